"""What a table tells, with what people call the things in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.naming import names_in

if TYPE_CHECKING:
    from serai.engine.action import Action
    from serai.engine.event import Event
    from serai.engine.game import Game
    from serai.table.facts import Event as ToldEvent
    from serai.table.facts import Names


def names_of(game: Game, said: Action | Event, s: Any) -> Names:
    """What people call the things that an action or an event is about, by the name of the fact."""
    found = names_in(game, s, said)
    return {fact: {"id": name.message, "args": dict(name.facts)} for fact, name in found.items()}


def told_event(game: Game, event: Event, s: Any) -> ToldEvent:
    """Something that happened; `s` is the record after it."""
    names = names_of(game, event, s)
    return event.to_json() | ({"names": names} if names else {})
