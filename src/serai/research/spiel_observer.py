"""What OpenSpiel shows of our games: to each seat what it knows now, or its whole story."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from serai.engine.seat import Seat
from serai.research.game_spec import Spec

if TYPE_CHECKING:
    from serai.research.spiel_state import SpielState


class SeenNow:
    """An observation: the numbers of `Spec.observer` as `tensor`, and the view as text. Both are
    made of the redacted record, from which all is wiped that the seat does not know."""

    def __init__(self, spec: Spec) -> None:
        self._spec, self._observer = spec, spec.observer
        self.tensor = np.zeros(spec.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Fill the tensor with what this player knows."""
        self.tensor[:] = self._observer.see(state.trail.known_to(player), player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The view of this player, as JSON."""
        game = self._spec.game
        view = game.view(game, state.trail.known_to(player), player)
        return json.dumps(view, separators=(",", ":"), ensure_ascii=False)


class StorySoFar:
    """An information state: all that a seat has heard and decided, as text. A story has no fixed
    length, so there is no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, object] = {}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """There is nothing to fill."""

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The story of this player."""
        return state.trail.story(player)


def make_observer(spec: Spec, kind: pyspiel.IIGObservationType) -> SeenNow | StorySoFar | None:
    """The observer of this kind; None if there is none. We do not take apart what a seat knows into
    what everybody knows and what it knows alone."""
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return None
    return StorySoFar() if kind.perfect_recall else SeenNow(spec)
