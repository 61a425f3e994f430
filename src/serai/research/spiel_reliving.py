"""To live through a trail once more, with other plies where a seat cannot tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from serai.engine.seat import CHANCE, Seat
from serai.research.spiel_trail import Trail

Item = TypeVar("Item")
Rng: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to, not including, 1."""
Choose: TypeAlias = Callable[[Trail, Trail], int | None]
"""What is played instead, by the other world and the ply as it was. None: nothing will do."""


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
        if not at.allows(number):
            return None
        at = at.play(number)
        if at.line(seat) != ply.line(seat):
            return None
    return at


def by_ear(trail: Trail, seat: Seat, rng: Rng) -> Choose:
    """What was played; where that is hidden from the seat, anything of the kind that sounds the
    same to it then: outcomes of chance by their weights. What is heard later may not fit."""

    def choose(at: Trail, ply: Trail) -> int | None:
        if not is_hidden(ply, seat, trail):
            return ply.number
        alike = [number for number in at.numbers if sounds_like(at, number, ply, seat)]
        if not alike:
            return None
        weights = [int(at.game.play.weight(at.s, number)) for number in alike]
        return draw(alike, weights if at.actor == CHANCE else [1] * len(alike), rng)

    return choose


def is_hidden(ply: Trail, seat: Seat, trail: Trail) -> bool:
    """Whether this seat does not know at the end of the trail what was played at this ply."""
    hides = ply.game.hides
    assert ply.before is not None, "a ply was played"
    if hides is None or ply.who == seat:
        return False
    return hides(ply.before.s, ply.action, trail.s, seat)


def sounds_like(at: Trail, number: int, ply: Trail, seat: Seat) -> bool:
    """Whether the seat would hear the same if this were played."""
    if type(at.game.space.action(number)) is not type(ply.action):
        return False
    return at.play(number).line(seat) == ply.line(seat)


def draw(items: Sequence[Item], weights: Sequence[float], rng: Rng) -> Item:
    """One of the items, as often as its weight says."""
    ticket = rng() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return item
    return items[-1]


def shuffled(items: Sequence[Item], rng: Rng) -> list[Item]:
    """The items in a random order."""
    left, order = list(items), []
    while left:
        order.append(left.pop(int(rng() * len(left))))
    return order
