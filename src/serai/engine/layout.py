"""A game's state is declared once, as a class; its record, its empty state and its reference page
all come from that declaration."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.engine.jit import GAMES, digest, package_of

Ints: TypeAlias = NDArray[Any]
"""A field of several numbers, indexed in reading order."""


@dataclass(frozen=True)
class Field:
    """One field of a record: its machine type, what it holds, and its shape if it is an array."""

    type: str
    meaning: str
    shape: tuple[int, ...]


def i8(meaning: str, *shape: int) -> Any:
    """A small number, -128 to 127, or an array of them."""
    return Field("i1", meaning, shape)


def i16(meaning: str, *shape: int) -> Any:
    """A number from -32768 to 32767, or an array of them."""
    return Field("i2", meaning, shape)


def i64(meaning: str, *shape: int) -> Any:
    """A set of up to 63 things, one bit each (see `bits.py`), or an array of such sets."""
    return Field("i8", meaning, shape)


class Record:
    """Base of every game's `State`. Subclasses only declare fields."""

    fields: ClassVar[dict[str, Field]]
    Scalar: ClassVar[type[np.record]]
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        """Turn the declared fields into a NumPy record type."""
        cls.fields = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        parts = [(name, field.type, field.shape) for name, field in cls.fields.items()]
        parts += _mark_of_foreign_rules(sys.modules[cls.__module__].__file__)
        cls.Scalar = _quick_scalar(cls, [name for name, *_ in parts])
        cls.dtype = np.dtype((cls.Scalar, np.dtype(_with_padding(parts), align=True)))


Part: TypeAlias = tuple[str, str, tuple[int, ...]]
"""A field as NumPy wants it: its name, type and shape."""


def _with_padding(parts: list[Part]) -> list[Part]:
    """These fields, and one for each gap between them. A gap that is no field would be left out by
    whoever copies field by field, as NumPy does: then equal records could have unequal bytes."""
    plain = np.dtype(parts, align=True)
    begins = [plain.fields[part[0]][1] for part in parts]  # type: ignore[index]  # it has fields
    padded: list[Part] = []
    for part, begin, limit in zip(parts, begins, [*begins[1:], plain.itemsize], strict=True):
        padded.append(part)
        end = begin + np.dtype([part]).itemsize
        if end < limit:
            padded.append((f"padding_{end}", "i1", (limit - end,)))
    return padded


def _quick_scalar(state: type[Record], names: list[str]) -> type[np.record]:
    """The class of one record: a `np.record` that reads a field in a quarter of the time, because
    each field is a property and nothing is searched for."""
    members: dict[str, Any] = {name: property(itemgetter(name)) for name in names}
    members["__getitem__"] = np.void.__getitem__
    members["__getattribute__"] = object.__getattribute__
    members["__setattr__"] = np.void.__setitem__  # refuses what is no field
    members["data"] = property(_memory)
    members["__module__"] = state.__module__
    members["__qualname__"] = f"{state.__qualname__}.Scalar"
    return type("Scalar", (np.record,), members)


def _memory(s: Any) -> Any:
    """The memory of a record, which every call of a compiled rule asks for. NumPy would write out
    the names and types of all fields with it each time, which takes four times as long as the call.
    A record that is alone in its memory is known by its size."""
    memory = None if s.base is None else s.base.base
    if type(memory) is memoryview and memory.nbytes == s.itemsize:
        return memory
    return np.void.data.__get__(s)


def _mark_of_foreign_rules(source: str | None) -> list[Part]:
    """A field named by the rules' sources, for a game that lives outside our own folder of games.

    The engine's own rules are cached by the types of their arguments: with its rules, such a
    game changes its type, and nothing compiled for the old rules fits it.
    """
    path = Path(source or "unknown").resolve()
    if path.is_relative_to(GAMES):
        return []
    return [(f"rules_{digest((package_of(path),))}", "i1", ())]


def make_records(state: type[Record], number: int) -> Any:
    """Zeroed records that rules can read by attribute, compiled or not. Nobody else makes
    records."""
    return np.zeros(number, dtype=state.dtype)


def make_record(state: type[Record]) -> Any:
    """One zeroed record, alone in its memory."""
    return np.frombuffer(bytearray(state.dtype.itemsize), state.dtype)[0]


def copy_record(s: Any) -> Any:
    """A copy that shares nothing with the original: `s.copy()` would go field by field."""
    return np.frombuffer(bytearray(s.tobytes()), s.dtype)[0]


def keep_record(s: Any) -> Any:
    """A copy to be kept as it is: Python cannot write into it."""
    return record_of(s.dtype, s.tobytes())


def record_of(dtype: np.dtype[Any], memory: bytes) -> Any:
    """The record with these bytes. Python cannot write into it."""
    return np.frombuffer(memoryview(memory), dtype)[0]


def reference_page(state: type[Record]) -> str:
    """The record's fields as a Markdown table, in the order in which they lie in memory."""
    rows = ["| field | type | holds |", "|---|---|---|"]
    for name, field in state.fields.items():
        shape = " x ".join(str(size) for size in field.shape)
        kind = f"int{8 * int(field.type[1:])}" + (f"[{shape}]" if shape else "")
        rows.append(f"| `{name}` | {kind} | {field.meaning} |")
    return "\n".join(rows) + "\n"
