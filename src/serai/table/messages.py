"""What a table tells somebody: the table, the moment, the chat. Each answer depends on nothing but
what its viewer may see. The viewer is a seat; None is a spectator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from serai.engine.tally import OpenTally
from serai.engine.view import View
from serai.table.absence import away_facts
from serai.table.change import change_between
from serai.table.offering import offers
from serai.table.retelling import recaps, story
from serai.table.saying import asked, turn_facts
from serai.table.session import SharedFacts, match_of
from serai.table.tallying import tally_facts

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.change import Known
    from serai.table.facts import (
        Dice,
        Moment,
        MomentChange,
        Offer,
        SeatFacts,
        TableFacts,
        Tally,
        Told,
    )
    from serai.table.session import Picture, Session

CHAT_LINES = 100
"""So many of the last lines are told to whoever comes."""


def viewer_of(session: Session, who: str | None) -> Seat | None:
    """The seat as which somebody sees the game; None for a spectator. Who holds several seats at
    one screen sees it as the one of them that has to decide, and as a spectator while others
    decide."""
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
        "options": session.switches,
        "pace": session.pace,
        "stage": session.stage,
        "seats": [seat_facts(session, seat) for seat in range(len(session.seats))],
        "yours": yours,
        "host": who == session.host,
        "listed": session.listed,
        "watchers": watchers(session),
        "invite": (session.book.invite or invite) if yours or who == session.host else None,
        "commitment": session.dice.commitment,
        "rematch": session.rematch,
        "rematch_of": session.rematch_of,
        "lesson": session.lesson,
        "origin": session.origin,
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
        "connected": is_here(session, seat),
        "away": away_facts(session, seat),
    }


def is_here(session: Session, seat: Seat) -> bool:
    """Whether whoever has this seat looks at the table; bots always do."""
    holder = session.seats[seat]
    return holder.kind == "bot" or session.is_connected(holder.who)


def presence(session: Session) -> dict[str, Any]:
    """Who is here, seat by seat, and how many watch."""
    seats = range(len(session.seats))
    return {
        "type": "presence",
        "connected": [is_here(session, seat) for seat in seats],
        "away": [away_facts(session, seat) for seat in seats],
        "watchers": watchers(session),
    }


def watchers(session: Session) -> int:
    """How many watch without a seat, here or at other processes."""
    here = [listener for listener in session.listeners if not session.seats_of(listener.who)]
    elsewhere = session.elsewhere.people(session.now())
    return len(here) + sum(not session.seats_of(who) for who in elsewhere)


def moment(session: Session, viewer: Seat | None, since: int) -> Moment:
    """The game as this viewer sees it, with the story from a ply on."""
    told = {"since": since, "story": story(session, viewer, since)}
    return {**picture(session, viewer), **told}  # type: ignore[typeddict-item]  # all of them


def picture(session: Session, viewer: Seat | None) -> Picture:
    """The moment without its story, which depends on what somebody has heard before. It is made
    once for each viewer, and what all are told alike once for all. Nobody may change it."""
    pictures = session.told.pictures
    if viewer not in pictures:
        pictures[viewer] = _picture(session, viewer)
    return pictures[viewer]


def change(
    session: Session, viewer: Seat | None, since: int, before: Picture, known: Known
) -> MomentChange:
    """What is otherwise in the moment than in the one before it."""
    now, gone = change_between(before, picture(session, viewer), known)
    told = {"since": since, "story": story(session, viewer, since)}
    return {"now": {**now, **told}, "gone": gone}


def _picture(session: Session, viewer: Seat | None) -> Picture:
    match, actor, shared = match_of(session), session.actor, shared_facts(session)
    mine = viewer is not None and actor == viewer and not session.seats[viewer].is_played_by_bot
    return {
        "ply": match.ply,
        "you": viewer,
        "actor": actor,
        "view": view_of(session, viewer),
        "prompt": None if actor is None else asked(session.game, match.history, viewer),
        "turn": shared.turn,
        "offers": offers(match) if mine else NO_OFFERS,
        "since": 0,
        "story": NO_STORY,
        "recaps": recaps(session, viewer),
        "scores": shared.scores,
        "tally": tally_of(session, viewer),
        "can_undo": can_undo(session, viewer),
        "over": actor is None,
        "winners": shared.winners,
        "dice": shared.dice,
    }


NO_OFFERS: list[Offer] = []
NO_STORY: list[Told] = []


def shared_facts(session: Session) -> SharedFacts:
    """What all viewers are told alike."""
    told = session.told
    if told.shared is None:
        match = match_of(session)
        won = match.winners if session.stage == "over" else []
        turn = turn_facts(session.game, match.history)
        told.shared = SharedFacts(match.scores, won, turn, dice_facts(session))
    return told.shared


def view_of(session: Session, viewer: Seat | None) -> dict[str, Any]:
    """What this viewer sees. In a game without secrets all see the same, and it is made once; in
    another, what lies open is."""
    game, s, told = session.game, match_of(session).state, session.told
    if game.hides is None:
        if told.view is None:
            told.view = game.view(game, s, None)
        return {**told.view, "seat": None if viewer is None else game.letters[viewer]}
    if not isinstance(game.view, View):
        return game.view(game, s, viewer)
    if told.opened is None:
        told.opened = game.view.open(game, s)
    return game.view(game, s, viewer, told.opened)


def tally_of(session: Session, viewer: Seat | None) -> Tally:
    """What each seat would have now, as this viewer may know it; worked out once for each viewer,
    and where all are told the same once for all."""
    game, tallies = session.game, session.told.tallies
    eyes = None if game.hides is None or isinstance(game.tally, OpenTally) else viewer
    if eyes not in tallies:
        tallies[eyes] = tally_facts(game, match_of(session).state, eyes)
    return tallies[eyes]


def can_undo(session: Session, viewer: Seat | None) -> bool:
    """Whether this seat may take back its last decision."""
    if session.match is None or viewer is None or session.stage != "running":
        return False
    return session.match.why_no_undo(viewer) is None


def dice_facts(session: Session) -> Dice:
    """The dice: their secret only when the game is over."""
    told = session.dice.to_json(finished=session.stage == "over")
    del told["kind"]
    return told  # type: ignore[return-value]  # FairDice.to_json has just these fields


def encode(message: object) -> str:
    """JSON without spaces."""
    return orjson.dumps(message).decode()
