"""The frame of a turn: the mandatory raise, passing the dice, the end (sections 5 and 8)."""

from collections.abc import Iterator

from oracle.board import OOKAMI, TILE_LIMIT, State, Tile, next_to_nursery
from oracle.scoring import finish, latch_trigger, reward_raise, trigger_at_turn_end


def seat_after(state: State, seat: str, step: int = 1) -> str:
    """The next seat clockwise, or counterclockwise with step -1: silk.turn.1."""
    return state.seats[(state.seats.index(seat) + step) % state.players]


def may_raise_on(state: State, tile: Tile) -> bool:
    """silk.raise.2 to .6; with R20 on also the ookami's tile beside an own nursery."""
    beside_nursery = next_to_nursery(state, tile, state.active)
    if tile in state.big:
        allowed = state.options["raise_onto_ookami"] and state.big[tile][0] == OOKAMI
        return allowed and beside_nursery
    crowd = state.worms.get(tile, "")
    return len(crowd) < TILE_LIMIT and (beside_nursery or state.active in crowd)


def raise_tiles(state: State) -> list[Tile]:
    """Legal tiles for the active seat; none with an empty reserve: silk.raise.1."""
    if not state.reserve(state.active):
        return []
    return [tile for tile in state.tiles if may_raise_on(state, tile)]


def raises(state: State) -> Iterator[tuple[Tile, State]]:
    """Every placing of one worm from the reserve, with the Silkworm Improvement."""
    for tile in raise_tiles(state):
        after = state.copy()
        if tile in state.big:
            after.den[state.active] += 1  # R20 on: captured at once
        else:
            after.add_worm(tile, state.active)
        reward_raise(after)
        latch_trigger(after)
        yield tile, after


def begin_turn(state: State, seat: str) -> None:
    """silk.turn.raise.1, .2; R15 on: with an empty reserve one worm is rescued instead."""
    state.turn, state.dice = seat, []
    state.phase = "raise" if raise_tiles(state) else "roll"
    if state.options["mandatory_rescue"] and not state.reserve(seat) and state.den[seat]:
        state.den[seat] -= 1


def pass_turn(state: State) -> None:
    """Pass the dice; play stops before the triggering seat's next turn: silk.end.5, .6."""
    trigger_at_turn_end(state)
    following = seat_after(state, state.active)
    if following == state.ended_by:
        finish(state)
    else:
        begin_turn(state, following)
