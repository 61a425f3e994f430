"""What is decided before anything is written: may this be done, and what will the log say of it.

A function here asks and changes nothing; it raises a TableError or answers with a decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.errors import BadNotation, IllegalAction
from serai.engine.seat import NOBODY
from serai.table.errors import (
    BadInput,
    Closed,
    Illegal,
    NoSeat,
    NotFound,
    NotRunning,
    NotYourTurn,
    OldPly,
    UndoRefused,
)
from serai.table.lone_choice import first_ply_of_choice, make_lone_choices
from serai.table.offering import offer_of
from serai.table.session import first_match, match_of

if TYPE_CHECKING:
    from serai.engine.match import Match, Move
    from serai.engine.seat import Seat
    from serai.table.facts import Action, Stage
    from serai.table.session import Session


@dataclass(frozen=True)
class Decision:
    """An entry to be: its kind and body; the table's new stage if that changes; and if something is
    played, the match after it."""

    kind: str
    body: dict[str, Any]
    stage: Stage | None = None
    after: Match | None = None


def begin(session: Session) -> Decision:
    """The last seat is taken: the dice get everybody's words, and chance lays the board out."""
    after, _ = look_ahead(first_match(session), None)
    return Decision("began", {"actions": actions_of(after, 0)}, "running", after)


def play(session: Session, who: str, ply: int, move: Move) -> Decision:
    """A person plays."""
    match = running_match(session)
    seats = must_sit(session, who)
    check_ply(match, ply)
    seat = session.actor
    if seat not in seats:
        raise NotYourTurn("somebody else has to decide")
    if session.seats[seat].is_played_by_bot:
        raise NotYourTurn("a bot plays in your place: return to your seat first")
    return _played(match, seat, move)


def play_as_bot(session: Session, seat: Seat, ply: int, move: Move) -> Decision:
    """The bot of a seat plays."""
    match = running_match(session)
    check_ply(match, ply)
    if session.actor != seat or not session.seats[seat].is_played_by_bot:
        raise NotYourTurn("no bot has to decide")
    return _played(match, seat, move)


def _played(match: Match, seat: Seat, move: Move) -> Decision:
    try:
        after, following = look_ahead(match, move)
    except IllegalAction as error:
        raise Illegal(error.refusal) from None
    except BadNotation as error:
        raise BadInput(str(error)) from None
    body = {"ply": match.ply, "seat": seat, "actions": actions_of(after, match.ply)}
    return Decision("played", body, "over" if following == NOBODY else None, after)


def look_ahead(match: Match, move: Move | None) -> tuple[Match, Seat]:
    """The match after a decision (None: the beginning) and whatever follows it by itself, and who
    decides then. The match itself stays where it is."""
    after = match.branch()
    if move is not None:
        after.play(move)
        make_lone_choices(after)
    return after, after.settle()


def actions_of(match: Match, since: int) -> list[Action]:
    """What has been played from a ply on, as the log writes it."""
    return [offer_of(match.game.space, number)["action"] for _, number in match.log[since:]]


def undo(session: Session, who: str, ply: int) -> Decision:
    """A person takes back the last decision, if it was theirs and nothing else has spoken since,
    with all that it brought about by itself."""
    match = running_match(session)
    seats = must_sit(session, who)
    check_ply(match, ply)
    if match.ply == 0:
        raise UndoRefused("there is nothing to take back")
    last = match.seat_of(match.ply - 1)
    reason = match.why_no_undo(last if last in seats else seats[0])
    if reason:
        raise UndoRefused(reason)
    return Decision("undone", {"ply": first_ply_of_choice(match), "seat": last})


def chat(session: Session, who: str, text: str) -> Decision:
    """A person at the table says something: one paragraph of plain text."""
    must_be_open(session)
    seats = must_sit(session, who)
    plain = " ".join("".join(sign for sign in text if sign.isprintable() or sign == "\n").split())
    if not plain:
        raise BadInput("there is nothing in this message to be read")
    seat = session.actor if session.actor in seats else seats[0]
    return Decision("chatted", {"seat": seat, "text": plain})


# --- Questions that several of them ask --------------------------------------------------------


def running_match(session: Session) -> Match:
    """The match of a running game; raises NotRunning."""
    match = match_of(session)
    must_be_open(session)
    if session.stage == "over":
        raise NotRunning("the game is over")
    return match


def must_be_open(session: Session) -> None:
    """Raise Closed at a table that is closed."""
    if session.stage == "closed":
        raise Closed("this table is closed")


def must_sit(session: Session, who: str | None) -> list[Seat]:
    """The seats of somebody who must have one; raises NoSeat."""
    seats = session.seats_of(who)
    if not seats:
        raise NoSeat("you do not sit at this table")
    return seats


def check_seat(session: Session, seat: Seat) -> None:
    """Raise NotFound unless the table has this seat."""
    if seat not in range(len(session.seats)):
        raise NotFound(f"there is no seat {seat}")


def check_ply(match: Match, ply: int) -> None:
    """Raise OldPly unless the client saw the table as it is."""
    if ply != match.ply:
        raise OldPly(f"the table is at ply {match.ply}, not at {ply}: look again")
