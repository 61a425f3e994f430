"""The files of a game can be read one after the other: none needs one that needs it, not even for
its types."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parents[2] / "src"
GAMES = sorted(path.parent.name for path in SOURCES.glob("serai/games/*/__init__.py"))


def modules(game: str) -> dict[str, ast.Module]:
    """The modules of a game by their names; a package by the name of its folder."""
    found = {}
    for file in sorted((SOURCES / "serai" / "games" / game).rglob("*.py")):
        path = file.relative_to(SOURCES).with_suffix("")
        name = ".".join(path.parent.parts if path.name == "__init__" else path.parts)
        found[name] = ast.parse(file.read_text(encoding="utf-8"))
    return found


def imported(tree: ast.Module, known: Collection[str]) -> Iterator[str]:
    """The known modules that a module imports, under TYPE_CHECKING too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                yield from {inside if inside in known else str(node.module)} & set(known)


def cycle_of(trees: Mapping[str, ast.Module]) -> list[str]:
    """Modules that import each other in a circle, if there are such."""
    needs = {name: set(imported(tree, trees)) for name, tree in trees.items()}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("game", GAMES)
def test_no_file_of_a_game_needs_one_that_needs_it(game: str) -> None:
    trees = modules(game)
    assert len(trees) > 1
    assert cycle_of(trees) == []


def test_a_cycle_that_only_types_need_is_found() -> None:
    state = "from game.rules import lie"
    rules = "if TYPE_CHECKING:\n    from game.state import State"
    trees = {"game.state": ast.parse(state), "game.rules": ast.parse(rules)}
    assert sorted(set(cycle_of(trees))) == ["game.rules", "game.state"]
    assert cycle_of(trees | {"game.rules": ast.parse("")}) == []
