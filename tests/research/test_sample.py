"""The sample of data that is shipped: it is what its README says, and what today's rules give."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai import research
from serai.engine.match import Match
from serai.research.exporting import decisions_of

FOLDER = Path(__file__).parents[2] / "data" / "sample"
GAMES = "games.parquet"
DECISIONS = [f"{game_id}.parquet" for game_id in serai.games()]


def rows_of(file: str) -> list[dict[str, Any]]:
    """All rows of a file, which is compared with its checksum first."""
    with research.load(FOLDER / file) as dataset:
        return [
            {name: rows[name][at] for name in rows}
            for rows in dataset
            for at in range(len(rows["match"]))
        ]


@pytest.mark.once
def test_the_sample_is_the_files_that_its_readme_tells_of() -> None:
    told = re.findall(r"^\| `(.+)` \|", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    named = {"README.md", *told, *(f"{file}.sha256" for file in told)}
    assert set(told) == {GAMES, *DECISIONS}
    assert {file.name for file in FOLDER.iterdir()} == named


@pytest.mark.once
def test_the_sample_is_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1_000_000


@pytest.mark.once
def test_the_games_of_the_sample_are_those_whose_decisions_it_has() -> None:
    games = rows_of(GAMES)
    for file in DECISIONS:
        own = [game for game in games if f"{game['game']}.parquet" == file]
        made: list[int] = [0] * len(own)
        for row in rows_of(file):
            made[row["match"]] += 1
        assert made == [sum(game["decisions"]) for game in own]
        assert {game["rules"] for game in own} == {serai.game(own[0]["game"]).rules_version}


@pytest.mark.parametrize("file", DECISIONS)
def test_a_game_of_the_sample_gives_the_same_rows_today(file: str) -> None:
    rows = [row for row in rows_of(file) if row["match"] == 0]
    game = next(game for game in rows_of(GAMES) if f"{game['game']}.parquet" == file)
    match = played_again(game, [row["action"] for row in rows])
    assert match.scores == game["scores"].tolist()
    assert match.winners == game["winners"].tolist()
    assert match.ply == game["plies"]
    today = list(decisions_of(match, research.spec(match.game.id, match.players), match.ended))
    assert len(today) == len(rows) > 50
    for kept, now in zip(rows, today, strict=True):
        assert now.keys() == kept.keys() - {"match"}
        for name, value in now.items():
            assert np.array_equal(value, kept[name]), (name, kept["ply"])


def played_again(game: dict[str, Any], actions: list[int]) -> Match:
    """The match of a row of games: its seats do what they did then, chance does what it did."""
    match = serai.game(game["game"]).new(
        players=int(game["players"]), seed=int(game["seed"]), **json.loads(game["options"])
    )
    for number in actions:
        match.play(match.game.space.action(int(number)))
    return match
