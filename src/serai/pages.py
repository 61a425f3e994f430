"""Where the pages about games lie, and the positions of their lessons."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from serai.engine.game import Game

Chapter = Literal["rules", "learn", "house"]
"""Everything to look up; what one needs to know before a first game; about the house itself."""
HousePage = Literal["privacy"]
PACKAGE = Path(__file__).parent
PICTURE = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*\.webp")


def folders(chapter: Chapter) -> tuple[Path, Path]:
    """Where such pages of our games lie: in an installed package, and in a checkout of the
    source."""
    return PACKAGE / f"{chapter}_pages", PACKAGE.parents[1] / "docs" / chapter


def ending_of(language: str) -> str:
    """How the files of pages in a language end."""
    return ".md" if language == "en" else f".{language}.md"


def find_page(game: Game, language: str, chapter: Chapter = "rules") -> Path | None:
    """A page about a game, in Markdown; None if there is none. A game that an installed package
    brings has its pages in its own folder: `rules.md`, `rules.es.md`, `learn.md`, `learn.es.md`."""
    ending = ending_of(language)
    pages = [folder / f"{game.id}{ending}" for folder in folders(chapter)]
    pages.append(game.folder / f"{chapter}{ending}")
    return next((page for page in pages if page.is_file()), None)


def find_house_page(name: HousePage, language: str) -> Path | None:
    """A page about the house itself."""
    pages = [folder / f"{name}{ending_of(language)}" for folder in folders("house")]
    return next((page for page in pages if page.is_file()), None)


def find_picture(game: Game, name: str, chapter: Chapter) -> Path | None:
    """A picture of a page: it lies in a folder `pictures` beside the page."""
    page = find_page(game, "en", chapter)
    if page is None or not PICTURE.fullmatch(name):
        return None
    picture = page.parent / "pictures" / name
    return picture if picture.is_file() else None


def read_lesson(game: Game) -> dict[str, Any] | None:
    """The position in which a game's lesson begins, at the turn of whoever learns; None if the game
    has no lesson."""
    file = game.folder / "lesson.json"
    if not file.is_file():
        return None
    position: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return position
