"""A game's state is declared once, as a class. Its record, its empty state and its reference page
come from that declaration; of the fields that have a form also the position (`position.py`), its
type, and what a learner sees (`observing.py`)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.engine.jit import GAMES, digest, package_of

if TYPE_CHECKING:
    from serai.engine.form import Form
    from serai.engine.option import Option

Ints: TypeAlias = NDArray[Any]
"""A field of several numbers, indexed in reading order."""


@dataclass(frozen=True)
class Field:
    """One field of a record: its machine type, what it holds, and its shape if it is an array.

    A field with a `form` stands in positions too, in the order of declaration:

    - `name` is what positions call it, if not as the record does; with a dot (`fight.from`) it is a
      field of an object (`fight`);
    - `phases` are the only ones in which it stands there; `null_in` those in which it is null;
    - `needed`: nobody may leave it out. Otherwise what is left out, also the part of a seat or a
      thing, is as at the start of a game, or as the function `default` answers when it is asked
      with the record;
    - `rare`: it is left out where it says nothing: null, false, 0 or empty. An object whose fields
      are all rare is left out where none of them says anything;
    - `clause`: the paragraph of the rules that is broken by a number out of bounds, or by the field
      in another phase;
    - `computed`: it follows from the other fields, so it is read only to be compared; with
      `is_written=False` positions leave it out.
    """

    type: str
    meaning: str
    shape: tuple[int, ...] = ()
    form: Form | None = None
    name: str = ""
    phases: Collection[int] = ()
    null_in: Collection[int] = ()
    needed: bool = False
    default: Callable[[Any], Any] | None = None
    rare: bool = False
    clause: str | None = None
    computed: bool = False
    is_written: bool = True
    part_of: str = ""
    part: slice | int = 0
    option: Option | None = None


def i8(meaning: str, *shape: int, **how: Any) -> Any:
    """A small number, -128 to 127, or an array of them, and `how` it stands in positions."""
    return Field("i1", meaning, shape, **how)


def i16(meaning: str, *shape: int, **how: Any) -> Any:
    """A number from -32768 to 32767, or an array of them, and `how` it stands in positions."""
    return Field("i2", meaning, shape, **how)


def i64(meaning: str, *shape: int, **how: Any) -> Any:
    """A set of up to 63 things, one bit each (see `bits.py`), or an array of such sets, and `how`
    it stands in positions."""
    return Field("i8", meaning, shape, **how)


def part(field: str, place: slice | int, meaning: str, form: Form, **how: Any) -> Any:
    """A field of positions that is a part of an array of the record."""
    return Field("", meaning, form=form, part_of=field, part=place, **how)


def shown(meaning: str, form: Form, **how: Any) -> Any:
    """A field of positions that the record holds in another way: the form is one of the game's
    own."""
    return Field("", meaning, form=form, **how)


class Record:
    """Base of every game's `State`. Subclasses only declare fields; a class of options may be a
    base as well, its fields are the last ones."""

    fields: ClassVar[dict[str, Field]]
    in_position: ClassVar[dict[str, Field]]
    options: ClassVar[tuple[Option, ...]]
    Scalar: ClassVar[type[np.record]]
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        """Turn the declared fields into a NumPy record type."""
        declared = {name: field for base in cls.__mro__ for name, field in _declared(base)}
        cls.fields = {name: field for name, field in declared.items() if field.type}
        cls.in_position = {name: field for name, field in declared.items() if field.form}
        cls.options = tuple(
            replace(field.option, name=name) for name, field in declared.items() if field.option
        )
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


def _declared(base: type) -> list[tuple[str, Field]]:
    return [(name, field) for name, field in vars(base).items() if isinstance(field, Field)]


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
    """The memory of a record, for which every call of a compiled rule asks. NumPy would describe
    all fields with it each time, which takes four times as long as the call. That is avoided for a
    record that is alone in its memory: there the memory has the size of the record."""
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
    """A copy that shares nothing with the original. It is faster than `s.copy()`, which goes field
    by field."""
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
