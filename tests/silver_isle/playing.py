"""Positions by a few fields, actions by notation: how the tests set up a table and play at it.

Everything happens on Isle A with the ports of W12 unless a test builds another isle:

    y= 4 | ~~ ~~ ~~ ~~ PS ~~ ~~ ~~ ~~ ~~
    y= 3 | ~~ ~~ ~~ ~~ S5 ~~ ~~ ~~ ~~ ~~
    y= 2 | ~~ ~~ ~~ ~~ S4 S2 ~~ ~~ ~~ ~~
    y= 1 | ~~ ~~ ~~ C4 S3 S1 A4 ~~ ~~ ~~
    y= 0 | ~~ ~~ ~~ C5  * A1 A2 A3 A5 PA
    y=-1 | PC C3 C2 C1 M1 ~~ ~~ ~~ ~~ ~~
    y=-2 | ~~ ~~ ~~ M3 M2 ~~ ~~ ~~ ~~ ~~
    y=-3 | ~~ ~~ ~~ M5 ~~ ~~ ~~ ~~ ~~ ~~
    y=-4 | ~~ ~~ ~~ PM ~~ ~~ ~~ ~~ ~~ ~~
       x=  -4 -3 -2 -1  0  1  2  3  4  5
"""

from typing import Any

import pytest

from oracle_silver_isle.helpers import DRAWS_A, DRAWS_B, fighting, isle_a
from serai import BadPosition, Match
from serai.games.silver_isle.position_knowledge import possible_values
from silver_isle.records import ISLE, SUITS

__all__ = ["DRAWS_A", "DRAWS_B", "ISLE"]

CELLS_A = (
    "0,-1 1,0 1,1 0,-2 0,1 2,0 3,0 -1,0 -1,1 -1,-1 -1,-2 0,2 2,1 0,3 -1,-3 -2,-1 4,0 1,2 -3,-1"
)
"""Where the tiles of Isle A lie, in the order of their draws; the one at the start is `0,0`."""
PORTS_A = ("port 0", "port 0", "port -1", "port -1")
SPENT = {"C": {"space": "[1,4]", "value": 0}}
"""An exhausted mine on (0,2): it has given some silver."""
OURS = {"0,2": "C", "0,3": "S", "1,2": "S"}
"""Suns control the two northern tiles, Crowns the one with the exhausted mine."""


def table(**fields: Any) -> Match:
    """A match on Isle A; Suns have two actions, and all that is not given is in Europe."""
    return ISLE.load(isle_a(**fields), chance="manual")


def relaxed(**fields: Any) -> Match:
    """The same, where turns may end early."""
    return table(**fields | {"options": {"both_actions": False} | fields.get("options", {})})


def border(suns: dict[str, str], arms: dict[str, str], **fields: Any) -> Match:
    """A match in which Suns own the tiles (0,2) and (0,3), Arms (1,1) and (1,2)."""
    return ISLE.load(fighting(suns, arms, **fields), chance="manual")


def build(draws: str, lines: tuple[int, ...] = (), **options: Any) -> Match:
    """A match in which these tiles were drawn, ties decided as given."""
    match = play(ISLE.new(chance="manual", **options), "drawer S")
    choices = iter(lines)
    for face in draws.split():
        play(match, f"draw {face}")
        if match.position().get("drawn"):
            play(match, f"line {next(choices)}")
    return match


def play(match: Match, *moves: str) -> Match:
    """Play these actions one after the other."""
    for move in moves:
        match.play(move)
    return match


def legal(match: Match, *words: str) -> set[str]:
    """What may follow these words now."""
    start = "".join(f"{word} " for word in words)
    found = [f"{action} " for action in match.legal()]
    return {move.removeprefix(start).strip() for move in found if move.startswith(start)}


def refusal(match: Match, move: str) -> tuple[str, str] | None:
    """The reason and the clause that forbid a move, or None."""
    found = match.why_not(move)
    return (found.reason, found.clause) if found else None


def where(match: Match, crew: str) -> str:
    """Where a crew such as `S5` is."""
    return str(match.position()["crews"].get(crew[0], {}).get(crew[1], "europe"))


def silver(match: Match, kind: str) -> Any:
    """The tokens of one kind: crews, ground, ships or europe."""
    return match.position()["silver"][kind]


def field(match: Match, *names: str) -> Any:
    """One or more fields of the position."""
    found = tuple(match.position()[name] for name in names)
    return found[0] if len(found) == 1 else found


def control(match: Match, tile: str) -> str | None:
    """Who controls a tile."""
    return field(match, "control").get(tile)


def possible(match: Match, suit: str, place: str) -> list[int]:
    """The values that the public thinks possible for a crew of this suit in this place."""
    crews = match.view()["crews"][suit]
    return next(crew["possible"] for crew in crews if crew["place"] == place)


def thinks(match: Match, suit: str, slot: int) -> list[int]:
    """The values that the public thinks possible for a slot."""
    return possible_values(match.state, SUITS.index(suit), slot)


def refused(**fields: Any) -> str | None:
    """The clause that a position on Isle A breaks."""
    with pytest.raises(BadPosition) as error:
        table(**fields)
    return error.value.clause
