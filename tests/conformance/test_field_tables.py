"""The rules pages tell the fields of positions as they are declared."""

from __future__ import annotations

from pathlib import Path

import pytest

import serai
from serai.engine.field_table import TOP, field_table, with_table
from serai.engine.view import View

PAGES = Path(__file__).resolve().parents[2] / "docs" / "rules"
DECLARED = [game for game in map(serai.game, serai.games()) if isinstance(game.view, View)]


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)
def test_the_table_of_the_rules_page_is_up_to_date(game: serai.Game) -> None:
    """If not: NUMBA_DISABLE_JIT=1 python tools/make_field_tables.py"""
    page = PAGES / f"{game.id}.md"
    if page.exists():
        text = page.read_text(encoding="utf-8")
        assert text.count(TOP[0]) == 1
        assert with_table(text, game.view.position) == text


def test_a_table_has_a_row_for_each_field_and_says_when_it_is_there() -> None:
    rows = field_table(serai.game("silk").view.position).splitlines()
    assert rows[2:5] == [
        "| `game` | the game's id | |",
        "| `players` | seats in play; they set the size of the board | a number from 2 to 4 |",
        "| `options` | those that differ from their defaults, by name | |",
    ]
    assert "| `turn` | seat whose turn it is; null in `lay`, `first`, `over` | a seat |" in rows
    assert any("only in `push`, `spread`" in row for row in rows)


def test_another_table_of_the_page_stays_as_it_is() -> None:
    position = serai.game("silk").view.position
    page = "\n".join(("before", "", *TOP, "| old | old | old |", "", "after", "", "| a |", ""))
    assert with_table(page, position) == f"before\n\n{field_table(position)}\nafter\n\n| a |\n"
