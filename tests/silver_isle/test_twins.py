"""Interpreted and compiled rules play the same games, byte for byte."""

from pathlib import Path

import pytest

from engine.process import INTERPRETED, run_script

SCRIPT = Path(__file__).parent / "fingerprint.py"
GAMES = 12
BOUNDED_GAMES = 200


@pytest.mark.full
@pytest.mark.compiled
def test_games_are_the_same_interpreted_and_compiled() -> None:
    """isle.start.6"""
    interpreted, _ = run_script(SCRIPT, 0, GAMES, **INTERPRETED)
    compiled, _ = run_script(SCRIPT, 0, GAMES)
    assert interpreted == compiled
    assert len({line.split()[0] for line in compiled}) == GAMES


@pytest.mark.full
@pytest.mark.compiled
def test_compiled_rules_never_read_beyond_an_array() -> None:
    """isle.geo.10"""
    lines, said = run_script(SCRIPT, 1000, 1000 + BOUNDED_GAMES, NUMBA_BOUNDSCHECK="1")
    assert "bounds checked" in said
    assert len({line.split()[0] for line in lines}) == BOUNDED_GAMES
