"""The capes of an isle: the corners where ships can lie, by their ports and coasts."""

from __future__ import annotations

from typing import Any

from serai.games.silver_isle.bearing import sign
from serai.games.silver_isle.rules.geometry import is_port
from serai.games.silver_isle.terms import PORT, Coast, Corner, Seat


def corners_of(s: Any) -> range:
    """All corners where ships can be."""
    return range(1, int(s.num_corners) + 1)


def port_at(s: Any, corner: Corner) -> Seat | None:
    """Whose port this is a corner of, if it is one of a port."""
    closest = int(s.closest[corner])
    return closest - PORT if is_port(closest) else None


def capes_of_port(s: Any, seat: Seat) -> list[Corner]:
    """The corners where ships are docked at this port, from the west and from the north."""
    return sorted(
        (corner for corner in corners_of(s) if port_at(s, corner) == seat),
        key=lambda corner: (int(s.corner_x[corner]), -int(s.corner_y[corner])),
    )


def coast_of(s: Any, corner: Corner) -> Coast:
    """The side of the isle on which a corner lies: the one that is nearest, seen from the middle of
    all corners."""
    xs, ys = s.corner_x[1 : s.num_corners + 1], s.corner_y[1 : s.num_corners + 1]
    (west, east), (south, north) = _ends(xs), _ends(ys)
    across = (2 * int(s.corner_x[corner]) - west - east) * (north - south)
    along = (2 * int(s.corner_y[corner]) - south - north) * (east - west)
    if abs(along) >= abs(across):
        return Coast.NORTH if along > 0 else Coast.SOUTH
    return Coast.EAST if across > 0 else Coast.WEST


def capes_of_coast(s: Any, coast: Coast) -> list[Corner]:
    """The corners of a coast that are no port's: those of the north and south coast from the west,
    the others from the north."""
    x, y = s.corner_x, s.corner_y
    is_long = coast in (Coast.NORTH, Coast.SOUTH)
    return sorted(
        (c for c in corners_of(s) if port_at(s, c) is None and coast_of(s, c) == coast),
        key=lambda c: (int(x[c]), -int(y[c])) if is_long else (-int(y[c]), int(x[c])),
    )


def side_of_port(s: Any, corner: Corner, other: Corner) -> str:
    """On which side of its port a corner lies, seen from the other corner of that port."""
    across = sign(int(s.corner_x[corner]) - int(s.corner_x[other]))
    if across:
        return "east" if across > 0 else "west"
    return "north" if s.corner_y[corner] > s.corner_y[other] else "south"


def _ends(numbers: Any) -> tuple[int, int]:
    return int(numbers.min()), int(numbers.max())
