"""What the others have done, as a viewer is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.engine.recap import Story
from serai.table.naming import told_event
from serai.table.saying import said
from serai.table.session import match_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from serai.engine.naming import Target
    from serai.engine.recap import Phrase, Recap
    from serai.engine.seat import Seat
    from serai.table.facts import FrameFacts, PhraseFacts, RecapFacts, Told
    from serai.table.facts import Place as ToldPlace
    from serai.table.session import Session

MOST_PLIES = 100
"""Of a turn that is played again."""


def recaps(session: Session, viewer: Seat | None) -> list[RecapFacts]:
    """The turns of others since the viewer last decided; of the last round for a spectator."""
    return [recap_facts(session, recap, viewer) for recap in story_of(session).recaps(viewer)]


def story_of(session: Session) -> Story:
    """The game so far, to be told again."""
    match = match_of(session)
    return Story(
        session.game, match.deciders, session.events.__getitem__, match.state_before, session.heard
    )


def recap_facts(session: Session, recap: Recap, viewer: Seat | None) -> RecapFacts:
    """What was done in one turn."""
    game, match = session.game, match_of(session)
    return {
        "seat": game.letters.index(recap.seat) if recap.seat else None,
        "since": recap.since,
        "until": recap.until,
        "phrases": [phrase_facts(phrase) for phrase in recap.phrases],
        "grave": [
            {"ply": ply, "event": told_event(game, event, match.state_before(ply + 1), viewer)}
            for ply, event in recap.grave
        ],
    }


def phrase_facts(phrase: Phrase) -> PhraseFacts:
    """A phrase, and where it was."""
    return {**said(phrase.said), "places": [_place(place) for place in phrase.places]}


def _place(target: Target) -> ToldPlace:
    return {"kind": target.kind, "value": target.word}


def again(session: Session, viewer: Seat | None, since: int, until: int) -> list[FrameFacts]:
    """Some plies of the game so far, each with the view that the viewer had after it; before them,
    the view from which they start."""
    match, game = match_of(session), session.game
    since = min(since, match.ply)
    end = min(until, match.ply, since + MOST_PLIES)
    return [
        {"ply": ply, "view": game.view(game, match.state_before(ply), viewer)}
        for ply in range(since, end + 1)
    ]


def story(session: Session, viewer: Seat | None, since: int) -> list[Told]:
    """What happened from a ply on, as this viewer may hear it, with marks where turns begin."""
    return list(_told(session, viewer, since))


def _told(session: Session, viewer: Seat | None, since: int) -> Iterator[Told]:
    game, match, retelling = session.game, match_of(session), session.game.retelling
    under_way = story_of(session).under_way(since)
    for ply, events in enumerate(session.events[since:], since):
        for event in events:
            begins = retelling.begins(event, under_way)
            under_way = under_way if begins is None else begins
            if not event.is_heard_by(viewer):
                continue
            told: Told = {
                "ply": ply,
                "event": told_event(game, event, match.state_before(ply + 1), viewer),
            }
            if begins is not None:
                told["opens"] = begins
            yield told
