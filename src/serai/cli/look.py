"""What the terminal can show: how wide it is, which signs it has, whose eyes look at it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress, ProgressColumn
from rich.text import Text

from serai.cli.seats import LIVERIES, Livery

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


def make_console(*, stderr: bool = False) -> Console:
    """The terminal. Rich leaves colours out where NO_COLOR is set or nobody watches."""
    return Console(stderr=stderr, highlight=False, emoji=False)


def progress_bar(*columns: ProgressColumn) -> Progress:
    """A bar on stderr that goes away when it is full; where nobody watches, none."""
    console = make_console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@dataclass(frozen=True)
class Look:
    """How to draw here."""

    width: int
    is_plain: bool = False
    language: str = "en"
    humans: Collection[str] = ()
    """The letters of the seats that people at this terminal play."""
    liveries: Mapping[str, Livery] = field(default_factory=lambda: LIVERIES)
    """How the game's seats look, by their letters."""

    def emblem(self, letter: str) -> str:
        """A seat's emblem."""
        livery = self.liveries[letter]
        return livery.plain_emblem if self.is_plain else livery.emblem

    def style(self, letter: str) -> str:
        """A seat's colours."""
        return self.liveries[letter].style

    def badge(self, letter: str) -> Text:
        """A seat's emblem and letter in its colours."""
        return Text(f"{self.emblem(letter)}{letter}", self.style(letter))


def look_at(
    console: Console,
    language: str = "en",
    humans: Collection[str] = (),
    liveries: Mapping[str, Livery] = LIVERIES,
) -> Look:
    """What this terminal can show. One that knows no Unicode, or is dumb, gets plain ASCII."""
    is_plain = console.options.ascii_only or os.environ.get("TERM") == "dumb"
    return Look(console.width, is_plain, language, humans, liveries)
