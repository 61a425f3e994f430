"""Silk Road in the terminal: the map, the tiles, the seats, and what nobody else may see."""

from __future__ import annotations

import io
import json
from random import Random

import pytest
from rich.console import Console

import serai
from cli.running import GOLDEN, output, write_json
from cli.test_board import compare
from serai.cli.boards import board_of
from serai.cli.look import Look
from serai.cli.screen import Screen
from serai.games.silk_road import GAME

pytestmark = pytest.mark.once

POSITION = GOLDEN / "silk_road.json"
BOARD = board_of(serai.game("silk-road"))
AUCTION = {"phase": "auction", "holder": "B", "pawn": "B", "tokens": {}}


def position(**changes: object) -> dict:
    """The golden position with changes; None leaves a field out."""
    given = json.loads(POSITION.read_text()) | changes
    return {name: value for name, value in given.items() if value is not None}


def auction(**changes: object) -> dict:
    """The golden position between two turns."""
    facts = AUCTION | {"leader": None} | changes
    tiles = {city: found for city, found in position()["tiles"].items() if city != "kashgar"}
    return position(tiles=tiles | {"kashgar": []}, **facts)


def shown(tmp_path, given: dict, **how: object) -> str:
    """The position as the command line shows it."""
    return output("position", "silk-road", write_json(tmp_path / "road.json", given), **how)


# --- The picture ------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [100, 60])
def test_golden_road_at_this_width(columns):
    drawn = output("position", "silk-road", POSITION, columns=columns)
    compare(f"silk_road_{columns}.txt", drawn)


def test_golden_road_in_plain_ascii():
    drawn = output("position", "silk-road", POSITION, TERM="dumb", columns=60)
    compare("silk_road_ascii.txt", drawn)
    assert drawn.isascii()


def test_golden_road_in_spanish():
    compare("silk_road_es.txt", output("position", "silk-road", POSITION, "--lang", "es"))


def test_golden_auction(tmp_path):
    drawn = shown(tmp_path, auction(bids={"C": 3, "D": "pass"}))
    compare("silk_road_auction.txt", drawn)
    assert "Auction  ▲C 3  ■D passes ▶●A ...  ◆B decides" in drawn


def test_golden_move_marks_the_open_ways(tmp_path):
    drawn = shown(tmp_path, auction(phase="move", leader="D", pawn="D"))
    compare("silk_road_move.txt", drawn)
    assert "›Samarkand" in drawn
    assert "›Bactra" in drawn


@pytest.mark.parametrize("direction", ["west", "east"])
def test_no_line_is_wider_than_the_terminal_in_a_whole_game(direction):
    match = GAME.new(players=6, seed=4, direction=direction)
    choice = Random(1)
    while match.actor is not None:
        match.play(choice.choice(match.legal()))
        if match.ply % 9 == 0:
            columns = choice.choice([140, 100, 80, 60])
            screen = screen_of(match, columns)
            screen.show_board(match.actor)
            lines = screen.console.file.getvalue().splitlines()
            assert max(map(len, lines)) <= columns


def screen_of(match, columns: int = 100) -> Screen:
    """A screen that writes into memory."""
    console = Console(width=columns, file=io.StringIO(), color_system=None)
    return Screen(match, console, "en", [0])


def test_the_reverse_journey_turns_the_arrows():
    view = GAME.new(players=3, seed=1, direction="east").view(0)
    drawn = BOARD.draw_board(view, Look(100), []).plain
    assert "[Antioch]" in drawn
    assert "→ Palmyra" not in drawn
    assert "Ecbatana" in drawn
    assert "Turfan ────→ Yumen" in drawn


def test_a_narrow_terminal_tells_the_rest_of_the_way_in_words():
    screen = screen_of(GAME.new(players=3, seed=1), 60)
    screen.show_board(0)
    drawn = " ".join(screen.console.file.getvalue().split())
    rest = "Hecatompylos/Susia → Ecbatana → Palmyra → Aleppo/Tyre → Antioch next"
    assert f"beyond: {rest}" in drawn


def test_a_corrected_map_is_the_one_that_is_drawn():
    data = json.loads(json.dumps(dict(GAME.printed.data)))
    data["cities"][0]["name"] = "Xi'an"
    data["edges"].append({"from": "yumen", "to": "loulan", "status": "corrected"})
    data["edges"] = [
        edge for edge in data["edges"] if (edge["from"], edge["to"]) != ("yumen", "turfan")
    ]
    match = GAME.with_data(data).new(players=3, seed=1)
    screen = screen_of(match)
    screen.show_board(0)
    drawn = screen.console.file.getvalue()
    assert "[Xi'an]" in drawn
    assert "also: Yumen → Loulan" in drawn


def test_a_seller_says_what_your_goods_would_bring():
    drawn = output("position", "silk-road", POSITION)
    assert "sell silk =9" in drawn
    assert "sell jewels ·" in drawn


def test_numbers_that_lie_open_are_shown():
    view = GAME.new(players=3, seed=1, open_counts=True, supply_counts="hidden").view(0)
    drawn = screen_of(GAME.new(players=3, seed=1, open_counts=True, supply_counts="hidden"))
    drawn.show_board(0)
    assert view["totals"] == {"A": 3, "B": 3, "C": 3}
    row = next(line for line in drawn.console.file.getvalue().splitlines() if "◆B" in line)
    assert row.split()[-8:] == ["-", "10", "?", "?", "?", "?", "?", "3"]


def test_the_tile_in_use_stands_beside_the_question(tmp_path):
    tiles = position()["tiles"]
    using = shown(tmp_path, position(phase="act", tile="trader silk>jewels", tiles=tiles
                                     | {"kashgar": ["buyer silk"]}))  # fmt: skip
    assert "(silk→jewels)" in using
    full = tiles | {"kashgar": ["thief", "buyer silk", "vizier"]}
    bonus = shown(tmp_path, position(phase="bonus", tokens={}, tiles=full))
    assert "Choose a good to give, or decline" in bonus
    assert "(swap any 4)" in bonus


def test_many_bids_are_told_by_the_first_and_the_last(tmp_path):
    money = {"A": 33, "B": 8, "C": 10, "D": 9}
    drawn = shown(tmp_path, auction(bids={"C": 3, "D": "pass"}, money=money))
    assert "4 to 33, in this list 2 to 31" in drawn


# --- Playing, and what stays secret -----------------------------------------------------------


def test_a_whole_game_is_played_and_verified(tmp_path):
    file = tmp_path / "game.json"
    numbers = Random(1)
    typed = "".join(f"{numbers.randint(1, 3)}\n" for _ in range(2000))
    how = ("--players", "4", "--seed", "7", "--human", "B", "--save", file)
    played = output("play", "silk-road", *how, typed=typed)
    assert "The game is over." in played
    assert json.loads(file.read_text())["result"]["winners"]
    assert "The record is good." in output("verify", file)
    assert "gets:" not in played
    assert "A, you drew" not in played


def others(given: dict) -> dict:
    """The same position with other things behind the shields of all but C; the supply stays."""
    goods = given["goods"] | {"A": given["goods"]["D"], "D": given["goods"]["A"]}
    return given | {"goods": goods, "money": {"A": 1, "B": 30, "C": 10, "D": 2}}


@pytest.mark.parametrize("columns", [100, 60])
def test_what_others_hide_changes_nothing_on_the_screen(tmp_path, columns):
    typed = "board\nhelp\noptions\n1\n"
    first, second = (
        output(
            "play", "silk-road", "--seed", "1", "--human", "C", "--from",
            write_json(tmp_path / "road.json", given), typed=typed, columns=columns,
        )
        for given in (position(), others(position()))
    )  # fmt: skip
    assert first == second


def test_a_spectator_sees_no_goods_at_all():
    screen = screen_of(serai.game("silk-road").load(position()))
    screen.show_board(None)
    screen.show_question(None)
    other = screen_of(serai.game("silk-road").load(others(position())))
    other.show_board(None)
    other.show_question(None)
    assert screen.console.file.getvalue() == other.console.file.getvalue()
    assert "=9" not in screen.console.file.getvalue()


def pages(played: str) -> list[str]:
    """What is between two hand-overs."""
    return played.split("The screen is for ")


def row_of(rows: list[str], badge: str) -> str:
    """The row of a seat in the table."""
    return next(row for row in rows if badge in row)


def test_people_who_share_a_screen_see_it_one_at_a_time():
    typed = "\nbid 1\n\npass\n\n"
    played = output("play", "silk-road", "--seed", "5", "--human", "all", typed=typed, LINES="12")
    welcome, *shown_to = pages(played)
    assert "silver" not in welcome.partition("On the map")[0]
    assert [page.split()[1] for page in shown_to] == ["B", "C", "A"]
    for page, badge in zip(shown_to, ("◆B", "▲C", "●A"), strict=True):
        assert "Press Enter to see it." in page
        assert "\n" * 12 in page
        table = page.partition("Bid for")[0]
        rows = [line for line in table.splitlines() if " you " in line]
        assert [line for line in rows if "?" not in line] == [row_of(rows, badge)]
        assert [line.count("?") for line in rows if line != row_of(rows, badge)] == [6, 6]


def test_one_may_leave_at_the_hand_over():
    played = output("play", "silk-road", "--seed", "5", "--human", "all", typed="quit\n")
    assert "You leave the game" in played
    assert "Auction" not in played


def test_everybody_is_told_what_happened_since_their_own_last_look():
    typed = "\nbid 1\n\npass\n\n"
    played = output("play", "silk-road", "--seed", "5", "--human", "A,B,C", typed=typed)
    *_, last = pages(played)
    assert "bids 1 silver." in last


def test_nobody_is_asked_to_hand_over_alone_or_without_secrets():
    assert "The screen is for" not in output("play", "silk-road", "--seed", "5", typed="1\n1\n")
    assert "The screen is for" not in output("play", "silk", "--human", "all", typed="1\n1\n")


def test_a_screen_that_can_be_wiped_is_wiped_with_what_was_scrolled_away():
    console = Console(file=io.StringIO(), force_terminal=True)
    Screen(GAME.new(players=3, seed=1), console, "en").clear()
    assert "\x1b[2J" in console.file.getvalue()
    assert "\x1b[3J" in console.file.getvalue()
