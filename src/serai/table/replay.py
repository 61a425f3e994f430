"""Looking back at a game: its plies one by one, and its dice drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.bots.chances import win_chances
from serai.engine.errors import BadRecord
from serai.engine.fairness import verify
from serai.table.errors import NotFound, NotOver
from serai.table.telling import course_of, dice_facts

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.course import Course
    from serai.table.facts import DiceCheck, RecordedPly
    from serai.table.session import Session

MOST_PLIES = 200


def plies(session: Session, since: int, until: int, seat: Seat | None) -> Any:
    """Some plies of a finished game, as a seat (None: a spectator) saw them."""
    course = course_of(session)
    if session.stage != "over":
        raise NotOver("the game is not over: its secrets are not for telling")
    if seat is not None and seat not in range(len(session.seats)):
        raise NotFound(f"there is no seat {seat}")
    end = min(until, course.ply, since + MOST_PLIES)
    moments = [recorded(course, ply, seat) for ply in range(since, end)]
    return {"since": since, "until": max(since, end), "plies": course.ply, "moments": moments}


def recorded(course: Course, ply: int, seat: Seat | None) -> RecordedPly:
    """One ply: what was played, what it did, and the view after it."""
    game, after = course.game, course.record_at(ply + 1)
    heard = [event for event in course.told[ply] if event.is_heard_by(seat)]
    return {
        "ply": ply,
        "actor": course.who(ply),
        "action": game.space.action(course.match.log[ply][1]).to_json(),
        "story": [event.to_json() for event in heard],
        "view": game.view(game, after, seat),
        "scores": [int(game.flow.score(after, who)) for who in range(course.match.players)],
        "chances": win_chances(game, after) if ends_a_turn(course, ply) else None,
    }


def ends_a_turn(course: Course, ply: int) -> bool:
    """Whether a seat decided this ply, and somebody else goes on: in the middle of a turn a
    position looks worse than it is, as what is left of the turn is not counted. With the last ply
    the game is over, even if chance decided it."""
    if ply + 1 == course.ply:
        return True
    who = course.who(ply)
    return who is not None and course.who(ply + 1) != who


def check_dice(session: Session) -> DiceCheck:
    """The dice; of a finished game, whether they came as they had to."""
    course, dice = course_of(session), dice_facts(session)
    if session.stage != "over":
        return {"dice": dice, "checked": False, "plies": course.ply, "drawn": 0, "fault": None}
    try:
        verdict = verify(session.game, course.match.record())
    except BadRecord as error:
        fault = str(error)
        return {"dice": dice, "checked": True, "plies": course.ply, "drawn": 0, "fault": fault}
    return {
        "dice": dice,
        "checked": True,
        "plies": verdict.plies,
        "drawn": verdict.drawn,
        "fault": None,
    }
