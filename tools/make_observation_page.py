"""Writes docs/observations.md from what the games declare:
`NUMBA_DISABLE_JIT=1 python tools/make_observation_page.py`."""

from __future__ import annotations

from pathlib import Path

import serai
from serai.research.spec_page import tables

FILE = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = """\
# Observations and actions

Made by `python tools/make_observation_page.py`: do not edit. [research.md](research.md) says what
to do with them.

Every number of an observation lies between 0 and 1, and has the same place whatever the number of
players. One's own seat comes first wherever something is told of each seat; seats that nobody has
are 0. `spec.slices` and `spec.shapes` hold the first table of a game, `spec.kinds` and
`spec.factors` the second. An observation loses nothing that the seat knows: a test compares, over
random games, what a seat knows before a decision and after each action with what is seen of it, and
there is no exception.
"""


def page() -> str:
    """The whole page."""
    return "\n".join((HEAD, *(tables(serai.game(game_id)) for game_id in serai.games())))


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
