"""Says what happens in words, as one seat reads them. The page in the browser does the same with
the same messages (`web/src/lib/words.svelte.ts`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from serai.engine.action import Action, verb
from serai.engine.event import Event, name_of
from serai.engine.naming import OWN, Name, names_in
from serai.engine.seat import Seat

if TYPE_CHECKING:
    from serai.engine.choosing import Said
    from serai.engine.game import Game
    from serai.engine.recap import Recap

YOU = "you"
"""Stands where a message says who it is, and it is the reader. Only words that have a message of
this name speak to the reader."""


class Narrator:
    """Tells what happens in a game in one language. `seat` is who reads it, and is told `you`; None
    watches. `players` are the names of the seats; without them a seat is called by what the game
    calls it (`seat-s`), or by its letter."""

    def __init__(
        self,
        game: Game,
        language: str = "en",
        seat: Seat | None = None,
        players: Sequence[str] | None = None,
    ) -> None:
        self.game, self.language, self.seat = game, language, seat
        self._called = {
            letter: players[place] if players else self._name_of_seat(letter)
            for place, letter in enumerate(game.letters[: len(players) if players else None])
        }
        if seat is not None and self.say(YOU):
            self._called[game.letters[seat]] = YOU

    def _name_of_seat(self, letter: str) -> str:
        return self.say(f"seat-{letter.lower()}") or letter

    def tell(self, event: Event, s: Any) -> str:
        """What happened, as a sentence; `s` is the record after it."""
        name = name_of(type(event))
        said = self._say_named(f"event-{name}", vars(event), self._names(s, event))
        return capitalised(said) or f"{name} {vars(event)}"

    def describe(self, action: Action, s: Any) -> str:
        """What an action means, as the name of a control; `s` is the record before it."""
        message = f"action-{verb(type(action)).replace('_', '-')}"
        said = self._say_named(message, action.words(), self._names(s, action))
        return said or str(action)

    def _names(self, s: Any, said: Action | Event) -> dict[str, Name]:
        return names_in(self.game, s, said, self.seat)

    def _say_named(self, message: str, facts: Mapping[str, Any], names: Mapping[str, Name]) -> str:
        plain = {fact: value for fact, value in facts.items() if fact not in names}
        words = {fact: self._called.get(value, value) for fact, value in plain.items()}
        owner = facts.get("owner")
        if owner is not None and owner == facts.get("seat") and words["owner"] != YOU:
            words["owner"] = OWN
        words |= {fact: self.name(name) or facts[fact] for fact, name in names.items()}
        return self.say(message, words)

    def told(self, said: Said) -> str:
        """What is said to those who choose, such as what they are asked; empty if there are no
        words for it."""
        return capitalised(self.phrase(said))

    def phrase(self, said: Said) -> str:
        """The same, where it stands within a sentence."""
        names = {fact: value for fact, value in said.facts.items() if isinstance(value, Name)}
        return self._say_named(said.message, said.facts, names)

    def recap(self, recap: Recap) -> str:
        """What a seat did in its turn, as a sentence."""
        phrases = ", ".join(self.phrase(phrase.said) for phrase in recap.phrases)
        name = self._called.get(recap.seat, recap.seat)
        return f"{capitalised(name)}: {phrases}." if recap.seat else f"{capitalised(phrases)}."

    def name(self, name: Name) -> str:
        """What people call a thing; empty if the game has no words for it."""
        facts = {fact: self._called.get(str(value), value) for fact, value in name.facts.items()}
        return self.say(name.message, facts)

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        """A message of the game's words; empty if there is none."""
        words = self.game.words
        return words.say(self.language, message, facts) if words.has(self.language, message) else ""


def capitalised(sentence: str) -> str:
    """A sentence may begin with a name that stands elsewhere in others."""
    return sentence[:1].upper() + sentence[1:]
