"""Games of packages that are as good as installed, for the time of a test."""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint

import pytest

from serai.engine import game
from serai.engine.packages import GROUP


def install(monkeypatch: pytest.MonkeyPatch, **games: str) -> None:
    """As if packages had entry points: `install(monkeypatch, toy="engine.toy:GAME")`."""
    points = tuple(EntryPoint(name, where, GROUP) for name, where in games.items())
    monkeypatch.setattr(game, "packaged_games", lambda: points)
    monkeypatch.setattr(game, "guests", functools.cache(game.guests.__wrapped__))
