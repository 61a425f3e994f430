"""The actions of a board of its own, which names its cities and tiles otherwise."""

from __future__ import annotations

from typing import Annotated, Any

from serai.engine.action import Action, ActionSpace, Domain, parts
from serai.games.silk_road.actions import SPACE
from serai.games.silk_road.parts import CITY, TILE


class BoardSpace(ActionSpace):
    """The actions of a board of its own. Their numbers are the same on every board, so that an
    action of the shipped board can be played on it."""

    def number(self, action: Action) -> int:
        """The action's number."""
        return SPACE.number(action) if type(action) in SPACE.kinds else super().number(action)


def make_space(city: Domain, tile: Domain) -> ActionSpace:
    """The actions of a board with these cities and tiles."""
    return BoardSpace([_renamed(kind, city, tile) for kind in SPACE.kinds])


def _renamed(kind: type[Action], city: Domain, tile: Domain) -> type[Action]:
    """The same kind of action, with another board's words."""
    hints: dict[str, Any] = {}
    for name, domain in parts(kind):
        if domain is CITY:
            hints[name] = Annotated[int, city]
        elif domain is TILE:
            hints[name] = Annotated[int, tile]
    facts = {"__annotations__": hints, "__doc__": kind.__doc__, "__module__": __name__}
    return type(kind.__name__, (kind,), facts) if hints else kind
