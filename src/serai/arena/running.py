"""A whole run: first the games that the journal holds, then those that are still to be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from serai.arena.errors import OtherCode
from serai.arena.journal import code_of, open_journal
from serai.arena.played import Played
from serai.arena.playing import EndingsOf, no_endings, play, warm_up
from serai.arena.schedule import Fixture
from serai.arena.setting import Setting
from serai.crew import spread


@dataclass(frozen=True)
class Playing:
    """What a worker does: it plays games of a setting. If it runs elsewhere, with the same `code`
    as here: otherwise there would be games in the journal that nobody could play again."""

    setting: Setting
    endings_of: EndingsOf = no_endings
    code: str | None = None

    def prepare(self) -> None:
        """Compile; raises OtherCode."""
        if self.code not in (None, code_of(self.setting)):
            raise OtherCode("a node of the cluster has other sources of Serai than this machine")
        warm_up(self.setting)

    def do(self, fixture: Fixture) -> Played:
        """Play one game."""
        return play(self.setting, fixture, self.endings_of)


def games(
    setting: Setting,
    *,
    journal: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    endings_of: EndingsOf = no_endings,
) -> Iterator[Played]:
    """Every game of the setting, in the order in which they end. Those in the journal come first
    and are not played again. You may stop at any time: every game that you got is in the journal.
    `workers` play on this machine's cores, or on the Ray cluster with the address `ray`."""
    setting.check()
    work = Playing(setting, endings_of, code_of(setting) if ray else None)
    with open_journal(journal, setting) as book:
        known = book.games if book else {}
        yield from known.values()
        todo = [fixture for fixture in setting.fixtures() if fixture.number not in known]
        for played in spread(work, todo, workers=workers, ray=ray):
            if book:
                book.add(played)
            yield played
