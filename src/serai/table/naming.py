"""What a table tells, with what people call the things in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.naming import names_in

if TYPE_CHECKING:
    from serai.engine.action import Action
    from serai.engine.event import Event
    from serai.engine.game import Game
    from serai.engine.naming import Name
    from serai.engine.seat import Seat
    from serai.table.facts import Event as ToldEvent
    from serai.table.facts import Name as ToldName
    from serai.table.facts import NamedAction, Names


def names_of(game: Game, said: Action | Event, s: Any, reader: Seat | None) -> Names:
    """What people call the things that an action or an event is about, by the name of the fact."""
    return {fact: told_name(name) for fact, name in names_in(game, s, said, reader).items()}


def told_name(name: Name) -> ToldName:
    """A name, with what it points at if that is on the board."""
    told: ToldName = {"id": name.message, "args": dict(name.facts)}
    if name.at is not None:
        told |= {"kind": name.at.kind, "value": name.at.word}
    return told


def told_event(game: Game, event: Event, s: Any, reader: Seat | None) -> ToldEvent:
    """Something that happened, as a seat reads it (None watches); `s` is the record after it."""
    names = names_of(game, event, s, reader)
    return event.to_json() | ({"names": names} if names else {})


def named_action(game: Game, action: Action, s: Any, seat: Seat) -> NamedAction:
    """An action, as its seat calls the things in it."""
    return {"action": action.to_json(), "names": names_of(game, action, s, seat)}
