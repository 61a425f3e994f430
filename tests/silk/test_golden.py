"""Golden playthroughs of Silk: a random game for each number of players."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance.golden import Teller, assert_golden
from silk.playing import SILK

GOLDEN = Path(__file__).parent / "golden"
TELLER = Teller(SILK, "ABCD")


def playthrough(players: int, seed: int) -> Iterator[str]:
    """A random game, line by line."""
    yield f"Silk, {players} players, seed {seed}: who decides, what is offered, what is played."
    yield from TELLER.tell(SILK.start(players), TELLER.randomly(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_golden_game_is_played_as_written(players: int) -> None:
    """silk.turn.2"""
    assert_golden(GOLDEN / f"game-{players}.txt", playthrough(players, seed=100 + players))


def test_the_golden_numbers_of_the_actions_are_as_written() -> None:
    """silk.act.num"""
    assert_golden(GOLDEN / "actions.txt", TELLER.numbering(SILK.space.named()))
