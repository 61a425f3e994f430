"""Plots as SVG. A page that shows them loads nothing else.

They are 360 units wide, the width of a phone. Their colours are CSS variables, which the page (or
`stand_alone`) defines for light and dark screens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 360.0
RIGHT, TOP, BOTTOM = 20.0, 8.0, 34.0
LETTER = 6.8
"""The width of a letter, rather too much than too little."""
ROW = 26.0
HEIGHT = 190.0
MOST_BARS = 24
LONGEST_LABEL = 28

COLOURS = """
:root{--paper:#fffdf8;--ink:#24211c;--faint:#6b655a;--line:#ddd6c8;--mark:#1f6f8b;--even:#b4451f}
@media (prefers-color-scheme:dark){
:root{--paper:#1b1a17;--ink:#efe9dc;--faint:#a9a191;--line:#3d3a33;--mark:#6fc0dc;--even:#f0906a}}
"""
TEXT = "font-family:system-ui,sans-serif;font-size:12px;fill:var(--ink)"


@dataclass(frozen=True)
class Whisker:
    """One line of a plot of shares: a value with its interval."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Axis:
    """Numbers from left to right."""

    low: float
    high: float
    left: float

    def at(self, number: float) -> float:
        """Where a number stands, from the left."""
        return self.left + (number - self.low) / (self.high - self.low) * (
            WIDTH - RIGHT - self.left
        )


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    """An SVG; its title is what a screen reader says."""
    name = escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {height:g}" role="img" '
        f'aria-label="{name}" style="{TEXT}"><title>{name}</title>{"".join(parts)}</svg>'
    )


def stand_alone(svg: str) -> str:
    """The same picture as a file of its own, with its colours and a background."""
    head, sign, rest = svg.partition("</title>")
    paper = '<rect width="100%" height="100%" style="fill:var(--paper)"/>'
    return f"{head}{sign}<style>{COLOURS}</style>{paper}{rest}\n"


def whiskers(title: str, rows: Sequence[Whisker], even: float, top: float = 1.0) -> str:
    """Shares with their intervals, one a row, and a dashed line where a fair share lies."""
    axis = Axis(0.0, top, room_for([row.label for row in rows]))
    foot = TOP + ROW * len(rows)
    parts = _grid(axis, foot, _percent_steps(top))
    for place, row in enumerate(rows):
        parts += _whisker(axis, row, TOP + ROW * (place + 0.5))
    parts.append(
        _line(axis.at(even), TOP, axis.at(even), foot, "--even", ' stroke-dasharray="4 3"')
    )
    return picture(title, foot + BOTTOM / 2 + 4, parts)


def _whisker(axis: Axis, row: Whisker, y: float) -> list[str]:
    told = f"{row.label}: {row.value:.1%} ({row.low:.1%} to {row.high:.1%})"
    return [
        f"<g><title>{escape(told)}</title>",
        _text(axis.left - 8, y + 4, shorten(row.label), "end"),
        _line(axis.at(row.low), y, axis.at(row.high), y, "--mark", ' stroke-width="3"'),
        f'<circle cx="{axis.at(row.value):.1f}" cy="{y:.1f}" r="5" style="fill:var(--mark)"/>',
        "</g>",
    ]


def histogram(title: str, numbers: Sequence[int], label: str) -> str:
    """How often numbers came up, in bars of equal width."""
    if not numbers:
        return picture(title, ROW, [_text(WIDTH / 2, ROW / 2, "no games", "middle")])
    width = bar_width(numbers)
    counts = Counter(number // width for number in numbers)
    first, last = min(counts), max(counts) + 1
    axis = Axis(first * width, last * width, left=44.0)
    foot = HEIGHT - BOTTOM
    tallest = max(counts.values())
    parts = [
        _bar(axis, width, bar, count, foot - (foot - TOP) * count / tallest, len(numbers))
        for bar, count in sorted(counts.items())
    ]
    parts += _axis(axis, foot, round_steps(axis.low, axis.high), "{:g}")
    parts.append(_text(38, TOP + 10, f"{tallest / len(numbers):.0%}", "end", "--faint"))
    parts.append(_text(WIDTH / 2, HEIGHT - 4, label, "middle", "--faint"))
    return picture(title, HEIGHT, parts)


def _bar(axis: Axis, width: int, bar: int, count: int, top: float, total: int) -> str:
    left, right = axis.at(bar * width), axis.at((bar + 1) * width)
    last = bar * width + width - 1
    span = f"{bar * width}" if width == 1 else f"{bar * width} to {last}"
    return (
        f'<rect x="{left + 0.5:.1f}" y="{top:.1f}" width="{max(right - left - 1, 0.5):.1f}" '
        f'height="{HEIGHT - BOTTOM - top:.1f}" style="fill:var(--mark)">'
        f"<title>{span}: {count} ({count / total:.1%})</title></rect>"
    )


def bar_width(numbers: Sequence[int]) -> int:
    """A round width with which at most MOST_BARS bars show all numbers."""
    width = 1
    spread = max(numbers) - min(numbers) + 1
    for round_number in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000):
        width = round_number
        if spread / width <= MOST_BARS:
            break
    return width


def shares_plot(title: str, counts: Sequence[tuple[str, int]], total: int) -> str:
    """Bars with labels, one a row: how often each of a few things held."""
    axis = Axis(0.0, 1.0, room_for([label for label, _ in counts]))
    foot = TOP + ROW * len(counts)
    parts = _grid(axis, foot, _percent_steps(1.0))
    for place, (label, count) in enumerate(counts):
        y, share = TOP + ROW * place, count / max(1, total)
        width = axis.at(share) - axis.left
        parts += [
            f"<g><title>{escape(label)}: {count} ({share:.1%})</title>",
            _text(axis.left - 8, y + ROW / 2 + 4, shorten(label), "end"),
            _block(axis.left, y + 5, width, ROW - 10),
            "</g>",
        ]
    return picture(title, foot + BOTTOM / 2 + 4, parts)


def room_for(labels: Sequence[str]) -> float:
    """How much room the labels on the left need."""
    longest = max((len(shorten(label)) for label in labels), default=0)
    return 12 + LETTER * longest


def shorten(label: str) -> str:
    """A label that fits beside its row; the whole one is in the row's title."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def round_steps(low: float, high: float) -> list[float]:
    """About five round numbers in this range."""
    rough = (high - low) / 5
    power = 10 ** floor(log10(rough)) if rough > 0 else 1.0
    step = max(1.0, next(power * times for times in (1, 2, 5, 10) if power * times >= rough))
    return [step * place for place in range(ceil(low / step), floor(high / step) + 1)]


def _percent_steps(top: float) -> list[float]:
    """Every quarter, or finer where the axis ends early."""
    step = 0.25 if top > 0.75 else 0.1
    return [step * place for place in range(floor(top / step + 1e-9) + 1)]


def _grid(axis: Axis, foot: float, steps: Sequence[float]) -> list[str]:
    lines = [_line(axis.at(step), TOP, axis.at(step), foot, "--line") for step in steps]
    return lines + _axis(axis, foot, steps, "{:.0%}")


def _axis(axis: Axis, foot: float, steps: Sequence[float], form: str) -> list[str]:
    ground = _line(axis.left, foot, WIDTH - RIGHT, foot, "--faint")
    return [ground] + [
        _text(axis.at(step), foot + 15, form.format(step), "middle", "--faint") for step in steps
    ]


def _block(x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
        'style="fill:var(--mark)"/>'
    )


def _line(x: float, y: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"{more} '
        f'style="stroke:var({colour})"/>'
    )


def _text(x: float, y: float, words: str, anchor: str, colour: str = "--ink") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" style="fill:var({colour})">'
        f"{escape(words)}</text>"
    )
