"""The record of a game of Silk, nothing else."""

from __future__ import annotations

from serai.engine.layout import Ints, Record, i8, i16, i64
from serai.games.silk.terms import DICE, IMPROVEMENTS, PIECES, SEATS, SPOTS, Pasture


class State(Record):
    """One game of Silk."""

    walls_h: int = i64("horizontal sides with a wall, by the spots of their left ends")
    walls_v: int = i64("upright sides with a wall, by the spots of their upper ends")
    nurseries: Ints = i64("corners with a nursery of each seat", SEATS)
    worm_tiles: Ints = i64("tiles with worms of each seat: `worms` seen as a set", SEATS)
    barren: int = i64("tiles that lie barren side up")

    points: Ints = i16("Silk Points of each seat", SEATS)
    enclosed: Ints = i16("points for enclosures in the final scoring", SEATS)
    grazed: Ints = i16("points for worms on pastures in the final scoring", SEATS)
    scores: Ints = i16("final scores, once the game is over", SEATS)
    moved: int = i16("big pieces that moved in the action under way, as a set")

    players: int = i8("number of seats in play")
    phase: int = i8("what is to be decided: a Phase")
    turn: int = i8("seat whose turn it is")
    ended_by: int = i8("seat that triggered the end, or NOBODY")
    supply: int = i8("walls left in the common supply")

    dice: Ints = i8("faces of the dice still to be resolved, 0 for none", DICE)
    possible: int = i8("actions that can be done, as a set; known while dice are chosen")
    action: int = i8("action under way: a BoardAction")
    lifted: int = i8("big piece bumped and not yet set down, or NO_PIECE")
    bumped_from: int = i8("tile that the lifted piece or the worms in hand leave, or NOWHERE")
    hand: Ints = i8("worms of each seat bumped and not yet set down", SEATS)

    reserve: Ints = i8("worms in each seat's reserve", SEATS)
    den: Ints = i8("worms of each seat that the ookami holds", SEATS)
    improvements: Ints = i8("seat that claimed each Improvement, or NOBODY", IMPROVEMENTS)
    location: Ints = i8("tile of each big piece, or NOWHERE", PIECES)
    piece_at: Ints = i8("big piece on each tile, or NO_PIECE", SPOTS)
    pasture: Ints = i8("pasture printed on each tile: a Pasture", SPOTS)
    crowd: Ints = i8("worms on each tile, all colours", SPOTS)
    worms: Ints = i8("worms on each tile of each seat", SPOTS, SEATS)

    den_tile: int = i8("the den tile, or NOWHERE before it is laid")
    undrawn: Ints = i8("tiles not yet drawn, by pasture, during set-up", len(Pasture))
    rolled: Ints = i8("sum that each seat rolled for the first placement, 0 for none", SEATS)

    nursery_min_distance: int = i8("option: sides between two nurseries, 2 or 3")
    mandatory_rescue: int = i8("option: the step before the roll rescues too")
    no_wilful_waste: int = i8("option: a die that can be resolved goes before one that cannot")
    raise_onto_ookami: int = i8("option: a worm may be raised on the ookami's tile")
    connect_through_foreign_nursery: int = i8("option: networks pass other colours' nurseries")
    multi_close: int = i8("option: what scores when a wall closes several segments: a MultiClose")
    nursery_scores_segments: int = i8("option: a new nursery scores segments and the Long Wall")
    long_wall_must_close: int = i8("option: only a closed segment earns the Long Wall")
    edge_encloses: int = i8("option: the bare edge of the board fences an enclosure")
    latch_trigger: int = i8("option: the end is triggered when a condition is met, for good")
    tie_break: int = i8("option: what decides between equal totals: a TieBreak")
