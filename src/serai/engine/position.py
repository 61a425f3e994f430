"""Positions, written and read by what the record declares: see `Field` for how a field stands in
them and `form.py` for its form."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from serai.engine.declare import BadDeclaration
from serai.engine.errors import BadPosition
from serai.engine.form import Context, Json, Own
from serai.engine.layout import Field, Record, make_record
from serai.engine.option import store_options, write_options
from serai.engine.reading import check_fields, read_mapping, read_number
from serai.engine.schema import Named, Schema, object_schema
from serai.engine.seat import LETTERS

if TYPE_CHECKING:
    from serai.engine.game import Game

Writer: TypeAlias = Callable[[Any, Context], Json]
Entry: TypeAlias = tuple[str, Writer, bool]
"""A field as it is written: its name, how, and whether it is left out when it says nothing."""
HEAD = {
    "game": "the game's id",
    "players": "how many seats play",
    "options": "those that differ from their defaults, by name",
}
"""Fields that every position may have."""
OPTIONS: Schema = {
    "type": "object",
    "additionalProperties": {"type": ["boolean", "integer", "string"]},
}
PHASE = "phase"


class Stand:
    """One field as it stands in positions."""

    def __init__(self, attribute: str, field: Field, known: Any) -> None:
        assert field.form is not None
        self.attribute, self.field, self.form = attribute, field, field.form
        self.path = field.name or attribute
        self.group, _, self.name = self.path.rpartition(".")
        self._known = known
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

    def entry(self, phase: int) -> Entry:
        """How the field is written in this phase."""
        write = _write_null if phase in self.field.null_in else self.write
        return self.name, write, self.field.rare

    def read(self, given: Mapping[str, Any], at: Context) -> None:
        """Store what the position says, or what it means by saying nothing."""
        at.clause = self.field.clause
        if self.name in given or self.field.needed:
            self._store_given(given.get(self.name), at)
        elif self.field.default is not None:
            self.store(at.s, self.field.default(at.s))

    def _store_given(self, given: Json, at: Context) -> None:
        if isinstance(self.form, Own):
            self.own(self.form.reader, "reads")(at.s, given)
        elif given is None and self.form.nothing is not None:
            self.store(at.s, self.form.nothing)
        else:
            default = self.field.default
            before = self.value(at.s) if default is None else default(at.s)
            self.store(at.s, self.form.read(given, self.name, at, before))

    def check_only(self, given: Mapping[str, Any], at: Context) -> None:
        """Where the field is null: what is said in spite of that has to make sense."""
        if given.get(self.name) is not None:
            self.form.read(given[self.name], self.name, at, self.value(at.s))

    def schema(self, named: Named) -> Schema:
        """The type of the field, and what it holds."""
        schema = self.form.schema(named)
        if self.form.nothing is not None or self.field.null_in:
            schema = {"anyOf": [schema, {"type": "null"}]}
        return {**schema, "description": self.field.meaning}

    def own(self, function: Callable[..., Any] | None, what: str) -> Callable[..., Any]:
        """A function of the game's own, that gets what the game knows."""
        if function is None:
            raise BadDeclaration(f"nothing {what} the field {self.attribute!r}")
        return function if self._known is None else partial(function, self._known)

    def _writer(self) -> Writer:
        form, value = self.form, self.value
        if isinstance(form, Own):
            own = self.own(form.writer, "writes")
            return lambda s, _: own(s)
        if form.nothing is None:
            return lambda s, at: form.write(value(s), at)
        return lambda s, at: None if (held := value(s)) == form.nothing else form.write(held, at)


def _write_null(s: Any, at: Context) -> None:  # noqa: ARG001
    return None


class Fields:
    """Some fields of a position, as they are written one after the other; with `always`, rare ones
    too where they say nothing."""

    # A view is written for every move of every table, so this is in a hurry: which fields a phase
    # has is found out once.

    def __init__(self, stands: Sequence[Stand], has_phases: bool, always: bool = False) -> None:
        self.stands, self._has_phases, self._always = stands, has_phases, always
        self._entries_in: dict[int, list[Entry]] = {}

    def write(self, s: Any, at: Context) -> dict[str, Json]:
        """Those that there are in the record's phase."""
        phase = phase_of(s) if self._has_phases else 0
        if phase not in self._entries_in:
            self._entries_in[phase] = list(self._entries(phase))
        return _write_all(self._entries_in[phase], s, at)

    def _entries(self, phase: int) -> Iterator[Entry]:
        present = [stand for stand in self.stands if stand.counts_in(phase)]
        for place, members in _by_place(present).items():
            entries = [stand.entry(phase) for stand in members]
            name, write, is_rare = _object(place, entries) if members[0].group else entries[0]
            yield name, write, is_rare and not self._always

    def schemas(self, named: Named) -> dict[str, Schema]:
        """The type of each."""
        return {
            name: _schema_of_group(name, members, named)
            if members[0].group
            else members[0].schema(named)
            for name, members in _by_place(self.stands).items()
        }

    def optional(self) -> list[str]:
        """Those that are left out in some positions."""
        return [
            name
            for name, members in _by_place(self.stands).items()
            if all(map(self._may_miss, members))
        ]

    def _may_miss(self, stand: Stand) -> bool:
        return bool(stand.field.phases or (stand.field.rare and not self._always))


def phase_of(s: Any) -> int:
    """What is to be decided."""
    return int(s[PHASE])


def _by_place(stands: Sequence[Stand]) -> dict[str, list[Stand]]:
    """The fields by their names; those that stand in an object, by the object's."""
    found: dict[str, list[Stand]] = {}
    for stand in stands:
        found.setdefault(stand.group or stand.name, []).append(stand)
    return found


def _write_all(entries: list[Entry], s: Any, at: Context) -> dict[str, Json]:
    written = {}
    for name, write, is_rare in entries:
        value = write(s, at)
        if value or not is_rare:
            written[name] = value
    return written


def _object(name: str, entries: list[Entry]) -> Entry:
    """The fields of an object, as one. If all of them are rare, they stand there all or none."""
    if not all(rare for _, _, rare in entries):
        return name, lambda s, at: _write_all(entries, s, at), False
    whole = [(inner, write, False) for inner, write, _ in entries]

    def write_all_or_none(s: Any, at: Context) -> Json:
        written = _write_all(whole, s, at)
        return written if any(written.values()) else {}

    return name, write_all_or_none, True


def _schema_of_group(name: str, members: list[Stand], named: Named) -> Schema:
    fields = {stand.name: stand.schema(named) for stand in members}
    rare = [stand.name for stand in members if stand.field.rare]
    return named.add(name.title(), object_schema(fields, rare, f"The field `{name}`."))


class Position:
    """How the positions of a game are written and read.

    `letters` are those of its seats, if it has its own. `known` is what the game knows besides the
    record, such as its printed board; forms and the functions of `Own` get it.
    """

    def __init__(self, state: type[Record], letters: str | None = None, known: Any = None) -> None:
        self.state, self.known = state, known
        self._own_letters, self._letters = letters, letters or LETTERS
        self.stands = [Stand(name, field, known) for name, field in state.in_position.items()]
        self._by_attribute = {stand.attribute: stand for stand in self.stands}
        self.says_players = "players" in self._by_attribute
        written = [stand for stand in self.stands if stand.field.is_written]
        self._written = self.fields(*(each.attribute for each in written if each.name != "players"))
        self._options_at = _place_of_options(state)
        self._default_options = _with_default_options(state)[self._options_at]

    def fields(self, *attributes: str, always: bool = False) -> Fields:
        """Some fields, by what the record calls them."""
        stands = [self._by_attribute[attribute] for attribute in attributes]
        return Fields(stands, PHASE in self._by_attribute, always)

    def context(self, s: Any) -> Context:
        """What forms may look at."""
        return Context(s, self._letters[: s["players"]], self.known)

    # --- Writing ------------------------------------------------------------------------------

    def write(self, game: Game, s: Any) -> dict[str, Any]:
        """The position of a record."""
        head: dict[str, Any] = {"game": game.id}
        if self.says_players:
            head["players"] = int(s["players"])
        head["options"] = self.write_options(game, s)
        return head | self._written.write(s, self.context(s))

    def write_options(self, game: Game, s: Any) -> dict[str, Any]:
        """The options that differ from their defaults. Mostly none does, which one look at the
        record's bytes tells."""
        if s.tobytes()[self._options_at] == self._default_options:
            return {}
        return write_options(game.options, s)

    # --- Reading ------------------------------------------------------------------------------

    def read(self, game: Game, position: Mapping[str, Any]) -> tuple[Any, Mapping[str, Any]]:
        """The record of a position as far as it is declared, and the position; raises BadPosition.
        What follows from it, and whether it all holds together, is left to the game."""
        given = read_mapping(position, "a position")
        check_fields(given, [*dict.fromkeys((*HEAD, *_by_place(self.stands)))])
        if given.get("game", game.id) != game.id:
            raise BadPosition(f"the position is one of {given['game']!r}, not of {game.id}")
        players = given.get("players", None if len(game.seats) > 1 else game.seats[0])
        players = read_number(players, "players", game.seats[0], game.seats[-1])
        s = game.start(players, read_mapping(given.get("options", {}), "options"))
        at = self.context(s)
        for stand in sorted(self.stands, key=lambda stand: stand.attribute != PHASE):
            if stand.attribute != "players":
                self._read(stand, given, at)
        return s, given

    def _read(self, stand: Stand, position: Mapping[str, Any], at: Context) -> None:
        phase = phase_of(at.s) if PHASE in self._by_attribute else 0
        given = self._inside(stand, position)
        if not stand.counts_in(phase):
            if given.get(stand.name) is not None:
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
        phases = " or ".join(map(repr, self.phase_words(stand.field.phases)))
        raise BadPosition(f"{stand.path!r} belongs to phase {phases} alone", stand.field.clause)

    def compare(self, s: Any, given: Mapping[str, Any]) -> None:
        """Raise BadPosition where a field that follows from the others is told otherwise."""
        at = self.context(s)
        for stand in self.stands:
            if stand.field.computed and stand.name in given:
                found, told = stand.write(s, at), given[stand.name]
                if stand.field.type:
                    stand.form.read(told, stand.name, at, stand.value(s))
                if told != found:
                    raise BadPosition(f"{stand.name} is {found}, not {told!r}", stand.field.clause)

    # --- Telling ------------------------------------------------------------------------------

    def phase_words(self, phases: Collection[int]) -> list[str]:
        """How some phases are written."""
        form, nowhere = self._by_attribute[PHASE].form, Context(None, "")
        return list(dict.fromkeys(form.write(phase, nowhere) for phase in phases))

    def named(self) -> Named:
        """For schemas: how seats are written."""
        letters = self._own_letters
        return Named(letters, "" if self.says_players else letters or "")

    def schema(self, named: Named) -> Schema:
        """The type of a position, as it is written."""
        head: dict[str, Schema] = {"game": {"type": "string"}}
        if self.says_players:
            head["players"] = self._by_attribute["players"].schema(named)
        head["options"] = OPTIONS
        fields = head | self._written.schemas(named)
        about = "A position, as people read and write it."
        return named.add("Position", object_schema(fields, self._written.optional(), about))


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
