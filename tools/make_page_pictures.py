"""Takes pictures of every screen, desktop and phone, day and lamplight, into docs/pictures/.

    python tools/make_page_pictures.py

The page has to be built, and Chromium installed.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser import player  # noqa: E402 (the tests' helpers play the games on the pictures)
from browser.serving import running_server  # noqa: E402
from browser.table import BOT, OPEN, me, open_table  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
LOOKS = {"desktop": ((1280, 800), "light"), "phone": ((360, 740), "dark")}
PLAIN = {
    "lobby": "/",
    "set-up": "/new/silk",
    "rules": "/rules/silk#silk.raise.3",
    "about": "/about",
}
PLAYED = {"silk": (3, 26), "silk-road": (4, 14), "silver-isle": (4, 22)}
"""Seats of each game, and how many clicks to play before the picture is taken."""
SETTLED = 700


def main() -> None:
    """Take all pictures, of a server of our own."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        take_all(address)


def take_all(address: str) -> None:
    """Both sizes of every screen."""
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for look in LOOKS:
            page = open_page(browser, look)
            for name, where in PLAIN.items():
                page.goto(address + where)
                take(page, name, look)
            picture_waiting(page, open_page(browser, look), address, look)
            picture_handover(page, address, look)
            for game in PLAYED:
                picture_table(page, address, game, look)
            picture_why(page, address, look)
            picture_end(page, address, look)
        browser.close()


def open_page(browser: Any, look: str) -> Any:
    """A browser of this size and light."""
    (width, height), theme = LOOKS[look]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    return context.new_page()


def picture_waiting(page: Any, friend: Any, address: str, look: str) -> None:
    """A host who waits, and a friend who follows the link."""
    page.goto(address)
    table = open_table(page, "silk-road", [me(), OPEN, BOT])
    page.goto(f"{address}/table/{table}")
    friend.goto(page.locator("input[readonly]").input_value())
    friend.wait_for_selector("#name")
    take(page, "waiting", look)
    take(friend, "join", look)
    friend.context.close()


def picture_handover(page: Any, address: str, look: str) -> None:
    """Two people at one screen: nothing is shown until the next one takes it."""
    page.goto(address)
    table = open_table(page, "silk-road", [me("Ann"), me("Bo"), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-handover]")
    take(page, "hand-over", look)


def picture_table(page: Any, address: str, game: str, look: str) -> None:
    """A table in the middle of a game. Its dice are others each time, so it may be over by then."""
    while not play_to_the_middle(page, address, game):
        print(f"{game} was over too soon: another game")
    take(page, f"table-{game}", look)


def play_to_the_middle(page: Any, address: str, game: str) -> bool:
    """Open a table and play for a while; whether the game goes on."""
    seats, clicks = PLAYED[game]
    page.goto(address)
    table = open_table(page, game, [me(), *[BOT] * (seats - 1)])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    rng = random.Random(seats)
    for _ in range(clicks):
        if player.wait_for_turn(page):
            player.choose_lit(page, rng)
        page.wait_for_timeout(player.AFTER_CLICK)
    return player.wait_for_turn(page)


def picture_why(page: Any, address: str, look: str) -> None:
    """A click on something that is not allowed, and the answer."""
    page.goto(address)
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(player.LIT)
    player.skip_guide(page)
    page.locator(".board [data-kind=tile]:not(.lit)").first.click()
    page.wait_for_selector(".refusal")
    take(page, "why", look)


def picture_end(page: Any, address: str, look: str) -> None:
    """The result of a game, and its replay."""
    page.goto(address)
    table = open_table(page, "silk", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    player.play_to_the_end(page, seed=1)
    take(page, "result", look)
    page.goto(f"{address}/table/{table}/replay?ply=150")
    page.wait_for_selector(".replay svg")
    take(page, "replay", look)


def take(page: Any, name: str, look: str) -> None:
    """One picture, once the screen has settled."""
    page.wait_for_timeout(SETTLED)
    path = FOLDER / f"{name}-{look}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
