"""Somebody at a browser: opens tables and plays by clicking what is lit, nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

LIT = ".board .lit"
PATIENCE = 20_000
"""Milliseconds that a bot, the dice and the animation may take together."""
AFTER_CLICK = 60


def skip_guide(page: Any) -> None:
    """Put the first-game guide away, if it is there."""
    button = page.locator("[data-skip-guide]")
    if button.count():
        button.first.click()


def is_over(page: Any) -> bool:
    """Whether the result is on show."""
    return bool(page.locator("[data-score]").count())


def wait_for_turn(page: Any) -> bool:
    """Wait until something can be chosen; False when the game is over."""
    page.wait_for_selector(
        f"{LIT}, .prompt .choices button, [data-score], [data-handover]", timeout=PATIENCE
    )
    return not is_over(page)


def wait_until(page: Any, condition: Callable[[], bool]) -> None:
    """Wait for something that the page will show. (The page forbids strings as scripts, so that
    Playwright's own wait_for_function cannot be used.)"""
    for _ in range(PATIENCE // AFTER_CLICK):
        if condition():
            return
        page.wait_for_timeout(AFTER_CLICK)
    raise AssertionError("the page never showed it")


def choose_lit(page: Any, rng: random.Random) -> None:
    """Click one of the things that are lit, or one of the buttons beside the question."""
    if page.locator("[data-handover]").count():
        page.locator("[data-handover]").click()
        return
    buttons = page.locator(".prompt .choices [data-offer]")
    spots = page.locator(LIT)
    number = spots.count()
    if buttons.count() and (not number or rng.random() < 0.9):
        buttons.nth(rng.randrange(buttons.count())).click(timeout=PATIENCE)
    elif number:
        spots.nth(rng.randrange(number)).click(timeout=PATIENCE, force=True)


def play_to_the_end(page: Any, seed: int, most: int = 2000) -> int:
    """Play until the result is there; returns the number of clicks."""
    rng = random.Random(seed)
    for click in range(most):
        if not wait_for_turn(page):
            return click
        try:
            choose_lit(page, rng)
        except Exception:  # what was lit has gone out meanwhile: look again
            if not page.is_visible(".prompt"):
                raise
        page.wait_for_timeout(AFTER_CLICK)
    raise AssertionError(f"not over after {most} clicks")


def scores_on_show(page: Any) -> dict[str, int]:
    """The final scores by seat letter, as the page shows them."""
    found = page.locator("[data-score]")
    return {
        found.nth(i).get_attribute("data-score"): int(found.nth(i).inner_text().replace("−", "-"))
        for i in range(found.count())
    }
