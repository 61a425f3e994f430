"""How a field of the record stands in a position. A form writes the field's value as JSON and reads
it back, says what that looks like (as a schema and in words), and shows the value to a learner as
numbers from 0 to 1.

A value is what `tolist()` makes of a field: a number, or lists of numbers. Small forms (`Number`,
`Word`, `Letter`) are about one number; the others hold small ones.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from math import prod
from operator import mul
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from serai.engine.action import Domain
from serai.engine.bits import members
from serai.engine.errors import BadNotation, BadPosition
from serai.engine.reading import read_letter, read_list, read_mapping, read_number, read_truth
from serai.engine.schema import Named, Schema, mapping_schema, schema_of

if TYPE_CHECKING:
    from serai.engine.observe_text import Text

Numbers: TypeAlias = NDArray[Any]
Json: TypeAlias = Any
Shape: TypeAlias = tuple[int, ...]
Function = TypeVar("Function", bound=Callable[..., Any])
FEW = 18
"""So many words are a type of their own, and are listed when another is given."""
SMALLEST_STEPS = 1 << 23
"""So many steps from 0 to 1 a number of 32 bits can tell apart, with some to spare."""
A_LINE = 8
"""So many words are listed where forms are told in words."""


class Context:
    """What a form may look at besides its value: the record, the letters of the seats in play, what
    the game knows besides, such as its printed board, and the clause that a bad value breaks."""

    __slots__ = ("clause", "known", "s", "seats")

    def __init__(self, s: Any, seats: str, known: Any = None) -> None:
        self.s = s
        self.seats = seats
        self.known = known
        self.clause: str | None = None


class Form:
    """Base of all forms. `nothing` is the value that stands for nothing, if there is one: alone it
    is written as null, among others it is left out."""

    says: str
    """The JSON in words: `a number from 0 to 15`."""
    nothing: Any = None

    def write(self, value: Any, at: Context) -> Json:
        """The value as JSON."""
        raise NotImplementedError

    def read(self, given: Json, what: str, at: Context, before: Any) -> Any:
        """The value of this JSON; `before` is what the field holds where it is left out. Raises
        BadPosition."""
        raise NotImplementedError

    def schema(self, named: Named) -> Schema:
        """What the JSON looks like."""
        raise NotImplementedError

    def axes(self, shape: Shape, seats: int) -> Shape:
        """The shape of what a learner sees of a value of this shape, in a game of so many seats at
        most."""
        raise NotImplementedError

    def width(self, shape: Shape, seats: int) -> int:
        """How many numbers those are."""
        return prod(self.axes(shape, seats))

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        """Write the lines that show the value of this expression to a learner: as numbers from 0
        to 1, in `row` from the index `at` on, where all is 0 before. `seat` is who looks."""
        raise NotImplementedError


# --- Words for numbers ------------------------------------------------------------------------


class Words:
    """Numbers that have words: those of a domain, or the members of an enumeration, whose words are
    their names in small letters; a member NONE has none. `seen` puts the numbers into the order in
    which a seat sees them, where they belong to seats.

    A game whose words depend on the record makes a class of its own with the same methods."""

    def __init__(
        self, source: Domain | type[IntEnum], seen: Callable[[Numbers], Numbers] | None = None
    ) -> None:
        domain = source if isinstance(source, Domain) else domain_of(source)
        self.domain, self.first = domain, domain.first
        self.by_number = (None,) * domain.first + domain.words
        self.known = {word: number for number, word in enumerate(self.by_number) if word}
        self._numbers = np.array([n for n, word in enumerate(self.by_number) if word])
        self._seen = seen

    @property
    def schema(self) -> Schema:
        """Few words are a type of their own."""
        return {"enum": list(self.known)} if len(self.known) <= FEW else {"type": "string"}

    @property
    def kind(self) -> str:
        """The words themselves, or what they name: `tile`."""
        if len(self.known) > A_LINE:
            return self.domain.name
        *others, last = (f"`{word}`" for word in self.known)
        return f"{', '.join(others)} or {last}" if others else last

    @property
    def says(self) -> str:
        """One of them: `a tile`."""
        if self.kind.startswith("`"):
            return self.kind
        return f"{'an' if self.kind[0] in 'aeiou' else 'a'} {self.kind}"

    def write(self, number: int, at: Context) -> str:
        """The word of a number."""
        return self.by_number[number]  # type: ignore[return-value]  # what a record holds has one

    def read(self, word: Json, what: str, at: Context) -> int:
        """The number of a word."""
        try:
            return self.domain.read(word)
        except BadNotation as error:
            if len(self.known) > FEW:
                raise BadPosition(f"{what}: {error}") from error
        raise BadPosition(f"{what} is one of {', '.join(self.known)}, not {word!r}")

    def numbers(self, eyes: Numbers) -> Numbers:
        """All numbers that have a word, in the order in which they are seen; `eyes` are the seats
        in that order, whoever looks first."""
        return self._numbers if self._seen is None else self._seen(eyes)

    def count(self, seats: int) -> int:
        """How many numbers have a word, in a game of so many seats at most."""
        return len(self.numbers(np.arange(seats)))


def domain_of(kinds: type[IntEnum], between: str = "_") -> Domain:
    """The members of an enumeration as a domain; `between` stands between the words of a name."""
    first = min(kinds)
    words: list[str | None] = [None] * (max(kinds) + 1 - first)
    for kind in kinds:
        if kind.name != "NONE":
            words[kind - first] = kind.name.lower().replace("_", between)
    return Domain(kinds.__name__.lower(), words, first)


Source: TypeAlias = Domain | type[IntEnum] | Words


def _words(source: Source) -> Words:
    return source if isinstance(source, Words) else Words(source)


# --- One number -------------------------------------------------------------------------------


class Number(Form):
    """A number. `seen` are those that a learner sees as 0 and as 1, mostly `least` and `most`.
    Where it can be greater or less, another number says by how much. One that the seat does not
    know (`unknown`) is told apart from them all."""

    def __init__(
        self,
        least: int,
        most: int | Callable[[Any], int],
        *,
        nothing: int | None = None,
        unknown: int | None = None,
        seen: tuple[int, int] | None = None,
    ) -> None:
        self.least, self.most = least, most
        self.nothing, self.unknown = nothing, unknown
        if seen is None:
            assert isinstance(most, int), "what is seen as 1, if `most` depends on the record?"
            seen = (least if nothing is None else min(least, nothing), most)
        self.seen = seen
        self.says = f"a number from {least} to {seen[1] if callable(most) else most}"

    def write(self, value: Any, at: Context) -> Json:
        return value

    def read(self, given: Json, what: str, at: Context, before: Any) -> int:
        most = self.most(at.s) if callable(self.most) else self.most
        return read_number(given, what, self.least, int(most), at.clause)

    def schema(self, named: Named) -> Schema:
        most = self.seen[1] if callable(self.most) else self.most
        return {"type": "integer", "minimum": self.least, "maximum": most}

    def axes(self, shape: Shape, seats: int) -> Shape:
        many = 1 + (self.unknown is not None) + len(self._beyond("value"))
        return (many,) if many > 1 else ()

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        shown = [text.share(value, *self.seen)]
        shown += [text.beyond(excess, usual) for excess, usual in self._beyond(value)]
        indent = ""
        if self.unknown is not None:
            text.line(f"if {value} == {self.unknown}:")
            text.line(f"    row[{at} + {len(shown)}] = 1")
            text.line("else:")
            indent = "    "
        for place, number in enumerate(shown):
            text.line(f"{indent}row[{at} + {place}] = {number}")

    def _beyond(self, value: str) -> list[tuple[str, int]]:
        """By how much the value can exceed what is seen as 1, and fall below what is seen as 0, and
        how much is usual."""
        (zero, one), usual = self.seen, self.seen[1] - self.seen[0]
        found = []
        if isinstance(self.most, int) and self.most > one:
            found.append((f"int({value}) - {one}", excess(usual, self.most - one)))
        if self.least < zero:
            found.append((f"{zero} - int({value})", excess(usual, zero - self.least)))
        return found


def excess(usual: int, most: int) -> int:
    """What to call usual, for `beyond`, so that every excess up to `most` is another number of 32
    bits: `most` and the one before lie `usual` / `most`² apart, and those numbers 1 / 2²⁴."""
    return max(usual, -(-most * most // SMALLEST_STEPS))


class Truth(Form):
    """True or false."""

    says = "true or false"

    def write(self, value: Any, at: Context) -> Json:
        return bool(value)

    def read(self, given: Json, what: str, at: Context, before: Any) -> int:
        return read_truth(given, what)

    def schema(self, named: Named) -> Schema:
        return {"type": "boolean"}

    def axes(self, shape: Shape, seats: int) -> Shape:
        return ()

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        text.line(f"row[{at}] = {value}")


class Letter(Form):
    """A seat, by its letter. With `nothing`, nobody too."""

    says = "a seat"

    def __init__(self, nothing: int | None = None) -> None:
        self.nothing = nothing

    def write(self, value: Any, at: Context) -> Json:
        return at.seats[value]

    def read(self, given: Json, what: str, at: Context, before: Any) -> int:
        return read_letter(given, at.seats, what)

    def schema(self, named: Named) -> Schema:
        return named.seat

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (seats,)

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        text.line(f"if {value} >= 0:")
        text.line(f"    row[{at} + {text.steps_to(value)}] = 1")


class Word(Form):
    """A word, such as a tile."""

    def __init__(self, source: Source, nothing: int | None = None) -> None:
        self.words = _words(source)
        self.nothing = nothing
        self.says = self.words.says

    def write(self, value: Any, at: Context) -> Json:
        return self.words.write(value, at)

    def read(self, given: Json, what: str, at: Context, before: Any) -> int:
        return self.words.read(given, what, at)

    def schema(self, named: Named) -> Schema:
        return self.words.schema

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (self.words.count(seats),)

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        text.line(f"rank = int({text.ranks(self.words)}[{value}])")
        text.line("if rank >= 0:")
        text.line(f"    row[{at} + rank] = 1")


# --- Several numbers --------------------------------------------------------------------------


class PerSeat(Form):
    """Something of each seat, by its letter. Seats that are left out have what the field has where
    it is left out."""

    def __init__(self, each: Form) -> None:
        self.each = each
        self.says = f"by seat: {each.says}"

    def write(self, value: Any, at: Context) -> Json:
        each = self.each
        if type(each) is Number and each.nothing is None:
            return dict(zip(at.seats, value, strict=False))
        held = zip(at.seats, value, strict=False)
        return {seat: each.write(one, at) for seat, one in held if one != each.nothing}

    def read(self, given: Json, what: str, at: Context, before: Any) -> Any:
        values = list(before)
        for key, one in read_mapping(given, what).items():
            seat = read_letter(key, at.seats, what)
            values[seat] = self.each.read(one, f"{what} of {key}", at, values[seat])
        return values

    def schema(self, named: Named) -> Schema:
        always = named.everybody if self.each.nothing is None else ""
        return mapping_schema(named.seat, self.each.schema(named), always)

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (seats, *self.each.axes(shape[1:], seats))

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        width = self.each.width(shape[1:], text.seats)
        with text.each_seat() as (step, who):
            self.each.show(f"{value}[{who}]", shape[1:], f"{at} + {step} * {width}", text)


class Each(Form):
    """Something of each of several things, by the thing's word. Things that are left out have
    nothing; without a nothing, what they have where the field is left out."""

    def __init__(self, things: Source, each: Form) -> None:
        self.things, self.each = _words(things), each
        self.says = f"by {self.things.kind}: {each.says}"

    def write(self, value: Any, at: Context) -> Json:
        word, each, nothing = self.things.write, self.each.write, self.each.nothing
        first = self.things.first
        return {
            word(thing, at): each(one, at)
            for thing, one in enumerate(value[first:], first)
            if one != nothing
        }

    def read(self, given: Json, what: str, at: Context, before: Any) -> Any:
        values, first = list(before), self.things.first
        if self.each.nothing is not None:
            values[first:] = [self.each.nothing] * len(values[first:])
        for word, one in read_mapping(given, what).items():
            thing = self.things.read(word, what, at)
            values[thing] = self.each.read(one, f"{what} of {word}", at, values[thing])
        return values

    def schema(self, named: Named) -> Schema:
        return mapping_schema(self.things.schema, self.each.schema(named))

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (self.things.count(seats), *self.each.axes(shape[1:], seats))

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        width = self.each.width(shape[1:], text.seats)
        with text.each_thing(self.things) as (rank, thing):
            self.each.show(f"{value}[{thing}]", shape[1:], f"{at} + {rank} * {width}", text)


class Letters(Form):
    """How many of each seat, as so many letters: `AAB`."""

    def __init__(self, seats: int, most: int) -> None:
        self.most, self.nothing = most, [0] * seats
        self.says = f"up to {most} letters of seats"

    def write(self, value: Any, at: Context) -> Json:
        return "".join(map(mul, at.seats, value))

    def read(self, given: Json, what: str, at: Context, before: Any) -> Any:
        if not isinstance(given, str) or len(given) > self.most:
            raise BadPosition(f"{what} is up to {self.most} letters, not {given!r}", at.clause)
        values = [0] * len(before)
        for sign in given:
            values[read_letter(sign, at.seats, what)] += 1
        return values

    def schema(self, named: Named) -> Schema:
        return {"type": "string"}

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (seats,)

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        with text.each_seat() as (step, who):
            text.line(f"row[{at} + {step}] = {text.share(f'{value}[{who}]', 0, self.most)}")


class Several(Form):
    """A list of so many at most, the first ones first."""

    def __init__(self, each: Form) -> None:
        self.each = each
        self.says = f"a list: {each.says}"

    def write(self, value: Any, at: Context) -> Json:
        each = self.each
        return [each.write(one, at) for one in value if one != each.nothing]

    def read(self, given: Json, what: str, at: Context, before: Any) -> Any:
        found = read_list([] if given is None else given, what)
        if len(found) > len(before):
            raise BadPosition(f"{what} are at most {len(before)}, not {len(found)}", at.clause)
        values = [self.each.nothing] * len(before)
        for slot, one in enumerate(found):
            values[slot] = self.each.read(one, f"one of {what}", at, None)
        return values

    def schema(self, named: Named) -> Schema:
        return {"type": "array", "items": self.each.schema(named)}

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (shape[0], *self.each.axes(shape[1:], seats))

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        width = self.each.width(shape[1:], text.seats)
        with text.each_of(shape[0]) as slot:
            self.each.show(f"{value}[{slot}]", shape[1:], f"{at} + {slot} * {width}", text)


# --- Sets -------------------------------------------------------------------------------------


class SetOf(Form):
    """A set of things (see `bits.py`), as a list of their words."""

    def __init__(self, things: Source) -> None:
        self.things = _words(things)
        self.says = f"a list: {self.things.says}"

    def write(self, value: Any, at: Context) -> Json:
        return [self.things.write(thing, at) for thing in members(value)]

    def read(self, given: Json, what: str, at: Context, before: Any) -> int:
        found = {self.things.read(word, what, at) for word in read_list(given, what)}
        return sum(1 << thing for thing in found)

    def schema(self, named: Named) -> Schema:
        return {"type": "array", "items": self.things.schema}

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (self.things.count(seats),)

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        with text.each_thing(self.things) as (rank, thing):
            text.line(f"row[{at} + {rank}] = {value} >> {thing} & 1")


class Owned(Form):
    """A set of things of each seat, as the owner of each thing."""

    def __init__(self, things: Source) -> None:
        self.things = _words(things)
        self.says = f"by {self.things.kind}: a seat"

    def write(self, value: Any, at: Context) -> Json:
        held = zip(at.seats, value, strict=False)
        owners = {thing: seat for seat, things in held for thing in members(things)}
        return {self.things.write(thing, at): owners[thing] for thing in sorted(owners)}

    def read(self, given: Json, what: str, at: Context, before: Any) -> Any:
        values = [0] * len(before)
        for word, owner in read_mapping(given, what).items():
            seat = read_letter(owner, at.seats, f"{what} of {word}")
            values[seat] |= 1 << self.things.read(word, what, at)
        return values

    def schema(self, named: Named) -> Schema:
        return mapping_schema(self.things.schema, named.seat)

    def axes(self, shape: Shape, seats: int) -> Shape:
        return (seats, self.things.count(seats))

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        PerSeat(SetOf(self.things)).show(value, shape, at, text)


# --- What has a form of its own ---------------------------------------------------------------


class Own(Form):
    """What none of these forms can say, such as a picture of the board: the game writes, reads and
    shows it by functions of its own, which `writes`, `reads` and `sees` give it. They get the
    record, after what the game knows besides if there is such a thing."""

    def __init__(self, json: Any, says: str) -> None:
        self.json, self.says = json, says
        self.writer: Callable[..., Json] | None = None
        self.reader: Callable[..., None] | None = None
        self.shower: Callable[..., None] | None = None
        self.shown: Shape = (0,)

    def schema(self, named: Named) -> Schema:
        return schema_of(self.json, named)

    def axes(self, shape: Shape, seats: int) -> Shape:
        return self.shown

    def show(self, value: str, shape: Shape, at: str, text: Text) -> None:
        assert self.shower is not None
        text.line(f"{text.names.of(self.shower)}(s, seat, row[{at} : {at} + {prod(self.shown)}])")


def _gives(field: Any, slot: str) -> Callable[[Function], Function]:
    def give(function: Function) -> Function:
        setattr(field.form, slot, function)
        return function

    return give


def writes(field: Any) -> Callable[[Function], Function]:
    """Mark the function that writes a field with a form of its own."""
    return _gives(field, "writer")


def reads(field: Any) -> Callable[[Function], Function]:
    """Mark the function that reads a field with a form of its own, and stores it."""
    return _gives(field, "reader")


def sees(field: Any, *shape: int) -> Callable[[Function], Function]:
    """Mark the rule that shows such a field to a learner, as numbers from 0 to 1 of this shape. It
    gets the record, the seat that looks, and the numbers to be written in a row, which are all
    0."""

    def give(function: Function) -> Function:
        field.form.shower, field.form.shown = function, shape
        return function

    return give
