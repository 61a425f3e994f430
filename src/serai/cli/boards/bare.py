"""A game that nobody has drawn yet: what its view says, as a table.

turn       ●A
dice       2
pieces
  ●A       3, 7
  ◆B       12
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from serai.cli.seats import LIVERIES, Livery
from serai.cli.speaker import OWN_WORDS

if TYPE_CHECKING:
    from serai.cli.look import Look
    from serai.engine.game import Game

KNOWN = ("game", "seat")
"""What the view says to programs; who looks at it knows which game this is, and who they are."""
INDENT = 2
GAP = 3


class BareBoard:
    """Draws any game. Its catalogue may name the fields of the view and their values: `field-dice`,
    `phase-roll`; without a message they stand as the view writes them."""

    def __init__(self, game: Game) -> None:
        self.words = game.words
        letters = game.letters[: game.seats[-1]]
        self.SEATS: Mapping[str, Livery] = dict(zip(letters, LIVERIES.values(), strict=False))
        self.HAS_SECRETS = game.hides is not None
        self.SILENT: Collection[str] = ()

    def draw_board(
        self,
        view: Mapping[str, Any],
        look: Look,
        targets: Collection[str],  # noqa: ARG002 (they stand in the list of what may be done)
    ) -> Text:
        """Everything that the seat may know, a line each."""
        facts = {field: value for field, value in view.items() if field not in KNOWN}
        rows = list(self._rows(facts, look))
        width = max((label.cell_len for label, _ in rows), default=0) + GAP
        for label, _ in rows:
            label.pad_right(width - label.cell_len)
        return Text("\n").join(label + value for label, value in rows)

    def _rows(
        self, facts: Mapping[str, Any], look: Look, depth: int = 0
    ) -> Iterator[tuple[Text, Text]]:
        """What stands in each field; what has parts is followed by them, further in."""
        for field, value in facts.items():
            label = Text(" " * INDENT * depth) + self._label(field, look)
            inner = {} if depth and are_words(value) else parts_of(value)
            yield label, Text() if inner else self._written(field, value, look)
            yield from self._rows(inner, look, depth + 1)

    def _label(self, field: str, look: Look) -> Text:
        if field in self.SEATS:
            return look.badge(field)
        return Text(self._said(f"field-{field}", look) or field.replace("_", " "))

    def _written(self, field: str, value: object, look: Look) -> Text:
        """A value on one line; what there is none of is a dash."""
        if isinstance(value, list) and value:
            return Text(", ").join(self._written(field, each, look) for each in value)
        if isinstance(value, Mapping) and value:
            named = ((self._label(name, look), each) for name, each in value.items())
            words = (label + " " + self._written(field, each, look) for label, each in named)
            return Text(", ").join(words)
        if isinstance(value, bool):
            return Text(OWN_WORDS.say(look.language, "yes" if value else "no"))
        if value in (None, "", [], {}):
            return Text("-")
        if value in self.SEATS:
            return look.badge(str(value))
        return Text(self._said(f"{field}-{value}", look) or str(value))

    def _said(self, message: str, look: Look) -> str:
        """A message of the game, if it has it."""
        name = message.replace("_", "-")
        return self.words.say(look.language, name) if self.words.has(look.language, name) else ""

    def draw_seats(self, view: Mapping[str, Any], look: Look) -> list[Text]:  # noqa: ARG002
        """Nothing that the view has not shown."""
        return []

    def legend(self, look: Look) -> str:  # noqa: ARG002
        """A table explains itself."""
        return ""

    def remark(self, view: Mapping[str, Any], look: Look) -> str:  # noqa: ARG002
        """Nothing that the view has not shown."""
        return ""

    def endings(self, s: Any, language: str) -> list[str]:  # noqa: ARG002
        """Nothing is known about how this game ends."""
        return []


def are_words(value: object) -> bool:
    """Whether a value is nothing but words with names: they fit on one line."""
    return isinstance(value, Mapping) and not any(
        isinstance(part, Mapping | list) for part in value.values()
    )


def parts_of(value: object) -> dict[str, Any]:
    """The named parts of a value, or the numbered ones of a list that is no list of words; nothing
    of what fits one line."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, list) and any(isinstance(each, Mapping | list) for each in value):
        return {str(number): each for number, each in enumerate(value, start=1)}
    return {}
