"""Bots by name. A bot is written `name` or `name:setting=value,setting=value`, as in
`search:iterations=500`. Packages add bots by an entry point of the group `serai.bots`."""

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

OWN: dict[str, Maker | EntryPoint] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **{level.name: level.make for level in LEVELS},
    "llm": EntryPoint("llm", "serai.bots.llm.bot:LanguageModel", GROUP),
}
"""One that few ask for is loaded when somebody does, as those of packages are."""


class UnknownBot(SeraiError):
    """No bot has this name, or it does not take these settings."""


@functools.cache
def makers() -> dict[str, Maker | EntryPoint]:
    """All bots by name: our own, and those of installed packages."""
    return {**{point.name: point for point in entry_points(group=GROUP)}, **OWN}


def find_maker(name: str) -> Maker:
    """What makes this bot; raises UnknownBot. The bot of a package is loaded when somebody asks for
    it, so that a broken package harms nobody else."""
    if name not in makers():
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(sorted(makers()))}")
    found = makers()[name]
    if not isinstance(found, EntryPoint):
        return found
    try:
        maker: Maker = found.load()
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {told}") from error
    return maker


def make_bot(written: str, game: Game, seed: int) -> Bot:
    """The bot that is written so, for one seat of one match of this game. With the same seed it
    chooses the same, unless it thinks by the clock."""
    name, _, settings = written.partition(":")
    maker = find_maker(name)
    try:
        return maker(game, seed, **_read_settings(settings))
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"{written!r} is no bot: {error}") from error
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise UnknownBot(f"the bot {written!r} cannot be made: {told}") from error


def hears_story(written: str) -> bool:
    """Whether this bot wants to be told the story."""
    return _has_trait(written, "hears_story")


def is_remote(written: str) -> bool:
    """Whether this bot waits for somebody elsewhere."""
    return _has_trait(written, "is_remote")


def _has_trait(written: str, trait: str) -> bool:
    """What the class of a bot says of all of its bots; a bot that there is not has no traits."""
    try:
        return bool(getattr(find_maker(written.partition(":")[0]), trait, False))
    except UnknownBot:
        return False


def _read_settings(written: str) -> dict[str, Any]:
    """`iterations=500,threads=2` as keyword arguments."""
    return dict(_read_setting(setting) for setting in written.split(",") if setting)


def _read_setting(written: str) -> tuple[str, int | float | str]:
    name, _, value = (part.strip() for part in written.partition("="))
    if not name or not value:
        raise ValueError(f"a setting is written name=value, not {written!r}")
    return name, _read_value(value)


def _read_value(word: str) -> int | float | str:
    """A setting's value: a number where it is written as one."""
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word
