"""Reading positions that people write: each function takes one thing or says what is wrong with
it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.action import Domain
from serai.engine.errors import BadNotation, BadPosition
from serai.engine.seat import LETTERS, Seat


def read_mapping(value: object, what: str) -> Mapping[str, Any]:
    """A JSON object."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{what} is a JSON object, not {value!r}")
    return value


def read_list(value: object, what: str) -> Sequence[Any]:
    """A JSON list."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition(f"{what} is a list, not {value!r}")
    return value


def read_number(value: object, what: str, least: int, most: int, clause: str | None = None) -> int:
    """A whole number within bounds, which the clause sets."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(f"{what} is a whole number, not {value!r}")
    if not least <= value <= most:
        raise BadPosition(f"{what} lies between {least} and {most}, not at {value}", clause)
    return value


def read_truth(value: object, what: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadPosition(f"{what} is true or false, not {value!r}")
    return value


def read_seat(value: object, players: int, what: str) -> Seat:
    """A seat's letter, of so many seats."""
    return read_letter(value, LETTERS[:players], what)


def read_letter(value: object, seats: str, what: str) -> Seat:
    """One of these letters, each of which stands for a seat."""
    if not isinstance(value, str) or len(value) != 1 or value not in seats:
        raise BadPosition(f"{what} names one of the seats {', '.join(seats)}, not {value!r}")
    return seats.index(value)


def read_place(value: object, domain: Domain, what: str) -> int:
    """A word of a domain, such as a tile."""
    try:
        return domain.read(value)
    except BadNotation as error:
        raise BadPosition(f"{what}: {error}") from error


def read_by_seat(
    value: object, players: int, what: str, default: int, limits: tuple[int, int]
) -> list[int]:
    """A number for each seat; seats left out have the default."""
    numbers = [default] * players
    for key, number in read_mapping(value, what).items():
        seat = read_seat(key, players, what)
        numbers[seat] = read_number(number, f"{what} of {key}", *limits)
    return numbers


def check_fields(given: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse misspelt fields, which would otherwise be passed over in silence."""
    for name in given:
        if name not in known:
            raise BadPosition(f"there is no field {name!r}; there are {', '.join(known)}")
