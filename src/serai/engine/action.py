"""Typed actions and their numbers. An action is declared once, as a frozen class with its notation;
its number, its text and its JSON are derived."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    dataclass_transform,
    get_args,
    get_origin,
)

import numpy as np

from serai.engine.declare import Meaning, Rule
from serai.engine.errors import BadNotation
from serai.engine.kind import once

KNOWN_TEXTS = 20_000
"""More notations than any game has actions; whoever writes others makes us forget, not grow."""
PARTS = 2
"""No action of the three games has more than two parts, such as a die and what it is used for."""


class Domain:
    """The values that a part of an action can take, each with its word; unused numbers have
    none."""

    def __init__(
        self,
        name: str,
        words: Sequence[str | None],
        first: int = 0,
        aliases: Mapping[str, int] | None = None,
    ) -> None:
        self.name = name
        self.words = tuple(words)
        self.first = first
        self._values = {word: first + i for i, word in enumerate(words) if word is not None}
        self._values.update(aliases or {})

    def write(self, value: object) -> str:
        """The value's word."""
        index = value - self.first if isinstance(value, int) else -1
        word = self.words[index] if 0 <= index < len(self.words) else None
        if word is None:
            raise BadNotation(f"{value!r} is no {self.name}")
        return word

    def read(self, word: object) -> int:
        """The value that a word stands for."""
        value = self._values.get(str(word))
        if value is None:
            raise BadNotation(f"{word!r} is no {self.name}")
        return value

    def __contains__(self, word: object) -> bool:
        """Whether the word stands for a value."""
        return word in self._values


@dataclass_transform(frozen_default=True)
class Action:
    """Base of a game's actions. `notation` shows the parts in braces: `graze {tile}`. A subclass
    names its parts, and is a frozen dataclass by itself; `@at` gives it its meanings."""

    notation: ClassVar[str] = ""
    in_rules: ClassVar[Mapping[str, str]] = {}
    """Parts that rules call by another name: where `seat` is who decides, another seat is `foe`."""
    meanings: ClassVar[tuple[Meaning, ...]] = ()

    def __init_subclass__(cls) -> None:
        dataclasses.dataclass(frozen=True)(cls)

    def __str__(self) -> str:
        return self.notation.format(**self.words())

    def words(self) -> dict[str, str]:
        """The parts of the action, each as its word."""
        return {name: domain.write(getattr(self, name)) for name, domain in parts(type(self))}

    def to_json(self) -> dict[str, str]:
        """The typed form that records and messages carry."""
        return {"do": verb(type(self)), **self.words()}


@once
def verb(kind: type[Action]) -> str:
    """The name of a kind of action in JSON: `PlaceWorm` is `place_worm`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


@once
def parts(kind: type[Action]) -> tuple[tuple[str, Domain], ...]:
    """The parts of a kind of action with their domains, in the order of declaration."""
    return tuple((name, get_args(hint)[1]) for name, hint in _annotated(kind).items())


@once
def _annotated(kind: type[Action]) -> dict[str, Any]:
    """The types of the parts. (`typing.get_type_hints` works out those of `Action` as well, for
    each kind again, which is a tenth of the time that it takes to load a game.)"""
    kinds = [base for base in reversed(kind.__mro__) if base not in (object, Action)]
    found = {
        name: hint
        for base in kinds
        for name, hint in inspect.get_annotations(base, eval_str=True).items()
    }
    return {name: hint for name, hint in found.items() if get_origin(hint) is Annotated}


class RulePart(NamedTuple):
    """A part of an action as the action's rules know it. `translate` turns what the part names into
    what the record calls it; it stands third in `Annotated[int, DOMAIN, rule]`."""

    name: str
    domain: Domain
    translate: Rule | None


@once
def parts_in_rules(kind: type[Action]) -> tuple[RulePart, ...]:
    """The parts of a kind of action as its rules know them, in the order of declaration."""
    return tuple(
        RulePart(kind.in_rules.get(name, name), domain, *(more or [None]))
        for name, hint in _annotated(kind).items()
        for _, domain, *more in [get_args(hint)]
    )


class ActionSpace:
    """All actions of a game, numbered in the order in which their kinds are listed."""

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        self.kinds = tuple(kinds)
        self._parts = {kind: parts(kind) for kind in kinds}
        self._first: dict[type[Action], int] = {}
        self._verbs = {verb(kind): kind for kind in kinds}
        self._patterns = [(kind, _pattern(kind, self._parts[kind])) for kind in kinds]
        self._strides = {kind: _strides(self._parts[kind]) for kind in kinds}
        self._read_text = functools.lru_cache(KNOWN_TEXTS)(self._parse)
        self._actions: dict[int, Action] = {}
        self.size = 0
        for kind in kinds:
            self._first[kind] = self.size
            self.size += self.count(kind)

    def first(self, kind: type[Action]) -> int:
        """The number of the first action of this kind; the others follow."""
        return self._first[kind]

    def count(self, kind: type[Action]) -> int:
        """How many numbers this kind of action has."""
        return _product(len(domain.words) for _, domain in self._parts[kind])

    def strides(self, kind: type[Action]) -> list[int]:
        """How far apart the numbers are of actions that differ by one in each part."""
        return self._strides[kind]

    def kind_number(self, kind: type[Action]) -> int:
        """The number of a kind in `tables`: its place in `kinds`, from 1."""
        return 1 + self.kinds.index(kind)

    def tables(self) -> tuple[Any, Any]:
        """For rules: each number's kind (its place in `kinds`, from 1) and its parts."""
        kind_of = np.zeros(self.size, dtype=np.int8)
        parts_of = np.zeros((self.size, PARTS), dtype=np.int16)
        for number in range(self.size):
            kind, values = self._split(number)
            kind_of[number] = self.kind_number(kind)
            parts_of[number, : len(values)] = values
        return kind_of, parts_of

    def number(self, action: Action) -> int:
        """The action's number."""
        kind = type(action)
        if kind not in self._first:
            raise BadNotation(f"{action!r} is no action of this game")
        number = self._first[kind]
        for (name, domain), stride in zip(self._parts[kind], self._strides[kind], strict=True):
            domain.write(getattr(action, name))
            number += stride * (getattr(action, name) - domain.first)
        return number

    def action(self, number: int) -> Action:
        """The action with this number, made once."""
        if number not in self._actions:
            kind, values = self._split(number)
            self._actions[number] = kind(*values)
        return self._actions[number]

    def read(self, source: Action | str | Mapping[str, Any]) -> Action:
        """An action from itself, its notation or its typed JSON."""
        if isinstance(source, Action):
            self.number(source)
            return source
        if isinstance(source, str):
            return self._read_text(source)
        if isinstance(source, Mapping):
            return self._read_json(source)
        raise BadNotation(f"an action is an Action, text or JSON, not {type(source).__name__}")

    def named(self) -> Iterator[tuple[int, Action]]:
        """Every number that names an action, with it; numbers off the board are passed over."""
        for number in range(self.size):
            action = self.action(number)
            try:
                str(action)
            except BadNotation:
                continue
            yield number, action

    def _split(self, number: int) -> tuple[type[Action], list[int]]:
        if not 0 <= number < self.size:
            raise BadNotation(f"there is no action number {number}")
        kind = next(kind for kind in reversed(self.kinds) if self._first[kind] <= number)
        rest = number - self._first[kind]
        values = []
        for (_, domain), stride in zip(self._parts[kind], self._strides[kind], strict=True):
            values.append(domain.first + rest // stride)
            rest %= stride
        return kind, values

    def _parse(self, text: str) -> Action:
        words = " ".join(text.split())
        for kind, pattern in self._patterns:
            match = pattern.fullmatch(words)
            found = list(zip(self._parts[kind], match.groups() if match else (), strict=False))
            if match and all(word in domain for (_, domain), word in found):
                return kind(*(domain.read(word) for (_, domain), word in found))
        first = words.split(" ")[0]
        samples = [kind.notation for kind in self.kinds if kind.notation.split(" ")[0] == first]
        hint = " or ".join(samples) or "one of: " + ", ".join(kind.notation for kind in self.kinds)
        raise BadNotation(f"{text!r} is no action; expected {hint}")

    def _read_json(self, source: Mapping[str, Any]) -> Action:
        kind = self._verbs.get(str(source.get("do")))
        if kind is None:
            raise BadNotation(f"'do' is {source.get('do')!r}; expected {', '.join(self._verbs)}")
        names = {name for name, _ in self._parts[kind]}
        if set(source) != names | {"do"}:
            expected = ", ".join(sorted(names)) or "nothing"
            found = sorted(map(str, source))
            raise BadNotation(f"{verb(kind)} takes {expected} beside 'do', got {found}")
        return kind(*(domain.read(source[name]) for name, domain in self._parts[kind]))


def _pattern(kind: type[Action], domains: Sequence[tuple[str, Domain]]) -> re.Pattern[str]:
    expression = re.escape(kind.notation)
    for name, _ in domains:
        expression = expression.replace(re.escape("{" + name + "}"), r"(\S+)")
    return re.compile(expression)


def _strides(domains: Sequence[tuple[str, Domain]]) -> list[int]:
    """How far apart the numbers are of actions that differ by one in each part."""
    sizes = [len(domain.words) for _, domain in domains]
    return [_product(sizes[i + 1 :]) for i in range(len(sizes))]


def _product(sizes: Any) -> int:
    product = 1
    for size in sizes:
        product *= size
    return product
