"""The switches of a game: typed, documented, stored in its record under their own names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any, TypeAlias

from serai.engine.errors import BadOption
from serai.engine.layout import Field

Value: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Option:
    """A switch: its values, the default first, the ruling it stands for, and what it changes. With
    `most`, every whole number from 0 to it is a value, and `values` are those one would try.

    `formerly` says how earlier rules versions played, where that is not the default. A switch that
    is not offered is there for their games alone: nobody is asked about it."""

    name: str
    values: tuple[Value, ...]
    ruling: str
    meaning: str
    most: int | None = None
    formerly: Mapping[str, Value] = field(default_factory=dict, hash=False)
    is_offered: bool = True

    @property
    def default(self) -> Value:
        """What the rules page rules."""
        return self.values[0]

    @property
    def words(self) -> list[str]:
        """The values as one types them, the default first."""
        return [_words(known)[0] for known in self.values]

    def default_under(self, rules: str | None) -> Value:
        """What it was under a version of the rules; None: under those of today."""
        return self.default if rules is None else self.formerly.get(rules, self.default)

    @cached_property
    def default_number(self) -> int:
        """How the record stores it."""
        return self.number(self.default)

    def read(self, value: object) -> Value:
        """One of the values, from a value or its word (`on`, `off`, `3`, `longest`)."""
        if self.most is not None:
            return self._read_number(value, self.most)
        for known in self.values:
            if str(value).lower() in _words(known) and not isinstance(value, float):
                return known
        raise BadOption(f"option {self.name} is one of {', '.join(self.words)}, not {value!r}")

    def _read_number(self, value: object, most: int) -> int:
        word = str(value)
        is_number = not isinstance(value, float | bool) and word.isascii() and word.isdigit()
        if not is_number or int(word) > most:
            raise BadOption(f"option {self.name} is a whole number from 0 to {most}, not {value!r}")
        return int(word)

    def number(self, value: Value) -> int:
        """How the record stores the value: words by their place, all else as it is."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def value(self, number: int) -> Value:
        """The value that the record stores as this number."""
        if self.most is not None:
            return number
        return next(value for value in self.values if self.number(value) == number)


def option(
    values: tuple[Value, ...] | type[IntEnum],
    ruling: str,
    meaning: str,
    most: int | None = None,
    **rest: Any,
) -> Any:
    """Declare a switch as a field of the record, which gives it its name: see `Option`. The members
    of an enumeration are values in the order of their numbers, as words in small letters."""
    if isinstance(values, type):
        values = tuple(kind.name.lower() for kind in values)
    machine = "i1" if most is None else "i2"
    declared = Option("", values, ruling, meaning, most, **rest)
    return Field(machine, f"option: {meaning}", option=declared)


def _words(value: Value) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("on", "true", "yes") if value else ("off", "false", "no")
    return (str(value).lower(),)


def read_options(
    known: Sequence[Option], given: Mapping[str, object], rules: str | None = None
) -> dict[str, Value]:
    """Every option with its value; those that are not given, as they were under a version of the
    rules. Names may be written like_this or likeThis."""
    if not isinstance(given, Mapping):
        raise BadOption(f"options are given by name, not as {given!r}")
    chosen = {option.name: option.default_under(rules) for option in known}
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        plain = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", str(name)).lower()
        if plain not in by_name:
            raise BadOption(f"there is no option {name!r}; there are {', '.join(by_name)}")
        if plain != name and plain in given:
            raise BadOption(f"option {plain} is given twice")
        chosen[plain] = by_name[plain].read(value)
    return chosen


def write_options(known: Sequence[Option], s: Any) -> dict[str, Value]:
    """The options of this record that differ from their defaults."""
    numbers = ((option, int(getattr(s, option.name))) for option in known)
    return {
        option.name: option.value(number)
        for option, number in numbers
        if number != option.default_number
    }


def store_options(known: Sequence[Option], s: Any, chosen: Mapping[str, Value]) -> None:
    """Write every option into the record."""
    for option in known:
        setattr(s, option.name, option.number(chosen[option.name]))
