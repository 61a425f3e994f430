"""What others did in Silk, in a few words, and what of it a seat has to see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from serai.engine.event import Event
from serai.engine.naming import OWN
from serai.engine.recap import EVERYBODY, Heard, Phrase, Retelling, Turns, phrase
from serai.games.silk import events

COUNTED: tuple[tuple[str, type[Event]], ...] = (
    ("recap-placed-worms", events.WormPlaced),
    ("recap-nurseries", events.NurseryBuilt),
    ("recap-walls", events.WallBuilt),
    ("recap-regenerated", events.TileRegenerated),
    ("recap-rescued", events.WormRescued),
    ("recap-raised", events.WormRaised),
)
"""Phrases of which it is enough to know how often they were done."""
OPENS = (events.TurnBegan, events.WormPlaced, events.PiecePlaced, events.NurseryBuilt)
"""In the set-up, whoever places has the turn."""


def opens(event: Event) -> str | None:
    """silk.turn.1 Whose turn it is; at the end everybody is counted."""
    if isinstance(event, events.ScoreCounted):
        return EVERYBODY
    return str(event.seat) if isinstance(event, OPENS) else None


def phrases(turns: Turns) -> Iterator[Phrase]:
    """What it brought and cost, to whose worms it was done, and what else was done: what matters
    most comes first."""
    yield from _points(turns)
    yield from _worms(turns)
    for message, kind in COUNTED:
        if heard := turns.of(kind):
            yield phrase(message, heard, number=len(heard))
    yield from _pieces(turns)


def _pieces(turns: Turns) -> Iterator[Phrase]:
    for each in turns.of(events.PiecePlaced):
        yield phrase("recap-placed-piece", [each], piece=each.event.piece)
    moved = turns.of(events.PieceMoved)
    for piece in dict.fromkeys(each.event.piece for each in moved):
        yield phrase("recap-moved", [e for e in moved if e.event.piece == piece], piece=piece)


def _worms(turns: Turns) -> Iterator[Phrase]:
    """What became of worms of others. One's own are only told of if they were captured."""
    for owner, heard in _by_owner(turns.of(events.WormsCaptured)):
        number = sum(each.event.number for each in heard)
        own = OWN if owner == turns.seat else owner
        yield phrase("recap-captured", heard, owner=own, number=number)
    bumped = turns.of(events.WormBumped, events.WormPushedOff)
    for owner, heard in _by_owner(bumped):
        if owner != turns.seat:
            yield phrase("recap-bumped", heard, owner=owner, number=len(heard))


def _by_owner(heard: Iterable[Heard]) -> Iterator[tuple[str, list[Heard]]]:
    events_of: dict[str, list[Heard]] = {}
    for each in heard:
        events_of.setdefault(each.event.owner, []).append(each)
    yield from events_of.items()


def _points(turns: Turns) -> Iterator[Phrase]:
    grazed, segments = turns.of(events.TileGrazed), turns.of(events.SegmentScored)
    if grazed:
        points = turns.total("points", events.TileGrazed)
        yield phrase("recap-grazed", grazed, number=len(grazed), points=points)
    if segments:
        points = turns.total("points", events.SegmentScored)
        yield phrase("recap-segments", turns.of(events.WallBuilt), points=points)
    for each in turns.of(events.ImprovementClaimed):
        facts = {"improvement": each.event.improvement, "points": each.event.points}
        yield phrase("recap-improvement", **facts)
    if price := turns.total("price", events.DieUsed):
        yield phrase("recap-paid", points=price)
    if lost := turns.of(events.DieLost):
        yield phrase("recap-lost-dice", number=len(lost))
    if turns.of(events.EndTriggered):
        yield phrase("recap-ended")


def concerns(told: Sequence[Event], reader: str) -> list[int]:
    """silk.capture.1 Your worms were captured."""
    return [
        place
        for place, event in enumerate(told)
        if isinstance(event, events.WormsCaptured) and event.owner == reader
    ]


RETELLING = Retelling(turn=events.TurnBegan, opens=opens, phrases=phrases, concerns=concerns)
