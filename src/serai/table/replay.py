"""Looking back at a game: its plies one by one, and its dice drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.bots.chances import win_chances
from serai.engine.errors import BadRecord
from serai.engine.fairness import verify
from serai.engine.seat import CHANCE, EVERYBODY
from serai.table.errors import NotFound
from serai.table.messages import dice_facts
from serai.table.naming import names_of, told_event
from serai.table.session import finished_match, match_of
from serai.table.tallying import tally_facts

if TYPE_CHECKING:
    from serai.engine.match import Match
    from serai.engine.seat import Seat
    from serai.table.facts import DiceCheck, RecordedPly
    from serai.table.session import Session

MOST_PLIES = 200


def plies(
    session: Session, since: int, until: int, seat: Seat | None, reader: Seat | None = None
) -> Any:
    """Some plies of a finished game, as a seat (None: a spectator) saw them, or as EVERYBODY did
    together. What EVERYBODY saw is told to this `reader`: things are called after what is theirs.
    """
    match = finished_match(session)
    if seat not in (None, EVERYBODY, *range(len(session.seats))):
        raise NotFound(f"there is no seat {seat}")
    end = min(until, match.ply, since + MOST_PLIES)
    moments = [recorded(session, ply, seat, reader) for ply in range(since, end)]
    return {"since": since, "until": max(since, end), "plies": match.ply, "moments": moments}


def recorded(session: Session, ply: int, seat: Seat | None, reader: Seat | None) -> RecordedPly:
    """One ply: what was played, what it did, and the view after it."""
    reader = reader if seat == EVERYBODY else seat
    match = match_of(session)
    game, after, who = match.game, match.state_before(ply + 1), match.seat_of(ply)
    action = match.action_of(ply)
    heard = [event for event in session.events[ply] if event.is_heard_by(seat)]
    return {
        "ply": ply,
        "actor": None if who == CHANCE else who,
        "action": action.to_json(),
        "names": names_of(game, action, match.state_before(ply), reader),
        "story": [told_event(game, event, after, reader) for event in heard],
        "view": game.view(game, after, seat),
        "scores": [int(game.play.score(after, each)) for each in range(match.players)],
        "tally": tally_facts(game, after, seat),
        "chances": win_chances(game, after) if ends_a_turn(match, ply) else None,
    }


def ends_a_turn(match: Match, ply: int) -> bool:
    """Whether a seat decided this ply and somebody else decides the next one, or the game is over.
    In the middle of a turn a position looks worse than it is, because what is left of the turn is
    not counted."""
    if ply + 1 == match.ply:
        return True
    who = match.seat_of(ply)
    return who != CHANCE and match.seat_of(ply + 1) != who


def check_dice(session: Session) -> DiceCheck:
    """The dice. Once the game is over they are drawn again and compared."""
    match, dice = match_of(session), dice_facts(session)
    if session.stage != "over":
        return {"dice": dice, "checked": False, "plies": match.ply, "drawn": 0, "fault": None}
    try:
        verdict = verify(session.game, match.record())
    except BadRecord as error:
        fault = str(error)
        return {"dice": dice, "checked": True, "plies": match.ply, "drawn": 0, "fault": fault}
    return {
        "dice": dice,
        "checked": True,
        "plies": verdict.plies,
        "drawn": verdict.drawn,
        "fault": None,
    }
