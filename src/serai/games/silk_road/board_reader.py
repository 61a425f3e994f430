"""Reading a board that an owner of the box has written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.reading import check_fields, read_list, read_mapping
from serai.games.silk_road.board import BONUS_SETS, Board, CityRow, EdgeRow, TileRow
from serai.games.silk_road.board_check import check_board

FIELDS = ("name", "cities", "edges", "start", "end", "barred", "printed", "tiles")


def read_board(source: Mapping[str, Any] | Path) -> Board:
    """A board from JSON or from a file; raises BadPosition for what cannot be."""
    try:
        given: object = json.loads(source.read_text()) if isinstance(source, Path) else source
    except (OSError, ValueError) as error:
        raise BadPosition(f"the board {source} cannot be read: {error}") from error
    fields = read_mapping(given, "a board")
    check_fields(fields, FIELDS)
    missing = [name for name in FIELDS if name not in fields]
    if missing:
        raise BadPosition(f"the board lacks {', '.join(missing)}")
    board = _read_rows(fields)
    check_board(board)
    return board


def _read_rows(fields: Mapping[str, Any]) -> Board:
    edges = [dict(read_mapping(row, "an edge")) for row in read_list(fields["edges"], "edges")]
    for edge in edges:
        edge["start"], edge["end"] = edge.pop("from", None), edge.pop("to", None)
    barred = read_mapping(fields["barred"], "barred")
    printed = read_mapping(fields["printed"], "printed")
    try:
        return Board(
            name=str(fields["name"]),
            cities=tuple(CityRow(**row) for row in read_list(fields["cities"], "cities")),
            edges=tuple(EdgeRow(**row) for row in edges),
            start=fields["start"],
            end=fields["end"],
            barred={way: tuple(read_list(barred.get(way), way)) for way in ("west", "east")},
            printed={name: dict(read_mapping(printed.get(name), name)) for name in BONUS_SETS},
            tiles=tuple(TileRow(**row) for row in read_list(fields["tiles"], "tiles")),
        )
    except TypeError as error:
        raise BadPosition(f"a row of the board is not complete: {error}") from error
