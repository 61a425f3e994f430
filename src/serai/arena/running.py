"""A whole run: first the games that the journal holds, then those that are still to be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from serai.arena.journal import open_journal
from serai.arena.played import Played
from serai.arena.playing import EndingsOf, no_endings
from serai.arena.setting import Setting
from serai.arena.worker_pool import cores, play_all


def games(
    setting: Setting,
    *,
    journal: Path | None = None,
    workers: int | None = None,
    endings_of: EndingsOf = no_endings,
) -> Iterator[Played]:
    """Every game of the setting, in the order in which they end. Those in the journal come first
    and are not played again. You may stop at any time: every game that you got is in the
    journal."""
    setting.check()
    with open_journal(journal, setting) as book:
        known = book.games if book else {}
        yield from known.values()
        todo = [fixture for fixture in setting.fixtures() if fixture.number not in known]
        for played in play_all(setting, todo, endings_of, workers or cores()):
            if book:
                book.add(played)
            yield played
