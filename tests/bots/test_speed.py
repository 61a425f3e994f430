"""The benchmark of the search counts what it says, without being timed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import serai
from serai.bots.observation import Observation
from serai.bots.search_settings import SearchSettings
from serai.bots.tree_search import TreeSearch

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import search as benchmark


@pytest.mark.parametrize("game_id", serai.games())
def test_the_memory_of_a_search_is_told(game_id: str) -> None:
    assert "MB a search at most" in benchmark.memory(game_id)


@pytest.mark.full
def test_every_simulation_that_is_counted_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = []
    think = TreeSearch.think

    def counted(
        search: TreeSearch, observation: Observation, settings: SearchSettings, iterations: int
    ) -> None:
        thought.append(iterations)
        think(search, observation, settings, iterations)

    monkeypatch.setattr(TreeSearch, "think", counted)
    monkeypatch.setattr(benchmark, "SIMULATIONS", 600)
    rate = benchmark.ours("silk", 2, 0.01)
    assert sum(thought[1:]) == rate.simulations > 0  # the first decision is not timed
