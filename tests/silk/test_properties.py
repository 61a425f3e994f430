"""What holds in every game: random games of each number of players, with and without options."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from conformance.same import check_same
from oracle.board import SEATS
from oracle.generate import random_options
from oracle.scoring import final_scores, winners
from serai import BadPosition, CannotUndo, Match
from serai.engine.jit import INTERPRETED
from serai.engine.sampling import play_randomly
from serai.engine.seat import CHANCE
from serai.games.silk.invariants import faults
from serai.games.silk.terms import Phase
from silk.playing import SILK
from silk.records import OFFERS, load, mirror, write
from silk.watching import Fault, make_memory, play_watched

GAMES = 10_000
CHUNKS = 10
EXAMPLES = 8 if INTERPRETED else 300
SAMPLE = 1 if INTERPRETED else 100

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def start(players: int, seed: int, with_options: bool) -> Any:
    """The start of a game, with random options if asked for."""
    return SILK.start(players, random_options(Random(seed)) if with_options else {})


def watch(players: int, seeds: range) -> list[int]:
    """Play games under watch, every second one with random options; returns their lengths."""
    plies = []
    for seed in seeds:
        s = start(players, seed, with_options=seed % 2 == 1)
        fault, ply = play_watched(s, OFFERS, seed, make_memory())
        assert fault == Fault.NONE, (
            f"{Fault(fault).name} at ply {ply} of seed {seed}, {players} seats"
        )
        assert s.phase == Phase.OVER
        plies.append(ply)
    return plies


# --- Whole games ------------------------------------------------------------------------------


@PLAYERS
def test_random_games_break_no_invariant_and_come_to_an_end(players: int) -> None:
    """silk.inv.1 to .8, silk.score.1, silk.score.2, silk.geo.6, silk.move.2"""
    watch(players, range(players, players + SAMPLE))


@pytest.mark.full
@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS))
@PLAYERS
def test_ten_thousand_random_games_break_no_invariant(
    players: int, chunk: int, record_property: Any
) -> None:
    """silk.inv.1 to .8, silk.score.1, silk.score.2, silk.geo.6, silk.move.2"""
    share = GAMES // CHUNKS
    plies = watch(players, range(chunk * share, (chunk + 1) * share))
    record_property("plies", {"longest": max(plies), "mean": sum(plies) / len(plies)})


def test_the_watcher_sees_what_is_wrong() -> None:
    """silk.inv.1, silk.inv.4, silk.inv.7"""
    for spoil, fault in (
        (lambda s: s.reserve.__setitem__(0, 14), Fault.WORMS),
        (lambda s: s.points.__setitem__(1, -1), Fault.NEGATIVE),
        (lambda s: s.crowd.__setitem__(9, 1), Fault.TILES),
    ):
        s = SILK.start(2)
        spoil(s)
        assert play_watched(s, OFFERS, 1, make_memory())[0] == fault


@PLAYERS
def test_the_slow_checks_of_every_invariant_agree(players: int) -> None:
    """silk.inv.1, silk.inv.2, silk.inv.3, silk.inv.4, silk.inv.5, silk.inv.7"""
    s = start(players, players, with_options=True)
    for ply in range(0, 20_000, 10):
        play_randomly(s, OFFERS, players, ply, 10)
        assert list(faults(s)) == []
        if s.phase == Phase.OVER:
            return
    pytest.fail("the game has no end")


@PLAYERS
def test_final_scores_are_those_of_the_oracle(players: int) -> None:
    """silk.final.1 to .6"""
    for seed in range(SAMPLE):
        s = start(players, seed, with_options=True)
        play_randomly(s, OFFERS, seed, 0, 20_000)
        state = mirror(s)
        assert state.scores == final_scores(state)
        assert state.winners == winners(state, state.scores)


# --- Somewhere in a game ----------------------------------------------------------------------


@some.composite
def games(draw: some.DrawFn) -> Any:
    """A record somewhere in a random game."""
    players = draw(some.integers(2, 4))
    seed = draw(some.integers(0, 2**62))
    s = start(players, seed, with_options=draw(some.booleans()))
    play_randomly(s, OFFERS, seed, 0, draw(some.integers(0, 400)))
    return s


@settings(max_examples=EXAMPLES)
@given(games())
def test_a_position_written_and_read_is_the_same_to_the_last_byte(s: Any) -> None:
    """silk.inv.4"""
    position = json.loads(json.dumps(write(s)))
    again = load(position)
    assert write(again) == position
    check_same(again, s)


@settings(max_examples=EXAMPLES)
@given(games(), some.integers(0, 2**31))
def test_a_decision_taken_back_leaves_the_same_bytes(s: Any, choice: int) -> None:
    """silk.turn.2"""
    match = SILK.load(write(s), chance="manual")
    if match.over:
        return
    before = match.state.tobytes()
    offers = match.legal()
    by_chance = match.actor == CHANCE
    played = match.play(offers[choice % len(offers)])
    if by_chance:
        with pytest.raises(CannotUndo):
            match.undo()
    else:
        assert match.undo() == played
        assert match.state.tobytes() == before


@settings(max_examples=EXAMPLES)
@given(games())
def test_what_is_offered_is_exactly_what_is_not_refused(s: Any) -> None:
    """silk.die.must.1"""
    match = SILK.load(write(s), chance="manual")
    offered = {SILK.space.number(action) for action in match.legal()}
    allowed = {number for number, action in SILK.space.named() if match.why_not(action) is None}
    assert offered == allowed
    assert bool(offered) != match.over


@PLAYERS
def test_a_record_replays_to_the_same_bytes(players: int) -> None:
    """silk.turn.2"""
    match = random_match(players, seed=players)
    record = json.loads(json.dumps(match.record()))
    again = SILK.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.log == match.log
    assert record["result"] == {"scores": match.scores, "winners": match.winners}
    middle = match.ply // 2
    assert SILK.replay(record, upto=middle).state.tobytes() == match.past[middle].tobytes()


def random_match(players: int, seed: int) -> Match:
    """A whole match by seeded chance and random decisions."""
    rng = Random(seed)
    match = SILK.new(players, seed=seed)
    while match.actor is not None:
        match.play(rng.choice(match.legal()))
    return match


@PLAYERS
def test_a_seeded_match_and_random_play_draw_the_same_chance(players: int) -> None:
    """silk.setup.2"""
    s = SILK.start(players)
    play_randomly(s, OFFERS, 11, 0, len(SILK.new(players, seed=11).log))
    assert s.tobytes() == SILK.new(players, seed=11).state.tobytes()


# --- Actions ----------------------------------------------------------------------------------


def test_every_action_is_the_same_as_number_text_and_json() -> None:
    """silk.act.num"""
    space = SILK.space
    seen = set()
    for number, action in space.named():
        assert space.number(action) == number
        assert space.action(number) == action
        assert space.read(str(action)) == action
        assert space.read(json.loads(json.dumps(action.to_json()))) == action
        seen.add(str(action))
    assert len(seen) == len(list(space.named()))


@settings(max_examples=EXAMPLES)
@given(some.dictionaries(some.sampled_from(["players", "tiles", "worms", "walls", "turn", "phase",
       "dice", "points"]), some.one_of(some.none(), some.integers(-5, 50), some.text(max_size=8),
       some.lists(some.text(max_size=5), max_size=6)), max_size=6))  # fmt: skip
def test_nonsense_is_refused_as_a_bad_position(given_fields: dict[str, Any]) -> None:
    """silk.inv.4"""
    assert SEATS == "ABCD"
    with pytest.raises(BadPosition):
        SILK.load(given_fields)
