"""Bots that play the seats which do not learn, in a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from serai.bots.observation import Observation
from serai.bots.registry import find_maker, hears_story, is_remote, make_bot
from serai.engine.errors import BadOption
from serai.engine.layout import copy_record
from serai.engine.sampling import random_word
from serai.engine.seat import NOBODY, Seat
from serai.research.lanes import EVERY_SEAT, OTHERS, step

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.research.lanes import Lanes

RANDOM = "random"
"""The bot whose decisions are drawn in compiled code."""


class Opponents:
    """The bot that is written so (`greedy`, `search:iterations=50`, or one of a package) decides
    for every seat but the learner's. It sees what its seat may see. It is made anew for each
    decision, with a seed that follows from the game's seed and the ply. So a batch needs no room
    for what thousands of bots remember, and a game comes out the same in a batch of any size."""

    def __init__(self, game: Game, written: str, learner: Seat) -> None:
        find_maker(written.partition(":")[0])
        if is_remote(written) or hears_story(written):
            raise BadOption(f"{written} plays whole matches, so it cannot play in a batch")
        make_bot(written, game, 0)  # whatever is wrong with its settings is told now
        self.game, self.written, self.learner = game, written, learner

    def play(
        self, lanes: Lanes, actions: NDArray[np.int64], thread: int, first: int, end: int
    ) -> None:
        """Decide on each of these lanes until the learner has to, or the game is over. `actions`
        has room for one action a lane."""
        for lane in range(first, end):
            while lanes.actors[lane] not in (NOBODY, self.learner):
                actions[lane] = self.choose(lanes, lane)
                step(lanes, actions, EVERY_SEAT, thread, lane, lane + 1)

    def choose(self, lanes: Lanes, lane: int) -> int:
        """The number of what the bot does on this lane."""
        seat, s = int(lanes.actors[lane]), copy_record(lanes.states[lane])
        self.game.play.redact(s, seat)
        seed = random_word(int(lanes.seeds[lane]), OTHERS + int(lanes.plies[lane]))
        bot = make_bot(self.written, self.game, seed)
        return self.game.space.number(bot.choose(Observation(self.game, seat, s)))
