"""Reports: one file each, well formed, asking nobody for anything."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

import serai
from arena.sitting import result, toy_setting
from serai.arena import Forfeit, Setting, games
from serai.arena.balance_page import balance_page, plots, verdict
from serai.arena.counting import Effort
from serai.arena.ladder import make_ladder
from serai.arena.lineup_result import make_lineup_result
from serai.arena.plot import Whisker, bar_width, histogram, round_steps, stand_alone, whiskers
from serai.arena.tournament_page import tournament_page
from serai.arena.wording import command_of

pytestmark = pytest.mark.once

VOID = {"meta", "br"}
SPOKEN = ("src", "href", "xlink:href", "data", "action", "srcset", "poster")


class Checker(HTMLParser):
    """Counts what is opened and closed, and what would be asked of others."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag, attrs):
        self.seen.add(tag)
        self.asked += [value for name, value in attrs if name in SPOKEN]
        if tag in {"script", "link", "iframe", "img", "base"}:
            self.asked.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.add(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def check(text: str) -> Checker:
    """The page is well formed, and all that it shows is in it."""
    checker = Checker()
    checker.feed(text)
    checker.close()
    assert checker.open == []
    assert checker.asked == []
    assert "@import" not in text
    assert "url(" not in text
    assert set(re.findall(r"https?://[^\"' ]+", text)) <= {"http://www.w3.org/2000/svg"}
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ET.fromstring(svg)
    return checker


def tournament(*bots: str, players: int = 2, number: int = 12):
    """A ladder of the toy."""
    setting = toy_setting(*bots, players=players, games=number)
    return make_ladder(setting, games(setting, workers=1))


@pytest.mark.parametrize("players", [2, 3])
def test_the_report_of_a_tournament(players):
    text = tournament_page(tournament("first", "random", "crashing", players=players))
    seen = check(text).seen
    assert {"svg", "table", "h1", "meta"} <= seen
    assert 'name="viewport"' in text
    assert "prefers-color-scheme:dark" in text
    assert "lost by forfeit" in text
    assert "RuntimeError: no idea what to do" in text
    assert ("1 first, 2 random" in text) == (players == 3)


def test_the_report_of_a_stopped_tournament_says_so():
    setting = toy_setting("first", "random")
    text = tournament_page(make_ladder(setting, list(games(setting, workers=1))[:3]))
    check(text)
    assert "1 games of unfinished deals are left out" in text


def test_an_empty_report_is_a_report():
    setting = toy_setting("first", "first", is_lineup=True)
    for text in (
        tournament_page(make_ladder(toy_setting("first", "random"), [])),
        balance_page(make_lineup_result(setting, [])),
    ):
        check(text)
        assert "nothing is known" in text
        assert "nan" not in text


def test_where_only_neighbours_met_the_report_does_not_speak_of_all_pairs():
    everybody = tournament_page(tournament("first", "random", "random:"))
    assert "Bots stand by their share of wins over all pairs" in everybody
    setting = replace(toy_setting("first", "random", "random:"), neighbours=True)
    neighbours = tournament_page(make_ladder(setting, games(setting, workers=1)))
    assert "Bots stand by their rating" in neighbours
    assert "all pairs" not in neighbours
    assert "all others, with" not in neighbours


def test_seats_are_named_as_the_game_writes_them():
    bots = ("greedy",) * 4
    setting = Setting("silver-isle", 4, bots, 40, 1, is_lineup=True)
    found = make_lineup_result(setting, [result(deal, deal, bots, 2) for deal in range(40)])
    assert "M wins 100.0%" in verdict(found)
    assert [seat["seat"] for seat in found.to_json()["seats"]] == ["S", "A", "M", "C"]
    assert "seat M" in balance_page(found)


def test_a_report_says_which_sources_played():
    page = tournament_page(tournament("first", "random"))
    assert f"Serai {serai.__version__}, rules 1 of toy, sources " in page


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.0, "0"), (0.0421, "0.042"), (12.34, "12"), (1234.5, "1234")]
)
def test_the_time_of_quick_bots_is_told_too(seconds, told):
    assert Effort(1000, seconds).pace() == told


def test_names_of_bots_are_no_markup():
    setting = toy_setting("<b>&amp;", "b")
    played = [result(0, 0, setting.bots, 0), result(1, 0, setting.bots[::-1], 1)]
    text = tournament_page(make_ladder(setting, played))
    check(text)
    assert "<b>" not in text


def test_the_report_of_a_balance():
    setting = toy_setting("random", "random", games=40, is_lineup=True)
    found = make_lineup_result(
        setting, games(setting, workers=1, endings_of=lambda s: ["all cards shown"])
    )
    text = balance_page(found)
    check(text)
    assert text.count("<svg") == len(plots(found)) == 5
    assert "serai balance toy --players 2 --bot random --games 40 --seed 1" in text


def test_an_uneven_game_is_said_to_be():
    setting = toy_setting("a", "a", games=60, is_lineup=True)
    uneven = make_lineup_result(
        setting, [result(number, number, ("a", "a"), 0) for number in range(60)]
    )
    even = make_lineup_result(
        setting, [result(number, number, ("a", "a"), number % 2) for number in range(60)]
    )
    assert "A wins 100.0%" in verdict(uneven)
    assert verdict(even).startswith("No seat's share differs")


def test_forfeits_are_listed_up_to_a_number():
    setting = toy_setting("a", "b", games=60)
    lost = Forfeit(0, "slow", "no decision within 1 s")
    played = [
        result(number, number // 2, ("a", "b")[:: (-1) ** number], 1, forfeit=lost)
        for number in range(60)
    ]
    text = tournament_page(make_ladder(setting, played))
    check(text)
    assert "60 games were lost by forfeit" in text
    assert "the first 20" in text


@pytest.mark.parametrize(
    "svg",
    [
        histogram("scores", [1, 2, 2, 9, -4], "points"),
        histogram("nothing", [], "points"),
        histogram("long", list(range(0, 9000, 7)), "decisions"),
        whiskers("shares", [Whisker("a & b", 0.5, 0.4, 0.6)], even=0.25, top=0.6),
    ],
)
def test_plots_are_well_formed_and_inside_their_frame(svg):
    for text in (svg, stand_alone(svg)):
        root = ET.fromstring(text)
        _, _, width, height = (float(part) for part in root.attrib["viewBox"].split())
        for element in root.iter():
            assert -1 <= float(element.attrib.get("x", 0)) <= width
            assert -1 <= float(element.attrib.get("y", 0)) <= height


def test_axes_have_a_few_round_numbers():
    assert round_steps(0, 100) == [0, 20, 40, 60, 80, 100]
    assert round_steps(-3, 4) == [-2, 0, 2, 4]
    assert bar_width([0, 1000]) == 50
    assert bar_width([3]) == 1


def test_the_command_makes_the_same_setting_again():
    rare = {"options": {"swaps": 2}, "cap": 9, "patience": 2.5, "neighbours": True}
    setting = toy_setting("a", "search:x=1,y=2", **rare)
    assert command_of(setting, "tournament") == (
        "serai tournament toy --players 2 --bots a,search:x=1,y=2 --neighbours --games 4 --seed 1 "
        "--option swaps=2 --cap 9 --patience 2.5"
    )
