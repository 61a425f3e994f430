"""A click is answered at once, and what bots do is shown at a pace that can be followed."""

from __future__ import annotations

import itertools
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

import serai
from browser import player
from browser.table import BOT, me, open_table, play_until

AT_ONCE = 100
"""Milliseconds that feel like no time at all."""
NOT_LATER = 400
"""Milliseconds that 19 of 20 clicks may take: a machine that runs tests does other things too."""
CLICKS = 25
MEASURE = """() => {
    window.answers = [];
    const parts = [...document.querySelectorAll('.board, .prompt')];
    addEventListener('pointerdown', ({ timeStamp }) => {
        addEventListener('click', () => {
            const observer = new MutationObserver(() => {
                window.answers.push(performance.now() - timeStamp);
                observer.disconnect();
            });
            for (const part of parts)
                observer.observe(part,
                    { subtree: true, childList: true, attributes: true, characterData: true });
        }, { capture: true, once: true });
    }, true);
}"""
"""Measures from each press of the mouse to the first change of the board or of what is asked."""
SHOWN = """() => {
    window.shown = [];
    const question = document.querySelector('.prompt .sentence');
    new MutationObserver(() => window.shown.push([performance.now(), question.textContent.trim()]))
        .observe(question, { subtree: true, childList: true, characterData: true });
}"""
"""Notes when the question changes, and to what."""
APART = 150
"""Milliseconds between two moments that one can tell apart."""
SETTLED = 100


@pytest.mark.parametrize("game", serai.games())
def test_a_click_is_answered_at_once(visit: Callable[..., Any], address: str, game: str) -> None:
    page = visit()
    table = open_table(page, game, [me(), *[BOT] * (min(serai.game(game).seats) - 1)])
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    page.evaluate(MEASURE)
    rng = random.Random(6)
    for _ in range(CLICKS):
        if player.wait_for_turn(page):
            point_and_click(page, rng)
            page.wait_for_timeout(SETTLED)
    answers = sorted(page.evaluate("window.answers"))
    median, late = statistics.median(answers), statistics.quantiles(answers, n=20)[-1]
    sys.stdout.write(f"{game}: {len(answers)} clicks, {median:.0f} ms, 95 % in {late:.0f} ms\n")
    assert len(answers) >= CLICKS / 2
    assert median < AT_ONCE
    assert late < NOT_LATER


def test_bots_are_shown_one_after_the_other_and_can_be_skipped(
    visit: Callable[..., Any], address: str
) -> None:
    page = visit(reduced_motion="no-preference")
    table = play_until(page, "silk", [me(), *[BOT] * 3], "recap")
    page.goto(f"{address}/table/{table}")
    player.wait_for_turn(page)
    player.skip_guide(page)
    page.evaluate(SHOWN)
    rng = random.Random(8)
    begin = end_turn(page, rng)
    player.wait_until(page, lambda: is_asked(page))
    watched = time.monotonic() - begin
    shown = [at for at, question in page.evaluate("window.shown") if "Waiting" in question]
    assert len(shown) > 1
    assert all(later - at >= APART for at, later in itertools.pairwise(shown))
    begin = end_turn(page, rng)
    skip(page).click()
    player.wait_until(page, lambda: is_asked(page))
    assert time.monotonic() - begin < watched / 2


def point_and_click(page: Any, rng: random.Random) -> None:
    """Choose something after it has been looked at, so that the click alone changes the page."""
    choice = None if player.has_answered(page) else player.pick(page, rng)
    if choice is not None:
        choice.hover(timeout=player.PATIENCE, force=True)
        page.wait_for_timeout(SETTLED)
        choice.click(timeout=player.PATIENCE, force=True)


def skip(page: Any) -> Any:
    """The button that goes to now."""
    return page.get_by_role("button", name="Skip")


def is_asked(page: Any) -> bool:
    """Whether something can be chosen, and nothing is left to be shown."""
    return bool(page.locator(player.LIT).count()) and not skip(page).count()


def end_turn(page: Any, rng: random.Random) -> float:
    """Choose until the others' turns are on show; when that began."""
    for _ in range(100):
        player.wait_until(page, lambda: bool(skip(page).count()) or is_asked(page))
        if skip(page).count() and "Waiting" in page.locator(".prompt .sentence").inner_text():
            return time.monotonic()
        if is_asked(page):
            player.choose_lit(page, rng)
        page.wait_for_timeout(SETTLED)
    raise AssertionError("the turn never ended")
