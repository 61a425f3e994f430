"""Silk Road in the terminal: the map as layers of cities, west on the left, as on any map.

     Samarkand           Kucha       arrows lead on from where the caravan may still come;
    ↙         ↖        ↙       ↖     cities without one are behind it or left aside;
Merv+         [Kashgar+]      Koria+ [Kashgar] is where the caravan is,
    ↖         ↙        ↖       ↙     + a printed action, ›Merv a way that may be chosen
     Bactra              Khotan
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rich.text import Text

from serai.cli.boards.silk_road.asking import remark
from serai.cli.boards.silk_road.map import MapDrawing, Road
from serai.cli.boards.silk_road.seats import draw_seats
from serai.cli.boards.silk_road.tiles import tile_lines
from serai.cli.boards.silk_road.words import FAINT, SEATS, WORDS, signs
from serai.cli.look import Look
from serai.games.silk_road import GAME

__all__ = [
    "HAS_SECRETS",
    "SEATS",
    "SILENT",
    "draw_board",
    "draw_seats",
    "endings",
    "legend",
    "remark",
]

HAS_SECRETS = True
SILENT = {"tile-laid", "tile-replaced", "tiles-swapped", "good-drawn", "drawn-good-seen"}


def draw_board(view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
    """Where the caravan is and may go; the tiles there, and those of the cities ahead."""
    road = Road(view)
    text = Text("", no_wrap=True, overflow="crop")
    text.append_text(heading(view, road, look))
    drawn = MapDrawing(road, look, targets).draw()
    if drawn:
        text.append("\n").append_text(drawn)
    text.append("\n")
    for line in tile_lines(view, road, look, targets):
        text.append("\n").append_text(line)
    return text


def heading(view: Mapping[str, Any], road: Road, look: Look) -> Text:
    """The turn, the city and what is going on, on a rule as wide as the terminal."""
    words, rule = WORDS[look.language], signs(look).rule
    way = words["west" if road.is_west else "east"]
    phase = GAME.words.say(look.language, f"phase-{view['phase']}")
    said = f" {words['turn']} {view['turn']}, {road.name(road.caravan)}: {phase} ({way}) "
    rest = rule * (look.width - 2 - len(said))
    return Text.assemble((rule * 2, FAINT), (said, "bold"), (rest, FAINT))


def legend(look: Look) -> str:
    """What the signs on the board mean."""
    return WORDS[look.language]["legend"].format(mark=signs(look).mark, to=signs(look).to)


def endings(s: Any, language: str) -> list[str]:  # noqa: ARG001 (every journey ends alike)
    """A journey has one end."""
    return []
