"""The same script interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

from engine.process import INTERPRETED, run_script

SCRIPT = Path(__file__).parent / "judged.py"


def run_twins(game_id: str, players: int, first: int, last: int) -> None:
    """Judge the positions of some random games both ways, and compare."""
    interpreted, _ = run_script(SCRIPT, game_id, players, first, last, **INTERPRETED)
    compiled, _ = run_script(SCRIPT, game_id, players, first, last)
    assert interpreted == compiled
