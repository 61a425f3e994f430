"""Interpreted and compiled rules play the same games, byte for byte; guesses included."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.process import INTERPRETED, run_script

SCRIPT = Path(__file__).parent / "fingerprint.py"
pytestmark = [pytest.mark.full, pytest.mark.compiled]


def run(first: int, last: int, **settings: str) -> list[str]:
    """What the script prints under these settings of the compiler."""
    return run_script(SCRIPT, first, last, **settings)[0]


@pytest.mark.parametrize("chunk", range(4))
def test_games_are_the_same_interpreted_and_compiled(chunk: int) -> None:
    """road.turn.1"""
    seeds = (100 + 10 * chunk, 110 + 10 * chunk)
    assert run(*seeds, **INTERPRETED) == run(*seeds)


def test_compiled_rules_never_read_beyond_an_array() -> None:
    """road.comp.1"""
    assert run(0, 100, NUMBA_BOUNDSCHECK="1")
