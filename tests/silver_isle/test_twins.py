"""Interpreted and compiled rules play the same games, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "fingerprint.py"
GAMES = 12
BOUNDED_GAMES = 200


def run(first: int, last: int, **settings: str) -> tuple[list[str], str]:
    """What the script prints under these settings of the compiler, and what it complains of."""
    unset = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    command = [sys.executable, "-W", "error::RuntimeWarning", str(SCRIPT), str(first), str(last)]
    done = subprocess.run(
        command, env=environment | settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines(), done.stderr


@pytest.mark.full
@pytest.mark.compiled
def test_games_are_the_same_interpreted_and_compiled() -> None:
    """isle.start.6"""
    interpreted, _ = run(0, GAMES, NUMBA_DISABLE_JIT="1")
    compiled, _ = run(0, GAMES)
    assert interpreted == compiled
    assert len({line.split()[0] for line in compiled}) == GAMES


@pytest.mark.full
@pytest.mark.compiled
def test_compiled_rules_never_read_beyond_an_array() -> None:
    """isle.geo.10"""
    lines, said = run(1000, 1000 + BOUNDED_GAMES, NUMBA_BOUNDSCHECK="1")
    assert "bounds checked" in said
    assert len({line.split()[0] for line in lines}) == BOUNDED_GAMES
