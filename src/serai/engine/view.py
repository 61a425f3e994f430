"""Views: what a seat sees, declared field by field. A view is built up from nothing; whoever adds a
field to the record later publishes nothing by that."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar, get_type_hints

from serai.engine.form import Context
from serai.engine.position import OPTIONS, Fields, Position
from serai.engine.schema import Named, Schema, object_schema, schema_of
from serai.engine.seat import EVERYBODY, Seat

if TYPE_CHECKING:
    from serai.engine.game import Game

Write: TypeAlias = Callable[["Game", Any, Context, Seat | None], dict[str, Any]]
"""Writes some fields of a view."""
Schemas: TypeAlias = Callable[[Named], dict[str, Schema]]
Finds = TypeVar("Finds", bound=Callable[..., Any])
Opened: TypeAlias = Sequence[dict[str, Any] | None]
"""What a view shows to everybody alike, part by part; None stands for a part that each seat has for
itself."""


class Part(NamedTuple):
    """Some fields of a view. Those that are `open` are the same for everybody: what writes them is
    not told who looks."""

    write: Write
    is_open: bool


class View:
    """What a seat sees, or a spectator (None). Its fields stand in the order of declaration: by
    `shows`, those that a position may have; by `opens` and `adds`, those that a function finds. The
    function gets the record, after what the game knows besides if there is such a thing; one of
    `adds` gets the seat as well. Where many look at once, what is open is made once for all."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._parts: list[Part] = []
        self._schemas: list[Schemas] = []
        self._optional: list[str] = []
        self._knowing: dict[str, Callable[..., Any]] = {}

    def __call__(
        self, game: Game, s: Any, seat: Seat | None, opened: Opened | None = None
    ) -> dict[str, Any]:
        """The view of a seat; `opened` is what everybody sees, if that has been made already."""
        at = self.position.context(s)
        seen: dict[str, Any] = {}
        for part, fields in zip(self._parts, opened or self.open(game, s), strict=True):
            seen |= part.write(game, s, at, seat) if fields is None else fields
        if seat is not None:
            for name, know in self._knowing.items():
                seen[name] = know(s, seat, seen[name])
        return seen

    def open(self, game: Game, s: Any) -> Opened:
        """What everybody sees."""
        at = self.position.context(s)
        return [part.write(game, s, at, None) if part.is_open else None for part in self._parts]

    def schema(self) -> dict[str, Schema]:
        """The type of the view, and of what it is made of, by name."""
        named = self.position.named()
        fields: dict[str, Schema] = {}
        for schemas in self._schemas:
            fields |= schemas(named)
        about = "What a seat sees, or a spectator."
        return named.schemas | {"View": object_schema(fields, self._optional, about)}

    # --- Declaring ----------------------------------------------------------------------------

    def shows(self, *names: str, always: bool = False) -> None:
        """These fields of the record as they stand in positions, in the phases in which they do,
        with `always` also where positions leave them out because they say nothing; or `game`,
        `seat` (whose eyes these are), `options` and the whole `position`."""
        for is_head, some in groupby(names, HEADS.__contains__):
            if is_head:
                for name in some:
                    write, schemas = HEADS[name](self.position)
                    self._add(Part(write, is_open=name != OWN_HEAD), schemas)
            else:
                fields = self.position.fields(*some, always=always)
                self._add(Part(partial(_write_fields, fields), is_open=True), fields.schemas)
                self._optional += fields.optional()

    def opens(self, find: Finds, when: Callable[..., bool] | None = None) -> Finds:
        """What this function finds and everybody sees, under its name; what it answers with is its
        type. If there is a `when`, only where that is so."""
        name, find_now = find.__name__, self._known_to(find)
        is_there = None if when is None else self._known_to(when)

        def write(_: Game, s: Any, __: Context, ___: Seat | None) -> dict[str, Any]:
            return {} if is_there and not is_there(s) else {name: find_now(s)}

        self._find(find, Part(write, is_open=True))
        self._optional += [] if when is None else [name]
        return find

    def adds(self, find: Finds, when: Callable[..., bool] | None = None) -> Finds:
        """What this function finds for the seat that looks; and where, as `opens`."""
        name, find_now = find.__name__, self._known_to(find)
        is_there = None if when is None else self._known_to(when)

        def write(_: Game, s: Any, __: Context, seat: Seat | None) -> dict[str, Any]:
            return {} if is_there and not is_there(s) else {name: find_now(s, seat)}

        self._find(find, Part(write, is_open=False))
        self._optional += [] if when is None else [name]
        return find

    def knows(self, name: str) -> Callable[[Finds], Finds]:
        """A seat knows more of this field than everybody: the function gets what everybody sees
        last, and answers with what the seat sees instead. It leaves what it gets as it is."""

        def declare(find: Finds) -> Finds:
            self._knowing[name] = self._known_to(find)
            return find

        return declare

    def _known_to(self, function: Callable[..., Any]) -> Callable[..., Any]:
        known = self.position.known
        return function if known is None else partial(function, known)

    def _find(self, find: Callable[..., Any], part: Part) -> None:
        name, about = find.__name__, " ".join((inspect.getdoc(find) or "").split())
        hint = get_type_hints(find, include_extras=True)["return"]
        self._add(part, lambda named: {name: {**schema_of(hint, named), "description": about}})

    def _add(self, part: Part, schemas: Schemas) -> None:
        self._parts.append(part)
        self._schemas.append(schemas)


def view_schemas(game: Game) -> dict[str, Schema]:
    """The type of what a game's seats see, and of what it is made of; empty if the game does not
    declare it."""
    return game.view.schema() if isinstance(game.view, View) else {}


def printed_schemas(game: Game) -> dict[str, Schema]:
    """The type of a game's printed data, and of what they are made of; empty if it has none."""
    if game.printed is None:
        return {}
    named = Named()
    schema_of(game.printed.shape, named)
    return named.schemas


def _write_fields(
    fields: Fields,
    game: Game,  # noqa: ARG001
    s: Any,
    at: Context,
    seat: Seat | None,  # noqa: ARG001
) -> dict[str, Any]:
    return fields.write(s, at)


# --- Fields that any view may have ----------------------------------------------------------------

Head: TypeAlias = tuple[Write, Schemas]


def _game(_: Position) -> Head:
    return lambda game, _s, _at, _seat: {"game": game.id}, lambda _: {"game": {"type": "string"}}


def _seat(_: Position) -> Head:
    def write(_game: Game, _s: Any, at: Context, seat: Seat | None) -> dict[str, Any]:
        return {"seat": None if seat in (None, EVERYBODY) else at.seats[seat]}

    return write, lambda named: {"seat": {"anyOf": [named.seat, {"type": "null"}]}}


def _options(position: Position) -> Head:
    def write(game: Game, s: Any, _at: Context, _seat: Seat | None) -> dict[str, Any]:
        return {"options": position.write_options(game, s)}

    return write, lambda _: {"options": OPTIONS}


def _whole(position: Position) -> Head:
    def write(game: Game, s: Any, _at: Context, _seat: Seat | None) -> dict[str, Any]:
        return {"position": position.write(game, s)}

    return write, lambda named: {"position": position.schema(named)}


OWN_HEAD = "seat"
"""The one of them that each seat has for itself."""
HEADS = {"game": _game, "seat": _seat, "options": _options, "position": _whole}
