"""Writes a game's play as Python: a switch by moment, and for each moment what may come then.

What comes out reads like rules written by hand, and runs like them. It is made of the declarations
alone (see `declare.py`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from serai.engine.action import Action, ActionSpace, parts_in_rules
from serai.engine.bits import smallest
from serai.engine.declare import BadDeclaration, Meaning, Rule, Stage, Values
from serai.engine.jit import rule
from serai.engine.reason import Reasons
from serai.engine.seat import CHANCE

INDENT = "    "
ALWAYS_THERE = ("s", "seat")
FOR_LISTERS = ("numbers", "count", "first")


def write_play(
    space: ActionSpace, stages: Mapping[Any, Stage], seats_decide: Reasons, moment: Rule
) -> tuple[str, dict[str, Any]]:
    """The text of a game's play, and what its names stand for."""
    writer = Writer(space, stages, seats_decide, moment)
    return writer.text(), writer.names.objects


@dataclass
class Names:
    """What the names in the text stand for. Two rules of one name are told apart by their files,
    and so is a rule that is called like a variable of the text."""

    variables: frozenset[str] = frozenset()
    objects: dict[str, Any] = field(default_factory=lambda: {"rule": rule, "smallest": smallest})

    def of(self, function: Rule) -> str:
        """The name of a rule in the text."""
        own = str(function.__name__)
        for name in (own, f"{function.__module__.split('.')[-1]}_{own}"):
            if name not in self.variables and self.objects.setdefault(name, function) is function:
                return name
        raise BadDeclaration(f"two rules are called {name}")

    def of_reason(self, reason: Reasons) -> str:
        """A reason as rules write it."""
        self.objects[type(reason).__name__] = type(reason)
        return f"{type(reason).__name__}.{reason.name}"


def wants(function: Rule) -> list[str]:
    """The names of the arguments that a rule asks for."""
    return list(inspect.signature(getattr(function, "py_func", function)).parameters)


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


@dataclass(frozen=True)
class Entry:
    """A kind of action at a moment, with the numbers of its actions."""

    kind: type[Action]
    meaning: Meaning
    first: int
    end: int


def variables_of(space: ActionSpace) -> frozenset[str]:
    """What variables may be called in the text."""
    about = {part.name for kind in space.kinds for part in parts_in_rules(kind)}
    given = {name for kind in space.kinds for each in kind.meanings for name in each.given}
    return frozenset({"moment", "number", *ALWAYS_THERE, *FOR_LISTERS, *about, *given})


def indented(lines: list[str], by: int = 1) -> list[str]:
    """These lines, so many levels deeper."""
    return [INDENT * by + line for line in lines]


class Writer:
    """Writes the functions of a game's play."""

    def __init__(
        self,
        space: ActionSpace,
        stages: Mapping[Any, Stage],
        seats_decide: Reasons,
        moment: Rule,
    ) -> None:
        self.space, self.stages, self.seats_decide = space, stages, seats_decide
        self.names = Names(variables_of(space))
        self.moment = f"{self.names.of(moment)}(s)"
        self.entries = {moment: list(self._entries_at(moment)) for moment in stages}

    def _entries_at(self, moment: Any) -> Iterator[Entry]:
        for kind in self.space.kinds:
            first = self.space.first(kind)
            for meaning in kind.meanings:
                if moment in meaning.moments:
                    yield Entry(kind, meaning, first, first + self.space.count(kind))

    def text(self) -> str:
        """The whole module."""
        functions = [
            self._actor(),
            self._switch("legal(s, numbers)", LEGAL, self._legal_at),
            self._switch("refuse(s, number)", REFUSE, self._refuse_at),
            self._switch("apply(s, number)", APPLY, self._apply_at),
            self._weight(),
        ]
        return "\n\n\n".join("@rule\n" + "\n".join(lines) for lines in functions) + "\n"

    # --- By moment ----------------------------------------------------------------------------

    def _switch(self, head: str, says: str, body: Callable[[Any], list[str]]) -> list[str]:
        """A function that answers otherwise at each moment. It is one function, because a function
        for each moment took a quarter longer to compile."""
        lines = [f"def {head}:", f'    """{says}"""', f"    moment = {self.moment}"]
        *others, last = self.stages
        for moment in others:
            lines += [f"    if moment == {int(moment)}:  # {word(moment)}"]
            lines += indented(body(moment), 2)
        return [*lines, f"    # {word(last)}", *indented(body(last))]

    def _actor(self) -> list[str]:
        """Who decides."""
        lines = ["def actor(s):", f'    """{ACTOR}"""', f"    moment = {self.moment}"]
        deciders: dict[Any, list[Any]] = {}
        for moment, stage in self.stages.items():
            deciders.setdefault(stage.by, []).append(moment)
        by, usual = max(deciders.items(), key=lambda item: len(item[1]))
        for other, moments in deciders.items():
            if moments is not usual:
                condition = " or ".join(f"moment == {int(moment)}" for moment in moments)
                lines += [f"    if {condition}:", f"        return {self._decider(other)}"]
        return [*lines, f"    return {self._decider(by)}"]

    def _decider(self, by: Any) -> str:
        return f"{self.names.of(by)}(s)" if callable(by) else str(int(by))

    # --- What is legal ------------------------------------------------------------------------

    def _legal_at(self, moment: Any) -> list[str]:
        lines = ["count = 0"]
        for entry in self.entries[moment]:
            lines += [f"# {entry.kind.notation}", *self._list(self.stages[moment], entry)]
        return [*lines, "return count"]

    def _list(self, stage: Stage, entry: Entry) -> list[str]:
        """Add the legal actions of one kind."""
        scope = Scope(self.names, entry.kind, stage, entry.meaning)
        meaning = entry.meaning
        if meaning.listed_by:
            call = scope.call(meaning.listed_by, *FOR_LISTERS)
            first = [f"first = {entry.first}"] if "first" in wants(meaning.listed_by) else []
            return [*first, *scope.take(), f"count = {call}"]
        if meaning.between:
            return self._list_between(scope, entry)
        return self._list_parts(scope, entry)

    def _list_between(self, scope: Scope, entry: Entry) -> list[str]:
        """Add all numbers from the lowest to the highest: nobody has to be asked."""
        assert entry.meaning.between
        lowest, highest = map(scope.call, entry.meaning.between)
        ((name, domain, _),) = parts_in_rules(entry.kind)
        return [
            *scope.take(),
            f"for {name} in range({lowest}, {highest} + 1):",
            f"    numbers[count] = {plus(name, entry.first - domain.first)}",
            "    count += 1",
        ]

    def _list_parts(self, scope: Scope, entry: Entry) -> list[str]:
        """Ask about every value of each part that is worth it."""
        meaning = entry.meaning
        kind_parts = parts_in_rules(entry.kind)
        among = meaning.among if isinstance(meaning.among, tuple) else (meaning.among,)
        among += (None,) * (len(kind_parts) - len(among))
        among = among[: len(kind_parts)]
        scope.find_what_is_the_same_for_all(meaning.ask)
        lines, depth = scope.take(), 0
        for (name, domain, _), values in zip(kind_parts, among, strict=True):
            lines += indented(self._loop(scope, name, domain, values), depth)
            depth += 1
        number = self._number(entry)
        if any(scope.translations.values()):
            lines += indented([f"number = {number}"], depth)
            number = "number"
        body = [f"numbers[count] = {number}", "count += 1"]
        for part in kind_parts:
            scope.know(part.name)
        if meaning.ask:
            call = scope.call(meaning.ask)
            body = [*scope.take(), f"if {call} == 0:", *indented(body)]
            body += ["else:", "    break"] if meaning.upwards else []
        return lines + indented(body, depth)

    def _number(self, entry: Entry) -> str:
        """An action's number, out of its parts."""
        number, offset = [], entry.first
        strides = self.space.strides(entry.kind)
        for (name, domain, _), stride in zip(parts_in_rules(entry.kind), strides, strict=True):
            number.append(name if stride == 1 else f"{name} * {stride}")
            offset -= stride * domain.first
        return plus(" + ".join(number), offset) if number else str(offset)

    def _loop(self, scope: Scope, name: str, domain: Any, values: Values | None) -> list[str]:
        if values is None:
            return [f"for {name} in range({domain.first}, {domain.first + len(domain.words)}):"]
        found = scope.named(values)
        rest = f"{name}_left"
        return [
            *scope.take(),
            f"{rest} = {found}",
            f"while {rest}:",
            f"    {name} = smallest({rest})",
            f"    {rest} &= {rest} - 1",
        ]

    # --- Why not ------------------------------------------------------------------------------

    def _refuse_at(self, moment: Any) -> list[str]:
        stage, lines = self.stages[moment], []
        for entry in self.entries[moment]:
            scope = Scope(self.names, entry.kind, stage, entry.meaning)
            lines += [self._is_of(entry), *indented(self._ask(scope, entry))]
        if callable(stage.by):
            outcomes = f"if {self._is_outcome()}:"
            lines += [outcomes, f"    return {self.names.of_reason(self.seats_decide)}"]
        return [*lines, f"return {self._wait(stage)}"]

    def _ask(self, scope: Scope, entry: Entry) -> list[str]:
        if entry.meaning.ask is None:
            return [f"return {self.names.of_reason(self._allowed())}"]
        lines = self._split(scope, entry)
        call = scope.call(entry.meaning.ask)
        return [*lines, *scope.take(), f"return {call}"]

    def _allowed(self) -> Reasons:
        return next(iter(type(self.seats_decide)))

    def _wait(self, stage: Stage) -> str:
        if isinstance(stage.waits_for, Reasons):
            return self.names.of_reason(stage.waits_for)
        return f"{self.names.of(stage.waits_for)}(s)"

    def _is_outcome(self) -> str:
        """Whether a number is one of the actions that chance alone decides."""
        ranges: list[list[int]] = []
        for kind in self.space.kinds:
            moments = [moment for meaning in kind.meanings for moment in meaning.moments]
            if any(callable(self.stages[moment].by) for moment in moments):
                continue
            first, end = self.space.first(kind), self.space.first(kind) + self.space.count(kind)
            if ranges and ranges[-1][1] == first:
                ranges[-1][1] = end
            else:
                ranges.append([first, end])
        return " or ".join(in_range(first, end) for first, end in ranges) or "False"

    @staticmethod
    def _is_of(entry: Entry) -> str:
        return f"if {in_range(entry.first, entry.end)}:  # {entry.kind.notation}"

    def _split(self, scope: Scope, entry: Entry) -> list[str]:
        """The lines that take an action's number apart."""
        lines, offset, rest = [], -entry.first, ""
        kind_parts, strides = parts_in_rules(entry.kind), self.space.strides(entry.kind)
        for (name, domain, _), stride in zip(kind_parts, strides, strict=True):
            share = f"({plus('number', -entry.first)}){rest}" if rest else "number"
            if stride > 1:
                share, offset = f"({plus('number', -entry.first)}){rest} // {stride}", 0
            lines.append(f"{name} = {plus(share, offset + domain.first)}")
            rest, offset = f"{rest} % {stride}", 0
        for part in kind_parts:
            scope.know(part.name)
        return [*lines, *scope.take()]

    # --- What happens -------------------------------------------------------------------------

    def _apply_at(self, moment: Any) -> list[str]:
        stage, lines = self.stages[moment], []
        for entry, either in zip(self.entries[moment], OR_ELSE, strict=False):
            scope = Scope(self.names, entry.kind, stage, entry.meaning)
            lines += [f"{either}{self._is_of(entry)}", *indented(self._do(scope, entry))]
        if stage.then and any(entry.meaning.follows_stage for entry in self.entries[moment]):
            scope = Scope(self.names, Action, stage, NO_MEANING)
            call = scope.call(stage.then)
            lines += [*scope.take(), call]
        return [*lines, "return"]

    def _do(self, scope: Scope, entry: Entry) -> list[str]:
        meaning, lines = entry.meaning, self._split(scope, entry)
        used = [function for function in (meaning.do, meaning.then) if function]
        calls = []
        for function in used:
            calls.append(scope.call(function))
            calls = [*calls[:-1], *scope.take(), calls[-1]]
        if not any(set(wants(function)) & set(scope.translations) for function in used) and not any(
            scope.is_about_parts(name) for function in used for name in wants(function)
        ):
            lines = []
        if not meaning.follows_stage:
            calls.append("return")
        return [*lines, *calls] or ["pass"]

    def _weight(self) -> list[str]:
        lines = ["def weight(s, number):", f'    """{WEIGHT}"""', f"    moment = {self.moment}"]
        for moment, stage in self.stages.items():
            for entry in self.entries[moment]:
                if stage.by == CHANCE and entry.meaning.weight:
                    scope = Scope(self.names, entry.kind, stage, entry.meaning)
                    split = self._split(scope, entry)
                    call = scope.call(entry.meaning.weight)
                    lines += [f"    if moment == {int(moment)} and {self._is_of(entry)[3:]}"]
                    lines += indented([*split, *scope.take(), f"return {call}"], 2)
        return [*lines, "    return 1"]


OR_ELSE = ("", *["el"] * 99)
"""What comes before the `if` of the first kind of action, and of the others."""

ACTOR = "Who decides: a seat, chance or nobody."
LEGAL = "Write the numbers of all legal actions into `numbers`; return how many there are."
REFUSE = "The reason that forbids this action now, or ALLOWED."
APPLY = "Do a legal action, and what follows by itself."
WEIGHT = "How likely an outcome of chance is, compared with the others that are possible now."
NO_MEANING = Meaning((), None, None, None, None, False, None, None, None, True, {})


def word(moment: Any) -> str:
    """A moment's name as the text tells it."""
    return str(moment.name).lower()


def plus(name: str, offset: int) -> str:
    """A sum, without what adds nothing."""
    if offset == 0:
        return name
    return f"{name} {'+' if offset > 0 else '-'} {abs(offset)}"


def in_range(first: int, end: int) -> str:
    """Whether an action's number is one of these."""
    return f"number == {first}" if end == first + 1 else f"{first} <= number < {end}"
