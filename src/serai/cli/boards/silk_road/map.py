"""The map: cities in layers, west on the left, and the roads between them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from textwrap import wrap
from typing import Any

from rich.text import Text

from serai.cli.boards.silk_road.words import (
    COLOURS,
    FAINT,
    STRONG,
    WORDS,
    signs,
)
from serai.cli.canvas import Canvas
from serai.cli.lattice import TARGET
from serai.cli.look import Look
from serai.games.silk_road import GAME

TOP, MIDDLE, BOTTOM = 0, 1, 2
LINES = 5
"""Of the map: three rows of cities, and the arrows between them."""
ROWS = {1: (MIDDLE,), 2: (TOP, BOTTOM), 3: (TOP, MIDDLE, BOTTOM)}
"""The rows that cities side by side take, by their number."""
PITCHES = range(9, 3, -1)
"""How far apart layers may lie, the widest first."""
ARROW = 4
"""Signs for an arrow between two cities of a row."""


class Road:
    """The printed map, and where the caravan stands on it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        printed = view.get("printed") or (GAME.printed.data if GAME.printed else {})
        self.cities: dict[str, Mapping[str, Any]] = {row["id"]: row for row in printed["cities"]}
        self.edges = [(edge["from"], edge["to"]) for edge in printed["edges"]]
        self.is_west = view["options"].get("direction", "west") == "west"
        self.actions = printed["printed"][view["options"].get("bonus_set", "neutral")]
        self.caravan = view["caravan"]
        self.start = printed["start"]

    def name(self, city: str) -> str:
        """How a city is called."""
        return str(self.cities[city]["name"])

    @cached_property
    def arrows(self) -> list[tuple[str, str]]:
        """The roads as they are travelled in this game."""
        return self.edges if self.is_west else [(end, start) for start, end in self.edges]

    def ways(self, city: str) -> list[str]:
        """Where one may go from a city."""
        return [end for start, end in self.arrows if start == city]

    @cached_property
    def ahead(self) -> set[str]:
        """The caravan's city and all that it may still come to."""
        found, waiting = set[str](), [self.caravan]
        while waiting:
            here = waiting.pop()
            if here not in found:
                found.add(here)
                waiting += self.ways(here)
        return found

    @cached_property
    def next_ones(self) -> list[str]:
        """The cities that the next move may lead to."""
        return self.ways(self.caravan)

    @cached_property
    def later_ones(self) -> list[str]:
        """The cities of the move after the next."""
        found = [after for city in self.next_ones for after in self.ways(city)]
        return [city for city in dict.fromkeys(found) if city not in self.next_ones]

    @cached_property
    def layer(self) -> dict[str, int]:
        """How many moves at most lead to a city from the eastern end."""
        layer = dict.fromkeys(self.cities, 0)
        for _ in self.cities:
            for start, end in self.edges:
                layer[end] = max(layer[end], layer[start] + 1)
        return layer

    @cached_property
    def row(self) -> dict[str, int]:
        """Each city's row: where two lie side by side, the northern one is above."""
        rows = dict[str, int]()
        for cities in self.layers:
            for city, row in zip(cities, ROWS.get(len(cities), ()), strict=False):
                rows[city] = row
        return rows

    @cached_property
    def layers(self) -> list[list[str]]:
        """The cities of each layer from west to east, each from north to south."""
        numbers = sorted(set(self.layer.values()), reverse=True)
        return [
            sorted(
                (city for city in self.cities if self.layer[city] == number),
                key=lambda city: self.cities[city].get("y", 0),
            )
            for number in numbers
        ]

    def shown(self, count: int) -> list[list[str]]:
        """So many layers, beginning with the caravan's, in the direction of the journey."""
        numbers = range(len(self.layers))
        at = next(number for number in numbers if self.caravan in self.layers[number])
        onward = numbers[at::-1] if self.is_west else numbers[at:]
        behind = numbers[at + 1 :] if self.is_west else numbers[:at][::-1]
        chosen = [*onward, *behind][:count]
        return [self.layers[number] for number in sorted(chosen)]


class MapDrawing:
    """As much of the map as the terminal is wide; the rest of the way is told in words."""

    def __init__(self, road: Road, look: Look, targets: Collection[str]) -> None:
        self.road, self.look, self.targets = road, look, targets
        self.signs, self.words = signs(look), WORDS[look.language]
        self.left: dict[str, int] = {}
        self.undrawn: list[tuple[str, str]] = []
        self.layers = self._fit()

    @property
    def is_drawable(self) -> bool:
        """Whether no more than three cities lie side by side, as a corrected map might have it."""
        return all(len(layer) in ROWS for layer in self.road.layers)

    def _fit(self) -> list[list[str]]:
        for count in range(len(self.road.layers), 1, -1):
            layers = self.road.shown(count)
            for pitch in PITCHES:
                if self._place(layers, pitch) <= self.look.width - 2:
                    return layers
        return self.road.shown(1)

    def _place(self, layers: Sequence[Sequence[str]], pitch: int) -> int:
        """Place these layers and say how wide they are: a pitch apart, no two labels touching."""
        self.left, free, centre = {}, [1, 1, 1], 1
        for layer in layers:
            widths = {city: len(self.label(city)) for city in layer}
            rows = {city: self.road.row.get(city, MIDDLE) for city in layer}
            centre = max(
                centre + pitch if self.left else 1,
                *(free[rows[city]] + widths[city] // 2 for city in layer),
            )
            for city in layer:
                self.left[city] = centre - widths[city] // 2
                free[rows[city]] = self.left[city] + widths[city] + ARROW
        return max(free) - ARROW

    def label(self, city: str) -> str:
        """A city with its marks."""
        printed = "+" if city in self.road.actions else ""
        if city == self.road.caravan:
            return f"[{self.road.name(city)}{printed}]"
        mark = self.signs.mark if f"city {city}" in self.targets else ""
        return f"{mark}{self.road.name(city)}{printed}"

    def style(self, city: str) -> str:
        """Orange or purple; faint if the caravan cannot come there any more."""
        if f"city {city}" in self.targets or city == self.road.caravan:
            return TARGET
        return COLOURS[self.road.cities[city]["colour"]] if city in self.road.ahead else FAINT

    def middle(self, city: str) -> int:
        """The column of a city's middle."""
        return self.left[city] + (len(self.label(city)) - 1) // 2

    def draw(self) -> Text:
        """The map, and below it what it could not show."""
        if not self.is_drawable:
            return Text()
        canvas = Canvas(self.look.width, LINES)
        self.undrawn = []
        for start, end in self.road.arrows:
            if start in self.road.ahead and {start, end} <= set(self.left):
                self._draw_arrow(canvas, start, end)
        for city in self.left:
            row = 2 * self.road.row[city]
            canvas.put(self.left[city], row, self.label(city), self.style(city))
        text = canvas.text()
        for note in self.notes():
            for line in wrap(note, self.look.width - 1, subsequent_indent="  "):
                text.append(f"\n {line}", FAINT)
        return text

    def _draw_arrow(self, canvas: Canvas, start: str, end: str) -> None:
        style = STRONG if start == self.road.caravan else FAINT
        rows = self.road.row[start], self.road.row[end]
        is_right = int(self.left[end] > self.left[start])
        gap = abs(self.road.layer[start] - self.road.layer[end])
        if rows[0] == rows[1] and not self._is_crowded(start, end):
            first, last = sorted((start, end), key=lambda city: self.left[city])
            begin = self.left[first] + len(self.label(first)) + 1
            line = self.signs.line * (self.left[last] - begin - 2)
            sign = self.signs.level[is_right]
            canvas.put(begin, 2 * rows[0], line + sign if is_right else sign + line, style)
        elif abs(rows[0] - rows[1]) == 1 and gap == 1:
            sign = (self.signs.up if rows[1] < rows[0] else self.signs.down)[is_right]
            column = (self.middle(start) + self.middle(end) + 1) // 2
            canvas.put(column, rows[0] + rows[1], sign, style)
        else:
            self.undrawn.append((start, end))

    def _is_crowded(self, start: str, end: str) -> bool:
        """Whether another city of the row lies in between."""
        first, last = sorted((self.left[start], self.left[end]))
        row = self.road.row[start]
        return any(
            first < left < last and self.road.row[city] == row for city, left in self.left.items()
        )

    def notes(self) -> Iterator[str]:
        """Roads that could not be drawn, and the rest of the way."""
        if self.undrawn:
            roads = ", ".join(
                f"{self.road.name(start)} {self.signs.to} {self.road.name(end)}"
                for start, end in self.undrawn
            )
            yield f"{self.words['also']}: {roads}"
        rest = [
            [city for city in layer if city in self.road.ahead and city not in self.left]
            for layer in (self.road.layers[::-1] if self.road.is_west else self.road.layers)
        ]
        names = ["/".join(self.road.name(city) for city in layer) for layer in rest if layer]
        if names:
            yield f"{self.words['beyond']}: {f' {self.signs.to} '.join(names)}"
