"""Serai: three board games, one engine. `serai.game("silk").new(players=3)` starts a match."""

from __future__ import annotations

import importlib
import pkgutil
from functools import partial

import serai.games as _folder
from serai.engine.action import Action
from serai.engine.drawing import Drawing, draw_with
from serai.engine.errors import (
    BadNotation,
    BadOption,
    BadPlayers,
    BadPly,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeed,
    CannotUndo,
    IllegalAction,
    SeraiError,
    UnknownGame,
)
from serai.engine.game import Game, find_game, game_ids, register_game
from serai.engine.match import Match
from serai.engine.refusal import Refusal
from serai.engine.seat import CHANCE

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Action",
    "BadNotation",
    "BadOption",
    "BadPlayers",
    "BadPly",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "Match",
    "Refusal",
    "SeraiError",
    "UnknownGame",
    "game",
    "games",
]


def _load(name: str) -> Game:
    found: Game = importlib.import_module(f"serai.games.{name}").GAME
    return found


for _module in pkgutil.iter_modules(_folder.__path__):
    register_game(_module.name.replace("_", "-"), partial(_load, _module.name))


def _draw(match: Match, drawing: Drawing) -> str:
    """The command line draws boards; it is loaded when somebody looks at one."""
    drawn: str = importlib.import_module("serai.cli.notebook").draw(match, drawing)
    return drawn


draw_with(_draw)


def games() -> list[str]:
    """The ids of all games."""
    return game_ids()


def game(game_id: str) -> Game:
    """The game with this id; raises UnknownGame."""
    return find_game(game_id)
