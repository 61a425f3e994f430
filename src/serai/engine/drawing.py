"""Matches drawn for people. The engine knows no board: `serai` says who draws them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from serai.engine.match import Match

Drawing: TypeAlias = Literal["text", "html", "svg"]
"""In letters and signs, with colours for a page, or as a picture."""
Drawer: TypeAlias = Callable[["Match", Drawing], str]
"""Draws a match as a spectator may see it."""

_DRAWERS: list[Drawer] = []


def draw_with(drawer: Drawer) -> None:
    """Let matches be drawn by this one from now on."""
    _DRAWERS[:] = [drawer]


def draw(match: Match, drawing: Drawing) -> str | None:
    """The match as a spectator may see it; None if nobody draws."""
    return _DRAWERS[0](match, drawing) if _DRAWERS else None
