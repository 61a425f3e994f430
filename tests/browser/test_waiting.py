"""Waiting: for friends before the game, and for the server after a click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser import player
from browser.table import OPEN, me, open_table


def host_a_table(visit: Callable[..., Any], address: str, open_seats: int = 1) -> tuple[Any, str]:
    """Somebody who waits at a new table of Silk, and the link for friends."""
    host = visit()
    table = open_table(host, "silk", [me("Ann"), *[OPEN] * open_seats])
    host.goto(f"{address}/table/{table}")
    return host, host.locator("input[readonly]").input_value()


@pytest.mark.parametrize(("size", "locale"), [("desktop", "en-GB"), ("phone", "es-ES")])
def test_a_bot_sits_down_where_no_friend_comes_and_is_sent_away_again(
    visit: Callable[..., Any], address: str, size: str, locale: str
) -> None:
    page = visit("/", size=size, locale=locale)
    table = open_table(page, "silk", [me("Ann"), OPEN, OPEN])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("li.open select")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("li.open select").first.select_option("random")
    page.locator("li.open button").first.click()
    player.wait_until(page, lambda: page.locator("li.open").count() == 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    away = {"en-GB": "Send away the bot on seat 2", "es-ES": "Que se vaya el bot del asiento 2"}
    page.get_by_role("button", name=away[locale]).click()
    player.wait_until(page, lambda: page.locator("li.open").count() == 2)
    page.locator("li.open button").first.click()
    player.wait_until(page, lambda: page.locator("li.open").count() == 1)
    page.locator("li.open button").click()
    page.wait_for_selector(".play .board svg")


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-GB", "Somebody was quicker"), ("es-ES", "Alguien fue más rápido")],
)
def test_who_is_too_late_for_the_last_seat_is_told_so_and_watches(
    visit: Callable[..., Any], address: str, locale: str, words: str
) -> None:
    _, link = host_a_table(visit, address)
    quick, late = visit(), visit("/", size="phone", locale=locale)
    for friend in (quick, late):
        friend.goto(link)
        friend.locator("#name").fill("Bo")
    quick.locator("form button[type=submit]").click()
    late.wait_for_selector(".play .board svg")
    assert words in late.locator(".late").inner_text()
    assert late.locator(player.LIT).count() == 0
    late.locator(".late button").click()
    player.wait_until(late, lambda: late.locator(".late").count() == 0)
    assert quick.locator(".late").count() == 0


def test_a_seat_that_is_taken_while_one_asks_for_it_is_refused_in_words(
    visit: Callable[..., Any], address: str
) -> None:
    host, link = host_a_table(visit, address)
    late = visit(expected="409 (Conflict)")
    late.route_web_socket("**/socket", hear_nothing_after_the_first_news)
    late.goto(link)
    late.locator("#name").fill("Bo")
    host.locator("li.open button").click()
    host.wait_for_selector(".play .board svg")
    late.locator("form button[type=submit]").click()
    late.wait_for_selector("[role=alert]")
    assert "this seat is taken" in late.locator("[role=alert]").inner_text()


def hear_nothing_after_the_first_news(line: Any) -> None:
    """A line on which the server's later news have not come yet."""
    server = line.connect_to_server()
    heard: list[Any] = []

    def pass_on(message: Any) -> None:
        heard.append(message)
        if len(heard) == 1:
            line.send(message)

    server.on_message(pass_on)


def test_a_click_without_an_answer_shows_that_it_is_on_its_way(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = open_table(page, "silk", [me("Ann"), me("Bo")])
    held: list[Callable[[], None]] = []
    is_slow = [False]

    def slow(line: Any) -> None:
        server = line.connect_to_server()

        def pass_on(message: Any) -> None:
            held.append(lambda: line.send(message))
            if not is_slow[0]:
                held.pop()()

        server.on_message(pass_on)

    page.route_web_socket("**/socket", slow)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    player.skip_guide(page)
    is_slow[0] = True
    page.locator(player.LIT).first.click()
    assert page.locator(".slow").count() == 0
    page.wait_for_selector(".slow")
    assert page.locator(".prompt").get_attribute("aria-busy") == "true"
    is_slow[0] = False
    for send in held:
        send()
    page.wait_for_selector(player.LIT)
    assert page.locator(".slow").count() == 0
