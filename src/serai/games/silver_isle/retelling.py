"""What others did in Silver Isle, in a few words, and what of it a seat has to see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from serai.engine.event import Event
from serai.engine.naming import OWN
from serai.engine.recap import EVERYBODY, Heard, Phrase, Retelling, Turns, phrase
from serai.games.silver_isle import events, events_fight

AT_HOME = "europe"
OPENS = events.TurnBegan | events.PortPlaced | events.TileDrawn
"""In the set-up, whoever draws a tile or places a port has the turn."""
COUNTED: tuple[tuple[str, type[Event]], ...] = (
    ("recap-starved", events.CrewStarved),
    ("recap-loaded-crews", events.CrewLoaded),
    ("recap-loaded-silver", events.SilverLoaded),
    ("recap-unloaded-crews", events.CrewUnloaded),
    ("recap-mined", events.SilverMined),
    ("recap-claimed", events.SilverClaimed),
    ("recap-gained-tiles", events.TileGained),
)
"""Phrases of which it is enough to know how often they were done."""


def opens(event: Event) -> str | None:
    """isle.turn.1 Whose turn it is; at the end everybody is counted."""
    if isinstance(event, events.ScoreCounted):
        return EVERYBODY
    return event.seat if isinstance(event, OPENS) else None


def phrases(turns: Turns) -> Iterator[Phrase]:
    """What was done: the ways, the silver, the tiles, the fights."""
    for each in turns.of(events.PortPlaced):
        yield phrase("recap-placed-port", [each])
    yield from _ways(turns)
    for message, kind in COUNTED:
        if heard := turns.of(kind):
            yield phrase(message, heard, number=len(heard))
    yield from _silver(turns)
    yield from _tiles(turns)
    yield from _fights(turns)


def _ways(turns: Turns) -> Iterator[Phrase]:
    """Where the last step of crews and ship has led."""
    for message, kind in (("recap-moved", events.CrewMoved), ("recap-sailed", events.ShipSailed)):
        if heard := turns.of(kind):
            end = heard[-1].names.get("end")
            yield phrase(message, heard, number=len(heard), end=end or AT_HOME)


def _silver(turns: Turns) -> Iterator[Phrase]:
    unloaded = turns.of(events.SilverUnloaded)
    home = [each for each in unloaded if each.event.place == AT_HOME]
    ashore = [each for each in unloaded if each.event.place != AT_HOME]
    for message, heard in (("recap-brought-home", home), ("recap-put-ashore", ashore)):
        if heard:
            yield phrase(message, heard, number=len(heard))


def _tiles(turns: Turns) -> Iterator[Phrase]:
    for loser, heard in _by("loser", turns.of(events.TileTaken)):
        yield phrase("recap-took-tiles", heard, loser=loser, number=len(heard))
    for each in turns.of(events.MineDiscovered):
        yield phrase(
            "recap-discovered",
            [each],
            owner=_whose(turns, each.event.owner),
            number=each.event.value,
        )


def _whose(turns: Turns, letter: str) -> str:
    """A seat, or that it is whose turn it is."""
    return OWN if letter == turns.seat else letter


def _by(fact: str, heard: Iterable[Heard]) -> Iterator[tuple[str, list[Heard]]]:
    found: dict[str, list[Heard]] = {}
    for each in heard:
        found.setdefault(getattr(each.event, fact), []).append(each)
    yield from found.items()


def _fights(turns: Turns) -> Iterator[Phrase]:
    """isle.fight.1 Whom they attacked, and how it ended."""
    for each in turns.of(events_fight.FightFought):
        result = {turns.seat: "won", each.event.foe: "lost"}.get(each.event.winner, "even")
        yield phrase("recap-attacked", [each], foe=each.event.foe, result=result)
    for each in turns.of(events_fight.SilverCaptured):
        yield phrase(
            "recap-captured", seat=_whose(turns, each.event.seat), number=each.event.number
        )
    for each in turns.of(events_fight.ShipLost):
        yield phrase("recap-lost-ship", seat=_whose(turns, each.event.seat))


def concerns(told: Sequence[Event], reader: str) -> list[int]:
    """You were attacked: the fight, and all that came of it. Somebody took a tile from you."""
    found, is_ours = [], False
    for place, event in enumerate(told):
        if isinstance(event, events_fight.FightFought):
            is_ours = reader in (event.seat, event.foe)
        is_of_fight = isinstance(event, events_fight.FIGHT_EVENTS) and is_ours
        is_loss = isinstance(event, events.TileTaken) and event.loser == reader
        if is_of_fight or is_loss:
            found.append(place)
    return found


RETELLING = Retelling(turn=events.TurnBegan, opens=opens, phrases=phrases, concerns=concerns)
