"""Looking at a finished game again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import serai
from browser import player
from browser.table import BOT, finish, me, open_table

SLIDER = ".replay input[type=range]"


def look_again(visit: Callable[..., Any], address: str, game: str, players: int) -> Any:
    """The replay of a game that has just been finished, at its 40th ply."""
    page = visit()
    table = open_table(page, game, [me(), *[BOT] * (players - 1)])
    finish(page, table)
    page.goto(f"{address}/table/{table}/replay?ply=40")
    page.wait_for_selector(SLIDER)
    return page


def test_a_link_to_a_moment_opens_there_and_keys_go_on(
    visit: Callable[..., Any], address: str
) -> None:
    page = look_again(visit, address, "silk", 2)
    slider = page.locator(SLIDER)
    player.wait_until(page, lambda: slider.input_value() == "40")
    page.get_by_label("Steps").select_option("ply")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    player.wait_until(page, lambda: slider.input_value() == "41")
    assert page.url.endswith("?ply=41")


def test_the_last_moment_shows_the_scores_of_the_record(
    visit: Callable[..., Any], address: str
) -> None:
    page = look_again(visit, address, "silk", 2)
    link = page.locator("a[download]").get_attribute("href")
    record = json.loads(page.evaluate(f"fetch('{link}').then(answer => answer.text())"))
    match = serai.game("silk").replay(record)
    last = str(match.ply - 1)
    player.wait_until(page, lambda: page.locator(SLIDER).get_attribute("max") == last)
    page.keyboard.press("End")
    player.wait_until(page, lambda: page.locator(SLIDER).input_value() == last)
    shown = [int(score) for score in page.locator("aside [data-now]").all_inner_texts()]
    assert shown == list(match.scores)


def test_secrets_are_seen_with_the_eyes_of_who_knew_them(
    visit: Callable[..., Any], address: str
) -> None:
    page = look_again(visit, address, "silk-road", 3)
    hidden = page.locator("aside").get_by_text("behind the shield")
    assert hidden.count() == 0  # the game is over: all lies open
    page.get_by_label("Whose eyes").select_option("spectator")
    player.wait_until(page, lambda: hidden.count() == 3)
    page.get_by_label("Whose eyes").select_option("0")
    player.wait_until(page, lambda: hidden.count() == 2)


def test_chances_to_win_are_drawn_and_end_with_who_won(
    visit: Callable[..., Any], address: str
) -> None:
    page = look_again(visit, address, "silk", 2)
    page.wait_for_selector(".bands")
    slider = page.locator(SLIDER)
    replay = f"{address}/api" + page.evaluate("location.pathname").replace("table/", "tables/")
    plies = page.evaluate(f"fetch('{replay}?until=1').then(answer => answer.json())")["plies"]
    player.wait_until(page, lambda: slider.get_attribute("max") == str(plies - 1))
    page.keyboard.press("End")
    told = page.locator(".bands")
    player.wait_until(page, lambda: re.search("100 %|50 %.*50 %", told.get_attribute("aria-label")))


def test_a_line_of_the_log_shows_on_the_board_where_it_was(
    visit: Callable[..., Any], address: str
) -> None:
    page = look_again(visit, address, "silk", 2)
    page.keyboard.press("ArrowRight")
    page.locator("aside ol li", has_text="places a worm").last.hover()
    page.wait_for_selector(".ring")
    page.mouse.move(1, 1)
    player.wait_until(page, lambda: page.locator(".ring").count() == 0)
