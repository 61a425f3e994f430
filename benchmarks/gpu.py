"""Random games on a GPU, one game a thread, by the very rule functions that people play with.

    python benchmarks/gpu.py [--game silk] [--players 4] [--games 400000] [--check 100000]

Compares the final records of the first `--check` games with the CPU's, byte for byte, and a few
hundred games ply by ply, and prints decisions per second. While the GPU's compiler works another
process plays the same games on the CPU. Without a GPU it says so.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # names that numba-cuda still asks NumPy for
        setattr(np, _old, getattr(np, _new))

from numba import (  # the benchmark's own kernel; the rules stay as they are
    cuda,
    from_dtype,
    int16,
    int64,
    types,
)

import serai
from serai.engine.layout import make_records
from serai.engine.sampling import below, play_randomly, random_word
from serai.engine.seat import CHANCE, NOBODY

PLY_CAP = 100_000
OFFERS = 1024
"""Room for the offers of any decision met: Silk has at most 71 (sides for a wall)."""
FEW = 512
"""So many games are compared ply by ply."""
STEPS = range(0, 600, 10)
"""After so many plies."""


def make_kernel(game: Any) -> Any:
    """The kernel for one game's rules."""
    record = from_dtype(game.state.dtype)
    actor, legal = game.play.actor, game.play.legal
    apply, weight = game.play.apply, game.play.weight

    @cuda.jit
    def play(start: Any, finals: Any, first_seed: int, ply_cap: int, decisions: Any) -> None:
        s = cuda.local.array(1, record)
        offers = cuda.local.array(OFFERS, int16)
        played = int64(0)
        for number in range(cuda.grid(1), finals.shape[0], cuda.gridsize(1)):
            s[0] = start[0]
            ply = 0
            while ply < ply_cap:
                who = actor(s[0])
                if who == NOBODY:
                    break
                count = legal(s[0], offers)
                word = random_word(first_seed + number, ply)
                chosen = 0
                if who == CHANCE:
                    total = 0
                    for i in range(count):
                        total += weight(s[0], offers[i])
                    ticket = below(word, total)
                    while chosen < count - 1:
                        ticket -= weight(s[0], offers[chosen])
                        if ticket < 0:
                            break
                        chosen += 1
                else:
                    chosen = below(word, count)
                    played += 1
                apply(s[0], offers[chosen])
                ply += 1
            finals[number] = s[0]
        cuda.atomic.add(decisions, 0, played)

    pass_whole_numbers(type(play))
    return play


def pass_whole_numbers(dispatcher: Any) -> None:
    """Let device functions take signed integers of every width, and constants, as 64 bits: each is
    compiled once, not once for every combination."""
    resolve = dispatcher.get_call_template

    def widened(argument: Any) -> Any:
        argument = types.unliteral(argument)
        is_signed = isinstance(argument, types.Integer) and argument.signed
        return int64 if is_signed else argument

    dispatcher.get_call_template = lambda self, args, kws: resolve(
        self, tuple(map(widened, args)), kws
    )


def play_on_gpu(
    kernel: Any, start: Any, games: int, ply_cap: int, blocks: int, threads: int
) -> tuple[Any, int, float]:
    """Final records, decisions and seconds of so many games."""
    finals = cuda.device_array(games, dtype=start.dtype)
    begin = cuda.to_device(np.asarray(start))
    decisions = cuda.to_device(np.zeros(1, dtype=np.int64))
    cuda.synchronize()
    clock = time.perf_counter()
    kernel[blocks, threads](begin, finals, 0, ply_cap, decisions)
    cuda.synchronize()
    seconds = time.perf_counter() - clock
    return finals, int(decisions.copy_to_host()[0]), seconds


def play_on_cpu(game: Any, start: Any, games: int, ply_cap: int) -> Any:
    """The final records of the same games, on all cores."""
    finals = make_records(game.state, games)
    finals[:] = start[0]

    def play(numbers: range) -> None:
        offers = np.zeros(game.space.size, dtype=np.int16)
        for number in numbers:
            play_randomly(finals[number], offers, number, 0, ply_cap)

    play(range(1))
    finals[0] = start[0]
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(play, [range(core, games, cores) for core in range(cores)]))
    return finals


def fingerprints(records: Any) -> dict[str, str]:
    """A digest of every field of all records; what lies between the fields of a record for the
    sake of alignment is nobody's."""
    return {
        name: hashlib.sha256(np.ascontiguousarray(records[name]).tobytes()).hexdigest()
        for name in records.dtype.names
    }


def cpu_fingerprints(game_id: str, players: int, check: int) -> list[dict[str, str]]:
    """The CPU's games: first those played to the end, then the few after every step."""
    game = serai.game(game_id)
    start = make_records(game.state, 1)
    start[0] = game.start(players)
    asked = [(check, PLY_CAP), *((FEW, plies) for plies in STEPS)]
    return [fingerprints(play_on_cpu(game, start, *each)) for each in asked]


def differences(ours: dict[str, str], theirs: dict[str, str]) -> list[str]:
    """The fields in which the GPU's records are not the CPU's."""
    return [name for name in theirs if ours[name] != theirs[name]]


def compare(kernel: Any, start: Any, check: int, expected: list[dict[str, str]]) -> bool:
    """Say whether GPU and CPU agree, and in which fields they do not."""
    finals = play_on_gpu(kernel, start, check, PLY_CAP, 1056, 64)[0].copy_to_host()
    wrong = differences(fingerprints(finals), expected[0])
    print(f"final records of {check} games equal to the CPU's: {not wrong} {wrong or ''}")
    for plies, theirs in zip(STEPS, expected[1:], strict=True):
        few = play_on_gpu(kernel, start, FEW, plies, 16, 32)[0].copy_to_host()
        wrong += differences(fingerprints(few), theirs)
    print(f"{FEW} games after every ten plies equal to the CPU's: {not wrong}", flush=True)
    return not wrong


def device_name() -> str:
    """The card's name; older versions of numba-cuda give bytes."""
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def main() -> int:
    """Measure, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="silk")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--check", type=int, default=100_000)
    parser.add_argument("--threads", type=int, nargs="+", default=[64])
    parser.add_argument("--blocks", type=int, nargs="+", default=[132 * 16])
    asked = parser.parse_args()
    if not cuda.is_available():
        print("no GPU here: nothing measured")
        return 0
    game = serai.game(asked.game)
    start = make_records(game.state, 1)
    start[0] = game.start(asked.players)
    kernel = make_kernel(game)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        cpu = pool.submit(cpu_fingerprints, asked.game, asked.players, asked.check)
        clock = time.perf_counter()
        play_on_gpu(kernel, start, 64, 10, 1, 64)
        print(f"{device_name()}: compiled in {time.perf_counter() - clock:.1f} s", flush=True)
        same = compare(kernel, start, asked.check, cpu.result())
    for threads in asked.threads:
        for blocks in asked.blocks:
            show_rate(kernel, start, asked.games, blocks, threads)
    return 0 if same else 1


def show_rate(kernel: Any, start: Any, games: int, blocks: int, threads: int) -> None:
    """Play so many games and say how fast it went."""
    _, decisions, seconds = play_on_gpu(kernel, start, games, PLY_CAP, blocks, threads)
    rate = decisions / seconds / 1e6
    print(
        f"{blocks} blocks of {threads}: {games} games, {decisions} decisions, "
        f"{seconds:.3f} s, {rate:.1f} M decisions/s",
        flush=True,
    )


if __name__ == "__main__":
    raise SystemExit(main())
