"""What comes after a game: a result that adds up, a replay by steps, its analysis, playing on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import serai
from browser import player
from browser.table import BOT, finish, me, open_table

SLIDER = ".replay input[type=range]"
A_LONG_WHILE = 240_000
"""Milliseconds that an analysis may take on a machine that has other things to do."""
GAMES = [
    ("silk", 2, "desktop", "en-GB"),
    ("silk-road", 3, "phone", "es-ES"),
    ("silver-isle", 4, "phone", "en-GB"),
]


def played(page: Any, game: str, players: int) -> str:
    """A game that has just come to its end."""
    table = open_table(page, game, [me(), *[BOT] * (players - 1)])
    page.wait_for_timeout(500)
    finish(page, table)
    return table


def record_of(page: Any, table: str) -> Any:
    """The record of a game."""
    return json.loads(page.evaluate(f"fetch('/api/tables/{table}/record').then(a => a.text())"))


def at(page: Any) -> int:
    """The ply on show."""
    return int(page.locator(SLIDER).input_value())


@pytest.mark.parametrize(("game", "players", "size", "locale"), GAMES)
def test_the_result_adds_up_to_the_scores_of_the_record(
    visit: Callable[..., Any], address: str, game: str, players: int, size: str, locale: str
) -> None:
    page = visit(size=size, locale=locale)
    table = played(page, game, players)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-score]")
    shown = player.scores_on_show(page)
    match = serai.game(game).replay(record_of(page, table))
    assert shown == dict(zip(match.game.letters, match.scores, strict=False))
    for letter, score in shown.items():
        parts = page.locator(f"[data-source={letter}]").all_inner_texts()
        assert sum(int(part.replace("−", "-")) for part in parts) == score
    headline = page.locator(".result h2").inner_text()
    if match.winners == [0]:
        assert headline.startswith(("You won", "Has ganado"))
    elif 0 not in match.winners:
        assert headline.startswith(("You came", "Has quedado"))


def test_a_replay_begins_with_play_and_goes_by_turns_own_decisions_and_plies(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = played(page, "silk", 2)
    record = record_of(page, table)
    match = serai.game("silk").replay(record)
    deciders = [who for who, _ in match.log]
    begun = next(ply for ply, who in enumerate(deciders) if who >= 0) - 1
    turns = [
        ply
        for ply in range(match.ply)
        if any(type(event).__name__ == "TurnBegan" for event in match.events_of(ply))
    ]
    page.goto(f"{address}/table/{table}/replay")
    page.wait_for_selector(SLIDER)
    last = str(match.ply - 1)
    player.wait_until(page, lambda: page.locator(SLIDER).get_attribute("max") == last)
    assert at(page) == begun
    on = page.get_by_role("button", name="One step on")
    stops = [ply for ply in turns if ply > begun]
    for stop in stops[:3]:
        on.click()
        player.wait_until(page, lambda stop=stop: at(page) == stop)
    page.get_by_label("Steps").select_option("own")
    own = next(ply for ply, who in enumerate(deciders) if who == 0 and ply > stops[2])
    on.click()
    player.wait_until(page, lambda: at(page) == own)
    page.get_by_label("Steps").select_option("ply")
    page.get_by_role("button", name="One step back").click()
    player.wait_until(page, lambda: at(page) == own - 1)
    page.get_by_label("Speed").select_option("fast")
    page.get_by_label("Steps").select_option("turn")
    page.get_by_role("button", name="Run").click()
    player.wait_until(page, lambda: at(page) > stops[4])


def test_a_finished_game_is_analysed_and_played_on_from_where_it_turned(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = played(page, "silk", 2)
    page.goto(f"{address}/table/{table}")
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_selector(".analysis table", timeout=A_LONG_WHILE)
    assert page.locator("[data-lost]").count() == 2
    told = page.evaluate(f"fetch('/api/tables/{table}/analysis').then(a => a.json())")["found"]
    marks = page.locator("figure:first-child [data-turned]")
    assert marks.count() == len(told["turns"])
    costly = page.locator("[data-costly]").first
    ply = int(costly.get_attribute("data-costly"))
    costly.get_by_role("button", name="Show it").click()
    player.wait_until(page, lambda: at(page) == ply - 1)
    costly.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".play")
    moment = page.evaluate(
        "fetch(location.pathname.replace('/table', '/api/tables')).then(a => a.json())"
    )
    match = serai.game("silk").replay(record_of(page, table), upto=ply)
    assert moment["table"]["origin"] == {"table": table, "ply": ply}
    assert [offer["id"] for offer in moment["moment"]["offers"]] == list(map(str, match.legal()))


def test_a_game_that_goes_on_is_not_analysed(visit: Callable[..., Any], address: str) -> None:
    page = visit(expected="409")
    table = open_table(page, "silk", [me(), BOT])
    page.wait_for_timeout(500)
    page.goto(f"{address}/table/{table}/replay?look=analysis")
    page.wait_for_selector("h1:has-text('There is no replay yet')")
    assert page.locator(".analysis").count() == 0
