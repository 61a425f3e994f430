"""The toy: a secret card for each of 2 or 3 players, who keep or swap it; the highest card wins."""

from __future__ import annotations

from pathlib import Path

from engine.toy.actions import PLAY
from engine.toy.position import POSITION, read_position
from engine.toy.rules import lay_out
from engine.toy.state import State
from engine.toy.story import tell
from engine.toy.terms import Reason
from engine.toy.view import VIEW
from serai.engine.game import Game

GAME = Game(
    id="toy",
    title="The toy",
    seats=range(2, 4),
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
