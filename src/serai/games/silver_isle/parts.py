"""What Silver Isle is about, each with its words: suits, crews, tiles, places, corners.

Actions name a space or a corner by its coordinates (its `Spot`, its `Point`), so they count all
that there could be. The record counts those of its isle (`Place`, `Corner`): see `notation.py`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from serai.engine.action import Domain
from serai.engine.bits import Bits, has
from serai.engine.reading import read_letter
from serai.engine.seat import Seat
from serai.games.silver_isle import terms
from serai.games.silver_isle.tables import COASTS, FIRST_POINT, FIRST_SPACE, POINTS, SPOTS
from serai.games.silver_isle.terms import SuitLetter

# --- In actions -------------------------------------------------------------------------------


def _space(spot: terms.Spot) -> str:
    row, column = divmod(spot - 1, terms.SPAN)
    return f"[{column + FIRST_SPACE},{row + FIRST_SPACE}]"


def _point(point: terms.Point) -> str:
    row, column = divmod(point - 1, terms.POINTS_A_ROW)
    return f"<{column + FIRST_POINT},{row + FIRST_POINT}>"


_CREWS = [str(value) for value in range(terms.CREWS)]
_SPACES = [_space(spot) for spot in range(1, SPOTS + 1)]

SUIT = Domain("seat", list(terms.SUIT_LETTERS))
CREW = Domain("crew", _CREWS, first=1)
FACE = Domain(
    "tile",
    [f"{suit}{value + 1}" for suit in terms.SUIT_LETTERS for value in range(terms.VALUES)],
    1,
)
ORDER = Domain(
    "order of the coasts", ["".join(terms.SUIT_LETTERS[seat] for seat in o) for o in COASTS]
)
LINE = Domain(
    "line", [str(line) for line in range(-terms.REACH, terms.REACH + 1)], first=-terms.REACH
)
SPOT = Domain("place", [*_SPACES, *(f"port-{suit}" for suit in terms.SUIT_LETTERS)], first=1)
ISLE_SPACE = Domain("space", _SPACES, first=1)
HARBOUR = Domain("harbour", ["europe", *(_point(point) for point in range(1, POINTS + 1))])
SOURCE = Domain("source", ["ground", *_CREWS])

Suit: TypeAlias = Annotated[int, SUIT]
Crew: TypeAlias = Annotated[int, CREW]
Face: TypeAlias = Annotated[int, FACE]
Order: TypeAlias = Annotated[int, ORDER]
Line: TypeAlias = Annotated[int, LINE]
Source: TypeAlias = Annotated[int, SOURCE]

# --- In events --------------------------------------------------------------------------------

PlaceWord: TypeAlias = Annotated[str, "place"]
"""A space, a port, `ship` or `europe`."""
HarbourWord: TypeAlias = Annotated[str, HARBOUR]
CellWord: TypeAlias = Annotated[str, "cell"]
"""A tile where it lies: `-1,2`."""
FaceWord: TypeAlias = Annotated[str, FACE]
CrewWord: TypeAlias = Annotated[str, CREW]
CrewsWord: TypeAlias = Annotated[str, "crews"]
"""Crews of one suit that lie face up, such as `5+3`; `-` is none."""

# --- Seats and crews --------------------------------------------------------------------------


def suit(seat: Seat) -> SuitLetter:
    """A seat by the letter of its suit."""
    return terms.SUITS[seat]


def read_suit(value: object, what: str) -> Seat:
    """A seat by the letter of its suit."""
    return read_letter(value, terms.SUIT_LETTERS, what)


def values_of(crews: Bits) -> list[int]:
    """The values of a set of crews, the smallest first."""
    return [crew - 1 for crew in range(1, terms.CREWS + 1) if has(crews, crew)]
