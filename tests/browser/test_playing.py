"""Whole games through the page, by somebody who only clicks what is lit."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

import serai
from browser import player
from browser.foretelling import Foretelling
from browser.looks import LOOKS, Look
from browser.table import BOT, OPEN, finish, me, open_table


def check_scores(page: Any, table: str, game: str) -> serai.Match:
    """The scores on show are those of the record, replayed by the engine; the whole game."""
    record = page.evaluate(f"fetch('/api/tables/{table}/record').then(a => a.text())")
    match = serai.game(game).replay(json.loads(record))
    assert match.over
    assert player.scores_on_show(page) == dict(zip(match.game.letters, match.scores, strict=False))
    return match


@pytest.mark.parametrize("look", LOOKS, ids=Look.title)
def test_a_game_against_bots_is_played_to_its_end(
    visit: Callable[..., Any], address: str, look: Look
) -> None:
    """A game of each number of players, on screens, in languages and by means that are paired as
    `looks.py` has it. Every combination of them, by hand: `SERAI_LOOKS=all`."""
    touch = {"has_touch": True} if look.by == "touch" else {}
    page = visit("/", size=look.size, locale=look.locale, **touch)
    foretold = Foretelling(page)
    table = open_table(page, look.game, [me(), *[BOT] * (look.players - 1)])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    choices = player.play_to_the_end(page, seed=look.players, by=look.by)
    match = check_scores(page, table, look.game)
    offered = foretold.check(match, seat=0)
    sys.stdout.write(f"{look.title()}: {choices} choices made, {offered} foretold\n")
    assert offered >= choices / 2


def test_a_friend_joins_by_link_and_both_play_to_the_end(
    visit: Callable[..., Any], address: str
) -> None:
    host, friend = visit(), visit(size="phone", locale="es-ES")
    table = open_table(host, "silk", [me("Ann"), OPEN])
    host.goto(f"{address}/table/{table}")
    friend.goto(host.locator("input[readonly]").input_value())
    friend.locator("#name").fill("<b>Bo</b>")
    friend.locator("form button[type=submit]").click()
    for page in (host, friend):
        page.wait_for_selector(".play .board svg")
        player.skip_guide(page)
    assert "<b>Bo</b>" in host.locator("aside").inner_text()
    player.play_together([host, friend], seed=5)
    check_scores(host, table, "silk")
    assert player.scores_on_show(host) == player.scores_on_show(friend)


def test_the_focus_goes_on_to_the_next_choice(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    assert player.tab_to_choice(page) == "spot"
    assert "Place a worm on" in page.evaluate("document.activeElement.getAttribute('aria-label')")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        player.wait_until(page, lambda: page.evaluate(player.WHERE) == "spot")


def test_a_step_can_be_taken_back(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    table = open_table(page, "silk", [me("Ann"), me("Bo")])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    player.skip_guide(page)
    told = page.locator("aside ol li")
    before = told.count()
    page.locator(player.LIT).first.click()
    page.wait_for_selector("[data-undo]")
    player.wait_until(page, lambda: told.count() > before)
    page.locator("[data-undo]").click()
    player.wait_until(page, lambda: told.count() == before)


def test_what_is_not_lit_says_why(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    table = open_table(page, "silk", [me("Ann"), me("Bo")])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    player.skip_guide(page)
    page.locator(".board [data-kind=tile]:not(.lit)").first.click()
    page.wait_for_selector(".refusal a")
    assert page.locator(".refusal a").get_attribute("href").startswith("/rules/silk#silk.")
    page.goto(address + page.locator(".refusal a").get_attribute("href"))
    page.wait_for_selector(".rules .cited")


def test_a_hint_says_what_to_do_and_how_likely_it_wins(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    player.skip_guide(page)
    page.get_by_role("button", name="Hint").click()
    player.wait_until(page, lambda: "%" in page.locator(".prompt").inner_text())


def test_a_hint_that_does_not_come_says_so(visit: Callable[..., Any], address: str) -> None:
    page = visit(expected="Failed to load resource")
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    player.skip_guide(page)
    page.route("**/hint", lambda route: route.abort())
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".prompt .problem[role=alert]")
    page.unroute("**/hint")
    page.get_by_role("button", name="Hint").click()
    player.wait_until(page, lambda: "%" in page.locator(".prompt").inner_text())
    assert page.locator(".prompt .problem").count() == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_new_table_that_does_not_come_says_so(
    visit: Callable[..., Any], address: str, size: str
) -> None:
    page = visit(size=size, expected="Failed to load resource")
    table = open_table(page, "silk", [me(), BOT])
    finish(page, table)
    page.goto(f"{address}/table/{table}")
    page.route("**/rematch", lambda route: route.abort())
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("alert").click(trial=True)  # nothing lies above it
    page.unroute("**/rematch")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)


def test_chat_is_shown_as_it_was_typed(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    table = open_table(page, "silk", [me("Ann"), me("Bo")])
    page.goto(f"{address}/table/{table}")
    page.locator("#tab-chat").click()
    page.locator("aside form input").fill("<img src=x onerror=alert(1)> hello")
    page.keyboard.press("Enter")
    player.wait_until(page, lambda: "<img src=x" in page.locator("aside").inner_text())
    assert page.locator("aside img").count() == 0


def test_the_guide_points_at_what_it_speaks_of(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    page.locator(".guide .button").click()
    page.wait_for_selector(".ring")
    ring = page.locator(".ring").bounding_box()
    spot = page.locator(".board [data-kind=tile].lit").first.bounding_box()
    assert ring["x"] <= spot["x"] <= ring["x"] + 10
    player.skip_guide(page)
    player.wait_until(page, lambda: page.locator(".ring").count() == 0)


def test_the_language_changes_in_the_middle_of_a_move(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = open_table(page, "silk", [me("Ann"), me("Bo")])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    player.skip_guide(page)
    page.get_by_role("button", name="Español").click()
    player.wait_until(page, lambda: "Coloca una oruga" in page.locator(".prompt").inner_text())
    assert (
        page.locator(player.LIT).first.get_attribute("aria-label").startswith("Colocar una oruga")
    )


def test_secrets_are_hidden_between_two_people_at_one_screen(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = open_table(page, "silk-road", [me("Ann"), me("Bo"), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-handover]")
    assert page.locator(".board svg [data-kind]").count() == 0
    assert page.locator("aside, .prompt").count() == 0
    page.locator("[data-handover]").click()
    page.wait_for_selector(".board svg")


def test_the_language_changes_at_once(visit: Callable[..., Any]) -> None:
    page = visit()
    page.get_by_role("button", name="Español").click()
    player.wait_until(page, lambda: page.locator("h1").inner_text() == "Entra, siéntate, juega")
    assert page.evaluate("document.documentElement.lang") == "es"
