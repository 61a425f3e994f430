"""What a table tells somebody: the table, the moment, the chat. Everything here is a function of
what the eyes in question may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from serai.table.errors import NotRunning
from serai.table.offering import offers

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.course import Course
    from serai.table.facts import Dice, Moment, SeatFacts, TableFacts, Told
    from serai.table.session import Session

CHAT_LINES = 100
"""So many of the last lines are told to whoever comes."""


def eyes_of(session: Session, who: str | None) -> Seat | None:
    """The seat whose eyes somebody sees with. People at one screen see with those of the one to
    act, and with nobody's while others act; None watches."""
    seats = session.seats_of(who)
    if len(seats) == 1:
        return seats[0]
    return session.actor if session.actor in seats else None


def table_facts(session: Session, who: str | None, invite: str) -> TableFacts:
    """The table, as somebody may know it."""
    yours = session.seats_of(who)
    return {
        "id": session.id,
        "game": session.game.id,
        "options": session.options,
        "pace": session.pace,
        "stage": session.stage,
        "seats": [seat_facts(session, seat) for seat in range(len(session.seats))],
        "yours": yours,
        "host": who == session.host,
        "listed": session.listed,
        "watchers": watchers(session),
        "invite": invite if yours or who == session.host else None,
        "commitment": session.dice.commitment,
        "rematch": session.rematch,
        "rematch_of": session.rematch_of,
    }


def seat_facts(session: Session, seat: Seat) -> SeatFacts:
    """One seat."""
    holder = session.seats[seat]
    return {
        "seat": seat,
        "index": seat,
        "letter": session.game.letters[seat],
        "kind": holder.kind,
        "name": holder.name,
        "bot": holder.bot,
        "connected": holder.kind == "bot" or session.is_connected(holder.who),
    }


def watchers(session: Session) -> int:
    """How many watch without a seat."""
    return len({ear for ear in session.ears if not session.seats_of(ear.who)})


def course_of(session: Session) -> Course:
    """The course of a game that has begun; raises NotRunning."""
    if session.course is None:
        raise NotRunning("the game has not begun: a seat is still open")
    return session.course


def moment(session: Session, eyes: Seat | None, since: int) -> Moment:
    """The game as these eyes see it, with the story from a ply on."""
    course = course_of(session)
    actor = course.actor
    view = view_of(session, eyes)
    mine = eyes is not None and actor == eyes and not session.seats[eyes].is_played_by_bot
    scores, winners = results(session)
    return {
        "ply": course.ply,
        "you": eyes,
        "actor": actor,
        "view": view,
        "prompt": None if actor is None else {"id": session.game.asks(view), "args": {}},
        "offers": offers(course.match) if mine else [],
        "since": since,
        "story": story(course, eyes, since),
        "scores": scores,
        "can_undo": can_undo(session, eyes),
        "over": actor is None,
        "winners": winners,
        "dice": dice_facts(session),
    }


def results(session: Session) -> tuple[list[int], list[Seat]]:
    """Scores and winners, worked out once for all who are told them."""
    if session.results is None:
        course = course_of(session)
        won = course.match.winners if course.ended else []
        session.results = course.match.scores, won
    return session.results


def view_of(session: Session, eyes: Seat | None) -> dict[str, Any]:
    """What these eyes see. Where a game has no secrets all see the same, and it is made once."""
    game, s = session.game, course_of(session).match.state
    if game.hides is not None:
        return game.view(game, s, eyes)
    if session.open_view is None:
        session.open_view = game.view(game, s, None)
    letter = None if eyes is None else game.letters[eyes]
    return {**session.open_view, "seat": letter}


def can_undo(session: Session, eyes: Seat | None) -> bool:
    """Whether this seat may take back its last decision."""
    course = session.course
    if course is None or eyes is None or course.ended:
        return False
    return course.match.why_no_undo(eyes) is None


def story(course: Course, eyes: Seat | None, since: int) -> list[Told]:
    """What happened from a ply on, as these eyes may hear it."""
    return [
        {"ply": ply, "event": event.to_json()}
        for ply in range(since, course.ply)
        for event in course.told[ply]
        if event.is_heard_by(eyes)
    ]


def dice_facts(session: Session) -> Dice:
    """The dice: their secret only when the game is over."""
    told = session.dice.to_json(finished=session.stage == "over")
    del told["kind"]
    return told  # type: ignore[return-value]  # FairDice.to_json has just these fields


def encode(message: object) -> str:
    """JSON without spaces."""
    return orjson.dumps(message).decode()
