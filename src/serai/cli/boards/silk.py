"""Silk in the terminal: tiles in a grid, walls on its lines, nurseries on its crossings.

·╌╌╌╌╌╌╌╌╌╌╌╌·      an open side is a faint dashed line, a wall a heavy one,
╎leafy    2,3╎      `(A)` on a crossing is a nursery of seat A
╎  ~A ~A ~B  ╎
╎   ♣♣♣ 3    ╎
(A)━━━━━━━━━━┓
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from serai.cli.lattice import TARGET, Lattice
from serai.cli.look import Look
from serai.cli.panels import seat_table
from serai.cli.seats import LIVERIES
from serai.games.silk import GAME
from serai.games.silk.naming import grid
from serai.games.silk.tables import BOARD, REWARD, THRESHOLD, WALLS, spot
from serai.games.silk.terms import COLUMNS, Improvement

SEATS = LIVERIES
HAS_SECRETS = False
SILENT = {"tile-laid", "den-tile-laid"}

WIDE_TERMINAL = 100
WIDE_TILE, SMALL_TILE = (12, 3), (8, 2)
"""Signs across and lines down inside a tile."""

VALUE = {"D": 1, "N": 2, "L": 3, "*": 2, ".": 0}
PRINTED = {"d": "D", "n": "N", "l": "L", "+": "*"}
"""What is printed on a tile that lies barren side up."""
STYLE = {"D": "yellow", "N": "green", "L": "bold green", "*": "green", ".": ""}
FAINT = "dim"

WORDS = {
    "en": {
        "D": "dry", "N": "normal", "L": "leafy", "*": "den tile", ".": "", "barren": "barren",
        "short D": "D", "short N": "N", "short L": "L", "short *": "N", "short .": "",
        "shepherd": "shepherd", "mastiff": "mastiff", "ookami": "OOKAMI",
        "short shepherd": "shep.", "short mastiff": "mast.",
        "points": "points", "reserve": "worms left", "den": "in the den", "nurseries": "nurs. left",
        "final": "in the end", "improvements": "Improvements", "walls": "walls left",
        "end": "the end at", "dice": "dice", "from": "from", "last": "last turns, after",
        "by points": "the end score reached", "by walls": "the last wall built",
        "by pasture": "no pasture left",
        "legend": "On the board: ~A is a worm of A, (A) a nursery of A, {tufts} 3 what each worm "
        "grazes there; walls are heavy lines, open sides faint ones; {mark}2,3 may be chosen. "
        "Type 2,3 for row 2, column 3, which sentences call D3; H2,3 is its upper side, V2,3 its "
        "left one, <2,3> their corner.",
    },
    "es": {
        "D": "reseco", "N": "natural", "L": "frondoso", "*": "guarida", ".": "", "barren": "yermo",
        "short D": "R", "short N": "N", "short L": "F", "short *": "N", "short .": "",
        "shepherd": "pastor", "mastiff": "mastín", "ookami": "OOKAMI",
        "short shepherd": "past.", "short mastiff": "mast.",
        "points": "puntos", "reserve": "orugas", "den": "en la cueva", "nurseries": "criaderos",
        "final": "al final", "improvements": "Mejoras", "walls": "muros",
        "end": "el final a los", "dice": "dados", "from": "desde", "last": "últimos turnos, tras",
        "by points": "puntuación del final", "by walls": "último muro construido",
        "by pasture": "sin pasto en el tablero",
        "legend": "En el tablero: ~A es una oruga de A, (A) un criadero de A, {tufts} 3 lo que da "
        "pastar allí por oruga; los muros son líneas gruesas; {mark}2,3 se puede elegir. "
        "Escribe 2,3 para la fila 2, columna 3, que las frases llaman D3; H2,3 es su lado de "
        "arriba, V2,3 el izquierdo, <2,3> la esquina.",
    },
}  # fmt: skip
"""Words short enough for a tile or a panel."""


# --- The board --------------------------------------------------------------------------------


def draw_board(view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
    """The board. Tiles, sides and corners that may be chosen stand out and show their names."""
    position = view["position"]
    tile = WIDE_TILE if look.width >= WIDE_TERMINAL else SMALL_TILE
    lattice = Lattice(*axes(len(position["tiles"])), tile, is_plain=look.is_plain)
    lattice.draw_sides(position["walls"])
    lattice.draw_crossings(position["walls"])
    huts = {
        name: (f"({seat})", LIVERIES[seat].style) for name, seat in position["nurseries"].items()
    }
    lattice.put_on_corners(huts)
    for row, column in lattice.tiles():
        TileDrawing(position, look, lattice, f"{row},{column}").draw(targets)
    lattice.draw_targets(targets)
    return lattice.canvas.text()


def axes(rows: int) -> tuple[list[str], list[str]]:
    """The rows and the columns, as one types them and as sentences call them."""
    numbers = [f"{row}={grid(spot(row, 0))[1]}" for row in range(rows)]
    letters = [f"{column}={grid(spot(0, column))[0]}" for column in range(COLUMNS)]
    return numbers, letters


def signs(look: Look) -> tuple[str, str]:
    """A tuft of grass, and the mark of a tile that may be chosen."""
    return ('"', "*") if look.is_plain else ("♣", "›")


class TileDrawing:
    """One tile: its pasture, who stands there, its tufts and its value."""

    def __init__(
        self, position: Mapping[str, Any], look: Look, lattice: Lattice, name: str
    ) -> None:
        row, column = map(int, name.split(","))
        left, top = lattice.corner((row, column))
        self.position, self.look, self.name = position, look, name
        self.words = WORDS[look.language]
        self.tuft, self.mark = signs(look)
        self.canvas, self.width = lattice.canvas, lattice.tile_width
        self.left, self.top = left + 1, top + 1
        self.sign = position["tiles"][row][column]
        self.size = "" if look.width >= WIDE_TERMINAL else "short "

    def draw(self, targets: Collection[str]) -> None:
        """Everything on the tile; a mark if it may be chosen."""
        marked = f"tile {self.name}" in targets
        if self.size:
            self.draw_small(marked)
        else:
            self.draw_wide(marked)
        self.draw_pieces()

    @property
    def pasture(self) -> tuple[str, str, int]:
        """The word, the style and the value of the tile as it lies."""
        if self.sign in PRINTED:
            return self.words["barren"], FAINT, 0
        return self.words[self.size + self.sign], STYLE[self.sign], VALUE[self.sign]

    def draw_wide(self, marked: bool) -> None:
        """The pasture's word and the tile's name; two lines below, the tufts and the value."""
        word, style, value = self.pasture
        name = self.mark + self.name if marked else self.name
        tufts = f"{self.tuft * value} {value}".strip()
        self.canvas.put(self.left, self.top, word, style)
        self.canvas.put(
            self.left + self.width - len(name), self.top, name, TARGET if marked else FAINT
        )
        self.canvas.put_around(self.left + self.width // 2 - 1, self.top + 2, tufts, style)

    def draw_small(self, marked: bool) -> None:
        """The pasture's letter, the tufts and the value."""
        word, style, value = self.pasture
        text = f"{word} {self.tuft * value} {value}" if value else word
        self.canvas.put(self.left, self.top, text, style)
        if marked:
            self.canvas.put(self.left + self.width - 1, self.top, self.mark, TARGET)

    def draw_pieces(self) -> None:
        """What stands here, in the middle of the tile."""
        pieces = list(self.pieces())
        start = self.left + (self.width - len(" ".join(sign for sign, _ in pieces))) // 2
        for sign, style in pieces:
            self.canvas.put(start, self.top + 1, sign, style)
            start += len(sign) + 1

    def pieces(self) -> Iterator[tuple[str, str]]:
        """What stands here, each with its style: worms, or one big piece."""
        for owner in self.position["worms"].get(self.name, ""):
            yield f"~{owner}", LIVERIES[owner].style
        for kind in ("shepherd", "mastiff"):
            for owner, tile in self.position[kind + "s"].items():
                if tile == self.name:
                    badge = self.look.emblem(owner) + owner
                    yield f"{self.words[self.size + kind]} {badge}", LIVERIES[owner].style
        if self.position["ookami"] == self.name:
            yield self.words["ookami"], TARGET


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
    text = Text.assemble((WORDS[look.language]["improvements"], "bold"))
    for improvement in Improvement:
        name = improvement.name.lower()
        word = GAME.words.say(look.language, f"improvement-{name.replace('_', '-')}")
        owner = position["improvements"].get(name)
        text.append(f"\n  {word:<11}{int(REWARD[improvement]):>3}  ")
        text.append_text(look.badge(owner) if owner else Text("-", FAINT))
    return text


def stock(view: Mapping[str, Any], look: Look) -> Text:
    """Walls and dice, and how far the end is."""
    position, words = view["position"], WORDS[look.language]
    players = position["players"]
    dice = " ".join(f"[{face}]" for face in position["dice"])
    lines = [
        f"{words['walls']} {view['supply']}/{WALLS[players]}",
        f"{words['end']} {THRESHOLD[players]}",
        f"{words['dice']} {dice or '-'}",
    ]
    if position["ended_by"]:
        lines.append(f"{words['last']} {position['ended_by']}")
    return Text("\n".join(lines))


def legend(look: Look) -> str:
    """What the signs on the board mean."""
    tuft, mark = signs(look)
    return WORDS[look.language]["legend"].format(tufts=tuft * 3, mark=mark)


# --- What is asked ----------------------------------------------------------------------------


def remark(view: Mapping[str, Any], look: Look) -> str:
    """What was bumped and waits to be set down: a piece, or worms, the next one first."""
    position, words = view["position"], WORDS[look.language]
    bumped = [
        f"~{seat}" for seat, number in position.get("hand", {}).items() for _ in range(number)
    ]
    if position.get("lifted"):
        kind, _, owner = position["lifted"].partition(" ")
        bumped = [f"{words[kind]} {look.emblem(owner) + owner if owner else ''}".strip()]
    return f"({' '.join(bumped)} {words['from']} {position['bumped_from']})" if bumped else ""


def endings(s: Any, language: str) -> list[str]:
    """What holds at the end out of the three things that trigger it."""
    players = int(s.players)
    found = {
        "by points": max(s.points[:players]) >= THRESHOLD[players],
        "by walls": s.supply == 0,
        "by pasture": s.barren == BOARD[players],
    }
    return [WORDS[language][name] for name, holds in found.items() if holds]
