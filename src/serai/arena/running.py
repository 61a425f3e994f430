"""A whole run: what the journal holds, then what is still to be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from serai.arena.crew import cores, play_all
from serai.arena.journal import open_journal
from serai.arena.played import Played
from serai.arena.playing import Witness, no_witness
from serai.arena.setting import Setting


def games(
    setting: Setting,
    *,
    journal: Path | None = None,
    workers: int | None = None,
    witness: Witness = no_witness,
) -> Iterator[Played]:
    """Every game of the setting, in the order in which they end. Those in the journal come first
    and are not played again. Stop whenever you like: what has been handed out is kept."""
    setting.check()
    with open_journal(journal, setting) as book:
        known = book.games if book else {}
        yield from known.values()
        todo = [fixture for fixture in setting.fixtures() if fixture.number not in known]
        for played in play_all(setting, todo, witness, workers or cores()):
            if book:
                book.add(played)
            yield played
