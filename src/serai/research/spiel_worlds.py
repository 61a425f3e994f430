"""Other worlds: plies that may have been played instead, as far as a seat can tell. They lead from
the same start to where the seat has heard and decided the same, ply by ply."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.research.spiel_trail import Trail

Rng: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to, not including, 1."""
Choose: TypeAlias = Callable[[Trail, Trail], int | None]
"""What is played instead, by the other world and the ply as it was. None: nothing will do."""

TRIES = 20
"""After so many vain tries the world is taken as it is: that one agrees for certain."""


def another_world(trail: Trail, seat: Seat, rng: Rng) -> Trail:
    """A trail that this seat cannot tell from this one. It is another only where something is
    hidden."""
    if trail.game.hides is None or trail.actor == NOBODY:
        return trail
    for _ in range(TRIES):
        found = relived(trail, seat, lambda at, ply: by_ear(at, ply, seat, trail, rng))
        if found is not None:
            return found
    return trail


def relived(trail: Trail, seat: Seat, choose: Choose) -> Trail | None:
    """The trail once more with other plies, if the seat cannot tell; None if it can."""
    at = trail.root
    for ply in trail.plies:
        number = choose(at, ply)
        if number is None:
            return None
        if at is ply.before and number == ply.number:
            at = ply
            continue
        if number not in at.numbers:
            return None
        at = at.play(number)
        if at.line(seat) != ply.line(seat):
            return None
    return at


def by_ear(at: Trail, ply: Trail, seat: Seat, trail: Trail, rng: Rng) -> int | None:
    """What was played, or where that is hidden from the seat on the whole trail, anything of the
    kind that sounds the same to it: outcomes of chance by their weights."""
    if not is_hidden(ply, seat, trail):
        return ply.number
    alike = [number for number in at.numbers if sounds_like(at, number, ply, seat)]
    if not alike:
        return None
    weights = [int(at.game.play.weight(at.s, number)) for number in alike]
    return drawn(alike, weights if at.actor == CHANCE else [1] * len(alike), rng)


def is_hidden(ply: Trail, seat: Seat, trail: Trail) -> bool:
    """Whether this seat does not know at the end of the trail what was played at this ply."""
    hides = ply.game.hides
    assert hides is not None, "something is hidden"
    assert ply.before is not None, "a ply was played"
    return ply.who != seat and hides(ply.before.s, ply.action, trail.s, seat)


def sounds_like(at: Trail, number: int, ply: Trail, seat: Seat) -> bool:
    """Whether the seat would hear the same if this were played."""
    if type(at.game.space.action(number)) is not type(ply.action):
        return False
    return at.play(number).line(seat) == ply.line(seat)


def drawn(numbers: list[int], weights: list[int], rng: Rng) -> int:
    """One of the numbers, as often as its weight says."""
    ticket = rng() * sum(weights)
    for number, weight in zip(numbers, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return number
    return numbers[-1]
