"""Silver Isle in the terminal: the isle, the seats, and the values that nobody else may see."""

from __future__ import annotations

import io
import json
from random import Random

import pytest
from rich.console import Console

import serai
from cli.running import GOLDEN, complaint, output, write_json
from cli.test_board import compare
from serai.cli.boards import board_of
from serai.cli.look import Look
from serai.cli.screen import Screen

pytestmark = pytest.mark.once

POSITION = GOLDEN / "silver_isle.json"
BOARD = board_of(serai.game("silver-isle"))
SMALL = {
    "game": "silver-isle", "options": {},
    "coasts": {"S": "north", "A": "east", "M": "south", "C": "west"},
    "tiles": ["0,0", "0,1", "1,0"], "ports": {"S": "0,2", "A": "2,0", "M": "0,-1", "C": "-1,0"},
    "control": {"0,1": "S", "1,0": "A"},
    "crews": {"S": {"5": "[0,3]", "2": "port", "1": "ship"}, "A": {"3": "[2,1]", "4": "port"}},
    "ships": {"S": "<1,3>", "A": "europe"}, "mines": {"S": {"space": "[0,2]", "value": 1}},
    "silver": {"crews": ["[0,3]"]}, "known": {"S": ["[0,3]"]},
    "first": "S", "turn": "S", "actions_left": 2, "round": 7, "quiet_rounds": 0,
    "progress": False, "europe_max": 0, "phase": "act",
}  # fmt: skip


def screen_of(match, columns: int = 100) -> Screen:
    """A screen that writes into memory."""
    console = Console(width=columns, file=io.StringIO(), color_system=None)
    return Screen(match, console, "en", [0])


# --- The picture ------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [100, 60, 50])
def test_golden_isle_at_this_width(columns):
    drawn = output("position", "silver-isle", POSITION, columns=columns)
    compare(f"silver_isle_{columns}.txt", drawn)


def test_golden_isle_in_plain_ascii():
    drawn = output("position", "silver-isle", POSITION, TERM="dumb", columns=60)
    compare("silver_isle_ascii.txt", drawn)
    assert drawn.isascii()


def test_golden_isle_in_spanish():
    compare("silver_isle_es.txt", output("position", "silver-isle", POSITION, "--lang", "es"))


def test_golden_isle_of_the_rules_page(tmp_path):
    file = write_json(tmp_path / "small.json", SMALL)
    compare("silver_isle_small.txt", output("position", "silver-isle", file))


@pytest.mark.parametrize("columns", [100, 60])
def test_no_line_is_wider_than_the_terminal_in_whole_games(columns):
    for seed in range(4):
        match = serai.game("silver-isle").new(seed=seed)
        choice = Random(seed)
        while match.actor is not None and match.ply < 150:
            match.play(choice.choice(match.legal()))
            if match.ply % 11 == 0 and match.actor is not None:
                screen = screen_of(match, columns)
                screen.show_board(match.actor, screen.offers())
                lines = screen.console.file.getvalue().splitlines()
                assert max(map(len, lines)) <= columns


def test_everything_that_may_be_chosen_stands_out_by_its_place():
    match = serai.game("silver-isle").load(SMALL)
    screen = screen_of(match)
    screen.show_board(0, screen.offers())
    drawn = screen.console.file.getvalue()
    assert "›port S" in drawn
    assert "(S)" in drawn
    assert "<0,3>" in drawn
    assert "■S1" in drawn


def test_the_ends_of_lines_are_shown_where_a_tile_or_a_port_may_lie():
    match = serai.game("silver-isle").new(seed=1)
    while match.view()["phase"] != "port":
        match.play(match.legal()[0])
    screen = screen_of(match)
    offers = screen.offers()
    screen.show_board(match.actor, offers)
    drawn = screen.console.file.getvalue()
    assert all(f"›{offer.target}" in drawn for offer in offers)


def test_seats_are_written_with_their_suits():
    drawn = output("position", "silver-isle", POSITION)
    assert "☼ S (Suns)" in drawn
    styles = {
        str(span.style)
        for span in BOARD.draw_board(serai.game("silver-isle").load(SMALL).view(0), Look(100),
                                     []).spans
    }  # fmt: skip
    assert BOARD.SEATS["S"].style in styles


def test_people_play_suits():
    assert "You play ☾ M (Moons)." in output(
        "play", "silver-isle", "--seed", "1", "--human", "m"
    ).replace("\n", " ")
    assert "You play ☼ S (Suns)." in output("play", "silver-isle", "--seed", "1")
    assert "the seats are S, A, M, C" in complaint("play", "silver-isle", "--human", "B")


def test_a_simulation_names_the_suits():
    text = output("simulate", "silver-isle", "--games", "1", "--seed", "3", "--json", "-")
    found = json.loads(text)
    assert [seat["seat"] for seat in found["seats"]] == ["S", "A", "M", "C"]
    assert sum(found["endings"].values()) == 1


# --- Playing, and what stays secret -----------------------------------------------------------


def test_a_whole_game_is_played_and_verified(tmp_path):
    file = tmp_path / "game.json"
    numbers = Random(2)
    typed = "".join(f"{numbers.randint(1, 6)}\n" for _ in range(4000))
    how = ("--seed", "7", "--human", "S", "--option", "limit_rounds=20", "--save", file)
    played = output("play", "silver-isle", *how, typed=typed)
    assert "The game is over." in played
    assert json.loads(file.read_text())["result"]["winners"]
    assert "The record is good." in output("verify", file)


def test_capitals_do_not_matter_in_what_is_typed(tmp_path):
    file = write_json(tmp_path / "small.json", SMALL)
    typed = "why step 5 port-s\nwhy Mine 2 s\nwhy attack 5 PORT-a\n"
    played = output("play", "silver-isle", "--seed", "1", "--from", file, typed=typed)
    assert "step 5 port-S is allowed now." in played
    assert "mine 2 S is not allowed" in played
    assert "attack 5 port-A is not allowed" in played


def swapped(given: dict) -> dict:
    """The same position with the unknown crews of Arms the other way round."""
    crews = given["crews"] | {"A": {"4": "[2,1]", "3": "port"}}
    return given | {"crews": crews}


@pytest.mark.parametrize("columns", [100, 60])
def test_values_that_a_seat_cannot_know_change_nothing_on_the_screen(tmp_path, columns):
    typed = "board\nhelp\noptions\nstep 5 [1,3]\n"
    first, second = (
        output(
            "play", "silver-isle", "--seed", "1", "--human", "S", "--from",
            write_json(tmp_path / "isle.json", given), typed=typed, columns=columns,
        )
        for given in (SMALL, swapped(SMALL))
    )  # fmt: skip
    assert first == second
    assert "A?" in first
    assert "A3" not in first.partition("On the map")[2].partition("Type")[2]


def test_a_spectator_sees_only_what_everybody_knows():
    match = serai.game("silver-isle").load(SMALL)
    screen = screen_of(match)
    screen.show_board(None)
    drawn = screen.console.file.getvalue()
    assert "S5$" in drawn
    assert "Europe ???, port ?" in drawn


def test_people_who_share_a_screen_see_it_one_at_a_time(tmp_path):
    relaxed = SMALL | {"options": {"both_actions": False}}
    file = write_json(tmp_path / "small.json", relaxed)
    typed = "\npass\n\n"
    played = output(
        "play", "silver-isle", "--seed", "1", "--from", file, "--human", "S,A", typed=typed
    )
    _, of_suns, of_arms = played.split("The screen is for ")
    assert "Europe 034, port 2" in of_suns
    assert "A?" in of_suns
    assert "Europe 034, port 2" not in of_arms
    assert "A3" in of_arms
    assert "Sun ends their turn." in of_arms
