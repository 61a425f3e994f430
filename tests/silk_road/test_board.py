"""The printed board: what is known of it, and an owner's corrections."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conformance.same import check_same
from serai import BadPosition, BadRecord, Match
from serai.engine.fairness import verify
from serai.games.silk_road.board import SHIPPED
from serai.games.silk_road.board_reader import FIELDS, read_board
from serai.games.silk_road.terms import Direction
from silk_road.playing import ROAD, choose, goods, held, legal, play, position

STATUS = {"known", "inferred", "reconstructed"}


def test_the_shipped_board_is_sound_and_says_how_sure_it_is() -> None:
    """road.comp.4, road.setup.8, road.bonus.1, road.trader.5"""
    assert read_board(SHIPPED.to_json()) == SHIPPED
    assert {row.name_status for row in SHIPPED.cities} <= STATUS
    assert {edge.status for edge in SHIPPED.edges} <= STATUS
    assert {row.status for row in SHIPPED.tiles} <= STATUS
    assert len(SHIPPED.edges) == 27


@pytest.mark.parametrize("direction", list(Direction))
def test_96_journeys_lead_from_end_to_end(direction: Direction) -> None:
    """road.reverse.6, road.move.2"""
    start, end = SHIPPED.ends(direction)
    journeys = [[start]]
    finished = []
    while journeys:
        journey = journeys.pop()
        if journey[-1] == end:
            finished.append(len(journey) - 1)
        journeys += [[*journey, way] for way in SHIPPED.ways(journey[-1], direction)]
    assert (finished.count(12), finished.count(13), len(finished)) == (32, 64, 96)


@pytest.mark.parametrize(("language", "word"), [("en", "reconstructed"), ("es", "reconstruidos")])
def test_the_game_says_whose_it_is_and_what_is_reconstructed(language: str, word: str) -> None:
    """road.comp.4"""
    about = ROAD.words.say(language, "about")
    makers = ("Ted Cheatham", "Bruno Faidutti", "Z-Man Games")
    assert all(said in about for said in (*makers, word))


def test_the_page_tells_an_owner_of_the_box_how_to_write_a_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """road.comp.4: its fields are all of them, and its program runs."""
    page = (Path(__file__).parents[2] / "docs" / "rules" / "silk-road.md").read_text("utf-8")
    chapter = page.split("## The map and the tiles as data")[1].split("\n## ")[0]
    assert [field for field in FIELDS if f"`{field}`" not in chapter] == []
    program = re.search(r"```python\n(.*?)```", chapter, re.DOTALL)
    assert program
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(program[1], names)
    assert names["mine"].printed.hash == SHIPPED.hash


# --- Corrections ------------------------------------------------------------------------------


def corrected() -> dict[str, Any]:
    """An owner's board: another name, another way, other tiles."""
    data: dict[str, Any] = copy.deepcopy(SHIPPED.to_json())
    text = json.dumps(data).replace("turfan", "hami")
    data = json.loads(text)
    data["name"] = "my box"
    next(row for row in data["tiles"] if row["tile"] == "trader ivory>silk")["orange"] = 0
    data["tiles"].append({"tile": "trader ivory,ivory>silk", "orange": 1, "purple": 0})
    return data


def play_out(match: Match, seed: int) -> Match:
    """Play random moves to the end."""
    rng = Random(seed)
    while match.actor is not None:
        match.play(choose(rng, match))
    return match


def test_a_game_is_played_recorded_and_verified_on_a_corrected_board(tmp_path: Path) -> None:
    """The record carries the data of the board, and replays with the shipped game."""
    file = tmp_path / "board.json"
    file.write_text(json.dumps(corrected()))
    game = ROAD.with_data(read_board(file).to_json())
    match = play_out(game.new(players=6, seed=4), 4)
    record = json.loads(json.dumps(match.record()))
    assert "trader-ivory_ivory-silk" in json.dumps(record["actions"])
    assert str(game.space.read({"do": "move", "city": "hami"})) == "move hami"
    again = ROAD.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert verify(ROAD, record).finished
    check_same(game.load(match.position()).state, match.state)
    record["printed"]["hash"] = SHIPPED.hash
    with pytest.raises(BadRecord, match="printed data"):
        ROAD.replay(record)


def test_a_position_of_another_board_is_refused() -> None:
    """A position names its board if it is not the shipped one."""
    game = ROAD.with_data(corrected())
    written = game.new(players=3, seed=1).position()
    assert written["board"] == read_board(corrected()).hash
    with pytest.raises(BadPosition, match="another board"):
        ROAD.load(written)


def test_a_trader_may_ask_for_two_of_a_kind() -> None:
    """road.trader.1, .3, .5"""
    game = ROAD.with_data(corrected())
    tiles = {"khotan": ["trader ivory,ivory>silk", "thief", "buyer silk"]}
    start = position(tiles=tiles, goods=goods(A="3i"), board=read_board(corrected()).hash)
    match = play(game.load(start, chance="manual"), "take trader-ivory_ivory-silk")
    assert legal(match) == {"use 1", "decline"}
    play(match, "use 1")
    assert held(match) == {"ivory": 1, "silk": 1}


def harm(path: str, value: Any) -> dict[str, Any]:
    """The shipped board with one thing changed; a path is keys parted by dots."""
    data: Any = copy.deepcopy(SHIPPED.to_json())
    *keys, last = path.split(".")
    row = data
    for key in keys:
        row = row[int(key) if key.isdigit() else key]
    row[int(last) if last.isdigit() else last] = value
    return data


WRONG = {
    "two cities with one id": (harm("cities.3.id", "merv"), "road.setup.8"),
    "ten orange cities": (harm("cities.10.colour", "orange"), "road.setup.6"),
    "the start has tiles": (harm("start", "merv"), "road.setup.8"),
    "an edge to nowhere": (harm("edges.4.to", "rome"), "road.move.1"),
    "an edge twice": (harm("edges.4.to", "dunhuang"), "road.move.1"),
    "a way round": (harm("edges.17.to", "koria"), "road.move.3"),
    "no way on": (harm("edges.13.from", "kucha"), "road.move.1"),
    "three ways back": (harm("edges.22.to", "tyre"), "road.move.1"),
    "a barred city in the middle": (harm("barred.west", ["merv", "tyre"]), "road.setup.10"),
    "46 orange tiles": (harm("tiles.0.orange", 4), "road.comp.4"),
    "half a tile": (harm("tiles.0.orange", 2.5), "road.comp.4"),
    "a tile twice": (harm("tiles.0.tile", "buyer silk"), "road.comp.4"),
    "an unknown tile": (harm("tiles.0.tile", "beggar"), "road.trader.5"),
    "a mixed side": (harm("tiles.12.tile", "trader silk,ivory>jewels"), "road.trader.5"),
    "a printed Vizier": (harm("printed.goods.merv", "vizier"), "road.bonus.6"),
    "a printed action that is no tile": (harm("printed.goods.merv", "seller salt"), "road.bonus.6"),
    "four printed actions": (harm("printed.goods", {"merv": "thief"}), "road.bonus.1"),
    "nine Crooks and Barterers": (harm("tiles.34.purple", 3), "road.comp.4"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_board_that_cannot_be_is_refused_with_the_clause(name: str) -> None:
    """The rules can be played on any board that is read."""
    data, clause = WRONG[name]
    with pytest.raises(BadPosition) as refused:
        ROAD.with_data(data)
    assert refused.value.clause == clause


def test_too_many_crooks_and_thieves_are_refused() -> None:
    """road.crook.1, road.thief.1"""
    for tile, swap in (("crook", "thief"), ("thief", "buyer ivory")):
        data = SHIPPED.to_json()
        rows = {row["tile"]: row for row in data["tiles"]}
        number = 3 if tile == "crook" else 13
        rows[tile]["orange"] += number
        rows["seller silk"]["orange"] = 0
        missing = number - 1
        for name in ("buyer silk", "buyer jewels", "buyer fruits", "buyer spices", swap):
            away = min(missing, rows[name]["orange"])
            rows[name]["orange"] -= away
            missing -= away
        assert missing == 0
        with pytest.raises(BadPosition, match="at most"):
            ROAD.with_data(data)


@pytest.mark.parametrize("source", [[], {"name": "x"}, SHIPPED.to_json() | {"moons": 2}])
def test_what_is_no_board_is_refused(source: Any) -> None:
    """Fields are complete and known."""
    with pytest.raises(BadPosition):
        ROAD.with_data(source)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """The message names the file."""
    with pytest.raises(BadPosition, match=r"none\.json"):
        read_board(tmp_path / "none.json")
