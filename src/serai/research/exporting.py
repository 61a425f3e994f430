"""Matches into datasets: one of games, a row each, and one of decisions, a row each.

What stands in the row of a decision is what its seat could know: the observation and the legal
actions are made of the record from which all else is wiped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import serai
from serai.engine.dispatch import make_numbers
from serai.engine.errors import BadOption
from serai.engine.layout import copy_record
from serai.engine.match import Match
from serai.engine.seat import CHANCE
from serai.research.checksum import BadDataset, checksum_file, write_checksum
from serai.research.columns import DATASETS, Column
from serai.research.dataset import FORMAT, ROWS
from serai.research.game_spec import Spec
from serai.research.kept_game import FINISHED, KeptGame, keep_match
from serai.research.npz_file import NpzWriter
from serai.research.parquet_file import ParquetWriter
from serai.research.rows import Chunk


class Writer(Protocol):
    """A file that takes rows."""

    def write(self, chunk: Chunk) -> None:
        """Take some rows."""

    def close(self) -> None:
        """Finish the file."""


WRITERS: Mapping[str, Callable[[Path, Sequence[Column], Mapping[str, Any], int], Writer]] = {
    ".parquet": ParquetWriter,
    ".npz": NpzWriter,
}


class Sheet:
    """A dataset that is being written. It gets its name, and its checksum, when it is whole; if
    something goes wrong before, nothing is left of it."""

    def __init__(self, file: Path, name: str, about: Mapping[str, Any], size: int = 0) -> None:
        check_name(file)
        columns = DATASETS[name]
        self._file, self._part = file, file.with_name(f"{file.name}.part")
        head = {"format": FORMAT, "serai": serai.__version__, "dataset": name, **about}
        told = head | {"columns": [column.to_json() for column in columns]}
        self._writer = WRITERS[file.suffix](self._part, columns, told, size)
        self._columns = [column.name for column in columns]
        self._waiting: list[Mapping[str, Any]] = []
        self.rows = 0

    def add(self, row: Mapping[str, Any]) -> None:
        """Write one more row."""
        self._waiting.append(row)
        self.rows += 1
        if len(self._waiting) == ROWS:
            self._flush()

    def _flush(self) -> None:
        if not self._waiting:
            return
        chunk = {name: [row[name] for row in self._waiting] for name in self._columns}
        self._waiting = []
        try:
            self._writer.write(chunk)
        except (TypeError, ValueError, OverflowError) as error:
            raise BadDataset(f"{self._file} cannot hold what was kept: {error}") from error

    def __enter__(self) -> Sheet:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None:
                self._finish()
            else:
                self._writer.close()
        finally:
            self._part.unlink(missing_ok=True)

    def _finish(self) -> None:
        """Put the file in place. An old checksum goes first: it would call the new file damaged."""
        self._flush()
        self._writer.close()
        checksum_file(self._file).unlink(missing_ok=True)
        self._part.replace(self._file)
        write_checksum(self._file)


def check_name(file: Path) -> None:
    """Raise BadDataset unless the name says what kind of file it shall be."""
    if file.suffix not in WRITERS:
        raise BadDataset(f"a dataset ends with {' or '.join(WRITERS)}, not as {file.name} does")


def export(
    kept: Iterable[KeptGame | Match],
    games: str | Path | None = None,
    decisions: str | Path | None = None,
    rewards: str = "win",
) -> tuple[int, int]:
    """Write matches to a dataset of games, or one of decisions, or both; the ends of their names,
    `.parquet` or `.npz`, say as what. Returns how many games and how many decisions were written.

    All decisions are of one game, since other games have other observations. `rewards` says what
    their reward is.
    """
    with ExitStack() as opened:
        game_sheet = opened.enter_context(Sheet(Path(games), "games", {})) if games else None
        decision_sheet = DecisionSheet(opened, Path(decisions), rewards) if decisions else None
        number = -1
        for number, given in enumerate(kept):
            each = keep_match(given, place=number) if isinstance(given, Match) else given
            if game_sheet:
                game_sheet.add(each.row(number))
            if decision_sheet:
                decision_sheet.add(number, each)
        if number < 0:
            raise BadDataset("there is no match that could be written")
    return number + 1, decision_sheet.rows if decision_sheet else 0


class DecisionSheet:
    """The dataset of decisions. The first match says of which game it is."""

    def __init__(self, opened: ExitStack, file: Path, rewards: str) -> None:
        check_name(file)
        self._opened, self._file, self._rewards = opened, file, rewards
        self.sheet: Sheet | None = None
        self._spec: Spec | None = None

    @property
    def rows(self) -> int:
        """How many decisions were written."""
        return self.sheet.rows if self.sheet else 0

    def add(self, number: int, kept: KeptGame) -> None:
        """Write all decisions of a match."""
        match = kept.match()
        sheet, spec = self._open(match)
        for row in decisions_of(match, spec, kept.result == FINISHED):
            sheet.add({"match": number, **row})

    def _open(self, match: Match) -> tuple[Sheet, Spec]:
        spec = Spec(match.game, match.players, self._rewards)
        if self.sheet is None or self._spec is None:
            sheet = Sheet(self._file, "decisions", about_decisions(spec), spec.size)
            self.sheet, self._spec = self._opened.enter_context(sheet), spec
        elif match.game.edition != self._spec.game.edition:
            raise BadOption(
                f"decisions of {match.game.id} do not fit beside those of {self._spec.game.id}: "
                "export each game to a file of its own"
            )
        return self.sheet, spec


def about_decisions(spec: Spec) -> dict[str, Any]:
    """What a dataset of decisions says of itself."""
    return {
        "game": spec.game.id,
        "rules": spec.game.rules_version,
        "rewards": spec.reward_name,
        "actions": spec.num_actions,
        "size": spec.size,
        "slices": {name: [part.start, part.stop] for name, part in spec.slices.items()},
    }


def decisions_of(match: Match, spec: Spec, is_finished: bool) -> Iterator[dict[str, Any]]:
    """A row for each decision, as its seat knew the match then; the reward is what came of it."""
    rewards = spec.rewards_of(match.state).tolist() if is_finished else None
    numbers = make_numbers(match.game.space)
    for ply, (seat, action) in enumerate(match.log):
        if seat == CHANCE:
            continue
        known = copy_record(match.state_before(ply))
        match.game.play.redact(known, seat)
        count = match.game.play.legal(known, numbers)
        yield {
            "ply": ply,
            "seat": seat,
            "action": action,
            "notation": str(match.game.space.action(action)),
            "legal": numbers[:count].copy(),
            "observation": spec.observer.see(known, seat),
            "reward": rewards[seat] if rewards else None,
        }
