"""Interpreted and compiled rules play the same games, byte for byte; guesses included."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "fingerprint.py"
pytestmark = [pytest.mark.full, pytest.mark.compiled]


def run(first: int, last: int, **settings: str) -> list[str]:
    """What the script prints under these settings of the compiler."""
    unset = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    command = [sys.executable, "-W", "error::RuntimeWarning", str(SCRIPT), str(first), str(last)]
    done = subprocess.run(
        command, env=environment | settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


@pytest.mark.parametrize("chunk", range(4))
def test_games_are_the_same_interpreted_and_compiled(chunk: int) -> None:
    """road.turn.1"""
    seeds = (100 + 10 * chunk, 110 + 10 * chunk)
    assert run(*seeds, NUMBA_DISABLE_JIT="1") == run(*seeds)


def test_compiled_rules_never_read_beyond_an_array() -> None:
    """road.comp.1"""
    assert run(0, 100, NUMBA_BOUNDSCHECK="1")
