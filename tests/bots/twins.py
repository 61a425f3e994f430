"""The same script interpreted and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent


def run(game_id: str, players: int, first: int, last: int, **settings: str) -> list[str]:
    """What `judged.py` prints under these settings of the compiler."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-m", "bots.judged", game_id, *map(str, (players, first, last))]
    done = subprocess.run(
        command, cwd=TESTS, env=kept | settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def run_twins(game_id: str, players: int, first: int, last: int) -> None:
    """Judge the positions of some random games both ways, and compare."""
    interpreted = run(game_id, players, first, last, NUMBA_DISABLE_JIT="1")
    assert interpreted == run(game_id, players, first, last)
