"""Makes the sample of data: `python tools/make_sample.py`.

Bots play a few games of each game, and `serai export` makes datasets of them in data/sample/. Run
it anew when a game gets new rules or observations, or when the form of datasets changes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

FOLDER = Path(__file__).parents[1] / "data" / "sample"
SEED = 1
PATIENCE = 3600
"""Seconds for a decision: however busy the machine is, nobody loses by that."""
LINEUPS = {
    "silk": ("greedy", "random:"),
    "silk-road": ("greedy:nodes=5", "random:", "random:"),
    "silver-isle": ("random:", "random:", "random:", "random:"),
}
GAMES = {"silk": 4, "silk-road": 3, "silver-isle": 1}
"""Every seat order of a lineup plays each deal."""


def serai(*words: object) -> None:
    """Run a command of Serai, and tell it."""
    sys.stdout.write(f"serai {' '.join(map(str, words))}\n")
    sys.stdout.flush()
    command = Path(sys.executable).with_name("serai")
    subprocess.run([command, *map(str, words)], check=True)


def main() -> None:
    """Play, then export. Journals are not kept: with other bots they would come out otherwise."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        journals = [Path(folder) / f"{game}.jsonl" for game in LINEUPS]
        for journal in journals:
            game = journal.stem
            deal = ["--games", GAMES[game], "--seed", SEED, "--patience", PATIENCE]
            serai("simulate", game, "--bots", ",".join(LINEUPS[game]), *deal, "--journal", journal)
            serai("export", journal, "--decisions", FOLDER / f"{game}.parquet")
        serai("export", *journals, "--games", FOLDER / "games.parquet")


if __name__ == "__main__":
    main()
