"""Says things in one language: the command line's own words, and those of the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from serai.engine.narrator import Narrator
from serai.engine.text import Catalogue

if TYPE_CHECKING:
    from serai.cli.look import Look
    from serai.engine.choosing import Said
    from serai.engine.game import Game
    from serai.engine.seat import Seat

OWN_WORDS = Catalogue(Path(__file__).parent / "words")


class Speaker:
    """Speaks about one game. `you` is the seat that alone reads it, if there is one."""

    def __init__(self, game: Game, look: Look, you: Seat | None = None) -> None:
        self.game = game
        self.look = look
        self.language = look.language
        self.narrator = Narrator(game, look.language, you)

    def say(self, message: str, **facts: object) -> str:
        """One of the command line's own messages."""
        return OWN_WORDS.say(self.language, message, facts)

    def name(self, letter: str) -> str:
        """A seat with its emblem and its colour."""
        badge = f"{self.look.emblem(letter)} {letter}"
        return self.say("seat", badge=badge, colour=self.look.liveries[letter].name)

    def ask(self, question: Said) -> str:
        """What the seat to act is asked, as a sentence."""
        return self.narrator.told(question) or self.say("asked-plainly")
