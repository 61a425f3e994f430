"""Games to play in tests, bots that behave badly, and results made up by hand."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from engine.toy import GAME as TOY
from serai.arena import Fixture, Played, Setting
from serai.arena.playing import TooSlow
from serai.bots import Bot, Observation, makers
from serai.bots.registry import OWN
from serai.engine.action import Action
from serai.engine.game import _GAMES


class FirstBot(Bot):
    """Always takes the first offer."""

    def __init__(self, game: Any, seed: int) -> None:
        pass

    def choose(self, observation: Observation) -> Action:
        return observation.offers()[0]


class CrashingBot(FirstBot):
    """Fails at its first decision."""

    def choose(self, observation: Observation) -> Action:
        raise RuntimeError("no idea\nwhat to do")


class CheatingBot(FirstBot):
    """Deals itself the highest card."""

    def choose(self, observation: Observation) -> Action:
        return observation.game.space.read("deal 4")


class SilentBot(FirstBot):
    """Answers with nothing at all."""

    def choose(self, observation: Observation) -> Action:
        return None  # type: ignore[return-value]


class SlowBot(FirstBot):
    """Takes its time."""

    def choose(self, observation: Observation) -> Action:
        time.sleep(5)
        return observation.offers()[0]


class StubbornBot(FirstBot):
    """Swallows the alarm, and is too slow all the same."""

    def choose(self, observation: Observation) -> Action:
        try:
            time.sleep(5)
        except TooSlow:
            time.sleep(0.01)
        return observation.offers()[0]


BAD = {
    "first": FirstBot,
    "crashing": CrashingBot,
    "cheating": CheatingBot,
    "silent": SilentBot,
    "slow": SlowBot,
    "stubborn": StubbornBot,
}


@contextmanager
def toy_table() -> Iterator[None]:
    """The toy among the games, and our bots among the bots."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(_GAMES, "toy", lambda: TOY)
        for name, maker in BAD.items():
            patch.setitem(OWN, name, maker)
        makers.cache_clear()
        yield
    makers.cache_clear()


def toy_setting(*bots: str, **other: Any) -> Setting:
    """A tournament of the toy."""
    plain: Mapping[str, Any] = {"players": 2, "games": 4, "seed": 1}
    return Setting("toy", bots=bots, **{**plain, **other})


def toy_fixture(*bots: str, seed: int = 1) -> Fixture:
    """One game of the toy."""
    return Fixture(0, 0, seed, bots)


def result(number: int, deal: int, bots: tuple[str, ...], *winners: int, **other: Any) -> Played:
    """A game that ended so."""
    scores = tuple(10 if seat in winners else 3 for seat in range(len(bots)))
    decisions = (5,) * len(bots)
    return Played(number, deal, bots, winners, scores, decisions, 20, **other)
