"""Writes what a learner sees of a game as Python: a rule that fills a row of numbers from 0 to 1,
made of the forms of the fields (see `form.py`), so that it is compiled like any other rule."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

import numpy as np

from serai.engine.form import Numbers, Shape, Words
from serai.engine.layout import Record
from serai.engine.option import Option
from serai.engine.position import Stand
from serai.engine.scope import Names
from serai.engine.seat import Seat
from serai.engine.seeing import beyond, seat_after, share, steps_to

INDENT = "    "
VARIABLES = frozenset({"s", "seat", "row", "players", "rank", "who", "slot", "thing"})


def eyes_of(seat: Seat, players: int, seats: int) -> Numbers:
    """All seats in the order in which this one sees them."""
    return np.array([seat_after(seat, steps, players) for steps in range(seats)])


class Text:
    """The lines of the rule, and what their names stand for."""

    def __init__(self, players: Sequence[int]) -> None:
        self.players, self.seats = players, players[-1]
        self.names = Names(VARIABLES)
        self._lines: list[str] = []
        self._depth = 1
        self._tables: dict[int, tuple[Words, str]] = {}

    def write(
        self, state: type[Record], stands: Sequence[Stand], options: Sequence[Option]
    ) -> tuple[dict[str, slice], dict[str, Shape]]:
        """The lines for all fields, and for the options. Answers where each of them stands, and in
        which shape."""
        slices, shapes, end = {}, {}, 0
        for stand in stands:
            value, shape = expression(state, stand)
            first, end = end, end + stand.form.width(shape, self.seats)
            slices[stand.path] = slice(first, end)
            shapes[stand.path] = stand.form.axes(shape, self.seats)
            self.line(f"# {stand.path}")
            stand.form.show(value, shape, str(first), self)
        slices["options"] = slice(end, end + len(options))
        for at, option in enumerate(options, end):
            most = option.most or max(map(option.number, option.values))
            self.line(f"row[{at}] = {self.share(f's.{option.name}', 0, most)}")
        return slices, shapes | {"options": (len(options),)}

    def __str__(self) -> str:
        head = ["@rule", "def observe(s, seat, row):"]
        says = INDENT + '"""Write what this seat sees of a redacted record; the row is 0 before."""'
        return "\n".join([*head, says, INDENT + "players = int(s.players)", *self._lines]) + "\n"

    def line(self, line: str) -> None:
        """Write a line."""
        self._lines.append(INDENT * self._depth + line)

    # --- Expressions --------------------------------------------------------------------------

    def share(self, value: str, zero: int, one: int) -> str:
        """The value as a number from 0 to 1."""
        return f"{self.names.of(share)}(int({value}), {zero}, {one})"

    def beyond(self, value: str, usual: int) -> str:
        """How far this value lies beyond 0, as a number from 0 to 1."""
        return f"{self.names.of(beyond)}({value}, {usual})"

    def steps_to(self, value: str) -> str:
        """Where the seat of this value is seen."""
        return f"{self.names.of(steps_to)}(seat, int({value}), players)"

    def ranks(self, words: Words) -> str:
        """The table that says for a number where it is seen; -1 is no word."""
        return self._table(words, "rank")

    # --- Loops --------------------------------------------------------------------------------

    @contextlib.contextmanager
    def each_of(self, many: int, name: str = "slot") -> Iterator[str]:
        """Lines that are written for each of so many."""
        name += "s" * (self._depth - 1)
        self.line(f"for {name} in range({many}):")
        self._depth += 1
        yield name
        self._depth -= 1

    @contextlib.contextmanager
    def each_seat(self) -> Iterator[tuple[str, str]]:
        """Lines that are written for each seat: the names of how many seats after the first one it
        is seen, and of the seat."""
        with self.each_of(self.seats, "step") as step:
            self.line(f"who = {self.names.of(seat_after)}(seat, {step}, players)")
            yield step, "who"

    @contextlib.contextmanager
    def each_thing(self, words: Words) -> Iterator[tuple[str, str]]:
        """Lines that are written for each thing that has a word: the names of its place in the
        order in which it is seen, and of its number."""
        with self.each_of(words.count(self.seats), "place") as place:
            self.line(f"thing = int({self._table(words, 'thing')}[{place}])")
            yield place, "thing"

    # --- Tables -------------------------------------------------------------------------------

    def _table(self, words: Words, kind: str) -> str:
        """Things by their places in the order in which they are seen, or these by those; for each
        number of players and each seat, if the order is not the same for all of them."""
        _, mark = self._tables.setdefault(id(words), (words, str(len(self._tables) + 1)))
        name = f"{kind.upper()}_{mark}"
        by_seat = self._things_by_seat(words)
        is_same = bool((by_seat == by_seat[self.players[0], 0]).all())
        table = by_seat if kind == "thing" else _inverse(by_seat)
        self.names.objects[name] = table[0, 0] if is_same else table
        return name if is_same else f"{name}[players, seat]"

    def _things_by_seat(self, words: Words) -> Numbers:
        """The things in the order in which each seat sees them, by the number of players."""
        usual = words.numbers(np.arange(self.seats))
        table = np.tile(usual, (self.seats + 1, self.seats, 1))
        for players in self.players:
            for seat in range(players):
                table[players, seat] = words.numbers(eyes_of(seat, players, self.seats))
        return table


def _inverse(things_by_seat: Numbers) -> Numbers:
    """For each number where it is seen; -1 where it is not."""
    table = np.full((*things_by_seat.shape[:2], things_by_seat.max() + 1), -1)
    places = np.arange(things_by_seat.shape[2])
    for players, seat in np.ndindex(table.shape[:2]):
        table[players, seat, things_by_seat[players, seat]] = places
    return table


def expression(state: type[Record], stand: Stand) -> tuple[str, Shape]:
    """How the text asks for what the record holds, and the shape of that."""
    field = stand.field
    if not field.part_of:
        return f"s.{stand.attribute}", field.shape
    whole = state.fields[field.part_of]
    if isinstance(field.part, int):
        return f"s.{field.part_of}[{int(field.part)}]", whole.shape[1:]
    first, end, _ = field.part.indices(whole.shape[0])
    return f"s.{field.part_of}[{first}:{end}]", (end - first, *whole.shape[1:])
