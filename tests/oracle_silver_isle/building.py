"""Where a drawn tile and where a port may be laid (sections 3.1 and 3.3)."""

from collections import Counter
from collections.abc import Iterable

from oracle_silver_isle.data import STEP, Cell
from oracle_silver_isle.geometry import Land, land_of

START: Cell = (0, 0)


def along(side: str) -> int:
    """Which coordinate runs along a line of this coast: y for columns, x for rows."""
    return 1 if side in ("north", "south") else 0


def index_of(cell: Cell, side: str) -> int:
    """The line of a cell: its column for north and south, else its row: isle.build.6."""
    return cell[1 - along(side)]


def line(tiles: Iterable[Cell], side: str, index: int) -> list[Cell]:
    """All tiles of one line."""
    return [tile for tile in tiles if index_of(tile, side) == index]


def counts(tiles: Iterable[Cell], side: str) -> Counter[int]:
    """How many tiles each line contains, gaps ignored: isle.build.7, .9."""
    return Counter(index_of(tile, side) for tile in tiles)


def lines_for(tiles: Iterable[Cell], side: str, value: int) -> list[int]:
    """The lines a tile of this value may be laid to: none, one or two: isle.build.8-11, .14."""
    count = counts(tiles, side)
    for wanted in range(value, 0, -1):
        found = [index for index, number in count.items() if number == wanted]
        if found:
            closest = min(abs(index) for index in found)
            return sorted(index for index in found if abs(index) == closest)
    return []


def end_cell(tiles: Iterable[Cell], side: str, index: int) -> Cell:
    """The first cell beyond the outermost tile of a line: isle.build.12."""
    dx, dy = STEP[side]
    x, y = max(line(tiles, side, index), key=lambda tile: tile[0] * dx + tile[1] * dy)
    return x + dx, y + dy


def further_out(cell: Cell, than: Cell, side: str) -> bool:
    """Does a cell lie in the line of another one, further away from the isle?"""
    dx, dy = STEP[side]
    outward = (cell[0] - than[0]) * dx + (cell[1] - than[1]) * dy
    return index_of(cell, side) == index_of(than, side) and outward > 0


def port_fault(land: Land, side: str, index: int, suit: str) -> str | None:
    """The clause that forbids a port in this line, if any does."""
    if not line(land.tiles, side, index):
        return "isle.port.2"
    cell = end_cell(land.tiles, side, index)
    if cell in land.cells:
        return "isle.port.4"
    if any(further_out(port, cell, side) for port in land.port.values()):
        return "isle.port.5"
    docks = with_port(land, suit, cell).docks
    return None if all(docks.values()) else "isle.port.6"


def legal_ports(land: Land, side: str, suit: str) -> dict[int, Cell]:
    """The lines a port may be placed in, each with its cell."""
    return {
        index: end_cell(land.tiles, side, index)
        for index in sorted(counts(land.tiles, side))
        if port_fault(land, side, index, suit) is None
    }


def with_port(land: Land, suit: str, cell: Cell) -> Land:
    """The land with one more port."""
    return land_of(land.tiles, tuple(sorted((*land.ports, (suit, cell)))))
