"""Where the rules pages lie."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.engine.game import Game

PACKAGE = Path(__file__).parent
FOLDERS = (PACKAGE / "rules_pages", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a checkout of the source."""


def find_page(game: Game, language: str) -> Path | None:
    """The rules page of a game, in Markdown; None if there is none. A game that an installed
    package brings has its pages in its own folder: `rules.md`, `rules.es.md`."""
    ending = ".md" if language == "en" else f".{language}.md"
    pages = [*(folder / f"{game.id}{ending}" for folder in FOLDERS), game.folder / f"rules{ending}"]
    return next((page for page in pages if page.is_file()), None)
