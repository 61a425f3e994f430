"""Whose decision it is, and what is legal.

A phase, and within a turn the deed under way, opens some kinds of action. `refuse` answers for any
action with the clause that forbids it; `legal` lists those that it allows, out of the open kinds.
"""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has, table_of_sets
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.games.silk.actions import (
    BUILD_NURSERY,
    BUILD_WALL,
    BUMP,
    FIRST_OF,
    GRAZE,
    KIND_OF,
    KINDS,
    LAY_DEN,
    LAY_TILE,
    LOSE_DIE,
    MOVE_MASTIFF,
    MOVE_OOKAMI,
    MOVE_SHEPHERD,
    PAIRS,
    PARTS_OF,
    PLACE_MASTIFF,
    PLACE_OF,
    PLACE_SHEPHERD,
    PLACE_WORM,
    PUSH,
    RAISE_WORM,
    REGENERATE,
    ROLL,
    USE_DIE,
)
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.bump import (
    refuse_move,
    refuse_push,
    refuse_worm,
)
from serai.games.silk.rules.grazing import refuse_graze
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.rules.nursery import (
    refuse_nursery,
    refuse_regenerate,
    shepherd_corners,
)
from serai.games.silk.rules.raising import home_tiles, refuse_raise
from serai.games.silk.rules.setup import (
    corners_to_start_on,
    refuse_den_tile,
    refuse_first_nursery,
    refuse_first_piece,
    refuse_first_worm,
    refuse_tile,
    tiles_for_worms,
    tiles_to_start_on,
)
from serai.games.silk.rules.turn import (
    refuse_loss,
    refuse_use,
)
from serai.games.silk.rules.wall import network, refuse_wall, spots_at
from serai.games.silk.state import State
from serai.games.silk.terms import OOKAMI, SPOTS, Deed, Phase

OPEN_IN_PHASE = table_of_sets(
    {
        Phase.LAY: [LAY_DEN, LAY_TILE],
        Phase.FIRST: [ROLL],
        Phase.WORMS: [PLACE_WORM],
        Phase.PIECES: [PLACE_SHEPHERD, PLACE_MASTIFF, BUILD_NURSERY],
        Phase.RAISE: [RAISE_WORM],
        Phase.ROLL: [ROLL],
        Phase.DICE: [USE_DIE, LOSE_DIE],
        Phase.PUSH: [PUSH],
        Phase.SPREAD: [BUMP],
        Phase.OVER: [],
    }
)
"""The kinds of action that each phase opens; Phase.TARGET leaves it to the deed."""

OPEN_FOR_DEED = table_of_sets(
    {
        Deed.RAISE: [RAISE_WORM],
        Deed.HERD: [MOVE_SHEPHERD, MOVE_MASTIFF],
        Deed.WALL: [BUILD_WALL],
        Deed.NURSERY: [BUILD_NURSERY, REGENERATE],
        Deed.GRAZE: [GRAZE],
        Deed.OOKAMI: [MOVE_OOKAMI],
    }
)

EVERYWHERE: Bits = (1 << SPOTS) - 1
"""The set of all places."""

DOUBLES = 1
TWO_WAYS = 2
"""The weights of a result of two dice: 5 and 3 may come as 3 and 5."""


# --- Who, and what is open --------------------------------------------------------------------


@rule
def actor(s: State) -> Seat:
    """Who decides: chance lays tiles and rolls, the seat whose turn it is does all the rest."""
    if s.phase == Phase.OVER:
        return NOBODY
    if s.phase == Phase.LAY or s.phase == Phase.FIRST or s.phase == Phase.ROLL:
        return CHANCE
    return int(s.turn)


@rule
def is_setup(s: State) -> bool:
    """Whether the first turn has yet to come; the phases are numbered in their order."""
    return s.phase <= Phase.PIECES


@rule
def open_kinds(s: State) -> Bits:
    """The kinds of action that may come now."""
    if s.phase == Phase.TARGET:
        return OPEN_FOR_DEED[s.deed]
    return OPEN_IN_PHASE[s.phase]


@rule
def refuse_moment(s: State, kind: int) -> Reason:
    """Why an action of this kind has to wait."""
    if s.phase == Phase.OVER:
        return Reason.GAME_IS_OVER
    if actor(s) == CHANCE:
        return Reason.CHANCE_DECIDES
    if kind == LAY_DEN or kind == LAY_TILE or kind == ROLL:
        return Reason.SEATS_DECIDE
    if s.phase == Phase.WORMS:
        return Reason.PLACE_WORMS
    if s.phase == Phase.PIECES:
        return Reason.PLACE_PIECES
    if s.phase == Phase.RAISE:
        return Reason.RAISE_FIRST
    if s.phase == Phase.DICE:
        return Reason.CHOOSE_A_DIE
    if s.phase == Phase.PUSH:
        return Reason.PUSH_THE_PIECE
    if s.phase == Phase.SPREAD:
        return Reason.SPREAD_THE_WORMS
    return Reason.DO_THE_DEED


# --- What is legal ----------------------------------------------------------------------------


@rule
def survey(s: State, kind: int) -> Bits:
    """What a question about one place has to know of the whole board, found once for all places:
    the network of walls; in set-up, the places to start on."""
    if kind == BUILD_WALL:
        return network(s, s.turn)
    if kind == PLACE_WORM:
        return tiles_for_worms(s)
    if kind == PLACE_SHEPHERD or kind == PLACE_MASTIFF:
        return tiles_to_start_on(s, s.turn)
    if kind == BUILD_NURSERY and s.phase == Phase.PIECES:
        return corners_to_start_on(s, s.turn)
    return 0


@rule
def places_to_ask(s: State, kind: int, known: Bits) -> Bits:
    """The places about which `refuse` is worth asking: it refuses all others."""
    if kind == USE_DIE or kind == LOSE_DIE:
        return bit(s.dice[0]) | bit(s.dice[1])
    if kind == RAISE_WORM:
        return home_tiles(s, s.turn)
    if kind == GRAZE:
        return s.worm_tiles[s.turn]
    if kind == BUILD_WALL:
        return spots_at(known)
    if kind == BUILD_NURSERY and s.phase == Phase.TARGET:
        return shepherd_corners(s, s.turn)
    if kind == REGENERATE:
        return s.barren
    if s.phase == Phase.WORMS or s.phase == Phase.PIECES:
        return known
    return EVERYWHERE


@rule
def refuse_setup(s: State, kind: int, part: int, known: Bits) -> Reason:
    """The clause that forbids this action of the set-up, or ALLOWED."""
    if kind == LAY_DEN:
        return refuse_den_tile(s, part)
    if kind == LAY_TILE:
        return refuse_tile(s, part)
    if kind == PLACE_WORM:
        return refuse_first_worm(s, part, known)
    if kind == PLACE_SHEPHERD:
        return refuse_first_piece(s, shepherd_of(s.turn), part, known)
    if kind == PLACE_MASTIFF:
        return refuse_first_piece(s, mastiff_of(s.turn), part, known)
    if kind == BUILD_NURSERY:
        return refuse_first_nursery(s, s.turn, part, known)
    return Reason.ALLOWED  # ROLL: any result may come


@rule
def refuse_play(s: State, kind: int, part: int, deed: int, known: Bits) -> Reason:
    """The clause that forbids this action of a turn, or ALLOWED."""
    if kind == USE_DIE:
        return refuse_use(s, part, deed)
    if kind == LOSE_DIE:
        return refuse_loss(s, part)
    if kind == RAISE_WORM:
        return refuse_raise(s, s.turn, part)
    if kind == MOVE_SHEPHERD:
        return refuse_move(s, shepherd_of(s.turn), part)
    if kind == MOVE_MASTIFF:
        return refuse_move(s, mastiff_of(s.turn), part)
    if kind == MOVE_OOKAMI:
        return refuse_move(s, OOKAMI, part)
    if kind == BUILD_WALL:
        return refuse_wall(s, part, known)
    if kind == BUILD_NURSERY:
        return refuse_nursery(s, s.turn, part)
    if kind == REGENERATE:
        return refuse_regenerate(s, s.turn, part)
    if kind == GRAZE:
        return refuse_graze(s, s.turn, part)
    if kind == PUSH:
        return refuse_push(s, part)
    if kind == BUMP:
        return refuse_worm(s, part)
    return Reason.ALLOWED  # ROLL: any result may come


@rule
def refuse_open(s: State, action: int, known: Bits) -> Reason:
    """The clause that forbids this action, whose kind is open, or ALLOWED."""
    kind = int(KIND_OF[action])
    part = int(PARTS_OF[action, 0])
    if is_setup(s):
        return refuse_setup(s, kind, part, known)
    return refuse_play(s, kind, part, int(PARTS_OF[action, 1]), known)


@rule
def refuse(s: State, action: int) -> Reason:
    """The clause that forbids this action now, or ALLOWED."""
    kind = int(KIND_OF[action])
    if not has(open_kinds(s), kind):
        return refuse_moment(s, kind)
    return refuse_open(s, action, survey(s, kind))


@rule
def legal(s: State, offers: Ints) -> int:
    """Write the numbers of all legal actions into `offers`; return how many there are."""
    kinds = open_kinds(s)
    number = 0
    for kind in range(1, KINDS + 1):
        if has(kinds, kind):
            number = legal_of_kind(s, kind, offers, number)
    return number


@rule
def legal_of_kind(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add the legal actions of one kind to the offers; return how many there are now."""
    known = survey(s, kind)
    places = places_to_ask(s, kind, known)
    for action in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if has(places, PLACE_OF[action]) and refuse_open(s, action, known) == Reason.ALLOWED:
            offers[number] = action
            number += 1
    return number


@rule
def weight(s: State, action: int) -> int:
    """How likely an outcome of chance is, compared with the others that are possible now."""
    part = int(PARTS_OF[action, 0])
    if KIND_OF[action] == LAY_TILE:
        return int(s.undrawn[part])
    if KIND_OF[action] == ROLL:
        return DOUBLES if PAIRS[part, 0] == PAIRS[part, 1] else TWO_WAYS
    return 1
