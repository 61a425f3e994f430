"""docs/observations.md tells what is seen and done as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import serai
from serai import research
from serai.research.spec_page import tables

PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"


@pytest.mark.once
@pytest.mark.parametrize("game_id", serai.games())
def test_the_tables_of_a_game_are_up_to_date(game_id: str) -> None:
    """If not: NUMBA_DISABLE_JIT=1 python tools/make_observation_page.py"""
    assert tables(serai.game(game_id)) in PAGE.read_text(encoding="utf-8")


@pytest.mark.once
def test_there_is_a_row_for_each_field_and_for_each_kind_of_action() -> None:
    spec = research.spec("silk")
    rows = tables(spec.game).splitlines()
    (points,) = (row for row in rows if "`points`" in row)
    assert points.startswith(f"| {spec.slices['points'].start} | 4 × 2 |")
    assert points.endswith("50 is seen as 1, another number tells what is beyond |")
    assert sum(row.startswith("|") for row in rows) == len(spec.slices) + len(spec.kinds) + 4
