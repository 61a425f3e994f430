"""Other worlds of Silk Road: other goods drawn and stolen, other numbers chosen and not yet shown.
The rules' `guess` draws them, each as often as it is likely after all that the seat has seen."""

from __future__ import annotations

from typing import Any

from serai.engine.seat import Seat
from serai.games.silk_road.actions import SPACE, DrawGood, DrawStolen, Reveal
from serai.games.silk_road.rules.setup import next_to_draw
from serai.games.silk_road.rules.vizier import next_to_reveal
from serai.games.silk_road.terms import GOODS
from serai.research.spiel_reliving import Choose, Rng, by_ear, is_hidden, shuffled
from serai.research.spiel_trail import Trail

SEEDS = 1 << 62


def imagine(trail: Trail, seat: Seat, rng: Rng) -> Choose:
    """What chance and the others may have done. Where the trail begins in the middle of a game, all
    know what was drawn before, which a guess does not; so the rest is played by ear."""
    if trail.root.s.drawn.any():
        return by_ear(trail, seat, rng)
    world = trail.known_to(seat)
    trail.game.play.guess(world, seat, int(rng() * SEEDS))
    hands = [hand_of(world, each, rng) for each in range(int(world.players))]

    def choose(at: Trail, ply: Trail) -> int | None:
        if not is_hidden(ply, seat, trail):
            return ply.number
        return imagined(at, ply, hands, world)

    return choose


def hand_of(world: Any, seat: Seat, rng: Rng) -> list[int]:
    """What the seat drew in this world, in a random order."""
    drawn = world.drawn[seat]
    goods = [good for good in range(1, GOODS + 1) for _ in range(int(drawn[good]))]
    return shuffled(goods, rng)


def imagined(at: Trail, ply: Trail, hands: list[list[int]], world: Any) -> int | None:
    """What was played in this world at a ply that is hidden."""
    kind = type(ply.action)
    if kind is DrawGood:
        seat = next_to_draw(at.s)
        return SPACE.number(DrawGood(hands[seat][int(at.s.drawn_number[seat])]))
    if kind is DrawStolen:
        return SPACE.number(DrawStolen(int(world.stolen[at.s.thefts])))
    assert kind is Reveal, "nothing else is hidden"
    return SPACE.number(Reveal(int(world.revealed[next_to_reveal(at.s)])))
