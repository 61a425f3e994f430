"""A dataset as a file of NumPy arrays. It is made and read in memory: for small ones, and where
there is no pyarrow.

A column `scores` of lists is two arrays: `scores`, all values one after the other, and
`scores.starts`, where each row's begin, and the end. `about` describes the file, as JSON.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.research.checksum import BadDataset
from serai.research.columns import DATASETS, Column, Shape
from serai.research.rows import Chunk, Lists, Rows, cut, to_rows

STARTS = ".starts"
ABOUT = "about"
DAMAGE = (OSError, ValueError, LookupError, EOFError, TypeError, zipfile.BadZipFile, zlib.error)


class NpzWriter:
    """Keeps rows until it is closed, and then writes them."""

    def __init__(
        self, file: Path, columns: Sequence[Column], about: Mapping[str, Any], size: int
    ) -> None:
        self._file, self._columns, self._about, self._size = file, columns, about, size
        self._rows: list[Rows] = []

    def write(self, chunk: Chunk) -> None:
        """Take these rows too."""
        self._rows.append(to_rows(self._columns, chunk))

    def close(self) -> None:
        """Write the file."""
        arrays: dict[str, NDArray[Any]] = {ABOUT: np.array(json.dumps(self._about))}
        for column in self._columns:
            arrays.update(self._arrays_of(column, [rows[column.name] for rows in self._rows]))
        with self._file.open("wb") as opened:
            np.savez_compressed(opened, **arrays)  # type: ignore[arg-type]  # names are columns

    def _arrays_of(self, column: Column, parts: Sequence[Any]) -> dict[str, NDArray[Any]]:
        if column.shape != Shape.LIST:
            return {column.name: _joined(column, parts, self._size)}
        lengths = [np.diff(part.starts) for part in parts]
        starts = np.cumsum(np.concatenate([[0], *lengths]), dtype=np.int64)
        values = _joined(column, [part.values for part in parts], self._size)
        return {column.name: values, f"{column.name}{STARTS}": starts}


def _joined(column: Column, parts: Sequence[NDArray[Any]], size: int) -> NDArray[Any]:
    """All parts of a column; of no rows, an empty array of the right kind."""
    if parts:
        return np.concatenate(parts)
    shape = (0, size) if column.shape == Shape.ROW else (0,)
    return np.zeros(shape, dtype="<U1" if column.type == "text" else column.type)


class NpzReader:
    """The arrays of a file, which it unpacks when somebody wants rows."""

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            self._arrays = np.load(file, allow_pickle=False)
            self.about: dict[str, Any] = json.loads(str(self._arrays[ABOUT]))
            self._columns = DATASETS[self.about["dataset"]]
            self.num_rows = len(self._arrays[self._columns[0].name])
        except DAMAGE as error:
            raise BadDataset(f"{file} is no dataset of Serai: {error}") from error

    def batches(self, rows: int) -> Iterator[Rows]:
        """The rows, so many at a time."""
        try:
            whole = {column.name: self._column(column) for column in self._columns}
        except DAMAGE as error:
            raise BadDataset(f"{self._file} cannot be read to its end: {error}") from error
        for first in range(0, self.num_rows, rows):
            yield cut(whole, first, min(first + rows, self.num_rows))

    def _column(self, column: Column) -> Any:
        values = self._arrays[column.name]
        if column.shape != Shape.LIST:
            return values
        return Lists(values, self._arrays[f"{column.name}{STARTS}"])

    def close(self) -> None:
        """Close the file."""
        self._arrays.close()
