"""How many decisions a second the research side makes on one core, by processor time, beside other
people's environments.

    python benchmarks/research.py [--lanes 1024] [--steps 300] [--repeats 3] [--peers]

`list`: records are stepped, what is legal is listed. `flat`: what the seat sees, as numbers, and a
mask are written as well. Actions are drawn at random in compiled code. The bars are what we want
to reach. With `--peers` all play in turn in each repeat; whoever is not installed is left out
(`pip install pgx jax catanatron_gym "pettingzoo[classic]"`).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import serai
from peers import MissingPeer
from research_peers import PEERS, peer_rate
from serai import research
from serai.research import Batch

BARS = {
    ("silk", "list"): 2.5,
    ("silk-road", "list"): 3.0,
    ("silver-isle", "list"): 1.2,
    ("silk", "flat"): 1.0,
    ("silk-road", "flat"): 0.6,
    ("silver-isle", "flat"): 0.4,
}
"""Millions of steps a second."""
Rate = Callable[[], float]


def rate(batch: Batch, steps: int, looks: bool) -> float:
    """Millions of steps a second of processor time."""
    begin = time.process_time()
    for step in range(steps):
        if looks:
            batch.observe()
        batch.step(batch.choose_randomly(step))
    return batch.n * steps / (time.process_time() - begin) / 1e6


def ours(game_id: str, lanes: int, steps: int) -> dict[str, Rate]:
    """What is measured of a game of ours, compiled before."""
    batch = research.batch(game_id, players=4, n=lanes, seed=1)
    rate(batch, 40, looks=True)
    return {
        f"Serai {game_id}, list": lambda: rate(batch, steps, looks=False),
        f"Serai {game_id}, flat": lambda: rate(batch, steps, looks=True),
    }


def others(seconds: float) -> dict[str, Rate]:
    """What is measured of others; who is missing says so."""
    found: dict[str, Rate] = {}
    for name, peer in PEERS.items():
        try:
            peer()
        except MissingPeer as missing:
            print(f"{name} is left out: {missing.package} is not installed")
        else:
            found[name] = lambda peer=peer: peer_rate(peer, seconds)
    return found


def told(name: str, rates: list[float]) -> str:
    """A line of the result."""
    middle = sorted(rates)[len(rates) // 2]
    line = f"{name:40}{middle:8.3f} ({min(rates):.3f} to {max(rates):.3f})"
    game_id, _, kind = name.removeprefix("Serai ").partition(", ")
    bar = BARS.get((game_id, kind))
    return f"{line}   bar {bar}: {middle / bar:.0%}" if bar else line


def main() -> None:
    """Measure everybody in turn, and print a line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lanes", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--games", nargs="+", choices=serai.games(), default=serai.games())
    parser.add_argument("--peers", action="store_true", help="measure others' environments too")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of them")
    chosen = parser.parse_args()
    measured: dict[str, Rate] = {}
    for game_id in chosen.games:
        measured |= ours(game_id, chosen.lanes, chosen.steps)
    if chosen.peers:
        measured |= others(chosen.seconds)
    rates: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(chosen.repeats):
        for name, measure in measured.items():
            rates[name].append(measure())
    print(f"{'':40}millions of steps a processor second, median (spread)")
    for name, found in rates.items():
        print(told(name, found))


if __name__ == "__main__":
    main()
