"""Interpreted and compiled rules play the same games, byte for byte."""

from pathlib import Path

import pytest

from engine.process import INTERPRETED, run_script

SCRIPT = Path(__file__).parent / "fingerprint.py"
GAMES = 200
CHUNKS = 4
BOUNDED_GAMES = 300


def run(*arguments: object, **settings: str) -> list[str]:
    """What the script prints under these settings of the compiler."""
    return run_script(SCRIPT, *arguments, **settings)[0]


def assert_same_games(players: int, first: int, last: int) -> None:
    """Play the games both ways; at the first difference say where it is."""
    interpreted = run(players, first, last, **INTERPRETED)
    compiled = run(players, first, last)
    for ours, theirs in zip(interpreted, compiled, strict=True):
        assert ours == theirs
    assert len({line.split()[0] for line in compiled}) == last - first


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_the_same_interpreted_and_compiled(players: int) -> None:
    """silk.turn.2"""
    assert_same_games(players, players, players + 1)


@pytest.mark.full
@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("players", [4, 3, 2])
def test_two_hundred_games_are_the_same_interpreted_and_compiled(players: int, chunk: int) -> None:
    """silk.turn.2"""
    share = GAMES // CHUNKS
    assert_same_games(players, 1000 + chunk * share, 1000 + (chunk + 1) * share)


@pytest.mark.full
@pytest.mark.compiled
def test_compiled_rules_never_read_beyond_an_array() -> None:
    """silk.comp.10"""
    said = run("bounds", BOUNDED_GAMES, NUMBA_BOUNDSCHECK="1")
    assert said[0] == "bounds are checked"
    assert len(said) == 4
