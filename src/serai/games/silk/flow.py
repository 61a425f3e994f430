"""What happens when an action is played; who decides and what is legal is said in `offers.py`."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY, Seat
from serai.games.silk.actions import (
    BUILD_NURSERY,
    BUILD_WALL,
    GRAZE,
    KIND_OF,
    LAY_DEN,
    MOVE_MASTIFF,
    MOVE_OOKAMI,
    MOVE_SHEPHERD,
    PAIRS,
    PARTS_OF,
    PLACE_SHEPHERD,
    PUSH,
    RAISE_WORM,
    REGENERATE,
    USE_DIE,
)
from serai.games.silk.offers import actor, legal, refuse, weight
from serai.games.silk.rules.bump import (
    bump_worm,
    move,
    push,
)
from serai.games.silk.rules.grazing import graze
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.rules.nursery import (
    build_nursery,
    put_nursery,
    regenerate,
)
from serai.games.silk.rules.occupancy import put_piece
from serai.games.silk.rules.raising import raise_worm
from serai.games.silk.rules.setup import (
    first_placer,
    is_placement_done,
    is_tied,
    lay_den_tile,
    lay_tile,
    next_place,
    next_to_place_pieces,
    next_to_place_worms,
    next_to_roll,
    place_first_worm,
    roll_again,
    roll_for_first,
)
from serai.games.silk.rules.turn import (
    begin_turn,
    continue_deed,
    next_die,
    take_die,
    use_die,
)
from serai.games.silk.rules.wall import build_wall
from serai.games.silk.state import State
from serai.games.silk.terms import NOWHERE, OOKAMI, Phase

__all__ = ["actor", "apply", "guess", "legal", "redact", "refuse", "score", "weight"]

# --- What happens -----------------------------------------------------------------------------


@rule
def apply(s: State, action: int) -> None:
    """Do a legal action."""
    kind = int(KIND_OF[action])
    part = int(PARTS_OF[action, 0])
    if s.phase == Phase.LAY:
        apply_lay(s, kind, part)
    elif s.phase == Phase.FIRST:
        apply_first_roll(s, PAIRS[part, 0] + PAIRS[part, 1])
    elif s.phase == Phase.WORMS:
        apply_first_worm(s, part)
    elif s.phase == Phase.PIECES:
        apply_first_piece(s, kind, part)
    elif s.phase == Phase.RAISE:
        raise_worm(s, s.turn, part)
        s.phase = Phase.ROLL
    elif s.phase == Phase.ROLL:
        apply_roll(s, part)
    elif s.phase == Phase.DICE:
        apply_die(s, kind, part, int(PARTS_OF[action, 1]))
    else:
        apply_deed(s, kind, part)
        continue_deed(s)


@rule
def apply_lay(s: State, kind: int, part: int) -> None:
    """silk.setup.2 The den tile first, then place by place; then all roll."""
    if kind == LAY_DEN:
        lay_den_tile(s, part)
    else:
        lay_tile(s, part)
    if next_place(s) == NOWHERE:
        s.phase = Phase.FIRST


@rule
def apply_first_roll(s: State, result: int) -> None:
    """silk.setup.p1.1 All roll; tied leaders roll again; the highest places first."""
    roll_for_first(s, next_to_roll(s), result)
    if next_to_roll(s) != NOBODY:
        return
    if is_tied(s):
        roll_again(s)
        return
    s.turn = first_placer(s)
    for seat in range(s.players):
        s.rolled[seat] = 0
    s.phase = Phase.WORMS


@rule
def apply_first_worm(s: State, tile: int) -> None:
    """silk.setup.p1.2 Clockwise. silk.setup.p2.1 Who placed the last worm starts phase 2."""
    place_first_worm(s, s.turn, tile)
    if not is_placement_done(s, s.turn):
        return
    following = next_to_place_worms(s)
    if following == NOBODY:
        s.phase = Phase.PIECES
    else:
        s.turn = following


@rule
def apply_first_piece(s: State, kind: int, place: int) -> None:
    """silk.setup.p2.1, silk.setup.p2.1b Counterclockwise, one piece each. silk.setup.p2.6,
    silk.setup.p2.6b, silk.setup.p2.7 Who places the last one, the first placer of phase 1, takes
    the first turn; then clockwise."""
    if kind == BUILD_NURSERY:
        put_nursery(s, s.turn, place)
    elif kind == PLACE_SHEPHERD:
        put_piece(s, shepherd_of(s.turn), place)
    else:
        put_piece(s, mastiff_of(s.turn), place)
    following = next_to_place_pieces(s)
    if following == NOBODY:
        begin_turn(s, s.turn)
    else:
        s.turn = following


@rule
def apply_roll(s: State, result: int) -> None:
    """silk.turn.2 Both dice are rolled."""
    s.dice[0] = PAIRS[result, 0]
    s.dice[1] = PAIRS[result, 1]
    next_die(s)


@rule
def apply_die(s: State, kind: int, face: int, deed: int) -> None:
    """silk.turn.dice.1 A die is resolved, or given up."""
    if kind == USE_DIE:
        use_die(s, face, deed)
    else:
        take_die(s, face)
        next_die(s)


@rule
def apply_deed(s: State, kind: int, part: int) -> None:
    """The deed is done, or one more bumped piece or worm is set down."""
    if kind == RAISE_WORM:
        raise_worm(s, s.turn, part)
    elif kind == MOVE_SHEPHERD:
        move(s, shepherd_of(s.turn), part)
    elif kind == MOVE_MASTIFF:
        move(s, mastiff_of(s.turn), part)
    elif kind == MOVE_OOKAMI:
        move(s, OOKAMI, part)
    elif kind == BUILD_WALL:
        build_wall(s, part)
    elif kind == BUILD_NURSERY:
        build_nursery(s, s.turn, part)
    elif kind == REGENERATE:
        regenerate(s, part)
    elif kind == GRAZE:
        graze(s, s.turn, part)
    elif kind == PUSH:
        push(s, part)
    else:
        bump_worm(s, part)


@rule
def score(s: State, seat: Seat) -> int:
    """The final score; of a running game, the Silk Points."""
    if s.phase == Phase.OVER:
        return int(s.scores[seat])
    return int(s.points[seat])


# --- Secrets: Silk has none -------------------------------------------------------------------


@rule
def redact(s: State, seat: Seat) -> None:
    """Every seat knows the whole record."""


@rule
def guess(s: State, seat: Seat, seed: int) -> None:
    """Nothing is left to guess."""
