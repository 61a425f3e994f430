"""Says things in one language: the command line's own words, and those of the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from serai.engine.action import Action, verb
from serai.engine.text import Catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from serai.cli.look import Look
    from serai.engine.event import Event
    from serai.engine.game import Game

OWN_WORDS = Catalogue(Path(__file__).parent / "words")


class Speaker:
    """Speaks about one game."""

    def __init__(self, game: Game, look: Look) -> None:
        self.game = game
        self.look = look
        self.language = look.language

    def say(self, message: str, **facts: object) -> str:
        """One of the command line's own messages."""
        return OWN_WORDS.say(self.language, message, facts)

    def name(self, letter: str) -> str:
        """A seat with its emblem and its colour."""
        badge = f"{self.look.emblem(letter)} {letter}"
        return self.say("seat", badge=badge, colour=self.look.liveries[letter].name)

    def tell(self, event: Event) -> str:
        """What happened, as a sentence."""
        facts = event.to_json()
        name = facts.pop("event")
        return self._game_says(f"event-{name}", facts) or f"{name} {facts}"

    def describe(self, action: Action) -> str:
        """What an action means, in words."""
        name = verb(type(action)).replace("_", "-")
        return self._game_says(f"action-{name}", action.words())

    def ask(self, question: str) -> str:
        """What the seat to act is asked, as a sentence."""
        return self._game_says(question, {}) or self.say("asked-plainly")

    def _game_says(self, message: str, facts: Mapping[str, object]) -> str:
        words = self.game.words
        return words.say(self.language, message, facts) if words.has(self.language, message) else ""
