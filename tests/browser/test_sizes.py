"""Everything is large enough to be tapped and read, nothing moves when a choice is shown, and all
people are told apart."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import serai
from browser import player
from browser.measure import places, small_targets, small_words
from browser.table import BOT, me, open_table

PHONES = [(360, 740), (390, 844)]
SCREENS = [*PHONES, (768, 1024), (1024, 768), (1440, 900), (2560, 1440)]
MOMENTS = 4
CHOICES = 9
"""So many choices are made from one moment that is measured to the next."""
SHOWN = 4
"""So many choices are shown at each of those moments."""
AFTER_RESIZE = 120


def moments(page: Any, seed: int) -> Iterator[int]:
    """Plays on, and stops now and then."""
    rng = random.Random(seed)
    for click in range(MOMENTS * CHOICES):
        if not player.wait_for_turn(page):
            return
        if click % CHOICES == 0 and not player.has_answered(page):
            yield click
        player.choose_lit(page, rng)
        page.wait_for_timeout(player.AFTER_CLICK)


def at_sizes(page: Any, sizes: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same page on one screen after another."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(AFTER_RESIZE)
        yield width, height


def full_table(visit: Callable[..., Any], address: str, game: str, size: str) -> Any:
    """A table with as many as can play."""
    page = visit(size=size)
    table = open_table(page, game, [me(), *[BOT] * (max(serai.game(game).seats) - 1)])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    return page


@pytest.mark.parametrize("game", serai.games())
def test_words_can_be_read_and_targets_be_tapped(
    visit: Callable[..., Any], address: str, game: str
) -> None:
    page = full_table(visit, address, game, "phone")
    for _ in moments(page, seed=4):
        for size in at_sizes(page, SCREENS):
            assert small_words(page) == [], size
            assert size not in PHONES or small_targets(page) == [], size


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", serai.games())
def test_nothing_moves_when_a_choice_is_shown(
    visit: Callable[..., Any], address: str, game: str, size: str
) -> None:
    page = full_table(visit, address, game, size)
    shown = 0
    for _ in moments(page, seed=9):
        player.put_by(page)
        before = places(page)
        choices = page.locator(f"{player.LIT}, {player.BUTTONS}")
        for at in range(0, choices.count(), 3):
            choice = choices.nth(at)
            if size == "desktop":
                choice.hover(force=True)
            else:
                choice.tap(force=True)
            shown += page.locator("[data-foretold]").count()
            assert places(page) == before
            player.put_by(page)
    assert shown > 1  # where the piece comes first, it brings nothing yet


def test_six_people_are_told_apart_and_oneself_comes_first(
    visit: Callable[..., Any], address: str
) -> None:
    page = full_table(visit, address, "silk-road", "phone")
    strip = page.locator(".strip li .name").all_inner_texts()
    assert len(set(strip)) == 6
    assert strip[0].lower() == "you"
    on_board = page.locator(".board .seat .name").all_text_contents()
    assert len(set(on_board)) == 6


def test_the_panel_beside_the_board_grows_on_a_wide_screen(
    visit: Callable[..., Any], address: str
) -> None:
    page = full_table(visit, address, "silk", "desktop")
    widths = {}
    for width, _ in at_sizes(page, [(1440, 900), (2560, 1440)]):
        widths[width] = page.locator("aside").bounding_box()["width"]
    assert widths[2560] > 1.5 * widths[1440]


def test_a_tap_beside_a_place_means_the_place(visit: Callable[..., Any], address: str) -> None:
    page = full_table(visit, address, "silver-isle", "phone")
    spot = page.locator(player.LIT).first
    box = spot.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 10)
    page.wait_for_selector("[data-foretold]")


def test_a_finger_is_shown_a_choice_first_unless_it_wants_not(
    visit: Callable[..., Any], address: str
) -> None:
    page = full_table(visit, address, "silk", "phone")
    choices = page.locator(player.LIT)
    asked = page.locator(".prompt .sentence")
    question = asked.inner_text()
    choices.first.tap(force=True)
    page.wait_for_selector("[data-foretold][data-known]")
    assert asked.inner_text() == question
    page.locator("[data-do-it]").tap()
    player.wait_until(page, lambda: asked.inner_text() != question)
    player.wait_for_turn(page)
    question = asked.inner_text()
    page.locator(".more").click()
    page.locator("#tab-table").click()
    page.get_by_label("On a touch screen").uncheck()
    page.get_by_role("button", name="Close").click()
    choices.first.tap(force=True)
    player.wait_until(page, lambda: asked.inner_text() != question)
