"""Section 13B over random games: conservation, no dead ends, journeys, markets, replay, undo."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from serai import CannotUndo, Match
from serai.engine.fairness import verify
from serai.engine.layout import make_records
from serai.engine.seat import CHANCE
from serai.games.silk_road.board import SHIPPED
from serai.games.silk_road.invariants import faults
from serai.games.silk_road.tables import TILES_PER_CITY, TURN_TOKENS
from serai.games.silk_road.terms import Phase
from silk_road.playing import ROAD, choose, random_options
from silk_road.records import OFFERS
from silk_road.watching import Fault, look, watch_games

GAMES = [*range(3), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(3, 40))]
TEN_THOUSAND = 10_000
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])
DIRECTIONS = pytest.mark.parametrize("direction", ["west", "east"])


# --- Games under watch ------------------------------------------------------------------------


def watch(players: int, direction: str, first: int, games: int) -> None:
    """Play games under watch; one in eight starts has no switch turned, the others some."""
    rng = Random(players)
    starts = make_records(ROAD.state, min(games, 64))
    for i in range(len(starts)):
        switches = random_options(rng) if (first + i) % 8 else {}
        starts[i] = ROAD.start(players, switches | {"direction": direction})
    fault, seed = watch_games(starts, make_records(ROAD.state, 2), OFFERS, first, games)
    assert fault == Fault.NONE, f"{Fault(fault).name}: seed {seed}, {players} players, {direction}"


@pytest.mark.parametrize(
    ("players", "direction"), [(3, "west"), (4, "east"), (5, "west"), (6, "east")]
)
def test_a_random_game_breaks_no_invariant(players: int, direction: str) -> None:
    """road.supply.1, .2, road.money.3, .4, road.turn.2, .3, road.move.1, road.pass.6"""
    watch(players, direction, 5, 1)


@pytest.mark.full
@pytest.mark.compiled
@DIRECTIONS
@PLAYERS
def test_ten_thousand_random_games_break_no_invariant(players: int, direction: str) -> None:
    """road.supply.1, .2, road.money.3, .4, road.turn.2, .3, road.move.1, road.pass.6"""
    watch(players, direction, 100, TEN_THOUSAND)


@pytest.mark.parametrize(
    ("field", "place", "value", "fault"),
    [
        ("supply", 1, 3, Fault.GOODS_LOST),
        ("money", 1, -1, Fault.NEGATIVE),
        ("tokens", 0, 9, Fault.TOKENS),
        ("net", (0, 2), 1, Fault.MEMORY),
        ("tiles", (15, 0), 0, Fault.TILES),
    ],
)
def test_the_watcher_sees_what_is_wrong(field: str, place: Any, value: int, fault: Fault) -> None:
    """road.supply.1, road.money.4"""
    s = ROAD.new(players=4, seed=3).state
    assert look(s, s) == Fault.NONE
    s[field][place] = value
    assert look(s, s) == fault


# --- Games that are told and written ----------------------------------------------------------


def played(seed: int) -> Match:
    """A random game with random switches."""
    rng = Random(seed)
    match = ROAD.new(players=3 + seed % 4, seed=seed, **random_options(rng))
    while match.actor is not None:
        assert match.legal(), "a dead end"
        match.play(choose(rng, match))
    return match


@pytest.mark.parametrize("seed", GAMES)
def test_a_random_game_keeps_the_laws(seed: int) -> None:
    """road.supply.1, .2, road.money.3, .4, road.turn.3, road.move.3, road.pass.6, road.three.5"""
    match = played(seed)
    records = [*match.past, match.state]
    for before, after in pairwise(records):
        check_step(before, after)
    for s in records[:: max(1, len(records) // 40)]:
        assert list(faults(SHIPPED, s)) == []
    moves = [int(s.caravan) for s in records]
    journey = [city for city, last in zip(moves[1:], moves, strict=False) if city != last]
    assert len(journey) in (12, 13)
    assert len(set(journey)) == len(journey)
    assert match.state.turn == len(journey)
    check_markets(match)


def check_step(before: object, after: object) -> None:
    """Money changes only by bank payments, goods only between stocks, supply and markers."""
    in_action = before.phase in (Phase.ACT, Phase.BONUS, Phase.REVEAL)
    if not in_action:
        assert before.money.sum() == after.money.sum()
    if not in_action and before.phase > Phase.DRAW:
        assert (before.goods == after.goods).all()
    total = after.goods.sum() + after.supply.sum() + after.markers.sum()
    assert total == 75
    assert after.tokens.sum() <= TURN_TOKENS[after.players]


def check_markets(match: Match) -> None:
    """Every tile of a visited city is taken in that turn; goes and Barterers add up."""
    taken = Counter()
    spent = Counter()
    for (_, number), before in zip(match.log, match.past, strict=True):
        name = str(ROAD.space.action(number))
        taken[int(before.turn)] += name.startswith("take")
        spent[int(before.turn)] += name == "barter"
    for turn in range(1, int(match.state.turn)):
        assert taken[turn] == TILES_PER_CITY[match.players]
    goes = Counter(int(s.turn) for s, (_, n) in zip(match.past, match.log, strict=True)
                   if str(ROAD.space.action(n)).startswith("take") and s.barter != 2)  # fmt: skip
    for turn in range(1, int(match.state.turn)):
        assert goes[turn] == TILES_PER_CITY[match.players] - spent[turn]


@pytest.mark.parametrize("seed", [1, pytest.param(6, marks=pytest.mark.full)])
def test_a_record_replays_to_the_same_bytes_and_is_verified(seed: int) -> None:
    """The record carries the hash of its printed data."""
    match = played(seed)
    record = match.record()
    assert record["printed"] == {"hash": SHIPPED.hash}
    again = ROAD.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert ROAD.replay(record, upto=150).state.tobytes() == match.past[150].tobytes()
    assert verify(ROAD, record).drawn == sum(who == CHANCE for who, _ in match.log)


def test_undo_takes_back_ones_own_decisions_and_no_others() -> None:
    """Undo never goes past chance, a revealed secret or another player's decision."""
    rng = Random(11)
    match = ROAD.new(players=4, seed=11)
    for _ in range(120):
        seat = match.actor
        if seat is None:
            break
        before = match.state.tobytes()
        move = match.play(choose(rng, match))
        with pytest.raises(CannotUndo):
            match.undo((seat + 1) % 4)
        try:
            assert match.undo(seat) == move
        except CannotUndo:
            continue  # the last number of a Grand Vizier
        assert match.state.tobytes() == before
        match.play(move)


def test_the_same_seed_gives_the_same_game() -> None:
    """Chance is a function of seed and ply."""
    assert played(2).record() == played(2).record()


def test_there_are_fewer_than_300_actions_and_every_one_reads_back() -> None:
    """Decisions are small."""
    assert ROAD.space.size < 300
    for number, action in ROAD.space.named():
        assert ROAD.space.number(ROAD.space.read(str(action))) == number
        assert ROAD.space.number(ROAD.space.read(action.to_json())) == number
