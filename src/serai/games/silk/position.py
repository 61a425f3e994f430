"""Record -> position: JSON that a person can read and write. `position_reader.py` reads it.

The format is described in `docs/rules/silk.md`. Writing what was read gives the same JSON, and
reading what was written the same record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from serai.engine.bits import has
from serai.engine.option import write_options
from serai.engine.seat import NOBODY, Seat, letter
from serai.games.silk.actions import CORNER, SIDE, TILE
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
    SEATS,
    SHEPHERD,
    SIDES,
    SPOTS,
    Deed,
    Improvement,
    Pasture,
    Phase,
    Piece,
)

if TYPE_CHECKING:
    from serai.engine.game import Game

FIELDS = (
    "game", "players", "options", "tiles", "worms", "shepherds", "mastiffs", "ookami", "nurseries",
    "walls", "points", "den", "improvements", "turn", "phase", "dice", "ended_by", "rolled", "deed",
    "moved", "lifted", "left", "hand", "reserve", "supply", "nursery_reserve", "scores", "winners",
)  # fmt: skip

TILE_LETTERS = {Pasture.NONE: "..", Pasture.DRY: "Dd", Pasture.NORMAL: "Nn", Pasture.LEAFY: "Ll"}
"""Each pasture's letter, printed side and barren side up."""
DEN_LETTERS = "*+"

PHASES = {
    Phase.LAY: "lay", Phase.FIRST: "first", Phase.WORMS: "worms", Phase.PIECES: "pieces",
    Phase.RAISE: "raise", Phase.ROLL: "roll", Phase.DICE: "dice", Phase.TARGET: "bump",
    Phase.PUSH: "bump", Phase.SPREAD: "bump", Phase.OVER: "over",
}  # fmt: skip
"""How each phase is written. Everything in the middle of a deed is `bump`."""

MOST_POINTS = 30_000
"""Points fit into 16 bits; no game comes near."""


def piece_name(piece: Piece) -> str:
    """How a big piece is written: `shepherd A`, `mastiff B`, `ookami`."""
    if piece == OOKAMI:
        return "ookami"
    if piece >= MASTIFF:
        return f"mastiff {letter(piece - MASTIFF)}"
    return f"shepherd {letter(piece - SHEPHERD)}"


PIECE_NAMES = {piece_name(piece): piece for piece in range(SHEPHERD, PIECES)}


# --- Writing ----------------------------------------------------------------------------------


def write_position(game: Game, s: Any) -> dict[str, Any]:
    """The position of a record."""
    seats = range(int(s.players))
    position = {
        "game": game.id,
        "players": int(s.players),
        "options": write_options(game.options, s),
        "tiles": _write_tiles(s),
        "worms": _write_worms(s),
        "shepherds": _write_pieces(s, shepherd_of),
        "mastiffs": _write_pieces(s, mastiff_of),
        "ookami": write_tile(int(s.location[OOKAMI])),
        "nurseries": _write_nurseries(s),
        "walls": _write_walls(s),
        "points": {letter(seat): int(s.points[seat]) for seat in seats},
        "den": {letter(seat): int(s.den[seat]) for seat in seats},
        "improvements": _write_improvements(s),
        "turn": None if s.phase in (Phase.LAY, Phase.FIRST, Phase.OVER) else letter(s.turn),
        "phase": PHASES[Phase(s.phase)],
        "dice": [int(face) for face in s.dice if face],
        "ended_by": None if s.ended_by == NOBODY else letter(s.ended_by),
    }
    return position | _write_rest(s)


def _write_rest(s: Any) -> dict[str, Any]:
    """What only some phases need."""
    if s.phase == Phase.FIRST:
        return {"rolled": {letter(seat): int(s.rolled[seat]) for seat in range(s.players)}}
    if s.phase == Phase.OVER:
        return write_result(s)
    if PHASES[Phase(s.phase)] != "bump":
        return {}
    return {
        "deed": Deed(s.deed).name.lower(),
        "moved": [name for name, piece in PIECE_NAMES.items() if has(s.moved, piece)],
        "lifted": piece_name(int(s.lifted)) if s.lifted != NO_PIECE else None,
        "left": write_tile(int(s.left)),
        "hand": {letter(seat): int(s.hand[seat]) for seat in range(s.players) if s.hand[seat]},
    }


def write_result(s: Any) -> dict[str, Any]:
    """Final scores and winners."""
    scores = {letter(seat): int(s.scores[seat]) for seat in range(s.players)}
    return {"scores": scores, "winners": [letter(seat) for seat in winners(s)]}


def winners(s: Any) -> list[Seat]:
    """The seats that won."""
    return [seat for seat in range(s.players) if is_winner(s, seat)]


def write_tile(tile: int) -> str | None:
    """The tile's name, or None for NOWHERE."""
    return None if tile == NOWHERE else TILE.write(tile)


# A view is written for every move of every table. Sets are read whole into plain numbers: to ask a
# compiled rule about each member took longer than all the rest.


def _has(members: int, member: int) -> bool:
    return bool(members >> member & 1)


def _write_walls(s: Any) -> list[str]:
    walls = int(s.walls_h) | int(s.walls_v) << SPOTS
    return [SIDE.write(side) for side in range(SIDES) if _has(walls, side)]


def _write_tiles(s: Any) -> list[str]:
    rows = range(int(ROWS[s.players]))
    pastures, barren, den = s.pasture.tolist(), int(s.barren), int(s.den_tile)

    def sign(tile: int) -> str:
        letters = DEN_LETTERS if tile == den else TILE_LETTERS[Pasture(pastures[tile])]
        return letters[_has(barren, tile)]

    return ["".join(sign(spot(r, c)) for c in range(COLUMNS)) for r in rows]


def _write_worms(s: Any) -> dict[str, str]:
    worms, crowd = s.worms.tolist(), s.crowd.tolist()
    return {
        TILE.write(tile): "".join(letter(seat) * worms[tile][seat] for seat in range(SEATS))
        for tile in range(1, SPOTS)
        if crowd[tile]
    }


def _write_pieces(s: Any, piece_of: Callable[[Seat], Piece]) -> dict[str, str]:
    places = {seat: int(s.location[piece_of(seat)]) for seat in range(s.players)}
    return {letter(seat): TILE.write(tile) for seat, tile in places.items() if tile != NOWHERE}


def _write_nurseries(s: Any) -> dict[str, str]:
    built = s.nurseries.tolist()
    return {
        CORNER.write(corner): letter(seat)
        for corner in range(1, SPOTS)
        for seat in range(int(s.players))
        if _has(built[seat], corner)
    }


def _write_improvements(s: Any) -> dict[str, str]:
    return {
        improvement.name.lower(): letter(s.improvements[improvement])
        for improvement in Improvement
        if s.improvements[improvement] != NOBODY
    }
