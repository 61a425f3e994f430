"""Plays some games of the kept ladders again: `python tools/check_ladders.py [JOURNAL ...]`.

    python tools/check_ladders.py data/ladders/silk-ladder.jsonl --games 40 --adopt

So many games of each journal, drawn by lot, are played anew with the sources as they are. If one
comes out otherwise it is told, and the journal has to be played again. If all come out the same,
`--adopt` writes down that the journal holds for these sources too.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

from serai.arena import Setting
from serai.arena.journal import claim, code_of, head_of
from serai.arena.kept import read_journal, same
from serai.arena.played import Played
from serai.arena.running import Playing
from serai.crew import cores, spread
from serai.engine.errors import SeraiError

JOURNALS = Path(__file__).parents[1] / "data" / "ladders"


def play_again(
    setting: Setting, kept: dict[int, Played], number: int, workers: int
) -> list[Played]:
    """So many of the games that are kept, anew. Other sources draw other games."""
    lot = random.Random(code_of(setting))
    drawn = lot.sample(sorted(kept), min(number, len(kept)))
    todo = [fixture for fixture in setting.fixtures() if fixture.number in drawn]
    return list(spread(Playing(setting), todo, workers=workers))


def check(journal: Path, number: int, adopt: bool, workers: int) -> bool:
    """Whether the games that were played again came out as they are kept."""
    with journal.open("r+", encoding="utf-8") as opened:
        claim(journal, opened)
        found = read_journal(journal)
        setting, kept = found.setting, found.games
        again = play_again(setting, kept, number, workers)
        wrong = sorted(played.number for played in again if not same(played, kept[played.number]))
        decisions = sum(sum(played.decisions) for played in again)
        sys.stdout.write(
            f"{journal.name}: {len(again)} of {len(kept)} games played again, {decisions} "
            f"decisions; otherwise came out: {wrong or 'none'}\n"
        )
        if adopt and again and not wrong:
            rewrite(journal, "".join([json.dumps(head_of(setting)) + "\n", *found.lines[1:]]))
    return not wrong


def rewrite(file: Path, text: str) -> None:
    """Write a file anew; until it is written, the old one is there."""
    new = file.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


def main() -> None:
    """The journals that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("journal", nargs="*", type=Path, default=sorted(JOURNALS.glob("*.jsonl")))
    parser.add_argument("--games", type=int, default=40, help="of each journal")
    parser.add_argument("--adopt", action="store_true", help="if all come out the same")
    parser.add_argument("--workers", type=int, default=cores())
    wanted = parser.parse_args()
    if wanted.games < 1:
        parser.error("--games is at least 1")
    try:
        is_same = [
            check(journal, wanted.games, wanted.adopt, wanted.workers) for journal in wanted.journal
        ]
    except (SeraiError, OSError) as error:
        parser.error(str(error))
    sys.exit(0 if all(is_same) else 1)


if __name__ == "__main__":
    main()
