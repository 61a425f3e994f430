"""What the others did, and hints: they are seen, and nothing moves when they come."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser import player
from browser.table import BOT, me, open_table

SIZES = ["desktop", "phone"]
every_size = pytest.mark.parametrize("size", SIZES)
RECAP = "[data-recap]"
SETTLED = 250
"""Milliseconds after which a click has been answered."""
PLACES = [".board", ".prompt", ".prompt .row", ".prompt .note"]


def boxes(page: Any) -> list[Any]:
    """Where the board lies, and what one plays with."""
    return [page.locator(place).first.bounding_box() for place in PLACES]


def silk_after_a_turn(page: Any, address: str) -> None:
    """A game of Silk in which the bot has just had a turn."""
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    rng = random.Random(2)
    for _ in range(200):
        player.wait_for_turn(page)
        page.wait_for_timeout(SETTLED)
        if page.locator(f".prompt.mine {RECAP}").count() and is_in_play(page):
            return
        player.choose_lit(page, rng)
    raise AssertionError("nothing was told again")


def is_in_play(page: Any) -> bool:
    """Whether the set-up is over."""
    return "Raise a worm" in page.locator(".prompt .sentence").inner_text()


@every_size
def test_others_turns_are_told_again_without_moving_anything(
    visit: Callable[..., Any], address: str, size: str
) -> None:
    page = visit(size=size)
    silk_after_a_turn(page, address)
    before = boxes(page)
    assert page.locator(RECAP).inner_text().strip()
    player.choose_lit(page, random.Random(3))
    player.wait_until(page, lambda: page.locator(RECAP).count() == 0)
    assert boxes(page) == before


@every_size
def test_a_turn_can_be_played_again_and_comes_back_to_now(
    visit: Callable[..., Any], address: str, size: str
) -> None:
    page = visit(size=size)
    silk_after_a_turn(page, address)
    told, lit = page.locator(RECAP).inner_text(), page.locator(player.LIT).count()
    with page.expect_response(lambda answer: "/again?" in answer.url) as answer:
        page.locator("[data-again]").click()
    assert answer.value.ok
    player.wait_until(page, lambda: page.locator(player.LIT).count() == lit)
    assert page.locator(RECAP).inner_text() == told


@every_size
def test_the_log_goes_by_turns_and_opens_at_the_newest_line(
    visit: Callable[..., Any], address: str, size: str
) -> None:
    page = visit(size=size)
    silk_after_a_turn(page, address)
    if size == "phone":
        page.locator(".strip .more").click()
    log = page.locator("aside ol").last
    assert log.locator("li.turn").count() > 1
    player.wait_until(
        page,
        lambda: log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight < 3"),
    )


@every_size
def test_a_hint_is_a_whole_turn_and_stays_until_it_is_closed(
    visit: Callable[..., Any], address: str, size: str
) -> None:
    page = visit(size=size)
    silk_after_a_turn(page, address)
    before = boxes(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-hint]", timeout=60_000)
    assert boxes(page) == before
    assert page.locator("[data-hint] .step").count() >= 1
    page.locator("[data-whole]").click()
    assert page.locator(".whole li").count() >= 1
    page.locator("[data-whole]").click()
    page.mouse.move(1, 1)
    page.wait_for_timeout(500)
    assert page.locator("[data-hint]").is_visible()
    page.locator("[data-close-hint]").click()
    assert page.locator("[data-hint]").count() == 0
    assert boxes(page) == before


def test_the_guide_hides_no_line_of_the_log(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(".guide")
    guide, log = (page.locator(each).bounding_box() for each in (".guide", "aside .pane"))
    assert log["y"] + log["height"] <= guide["y"] + 1
