"""The record of a game of Silver Isle, nothing else.

All of it is public but `crews`: which coin is which. What the public can tell about that is in
`worlds`.
"""

from __future__ import annotations

from serai.engine.layout import Ints, Record, i8, i16, i64
from serai.games.silver_isle.terms import (
    CELLS,
    CORNERS,
    CREWS,
    HALVES,
    PLACES,
    SEATS,
    TILES,
    WORDS,
)


class State(Record):
    """One game of Silver Isle."""

    worlds: Ints = i64("ways to spread the values that the public cannot exclude", SEATS, WORDS)
    sight: Ints = i64("corners in sight of each corner, as a set", CORNERS)
    beside: Ints = i64("tiles that share a side with each tile, as a set", TILES + 1)
    near: Ints = i64("places next to each place, as a set", PLACES, HALVES)
    occupied: Ints = i64("spaces with a crew, as a set", HALVES)
    with_silver: Ints = i64("places with tokens on the ground, as a set", HALVES)
    seen: int = i64("faces drawn so far while the isle is built, as a set")

    rounds: int = i16("the round, from 1")
    quiet: int = i16("full rounds without progress")

    players: int = i8("number of seats in play")
    phase: int = i8("what is to be decided: a Phase")
    turn: int = i8("seat whose turn it is, or whose turn it is to draw a tile")
    first: int = i8("the first player")
    actions_left: int = i8("actions that the turn still has")
    progress: int = i8("whether this round brought progress")
    europe_max: int = i8("the most tokens that were ever in Europe")

    coast: Ints = i8("coast of each seat: a Coast", SEATS)
    drawn: int = i8("face of the tile to be laid, or NO_FACE")
    num_tiles: int = i8("isle tiles laid so far")
    tile_x: Ints = i8("column of each tile", TILES + 1)
    tile_y: Ints = i8("row of each tile", TILES + 1)
    tile_at: Ints = i8("tile on each cell, or NO_TILE", CELLS, CELLS)

    spot: Ints = i16("how actions name each place: its Spot", PLACES)
    num_corners: int = i8("eligible corners")
    corner_x: Ints = i8("column of each eligible corner", CORNERS)
    corner_y: Ints = i8("row of each eligible corner", CORNERS)
    closest: Ints = i8("place closest to each eligible corner", CORNERS)

    control: Ints = i8("seat that controls each tile, or NOBODY", TILES + 1)
    occupant: Ints = i8("seat whose crew is on each space, or NOBODY", PLACES)
    ground: Ints = i8("tokens on the ground of each place", PLACES)
    mine_at: Ints = i8("space of each seat's mine, or EUROPE", SEATS)
    mine_value: Ints = i8("tokens left in each seat's mine", SEATS)
    ship_at: Ints = i8("corner of each seat's ship; NO_CORNER is Europe", SEATS)
    ship_silver: Ints = i8("tokens aboard each seat's ship", SEATS)
    europe_silver: Ints = i8("tokens unloaded in each seat's Europe", SEATS)

    crew_at: Ints = i8("place of each slot, in order", SEATS, CREWS)
    loaded: Ints = i8("whether the slot carries a token", SEATS, CREWS)
    crews: Ints = i8("crew in each slot; NO_CREW where a seat does not know", SEATS, CREWS)

    foe: int = i8("seat attacked in the fight under way, or NOBODY")
    attack_from: int = i8("place from which the attack comes")
    attack_at: int = i8("place that is attacked")
    entering: int = i8("whether the attacker fights for the tile that it entered")
    winner: int = i8("seat that won the fight under way, or NOBODY")
    damage: int = i8("damage still to be paid by the winner")
    fought: int = i8("crews of the winner that took part, as a set")
    removed: int = i8("crews that the winner removed as payment, as a set")
    spoils: Ints = i8("tokens on the ground of each place that the winner may take", PLACES)
    gained: int = i8("tile just gained, or NO_TILE")
    lost_by: int = i8("seat that lost that tile, or NOBODY")

    coasts: int = i8("option: which coast belongs to which suit: a Coasts")
    mine_cap: int = i8("option: the most tokens in a mine")
    damage_short: int = i8("option: what becomes of winners that cannot pay: a DamageShort")
    drop: int = i8("option: where tokens may be laid down: a Drop")
    quiet_rounds: int = i16("option: rounds without progress that end the game, 0 for never")
    limit_rounds: int = i16("option: rounds after which the game ends, 0 for never")
    memory_aid: int = i8("option: whether views show what can be remembered or deduced")
