"""Golden playthroughs: OpenSpiel tells a short game of every table, with all that it asks about a
state. OpenSpiel's `generate_playthrough` writes them, as it does for its own games; we cut
its longest lines."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from conformance.golden import assert_golden
from research.spiel_playing import (
    TABLES,
    at_the_last_vizier,
    at_the_ports,
    first_decision,
    played,
)
from serai import research

GOLDEN = Path(__file__).parent / "golden"
PLIES = 6
MOST_BYTES = 100_000
MOST_LETTERS = 300
"""Of views and tensors, which are long; a mark at the end stands for the whole line."""


def cut_down(game_id: str, players: int) -> Any:
    """A game that begins where a seat decides for the first time, and soon is cut off."""
    game = research.spiel(game_id, players)
    begun = played(game, 1, first_decision(game, 1))
    ours = game.parameters.game
    position = ours.write_position(ours, begun.trail.s)
    return research.spiel(game_id, horizon=PLIES, position=position)


def told(game: Any) -> Iterator[str]:
    """A random game, line by line."""
    return map(cut, playthrough_lines(str(game), seed=1))


def cut(line: str) -> str:
    """The line, or its beginning."""
    if len(line) <= MOST_LETTERS:
        return line
    return f"{line[:MOST_LETTERS]}... #{blake2b(line.encode(), digest_size=8).hexdigest()}"


def assert_playthrough(name: str, game: Any) -> None:
    """The game is told as the file says, which is small."""
    file = GOLDEN / f"{name}.txt"
    assert_golden(file, told(game))
    assert file.stat().st_size <= MOST_BYTES


@pytest.mark.once
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_golden_game_is_played_as_written(game_id: str, players: int) -> None:
    assert_playthrough(f"{game_id}-{players}", cut_down(game_id, players))


@pytest.mark.once
def test_the_golden_games_with_secrets_are_played_as_written() -> None:
    assert_playthrough("silk-road-vizier", at_the_last_vizier(rewards="margin"))
    assert_playthrough("silver-isle-crews", at_the_ports(PLIES))
