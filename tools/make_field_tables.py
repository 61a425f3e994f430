"""Writes the tables of the position's fields into docs/rules/*.md, from what the games declare:
`NUMBA_DISABLE_JIT=1 python tools/make_field_tables.py`."""

from __future__ import annotations

from pathlib import Path

import serai
from serai.engine.field_table import with_table
from serai.engine.view import View

PAGES = Path(__file__).parents[1] / "docs" / "rules"

if __name__ == "__main__":
    for game in map(serai.game, serai.games()):
        page = PAGES / f"{game.id}.md"
        if isinstance(game.view, View) and page.exists():
            before = page.read_text("utf-8")
            now = with_table(before, game.view.position)
            page.write_text(now, "utf-8")
            print("docs/rules/" + page.name, "is as it was" if now == before else "is changed")
