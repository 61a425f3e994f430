"""Where the rules pages lie."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
FOLDERS = (PACKAGE / "rules_pages", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a checkout of the source."""


def find_page(game_id: str, language: str) -> Path | None:
    """The rules page of a game, in Markdown; None if there is none."""
    name = f"{game_id}.md" if language == "en" else f"{game_id}.{language}.md"
    return next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)
