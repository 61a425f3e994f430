"""What is decided before anything is written: may this be done, and what will the log say of it.

A function here asks and changes nothing; it raises a TableError or answers with a decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.errors import BadNotation, IllegalAction
from serai.table.course import Course
from serai.table.errors import (
    BadInput,
    Illegal,
    NoSeat,
    NotFound,
    NotRunning,
    NotYourTurn,
    OldPly,
    UndoRefused,
)
from serai.table.telling import course_of

if TYPE_CHECKING:
    from serai.engine.match import Move
    from serai.engine.seat import Seat
    from serai.table.facts import Stage
    from serai.table.session import Session


@dataclass(frozen=True)
class Decision:
    """An entry to be: its kind and body, and the table's new stage if that changes."""

    kind: str
    body: dict[str, Any]
    stage: Stage | None = None


def begin(session: Session) -> Decision:
    """The last seat is taken: the dice get everybody's words, and chance lays the board out."""
    words = tuple(holder.words for holder in session.seats)
    dice = type(session.dice)(session.dice.secret, words)
    course = Course(session.game, len(session.seats), session.options, dice)
    actions, _ = course.foresee(None)
    return Decision("began", {"actions": actions}, stage="running")


def play(session: Session, who: str, ply: int, move: Move) -> Decision:
    """A person plays."""
    course = running_course(session)
    seats = must_sit(session, who)
    check_ply(course, ply)
    seat = course.actor
    if seat not in seats:
        raise NotYourTurn("somebody else has to decide")
    if session.seats[seat].is_played_by_bot:
        raise NotYourTurn("a bot plays in your place: return to your seat first")
    return _played(course, seat, move)


def play_as_bot(session: Session, seat: Seat, ply: int, move: Move) -> Decision:
    """The bot of a seat plays."""
    course = running_course(session)
    check_ply(course, ply)
    if course.actor != seat or not session.seats[seat].is_played_by_bot:
        raise NotYourTurn("no bot has to decide")
    return _played(course, seat, move)


def _played(course: Course, seat: Seat, move: Move) -> Decision:
    try:
        actions, ended = course.foresee(move)
    except IllegalAction as error:
        raise Illegal(error.refusal) from None
    except BadNotation as error:
        raise BadInput(str(error)) from None
    body = {"ply": course.ply, "seat": seat, "actions": actions}
    return Decision("played", body, stage="over" if ended else None)


def undo(session: Session, who: str, ply: int) -> Decision:
    """A person takes back the last decision, if it was theirs and nothing else has spoken since."""
    course = running_course(session)
    seats = must_sit(session, who)
    check_ply(course, ply)
    if course.ply == 0:
        raise UndoRefused("there is nothing to take back")
    last = course.who(course.ply - 1)
    reason = course.match.why_no_undo(last if last in seats else seats[0])
    if reason:
        raise UndoRefused(reason)
    return Decision("undone", {"ply": course.ply - 1, "seat": last})


def chat(session: Session, who: str, text: str) -> Decision:
    """A person at the table says something: one paragraph of plain text."""
    seats = must_sit(session, who)
    plain = " ".join("".join(sign for sign in text if sign.isprintable() or sign == "\n").split())
    if not plain:
        raise BadInput("there is nothing in this message to be read")
    seat = session.actor if session.actor in seats else seats[0]
    return Decision("chatted", {"seat": seat, "text": plain})


# --- Questions that several of them ask --------------------------------------------------------


def running_course(session: Session) -> Course:
    """The course of a running game; raises NotRunning."""
    course = course_of(session)
    if course.ended:
        raise NotRunning("the game is over")
    return course


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


def check_ply(course: Course, ply: int) -> None:
    """Raise OldPly unless the client saw the table as it is."""
    if ply != course.ply:
        raise OldPly(f"the table is at ply {course.ply}, not at {ply}: look again")
