"""What people call the places of Silk, and what else a sentence names. A place is called after what
stands there, or after a piece beside it that the reader knows well; otherwise by the grid that the
board shows, columns A to E and rows 1 to 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from serai.engine.bits import has
from serai.engine.naming import OWN, Name, Target, Thing
from serai.engine.seat import LETTERS, letter
from serai.games.silk import actions, events, parts, terms
from serai.games.silk.rules.geometry import is_on_board, is_outer_side, neighbour
from serai.games.silk.state import PIECE
from serai.games.silk.tables import STEP, column_of, row_of
from serai.games.silk.terms import Direction, Piece, Tile

Facts: TypeAlias = dict[str, str | int]
Landmarks: TypeAlias = dict[Tile, Piece]
"""Big pieces after which places are called, by where they stand; the best known first."""

FIRST_COLUMN = "A"


def call(s: Any, thing: Thing) -> Name | None:
    """What people call something that a sentence speaks of."""
    caller = CALLERS.get(thing.kind)
    return caller(s, thing) if caller else None


# --- Tiles ------------------------------------------------------------------------------------


def grid(tile: Tile) -> str:
    """A tile by its column and its row: `C2`."""
    return f"{chr(ord(FIRST_COLUMN) + column_of(tile))}{1 + row_of(tile)}"


def _tile(s: Any, thing: Thing) -> Name:
    tile = parts.TILE.read(thing.word)
    if isinstance(thing.said, UNLAID) or thing.fact == "start":
        return Name("grid", {"grid": grid(tile)}, thing.target)
    fact = JUST_HERE.get(type(thing.said))
    aside = parts.TILE.read(getattr(thing.said, fact)) if fact else terms.NOWHERE
    return Name("tile", _tile_facts(s, thing, tile, aside), thing.target)


def _tile_facts(s: Any, thing: Thing, tile: Tile, aside: Tile) -> Facts:
    """How a tile is called: by its own name, after what stands on it or beside it, or by the grid.
    Nothing is called after the pieces that stand on the tile `aside`."""
    if tile == s.den_tile:
        return {"by": "den"}
    if s.piece_at[tile] != terms.NO_PIECE and tile != aside:
        return {"by": "on", **_piece(thing, int(s.piece_at[tile]))}
    pasture = _pasture(s, thing, tile)
    for stand, piece in _landmarks(s, thing, aside).items():
        lies = _bearing(stand, tile)
        if lies is not None:
            return {"by": "beside", "pasture": pasture, "lies": lies, **_piece(thing, piece)}
    return {"by": "grid", "pasture": pasture, "grid": grid(tile)}


def _landmarks(s: Any, thing: Thing, aside: Tile) -> Landmarks:
    """The reader's own pieces, those of whoever acts, and the ookami between them."""
    actor = getattr(thing.said, "seat", None)
    known = [thing.reader, LETTERS.index(actor) if actor else None]
    first, last = (
        [] if seat is None else [terms.SHEPHERD + seat, terms.MASTIFF + seat] for seat in known
    )
    stands = {piece: int(s.location[piece]) for piece in (*first, terms.OOKAMI, *last)}
    return {stand: piece for piece, stand in stands.items() if stand not in (terms.NOWHERE, aside)}


def _bearing(start: Tile, tile: Tile) -> str | None:
    """In which direction a tile lies beside another. No step leads from one edge of the lattice to
    the other."""
    ways = (direction for direction in Direction if start + STEP[direction] == tile)
    way = next(ways, None)
    return None if way is None else parts.DIRECTION.write(way)


def _pasture(s: Any, thing: Thing, tile: Tile) -> str:
    """What grows there, or grew there before it was grazed or regenerated."""
    if isinstance(thing.said, events.TileRegenerated):
        return "barren"
    was_grazed = isinstance(thing.said, events.TileGrazed) and thing.said.points > 0
    if has(s.barren, tile) and not was_grazed:
        return "barren"
    return parts.PASTURE.write(int(s.pasture[tile]))


def _piece(thing: Thing, piece: Piece) -> Facts:
    """A big piece and whose it is; `own`, if it belongs to somebody else who acts."""
    kind, _, owner = PIECE.domain.write(piece).partition(" ")
    is_mine = thing.reader is not None and letter(thing.reader) == owner
    is_own = owner == getattr(thing.said, "seat", None) and not is_mine
    return {"piece": kind, "owner": OWN if is_own else owner}


UNLAID = (actions.LayDen, events.DenTileLaid, events.TileLaid)
"""What is said while tiles are laid: they have nothing but their place in the grid."""

JUST_HERE: Mapping[type, str] = {
    events.PiecePlaced: "tile",
    events.PieceMoved: "end",
    events.PieceBumped: "end",
    events.WormBumped: "start",
    events.WormsCaptured: "tile",
}
"""Nothing is called after what has just come here: the fact says where that is."""

# --- Sides, corners, ways ---------------------------------------------------------------------


def _side(s: Any, thing: Thing) -> Name | None:
    """A side is called after the tiles on both of its sides, or after the one that it bounds."""
    upright, spot = divmod(parts.SIDE.read(thing.word), terms.SPOTS)
    before, after = (spot - 1, spot) if upright else (spot - terms.STRIDE, spot)
    tiles = _on_board(s, before, after)
    if len(tiles) == 1:
        edges = (Direction.EAST, Direction.WEST) if upright else (Direction.SOUTH, Direction.NORTH)
        edge = parts.DIRECTION.write(edges[tiles == [after]])
        return Name("side", {"by": "edge", "edge": edge, **_grids(tiles)}, thing.target)
    return Name("side", {"by": "between", **_grids(tiles)}, thing.target) if tiles else None


def _corner(s: Any, thing: Thing) -> Name | None:
    """A corner is called after the builder's shepherd if he stands at it, otherwise after the tiles
    that meet there."""
    spot = parts.CORNER.read(thing.word)
    around = [spot - terms.STRIDE - 1, spot - terms.STRIDE, spot - 1, spot]
    tiles = _on_board(s, *around)
    builder = thing.said.seat if isinstance(thing.said, events.NurseryBuilt) else letter(s.turn)
    shepherd = PIECE.domain.read(f"shepherd {builder}")
    stand = int(s.location[shepherd])
    facts: Facts = {"by": CORNERS.get(len(tiles), ""), **_grids(tiles)}
    if stand in tiles:
        lies = QUARTERS[around.index(stand)]
        facts = {"by": "shepherd", "lies": lies, **_piece(thing, shepherd)}
    elif len(tiles) == 2:
        facts["edge"] = parts.DIRECTION.write(EDGES[around.index(tiles[0]), around.index(tiles[1])])
    return Name("corner", facts, thing.target) if tiles else None


CORNERS = {1: "outermost", 2: "rim", 4: "crossing"}
"""What a corner is where so many tiles meet."""
QUARTERS = ("south-east", "south-west", "north-east", "north-west")
"""Where a corner lies on each of the tiles around it, in reading order."""
EDGES = {
    (0, 1): Direction.SOUTH,
    (2, 3): Direction.NORTH,
    (0, 2): Direction.EAST,
    (1, 3): Direction.WEST,
}
"""At which edge of the board a corner has only these of the four tiles around it."""


def _on_board(s: Any, *tiles: Tile) -> list[Tile]:
    return [tile for tile in tiles if tile > terms.NOWHERE and is_on_board(s, tile)]


def _grids(tiles: list[Tile]) -> Facts:
    return dict(zip(("first", "second", "third", "fourth"), map(grid, tiles), strict=False))


def _way(s: Any, thing: Thing) -> Name | None:
    """A way is called after where it leads, and points there."""
    start = _start(s, thing.said)
    if start == terms.NOWHERE:
        return None
    direction = parts.DIRECTION.read(thing.word)
    facts: Facts = {"direction": thing.word}
    is_outer = is_outer_side(s, start, direction)
    if is_outer and isinstance(thing.said, actions.Bump):
        return Name("way", facts | {"how": "off"}, thing.target)
    end = neighbour(s, start, direction)
    facts |= {"how": "wrap" if is_outer else "step", **_tile_facts(s, thing, end, start)}
    return Name("way", facts, Target(parts.TILE.name, parts.TILE.write(end)))


def _start(s: Any, said: Any) -> Tile:
    """Where the piece or the worm stands that goes this way."""
    movers = {
        actions.MoveShepherd: terms.SHEPHERD + s.turn,
        actions.MoveMastiff: terms.MASTIFF + s.turn,
        actions.MoveOokami: terms.OOKAMI,
    }
    mover = movers.get(type(said))
    return int(s.bumped_from if mover is None else s.location[mover])


# --- What else is named -----------------------------------------------------------------------


def _dice(s: Any, thing: Thing) -> Name:  # noqa: ARG001
    low, high = map(int, thing.word.split("-"))
    return Name("double", {"low": low}) if low == high else Name("dice", {"low": low, "high": high})


def _board_action(s: Any, thing: Thing) -> Name:  # noqa: ARG001
    return Name("board-action", {"action": thing.word}, thing.target)


def _improvement(s: Any, thing: Thing) -> Name:  # noqa: ARG001
    return Name("improvement", {"improvement": thing.word}, thing.target)


def _score(s: Any, thing: Thing) -> Name:  # noqa: ARG001
    score = int(thing.word)
    return Name("score-below-zero" if score < 0 else "score", {"score": abs(score)})


CALLERS: Mapping[str, Callable[[Any, Thing], Name | None]] = {
    parts.TILE.name: _tile,
    parts.SIDE.name: _side,
    parts.CORNER.name: _corner,
    parts.DIRECTION.name: _way,
    parts.RESULT.name: _dice,
    parts.BOARD_ACTION.name: _board_action,
    parts.IMPROVEMENT: _improvement,
    parts.SCORE: _score,
}
"""By the kind of thing."""
