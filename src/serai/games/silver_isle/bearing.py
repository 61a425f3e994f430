"""Where one thing lies, seen from another: by how much and to which wind."""

from __future__ import annotations

from dataclasses import dataclass

WINDS = {
    (0, 1): "north",
    (1, 1): "northeast",
    (1, 0): "east",
    (1, -1): "southeast",
    (0, -1): "south",
    (-1, -1): "southwest",
    (-1, 0): "west",
    (-1, 1): "northwest",
}
"""The winds by the way to the east and to the north."""


@dataclass(frozen=True)
class Bearing:
    """How far to the east and to the north something lies; below 0 to the west and to the south."""

    east: int
    north: int

    @property
    def far(self) -> int:
        """How many steps it is, diagonal ones among them."""
        return max(abs(self.east), abs(self.north))

    @property
    def is_straight(self) -> bool:
        """Whether it lies on a line or a diagonal, so that one wind says where."""
        return 0 in (self.east, self.north) or abs(self.east) == abs(self.north)

    @property
    def wind(self) -> str:
        """The wind towards which it lies, as near as eight winds can tell."""
        return WINDS[sign(self.east), sign(self.north)]

    @property
    def winds(self) -> tuple[str, str]:
        """The wind of its way to the north or south, and of that to the east or west."""
        return WINDS[0, sign(self.north)], WINDS[sign(self.east), 0]


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


def beyond(first: int, last: int, at: int) -> int:
    """How far a number is beyond the last of a row, or (below 0) before its first; 0 within it."""
    return max(at - last, 0) + min(at - first, 0)
