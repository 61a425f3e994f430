"""Silk Road by Ted Cheatham and Bruno Faidutti, for 3 to 6 players: one caravan, eighteen markets,
and goods behind shields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from serai.engine.game import Game, Printed
from serai.engine.position import Position
from serai.games.silk_road.actions import PLAY
from serai.games.silk_road.board import SHIPPED, Board, PrintedBoard
from serai.games.silk_road.board_reader import read_board
from serai.games.silk_road.board_space import make_space
from serai.games.silk_road.choosing import make_choosing
from serai.games.silk_road.naming import call
from serai.games.silk_road.position import read_position, winners
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.retelling import RETELLING
from serai.games.silk_road.rules.setup import lay_out
from serai.games.silk_road.secrecy import hides, uncovers
from serai.games.silk_road.state import State
from serai.games.silk_road.story import tell
from serai.games.silk_road.tally import tally
from serai.games.silk_road.view import make_view


def _lay_out(board: Board, s: Any, players: int) -> None:
    """The board is printed into the record, and the table is laid out."""
    board.store(s)
    lay_out(s, players)


def make_game(board: Board) -> Game:
    """Silk Road on this board."""
    position = Position(State, known=board)
    return Game(
        id="silk-road",
        title="Silk Road",
        seats=range(3, 7),
        options=State.options,
        rules_version="2",
        earlier_rules=("1",),
        state=State,
        play=PLAY if board is SHIPPED else PLAY.with_words(make_space(board.city, board.tile)),
        folder=Path(__file__).parent,
        reasons=Reason,
        lay_out=partial(_lay_out, board),
        read_position=partial(read_position, position),
        write_position=position.write,
        view=make_view(position),
        call=partial(call, board),
        choosing=make_choosing(board),
        tell=partial(tell, board),
        retelling=RETELLING,
        winners=winners,
        tally=tally,
        printed=Printed(
            board.to_json(), board.hash, board.hash == SHIPPED.hash, _game_of, PrintedBoard
        ),
        hides=hides,
        uncovers=uncovers,
    )


def _game_of(data: Mapping[str, Any]) -> Game:
    """Silk Road with a corrected board."""
    return make_game(read_board(data))


GAME = make_game(SHIPPED)
