"""Two revisions in turn on one machine, by processor time: is the new one slower anywhere?

    python benchmarks/compare.py main~20
    python benchmarks/compare.py v0.1.0 main --rounds 5 --measure random,search
    python benchmarks/compare.py v0.1.0 v0.2.0 --measure search --folder /tmp/both

With `--folder` the revisions and their machine code stay there, so that a long comparison can be
made in parts without compiling again.

Each revision is checked out beside the other and has a cache of machine code of its own. Rounds go
old, new, old, new; what counts is the median of the rounds. The work is the same on both sides, by
the public face and the first version of each game's rules, so that any two revisions can be
compared; random games and searches also tell a digest of what was played, which says whether both
did the same.

`import`   from nothing to a game at hand, interpreted start-up included
`compile`  all rules of a game, with an empty cache (long: once a side, unless --compile-rounds)
`random`   random play, compiled; decisions a second
`search`   a bot of 1,000 iterations against itself; decisions a second
`match`    what a table asks for every move: the views of all seats, the story, the legal actions
`table`    a move at a table with a client on every seat, without a network (`in_process.py`)
`server`   `benchmarks/load.py` of that revision: the server's processor time a move
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

GAMES = ("silk", "silk-road", "silver-isle")
PLAYERS = {"silk": 3, "silk-road": 4, "silver-isle": 4}
MEASURES = ("import", "compile", "random", "search", "match", "table", "server")
RANDOM_GAMES = {"silk": 4000, "silk-road": 4000, "silver-isle": 400}
SEARCHED, ITERATIONS = 60, 1000
MATCH_PLIES = 600
TABLE_MOVES = 1000
PLY_CAP = 100_000
ROOT = Path(__file__).resolve().parents[1]


# --- The work, done in a process of one revision --------------------------------------------------


def first_rules(game: Any) -> dict[str, Any]:
    """The options by which a game is played as by version 1 of its rules. Older revisions knew no
    other."""
    return {
        option.name: option.default_under("1")
        for option in game.options
        if getattr(option, "formerly", None)
    }


def import_game(game_id: str) -> dict[str, Any]:
    """From nothing to a game."""
    begun = time.process_time()
    import serai

    serai.game(game_id)
    return {"seconds": time.process_time() - begun}


def compile_game(game_id: str) -> dict[str, Any]:
    """All rules of a game; `SERAI_CACHE` is an empty folder."""
    import serai
    from serai.engine.warm import RULES

    begun = time.process_time()
    RULES.warm(serai.game(game_id), lambda: None)
    return {"seconds": time.process_time() - begun}


def play_randomly(game_id: str) -> dict[str, Any]:
    """Random games from one seed on."""
    import serai
    from serai.engine import dispatch
    from serai.engine.sampling import play_randomly

    game = serai.game(game_id)
    rules = getattr(game, "play", None) or game.flow  # older revisions say flow
    make = getattr(dispatch, "make_numbers", None) or dispatch.make_offers
    offers, start = make(game.space), game.start(PLAYERS[game_id], first_rules(game))
    play_randomly(start.copy(), offers, 0, 0, PLY_CAP)
    decisions, scores = 0, hashlib.sha256()
    begun = time.process_time()
    for seed in range(RANDOM_GAMES[game_id]):
        s = start.copy()
        decisions += int(play_randomly(s, offers, seed, 0, PLY_CAP))
        scores.update(repr([int(rules.score(s, seat)) for seat in range(s.players)]).encode())
    seconds = time.process_time() - begun
    return {"seconds": seconds / decisions, "same": scores.hexdigest()}


def search(game_id: str) -> dict[str, Any]:
    """A game's first decisions, each searched with the same budget."""
    import serai
    from serai.bots import look, make_bot

    game = serai.game(game_id)
    match = game.new(players=PLAYERS[game_id], seed=5, **first_rules(game))
    bots = [make_bot(f"search:iterations={ITERATIONS}", game, seat) for seat in range(6)]
    match.play(bots[match.actor or 0].choose(look(match)))
    begun = time.process_time()
    for _ in range(SEARCHED):
        if match.actor is None:
            break
        match.play(bots[match.actor].choose(look(match)))
    seconds = time.process_time() - begun
    played = json.dumps(match.record()["actions"]).encode()
    return {"seconds": seconds / SEARCHED, "same": hashlib.sha256(played).hexdigest()}


def follow_match(game_id: str) -> dict[str, Any]:
    """Play a game and ask after every move what a table asks for."""
    import serai

    game = serai.game(game_id)
    told = 0.0
    for seed in range(2):
        match = game.new(players=PLAYERS[game_id], seed=seed, **first_rules(game))
        begun = time.process_time()
        for ply in range(MATCH_PLIES // 2):
            if match.actor is None:
                break
            before = match.ply
            legal = match.legal()
            match.play(legal[(ply * 7919) % len(legal)])
            for seat in (*range(match.players), None):
                match.view(seat)
                match.events(before, seat)
        told += time.process_time() - begun if seed else 0.0
    return {"seconds": told / (MATCH_PLIES // 2)}


def follow_table(game_id: str) -> dict[str, Any]:
    """Moves at a table, each told to everybody."""
    import contextlib

    import in_process

    around = contextlib.nullcontext
    return asyncio.run(in_process.measure(game_id, PLAYERS[game_id], TABLE_MOVES, around))


WORK = {
    "import": import_game,
    "compile": compile_game,
    "random": play_randomly,
    "search": search,
    "match": follow_match,
    "table": follow_table,
}


# --- In turn ----------------------------------------------------------------------------------


def check_out(revision: str, folder: Path) -> Path:
    """The files of a revision; `.` is what lies in this folder now, `../old` what lies there."""
    if revision == ".":
        return ROOT
    if Path(revision).is_dir():
        return Path(revision).resolve()
    if folder.exists():
        return folder
    folder.mkdir(parents=True)
    archive = subprocess.run(
        ["git", "archive", revision], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    return folder


def run(tree: Path, cache: Path, measure: str, game_id: str) -> dict[str, Any]:
    """Do the work in a process that imports this revision."""
    environment = os.environ | {
        "PYTHONPATH": str(tree / "src"),
        "SERAI_CACHE": str(cache),
        "NUMBA_DISABLE_JIT": "0",
        "PYTHONPYCACHEPREFIX": str(cache.parent / f"bytecode-of-{tree.name}"),
    }
    environment.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # who plays has bytecode from the second start on
    if measure == "server":
        command = ["benchmarks/load.py", "--tables", "8", "--seconds", "6", "--game", game_id]
        command += ["--players", str(PLAYERS[game_id])]
        done = _output([sys.executable, *command], tree, environment)
        return {"seconds": json.loads(done.splitlines()[0])["server_cpu_ms_per_move"] / 1000}
    command = [sys.executable, str(Path(__file__).resolve()), "--work", measure, game_id]
    found: dict[str, Any] = json.loads(_output(command, tree, environment))
    return found


def _output(command: list[str], tree: Path, environment: dict[str, str]) -> str:
    return subprocess.run(
        command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def compare(chosen: argparse.Namespace, trees: list[Path], caches: list[Path]) -> Iterator[str]:
    """A line for each measure and game: the medians, and old divided by new."""
    for measure in chosen.measure.split(","):
        for game_id in chosen.games.split(","):
            rounds = chosen.compile_rounds if measure == "compile" else chosen.rounds
            sides: list[list[dict[str, Any]]] = [[], []]
            if measure == "import":  # the first one makes the bytecode, and is not counted
                for tree, cache in zip(trees, caches, strict=True):
                    run(tree, cache, measure, game_id)
            for _ in range(rounds):
                for side, tree, cache in zip(sides, trees, caches, strict=True):
                    place = tempfile.mkdtemp(dir=cache.parent) if measure == "compile" else cache
                    side.append(run(tree, Path(place), measure, game_id))
            yield told(measure, game_id, *sides)


def told(measure: str, game_id: str, old: list[dict[str, Any]], new: list[dict[str, Any]]) -> str:
    """What both sides took."""
    before, after = (median(found["seconds"] for found in side) for side in (old, new))
    ratios = sorted(o["seconds"] / n["seconds"] for o, n in zip(old, new, strict=True))
    line = f"{measure:8} {game_id:12} old {before:.3g} s, new {after:.3g} s, "
    line += f"speed {before / after:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    if "bytes" in old[0]:
        line += f", {old[0]['bytes']} and {new[0]['bytes']} bytes an update"
    if "same" in old[0]:
        line += ", the same play" if old[0]["same"] == new[0]["same"] else ", DIFFERENT play"
    return line


def main() -> None:
    """Compare two revisions, or do the work of one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("old", nargs="?", help="a revision")
    parser.add_argument("new", nargs="?", default=".", help="another; the files as they are")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--compile-rounds", type=int, default=1)
    parser.add_argument("--measure", default=",".join(MEASURES))
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--folder", type=Path, help="where revisions and machine code are kept")
    parser.add_argument("--work", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        measure, game_id = chosen.work
        print(json.dumps(WORK[measure](game_id)))
        return
    if chosen.old is None:
        parser.error("name the revision to compare with")
    with tempfile.TemporaryDirectory() as passing:
        folder = chosen.folder or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        names = [revision.replace("/", "-") for revision in (chosen.old, chosen.new)]
        trees = [
            check_out(revision, folder / name)
            for name, revision in zip(names, (chosen.old, chosen.new), strict=True)
        ]
        caches = [folder / f"cache-of-{name}" for name in names]
        for line in compare(chosen, trees, caches):
            print(line, flush=True)


if __name__ == "__main__":
    main()
