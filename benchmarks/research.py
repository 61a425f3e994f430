"""How many decisions a second the research side makes on one core, by processor time.

    python benchmarks/research.py [--lanes 1024] [--steps 300] [--repeats 3]

`list`: records are stepped, what is legal is listed. `flat`: what the seat sees, as numbers, and a
mask are written as well. Actions are drawn at random in compiled code.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import serai
from serai import research
from serai.research import Batch


def rate(batch: Batch, steps: int, looks: bool) -> float:
    """Millions of steps a second of processor time."""
    begin = time.process_time()
    for step in range(steps):
        if looks:
            batch.observe()
        batch.step(batch.choose_randomly(step))
    return batch.n * steps / (time.process_time() - begin) / 1e6


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lanes", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--repeats", type=int, default=3)
    chosen = parser.parse_args()
    print(f"{'':14}list, M/s (spread)      flat and mask, M/s (spread)")
    for game_id in serai.games():
        batch = research.batch(game_id, players=4, n=chosen.lanes, seed=1)
        rate(batch, 40, looks=True)
        cells = []
        for looks in (False, True):
            rates = [rate(batch, chosen.steps, looks) for _ in range(chosen.repeats)]
            cells.append(
                f"{sorted(rates)[len(rates) // 2]:.2f} ({min(rates):.2f} to {max(rates):.2f})"
            )
        print(f"{game_id:14}{cells[0]:24}{cells[1]}")


if __name__ == "__main__":
    main()
