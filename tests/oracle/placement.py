"""The two placement phases of the setup (section 2)."""

from collections.abc import Iterator

from oracle.board import (
    MASTIFF,
    OOKAMI,
    ROWS,
    SHEPHERD,
    TILE_LIMIT,
    Corner,
    Position,
    State,
    Tile,
    corners_of,
    free_nursery_sites,
    freeze,
    neighbours,
    parse,
)
from oracle.turns import begin_turn, seat_after

WORMS_TO_PLACE = 7


# ---- phase 1 ---------------------------------------------------------------------------------


def worm_tiles(state: State) -> list[Tile]:
    """Dry tiles with room; when there is none, normal tiles with room: silk.setup.p1.4 to .7."""
    room = [
        tile for tile in state.tiles
        if tile not in state.big and len(state.worms.get(tile, "")) < TILE_LIMIT
    ]  # fmt: skip
    dry = [tile for tile in room if state.tiles[tile] == "D"]
    return dry or [tile for tile in room if state.tiles[tile] in "N*"]


def place_worm(state: State) -> Iterator[State]:
    """Every placing of one worm; a pair is open while the seat's count is odd: .p1.2, .3."""
    for tile in worm_tiles(state):
        after = state.copy()
        after.add_worm(tile, state.active)
        if all(after.on_board(seat) == WORMS_TO_PLACE for seat in after.seats):
            after.phase = "pieces"  # silk.setup.p2.1: the last to place a worm starts
        elif after.on_board(state.active) in (2, 4, 6, WORMS_TO_PLACE):
            after.turn = seat_after(state, state.active)
        yield after


def worm_outcomes(position: Position) -> set[str]:
    """Phase `worms`: all positions after placing one worm (half of a pair included)."""
    return {freeze(after) for after in place_worm(parse(position))}


def worm_turn_outcomes(position: Position) -> set[str]:
    """Phase `worms`: all positions after the rest of the placement turn."""
    state = parse(position)
    results = set()
    for after in place_worm(state):
        still = after.phase == "worms" and after.turn == state.turn
        results |= {freeze(last) for last in place_worm(after)} if still else {freeze(after)}
    return results


# ---- phase 2 ---------------------------------------------------------------------------------


def pieces_left(state: State, seat: str) -> list[str]:
    """Which of the three pieces `seat` has still to place: silk.setup.p2.1b."""
    left = [kind for kind in (SHEPHERD, MASTIFF) if not state.where(kind, seat)]
    return left + ([] if state.nurseries_of(seat) else ["nursery"])


def own_worm_tiles(state: State) -> set[Tile]:
    """Tiles with a worm of the active seat."""
    return {tile for tile, crowd in state.worms.items() if state.active in crowd}


def big_piece_spots(state: State) -> set[Tile]:
    """Empty tiles beside an own worm; else any empty tile: silk.setup.p2.2, .3, .5."""
    empty = {tile for tile in state.tiles if state.is_empty(tile)}
    own = own_worm_tiles(state)
    return {tile for tile in empty if neighbours(tile, ROWS[state.players]) & own} or empty


def nursery_spots(state: State) -> set[Corner]:
    """Legal corners of a tile with an own worm; else any legal corner: silk.setup.p2.4, .5."""
    sites = free_nursery_sites(state)
    touched = {corner for tile in own_worm_tiles(state) for corner in corners_of(tile)}
    return sites & touched or sites


def place_piece(state: State) -> Iterator[State]:
    """Every placing of one of the pieces left, before the turn moves on."""
    for kind in pieces_left(state, state.active):
        for spot in nursery_spots(state) if kind == "nursery" else big_piece_spots(state):
            after = state.copy()
            if kind == "nursery":
                after.nurseries[spot] = state.active
            else:
                after.big[spot] = (kind, state.active)
            yield after


def piece_outcomes(position: Position) -> set[str]:
    """Phase `pieces`: all positions after one placement: silk.setup.p2.1, .6, .7."""
    state = parse(position)
    assert state.where(OOKAMI), "silk.setup.6: the ookami stands on the board from the start"
    results = set()
    for after in place_piece(state):
        if any(pieces_left(after, seat) for seat in after.seats):
            after.turn = seat_after(state, state.active, -1)
        else:
            begin_turn(after, state.active)
        results.add(freeze(after))
    return results
