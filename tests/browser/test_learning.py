"""Learning a game: from the lobby to its page, and on to a first turn at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import serai
from browser import player

LEARN = {"en-GB": "Learn in three minutes", "es-ES": "Aprender en tres minutos"}


@pytest.mark.parametrize("locale", LEARN)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_lobby_leads_to_a_page_with_five_pictures(
    visit: Callable[..., Any], locale: str, size: str
) -> None:
    page = visit("/", size=size, locale=locale)
    links = page.get_by_role("link", name=LEARN[locale])
    player.wait_until(page, lambda: links.count() == 3)
    links.first.click()
    pictures = page.locator(".learn img")
    player.wait_until(page, lambda: pictures.count() == 5)
    for each in pictures.all():
        each.scroll_into_view_if_needed()
        player.wait_until(page, lambda one=each: one.evaluate("it => it.naturalWidth") == 720)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_pictures_follow_the_light(visit: Callable[..., Any]) -> None:
    page = visit("/learn/silk", color_scheme="dark")
    page.wait_for_selector(".learn img")
    assert "lamplight" in page.locator(".learn img").first.get_attribute("src")
    page.get_by_role("button", name="Lamplight").click()
    player.wait_until(
        page, lambda: "lamplight" not in page.locator(".learn img").first.get_attribute("src")
    )


@pytest.mark.parametrize("game", serai.games())
def test_the_page_takes_two_screens_of_a_desktop(visit: Callable[..., Any], game: str) -> None:
    for locale in LEARN:
        page = visit(f"/learn/{game}", locale=locale)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.wait_for_selector(".learn footer")
        assert page.evaluate("document.documentElement.scrollHeight") <= 2 * 900


@pytest.mark.parametrize("game", serai.games())
def test_a_first_turn_is_one_click_away(visit: Callable[..., Any], game: str) -> None:
    page = visit(f"/learn/{game}")
    page.locator("[data-first-turn]").first.click()
    assert player.wait_for_turn(page)
