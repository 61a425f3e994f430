"""How whole games are played in the browser: on which screen, in which language, by what."""

from __future__ import annotations

import itertools
import os
from dataclasses import dataclass

import serai

SIZES = ("desktop", "large phone", "phone")
LOCALES = ("en-GB", "es-ES")
MEANS = ("mouse", "touch", "keyboard")


@dataclass(frozen=True)
class Look:
    """A whole game, and how somebody plays it."""

    game: str
    players: int
    size: str
    locale: str
    by: str

    def title(self) -> str:
        """As the test's name has it."""
        return f"{self.game} {self.players}, {self.size}, {self.locale[:2]}, {self.by}"


PAIRED = [
    Look("silk", 2, "desktop", "en-GB", "mouse"),
    Look("silk", 3, "large phone", "es-ES", "touch"),
    Look("silk", 4, "phone", "en-GB", "touch"),
    Look("silk", 2, "desktop", "es-ES", "keyboard"),
    Look("silk-road", 3, "desktop", "es-ES", "touch"),
    Look("silk-road", 4, "large phone", "en-GB", "keyboard"),
    Look("silk-road", 5, "phone", "es-ES", "mouse"),
    Look("silk-road", 6, "phone", "en-GB", "keyboard"),
    Look("silver-isle", 4, "desktop", "es-ES", "keyboard"),
    Look("silver-isle", 4, "large phone", "en-GB", "mouse"),
    Look("silver-isle", 4, "phone", "en-GB", "touch"),
]
"""Every two of game, screen, language and means meet in one of these few games, and every number of
players has one: `test_looks.py` counts them."""

ALL = [
    Look(game, players, *rest)
    for game in serai.games()
    for players in serai.game(game).seats
    for rest in itertools.product(SIZES, LOCALES, MEANS)
]

LOOKS = ALL if os.environ.get("SERAI_LOOKS") == "all" else PAIRED
