"""The lobby and what comes before a game: your tables, your name, setting up, the link, leaving."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from browser import player
from browser.table import BOT, OPEN, finish, me, open_table, with_post

LOOKS = [("desktop", "en-GB"), ("phone", "es-ES")]
KEEP_NAME = "localStorage.setItem('serai-settings', JSON.stringify({ name: 'Ann' }))"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
NO_COPYING = NO_CLIPBOARD + "; document.execCommand = () => false"
SHARING = """
    navigator.canShare = () => true;
    navigator.share = async shared => { window.shared = shared; };"""
MARKED = "() => document.activeElement.value.slice(document.activeElement.selectionStart)"


def headings(page: Any) -> list[str]:
    """The headings of the lobby, from the top."""
    found: list[str] = page.locator("main h2").all_inner_texts()
    return found


@pytest.mark.parametrize(("size", "locale"), LOOKS)
def test_what_waits_for_you_comes_first_and_is_counted(
    visit: Callable[..., Any], address: str, size: str, locale: str
) -> None:
    page = visit(size=size, locale=locale)
    over = open_table(page, "silk", [me(), BOT])
    finish(page, over)
    waiting = open_table(page, "silk", [me(), OPEN])
    turn = open_table(page, "silk", [me(), BOT])
    page.goto(address)
    row = page.locator(f"a[href='/table/{turn}']")
    row.wait_for()
    assert page.title() == "(1) Serai"
    titles = {"en-GB": ["Your turn", "Your tables"], "es-ES": ["Te toca", "Tus mesas"]}
    assert headings(page)[:2] == titles[locale]
    assert re.search(
        {"en-GB": "Your turn, for a", "es-ES": "Te toca desde"}[locale], row.inner_text()
    )
    assert page.locator(f"a[href='/table/{waiting}'] .standing").inner_text()
    ended = page.locator(f"a[href='/table/{over}']")
    scores = page.evaluate(with_post(SCORES), over)
    assert [int(score) for score in ended.locator("b.numbers").all_inner_texts()] == scores
    today = page.evaluate("new Date().getDate()")
    assert re.search(rf"(win|won|gana|comparten).*\b{today} ", ended.inner_text(), re.IGNORECASE)


SCORES = """async table =>
    (await (await fetch(`/api/tables/${table}`)).json()).moment.scores"""


def test_the_lobby_hears_of_a_turn_while_it_is_open(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    page.clock.install()
    page.goto(address)
    page.wait_for_selector(".games article")
    open_table(page, "silk", [me(), BOT])
    assert page.title() == "Serai"
    page.clock.fast_forward(20_000)
    player.wait_until(page, lambda: page.title() == "(1) Serai")
    page.get_by_role("link", name="About Serai").click()
    player.wait_until(page, lambda: page.title() == "Serai")


def test_since_when_a_table_waits_is_told_in_minutes(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = open_table(page, "silk", [me(), BOT])
    page.clock.install()
    page.goto(address)
    page.wait_for_selector(f"a[href='/table/{table}']")
    page.clock.fast_forward(5 * 60_000 + 20_000)
    player.wait_until(
        page, lambda: "5 minutes" in page.locator(f"a[href='/table/{table}']").inner_text()
    )


def test_a_game_says_how_long_it_takes_how_hard_it_is_and_who_is_met(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    card = page.locator("article[aria-labelledby=game-silk]")
    card.wait_for()
    assert "45 minutes" in card.inner_text()
    assert "Learned in one game" in card.inner_text()
    levels = card.locator("select option")
    assert levels.count() == 5
    card.locator("select").select_option("hard")
    card.get_by_role("button", name="Play Silk against bots").click()
    page.wait_for_selector(".play")
    assert "Sage" in page.locator("aside").inner_text()
    page.goto(address)
    assert card.locator("select").input_value() == "hard"


def test_a_name_is_asked_for_once_and_kept(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    page.locator("#your-name").fill("Ann")
    page.get_by_role("button", name="Keep it").click()
    page.goto(address)
    page.wait_for_selector("text=You play as Ann.")
    page.goto(f"{address}/new/silk")
    page.locator(".row input").wait_for()
    assert page.locator(".row input").input_value() == "Ann"
    host = visit()
    table = open_table(host, "silk", [me("Eve"), OPEN])
    host.goto(f"{address}/table/{table}")
    page.goto(host.locator("input[readonly]").input_value())
    page.get_by_role("button", name="Sit down as Ann").click()
    page.wait_for_selector(".play")


def test_setting_up_shows_only_what_does_something(visit: Callable[..., Any], address: str) -> None:
    page = visit("/new/silk")
    page.wait_for_selector("form.setup")
    pace, listed = page.get_by_text("By letter"), page.get_by_text("Show open seats")
    assert (pace.count(), listed.count()) == (0, 0)
    page.locator(".row select").nth(1).select_option("open")
    assert (pace.count(), listed.count()) == (1, 1)


def test_bots_are_chosen_by_strength_and_other_styles_are_under_more(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit("/new/silk")
    choice = page.locator(".row").nth(1).locator("select").nth(1)
    choice.wait_for()
    levels = choice.locator("> option")
    assert [text.split(":")[0] for text in levels.all_inner_texts()] == [
        "Novice",
        "Pilgrim",
        "Merchant",
        "Sage",
        "Master",
    ]
    more = choice.locator("optgroup option")
    assert {"random", "greedy", "search"} <= {
        more.nth(i).get_attribute("value") for i in range(more.count())
    }


@pytest.mark.parametrize(("size", "locale"), LOOKS)
def test_changed_rules_are_counted_and_put_back(
    visit: Callable[..., Any], address: str, size: str, locale: str
) -> None:
    page = visit("/new/silk", size=size, locale=locale)
    summary = page.locator("details summary")
    summary.click()
    usual = {"en-GB": "(usual)", "es-ES": "(lo habitual)"}[locale]
    switch = page.locator("details select").first
    assert usual in switch.locator("option").first.inner_text()
    switch.select_option("1")
    assert re.search("1 (changed|cambiada)", summary.inner_text())
    page.get_by_role("button", name={"en-GB": "All as usual", "es-ES": "Todas"}[locale]).click()
    assert switch.input_value() == "0"
    assert not re.search(r"\d", summary.inner_text())


def test_every_choice_of_a_seat_is_wide_enough_to_be_read(visit: Callable[..., Any]) -> None:
    page = visit("/new/silk", size="phone")
    page.wait_for_selector(".row select")
    widths = page.locator(".row select").evaluate_all("all => all.map(each => each.clientWidth)")
    assert len(widths) == 3
    assert min(widths) > 150


def test_mixed_seats_keep_everybody(visit: Callable[..., Any], address: str) -> None:
    page = visit("/new/silk-road")
    names = page.locator(".row input")
    page.get_by_text("6", exact=True).click()
    player.wait_until(page, lambda: page.locator(".row").count() == 6)
    names.fill("Ann")
    for _ in range(5):
        page.get_by_role("button", name="Mix the seats").click()
        assert (names.count(), names.input_value()) == (1, "Ann")
        assert page.locator("option:checked", has_text="Me").count() == 1
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".play, .waiting")
    page.goto(address)
    page.wait_for_selector("text=You play as Ann.")


@pytest.mark.parametrize(("size", "locale"), LOOKS)
def test_a_wrong_link_is_told_before_a_name_is_asked_for(
    visit: Callable[..., Any], address: str, size: str, locale: str
) -> None:
    host, guest = visit(), visit(size=size, locale=locale)
    table = open_table(host, "silk", [me(), OPEN])
    guest.goto(f"{address}/table/{table}?invite=cut-off")
    wrong = {"en-GB": "This link opens no seat", "es-ES": "Este enlace no da asiento"}
    guest.wait_for_selector(f"h1:has-text('{wrong[locale]}')")
    assert guest.locator("form").count() == 0
    guest.goto(f"{address}/table/{table}")
    watch = {"en-GB": "for watching", "es-ES": "para mirar"}
    guest.wait_for_selector(f"p:has-text('{watch[locale]}')")
    assert guest.locator("form").count() == 0


def test_a_host_without_a_seat_sees_the_link_and_can_sit_down(
    visit: Callable[..., Any], address: str
) -> None:
    host = visit()
    table = open_table(host, "silk", [OPEN, OPEN])
    host.goto(f"{address}/table/{table}")
    assert "?invite=" in host.locator("input[readonly]").input_value()
    host.locator("#name").fill("Ann")
    host.get_by_role("button", name="Sit down").click()
    host.wait_for_selector("text=You may close this page")
    assert host.locator("li.open").count() == 1


def test_the_link_is_copied_or_marked_and_never_said_to_be_what_it_is_not(
    visit: Callable[..., Any], address: str
) -> None:
    for script, told in (
        (NO_CLIPBOARD, "Copied."),
        (NO_COPYING, "The link is marked"),
    ):
        page = visit()
        table = open_table(page, "silk", [me(), OPEN])
        page.add_init_script(script)
        page.goto(f"{address}/table/{table}")
        page.get_by_role("button", name="Copy").click()
        page.wait_for_selector(f".told:has-text('{told}')")
        link = page.locator("input[readonly]").input_value()
        if script == NO_COPYING:
            assert page.evaluate("String(getSelection())") == link


def test_a_phone_hands_the_link_on(visit: Callable[..., Any], address: str) -> None:
    page = visit(size="phone")
    table = open_table(page, "silk", [me(), OPEN])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("input[readonly]")
    assert page.get_by_role("button", name="Share").count() == 0
    page.add_init_script(SHARING)
    page.reload()
    page.get_by_role("button", name="Share").click()
    link = page.locator("input[readonly]").input_value()
    assert page.evaluate("window.shared.url") == link


def test_leaving_a_table_that_waits_asks_and_says_what_becomes_of_it(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = open_table(page, "silk", [me(), OPEN])
    page.goto(f"{address}/table/{table}")
    leave = page.get_by_role("button", name="Leave this table")
    leave.click()
    asked = page.locator(".asked")
    assert "leaves your list" in asked.inner_text()
    page.get_by_role("button", name="Stay").click()
    assert asked.count() == 0
    leave.click()
    leave.click()
    page.wait_for_selector(".games article")
    assert page.locator(f"a[href^='/table/{table}']").count() == 0


@pytest.mark.parametrize(("size", "locale"), LOOKS)
def test_who_is_away_is_told_with_a_bot_that_can_be_asked_for(
    visit: Callable[..., Any], address: str, size: str, locale: str
) -> None:
    page, friend = visit(size=size, locale=locale), visit(size=size)
    table = open_table(page, "silk", [me("Ann"), OPEN])
    page.goto(f"{address}/table/{table}")
    friend.goto(page.locator("input[readonly]").input_value())
    friend.locator("#name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector(".play")
    page.wait_for_selector(".play")
    goer, stayer = (friend, page) if friend.locator(player.LIT).count() else (page, friend)
    stayer.clock.install()
    asked: list[Any] = []

    def answer(route: Any) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json={"number": 1, "ply": 1})

    stayer.route("**/substitute", answer)
    goer.goto("about:blank")
    stayer.wait_for_selector(".absent")
    assert stayer.locator(".absent button").count() == 0
    stayer.clock.fast_forward(7 * 60_000)
    stayer.locator(".absent button").wait_for()
    assert re.search(r"7 minut", stayer.locator(".absent").inner_text())
    assert re.search(r"(in|dentro de) [23] minut", stayer.locator(".absent").inner_text())
    stayer.locator(".absent button").click()
    player.wait_until(stayer, lambda: len(asked) == 1)
