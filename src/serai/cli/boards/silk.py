"""Silk in the terminal: tiles in a grid, walls on its lines, nurseries on its crossings.

    ·╌╌╌╌╌╌╌╌╌╌╌╌·      an open side is a faint dashed line, a wall a heavy one,
    ╎leafy    2,3╎      `(A)` on a crossing is a nursery of seat A
    ╎  ~A ~A ~B  ╎
    ╎   ♣♣♣ 3    ╎
    (A)━━━━━━━━━━┓
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from serai.cli.canvas import Canvas
from serai.cli.look import Look
from serai.cli.panels import seat_table
from serai.cli.seats import LIVERIES
from serai.games.silk.tables import REWARD, THRESHOLD, WALLS
from serai.games.silk.terms import COLUMNS, Improvement

HAS_SECRETS = False
SILENT = {"tile-laid", "den-tile-laid"}

Place: TypeAlias = tuple[int, int]
"""A row and a column: of a tile, or of a corner, which is the upper left one of that tile."""

WIDE_TERMINAL = 100
WIDE_TILE, SMALL_TILE = (12, 3), (8, 2)
"""Columns and lines inside a tile."""
AXIS = 4
"""Room for the numbers of the rows, left of the board."""
OVERHANG = 2
"""Room for what stands on the rim and juts out to the right."""

VALUE = {"D": 1, "N": 2, "L": 3, "*": 2, ".": 0}
PRINTED = {"d": "D", "n": "N", "l": "L", "+": "*"}
"""What is printed on a tile that lies barren side up."""
PASTURE_STYLE = {"D": "yellow", "N": "green", "L": "bold green", "*": "green", ".": ""}

WORDS = {
    "en": {
        "D": "dry", "N": "normal", "L": "leafy", "*": "den tile", ".": "", "barren": "barren",
        "short D": "D", "short N": "N", "short L": "L", "short *": "N", "short .": "",
        "shepherd": "shepherd", "mastiff": "mastiff", "ookami": "OOKAMI",
        "short shepherd": "shep.", "short mastiff": "mast.",
        "points": "points", "reserve": "worms left", "den": "in the den", "nurseries": "nurseries",
        "final": "in the end", "improvements": "Improvements", "silkworm": "Silkworm",
        "long_wall": "Long Wall", "enclosure": "Enclosure", "nursery": "Nursery",
        "walls": "walls left", "end": "the end at", "dice": "dice", "lifted": "bumped",
        "hand": "to place", "last": "last turns, after",
        "by points": "the end score reached", "by walls": "the last wall built",
        "by pasture": "no pasture left",
    },
    "es": {
        "D": "reseco", "N": "natural", "L": "frondoso", "*": "guarida", ".": "", "barren": "yermo",
        "short D": "R", "short N": "N", "short L": "F", "short *": "N", "short .": "",
        "shepherd": "pastor", "mastiff": "mastín", "ookami": "OOKAMI",
        "short shepherd": "past.", "short mastiff": "mast.",
        "points": "puntos", "reserve": "orugas", "den": "en la cueva", "nurseries": "criaderos",
        "final": "al final", "improvements": "Mejoras", "silkworm": "Orugas",
        "long_wall": "Muro largo", "enclosure": "Cercado", "nursery": "Criaderos",
        "walls": "muros", "end": "el final a los", "dice": "dados", "lifted": "desalojado",
        "hand": "por poner", "last": "últimos turnos, tras",
        "by points": "puntuación del final", "by walls": "último muro construido",
        "by pasture": "sin pasto en el tablero",
    },
}  # fmt: skip

OPEN, WALL, TARGET, FAINT = "dim", "bold", "bold reverse", "dim"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8


@dataclass(frozen=True)
class Signs:
    """`crossings` has a sign for each set of walls that meet, UP, RIGHT, DOWN and LEFT added up."""

    open_across: str
    open_down: str
    wall_across: str
    wall_down: str
    crossings: str
    tuft: str
    mark: str


DRAWN = Signs("╌", "╎", "━", "┃", "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "♣", "›")
PLAIN = Signs(".", ":", "=", "|", "+" * 16, '"', "*")


def draw_board(view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
    """The board. Tiles, sides and corners that may be chosen stand out and show their names."""
    return Drawing(view["position"], look, targets).text()


class Drawing:
    """One drawing of the board, layer by layer."""

    def __init__(self, position: Mapping[str, Any], look: Look, targets: Collection[str]) -> None:
        self.position = position
        self.look = look
        self.targets = targets
        self.words = WORDS[look.language]
        self.signs = PLAIN if look.is_plain else DRAWN
        self.is_wide = look.width >= WIDE_TERMINAL
        self.tile_width, self.tile_height = WIDE_TILE if self.is_wide else SMALL_TILE
        self.rows = len(position["tiles"])
        width, height = self.corner((self.rows, COLUMNS))
        self.canvas = Canvas(width + 1 + OVERHANG, height + 1)

    def text(self) -> Text:
        """The finished drawing."""
        self.draw_axes()
        for row, column in product(range(self.rows + 1), range(COLUMNS + 1)):
            self.draw_sides((row, column))
        for row, column in product(range(self.rows), range(COLUMNS)):
            self.draw_tile((row, column))
        for row, column in product(range(self.rows + 1), range(COLUMNS + 1)):
            self.draw_corner((row, column))
        return self.canvas.text()

    def corner(self, place: Place) -> Place:
        """Where a corner lies on the canvas: its column and its line."""
        row, column = place
        return AXIS + column * (self.tile_width + 1), 1 + row * (self.tile_height + 1)

    # --- The lines of the grid ----------------------------------------------------------------

    def draw_axes(self) -> None:
        """The numbers of columns and rows."""
        for column in range(COLUMNS):
            left, _ = self.corner((0, column))
            self.canvas.put_around(left + self.tile_width // 2, 0, str(column), WALL)
        for row in range(self.rows):
            _, top = self.corner((row, 0))
            self.canvas.put(1, top + self.tile_height // 2 + 1, str(row), WALL)

    def draw_sides(self, place: Place) -> None:
        """The upper and the left side of a tile, walls or not."""
        row, column = place
        if column < COLUMNS:
            self.draw_across(place, f"H{row},{column}")
        if row < self.rows:
            self.draw_down(place, f"V{row},{column}")

    def draw_across(self, place: Place, side: str) -> None:
        """A side that runs to the right; one that may get a wall shows its name."""
        left, top = self.corner(place)
        sign, style = self.line(side, self.signs.open_across, self.signs.wall_across)
        self.canvas.put(left + 1, top, sign * self.tile_width, style)
        if f"side {side}" in self.targets:
            self.canvas.put_around(left + self.tile_width // 2, top, side, TARGET)

    def draw_down(self, place: Place, side: str) -> None:
        """A side that runs down; one that may get a wall shows its name, or that it may."""
        left, top = self.corner(place)
        sign, style = self.line(side, self.signs.open_down, self.signs.wall_down)
        for line in range(1, self.tile_height + 1):
            self.canvas.put(left, top + line, sign, style)

    def line(self, side: str, when_open: str, when_walled: str) -> tuple[str, str]:
        """The sign and the style of a side."""
        walled = side in self.position["walls"]
        return (when_walled, WALL) if walled else (when_open, OPEN)

    def draw_corner(self, place: Place) -> None:
        """A crossing, the nursery on it, or its name where one may be built; and the names of sides
        that run down from it, which jut into the tiles."""
        left, top = self.corner(place)
        name = "{},{}".format(*place)
        owner = self.position["nurseries"].get(name)
        if owner:
            self.canvas.put_around(left, top, f"({owner})", LIVERIES[owner].style)
        elif f"corner {name}" in self.targets:
            self.canvas.put_around(left, top, f"<{name}>", TARGET)
        else:
            walls = self.walls_at(place)
            self.canvas.put(left, top, self.signs.crossings[walls], WALL if walls else OPEN)
        if f"side V{name}" in self.targets:
            label = f"V{name}" if self.is_wide else "V"
            self.canvas.put_around(left, top + self.tile_height, label, TARGET)

    def walls_at(self, place: Place) -> int:
        """The walls that meet at a corner, as a sum of directions."""
        row, column = place
        sides = {
            UP: f"V{row - 1},{column}",
            RIGHT: f"H{row},{column}",
            DOWN: f"V{row},{column}",
            LEFT: f"H{row},{column - 1}",
        }
        return sum(way for way, side in sides.items() if side in self.position["walls"])

    # --- Tiles --------------------------------------------------------------------------------

    def draw_tile(self, place: Place) -> None:
        """A tile: its pasture and its name, who stands there, its tufts and its value."""
        left, top = self.corner(place)
        name = "{},{}".format(*place)
        if self.is_wide:
            self.draw_wide_pasture(left + 1, top + 1, name)
        else:
            self.draw_small_pasture(left + 1, top + 1, name)
        pieces = list(self.pieces_on(name))
        start = left + 1 + (self.tile_width - len(" ".join(sign for sign, _ in pieces))) // 2
        for sign, style in pieces:
            self.canvas.put(start, top + 2, sign, style)
            start += len(sign) + 1

    def draw_wide_pasture(self, left: int, top: int, name: str) -> None:
        """The pasture's word and the tile's name; two lines below, its tufts and its value."""
        word, style, value = self.pasture(name, "")
        self.canvas.put(left, top, word, style)
        tufts = f"{self.signs.tuft * value} {value}".strip()
        self.canvas.put_around(left + self.tile_width // 2 - 1, top + 2, tufts, style)
        self.put_name(left + self.tile_width, top, name)

    def put_name(self, end: int, line: int, name: str) -> None:
        """A tile's name, which ends here."""
        marked = f"tile {name}" in self.targets
        text = self.signs.mark + name if marked else name
        self.canvas.put(end - len(text), line, text, TARGET if marked else FAINT)

    def draw_small_pasture(self, left: int, top: int, name: str) -> None:
        """The pasture's letter, its tufts and its value; a mark if the tile may be chosen."""
        word, style, value = self.pasture(name, "short ")
        text = f"{word} {self.signs.tuft * value} {value}" if value else word
        marked = f"tile {name}" in self.targets
        self.canvas.put(left, top, text, style)
        self.canvas.put(left + self.tile_width - 1, top, self.signs.mark if marked else " ", TARGET)

    def pasture(self, name: str, size: str) -> tuple[str, str, int]:
        """The word, the style and the value of a tile as it lies."""
        row, column = map(int, name.split(","))
        sign = self.position["tiles"][row][column]
        if sign in PRINTED:
            return self.words["barren"], FAINT, 0
        return self.words[size + sign], PASTURE_STYLE[sign], VALUE[sign]

    def pieces_on(self, tile: str) -> Iterator[tuple[str, str]]:
        """What stands on a tile, each with its style: worms, or one big piece."""
        size = "" if self.is_wide else "short "
        for owner in self.position["worms"].get(tile, ""):
            yield f"~{owner}", LIVERIES[owner].style
        for kind in ("shepherd", "mastiff"):
            for owner, where in self.position[kind + "s"].items():
                if where == tile:
                    badge = self.look.emblem(owner) + owner
                    yield f"{self.words[size + kind]} {badge}", LIVERIES[owner].style
        if self.position["ookami"] == tile:
            yield self.words["ookami"], "bold reverse"


# --- Beside the board -------------------------------------------------------------------------


def draw_seats(view: Mapping[str, Any], look: Look) -> list[RenderableType]:
    """The seats in columns; the Improvements; the walls and the dice."""
    position, words = view["position"], WORDS[look.language]
    rows = {
        words["points"]: position["points"],
        words["reserve"]: view["reserve"],
        words["den"]: position["den"],
        words["nurseries"]: view["nursery_reserve"],
        words["final"]: position.get("scores"),
    }
    seats = seat_table(rows, position["turn"], look)
    return [seats, improvements(position, look), stock(view, look)]


def improvements(position: Mapping[str, Any], look: Look) -> Text:
    """The four Improvements, what they are worth and who has them."""
    words = WORDS[look.language]
    text = Text.assemble((words["improvements"], "bold"))
    for improvement in Improvement:
        name = improvement.name.lower()
        owner = position["improvements"].get(name)
        text.append(f"\n  {words[name]:<11}{int(REWARD[improvement]):>3}  ")
        text.append_text(look.badge(owner) if owner else Text("-", FAINT))
    return text


def stock(view: Mapping[str, Any], look: Look) -> Text:
    """Walls and dice, what is in hand, and how far the end is."""
    position, words = view["position"], WORDS[look.language]
    players = position["players"]
    lines = [
        f"{words['walls']} {view['supply']}/{WALLS[players]}",
        f"{words['end']} {THRESHOLD[players]}",
        f"{words['dice']} " + " ".join(f"[{face}]" for face in position["dice"]),
        *in_hand(position, words),
    ]
    if position["ended_by"]:
        lines.append(f"{words['last']} {position['ended_by']}")
    return Text("\n".join(lines))


def in_hand(position: Mapping[str, Any], words: Mapping[str, str]) -> Iterator[str]:
    """What was bumped and waits for a tile."""
    if position.get("lifted"):
        yield f"{words['lifted']} {position['lifted']}"
    worms = [f"~{seat}" * number for seat, number in position.get("hand", {}).items()]
    if any(worms):
        yield f"{words['hand']} {''.join(worms)}"


def endings(view: Mapping[str, Any], language: str) -> list[str]:
    """What holds at the end out of the three things that trigger it."""
    position = view["position"]
    found = {
        "by points": max(position["points"].values()) >= THRESHOLD[position["players"]],
        "by walls": view["supply"] == 0,
        "by pasture": all(sign in PRINTED for row in position["tiles"] for sign in row),
    }
    return [WORDS[language][name] for name, holds in found.items() if holds]
