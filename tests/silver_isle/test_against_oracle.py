"""Our rules and the independent brute-force model give the same results, position by position."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from oracle_silver_isle.board import Position, canonical
from oracle_silver_isle.generate import random_options, random_position
from oracle_silver_isle.secrets import knowledge, learn
from oracle_silver_isle.turns import decisions, outcomes
from serai.games.silver_isle.position_knowledge import pools
from serai.games.silver_isle.terms import Phase
from silver_isle.records import (
    MIDDLE,
    SUITS,
    after,
    after_each,
    at_rest_after,
    distributions,
    legal_actions,
    load,
    normal_forms,
    write,
)

CHUNKS = 10
FULL = {"act": 600, "starve": 100, "port": 100, "build": 100, "secrets": 120}
FAST = {"act": 10, "starve": 4, "port": 3, "build": 4, "secrets": 2}


def chunks(kind: str) -> list[Any]:
    """A few cases for every day, and all of them in chunks for the full run."""
    full = [pytest.mark.full, pytest.mark.compiled, pytest.mark.oracle]
    share = FULL[kind] // CHUNKS
    long = [pytest.param(f"{kind} {i}", share, id=f"full-{i}", marks=full) for i in range(CHUNKS)]
    return [pytest.param(f"{kind} fast", FAST[kind], id="fast"), *long]


def some_positions(seed: str, number: int, phase: str) -> Iterator[Position]:
    """Random positions; every second one with random options."""
    rng = Random(seed)
    for i in range(number):
        yield random_position(rng, phase, **(random_options(rng) if i % 2 else {}))


def assert_same(position: Position, ours: set[str], theirs: set[str]) -> None:
    """Equal, or say where."""
    extra, missing = sorted(ours - theirs), sorted(theirs - ours)
    assert not extra, f"{position}\nonly ours: {extra[0]}\n{len(missing)} only the oracle's"
    assert not missing, f"{position}\nonly the oracle's: {missing[0]}"


@pytest.mark.parametrize(("seed", "number"), chunks("act"))
def test_actions_have_the_results_that_the_oracle_finds(seed: str, number: int) -> None:
    """isle.turn.3, isle.turn.5, isle.turn.6, isle.fight.9"""
    for position in some_positions(seed, number, "act"):
        assert_same(position, normal_forms(at_rest_after(load(position))), outcomes(position))


@pytest.mark.parametrize(("seed", "number"), chunks("starve"))
def test_starvation_has_the_results_that_the_oracle_finds(seed: str, number: int) -> None:
    """isle.starve.1 to .10"""
    for position in some_positions(seed, number, "starve"):
        s = load(position)
        assert s.phase == Phase.STARVE
        assert_same(position, normal_forms(at_rest_after(s)), outcomes(position))


@pytest.mark.parametrize(("seed", "number"), chunks("port"))
def test_ports_have_the_places_that_the_oracle_finds(seed: str, number: int) -> None:
    """isle.port.1 to .7"""
    for position in some_positions(seed, number, "port"):
        assert_same(position, normal_forms(at_rest_after(load(position))), outcomes(position))


@pytest.mark.parametrize(("seed", "number"), chunks("build"))
def test_tiles_are_laid_where_the_oracle_lays_them(seed: str, number: int) -> None:
    """isle.build.4 to .18, isle.seat.3"""
    for position in some_positions(seed, number, "build"):
        s = load(position)
        laid = list(after_each(s)) if s.phase == Phase.LAY else [s]
        ours = [then for laying in laid for then in after_each(laying)]
        theirs = [load(json.loads(text)) for text in outcomes(position)]
        assert_same(position, normal_forms(ours), normal_forms(theirs))


# --- Secrets ----------------------------------------------------------------------------------


def random_rest(s: Any, rng: Random) -> Any:
    """The record after one complete decision, taken at random."""
    turn, phase = int(s.turn), s.phase
    while True:
        kinds: dict[int, list[int]] = {}
        for action in legal_actions(s):
            kinds.setdefault(action // 400, []).append(action)
        action = rng.choice(rng.choice(list(kinds.values())))
        s = after(s, action)
        hungry = s.phase == Phase.STARVE and (s.turn != turn or phase == Phase.ACT)
        if s.phase not in MIDDLE or hungry:
            return s


@pytest.mark.parametrize(("seed", "number"), chunks("secrets"))
def test_the_public_knows_what_the_oracle_finds_by_enumeration(seed: str, number: int) -> None:
    """isle.info.3 to .11"""
    rng = Random(seed)
    for position in some_positions(seed, number, "act"):
        s = load(position)
        known = {suit: some_pools(s, i, rng) for i, suit in enumerate(SUITS)}
        position |= {"known": known}
        s = load(position)
        public = knowledge(position)
        for _ in range(4):
            if s.phase not in (Phase.ACT, Phase.STARVE):
                break
            then = random_rest(s, rng)
            text, before = canonical(write(then)), write(s)
            told = {label for label, results in decisions(before) if text in results}
            ours = {suit: distributions(then, suit) for suit in SUITS}
            explanations = [learn(before, public, label, text) for label in sorted(told)]
            assert ours in explanations, f"{before}\n{told}\n{text}"
            s, public = then, ours


def some_pools(s: Any, seat: int, rng: Random) -> list[str]:
    """The names of some pools of a seat."""
    return [name for name in pools(s, seat) if rng.random() < 0.4]
