"""The isles of section 15 and small positions on them."""

import json
from typing import Any

from oracle_silver_isle.board import Position
from oracle_silver_isle.building import START, end_cell, lines_for
from oracle_silver_isle.data import PRINTED, Cell, cell_name
from oracle_silver_isle.geometry import Land, land_of
from oracle_silver_isle.turns import decisions, outcomes

DRAWS_A = "M1 A1 S1 M2 S3 A2 A3 C5 C4 C1 M3 S4 A4 S5 M5 C2 A5 S2 C3"
DRAWS_B = "S2 C2 A2 A5 S1 M2 C5 C1 S3 M4 M3 C3 S4 A3 A1 M5 A4 C4 M1"
PORTS_A = {"S": (0, 4), "A": (5, 0), "M": (-1, -4), "C": (-4, -1)}


def lay_out(draws: str, ties: tuple[int, ...] = ()) -> list[Cell | None]:
    """Where each drawn tile is laid, None for discarded; `ties` are the lines chosen."""
    tiles, choices = [START], iter(ties)
    laid: list[Cell | None] = []
    for face in draws.split():
        side = PRINTED[face[0]]
        lines = lines_for(tiles, side, int(face[1]))
        chosen = [next(choices)] if len(lines) > 1 else lines
        assert set(chosen) <= set(lines)
        cells = [end_cell(tiles, side, index) for index in chosen]
        laid += cells or [None]
        tiles += cells
    return laid


def isle(draws: str, ties: tuple[int, ...] = ()) -> frozenset[Cell]:
    """All tiles after these draws."""
    return frozenset([START, *(cell for cell in lay_out(draws, ties) if cell)])


def land_a(**ports: Cell) -> Land:
    """Isle A with these ports only."""
    return land_of(isle(DRAWS_A), tuple(sorted(ports.items())))


def isle_a(**fields: Any) -> Position:
    """Isle A with the ports of W12: Suns have two actions, everything is in Europe."""
    return {
        "game": "silver-isle", "options": {}, "coasts": PRINTED, "phase": "act",
        "tiles": [cell_name(cell) for cell in isle(DRAWS_A)],
        "ports": {suit: cell_name(cell) for suit, cell in PORTS_A.items()},
        "first": "S", "turn": "S", "actions_left": 2, "round": 1,
    } | fields  # fmt: skip


def relaxed(**fields: Any) -> Position:
    """The same, where turns may end early."""
    return isle_a(**fields | {"options": {"both_actions": False} | fields.get("options", {})})


def fighting(suns: dict[str, str], arms: dict[str, str], **fields: Any) -> Position:
    """Suns own the tiles (0,2) and (0,3), Arms (1,1) and (1,2), with these crews."""
    control = {"0,2": "S", "0,3": "S", "1,1": "A", "1,2": "A"}
    return isle_a(**{"control": control, "crews": {"S": suns, "A": arms}} | fields)


def read(text: str) -> Position:
    """A normal form as a position."""
    return dict(json.loads(text))


def results(start: Position, *words: str) -> list[Position]:
    """The outcomes as positions, in a fixed order."""
    return [read(text) for text in sorted(outcomes(start, *words))]


def only(start: Position, *words: str) -> Position:
    """The one position a decision leads to."""
    found = results(start, *words)
    assert len(found) == 1, f"{len(found)} results of {words}"
    return found[0]


def play(start: Position, *steps: tuple[str, ...]) -> Position:
    """One decision after the other."""
    for words in steps:
        start = only(start, *words)
    return start


def said(start: Position, prefix: str, *words: str) -> set[str]:
    """What follows a prefix in the words of the decisions of a position."""
    labels = (label for label, _ in decisions(start, *words))
    found = {word for label in labels for word in label if word.startswith(prefix)}
    return {word.removeprefix(prefix) for word in found}


def possible(start: Position, *words: str) -> bool:
    """Is there such a decision?"""
    return bool(decisions(start, *words))


def place(found: Position, crew: str) -> str:
    """Where a crew such as "S5" is."""
    return str(found["crews"].get(crew[0], {}).get(crew[1:], "europe"))


def silver(found: Position, kind: str) -> Any:
    """The tokens of one kind: crews, ground, ships or europe."""
    return found["silver"].get(kind, [] if kind == "crews" else {})
