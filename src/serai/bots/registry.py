"""Bots by name. A bot is written `name` or `name:setting=value,setting=value`, as in
`search:iterations=500`; packages add theirs by an entry point of the group `serai.bots`."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, TypeAlias

from serai.bots.greedy import GreedyBot
from serai.bots.levels import LEVELS
from serai.bots.random_bot import RandomBot
from serai.bots.search import SearchBot
from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from serai.bots.bot import Bot
    from serai.engine.game import Game

GROUP = "serai.bots"
Maker: TypeAlias = "Callable[..., Bot]"
"""Called with the game, a seed and the settings by name; most bots' class is its own maker."""

OWN: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **{level.name: level.make for level in LEVELS},
}


class UnknownBot(SeraiError):
    """No bot has this name, or it cannot be set like that."""


@functools.cache
def makers() -> dict[str, Maker]:
    """All bots by name: ours, and those that installed packages bring."""
    brought = {point.name: _loads_first(point) for point in entry_points(group=GROUP)}
    return {**brought, **OWN}


def _loads_first(point: EntryPoint) -> Maker:
    """Makes a package's bot. It is loaded when it is wanted: a package that is broken harms only
    whoever asks for its bots."""

    def make(game: Game, seed: int, **settings: Any) -> Bot:
        try:
            maker = point.load()
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise UnknownBot(f"the bot {point.name!r} cannot be loaded: {told}") from error
        bot: Bot = maker(game, seed, **settings)
        return bot

    return make


def make_bot(written: str, game: Game, seed: int) -> Bot:
    """The bot that is written so, for one seat of one match of this game. The same seed makes it
    choose the same, where it is not told to think by the clock."""
    name, _, settings = written.partition(":")
    if name not in makers():
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(sorted(makers()))}")
    try:
        return makers()[name](game, seed, **_read_settings(settings))
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"{written!r} is no bot: {error}") from error


def _read_settings(written: str) -> dict[str, Any]:
    """`iterations=500,threads=2` as keyword arguments."""
    pairs = [setting.partition("=") for setting in written.split(",") if setting]
    return {name.strip(): _read_value(value.strip()) for name, _, value in pairs}


def _read_value(word: str) -> int | float | str:
    """A setting's value: a number where it is written as one."""
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word
