"""Somebody at a browser, who chooses what is lit and nothing else: by mouse, touch or keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

LIT = ".board .lit"
BUTTONS = ".prompt .choices [data-offer]"
BACK = ".prompt .choices > .ghost:not([data-offer])"
"""Leads back from the choices about one piece to all of them."""
FORETOLD = "[data-foretold][data-known]"
"""What a choice would bring, once that is known."""
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


def put_by(page: Any) -> None:
    """Look at no choice any more."""
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)


def wait_until(page: Any, condition: Callable[[], bool]) -> None:
    """Wait for something that the page will show. (The page forbids strings as scripts, so that
    Playwright's own wait_for_function cannot be used.)"""
    for _ in range(PATIENCE // AFTER_CLICK):
        if condition():
            return
        page.wait_for_timeout(AFTER_CLICK)
    raise AssertionError("the page never showed it")


def pick(page: Any, rng: random.Random) -> Any:
    """One of the things that are lit, or of the buttons beside the question; None if there is
    nothing to choose."""
    buttons, spots = page.locator(BUTTONS), page.locator(LIT)
    number = spots.count()
    if buttons.count() and (not number or rng.random() < 0.9):
        return buttons.nth(rng.randrange(buttons.count()))
    return spots.nth(rng.randrange(number)) if number else None


def has_answered(page: Any) -> bool:
    """Whether the page wanted something else first: that the screen is handed over, or that
    something is seen."""
    wanted = page.locator("[data-handover], [data-seen]")
    if not wanted.count():
        return False
    wanted.first.click()
    return True


def choose_lit(page: Any, rng: random.Random) -> None:
    """Click one of the things that can be chosen."""
    choice = None if has_answered(page) else pick(page, rng)
    if choice is not None:
        choice.click(timeout=PATIENCE, force=True)


ON_IT = """choice => {
    const { left, top, width, height } = choice.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const line = choice.querySelector('path');
    if (!line || choice.contains(document.elementFromPoint(x, y))) return null;
    const middle = line.getPointAtLength(line.getTotalLength() / 2);
    const seen = middle.matrixTransform(line.getScreenCTM());
    return { x: seen.x - left, y: seen.y - top };
}"""
"""Where a mouse points at something that is not in the middle of its box, such as a bent road; None
where it is."""


def choose_by_mouse(page: Any, rng: random.Random) -> None:
    """Point at a choice, read what it would bring, and click it."""
    choice = None if has_answered(page) else pick(page, rng)
    if choice is None:
        return
    spot = choice.evaluate(ON_IT)
    choice.hover(timeout=PATIENCE, position=spot, force=True)
    page.wait_for_selector(FORETOLD, timeout=PATIENCE)
    choice.click(timeout=PATIENCE, position=spot, force=True)
    do_it = page.locator("[data-do-it]")
    if do_it.count():
        do_it.click(timeout=PATIENCE)


def choose_by_touch(page: Any, rng: random.Random) -> None:
    """Tap a choice, read what it would bring, and tap `Do it`. Where the piece comes first, the tap
    on it only makes its places large."""
    choice = None if has_answered(page) else pick(page, rng)
    if choice is None:
        return
    choice.tap(timeout=PATIENCE, force=True)
    page.wait_for_selector(f"{FORETOLD}, {BACK}", timeout=PATIENCE)
    do_it = page.locator("[data-do-it]")
    if do_it.count():
        page.wait_for_selector(FORETOLD, timeout=PATIENCE)
        do_it.tap(timeout=PATIENCE)


def play_together(pages: list[Any], seed: int, most: int = 2000) -> None:
    """Whoever can choose something clicks it, until all see the result."""
    rng = random.Random(seed)
    for _ in range(most):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            if page.locator(f"{LIT}, .prompt .choices [data-offer]").count():
                choose_lit(page, rng)
                page.wait_for_timeout(AFTER_CLICK)
    raise AssertionError(f"not over after {most} rounds")


WHERE = """() => {
    const here = document.activeElement;
    if (here.matches('.board .lit')) return 'spot';
    if (here.matches('[data-seen]')) return 'card';
    return here.matches('[data-offer], [data-handover]') ? 'button' : '';
}"""
"""What the focus is on: a lit spot of the board, a card that has to be seen, a button that plays;
or nothing of the kind."""
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
MOST_TABS = 150


def tab_to_choice(page: Any) -> str:
    """Go on by Tab until the focus is on something that can be chosen; what it is."""
    for _ in range(MOST_TABS):
        where: str = page.evaluate(WHERE)
        if where or is_over(page):
            return where
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard reaches nothing that can be chosen")


def choose_by_keyboard(page: Any, rng: random.Random) -> None:
    """Choose without a mouse: arrows go about the board, Tab leads on, Enter chooses."""
    where = tab_to_choice(page)
    if where == "spot":
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(ARROWS))
    elif where == "button":
        for _ in range(rng.randrange(3)):
            page.keyboard.press("Tab")
        where = tab_to_choice(page)
    if where in ("spot", "button") and not page.locator("[data-handover]").count():
        page.wait_for_selector(FORETOLD, timeout=PATIENCE)
    page.keyboard.press("Enter")


MOST_SLIPS = 2
"""So many times one after the other may what is chosen have gone out meanwhile."""
CHOOSE = {"mouse": choose_by_mouse, "touch": choose_by_touch, "keyboard": choose_by_keyboard}
"""The ways to choose."""


def play_to_the_end(page: Any, seed: int, by: str = "mouse", most: int = 2000) -> int:
    """Play until the result is there, and read before each choice what it would bring; returns the
    number of choices."""
    rng, slips = random.Random(seed), 0
    for choice in range(most):
        if not wait_for_turn(page):
            return choice
        try:
            CHOOSE[by](page, rng)
            slips = 0
        except Exception:  # what was lit has gone out meanwhile: look again
            slips += 1
            if slips > MOST_SLIPS:
                raise
        page.wait_for_timeout(AFTER_CLICK)
    raise AssertionError(f"not over after {most} choices")


def scores_on_show(page: Any) -> dict[str, int]:
    """The final scores by seat letter, as the page shows them."""
    found = page.locator("[data-score]")
    return {
        found.nth(i).get_attribute("data-score"): int(found.nth(i).inner_text().replace("−", "-"))
        for i in range(found.count())
    }
