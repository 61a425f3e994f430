"""Our rules and the independent brute-force model give the same results, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from conformance.same import check_same
from oracle_silk_road.board import canonical
from oracle_silk_road.generate import random_game, random_options, random_position
from oracle_silk_road.invariants import violations
from oracle_silk_road.moves import chance_outcomes, outcomes
from oracle_silk_road.scoring import final_scores, winners
from serai.engine.errors import BadPosition
from serai.engine.seat import LETTERS
from silk_road.playing import ROAD
from silk_road.records import (
    Position,
    as_oracle,
    at_rest_after,
    branches,
    load,
    weighed,
    write,
)

CHUNKS = 20
FULL = {"outcomes": 2000, "games": 60, "thefts": 600, "faults": 4000}
FAST = {"outcomes": 24, "games": 1, "thefts": 12, "faults": 80}
PHASES = (
    "auction",
    "decide",
    "move",
    "bonus",
    "take",
    "take",
    "take",
    "barter",
    "pass",
    "handover",
)
MOST_BRANCHES = 300
"""Positions whose Vizier could go in more ways than this are left to the compiled full run."""


def chunks(kind: str) -> list[Any]:
    """A few cases for every day, and all of them in chunks for the full run."""
    fast = [pytest.param(f"{kind} fast", FAST[kind], MOST_BRANCHES, id="fast")]
    full = [pytest.mark.full, pytest.mark.compiled, pytest.mark.oracle]
    share = FULL[kind] // CHUNKS
    long = [(f"{kind} {i}", share, 3 * MOST_BRANCHES) for i in range(CHUNKS)]
    return fast + [pytest.param(*case, id=f"full-{i}", marks=full) for i, case in enumerate(long)]


def some_positions(seed: str, number: int, most: int) -> Iterator[Position]:
    """Random positions for 3 to 6 players in turn; every second one with random switches."""
    rng = Random(seed)
    for i in range(number):
        options = random_options(rng) if i % 2 else {}
        position = random_position(rng, 3 + i % 4, rng.choice(PHASES), **options)
        if branches(load(position)) <= most:
            yield position


def assert_same(position: Position, ours: set[str], theirs: set[str]) -> None:
    """Equal, or say where."""
    extra, missing = sorted(ours - theirs), sorted(theirs - ours)
    assert not extra, f"{position}\nonly ours: {extra[0]}\n{len(missing)} only the oracle's"
    assert not missing, f"{position}\nonly the oracle's: {missing[0]}"


@pytest.mark.parametrize(("seed", "number", "most"), chunks("outcomes"))
def test_a_decision_has_the_results_that_the_oracle_finds(
    seed: str, number: int, most: int
) -> None:
    """road.bid.1 to .15, road.move.1, road.tile.1 to .7, road.pass.1 to .6, road.crook.1 to .9"""
    for position in some_positions(seed, number, most):
        ours = {as_oracle(s) for s in at_rest_after(load(position))}
        assert_same(position, ours, outcomes(position))


@pytest.mark.parametrize(("seed", "number", "most"), chunks("thefts"))
def test_a_thief_draws_with_the_chances_that_the_oracle_finds(
    seed: str, number: int, most: int
) -> None:
    """road.thief.1, .2"""
    rng = Random(seed)
    found = 0
    while found < number:
        options = random_options(rng) if found % 2 else {}
        start = random_position(rng, 3 + found % 4, "take", **options)
        if "thief" not in start["tiles"].get(start["caravan"], ()):
            continue
        found += 1
        robbed = ROAD.load(start, chance="manual")
        robbed.play("take thief")
        victim = rng.choice(
            [str(a)[-1] for a in robbed.legal() if str(a).startswith("steal")] or [""]
        )
        if not victim or not start["goods"][victim]:
            continue
        robbed.play(f"steal {victim}")
        assert weighed(robbed.state) == chance_outcomes(start, tile="thief", victim=victim)


@pytest.mark.parametrize(("seed", "number", "most"), chunks("games"))
def test_every_position_of_the_oracles_games_is_ours_too(seed: str, number: int, most: int) -> None:
    """road.setup.1 to .18, road.score.1 to .7: reading, writing, scores and winners agree."""
    rng = Random(seed)
    for i in range(number):
        game = random_game(rng, 3 + rng.randrange(4), **(random_options(rng) if i % 2 else {}))
        for position in game:
            s = load(position)
            assert as_oracle(s) == canonical(position)
            check_same(load(write(s)), s)
        last = ROAD.load(game[-1])
        assert last.over
        seats = LETTERS[: last.players]
        assert dict(zip(seats, last.scores, strict=True)) == final_scores(game[-1])
        assert [seats[seat] for seat in last.winners] == winners(game[-1])


# --- Impossible positions ---------------------------------------------------------------------


def damaged(rng: Random, position: Position) -> Position:
    """A position with one thing wrong with it, perhaps."""
    harm = rng.choice(
        ("phase", "caravan", "pawn", "tokens", "tile", "bids", "kept", "goods", "used")
    )
    seats = LETTERS[: position["players"]]
    here = position["caravan"]
    tiles = {city: list(names) for city, names in position["tiles"].items()}
    if harm == "phase":
        return position | {"phase": rng.choice(PHASES)}
    if harm == "pawn":
        return position | {"pawn": rng.choice(seats)}
    if harm == "tokens":
        return position | {"tokens": {seat: rng.choice((0, 0, 1, 2)) for seat in seats}}
    if harm == "tile" and tiles:
        rng.choice(list(tiles.values())).pop()
        return position | {"tiles": tiles}
    if harm == "bids" and position["phase"] in ("auction", "decide"):
        bids = {seat: rng.choice(("pass", 1, 2, 40)) for seat in seats if rng.random() < 0.5}
        return position | {"bids": bids}
    if harm == "kept":
        kept = [rng.choice(("crook", f"barterer@{here}", "barterer@tyre")) for _ in range(3)]
        return position | {"kept": {rng.choice(seats): kept}}
    if harm == "goods":
        return position | {"goods": {rng.choice(seats): {"silk": rng.choice((14, 15))}}}
    if harm == "used":
        return position | {"viziers_used": rng.randrange(8)}
    return position | {"caravan": rng.choice(("kashgar", "aleppo", "antioch", "chang_an"))}


@pytest.mark.parametrize(("seed", "number", "most"), chunks("faults"))
def test_positions_are_refused_where_the_oracle_finds_a_fault(
    seed: str, number: int, most: int
) -> None:
    """Impossible positions are refused, all others load."""
    rng = Random(seed)
    for i in range(number):
        options = random_options(rng) if i % 2 else {}
        start = random_position(rng, 3 + i % 4, rng.choice(PHASES), **options)
        position = damaged(rng, start)
        position.pop("turn")
        if position["phase"] not in ("auction", "decide"):
            position["bids"] = {}  # the oracle passes them over there, we refuse them
        empty = not position["tiles"].get(position["caravan"])
        if empty and position["phase"] in ("bonus", "take"):
            continue  # an empty market may be written by hand: the leader hands the pawn on
        faults = violations(position)
        if faults == ["road.bid.15"] and position["phase"] == "auction" and not position["bids"]:
            faults = []  # the last auction may be written by hand: it is skipped
        refused = reason_to_refuse(position)
        if faults or not refused.endswith(OURS_ALONE):
            assert bool(refused) == bool(faults), f"{position} {faults} {refused}"


OURS_ALONE = (
    "of that colour [road.setup.6]",
    "Grand Viziers [road.comp.4]",
    "where none may lie [road.setup.10]",
    "where none may lie [road.reverse.4]",
    "the leader has the first go [road.bid.10]",
    "the leader has had the first go, and has no turn token [road.pass.1]",
    "alone [road.bid.9]",
    "until the auction is over the holder has the pawn [road.turn.2]",
)
"""What we refuse and the oracle passes over: it does not count the tile in use, nor ask where kept
tiles are from or who has had the first go."""


def reason_to_refuse(position: Position) -> str:
    """Why we do not read a position."""
    try:
        load(position)
    except BadPosition as refused:
        return str(refused)
    return ""
