"""The record of a game of Silk, and how its fields stand in positions."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.action import Domain
from serai.engine.form import (
    Each,
    Letter,
    Letters,
    Number,
    Numbers,
    Own,
    Owned,
    PerSeat,
    SetOf,
    Several,
    Word,
    Words,
    domain_of,
)
from serai.engine.layout import Ints, Record, i8, i16, i64, part, shown
from serai.engine.seat import LETTERS, NOBODY
from serai.games.silk import terms
from serai.games.silk.options import Options
from serai.games.silk.parts import CORNER, TILE
from serai.games.silk.tables import WALLS
from serai.games.silk.terms import BoardAction, Improvement, Pasture, Phase

MOST_POINTS = 30_000
"""Points fit into 16 bits; no game comes near."""
USUAL_POINTS = 50


def pieces_seen(eyes: Numbers) -> Numbers:
    """The big pieces, one's own shepherd first."""
    return np.concatenate([terms.SHEPHERD + eyes, terms.MASTIFF + eyes, [terms.OOKAMI]])


PIECE = Words(
    Domain(
        "big piece",
        [f"{kind} {seat}" for kind in ("shepherd", "mastiff") for seat in LETTERS[: terms.SEATS]]
        + ["ookami"],
        first=terms.SHEPHERD,
    ),
    pieces_seen,
)
PHASE = domain_of(Phase, between="-")
WHEN_BUMPED: Any = {"phases": terms.BUMPED, "clause": "silk.bump.2"}
"""How the fields stand that say how far the chain of bumps has come."""
NO_TURN = (Phase.LAY, Phase.FIRST, Phase.OVER)


class State(Record, Options):
    """One game of Silk."""

    players: int = i8("seats in play; they set the size of the board", form=Number(2, terms.SEATS))

    tiles = shown(
        "the pastures: `D` dry, `N` normal, `L` leafy, `*` den tile; with the barren side up `d`, "
        "`n`, `l`, `+`; not laid yet `.`",
        Own(list[str], "a string for each row, a letter for each tile"),
        needed=True,
    )
    barren: int = i64("tiles that lie barren side up")
    pasture: Ints = i8("pasture printed on each tile: a Pasture", terms.SPOTS)
    den_tile: int = i8("the den tile, or NOWHERE before it is laid")
    undrawn: Ints = i8("tiles not yet drawn, by pasture, during set-up", len(Pasture))

    worms: Ints = i8(
        "the worms on each tile",
        terms.SPOTS,
        terms.SEATS,
        form=Each(TILE, Letters(terms.SEATS, terms.TILE_CAPACITY)),
        clause="silk.setup.p1.6",
    )
    crowd: Ints = i8("worms on each tile, all colours", terms.SPOTS)
    worm_tiles: Ints = i64("tiles with worms of each seat: `worms` seen as a set", terms.SEATS)

    location: Ints = i8("tile of each big piece, or NOWHERE", terms.PIECES)
    piece_at: Ints = i8("big piece on each tile, or NO_PIECE", terms.SPOTS)
    shepherds = part(
        "location",
        slice(terms.SHEPHERD, terms.MASTIFF),
        "where the shepherds stand",
        PerSeat(Word(TILE, nothing=terms.NOWHERE)),
    )
    mastiffs = part(
        "location",
        slice(terms.MASTIFF, terms.OOKAMI),
        "where the mastiffs stand",
        PerSeat(Word(TILE, nothing=terms.NOWHERE)),
    )
    ookami = part(
        "location",
        terms.OOKAMI,
        "where the ookami stands; on the den tile, if that is not said",
        Word(TILE, nothing=terms.NOWHERE),
        default=lambda s: s.den_tile,
    )

    nurseries: Ints = i64("whose nursery stands on which corner", terms.SEATS, form=Owned(CORNER))
    nursery_reserve = shown(
        "nurseries in each seat's reserve",
        Own(dict[str, int], f"by seat: a number from 0 to {terms.NURSERIES}"),
        computed=True,
        is_written=False,
        clause="silk.inv.2",
    )
    walls = shown("the sides that have walls", Own(list[str], "a list: a side"))
    walls_h: int = i64("horizontal sides with a wall, by the spots of their left ends")
    walls_v: int = i64("upright sides with a wall, by the spots of their upper ends")
    supply: int = i8(
        "walls left in the common supply",
        form=Number(0, int(WALLS[terms.SEATS])),
        computed=True,
        is_written=False,
        clause="silk.inv.3",
    )

    points: Ints = i16(
        "Silk Points of each seat",
        terms.SEATS,
        form=PerSeat(Number(0, MOST_POINTS, seen=(0, USUAL_POINTS))),
        clause="silk.inv.7",
    )
    den: Ints = i8(
        "worms of each seat that the ookami holds",
        terms.SEATS,
        form=PerSeat(Number(0, terms.WORMS)),
    )
    reserve: Ints = i8(
        "worms in each seat's reserve",
        terms.SEATS,
        form=PerSeat(Number(0, terms.WORMS)),
        computed=True,
        is_written=False,
        clause="silk.inv.1",
    )
    improvements: Ints = i8(
        "who has claimed which Improvement",
        terms.IMPROVEMENTS,
        form=Each(Improvement, Letter(nothing=NOBODY)),
    )

    turn: int = i8("seat whose turn it is", form=Letter(), null_in=NO_TURN, needed=True)
    phase: int = i8("what is to be decided", form=Word(PHASE), needed=True)
    dice: Ints = i8(
        "the dice still to be resolved",
        terms.DICE,
        form=Several(Number(1, terms.FACES, nothing=0)),
        clause="silk.comp.3",
    )
    possible: int = i8("actions that can be done, as a set; known while dice are chosen")
    ended_by: int = i8("seat that triggered the end", form=Letter(nothing=NOBODY))

    rolled: Ints = i8(
        "sum that each seat rolled for the first placement; 0 not yet, -1 out of it",
        terms.SEATS,
        form=PerSeat(Number(-1, terms.DICE * terms.FACES)),
        phases=(Phase.FIRST,),
    )
    action: int = i8("action under way", form=Word(BoardAction), needed=True, **WHEN_BUMPED)
    moved: int = i16(
        "big pieces that moved in it, such as `shepherd A`", form=SetOf(PIECE), **WHEN_BUMPED
    )
    lifted: int = i8(
        "big piece bumped and not yet set down",
        form=Word(PIECE, nothing=terms.NO_PIECE),
        **WHEN_BUMPED,
    )
    bumped_from: int = i8(
        "tile that the lifted piece or the worms in hand leave",
        form=Word(TILE, nothing=terms.NOWHERE),
        **WHEN_BUMPED,
    )
    hand: Ints = i8(
        "worms of each seat bumped and not yet set down",
        terms.SEATS,
        form=PerSeat(Number(0, terms.TILE_CAPACITY, nothing=0)),
        **WHEN_BUMPED,
    )

    enclosed: Ints = i16("points for enclosures in the final scoring", terms.SEATS)
    grazed: Ints = i16("points for worms on pastures in the final scoring", terms.SEATS)
    scores: Ints = i16(
        "the final scores",
        terms.SEATS,
        form=PerSeat(Number(-MOST_POINTS, MOST_POINTS, seen=(0, USUAL_POINTS))),
        phases=(Phase.OVER,),
        computed=True,
        clause="silk.final.6",
    )
    winners = shown(
        "the seats that win",
        Own(list[str], "a list: a seat"),
        phases=(Phase.OVER,),
        computed=True,
        clause="silk.final.6",
    )
