"""Other worlds of Silver Isle: crews that look alike may have come and gone in another order.

The seats' secrets do not touch each other: what one shows of its crews, such as in a fight, is the
same in all worlds. So we follow each seat by itself, by its *spreads*: how its coins may lie after
a ply, as far as anybody else can tell. From the start of a trail to its end we play out how each
spread comes about, once; then worlds are drawn from the end to the start, so that each history that
agrees is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from serai.engine.action import Action, parts
from serai.engine.layout import copy_record
from serai.engine.seat import Seat
from serai.games.silver_isle.parts import CREW, SOURCE
from serai.games.silver_isle.rules.knowledge import look_alike
from serai.games.silver_isle.terms import CREWS, SEATS
from serai.research.spiel_reliving import Choose, Rng, draw
from serai.research.spiel_trail import Trail

Spread: TypeAlias = tuple[int, ...]
"""The coins of a seat, slot by slot."""


class Way(NamedTuple):
    """How a spread may come about: from which, by what number."""

    start: Spread
    number: int


class Step(NamedTuple):
    """The spreads of a seat after a ply, each with its share of all histories that agree so far;
    and the ways to each, or None where this ply changed nothing."""

    shares: Mapping[Spread, float]
    ways: Mapping[Spread, list[Way]] | None


ROWS = ("crews", "crew_at", "loaded", "worlds")
"""What the record says of a seat's crews."""
_STEPS: WeakKeyDictionary[Trail, list[Step]] = WeakKeyDictionary()


def imagine(trail: Trail, seat: Seat, rng: Rng) -> Choose:
    """What the others may have done."""
    played = {ply: ply.number for ply in trail.plies}
    for other in range(SEATS):
        if other != seat:
            played |= imagined(trail, other, rng)
    return lambda _, ply: played[ply]


def imagined(trail: Trail, owner: Seat, rng: Rng) -> dict[Trail, int]:
    """What a seat may have played instead, at each ply where it moved its crews."""
    shares = steps_of(trail)[owner].shares
    spread = draw(list(shares), list(shares.values()), rng)
    played = {}
    for ply in reversed(trail.plies):
        assert ply.before is not None, "a ply was played"
        ways = steps_of(ply)[owner].ways
        if ways is not None:
            before = steps_of(ply.before)[owner].shares
            way = draw(ways[spread], [before[way.start] for way in ways[spread]], rng)
            spread = way.start
            if ply.who == owner:
                played[ply] = way.number
    return played


# --- From the start to the end ----------------------------------------------------------------


def steps_of(trail: Trail) -> list[Step]:
    """The last step of each seat; worked out once for each trail."""
    for ply in (trail.root, *trail.plies):
        if ply not in _STEPS:
            _STEPS[ply] = [step_of(ply, owner) for owner in range(SEATS)]
    return _STEPS[trail]


def step_of(ply: Trail, owner: Seat) -> Step:
    """How the coins of a seat may lie after this ply. At the start everybody knows it."""
    if ply.before is None:
        return Step({spread_of(ply, owner): 1.0}, {})
    before = _STEPS[ply.before][owner]
    if not touches(ply, owner):
        return Step(before.shares, None)
    ways: dict[Spread, list[Way]] = {}
    for start in before.shares:
        for number, spread in outcomes(ply, owner, start):
            ways.setdefault(spread, []).append(Way(start, number))
    times = {spread: sum(before.shares[way.start] for way in to) for spread, to in ways.items()}
    total = sum(times.values())
    return Step({spread: number / total for spread, number in times.items()}, ways)


def spread_of(trail: Trail, owner: Seat) -> Spread:
    """How the coins of a seat lie."""
    return tuple(trail.s.crews[owner].tolist())


def touches(ply: Trail, owner: Seat) -> bool:
    """Whether the ply moves crews of this seat, names one, or shows something of them."""
    assert ply.before is not None, "a ply was played"
    if ply.who == owner and names_crews(ply.action):
        return True
    return any((ply.before.s[row][owner] != ply.s[row][owner]).any() for row in ROWS)


def outcomes(ply: Trail, owner: Seat, start: Spread) -> Iterator[tuple[int, Spread]]:
    """What the seat may have played there if its coins lay so, and how they lie then, if it all
    looks the same to everybody else."""
    assert ply.before is not None, "a ply was played"
    s = copy_record(ply.before.s)
    s.crews[owner] = start
    at = Trail(ply.game, s)
    for number in alike(ply, owner, start):
        if at.allows(number):
            then = at.play(number)
            if then.line(None) == ply.line(None):
                yield number, spread_of(then, owner)


def alike(ply: Trail, owner: Seat, start: Spread) -> Iterator[int]:
    """The same action to the eye: with each crew that it names, or any that looked like it."""
    names = names_crews(ply.action)
    if ply.who != owner or not names:
        yield ply.number
        return
    choices = [lookalikes(ply, owner, start, getattr(ply.action, name)) for name in names]
    for crews in product(*choices):
        words = vars(ply.action) | dict(zip(names, crews, strict=True))
        yield ply.game.space.number(type(ply.action)(**words))


def names_crews(action: Action) -> list[str]:
    """The parts of an action that name crews of whoever plays it."""
    named = [(name, domain) for name, domain in parts(type(action)) if domain in (CREW, SOURCE)]
    return [name for name, domain in named if domain.write(getattr(action, name)) in CREW]


def lookalikes(ply: Trail, owner: Seat, start: Spread, crew: int) -> list[int]:
    """The crews that may be this one, if the coins lay so: all of its pool."""
    assert ply.before is not None, "a ply was played"
    s = ply.before.s
    slot = spread_of(ply.before, owner).index(crew)
    return [start[each] for each in range(CREWS) if look_alike(s, owner, slot, each)]
