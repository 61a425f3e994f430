"""Silver Isle in the terminal: an isle of tiles with 2 x 2 spaces, coasts and borders as lines.

     a0  a1  a2  a3          columns `a` and rows `b` name the spaces: [2,1] is S5$ here;
y1  ◦━━━━━━━━┳━━━━━━━(S)     `x` and `y` on the rim name the corners: the ship is at <2,1>;
 b1 ┃·   ·   ┃S5$ s  ┃       a crew of Suns worth 5 with a token, and one of unknown value;
 b0 ┃·   ·   ┃M?  ■S2┃       the mine of Suns with 2 left; `s` is empty land of Suns;
y0  ◦━━━━━━━━┻━━━━━━━◦       ◦ is a corner where ships can be
  x0        x1      x2
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.canvas import Canvas
from serai.cli.lattice import DOWN, DRAWN, LEFT, PLAIN, RIGHT, TARGET, UP
from serai.cli.look import Look
from serai.cli.panels import GAP, PANEL, seat_head, who_plays
from serai.cli.seats import Livery
from serai.games.silver_isle import GAME

Cell: TypeAlias = tuple[int, int]
"""x and y, which grow to the east and to the north."""

SEATS = {
    "S": Livery("suns", "#D55E00", "☼", "*"),
    "A": Livery("arms", "#0072B2", "♦", "+"),
    "M": Livery("moons", "#56606B", "☾", ")"),
    "C": Livery("crowns", "#9A7400", "♛", "^"),
}
"""isle.comp: red, blue, black, and yellow; the emblem is the suit's."""
INK = {"S": "#E0661A", "A": "#2E8BC9", "M": "#87929E", "C": "#B58A00"}
"""The same colours, to be read on dark and on light screens."""
HAS_SECRETS = True
SILENT = {"tile-drawn", "tile-laid", "tile-discarded", "turn-began"}

AXIS = 4
"""Room for the names of the rows, left of the isle."""
RIM = 2
"""Room for the last corner, and for what stands there and juts out to the right."""
SPACE_WIDTHS = (4, 3, 2)
"""Signs for a space, the widest first."""
FAINT, COAST = "dim", "bold"
CREWS = 6

WORDS = {
    "en": {
        "port": "port", "ship": "ship", "europe": "Europe", "mine": "mine", "isle": "isle",
        "north": "north", "east": "east", "south": "south", "west": "west", "tiles": "tiles",
        "home": "silver home", "ground": "silver on the ground", "round": "round",
        "quiet": "rounds without progress", "actions": "actions left", "drawn": "the tile is",
        "damage": "damage still to pay", "fought": "in the fight", "removed": "removed",
        "gained": "gained", "by silver": "all silver is in Europe",
        "by quiet": "no progress for many rounds", "by limit": "the last round was played",
        "line": "line", "none": "-",
        "legend": "On the map: S5 is a crew of Suns worth 5, S? one of unknown value, S5$ one with "
        "silver, + silver below it, $2 silver on the ground, {mine}S3 the mine of Suns with 3 "
        "left, s empty land of Suns, (S) a ship, {corner} a corner for ships; {mark} may be "
        "chosen. [a,b] is a space, <x,y> a corner, (x,y) the tile up and right of it.",
    },
    "es": {
        "port": "puerto", "ship": "barco", "europe": "Europa", "mine": "mina", "isle": "isla",
        "north": "norte", "east": "este", "south": "sur", "west": "oeste", "tiles": "losetas",
        "home": "$ en casa", "ground": "plata en el suelo", "round": "ronda",
        "quiet": "rondas sin avance", "actions": "acciones", "drawn": "la loseta es",
        "damage": "daño por pagar", "fought": "en la lucha", "removed": "retiradas",
        "gained": "ganada", "by silver": "toda la plata está en Europa",
        "by quiet": "muchas rondas sin avance", "by limit": "se jugó la última ronda",
        "line": "línea", "none": "-",
        "legend": "En el mapa: S5 es una tripulación de Soles de valor 5, S? de valor oculto, "
        "S5$ con plata, + plata debajo, $2 plata en el suelo, {mine}S3 la mina de Soles con 3, "
        "s tierra vacía de Soles, (S) un barco, {corner} una esquina para barcos; {mark} se puede "
        "elegir. [a,b] es una casilla, <x,y> una esquina, (x,y) la loseta arriba a su derecha.",
    },
}  # fmt: skip
"""Words short enough for a panel."""


def signs(look: Look) -> dict[str, str]:
    """Bare land, the mine's die, a corner for ships, and the mark of what may be chosen."""
    if look.is_plain:
        return {"land": ".", "mine": "#", "corner": "o", "mark": "*"}
    return {"land": "·", "mine": "■", "corner": "◦", "mark": "›"}


def pair(name: str) -> Cell:
    """The two numbers of `0,1`, `[0,1]` or `<0,1>`."""
    first, second = re.findall(r"-?\d+", name)
    return int(first), int(second)


def inked(suit: str) -> str:
    """A suit's colour for signs on the bare screen."""
    return f"bold {INK[suit]}"


# --- The isle ---------------------------------------------------------------------------------


class Isle:
    """What the view says, by place."""

    def __init__(self, view: Mapping[str, Any], targets: Collection[str] = ()) -> None:
        self.view = view
        self.targets = targets
        self.ports = {pair(cell): suit for suit, cell in view["ports"].items()}
        self.land = {pair(cell) for cell in view["tiles"]} | set(self.ports)
        self.control = {pair(cell): suit for cell, suit in view["control"].items()} | self.ports
        self.mines = {pair(mine["space"]): suit for suit, mine in view["mines"].items()}
        self.corners = {pair(corner) for corner in view["corners"]}

    @cached_property
    def crews(self) -> dict[Cell, tuple[str, Mapping[str, Any]]]:
        """The crews on spaces, with their suits."""
        return {
            pair(crew["place"]): (suit, crew)
            for suit, crews in self.view["crews"].items()
            for crew in crews
            if crew["place"].startswith("[")
        }

    @cached_property
    def ground(self) -> dict[Cell, int]:
        """Silver on the ground of spaces."""
        found = self.view["silver"]["ground"].items()
        return {pair(place): number for place, number in found if place.startswith("[")}

    @cached_property
    def ships(self) -> dict[Cell, str]:
        """The suits of the ships at each corner."""
        found = dict[Cell, str]()
        for suit, corner in self.view["ships"].items():
            if corner.startswith("<"):
                found[pair(corner)] = found.get(pair(corner), "") + suit
        return found

    @cached_property
    def line_ends(self) -> dict[Cell, str]:
        """isle.build.12 The cells where the lines end that may be chosen now, on the coast of the
        seat to decide."""
        lines = [int(word.split()[1]) for word in self.targets if word.startswith("line ")]
        tiles = [pair(cell) for cell in self.view["tiles"]]
        coast = self.coast_of_line
        if not lines or coast is None:
            return {}
        along = 1 if coast in ("north", "south") else 0
        out = 1 if coast in ("north", "east") else -1
        ends = dict[Cell, str]()
        for line in lines:
            reach = [tile[along] for tile in tiles if tile[1 - along] == line]
            end = (max(reach) if out > 0 else min(reach)) + out
            ends[(line, end) if along else (end, line)] = str(line)
        return ends

    @property
    def coast_of_line(self) -> str | None:
        """The coast of a drawn tile's suit; otherwise that of the seat whose port is placed."""
        suit = (self.view.get("drawn") or self.view.get("actor") or "")[:1]
        coasts: Mapping[str, str] = self.view["coasts"]
        return coasts.get(suit)

    @cached_property
    def bounds(self) -> tuple[Cell, Cell]:
        """The cells in the southwest and in the northeast of all that is shown."""
        cells = self.land | set(self.line_ends)
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        return (min(xs), min(ys)), (max(xs), max(ys))

    @property
    def columns(self) -> int:
        """How many cells wide it is."""
        (west, _), (east, _) = self.bounds
        return east - west + 1

    def is_port(self, cell: Cell) -> bool:
        """Whether a port lies there."""
        return cell in self.ports


def space_width(isle: Isle, look: Look) -> int:
    """As many signs a space as there is room for, if possible with the seats beside the isle."""
    for room in (look.width - PANEL - GAP, look.width):
        for width in SPACE_WIDTHS[:-1] if room < look.width else SPACE_WIDTHS:
            if isle_width(isle, width) <= room:
                return width
    return SPACE_WIDTHS[-1]


def isle_width(isle: Isle, width: int) -> int:
    """How wide the drawing is with spaces of this width."""
    return AXIS + isle.columns * (2 * width + 1) + RIM


class IsleDrawing:
    """The isle on a canvas: tiles, then what stands on them, then ships and names of corners."""

    def __init__(self, isle: Isle, look: Look) -> None:
        self.isle, self.look = isle, look
        self.words, self.signs = WORDS[look.language], signs(look)
        self.lines = PLAIN if look.is_plain else DRAWN
        self.width = space_width(isle, look)
        (self.west, self.south), (self.east, self.north) = isle.bounds
        self.bottom = 1 + 3 * (self.north - self.south + 1)
        self.canvas = Canvas(isle_width(isle, self.width), self.bottom + 2)

    def corner_at(self, corner: Cell) -> Cell:
        """Where a corner lies on the canvas: column and line."""
        x, y = corner
        return AXIS + (x - self.west) * (2 * self.width + 1), 1 + 3 * (self.north + 1 - y)

    def space_at(self, space: Cell) -> Cell:
        """Where a space begins on the canvas."""
        a, b = space
        left, bottom = self.corner_at((a // 2, b // 2))
        return left + 1 + self.width * (a % 2), bottom - 1 - b % 2

    def draw(self) -> Text:
        """All of it."""
        self.draw_axes()
        self.draw_water()
        self.draw_lines()
        for cell in self.isle.land:
            if self.isle.is_port(cell):
                self.draw_port(cell)
            else:
                self.draw_tile(cell)
        for cell, line in self.isle.line_ends.items():
            left, bottom = self.corner_at(cell)
            label = f"{self.signs['mark']}{line}"
            self.canvas.put_around(left + self.width, bottom - 1, label, TARGET)
        self.draw_corners()
        return self.canvas.text()

    def draw_axes(self) -> None:
        """Above the isle and to its left the spaces; on the lines between them the corners."""
        for x in range(self.west, self.east + 2):
            left, _ = self.corner_at((x, self.south))
            self.canvas.put_around(left, self.bottom + 1, f"x{x}"[: 2 * self.width + 1], FAINT)
            if x <= self.east:
                for a in (2 * x, 2 * x + 1):
                    column, _ = self.space_at((a, 2 * self.south))
                    label = f"a{a}" if len(f"a{a}") < self.width + (a % 2) else str(a)
                    self.canvas.put(column, 0, label[: self.width], FAINT)
        for y in range(self.south, self.north + 2):
            _, line = self.corner_at((self.west, y))
            self.canvas.put(0, line, f"y{y}", FAINT)
            if y <= self.north:
                for b in (2 * y, 2 * y + 1):
                    _, line = self.space_at((2 * self.west, b))
                    self.canvas.put(0, line, f"b{b}", FAINT)

    def draw_water(self) -> None:
        """A wave in each cell without land: on the sea around, and on lakes."""
        for x in range(self.west, self.east + 1):
            for y in range(self.south, self.north + 1):
                left, bottom = self.corner_at((x, y))
                if (x, y) not in self.isle.land:
                    self.canvas.put_around(left + self.width, bottom - 1, "~", FAINT)

    # --- Sides --------------------------------------------------------------------------------

    def is_border(self, one: Cell, other: Cell) -> bool:
        """Whether a coast, a port's wall or the border of two owners runs between two cells."""
        if not {one, other} <= self.isle.land:
            return bool({one, other} & self.isle.land)
        is_same = self.isle.control.get(one) == self.isle.control.get(other)
        return not is_same or self.isle.is_port(one) or self.isle.is_port(other)

    def draw_lines(self) -> None:
        """Coasts and borders; sides within an owner's land are open, and water has none."""
        for x in range(self.west, self.east + 2):
            for y in range(self.south, self.north + 2):
                self.draw_side(x, y, is_across=True)
                self.draw_side(x, y, is_across=False)
                self.draw_crossing(x, y)

    def draw_side(self, x: int, y: int, *, is_across: bool) -> None:
        """The lower side of cell x,y, or its left one."""
        other = (x, y - 1) if is_across else (x - 1, y)
        if not {(x, y), other} & self.isle.land:
            return
        left, line = self.corner_at((x, y))
        border = self.is_border((x, y), other)
        style = COAST if border else FAINT
        if is_across:
            sign = self.lines.wall_across if border else self.lines.open_across
            self.canvas.put(left + 1, line, sign * 2 * self.width, style)
        else:
            sign = self.lines.wall_down if border else self.lines.open_down
            self.canvas.put_down(left, line - 2, sign * 2, style)

    def draw_crossing(self, x: int, y: int) -> None:
        """A corner, as the borders that meet there."""
        northeast, northwest, southeast, southwest = (x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)
        if not {northeast, northwest, southeast, southwest} & self.isle.land:
            return
        sides = {
            UP: (northwest, northeast),
            RIGHT: (northeast, southeast),
            DOWN: (southwest, southeast),
            LEFT: (northwest, southwest),
        }
        meeting = sum(way for way, (one, other) in sides.items() if self.is_border(one, other))
        sign = self.lines.crossings[meeting]
        self.canvas.put(*self.corner_at((x, y)), sign, COAST if meeting else FAINT)

    # --- Spaces, ports and corners ------------------------------------------------------------

    def draw_tile(self, cell: Cell) -> None:
        """Its four spaces; bare land shows whose it is."""
        x, y = cell
        for space in ((2 * x + a, 2 * y + b) for a in (0, 1) for b in (0, 1)):
            sign, style = self.space_sign(space, self.isle.control.get(cell))
            name = f"[{space[0]},{space[1]}]"
            if {f"place {name}", f"space {name}"} & set(self.isle.targets):
                sign = self.target_sign(sign, space)
                style = TARGET
            self.canvas.put(*self.space_at(space), sign[: self.width], style)

    def target_sign(self, sign: str, space: Cell) -> str:
        """What may be chosen, with a mark if there is room."""
        is_taken = space in self.isle.crews or space in self.isle.ground
        if is_taken and len(sign) == self.width:
            return sign
        return self.signs["mark"] + sign

    def space_sign(self, space: Cell, owner: str | None) -> tuple[str, str]:
        """A mine, a crew, silver or bare land."""
        if space in self.isle.mines:
            suit = self.isle.mines[space]
            value = self.isle.view["mines"][suit]["value"]
            is_narrow = self.width < 3
            return f"{self.signs['mine']}{'' if is_narrow else suit}{value}", inked(suit)
        ground = self.isle.ground.get(space, 0)
        if space in self.isle.crews:
            suit, crew = self.isle.crews[space]
            sign = crew_sign(suit, crew) + ("$" if crew["silver"] else "") + ("+" if ground else "")
            is_cut = self.width < 3 and crew["silver"]
            return sign[1:] if is_cut else sign, SEATS[suit].style
        if ground:
            return f"${ground}", "bold"
        return (owner.lower(), inked(owner)) if owner else (self.signs["land"], FAINT)

    def draw_port(self, cell: Cell) -> None:
        """A port in its owner's colours: its name above, who and what is in it below."""
        suit = self.isle.ports[cell]
        left, bottom = self.corner_at(cell)
        room = 2 * self.width
        is_target = f"place port-{suit}" in self.isle.targets
        mark = self.signs["mark"] if is_target else ""
        name = f"{mark}{self.words['port']} {suit}"
        if len(name) > room:
            name = f"{mark}{self.words['port'][0].upper()} {suit}"
        style = TARGET if is_target else SEATS[suit].style
        self.canvas.put(left + 1, bottom - 2, f"{name:^{room}}"[:room], style)
        inside = pool_text(self.isle.view, suit, "port", "")
        silver = self.isle.view["silver"]["ground"].get(f"port {suit}", 0)
        ground = f"+${silver}" if silver else ""
        if len(inside + ground) > room:
            inside = f"{len(pool(self.isle.view, suit, 'port'))}:"
        text = f"{inside + ground:^{room}}"[:room]
        self.canvas.put(left + 1, bottom - 1, text, SEATS[suit].style)

    def draw_corners(self) -> None:
        """Where ships can be and where they are; corners that may be sailed to show their names."""
        for corner in self.isle.corners:
            self.canvas.put(*self.corner_at(corner), self.signs["corner"], FAINT)
        for corner, suits in self.isle.ships.items():
            style = SEATS[suits].style if len(suits) == 1 else "bold reverse"
            self.put_at_corner(corner, f"({suits})", style)
        for corner in self.isle.corners:
            name = f"<{corner[0]},{corner[1]}>"
            if f"harbour {name}" in self.isle.targets:
                ships = self.isle.ships.get(corner)
                self.put_at_corner(corner, f"({ships}){name}" if ships else name, TARGET)

    def put_at_corner(self, corner: Cell, text: str, style: str) -> None:
        """Text with its middle on a corner, as far as the edge of the drawing allows."""
        column, line = self.corner_at(corner)
        most = len(self.canvas.signs[line]) - len(text)
        self.canvas.put(max(0, min(column - (len(text) - 1) // 2, most)), line, text, style)


def crew_sign(suit: str, crew: Mapping[str, Any]) -> str:
    """A crew's suit and value, if the seat that looks may know it."""
    return suit + ("?" if crew["value"] is None else str(crew["value"]))


def pool(view: Mapping[str, Any], suit: str, place: str) -> list[Mapping[str, Any]]:
    """The crews of a suit in its port, on its ship or in its Europe: the known ones first. Within a
    pool their order tells nothing."""
    found = [crew for crew in view["crews"][suit] if crew["place"] == place]
    return sorted(found, key=lambda crew: (crew["value"] is None, crew["value"], crew["silver"]))


def pool_text(view: Mapping[str, Any], suit: str, place: str, gap: str = " ") -> str:
    """The values in a pool: `0 2 ?$`, those with silver marked."""
    crews = pool(view, suit, place)
    return gap.join(
        ("?" if crew["value"] is None else str(crew["value"])) + ("$" if crew["silver"] else "")
        for crew in crews
    )


def draw_board(view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
    """The isle. Spaces, ports and corners that may be chosen stand out."""
    return IsleDrawing(Isle(view, targets), look).draw()


# --- Beside the isle --------------------------------------------------------------------------


def draw_seats(view: Mapping[str, Any], look: Look) -> list[RenderableType]:
    """For each suit its silver, its ship and where its crews are; then how the game stands."""
    isle = Isle(view)
    is_beside = isle_width(isle, space_width(isle, look)) + GAP + PANEL <= look.width
    blocks = [seat_block(view, look, suit) for suit in playing_order(view)]
    if is_beside:
        return [*blocks, state_of_play(view, look)]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(blocks[0], blocks[1])
    grid.add_row(blocks[2], blocks[3])
    return [Group(grid, state_of_play(view, look))]


def playing_order(view: Mapping[str, Any]) -> list[str]:
    """isle.seat.4 The suits clockwise, the northern one first."""
    coasts = {coast: suit for suit, coast in view["coasts"].items()}
    return (
        [coasts[coast] for coast in ("north", "east", "south", "west")] if coasts else list(SEATS)
    )


def seat_block(view: Mapping[str, Any], look: Look, suit: str) -> Text:
    """A suit: silver in Europe and tiles; then its crews by place, and its mine."""
    words = WORDS[look.language]
    who = f" {who_plays(suit, look)}" if look.humans else ""
    coast = words.get(view["coasts"].get(suit, ""), "")
    tiles = sum(owner == suit for owner in view["control"].values())
    text = seat_head(suit, view.get("actor"), look)
    text.append(f" {coast}{who}", FAINT)
    text.append(f"\n  {words['home']} {view['scores'][suit]}", "bold")
    text.append(f", {words['tiles']} {tiles}")
    for line in (ship_line(view, look, suit), shore_line(view, look, suit)):
        text.append(f"\n  {line}")
    if suit in view["mines"] and space_width(Isle(view), look) < 3:
        mine = view["mines"][suit]
        text.append(f"\n  {words['mine']} {mine['space']} {mine['value']}")
    for line in hint_lines(view, suit):
        text.append(f"\n  {line}", FAINT)
    return text


def ship_line(view: Mapping[str, Any], look: Look, suit: str) -> str:
    """Where the ship is, and what is aboard."""
    words = WORDS[look.language]
    at = view["ships"][suit]
    silver = view["silver"]["ships"].get(suit, 0)
    aboard = " ".join(
        part for part in (pool_text(view, suit, "ship"), f"${silver}" if silver else "") if part
    )
    where = words["europe"] if at == "europe" else at
    return f"{words['ship']} {where}" + (f": {aboard}" if aboard else "")


def shore_line(view: Mapping[str, Any], look: Look, suit: str) -> str:
    """The crews in Europe and in port, and the mine if it still waits to be found."""
    words = WORDS[look.language]
    parts = [f"{words['europe']} {pool_text(view, suit, 'europe', '') or words['none']}"]
    inside = pool_text(view, suit, "port", "")
    silver = view["silver"]["ground"].get(f"port {suit}", 0)
    if inside or silver:
        ground = f" +${silver}" if silver else ""
        parts.append(f"{words['port']} {inside or words['none']}{ground}")
    return ", ".join(parts)


def hint_lines(view: Mapping[str, Any], suit: str) -> Iterator[str]:
    """For crews on the isle whose value is not known: the values that everybody can still think
    possible, where that says something."""
    ashore = [crew for crew in view["crews"][suit] if crew["place"].startswith("[")]
    for crew in sorted(ashore, key=lambda crew: pair(crew["place"])):
        possible = crew["possible"] or []
        if crew["value"] is None and 1 < len(possible) < CREWS:
            yield f"{crew['place']} {'/'.join(map(str, possible))}"


def state_of_play(view: Mapping[str, Any], look: Look) -> Text:
    """The round, the guard against endless games, and silver that lies about."""
    words = WORDS[look.language]
    text = Text(f"{words['round']} {view['round']}")
    if view["quiet_rounds"]:
        most = view["options"].get("quiet_rounds", default_of("quiet_rounds"))
        limit = f"/{most}" if most else ""
        text.append(f"\n{view['quiet_rounds']}{limit} {words['quiet']}", FAINT)
    ground = view["silver"]["ground"].items()
    if ground:
        places = ", ".join(
            f"{place.replace('port', words['port'])} {number}" for place, number in ground
        )
        text.append(f"\n{words['ground']}: {places}")
    return text


def default_of(name: str) -> Any:
    """An option's default."""
    return next(option.default for option in GAME.options if option.name == name)


def legend(look: Look) -> str:
    """What the signs on the board mean."""
    return WORDS[look.language]["legend"].format(**signs(look))


# --- What is asked ----------------------------------------------------------------------------


def remark(view: Mapping[str, Any], look: Look) -> str:
    """Actions left, the tile drawn, or how a fight stands."""
    facts = list(facts_of(view, look))
    return f"({'; '.join(facts)})" if facts else ""


def facts_of(view: Mapping[str, Any], look: Look) -> Iterator[str]:
    """What has to be known to decide."""
    words = WORDS[look.language]
    if view["phase"] == "act":
        yield f"{words['actions']}: {view['actions_left']}"
    if view.get("drawn"):
        yield f"{words['drawn']} {view['drawn']}"
    if view.get("gained"):
        yield f"{words['gained']}: ({view['gained']})"
    if fight := view.get("fight"):
        yield f"{words['damage']}: {fight['damage']}"
        yield f"{words['fought']}: {' '.join(map(str, fight['fought']))}"
        if fight["removed"]:
            yield f"{words['removed']}: {' '.join(map(str, fight['removed']))}"


def endings(s: Any, language: str) -> list[str]:
    """What ended the game: silver, rounds without progress, or the last round."""
    position = GAME.write_position(GAME, s)
    most = position["options"].get("quiet_rounds", default_of("quiet_rounds"))
    last = position["options"].get("limit_rounds", default_of("limit_rounds"))
    if most and position["quiet_rounds"] >= most:
        return [WORDS[language]["by quiet"]]
    is_last = last and position["round"] >= last
    return [WORDS[language]["by limit" if is_last else "by silver"]]
