"""What a page is measured by: how large its targets and the words on its board are, and whether
anything has moved."""

from __future__ import annotations

from typing import Any

FINGER = 44
"""Pixels that a finger needs, across and down."""
LEAST_TYPE = 9
"""Pixels below which words on a board cannot be read."""
ROUNDING = 0.5

TYPES = """() => [...document.querySelectorAll('.board svg text')]
    .filter(text => text.textContent.trim() && text.checkVisibility())
    .map(text => {
        const { a, b } = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        return [text.textContent.trim(), size];
    })"""
"""Every word on the board, and the size of its letters in pixels."""

TARGETS = """() => {
    const side = ({ width, height }) => Math.min(width, height);
    const name = thing => thing.getAttribute('aria-label') ?? thing.textContent.trim();
    const away = (x, y, { left, right, top, bottom }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const spots = [...document.querySelectorAll('.board .lit')].map(spot => ({
        name: name(spot),
        key: `${spot.dataset.kind} ${spot.dataset.value}`,
        rect: (spot.querySelector('.glow') ?? spot).getBoundingClientRect(),
    }));
    const rank = (x, y, rect) => {
        const { left, right, top, bottom } = rect;
        const middle = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
        return side(rect) < 44 && middle < 22 ? middle - 44 : away(x, y, rect);
    };
    const isMeant = (own, x, y) =>
        spots.every(({ key, rect }) => key === own.key || rank(x, y, rect) >= rank(x, y, own.rect));
    const found = new Map();
    for (const own of spots) {
        const { left, right, top, bottom } = own.rect;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const around = [[-21.5, 0], [21.5, 0], [0, -21.5], [0, 21.5]];
        const isRoomy = around.every(([dx, dy]) => isMeant(own, x + dx, y + dy));
        const size = isRoomy ? 44 : side(own.rect);
        found.set(own.key, [own.name, Math.max(size, found.get(own.key)?.[1] ?? 0)]);
    }
    const buttons = [...document.querySelectorAll('.prompt button, .strip button, .board button')]
        .filter(button => button.checkVisibility())
        .map(button => [name(button), side(button.getBoundingClientRect())]);
    return [...found.values(), ...buttons];
}"""
"""Everything that can be tapped at a table, and its lesser side in pixels. A tap beside a lit spot
means the nearest one, and a tap around the middle of a small one means that (`Frame.svelte`), so
that a spot is as large as the room around it; what lies in two places counts once."""


PARTS = ".board, .board svg, .prompt, .line, .turn, aside, .strip"
PLACES = """parts => [...document.querySelectorAll(parts)]
    .filter(thing => thing.checkVisibility())
    .map(thing => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const scrolled = thing.closest('.board .sheet') ? thing.closest('.board').scrollTop : 0;
        const part = parts.split(', ').find(each => thing.matches(each));
        return [part, x, y + scrolled, width, height].join(' ');
    })"""
"""Where the parts of a table lie, wherever somebody has scrolled to."""


def places(page: Any) -> list[str]:
    """Where the parts of a table lie."""
    found: list[str] = page.evaluate(PLACES, PARTS)
    return found


def small_words(page: Any) -> list[tuple[str, float]]:
    """The words on the board that are too small."""
    found = page.evaluate(TYPES)
    return [(text, round(size, 1)) for text, size in found if size < LEAST_TYPE - ROUNDING / 10]


def small_targets(page: Any) -> list[tuple[str, float]]:
    """What can be tapped and is too small for a finger."""
    found = page.evaluate(TARGETS)
    return [(name, round(size, 1)) for name, size in found if size < FINGER - ROUNDING]


COUNT_SHIFTS = """() => {
    window.shifts = [];
    const name = node => `${node?.nodeName} ${node?.getAttribute?.('class')}`;
    new PerformanceObserver(list => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, ...sources.map(({ node }) => name(node))].join(' '));
    }).observe({ type: 'layout-shift' });
}"""


def count_shifts(page: Any) -> None:
    """From now on, note whatever moves by itself on the page."""
    page.evaluate(COUNT_SHIFTS)


def shifts(page: Any) -> list[str]:
    """By how much things have moved since, each with what moved; after a click too, which browsers
    do not hold against a page."""
    found: list[str] = page.evaluate("window.shifts")
    return found
