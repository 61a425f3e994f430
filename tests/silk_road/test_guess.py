"""Guessing against exhaustive enumeration: every world that agrees with what a seat has seen can
come, no other can, and each about as often as it is likely."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Any

import pytest

from serai import IllegalAction, Match
from serai.games.silk_road.actions import DrawStolen
from serai.games.silk_road.rules.knowledge import takes_part
from silk_road.playing import ROAD
from silk_road.stories import PENDING, STORIES
from silk_road.worlds import guessed, heard, relive

World = tuple[tuple[int, ...], ...]
"""What each of the others drew, by kind, and what was stolen."""
HANDS = [
    tuple(hand.count(good) for good in range(1, 6))
    for hand in combinations_with_replacement(range(1, 6), 3)
]

# --- Enumeration ------------------------------------------------------------------------------


def drawn_ways(hand: tuple[int, ...]) -> int:
    """In how many orders a hand can be drawn."""
    ways = factorial(sum(hand))
    for number in hand:
        ways //= factorial(number)
    return ways


def secret_thefts(match: Match, seat: int) -> list[int]:
    """The thefts without this seat."""
    return [
        theft for theft in range(match.state.thefts) if not takes_part(match.state, theft, seat)
    ]


def dream(match: Match, seat: int, hands: dict[int, tuple[int, ...]], loot: dict[int, int]) -> Any:
    """A record that only says what was drawn and stolen."""
    world = match.redacted(seat)
    for other, hand in hands.items():
        world.drawn[other, 1:] = hand
    for theft, good in loot.items():
        world.stolen[theft] = good
    world.revealed[:] = match.state.revealed
    return world


def likelihood(again: Match) -> Fraction:
    """How likely chance was to go this way."""
    chance = Fraction(1)
    for ply, (who, number) in enumerate(again.log):
        if who < 0:
            before = again.past[ply]
            row = before.goods[before.victim] if _is_theft(number) else before.supply
            part = int(again.game.play.weight(before, number))
            chance *= Fraction(part, int(row[1:].sum()))
    return chance


def _is_theft(number: int) -> bool:
    return isinstance(ROAD.space.action(number), DrawStolen)


def enumerate_worlds(match: Match, seat: int) -> dict[World, Fraction]:
    """Every world in which the match could have been played and looked the same to this seat."""
    others = [other for other in range(3) if other != seat]
    truth = heard(match, seat)
    secrets = secret_thefts(match, seat)
    total = sum(match.state.drawn[other, 1:] for other in others)
    public = not match.state.supply_counts
    found: dict[World, Fraction] = {}
    for hands in product(HANDS, repeat=2):
        if public and tuple(map(sum, zip(*hands, strict=True))) != tuple(total):
            continue  # the supply lies open, so this is known
        for loot in product(range(1, 6), repeat=len(secrets)):
            by_theft = dict(zip(secrets, loot, strict=True))
            world = dream(match, seat, dict(zip(others, hands, strict=True)), by_theft)
            try:
                again = relive(match, world, seat)
            except IllegalAction:
                continue
            if heard(again, seat) == truth:
                ways = drawn_ways(hands[0]) * drawn_ways(hands[1])
                found[(*hands, loot)] = likelihood(again) * ways
    return found


def as_world(match: Match, s: Any, seat: int) -> World:
    """The world of a guessed record."""
    hands = (tuple(int(n) for n in s.drawn[other, 1:]) for other in range(3) if other != seat)
    loot = tuple(int(s.stolen[theft]) for theft in secret_thefts(match, seat))
    return (*hands, loot)


OPEN = [name for name in STORIES if name != "a hidden supply"]


@pytest.mark.parametrize("name", OPEN)
def test_guesses_are_worlds_that_agree(name: str) -> None:
    """road.info.1 to .3"""
    match = STORIES[name]
    found = {as_world(match, guessed(match, 0, i), 0) for i in range(60)}
    assert found <= set(enumerate_worlds(match, 0))


@pytest.mark.full
@pytest.mark.parametrize("name", OPEN)
def test_guesses_come_as_often_as_they_are_likely(name: str) -> None:
    """road.info.1 to .3"""
    match = STORIES[name]
    likely = enumerate_worlds(match, 0)
    total = sum(likely.values())
    number = 1500
    samples = Counter(as_world(match, guessed(match, 0, i), 0) for i in range(number))
    assert set(samples) <= set(likely)
    apart = sum(
        abs(Fraction(samples[world], number) - chance / total) for world, chance in likely.items()
    )
    assert apart / 2 < Fraction(1, 10), name
    for world, chance in likely.items():
        assert samples[world] or chance / total < Fraction(1, 100), world


@pytest.mark.full
@pytest.mark.compiled
def test_guesses_with_a_hidden_supply_are_worlds_that_agree() -> None:
    """road.info.1, road.setup.17"""
    match = STORIES["a hidden supply"]
    likely = enumerate_worlds(match, 0)
    total = sum(likely.values())
    samples = Counter(as_world(match, guessed(match, 0, i), 0) for i in range(20_000))
    assert set(samples) <= set(likely)
    for world, chance in likely.items():
        assert samples[world] or chance / total < Fraction(1, 1000), world


@pytest.mark.full
def test_where_chance_hardly_helps_a_search_finds_every_world(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without any proposal, the search alone has the same worlds."""
    from importlib import import_module  # noqa: PLC0415 (a package would hide the module)

    guessing = import_module("serai.games.silk_road.rules.guessing")
    if hasattr(guessing.guess, "py_func"):
        pytest.skip("compiled rules cannot be patched")
    monkeypatch.setattr(guessing, "TRIES", 0)
    for name in ("a theft, then both sell and give", "two thefts and a reveal"):
        match = STORIES[name]
        found = {as_world(match, guessed(match, 0, i), 0) for i in range(400)}
        assert found == set(enumerate_worlds(match, 0))


def test_a_pending_number_is_any_that_its_chooser_may_have_as_often_as_any_other() -> None:
    """road.vizier.3"""
    match = PENDING["a number is pending"]
    samples: Counter[tuple[int, int]] = Counter()
    for seed in range(200):
        world = guessed(match, 2, seed)
        samples[int(world.goods[0, world.named]), int(world.revealed[0])] += 1
    for owned in {owned for owned, _ in samples}:
        times = [samples[owned, number] for number in range(owned + 1)]
        assert sum(times) == sum(n for (others, _), n in samples.items() if others == owned)
        assert max(times) < 2 * (min(times) + 5)
