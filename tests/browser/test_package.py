"""The example game, from wheels that are installed outside the repository: a game that the page was
not built with, played to its end by clicking and by keyboard."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser import player
from browser.conftest import PAGE
from browser.installed import install
from browser.serving import running_server
from browser.table import BOT, finish, me, open_table, with_post
from browser.test_screens import check_screen

CHOICES = ".board .choices .lit"
LOOKS = list(itertools.product(["desktop", "phone"], ["light", "dark"]))
PLAYS = """async table => {
    const { moment } = await (await fetch(`/api/tables/${table}`)).json();
    return [moment.over, ...moment.scores].map(Number);
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of the installed wheels answers; the rules need not be compiled to be seen."""
    if not PAGE.exists():
        pytest.skip("the page has not been built: make web")
    folder = tmp_path_factory.mktemp("installed")
    serai = install(folder, ".", "examples/ur")
    with running_server(folder, serai, NUMBA_DISABLE_JIT="1", PYTHONPATH="") as found:
        yield found


def open_ur(page: Any, address: str) -> str:
    """A table of the example against a bot that plays at random; returns its id."""
    table = open_table(page, "ur", [me(), BOT])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    return table


def check_end(page: Any, table: str) -> None:
    """The scores on show are the server's; one seat has all seven pieces home."""
    over, *scores = page.evaluate(with_post(PLAYS), table)
    assert over
    assert list(player.scores_on_show(page).values()) == sorted(scores, reverse=True)
    assert max(scores) == 7


@pytest.mark.parametrize(("size", "locale"), [("desktop", "es-ES"), ("phone", "en-GB")])
def test_a_game_of_a_package_can_be_clicked_to_its_end(
    visit: Callable[..., Any], address: str, size: str, locale: str
) -> None:
    page = visit(size=size, locale=locale)
    table = open_ur(page, address)
    player.play_to_the_end(page, seed=2)
    check_end(page, table)


def test_a_game_of_a_package_can_be_played_by_keyboard_alone(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    table = open_ur(page, address)
    player.play_to_the_end(page, seed=3, by="keyboard")
    check_end(page, table)


def test_the_focus_goes_on_to_the_next_choice(visit: Callable[..., Any], address: str) -> None:
    page = visit()
    open_ur(page, address)
    assert player.tab_to_choice(page) == "spot"
    for _ in range(5):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        player.wait_until(page, lambda: page.evaluate(player.WHERE) == "spot")


@pytest.mark.parametrize(
    ("locale", "lead", "option", "prompt"),
    [
        ("en-GB", "Cast the lots and race", "How many pieces each seat has", "Choose a piece"),
        ("es-ES", "Echa las suertes y lleva", "Cuántas piezas tiene cada", "Elige qué pieza"),
    ],
)
def test_it_speaks_for_itself_in_both_languages(
    visit: Callable[..., Any], address: str, locale: str, lead: str, option: str, prompt: str
) -> None:
    page = visit(locale=locale)
    player.wait_until(
        page, lambda: lead in page.locator("article[aria-labelledby=game-ur]").inner_text()
    )
    page.locator("a[href='/new/ur']").click()
    page.locator("details summary").click()
    player.wait_until(page, lambda: option in page.locator("details").inner_text())
    page.goto(f"{address}/rules/ur#ur.flower.1")
    page.wait_for_selector(".rules .cited")
    page.goto(address)
    open_ur(page, address)
    assert prompt in page.locator(".prompt").inner_text()


def test_what_an_offer_would_do_is_told_before_it_is_chosen(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit()
    open_ur(page, address)
    page.locator(CHOICES).first.hover()
    player.wait_until(
        page, lambda: "A piece of Ann goes to" in page.locator(".prompt").inner_text()
    )


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_its_table_is_accessible(
    visit: Callable[..., Any], address: str, size: str, theme: str
) -> None:
    page = visit(size=size, color_scheme=theme, bypass_csp=True)
    open_ur(page, address)
    for _ in range(4):
        page.locator(CHOICES).first.click()
        page.wait_for_selector(CHOICES)
    check_screen(page)


@pytest.mark.parametrize(("size", "theme"), [("desktop", "dark"), ("phone", "light")])
def test_its_end_and_its_replay_are_accessible(
    visit: Callable[..., Any], address: str, size: str, theme: str
) -> None:
    page = visit(size=size, color_scheme=theme, bypass_csp=True)
    table = open_table(page, "ur", [me(), BOT])
    finish(page, table)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-score]")
    check_screen(page)
    page.goto(f"{address}/table/{table}/replay?ply=20")
    page.wait_for_selector(".replay .facts table")
    check_screen(page)
