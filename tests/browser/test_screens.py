"""Every screen: nothing that a screen reader or a small screen would stumble over, and light."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser import player
from browser.axe import AXE, check_screen, check_screen_in_both_lights
from browser.table import BOT, OPEN, finish, me, open_table, play_until

BUDGET = 100_000
"""Bytes of compressed script and style on first load."""
SCREENS = ["/", "/learn/silk", "/new/silk", "/rules/silk", "/about", "/nowhere"]
GAMES = ["silk", "silk-road", "silver-isle"]


@pytest.fixture(autouse=True)
def axe() -> None:
    """These tests need axe-core."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_is_accessible(
    visit: Callable[..., Any], path: str, size: str, theme: str
) -> None:
    page = visit(path, size=size, color_scheme=theme, bypass_csp=True)
    page.wait_for_selector("main h1, main h2")
    page.wait_for_timeout(300)
    check_screen(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_accessible(
    visit: Callable[..., Any], address: str, game: str, size: str, theme: str
) -> None:
    page = visit("/", size=size, color_scheme=theme, bypass_csp=True)
    players = {"silk": 4, "silk-road": 6, "silver-isle": 4}[game]
    table = open_table(page, game, [me(), *[BOT] * (players - 1)])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    page.wait_for_timeout(500)
    check_screen(page)


@pytest.mark.parametrize("seats", [[me(), OPEN], [me("Ann"), me("Bo"), BOT]])
def test_waiting_and_handing_over_are_accessible(
    visit: Callable[..., Any], address: str, seats: list[dict[str, str]]
) -> None:
    page = visit("/", size="phone", bypass_csp=True)
    table = open_table(page, "silk" if OPEN in seats else "silk-road", seats)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("input[readonly], [data-handover]")
    check_screen(page)


@pytest.mark.parametrize(("size", "theme"), [("desktop", "dark"), ("phone", "light")])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_accessible(
    visit: Callable[..., Any], address: str, game: str, size: str, theme: str
) -> None:
    page = visit("/", size=size, color_scheme=theme, bypass_csp=True)
    players = {"silk": 2, "silk-road": 3, "silver-isle": 4}[game]
    table = open_table(page, game, [me(), *[BOT] * (players - 1)])
    finish(page, table)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-score]")
    check_screen(page)
    page.goto(f"{address}/table/{table}/replay?ply=60")
    page.wait_for_selector(".replay .board svg")
    check_screen(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_that_has_to_be_seen_is_accessible(
    visit: Callable[..., Any], address: str, size: str
) -> None:
    page = visit("/", size=size, bypass_csp=True)
    table = play_until(page, "silver-isle", [me(), *[BOT] * 3], "grave")
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-seen]")
    page.wait_for_timeout(300)
    check_screen_in_both_lights(page)


def hint_at(moment: dict[str, Any]) -> dict[str, Any]:
    """A hint with all that can be in one, without waiting for a bot to find it."""
    offer = moment["offers"][0]
    advice = {
        "id": offer["id"],
        "action": offer["action"],
        "chance": 0.5,
        "plan": [{"action": each["action"], "names": each["names"]} for each in moment["offers"]],
        "changes": [{"unit": "points", "before": 4, "after": 3}],
        "because": [{"id": "hint-costs", "args": {"seat": "B", "number": 2}}],
        "en": ["The ookami threatens more of your worms."],
        "es": [],
    }
    who = {"ply": moment["ply"], "bot": "master"}
    return {**who, "id": offer["id"], "action": offer["action"], "advice": [advice]}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_is_accessible(visit: Callable[..., Any], address: str, size: str) -> None:
    page = visit("/", size=size, bypass_csp=True)
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    moment = page.evaluate(f"fetch('/api/tables/{table}').then(a => a.json())")["moment"]
    page.route("**/hint", lambda route: route.fulfill(json=hint_at(moment)))
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-hint]")
    check_screen(page)
    page.locator("[data-whole]").click()
    page.wait_for_selector(".whole li")
    check_screen_in_both_lights(page)


def test_the_first_load_is_light_and_asks_nobody_else(
    visit: Callable[..., Any], chromium: Any, address: str
) -> None:
    context = chromium.new_context()
    page = context.new_page()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        kind = response.request.resource_type
        if kind in ("script", "stylesheet"):
            sizes[response.url] = response.request.sizes()["responseBodySize"]

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("response", weigh)
    page.goto(address, wait_until="networkidle")
    context.close()
    assert [url for url in asked if not url.startswith(address)] == []
    assert 0 < sum(sizes.values()) <= BUDGET
