"""The toy: a secret card for each of 2 or 3 players, who keep or swap it; the highest card wins."""

from __future__ import annotations

from pathlib import Path

from engine.toy.actions import PLAY
from engine.toy.position import read_position, winners, write_position
from engine.toy.rules import lay_out
from engine.toy.state import State
from engine.toy.story import tell
from engine.toy.terms import Reason
from engine.toy.view import view
from serai.engine.game import Game
from serai.engine.option import Option

GAME = Game(
    id="toy",
    title="The toy",
    seats=range(2, 4),
    options=(Option("swaps", (1, 2), "T1", "how often each seat may swap its card"),),
    rules_version="1",
    state=State,
    play=PLAY,
    folder=Path(__file__).parent,
    reasons=Reason,
    lay_out=lay_out,
    read_position=read_position,
    write_position=write_position,
    view=view,
    asks=lambda _: "prompt",
    tell=tell,
    winners=winners,
)
