"""Rows of a dataset in memory, whatever kind of file they stand in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.research.columns import Column, Shape

Chunk: TypeAlias = Mapping[str, Sequence[Any]]
"""Rows on their way into a file: for each column the values of its rows; None is no value."""


@dataclass(frozen=True, eq=False)
class Lists(Sequence[NDArray[Any]]):
    """A list of values for each row: row k has `values[starts[k]:starts[k + 1]]`."""

    values: NDArray[Any]
    starts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts) - 1

    def __getitem__(self, row: Any) -> Any:
        if isinstance(row, slice):
            first, end, step = row.indices(len(self))
            if step != 1:
                raise ValueError("lists are cut into parts without gaps")
            return self.part(first, max(first, end))
        place = range(len(self))[row]
        return self.values[self.starts[place] : self.starts[place + 1]]

    def __iter__(self) -> Iterator[NDArray[Any]]:
        return (self[row] for row in range(len(self)))

    def part(self, first: int, end: int) -> Lists:
        """Some of the rows, without a copy of their values."""
        low, high = self.starts[first], self.starts[end]
        return Lists(self.values[low:high], self.starts[first : end + 1] - low)


Rows: TypeAlias = dict[str, Any]
"""Some rows of a dataset: an array for each column, `Lists` where rows have lists."""


def to_array(column: Column, values: Sequence[Any]) -> NDArray[Any]:
    """The values of a column in one array; where there is none, `column.nothing`."""
    if column.type == "text":
        return np.array(values, dtype=np.str_)
    filled = [column.nothing if value is None else value for value in values]
    return np.array(filled, dtype=column.type)


def to_lists(column: Column, values: Sequence[Any]) -> Lists:
    """Lists of values in one array after the other."""
    starts = np.cumsum([0, *map(len, values)], dtype=np.int64)
    return Lists(to_array(column, [each for value in values for each in value]), starts)


def to_rows(columns: Sequence[Column], chunk: Chunk) -> Rows:
    """Rows in memory of rows that are on their way into a file."""
    return {
        column.name: (to_lists if column.shape == Shape.LIST else to_array)(
            column, chunk[column.name]
        )
        for column in columns
    }


def cut(rows: Rows, first: int, end: int) -> Rows:
    """Some of the rows."""
    return {name: values[first:end] for name, values in rows.items()}
