"""Records that older versions wrote: under the rules that they name, every one comes out as it
did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import serai
from serai import Match
from serai.engine.fairness import verify
from serai.engine.record import check_result

pytestmark = pytest.mark.once

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


def stored() -> list[Any]:
    """Every game, named by its file and line."""
    return [
        pytest.param(json.loads(line), id=f"{file.stem}-{number}")
        for file in GAMES
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    ]


def again(record: dict[str, Any]) -> Match:
    """The game before its first ply, with chance played by hand."""
    return serai.game(record["game"]).replay(record | {"chance": {"kind": "manual"}}, upto=0)


@pytest.mark.parametrize("kept", stored())
def test_a_stored_game_offers_what_it_did_and_ends_as_it_did(kept: dict[str, Any]) -> None:
    record = kept["record"]
    match, offers = again(record), []
    for action in record["actions"]:
        if (match.actor or 0) >= 0:
            offers.append(len(match.legal()))
        match.play(action)
    assert offers == kept["offers"]
    assert match.over
    check_result(match, record)


@pytest.mark.parametrize("kept", stored()[::5])
def test_a_stored_game_has_the_dice_that_it_had(kept: dict[str, Any]) -> None:
    record = kept["record"]
    verdict = verify(serai.game(record["game"]), record)
    assert (verdict.finished, verdict.plies) == (True, len(record["actions"]))


def test_games_are_stored_for_every_number_of_players() -> None:
    records = [param.values[0]["record"] for param in stored()]
    found = {(record["game"], record["players"]) for record in records}
    games = map(serai.game, ("silk", "silk-road", "silver-isle"))
    assert found == {(game.id, players) for game in games for players in game.seats}
