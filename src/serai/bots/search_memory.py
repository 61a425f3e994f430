"""The memory of a search: its tree, and all else that it writes into while it thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.bots.tree import Tree, make_tree
from serai.bots.workspace import Workspace, make_workspace
from serai.engine.layout import Ints, make_records

if TYPE_CHECKING:
    from serai.engine.game import Game

START, WORLD, TRIAL = 0, 1, 2
"""The records of the workspace: what the seat knows, the world in which an iteration plays, and the
copy on which lookahead tries an offer."""
LEVELS = 3
WORLDS = 128
"""So many worlds are guessed for a decision at most: where much is hidden, guessing one takes
longer than thinking in it."""
LONGEST_PATH = 128
"""Actions on one way down the tree at most, chance included."""


class SearchMemory(NamedTuple):
    """All that a search writes into. `worlds` are those guessed for this decision; `guessed` says
    which of them are there. `path` holds the nodes that an iteration passed. To find the offers
    that have no node yet, `marks[action]` is set to the number in `mark` wherever an action is
    legal, and that number is another one at each node that is looked at."""

    tree: Tree
    workspace: Workspace
    worlds: Any
    guessed: Ints
    path: Ints
    marks: Ints
    mark: Ints


def make_memory(game: Game, capacity: int) -> SearchMemory:
    """An empty memory with room for so many nodes."""
    return SearchMemory(
        tree=make_tree(capacity),
        workspace=make_workspace(game, LEVELS),
        worlds=make_records(game.state, WORLDS),
        guessed=np.zeros(WORLDS, dtype=np.int64),
        path=np.zeros(LONGEST_PATH, dtype=np.int64),
        marks=np.zeros(game.space.size, dtype=np.int64),
        mark=np.zeros(1, dtype=np.int64),
    )
