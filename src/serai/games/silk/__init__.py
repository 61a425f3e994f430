"""Silk by Luis Ranedo, for 2 to 4 players: worms, walls and a hungry ookami."""

from __future__ import annotations

from pathlib import Path

from serai.engine.game import Game
from serai.engine.tally import OpenTally
from serai.games.silk.actions import PLAY
from serai.games.silk.choosing import CHOOSING
from serai.games.silk.naming import call
from serai.games.silk.position import POSITION, read_position, winners
from serai.games.silk.reasons import Reason
from serai.games.silk.retelling import RETELLING
from serai.games.silk.rules.setup import lay_out
from serai.games.silk.state import State
from serai.games.silk.story import tell
from serai.games.silk.tally import tally
from serai.games.silk.view import VIEW

GAME = Game(
    id="silk",
    title="Silk",
    seats=range(2, 5),
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
    choosing=CHOOSING,
    tell=tell,
    retelling=RETELLING,
    call=call,
    winners=winners,
    tally=OpenTally(tally),
)
