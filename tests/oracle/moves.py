"""The six die actions and the dice, searched exhaustively (sections 5 and 6).

Results are sets of normal forms (board.canonical); `json.loads` turns one into a position.
"""

from collections.abc import Iterator

from oracle.board import (
    BARREN,
    MASTIFF,
    NURSERIES_PER_COLOUR,
    OOKAMI,
    PRINTED,
    SHEPHERD,
    STEPS,
    Position,
    State,
    Tile,
    corners_of,
    free_nursery_sites,
    freeze,
    next_to_nursery,
    parse,
    write_pair,
    write_side,
)
from oracle.placement import piece_outcomes, worm_outcomes, worm_turn_outcomes
from oracle.scoring import GRAZE, WALL, latch_trigger, reward_nursery, reward_wall
from oracle.steps import moves_of, spread_worms
from oracle.turns import begin_turn, pass_turn, raises
from oracle.walls import wall_sites

__all__ = [
    "after_roll", "change_cost", "die_options", "die_outcomes", "outcomes", "piece_outcomes",
    "raise_outcomes", "turn_start", "worm_outcomes", "worm_turn_outcomes",
]  # fmt: skip

Choice = dict[str, str]  # the words of `outcomes` that single this result out
Results = Iterator[tuple[Choice, State]]


# ---- the actions -----------------------------------------------------------------------------


def raise_or_rescue(state: State) -> Results:
    """Die 1: silk.raise.*; the rescue needs an empty reserve: silk.raise.rescue.1 to .3."""
    for tile, after in raises(state):
        yield {"tile": write_pair(tile)}, after
    if not state.reserve(state.active) and state.den[state.active]:
        after = state.copy()
        after.den[state.active] -= 1
        latch_trigger(after)
        yield {}, after


def move_big_piece(state: State, kind: str, owner: str) -> Results:
    """One step of one big piece with every chain of bumps."""
    origin = state.where(kind, owner)
    if origin is None:
        return
    for step in STEPS:
        for after in moves_of(state, origin, step):
            latch_trigger(after)
            yield {"piece": kind, "step": step}, after


def move_shepherd_or_mastiff(state: State) -> Results:
    """Die 2: silk.sm.1 to .4."""
    for kind in (SHEPHERD, MASTIFF):
        yield from move_big_piece(state, kind, state.active)


def move_ookami(state: State) -> Results:
    """Die 6: silk.ook.*."""
    yield from move_big_piece(state, OOKAMI, "")


def build_wall(state: State) -> Results:
    """Die 3: silk.wall.*, silk.seg.*, silk.imp.long.*, silk.imp.enc.*."""
    for side in wall_sites(state, state.active):
        after = state.copy()
        after.walls.add(side)
        reward_wall(after, side)
        latch_trigger(after, WALL)
        yield {"side": write_side(side)}, after


def build_or_regenerate(state: State) -> Results:
    """Die 4: with all 4 nurseries built only regeneration is left: silk.regen.1."""
    if len(state.nurseries_of(state.active)) < NURSERIES_PER_COLOUR:
        yield from build_nursery(state)
    else:
        yield from regenerate(state)


def build_nursery(state: State) -> Results:
    """silk.nur.1 to .4, silk.imp.nur."""
    tile = state.where(SHEPHERD, state.active)
    for corner in free_nursery_sites(state) & corners_of(tile) if tile else ():
        after = state.copy()
        after.nurseries[corner] = state.active
        reward_nursery(after, corner)
        latch_trigger(after)
        yield {"corner": write_pair(corner)}, after


def regenerate(state: State) -> Results:
    """silk.regen.2 to .4."""
    for tile, kind in state.tiles.items():
        beside = next_to_nursery(state, tile, state.active)
        if kind in PRINTED and state.is_empty(tile) and beside:
            after = state.copy()
            after.tiles[tile] = PRINTED[kind]
            latch_trigger(after)
            yield {"tile": write_pair(tile)}, after


def graze(state: State) -> Results:
    """Die 5: silk.graze.1 to .7."""
    for tile, crowd in state.worms.items():
        if state.active in crowd:
            for after in graze_tile(state, tile):
                yield {"tile": write_pair(tile)}, after


def graze_tile(state: State, tile: Tile) -> Iterator[State]:
    """Every way to spread the worms; points by the value before the tile is turned."""
    earned = state.worms[tile].count(state.active) * state.value(tile)
    for after in spread_worms(state, tile):
        after.tiles[tile] = BARREN.get(after.tiles[tile], after.tiles[tile])
        after.points[state.active] += earned
        latch_trigger(after, GRAZE)
        yield after


ACTIONS = {
    1: raise_or_rescue, 2: move_shepherd_or_mastiff, 3: build_wall,
    4: build_or_regenerate, 5: graze, 6: move_ookami,
}  # fmt: skip


def outcomes(position: Position, action: int, **choice: str) -> set[str]:
    """All results of one complete die action by the seat to move: silk.act.num.

    Only the action itself: nothing is paid, the dice and the turn stay as they are. `choice`
    keeps the results of one choice: `tile="1,2"` (raise, regenerate, graze), `piece="mastiff"`
    and `step="left"` (actions 2 and 6), `side="H1,1"`, `corner="1,1"`.
    """
    return {
        freeze(after)
        for made, after in ACTIONS[action](parse(position))
        if all(made.get(word) == text for word, text in choice.items())
    }


# ---- the dice --------------------------------------------------------------------------------


def change_cost(face: int, action: int) -> int:
    """Points to turn a die, 6 and 1 being neighbours: silk.die.cost.1 to .3."""
    return min(abs(face - action), 6 - abs(face - action))


def affordable(state: State, face: int) -> Iterator[tuple[int, State]]:
    """Actions within the score of the active seat, cheapest first, paid: silk.die.cost.4."""
    for action in sorted(ACTIONS, key=lambda action: change_cost(face, action)):
        cost = change_cost(face, action)
        if cost <= state.points[state.active]:
            paid = state.copy()
            paid.points[state.active] -= cost
            yield action, paid


def possible_actions(state: State, face: int) -> Iterator[int]:
    """The options of one die: silk.die.must.1."""
    for action, paid in affordable(state, face):
        if any(True for _ in ACTIONS[action](paid)):
            yield action


def has_options(state: State, face: int) -> bool:
    """Can this die be resolved at all? silk.die.must.3."""
    return any(True for _ in possible_actions(state, face))


def settle(state: State) -> State:
    """With no die left that has options the turn passes, other dice are lost: .die.must.3."""
    if state.phase == "dice" and not any(has_options(state, face) for face in state.dice):
        pass_turn(state)
    return state


def without_die(state: State, face: int) -> list[int]:
    """The dice still open when one with this face is done."""
    left = list(state.dice)
    left.remove(face)
    return left


def resolve_die(state: State, face: int) -> Iterator[State]:
    """Every action one die may end on: silk.die.may, silk.die.must.1, .2."""
    for action, paid in affordable(state, face):
        for _, after in ACTIONS[action](paid):
            after.dice = without_die(state, face)
            yield settle(after)


def give_up(state: State, face: int) -> Iterator[State]:
    """R19 off: a die without options may be given up while another one has some."""
    allowed = not state.options["no_wilful_waste"] and len(state.dice) > 1
    if allowed and not has_options(state, face):
        after = state.copy()
        after.dice = without_die(state, face)
        yield settle(after)


def die_options(position: Position) -> dict[int, list[int]]:
    """For each open face the actions the die may end on, in order."""
    state = parse(position)
    return {face: sorted(possible_actions(state, face)) for face in state.dice}


def die_outcomes(position: Position) -> set[str]:
    """Phase `dice`: all resting positions after exactly one die: silk.turn.dice.*, .die.must.*.

    A position none of whose dice has options is not at rest: its one outcome is the passed turn.
    """
    state = parse(position)
    if not any(has_options(state, face) for face in state.dice):
        return {freeze(settle(state))}
    results = set()
    for face in set(state.dice):
        results |= {freeze(after) for after in resolve_die(state, face)}
        results |= {freeze(after) for after in give_up(state, face)}
    return results


# ---- the rest of a turn ----------------------------------------------------------------------


def raise_outcomes(position: Position) -> set[str]:
    """Phase `raise`: all positions after the mandatory raise: silk.turn.raise.1.

    Where no raise is possible the step is skipped: silk.turn.raise.2.
    """
    results = set()
    for _, after in raises(parse(position)):
        after.phase = "roll"
        results.add(freeze(after))
    return results or {turn_start(position, position["turn"])}


def after_roll(position: Position, *dice: int) -> str:
    """Phase `roll`: the resting position once these dice are rolled."""
    state = parse(position)
    state.phase, state.dice = "dice", sorted(dice)
    return freeze(settle(state))


def turn_start(position: Position, seat: str) -> str:
    """The position with `seat` beginning a turn, phase `raise` or `roll`."""
    state = parse(position)
    begin_turn(state, seat)
    return freeze(state)
