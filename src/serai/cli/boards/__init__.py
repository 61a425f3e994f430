"""How each game is drawn: one module a game, named by its id. A game without a file here
is shown as a table (`bare.py`)."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from serai.cli.boards.bare import BareBoard
from serai.cli.look import Look
from serai.cli.seats import Livery

if TYPE_CHECKING:
    from serai.engine.game import Game


class Board(Protocol):
    """What a game's module offers. Drawing starts from a view: it shows what a seat may see."""

    SEATS: Mapping[str, Livery]
    """How seats are written and how they look, in the order of their numbers."""
    HAS_SECRETS: bool
    """Whether a seat knows what others must not see. Then no decision foretells what it brings, and
    people who share a screen see it one at a time."""
    SILENT: Collection[str]
    """Events that the board shows well enough when a game begins."""

    def draw_board(self, view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
        """The board. `targets` are the words of places that may be chosen now: they stand out."""

    def draw_seats(self, view: Mapping[str, Any], look: Look) -> Sequence[RenderableType]:
        """What stands beside the board: the seats and the common stock."""

    def legend(self, look: Look) -> str:
        """What the signs on the board mean, in one or two lines."""

    def remark(self, view: Mapping[str, Any], look: Look) -> str:
        """What else has to be known to decide; nothing if the board shows it all."""

    def endings(self, s: Any, language: str) -> list[str]:
        """What holds in the record of a game that is over, out of the things that end one."""


def with_printed(game: Game, view: Mapping[str, Any]) -> dict[str, Any]:
    """A view, and what the game was made of if it has printed data."""
    return {**view, **({"printed": game.printed.data} if game.printed else {})}


def board_of(game: Game) -> Board:
    """The module that draws this game, or what shows any game as bare facts."""
    name = f"{__name__}.{game.id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return BareBoard(game)
    return cast(Board, importlib.import_module(name))
