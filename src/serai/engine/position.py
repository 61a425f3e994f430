"""Positions, written and read by what the record declares: see `Field` for how a field stands in
them and `form.py` for its form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from serai.engine.errors import BadPosition
from serai.engine.form import Context, Json, Own
from serai.engine.layout import Field, Record, make_record
from serai.engine.option import store_options, write_options
from serai.engine.reading import check_fields, read_mapping, read_number
from serai.engine.seat import LETTERS

if TYPE_CHECKING:
    from serai.engine.game import Game

Writer: TypeAlias = Callable[[Any, Context], Json]
Entry: TypeAlias = tuple[str, Writer, bool]
"""A field as it is written: its name, how, and whether it is left out when it says nothing."""
HEAD = ("game", "players", "options")
"""Fields that every position may have."""
PHASE = "phase"


class Stand:
    """One field as it stands in positions."""

    def __init__(self, attribute: str, field: Field, known: Any) -> None:
        assert field.form is not None
        self.attribute, self.field, self.form = attribute, field, field.form
        self.path = field.name or attribute
        self.group, _, self.name = self.path.rpartition(".")
        self.known = known
        self.write = self._writer()

    def value(self, s: Any) -> Any:
        """What the record holds, as plain numbers."""
        if self.field.part_of:
            return s[self.field.part_of][self.field.part].tolist()
        return s[self.attribute].tolist()

    def store(self, s: Any, value: Any) -> None:
        """Put plain numbers into the record."""
        if self.field.part_of:
            s[self.field.part_of][self.field.part] = value
        else:
            s[self.attribute] = value

    def counts_in(self, phase: int) -> bool:
        """Whether the field stands in positions of this phase."""
        return not self.field.phases or phase in self.field.phases

    def read(self, given: Mapping[str, Any], at: Context) -> None:
        """Store what the position says, or what it means by saying nothing."""
        at.clause = self.field.clause
        if self.name in given or self.field.needed:
            self._store_given(given.get(self.name), at)
        elif self.field.default is not None:
            self.store(at.s, self.field.default(at.s))

    def _store_given(self, given: Json, at: Context) -> None:
        if isinstance(self.form, Own):
            self._own(self.form.reader, "reads")(at.s, given)
        elif given is None and self.form.nothing is not None:
            self.store(at.s, self.form.nothing)
        else:
            self.store(at.s, self.form.read(given, self.name, at, self.value(at.s)))

    def check_only(self, given: Mapping[str, Any], at: Context) -> None:
        """Where the field is null: what is said in spite of that has to make sense."""
        if given.get(self.name) is not None:
            self.form.read(given[self.name], self.name, at, self.value(at.s))

    def _writer(self) -> Writer:
        form, value = self.form, self.value
        if isinstance(form, Own):
            own = self._own(form.writer, "writes")
            return lambda s, _: own(s)
        if form.nothing is None:
            return lambda s, at: form.write(value(s), at)
        return lambda s, at: None if (held := value(s)) == form.nothing else form.write(held, at)

    def _own(self, function: Callable[..., Any] | None, what: str) -> Callable[..., Any]:
        if function is None:
            raise TypeError(f"nothing {what} the field {self.attribute!r}")
        return function if self.known is None else partial(function, self.known)


class Position:
    """How the positions of a game are written and read.

    `letters` are those of its seats. `known` is what the game knows besides the record, such as its
    printed board; forms and the functions of `Own` get it.
    """

    def __init__(self, state: type[Record], letters: str = LETTERS, known: Any = None) -> None:
        self.letters, self.known = letters, known
        self.stands = [Stand(name, field, known) for name, field in state.in_position.items()]
        self._by_name = {stand.attribute: stand for stand in self.stands}
        self._plans: dict[int, list[Entry]] = {}
        self._options_at = _place_of_options(state)
        self._default_options = _with_default_options(state)[self._options_at]
        names = dict.fromkeys(stand.group or stand.name for stand in self.stands)
        self._known_names = tuple(dict.fromkeys((*HEAD, *names)))

    # --- Writing ------------------------------------------------------------------------------

    # A view is written for every move of every table, so this is in a hurry: which fields a phase
    # has is found out once.

    def write(self, game: Game, s: Any) -> dict[str, Any]:
        """The position of a record."""
        position: dict[str, Any] = {"game": game.id}
        if "players" in self._by_name:
            position["players"] = int(s["players"])
        position["options"] = self._write_options(game, s)
        return position | self._write(s, self._plan(s))

    def show(self, s: Any, *names: str) -> dict[str, Any]:
        """Some fields of the position, whether it has them in this phase or not."""
        at = self._context(s)
        stands = [self._by_name[name] for name in names]
        return {stand.name: stand.write(s, at) for stand in stands}

    def _write_options(self, game: Game, s: Any) -> dict[str, Any]:
        """Mostly all are at their defaults: one look at the record's bytes tells."""
        if s.tobytes()[self._options_at] == self._default_options:
            return {}
        return write_options(game.options, s)

    def _write(self, s: Any, plan: list[Entry]) -> dict[str, Any]:
        at = self._context(s)
        written = {}
        for name, write, is_rare in plan:
            value = write(s, at)
            if value or not is_rare:
                written[name] = value
        return written

    def _context(self, s: Any) -> Context:
        return Context(s, self.letters[: s["players"]], self.known)

    def _phase(self, s: Any) -> int:
        return int(s[PHASE]) if PHASE in self._by_name else 0

    def _plan(self, s: Any) -> list[Entry]:
        """What is written in the phase of this record."""
        phase = self._phase(s)
        if phase not in self._plans:
            self._plans[phase] = list(self._entries(phase))
        return self._plans[phase]

    def _entries(self, phase: int) -> Iterator[Entry]:
        stands = [
            stand
            for stand in self.stands
            if stand.counts_in(phase) and stand.field.is_written and stand.attribute != "players"
        ]
        for group in dict.fromkeys(stand.group or stand.name for stand in stands):
            members = [stand for stand in stands if stand.group == group]
            if members:
                yield self._group(group, [_entry(stand, phase) for stand in members])
            else:
                yield _entry(next(stand for stand in stands if stand.name == group), phase)

    def _group(self, name: str, entries: list[Entry]) -> Entry:
        """The fields of an object, as one."""
        return name, lambda s, _: self._write(s, entries), all(rare for _, _, rare in entries)

    # --- Reading ------------------------------------------------------------------------------

    def read(self, game: Game, position: Mapping[str, Any]) -> tuple[Any, Mapping[str, Any]]:
        """The record of a position as far as it is declared, and the position; raises BadPosition.
        What follows from it, and whether it all holds together, is left to the game."""
        given = read_mapping(position, "a position")
        check_fields(given, self._known_names)
        if given.get("game", game.id) != game.id:
            raise BadPosition(f"the position is one of {given['game']!r}, not of {game.id}")
        players = given.get("players", None if len(game.seats) > 1 else game.seats[0])
        players = read_number(players, "players", game.seats[0], game.seats[-1])
        s = game.start(players, read_mapping(given.get("options", {}), "options"))
        at = self._context(s)
        for stand in sorted(self.stands, key=lambda stand: stand.attribute != PHASE):
            if stand.attribute != "players":
                self._read(stand, given, at)
        return s, given

    def _read(self, stand: Stand, position: Mapping[str, Any], at: Context) -> None:
        phase, given = self._phase(at.s), self._inside(stand, position)
        if not stand.counts_in(phase):
            if stand.name in given:
                self._refuse(stand)
        elif phase in stand.field.null_in:
            stand.check_only(given, at)
        elif not stand.field.computed:
            stand.read(given, at)

    def _inside(self, stand: Stand, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """The object in which the field stands: the position itself, or one of its fields."""
        if not stand.group:
            return given
        group = read_mapping(given.get(stand.group, {}), stand.group)
        check_fields(group, [each.name for each in self.stands if each.group == stand.group])
        return group

    def _refuse(self, stand: Stand) -> None:
        words = self._by_name[PHASE].form
        at = Context(None, "")
        phases = dict.fromkeys(repr(words.write(phase, at)) for phase in stand.field.phases)
        belongs = f"{stand.path!r} belongs to phase {' or '.join(phases)} alone"
        raise BadPosition(belongs, stand.field.clause)

    def compare(self, s: Any, given: Mapping[str, Any]) -> None:
        """Raise BadPosition where a field that follows from the others is told otherwise."""
        at = self._context(s)
        for stand in self.stands:
            if stand.field.computed and stand.name in given and stand.counts_in(self._phase(s)):
                found, told = stand.write(s, at), given[stand.name]
                if stand.field.type:
                    stand.form.read(told, stand.name, at, stand.value(s))
                if told != found:
                    raise BadPosition(f"{stand.name} is {found}, not {told!r}", stand.field.clause)


def _place_of_options(state: type[Record]) -> slice:
    """Where in a record its options lie; they are declared one after the other."""
    layout: Mapping[str, Any] = state.dtype.fields or {}
    fields = [layout[option.name] for option in state.options]
    begins = [begin for _, begin, *_ in fields]
    ends = [begin + machine.itemsize for machine, begin, *_ in fields]
    return slice(min(begins, default=0), max(ends, default=0))


def _with_default_options(state: type[Record]) -> bytes:
    s = make_record(state)
    store_options(state.options, s, {option.name: option.default for option in state.options})
    return bytes(s.tobytes())


def _entry(stand: Stand, phase: int) -> Entry:
    if phase in stand.field.null_in:
        return stand.name, _write_nothing, stand.field.rare
    return stand.name, stand.write, stand.field.rare


def _write_nothing(s: Any, at: Context) -> None:  # noqa: ARG001
    return None
