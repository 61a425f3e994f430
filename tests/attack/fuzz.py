"""Throws broken input at a server and at the loaders of files, and says what came of it:

    python tests/attack/fuzz.py --minutes 60 --seed 7 --database postgresql+psycopg://host/fuzz

A fault is written to tests/attack/corpus, and tried first from then on."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from attack.files import attack_files
from attack.lines import attack_lines
from attack.report import Report
from attack.served import served


def fuzz_files(seconds: float, seed: int, report: Report) -> None:
    """Load broken positions and records for so long."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)  # a small integer that overflows
        attack_files(report, random.Random(seed), seconds)


def fuzz_lines(
    seconds: float, seed: int, folder: Path, report: Report, database: str | None = None
) -> None:
    """Attack a new server for so long."""
    with served(folder, database) as server:
        asyncio.run(attack_lines(report, server, seed, time.monotonic() + seconds))


def main() -> None:
    """The command."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=1.0)
    reader.add_argument("--seed", type=int, default=int(time.time()))
    reader.add_argument("--database", help="a URL; otherwise a new SQLite file")
    reader.add_argument("--only", choices=("files", "lines"))
    given = reader.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        seconds = given.minutes * 60 / (2 if given.only is None else 1)
        if given.only != "lines":
            fuzz_files(seconds, given.seed, report)
        if given.only != "files":
            fuzz_lines(seconds, given.seed, Path(folder), report, given.database)
    sys.stdout.write(f"seed {given.seed}\n{report}\n")
    sys.exit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
