"""Writes a game's play as Python: a switch by moment, and for each moment what may come then.

What comes out reads like rules written by hand, and runs like them. It is made of the declarations
alone (see `declare.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from serai.engine.action import Action, ActionSpace, parts_in_rules
from serai.engine.declare import AS_THE_STAGE_SAYS, Meaning, Rule, Stage, Values
from serai.engine.reason import Reasons
from serai.engine.scope import FOR_LISTERS, Names, Scope, variables_of, wants
from serai.engine.seat import CHANCE

INDENT = "    "


def write_play(
    space: ActionSpace, stages: Mapping[Any, Stage], seats_decide: Reasons, moment: Rule
) -> tuple[str, dict[str, Any]]:
    """The text of a game's play, and what its names stand for."""
    writer = Writer(space, stages, seats_decide, moment)
    return writer.text(), writer.names.objects


@dataclass(frozen=True)
class Entry:
    """A kind of action at a moment, with the numbers of its actions."""

    kind: type[Action]
    meaning: Meaning
    first: int
    end: int

    def head(self, before: str) -> str:
        """The head of a block for this kind alone."""
        return f"{before}{in_range(self.first, self.end)}:  # {self.kind.notation}"


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
            lines += [f"    if {self._is_now(moment)}:", *indented(body(moment), 2)]
        return [*lines, f"    # {last.name}", *indented(body(last))]

    def _is_now(self, moment: Any) -> str:
        return f"moment == {self.names.of_member(moment)}"

    def _actor(self) -> list[str]:
        """Who decides."""
        lines = ["def actor(s):", f'    """{ACTOR}"""', f"    moment = {self.moment}"]
        deciders: dict[Any, list[Any]] = {}
        for moment, stage in self.stages.items():
            deciders.setdefault(stage.by, []).append(moment)
        by, usual = max(deciders.items(), key=lambda item: len(item[1]))
        for other, moments in deciders.items():
            if moments is not usual:
                condition = " or ".join(map(self._is_now, moments))
                lines += [f"    if {condition}:", f"        return {self._decider(other)}"]
        return [*lines, f"    return {self._decider(by)}"]

    def _decider(self, by: Any) -> str:
        if callable(by):
            return f"{self.names.of(by)}(s)"
        return "CHANCE" if by == CHANCE else "NOBODY"

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
            allowed = f"{call} == {self.names.of_member(self._allowed())}"
            body = [*scope.take(), f"if {allowed}:", *indented(body)]
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
            lines += [entry.head("if "), *indented(self._ask(scope, entry))]
        if callable(stage.by):
            outcomes = f"if {self._is_outcome()}:"
            lines += [outcomes, f"    return {self.names.of_member(self.seats_decide)}"]
        return [*lines, f"return {self._wait(stage)}"]

    def _ask(self, scope: Scope, entry: Entry) -> list[str]:
        if entry.meaning.ask is None:
            return [f"return {self.names.of_member(self._allowed())}"]
        lines = self._split(scope, entry)
        call = scope.call(entry.meaning.ask)
        return [*lines, *scope.take(), f"return {call}"]

    def _allowed(self) -> Reasons:
        return next(iter(type(self.seats_decide)))

    def _wait(self, stage: Stage) -> str:
        if isinstance(stage.waits_for, Reasons):
            return self.names.of_member(stage.waits_for)
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
        stage = self.stages[moment]
        lines: list[str] = []
        for entry in self.entries[moment]:
            scope = Scope(self.names, entry.kind, stage, entry.meaning)
            head = entry.head("elif " if lines else "if ")
            lines += [head, *indented(self._do(scope, entry))]
        if stage.then and any(follows_stage(entry.meaning) for entry in self.entries[moment]):
            scope = Scope(self.names, Action, stage, Meaning())
            call = scope.call(stage.then)
            lines += [*scope.take(), call]
        return [*lines, "return"]

    def _do(self, scope: Scope, entry: Entry) -> list[str]:
        meaning, parts = entry.meaning, self._split(scope, entry)
        used = [meaning.do] if meaning.do else []
        if not follows_stage(meaning) and meaning.then:
            used.append(meaning.then)
        calls: list[str] = []
        for function in used:
            call = scope.call(function)
            calls += [*scope.take(), call]
        if not follows_stage(meaning):
            calls.append("return")
        asked = {name for function in used for name in wants(function)}
        return [*(parts if any(map(scope.is_about_parts, asked)) else []), *calls] or ["pass"]

    def _weight(self) -> list[str]:
        lines = ["def weight(s, number):", f'    """{WEIGHT}"""', f"    moment = {self.moment}"]
        for moment, stage in self.stages.items():
            for entry in self.entries[moment]:
                if stage.by == CHANCE and entry.meaning.weight:
                    scope = Scope(self.names, entry.kind, stage, entry.meaning)
                    split = self._split(scope, entry)
                    call = scope.call(entry.meaning.weight)
                    lines += ["    " + entry.head(f"if {self._is_now(moment)} and ")]
                    lines += indented([*split, *scope.take(), f"return {call}"], 2)
        return [*lines, "    return 1"]


ACTOR = "Who decides: a seat, chance or nobody."
LEGAL = "Write the numbers of all legal actions into `numbers`; return how many there are."
REFUSE = "The reason that forbids this action now, or ALLOWED."
APPLY = "Do a legal action, and what follows by itself."
WEIGHT = "How likely an outcome of chance is, compared with the others that are possible now."


def follows_stage(meaning: Meaning) -> bool:
    """Whether what comes after an action is what its stage says."""
    return meaning.then is AS_THE_STAGE_SAYS


def plus(name: str, offset: int) -> str:
    """A sum, without what adds nothing."""
    if offset == 0:
        return name
    return f"{name} {'+' if offset > 0 else '-'} {abs(offset)}"


def in_range(first: int, end: int) -> str:
    """Whether an action's number is one of these."""
    return f"number == {first}" if end == first + 1 else f"{first} <= number < {end}"
