"""Random games that stay in compiled code from the first ply to the last. That is far faster than
seating random bots as other bots are seated."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from serai.arena.played import Played
from serai.arena.playing import EndingsOf, no_endings
from serai.arena.schedule import Fixture, fixtures
from serai.arena.setting import Setting
from serai.engine.dispatch import make_numbers
from serai.engine.layout import Ints, copy_record
from serai.engine.sampling import play_randomly
from serai.engine.seat import NOBODY


def random_games(setting: Setting, endings_of: EndingsOf = no_endings) -> Iterator[Played]:
    """Every game of a lineup of random bots, deal by deal. They draw from the seed of the deal and
    from nothing else, so these are other games than those of random bots that are seated."""
    game = setting.find()
    begin = game.start(setting.players, setting.options)
    numbers = make_numbers(game.space)
    for fixture in fixtures(setting.orders(), setting.deals, setting.seed):
        yield _play(setting, fixture, copy_record(begin), numbers, endings_of)


def _play(
    setting: Setting, fixture: Fixture, s: Any, numbers: Ints, endings_of: EndingsOf
) -> Played:
    """Play one game. Compiled code counts the decisions of all seats together, and does not count
    plies. All seats have the same bot, of which only sums are told: so the sums stand at the first
    seat."""
    begun = time.perf_counter()
    decisions = int(play_randomly(s, numbers, fixture.seed, 0, setting.cap))
    seconds = time.perf_counter() - begun
    game, everybody = setting.find(), tuple(range(setting.players))
    ended = game.play.actor(s) == NOBODY
    return Played(
        fixture.number,
        fixture.deal,
        fixture.bots,
        winners=tuple(game.winners(s)) if ended else everybody,
        scores=tuple(int(game.play.score(s, seat)) for seat in everybody),
        decisions=(decisions,) + (0,) * len(everybody[1:]),
        plies=0,
        endings=tuple(endings_of(s)) if ended else (),
        capped=not ended,
        seconds=(seconds,) + (0.0,) * len(everybody[1:]),
    )
