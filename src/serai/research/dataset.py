"""Reading a dataset that `serai export` wrote: a part at a time, from Parquet or npz."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from serai.research.checksum import BadDataset, check_checksum
from serai.research.columns import DATASETS, Column
from serai.research.npz_file import NpzReader
from serai.research.parquet_file import ParquetReader
from serai.research.rows import Lists, Rows

FORMAT = 1
"""The version of the files' own form; the rules have theirs."""
ROWS = 1024
"""So many rows stand together in a group of a Parquet file, and come together unless wanted
otherwise."""


class Reader(Protocol):
    """An open file with rows."""

    about: dict[str, Any]
    num_rows: int

    def batches(self, rows: int) -> Iterator[Rows]:
        """The rows, so many at a time."""

    def close(self) -> None:
        """Close the file."""


READERS: Mapping[str, Callable[[Path], Reader]] = {".parquet": ParquetReader, ".npz": NpzReader}


class Dataset:
    """Rows of games or of decisions, which come in batches:

        for rows in research.load("decisions.parquet"):
            learn(rows["observation"], rows["action"])

    A batch is a dict with an array for each column; where a row has a list, as in `legal`, it has
    `Lists`: all values in one array, and where each row's begin. `about` says what the file says of
    itself. Of Parquet no more than a group of rows is in memory at a time.
    """

    def __init__(self, file: Path, reader: Reader) -> None:
        self.file, self._reader = file, reader
        self.about: dict[str, Any] = reader.about
        if self.about.get("format") != FORMAT:
            self.close()
            found = self.about.get("format")
            raise BadDataset(f"{file} has format {found!r}; this program reads format {FORMAT}")

    def __repr__(self) -> str:
        return f"<Dataset of {len(self)} {self.name} in {self.file.name}>"

    def __len__(self) -> int:
        return self._reader.num_rows

    @property
    def name(self) -> str:
        """`games` or `decisions`."""
        return str(self.about["dataset"])

    @property
    def columns(self) -> tuple[Column, ...]:
        """What the columns mean."""
        return DATASETS[self.name]

    @property
    def slices(self) -> dict[str, slice]:
        """Where each field stands in an observation, by its name in positions."""
        return {name: slice(*ends) for name, ends in self.about.get("slices", {}).items()}

    def __iter__(self) -> Iterator[Rows]:
        return self.batches()

    def batches(self, rows: int = ROWS) -> Iterator[Rows]:
        """All rows in order, so many at a time; the last batch may be smaller."""
        if rows < 1:
            raise BadDataset(f"a batch has at least one row, not {rows}")
        return self._reader.batches(rows)

    def mask(self, legal: Lists) -> NDArray[np.bool_]:
        """Lists of legal actions as a mask: a row for each, a column for each action there is."""
        mask = np.zeros((len(legal), int(self.about["actions"])), dtype=np.bool_)
        mask[np.repeat(np.arange(len(legal)), np.diff(legal.starts)), legal.values] = True
        return mask

    def close(self) -> None:
        """Close the file."""
        self._reader.close()

    def __enter__(self) -> Dataset:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def load(file: str | Path, check: bool = True) -> Dataset:
    """The dataset in this file. Unless told not to, check first that it is still what was written:
    its SHA-256 stands in a file beside it."""
    path = Path(file)
    if path.suffix not in READERS:
        raise BadDataset(f"a dataset ends with {' or '.join(READERS)}, not as {path.name} does")
    if not path.exists():
        raise BadDataset(f"there is no file {path}")
    if check:
        check_checksum(path)
    return Dataset(path, READERS[path.suffix](path))
