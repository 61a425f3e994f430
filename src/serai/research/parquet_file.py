"""A dataset as a Parquet file, written and read a group of rows at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.research.checksum import BadDataset
from serai.research.columns import DATASETS, Column, Shape
from serai.research.rows import Chunk, Lists, Rows

MARK = b"serai"
"""Under this key the metadata of a file describe it, as JSON."""
LEVEL = 12
"""How hard zstd tries: observations repeat themselves, so it pays."""


def arrow() -> tuple[ModuleType, ModuleType]:
    """pyarrow and its Parquet; raises BadDataset if it is not installed."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise BadDataset(
            'Parquet needs pyarrow: pip install "serai[research]", or name a file that ends '
            "with .npz"
        ) from error


class ParquetWriter:
    """Writes each chunk as a group of rows."""

    def __init__(
        self, file: Path, columns: Sequence[Column], about: Mapping[str, Any], size: int
    ) -> None:
        self._arrow, parquet = arrow()
        self._columns, self._size = columns, size
        fields = [
            self._arrow.field(
                column.name,
                self._type(column),
                nullable=bool(column.absent),
                metadata={"unit": column.unit, "meaning": column.told},
            )
            for column in columns
        ]
        self._schema = self._arrow.schema(fields, metadata={MARK: json.dumps(about)})
        self._out = parquet.ParquetWriter(
            file, self._schema, compression="zstd", compression_level=LEVEL, store_schema=True
        )

    def write(self, chunk: Chunk) -> None:
        """Write these rows."""
        arrays = [self._array(column, chunk[column.name]) for column in self._columns]
        self._out.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))

    def close(self) -> None:
        """Finish the file."""
        self._out.close()

    def _type(self, column: Column) -> Any:
        name = "string" if column.type == "text" else column.type
        one = getattr(self._arrow, name)()
        if column.shape == Shape.ONE:
            return one
        item = self._arrow.field("item", one, nullable=False)
        return self._arrow.list_(item, self._size if column.shape == Shape.ROW else -1)

    def _array(self, column: Column, values: Sequence[Any]) -> Any:
        if column.shape != Shape.ROW:
            return self._arrow.array(list(values), self._type(column))
        flat = self._arrow.array(np.concatenate(values))
        return self._arrow.FixedSizeListArray.from_arrays(flat, type=self._type(column))


class ParquetReader:
    """An open file, of which a group of rows at a time is in memory."""

    def __init__(self, file: Path) -> None:
        self._arrow, parquet = arrow()
        self._file = file
        self._damage = (OSError, KeyError, ValueError, self._arrow.ArrowException)
        try:
            self._opened = parquet.ParquetFile(file)
            self.about: dict[str, Any] = json.loads(self._opened.schema_arrow.metadata[MARK])
            self._columns = DATASETS[self.about["dataset"]]
        except (*self._damage, TypeError) as error:
            raise BadDataset(f"{file} is no dataset of Serai: {error}") from error
        self.num_rows: int = self._opened.metadata.num_rows

    def batches(self, rows: int) -> Iterator[Rows]:
        """The rows, so many at a time."""
        parts = self._opened.iter_batches(rows, use_threads=False)
        while True:
            try:
                part = next(parts)
                found = {column.name: _read(column, part[column.name]) for column in self._columns}
            except StopIteration:
                return
            except self._damage as error:
                raise BadDataset(f"{self._file} cannot be read to its end: {error}") from error
            yield found

    def close(self) -> None:
        """Close the file."""
        self._opened.close()


def _read(column: Column, array: Any) -> Any:
    """A column as arrays of NumPy."""
    if column.shape == Shape.ONE:
        return _plain(column, array)
    values = _plain(column, array.flatten())
    if column.shape == Shape.ROW:
        return values.reshape(len(array), -1)
    lengths = array.value_lengths().to_numpy(zero_copy_only=False)
    return Lists(values, np.cumsum([0, *lengths], dtype=np.int64))


def _plain(column: Column, array: Any) -> NDArray[Any]:
    if column.type == "text":
        return np.array(array.to_pylist(), dtype=np.str_)
    filled = array.fill_null(column.nothing) if array.null_count else array
    plain: NDArray[Any] = filled.to_numpy(zero_copy_only=False)
    return plain
