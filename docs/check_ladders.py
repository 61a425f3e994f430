"""Plays some games of the kept ladders again: `python docs/check_ladders.py [JOURNAL ...]`.

    python docs/check_ladders.py docs/ladders/silk-ladder.jsonl --games 40 --adopt

So many games of each journal, drawn by lot, are played anew with the sources as they are. If one
comes out otherwise it is told, and the journal has to be played again. If all come out the same,
`--adopt` writes down that the journal holds for these sources too.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from serai.arena import Setting
from serai.arena.crew import cores, play_all
from serai.arena.journal import claim, code_of, whole_lines
from serai.arena.played import Played
from serai.arena.playing import no_witness

JOURNALS = Path(__file__).parent / "ladders"


def setting_of(head: dict[str, Any]) -> Setting:
    """What a journal's first line says was played."""
    told = {field.name: head[field.name] for field in fields(Setting)}
    return Setting(**told | {"bots": tuple(head["bots"])})


def play_again(
    setting: Setting, kept: dict[int, Played], number: int, workers: int
) -> list[Played]:
    """So many of the games that are kept, anew. Other sources draw other games."""
    lot = random.Random(code_of(setting))
    drawn = lot.sample(sorted(kept), min(number, len(kept)))
    todo = [fixture for fixture in setting.fixtures() if fixture.number in drawn]
    return list(play_all(setting, todo, no_witness, workers))


def check(journal: Path, number: int, adopt: bool, workers: int) -> bool:
    """Whether the games that were played again came out as they are kept."""
    with journal.open("r+", encoding="utf-8") as opened:
        claim(journal, opened)
        first, *lines = whole_lines(journal)
        head = json.loads(first)
        setting = setting_of(head)
        kept = {played.number: played for played in map(Played.from_json, map(json.loads, lines))}
        again = play_again(setting, kept, number, workers)
        wrong = sorted(played.number for played in again if played != kept[played.number])
        decisions = sum(sum(played.decisions) for played in again)
        sys.stdout.write(
            f"{journal.name}: {len(again)} of {len(kept)} games played again, {decisions} "
            f"decisions; otherwise came out: {wrong or 'none'}\n"
        )
        if adopt and again and not wrong:
            head["code"] = code_of(setting)
            replace(journal, "".join([json.dumps(head) + "\n", *lines]))
    return not wrong


def replace(file: Path, text: str) -> None:
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
    is_same = [
        check(journal, wanted.games, wanted.adopt, wanted.workers) for journal in wanted.journal
    ]
    sys.exit(0 if all(is_same) else 1)


if __name__ == "__main__":
    main()
