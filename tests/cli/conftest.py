"""Who plays the seats without a person in these tests."""

from __future__ import annotations

import pytest

from serai.cli.commands import play


@pytest.fixture(autouse=True)
def others_play_at_random(monkeypatch):
    """Uncompiled, the level that plays unless another is asked for would think for minutes."""
    monkeypatch.setattr(play, "DEFAULT_BOT", "random")
