"""Record -> position: JSON that a person can read and write. `position_reader.py` reads it.

The format is described in `docs/rules/silk.md`. Writing what was read gives the same JSON, and
reading what was written the same record.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import mul
from typing import TYPE_CHECKING, Any

from serai.engine.bits import members
from serai.engine.option import write_options
from serai.engine.seat import LETTERS, NOBODY, Seat, by_letter, letter
from serai.games.silk.parts import CORNER, SIDE, TILE
from serai.games.silk.rules.ending import is_winner
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.tables import ROWS, spot
from serai.games.silk.terms import (
    COLUMNS,
    MASTIFF,
    NO_PIECE,
    NOWHERE,
    OOKAMI,
    PIECES,
    SHEPHERD,
    SPOTS,
    BoardAction,
    Improvement,
    Pasture,
    Phase,
    Piece,
)

if TYPE_CHECKING:
    from serai.engine.game import Game

FIELDS = (
    "game", "players", "options", "tiles", "worms", "shepherds", "mastiffs", "ookami", "nurseries",
    "walls", "points", "den", "improvements", "turn", "phase", "dice", "ended_by", "rolled",
    "action", "moved", "lifted", "bumped_from", "hand",
    "reserve", "supply", "nursery_reserve", "scores", "winners",
)  # fmt: skip

TILE_LETTERS = {Pasture.NONE: "..", Pasture.DRY: "Dd", Pasture.NORMAL: "Nn", Pasture.LEAFY: "Ll"}
"""Each pasture's letter, printed side and barren side up."""
DEN_LETTERS = "*+"

PHASES = {
    Phase.LAY: "lay", Phase.FIRST: "first", Phase.WORMS: "worms", Phase.PIECES: "pieces",
    Phase.RAISE: "raise", Phase.ROLL: "roll", Phase.DICE: "dice",
    Phase.ACTION_RAISE: "action-raise", Phase.ACTION_HERD: "action-herd",
    Phase.ACTION_WALL: "action-wall", Phase.ACTION_NURSERY: "action-nursery",
    Phase.ACTION_GRAZE: "action-graze", Phase.ACTION_OOKAMI: "action-ookami",
    Phase.PUSH: "push", Phase.SPREAD: "spread", Phase.OVER: "over",
}  # fmt: skip
"""How each phase is written."""

MOST_POINTS = 30_000
"""Points fit into 16 bits; no game comes near."""


def piece_name(piece: Piece) -> str:
    """How a big piece is written: `shepherd A`, `mastiff B`, `ookami`."""
    if piece == OOKAMI:
        return "ookami"
    if piece >= MASTIFF:
        return f"mastiff {letter(piece - MASTIFF)}"
    return f"shepherd {letter(piece - SHEPHERD)}"


IMPROVEMENTS = {improvement.name.lower(): int(improvement) for improvement in Improvement}
PIECE_NAMES = {piece_name(piece): piece for piece in range(SHEPHERD, PIECES)}


# --- Writing ----------------------------------------------------------------------------------


# A view is written for every move of every table, so this is in a hurry. What the record holds is
# read whole into plain numbers: to ask NumPy, or a compiled rule, about each member took longer
# than all the rest, and so did comparing NumPy's numbers with the names of an enumeration.


def write_position(game: Game, s: Any) -> dict[str, Any]:
    """The position of a record."""
    players, phase = int(s.players), int(s.phase)
    position = {
        "game": game.id,
        "players": players,
        "options": write_options(game.options, s),
        "tiles": _write_tiles(s),
        "worms": _write_worms(s),
        "shepherds": _write_pieces(s, shepherd_of),
        "mastiffs": _write_pieces(s, mastiff_of),
        "ookami": write_tile(int(s.location[OOKAMI])),
        "nurseries": _write_nurseries(s),
        "walls": _write_walls(s),
        "points": by_letter(s.points.tolist(), players),
        "den": by_letter(s.den.tolist(), players),
        "improvements": _write_improvements(s),
        "turn": None if phase in (Phase.LAY, Phase.FIRST, Phase.OVER) else letter(s.turn),
        "phase": PHASES[Phase(phase)],
        "dice": [face for face in s.dice.tolist() if face],
        "ended_by": None if s.ended_by == NOBODY else letter(s.ended_by),
    }
    return position | _write_rest(s, Phase(phase))


def _write_rest(s: Any, phase: Phase) -> dict[str, Any]:
    """What only some phases need."""
    if phase == Phase.FIRST:
        return {"rolled": by_letter(s.rolled.tolist(), int(s.players))}
    if phase == Phase.OVER:
        return write_result(s)
    if phase not in (Phase.PUSH, Phase.SPREAD):
        return {}
    moved = int(s.moved)
    hand = by_letter(s.hand.tolist(), int(s.players))
    return {
        "action": BoardAction(s.action).name.lower(),
        "moved": [name for name, piece in PIECE_NAMES.items() if moved >> piece & 1],
        "lifted": piece_name(int(s.lifted)) if s.lifted != NO_PIECE else None,
        "bumped_from": write_tile(int(s.bumped_from)),
        "hand": {owner: number for owner, number in hand.items() if number},
    }


def write_result(s: Any) -> dict[str, Any]:
    """Final scores and winners."""
    scores = by_letter(s.scores.tolist(), int(s.players))
    return {"scores": scores, "winners": [letter(seat) for seat in winners(s)]}


def winners(s: Any) -> list[Seat]:
    """The seats that won."""
    return [seat for seat in range(s.players) if is_winner(s, seat)]


def write_tile(tile: int) -> str | None:
    """The tile's name, or None for NOWHERE."""
    return None if tile == NOWHERE else TILE.write(tile)


def _write_walls(s: Any) -> list[str]:
    return [SIDE.write(side) for side in members(int(s.walls_h) | int(s.walls_v) << SPOTS)]


def _write_tiles(s: Any) -> list[str]:
    barren, den = int(s.barren), int(s.den_tile)
    printed = [TILE_LETTERS[pasture] for pasture in s.pasture.tolist()]
    printed[den] = DEN_LETTERS
    signs = [letters[barren >> tile & 1] for tile, letters in enumerate(printed)]
    firsts = [spot(row, 0) for row in range(ROWS[s.players])]
    return ["".join(signs[first : first + COLUMNS]) for first in firsts]


def _write_worms(s: Any) -> dict[str, str]:
    worms = s.worms.tolist()
    return {
        TILE.write(tile): "".join(map(mul, LETTERS, worms[tile]))
        for tile, number in enumerate(s.crowd.tolist())
        if number
    }


def _write_pieces(s: Any, piece_of: Callable[[Seat], Piece]) -> dict[str, str]:
    location = s.location.tolist()
    places = {seat: location[piece_of(seat)] for seat in range(s.players)}
    return {letter(seat): TILE.write(tile) for seat, tile in places.items() if tile != NOWHERE}


def _write_nurseries(s: Any) -> dict[str, str]:
    built = by_letter(s.nurseries.tolist(), int(s.players))
    owners = {corner: owner for owner, corners in built.items() for corner in members(corners)}
    return {CORNER.write(corner): owners[corner] for corner in sorted(owners)}


def _write_improvements(s: Any) -> dict[str, str]:
    owners = s.improvements.tolist()
    return {
        name: letter(owners[improvement])
        for name, improvement in IMPROVEMENTS.items()
        if owners[improvement] != NOBODY
    }
