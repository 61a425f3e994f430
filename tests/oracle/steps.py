"""Steps of big pieces with every chain of bumps, and every spreading of worms (section 4)."""

from collections.abc import Iterator

from oracle.board import (
    MASTIFF,
    OOKAMI,
    OPPOSITE,
    ROWS,
    SHEPHERD,
    STEPS,
    TILE_LIMIT,
    Piece,
    State,
    Tile,
    neighbour,
    side_towards,
    wrapped,
)

# silk.bump.table: which kind of big piece each kind bumps; every other meeting is barred.
BUMPS = {SHEPHERD: MASTIFF, MASTIFF: OOKAMI, OOKAMI: SHEPHERD}


def moves_of(state: State, origin: Tile, step: str) -> Iterator[State]:
    """Every result of the big piece on `origin` making its own step: silk.bump.5, .6."""
    lifted = state.copy()
    piece = lifted.big.pop(origin)
    yield from travel(lifted, piece, origin, step, frozenset())


def travel(
    state: State, piece: Piece, origin: Tile, step: str, moved: frozenset[Piece]
) -> Iterator[State]:
    """Move a lifted piece over one side, unless a wall stops it: silk.move.wall.*, .wrap.*."""
    target = wrapped(origin, step, ROWS[state.players])
    crossed = {side_towards(origin, step), side_towards(target, OPPOSITE[step])}
    if piece[0] == SHEPHERD or not crossed & state.walls:
        yield from enter(state, piece, target, moved | {piece})


def enter(state: State, piece: Piece, target: Tile, moved: frozenset[Piece]) -> Iterator[State]:
    """Put a lifted piece down; whatever stood there is bumped or captured: silk.bump.2, .3."""
    met = state.big.get(target)
    after = state.copy()
    after.big[target] = piece
    if met is None:
        yield from clear_worms(after, piece, target)
    elif met[0] == BUMPS[piece[0]] and met not in moved:  # silk.bump.table, silk.move.2
        for step in STEPS:
            yield from travel(after, met, target, step, moved)


def clear_worms(state: State, piece: Piece, tile: Tile) -> Iterator[State]:
    """The worms a big piece meets: captured by the ookami, else all bumped: silk.bump.table."""
    if piece[0] != OOKAMI:
        yield from spread_worms(state, tile)
        return
    after = state.copy()
    for seat in after.worms.pop(tile, ""):
        after.den[seat] += 1
    yield after


def spread_worms(state: State, tile: Tile) -> Iterator[State]:
    """Every way to push all worms off `tile`, together or apart: silk.bump.3, .6, .7."""
    lifted = state.copy()
    crowd = lifted.worms.pop(tile, "")
    yield from spread_each(lifted, crowd, tile)


def spread_each(state: State, crowd: str, tile: Tile) -> Iterator[State]:
    """Push the first worm of `crowd` over each side, then the others."""
    if not crowd:
        yield state
        return
    for step in STEPS:
        pushed = push_worm(state, crowd[0], tile, step)
        if pushed:
            yield from spread_each(pushed, crowd[1:], tile)


def push_worm(state: State, seat: str, tile: Tile, step: str) -> State | None:
    """Push one lifted worm from `tile` over one side; None when it may not go there."""
    if side_towards(tile, step) in state.walls:  # silk.move.wall.3, silk.move.off.3
        return None
    after = state.copy()
    target = neighbour(tile, step, ROWS[state.players])
    if target is None:  # silk.move.off.1: back to the reserve
        return after
    if target in state.big:
        if state.big[target][0] != OOKAMI:
            return None
        after.den[seat] += 1  # silk.capture.1, .2
        return after
    if len(state.worms.get(target, "")) >= TILE_LIMIT:
        return None
    after.add_worm(target, seat)
    return after
