"""Matches drawn for people. The engine knows no board: `serai` says who draws them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from serai.engine.match import Match

Drawer: TypeAlias = Callable[["Match", bool], str]
"""Draws a match as a spectator may see it, as HTML or, if that is false, as text."""

_DRAWERS: list[Drawer] = []


def draw_with(drawer: Drawer) -> None:
    """Let matches be drawn by this one from now on."""
    _DRAWERS[:] = [drawer]


def draw_as_html(match: Match) -> str | None:
    """The match as a spectator may see it; None if nobody draws."""
    return _DRAWERS[0](match, True) if _DRAWERS else None


def draw_as_text(match: Match) -> str:
    """The match as a spectator may see it, in letters and signs."""
    return _DRAWERS[0](match, False) if _DRAWERS else repr(match)
