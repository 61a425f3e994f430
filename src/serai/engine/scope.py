"""What the rules of a declaration may ask for, and how the text of a game's play finds it."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any

from serai.engine.action import Action, ActionSpace, parts_in_rules
from serai.engine.bits import smallest
from serai.engine.declare import BadDeclaration, Meaning, Rule, Stage, Values
from serai.engine.jit import rule
from serai.engine.seat import CHANCE, NOBODY

ALWAYS_NAMED = {"rule": rule, "smallest": smallest, "CHANCE": CHANCE, "NOBODY": NOBODY}
"""What every text refers to."""
ALWAYS_THERE = ("s", "seat")
FOR_LISTERS = ("numbers", "count", "first")


@dataclass
class Names:
    """What the names in the text stand for. Two rules of one name are told apart by their files,
    and so is a rule that is called like a variable of the text."""

    variables: frozenset[str] = frozenset()
    objects: dict[str, Any] = field(default_factory=lambda: dict(ALWAYS_NAMED))

    def of(self, function: Rule) -> str:
        """The name of a rule in the text."""
        own = str(function.__name__)
        for name in (own, f"{function.__module__.split('.')[-1]}_{own}"):
            if name not in self.variables and self.objects.setdefault(name, function) is function:
                return name
        raise BadDeclaration(f"two rules are called {name}")

    def of_member(self, member: Any) -> str:
        """A member of an enumeration, such as a reason or a phase, as rules write it."""
        self.objects[type(member).__name__] = type(member)
        return f"{type(member).__name__}.{member.name}"


@functools.cache
def wants(function: Rule) -> tuple[str, ...]:
    """The names of the arguments that a rule asks for."""
    code = getattr(function, "py_func", function).__code__
    return tuple(code.co_varnames[: code.co_argcount])


class Scope:
    """What the rules of one meaning may ask for, and the lines that find it. Nothing is found that
    nobody asks for, and nothing twice."""

    def __init__(self, names: Names, kind: type[Action], stage: Stage, meaning: Meaning) -> None:
        self.names, self.stage, self.meaning = names, stage, meaning
        self.translations = {part.name: part.translate for part in parts_in_rules(kind)}
        self.there = {"s", *FOR_LISTERS}
        self.lines: list[str] = []

    def call(self, function: Rule, *more: str) -> str:
        """A call of this rule, after the lines that find what it asks for."""
        asked = wants(function)
        for name in asked:
            self._check(function, name, more)
            self._find(name)
        return f"{self.names.of(function)}({', '.join(asked)})"

    def named(self, values: Values) -> str:
        """The set of values that is worth asking about."""
        if not isinstance(values, str):
            return self.call(values)
        self._find(values)
        return values

    def is_about_parts(self, name: str) -> bool:
        """Whether this can be found only when the parts of the action are known."""
        if name in self.meaning.given:
            return any(self.is_about_parts(asked) for asked in wants(self.meaning.given[name]))
        return name in self.translations

    def find_what_is_the_same_for_all(self, function: Rule | None) -> None:
        """Find what a rule asks for and what is the same for all values of the parts."""
        for name in wants(function) if function else []:
            self._check(function, name, ())
            if not self.is_about_parts(name):
                self._find(name)

    def take(self) -> list[str]:
        """The lines written since they were last taken."""
        lines, self.lines = self.lines, []
        return lines

    def know(self, name: str) -> None:
        """This part is known from here on; places that actions name otherwise than the record
        become what the record calls them."""
        self.there.add(name)
        if translate := self.translations[name]:
            self.lines.append(f"{name} = {self.names.of(translate)}(s, {name})")

    def _check(self, function: Rule | None, name: str, more: tuple[str, ...]) -> None:
        known = [*ALWAYS_THERE, *self.translations, *self.meaning.given, *more]
        if name not in known:
            asking = getattr(function, "__name__", "a rule")
            raise BadDeclaration(f"{asking} asks for {name!r}; there is {', '.join(known)}")

    def _find(self, name: str) -> None:
        if name in self.there:
            return
        found_by = self.meaning.given.get(name)
        if found_by is None and name == "seat" and callable(self.stage.by):
            found_by = self.stage.by
        if found_by is None:
            raise BadDeclaration(f"{name!r} is not known here: chance decides, and no seat")
        call = self.call(found_by)
        self.lines.append(f"{name} = {call}")
        self.there.add(name)


def variables_of(space: ActionSpace) -> frozenset[str]:
    """What variables may be called in the text."""
    about = {part.name for kind in space.kinds for part in parts_in_rules(kind)}
    given = {name for kind in space.kinds for each in kind.meanings for name in each.given}
    return frozenset({"moment", "number", *ALWAYS_THERE, *FOR_LISTERS, *about, *given})
