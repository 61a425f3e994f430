"""What the others did, and hints: they are seen, and nothing moves when they come."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import serai
from browser import player
from browser.measure import count_shifts, shifts
from browser.table import BOT, me, open_table, play_until
from serai.engine.event import name_of
from serai.games.silver_isle.events import TileTaken
from serai.games.silver_isle.events_fight import FIGHT_EVENTS

SIZES = ["desktop", "phone"]
every_game = pytest.mark.parametrize("game", serai.games())
every_size = pytest.mark.parametrize("size", SIZES)
RECAP = "[data-recap]"
CARD = ".grave[role=alert]"
CHOICES = 5
GRAVE = """async () => {
    const table = location.pathname.split('/').pop();
    const { moment } = await (await fetch(`/api/tables/${table}`)).json();
    return moment.recaps.flatMap(({ grave }) => grave.map(({ event }) => event.event));
}"""
"""The events that a card has to tell."""
CONCERNS = {
    "silk": {"worms-captured"},
    "silk-road": {"good-stolen", "stolen-good-seen"},
    "silver-isle": {name_of(event) for event in (*FIGHT_EVENTS, TileTaken)},
}
"""What is done to somebody, in each game."""
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


def table_where(page: Any, address: str, game: str, what: str) -> None:
    """A table at which something that is wanted has just happened."""
    bots = [BOT] * (min(serai.game(game).seats) - 1)
    table = play_until(page, game, [me(), *bots], what)
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    page.wait_for_timeout(SETTLED)


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
    count_shifts(page)
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
    assert shifts(page) == []


def test_the_guide_hides_no_line_of_the_log(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(".guide")
    guide, log = (page.locator(each).bounding_box() for each in (".guide", "aside .pane"))
    assert log["y"] + log["height"] <= guide["y"] + 1


@every_size
@every_game
def test_nothing_shifts_while_previews_and_recaps_come_and_go(
    visit: Callable[..., Any], address: str, game: str, size: str
) -> None:
    page = visit(size=size)
    table_where(page, address, game, "recap")
    player.has_answered(page)
    player.put_by(page)  # what lay under a card or the guide is not looked at
    page.wait_for_timeout(SETTLED)
    assert page.locator(RECAP).inner_text().strip()
    count_shifts(page)
    choices, seen = page.locator(f"{player.LIT}, {player.BUTTONS}"), 0
    for at in range(min(CHOICES, choices.count())):
        choices.nth(at).hover(force=True)
        page.wait_for_timeout(SETTLED)
        seen += page.locator("[data-foretold]").count()
        player.put_by(page)
        page.wait_for_timeout(SETTLED)
        assert page.locator(RECAP).is_visible()
    assert seen
    assert shifts(page) == []


@pytest.mark.parametrize(
    ("game", "size"), [("silk", "desktop"), ("silk-road", "phone"), ("silver-isle", "desktop")]
)
def test_what_was_done_to_oneself_is_a_card_that_stays_until_it_is_answered(
    visit: Callable[..., Any], address: str, game: str, size: str
) -> None:
    page = visit(size=size)
    table_where(page, address, game, "grave")
    card = page.locator(CARD)
    told = page.evaluate(GRAVE)
    assert len(told) == card.locator("li").count() > 0
    assert set(told) <= CONCERNS[game]
    lines = card.locator("li").all_inner_texts()
    assert any(re.search(r"\byou\b|\byours?\b", line, re.IGNORECASE) for line in lines), lines
    page.locator(player.LIT + ", " + player.BUTTONS).first.hover(force=True)
    page.keyboard.press("Escape")
    page.wait_for_timeout(SETTLED)
    assert card.is_visible()
    page.reload()
    page.wait_for_selector(CARD)
    page.locator("[data-seen]").click()
    player.wait_until(page, lambda: card.count() == 0)
