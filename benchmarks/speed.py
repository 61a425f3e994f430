"""Speed here and now: random play on one core, beside other engines in the same run.

    serai bench            (or: python benchmarks/speed.py)

Machines are noisy: read the ratios. What is timed is the processor time of the play, so that other
programs on the machine take nothing away, and everybody plays in turns, a few rounds of each. A
decision is one that a seat makes; dice and deals are not counted, though they take their time. Our
decisions are smaller than a peer's (a backgammon move uses both dice), so games a second are shown
as well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parent))

from rich.console import Console
from rich.table import Table

import peers as others
import serai
from peers import Measurement
from serai.engine.dispatch import make_numbers
from serai.engine.jit import rule
from serai.engine.layout import copy_record, make_records
from serai.engine.sampling import play_randomly

Peer: TypeAlias = Callable[[float], Measurement]

PLY_CAP = 100_000
BATCH = 200
ROUNDS = 3
"""Everybody's time is spent in so many parts, so that a slow minute of the machine hits all."""


class Row(NamedTuple):
    """A game of ours, and how many times a peer's decisions per second it aims at."""

    game: str
    players: int
    goals: Mapping[str, int] = {}


ROWS = (
    Row("silk", 4, {"OpenSpiel backgammon": 10, "Catanatron, 4 players": 50}),
    Row("silk", 3),
    Row("silk", 2),
    Row("silk-road", 5, {"OpenSpiel gin_rummy": 20, "Catanatron, 4 players": 50}),
    Row("silk-road", 3),
    Row("silk-road", 4),
    Row("silk-road", 6),
    Row("silver-isle", 4, {"OpenSpiel backgammon": 5, "Catanatron, 4 players": 50}),
)

FIRST_LEGAL = """
import time; clock = time.perf_counter()
import serai; serai.game("silk").new(players=4, seed=1).legal()
print(time.perf_counter() - clock)
"""


def play_batch(game: Any, start: Any, offers: Any, first_seed: int) -> int:
    """Play a batch of whole games; return their decisions."""
    s = make_records(game.state, 1)
    decisions = 0
    for seed in range(first_seed, first_seed + BATCH):
        s[0] = start
        decisions += play_randomly(s[0], offers, seed, 0, PLY_CAP)
    return decisions


def measure(row: Row, seconds: float, first_seed: int) -> Measurement:
    """Random games of ours, one core, compiled."""
    game = serai.game(row.game)
    start, offers = game.start(row.players), make_numbers(game.space)
    play_batch(game, start, offers, first_seed)  # compiled, and in the processor's caches
    decisions = games = 0
    clock = time.thread_time()
    while time.thread_time() - clock < seconds:
        decisions += play_batch(game, start, offers, first_seed + games)
        games += BATCH
    spent = time.thread_time() - clock
    return Measurement(f"{game.title}, {row.players} players", decisions, games, spent)


@rule
def copy_often(source: Any, target: Any, times: int) -> None:
    """Copy a record as compiled code does."""
    for place in range(times):
        target[place % len(target)] = source[0]


def measure_copies(game_id: str, times: int = 200_000) -> tuple[float, float]:
    """Microseconds that a copy of a state takes, compiled and from Python."""
    game = serai.game(game_id)
    source, target = make_records(game.state, 1), make_records(game.state, 64)
    source[0] = game.start(4)
    copy_often(source, target, 1)
    clock = time.perf_counter()
    copy_often(source, target, times)
    compiled = time.perf_counter() - clock
    for _ in range(times):
        copy_record(source[0])
    return compiled / times * 1e6, (time.perf_counter() - clock - compiled) / times * 1e6


def measure_start(cache: str) -> float:
    """Seconds from importing serai to the first legal moves, in a process of its own."""
    command = [sys.executable, "-c", FIRST_LEGAL]
    done = subprocess.run(
        command, env=os.environ | {"SERAI_CACHE": cache}, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def measure_starts() -> tuple[float, float]:
    """Cold, with an empty cache, and warm."""
    with tempfile.TemporaryDirectory() as cache:
        return measure_start(cache), measure_start(cache)


def peers_installed(console: Console) -> list[Peer]:
    """The other engines; one that is missing is named."""
    found = []
    for peer in others.PEERS:
        try:
            peer(0)
        except others.MissingPeer as missing:
            console.print(f"[yellow]not measured:[/] {missing}")
        else:
            found.append(peer)
    return found


def measure_all(seconds: float, peers: list[Peer]) -> tuple[list[Measurement], list[Measurement]]:
    """Everybody in turns: our rows, the peers."""
    ours: list[list[Measurement]] = [[] for _ in ROWS]
    theirs: list[list[Measurement]] = [[] for _ in peers]
    for number in range(ROUNDS):
        for row, found in zip(ROWS, ours, strict=True):
            found.append(measure(row, seconds / ROUNDS, 1 + number * PLY_CAP))
        for peer, found in zip(peers, theirs, strict=True):
            found.append(peer(seconds / ROUNDS))
    return [sum_up(parts) for parts in ours], [sum_up(parts) for parts in theirs]


def sum_up(parts: list[Measurement]) -> Measurement:
    """The rounds of one engine together."""
    decisions, games = sum(part.decisions for part in parts), sum(part.games for part in parts)
    return Measurement(parts[0].name, decisions, games, sum(part.seconds for part in parts))


def goals(ours: list[Measurement], peers: list[Measurement]) -> list[str]:
    """What we aim at, and what was measured."""
    by_name = {peer.name: peer for peer in peers}
    lines = []
    for row, rate in zip(ROWS, ours, strict=True):
        for name, goal in row.goals.items():
            if name in by_name:
                times = rate.decisions_per_second / by_name[name].decisions_per_second
                verdict = "reached" if times >= goal else "missed"
                lines.append(f"{rate.name}: {times:.1f} times {name}; goal {goal}: {verdict}")
    return lines


def table(ours: list[Measurement], peers: list[Measurement]) -> Table:
    """Everybody's rate, and ours as a multiple of each peer's."""
    shown = Table(title="random play, one core")
    shown.add_column("engine", no_wrap=True)
    for column in ("decisions/s", "games/s", *(f"x {peer.name}" for peer in peers)):
        shown.add_column(column, justify="right")
    for rate in ours + peers:
        ratios = [f"{rate.decisions_per_second / peer.decisions_per_second:.1f}" for peer in peers]
        games = f"{rate.games / rate.seconds:,.0f}"
        shown.add_row(rate.name, f"{rate.decisions_per_second:,.0f}", games, *ratios)
    return shown


def main(seconds: float = 3.0, peers: bool = True, json_file: str | None = None) -> int:
    """Measure and print."""
    console = Console()
    with console.status("playing, everybody in turns"):
        ours, found = measure_all(seconds, peers_installed(console) if peers else [])
    console.print(table(ours, found))
    for line in goals(ours, found):
        console.print(line)
    with console.status("compiling from nothing, then starting from the cache"):
        cold, warm = measure_starts()
    copies = measure_copies("silk")
    console.print(f"from import to the first legal moves: {cold:.1f} s cold, {warm:.2f} s warm")
    console.print(f"copying a state: {copies[0]:.3f} us compiled, {copies[1]:.2f} us from Python")
    if json_file:
        rates = [asdict(rate) for rate in ours + found]
        result = {"rates": rates, "cold_s": cold, "warm_s": warm, "copy_us": copies}
        Path(json_file).write_text(json.dumps(result, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
