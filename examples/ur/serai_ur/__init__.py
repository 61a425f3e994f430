"""Ur, an old race game for two."""

from pathlib import Path
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.game import Game
from serai.engine.position import Position
from serai.engine.view import View
from serai_ur.actions import PLAY
from serai_ur.rules import can_move, lay_out
from serai_ur.state import HOME, SEATS, SHARED, Phase, Reason, State
from serai_ur.story import tell

POSITION = Position(State)
VIEW = View(POSITION)
VIEW.shows("game", "seat", "turn", "steps", "road")


def read_position(game: Game, position: Any) -> Any:
    """The record of a position; raises BadPosition."""
    s, _ = POSITION.read(game, position)
    if any(s.road.sum(axis=1) != s.pieces):
        raise BadPosition(f"each seat has {s.pieces} pieces in all", "ur.road.1")
    if any(s.road[:, SHARED].sum(axis=0) > 1):
        raise BadPosition("two pieces stand on one square", "ur.move.4")
    if any(s.road[:, HOME] == s.pieces) != (s.phase == Phase.OVER):
        raise BadPosition("the game is over once a seat has all pieces home", "ur.end.1")
    if s.phase == Phase.MOVE and not can_move(s, s.turn):
        raise BadPosition("no piece can take these steps", "ur.cast.2")
    return s


GAME = Game(
    id="ur",
    title="Ur",
    seats=range(SEATS, SEATS + 1),
    options=State.options,
    rules_version="1",
    state=State,
    play=PLAY,
    folder=Path(__file__).parent,
    reasons=Reason,
    lay_out=lay_out,
    read_position=read_position,
    write_position=POSITION.write,
    view=VIEW,
    tell=tell,
)
