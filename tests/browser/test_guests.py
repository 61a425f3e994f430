"""Hosts and guests: what is said can be hidden and reported, a guest sent away, a table closed; and
anybody can take their games along and be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser import player
from browser.table import OPEN, me, open_table


def sure(page: Any, label: str) -> None:
    """Choose something that is asked once more, and be sure."""
    page.get_by_role("button", name=label).click()
    page.get_by_role("group").get_by_role("button", name=label).click()


def at_a_game_of_two(visit: Callable[..., Any], address: str, size: str) -> tuple[Any, Any, str]:
    """A host and a guest who play."""
    host, guest = visit(size=size), visit(size=size)
    table = open_table(host, "silk", [me("Ann"), OPEN])
    host.goto(f"{address}/table/{table}")
    guest.goto(host.locator("input[readonly]").input_value())
    guest.locator("#name").fill("Ben")
    guest.locator("form button[type=submit]").click()
    for page in (host, guest):
        page.wait_for_selector(".play .board svg")
        player.skip_guide(page)
    return host, guest, table


def open_tab(page: Any, name: str, size: str) -> None:
    if size == "phone":
        page.get_by_role("button", name="Seats, log, chat and more").click()
    page.get_by_role("tab", name=name).click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_host_hides_and_reports_a_line_sends_a_guest_away_and_closes_the_table(
    visit: Callable[..., Any], address: str, size: str
) -> None:
    host, guest, _ = at_a_game_of_two(visit, address, size)
    open_tab(guest, "Chat", size)
    guest.get_by_label("Say something").fill("something rude")
    guest.get_by_role("button", name="Send", exact=True).click()
    open_tab(host, "Chat", size)
    host.get_by_text("something rude").wait_for()
    host.get_by_role("button", name="Ben", exact=True).click()
    sure(host, "Report this line")
    host.get_by_text("reported").wait_for()
    host.get_by_role("button", name="Hide what Ben says").click()
    player.wait_until(host, lambda: host.get_by_text("something rude").count() == 0)
    host.get_by_role("button", name="Show what Ben says").click()
    host.get_by_text("something rude").wait_for()

    host.get_by_role("tab", name="Table").click()
    host.get_by_text("For the host").click()
    sure(host, "Send Ben away")
    player.wait_until(host, lambda: host.get_by_role("button", name="Send Ben away").count() == 0)
    sure(host, "Close this table")
    for page in (host, guest):
        page.get_by_role("heading", name="This table is closed").wait_for()


@pytest.mark.parametrize(
    ("locale", "heading", "label", "done"),
    [
        ("en-GB", "What is kept", "Forget me", "You are forgotten here."),
        ("es-ES", "Qué se guarda", "Que me olviden", "Aquí ya no se sabe quién eres."),
    ],
)
def test_the_privacy_page_gives_games_as_a_file_and_forgets(
    visit: Callable[..., Any], address: str, locale: str, heading: str, label: str, done: str
) -> None:
    page = visit("/", size="phone", locale=locale)
    table = open_table(page, "silk", [me("Ann"), me("Bo")])
    page.goto(f"{address}/privacy")
    page.get_by_role("heading", name=heading, level=1).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert table in download.value.path().read_text(encoding="utf-8")
    sure(page, label)
    page.get_by_text(done).wait_for()
    lobby = page.evaluate("fetch('/api/me').then(() => fetch('/api/tables')).then(a => a.json())")
    assert lobby["yours"] == []
