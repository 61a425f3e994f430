"""The record of a game of Silver Isle, and how its fields stand in positions.

All of it is public but `crews`: which coin is which. What the public can tell about that is in
`worlds`.
"""

from __future__ import annotations

from typing import Any, TypedDict

from serai.engine.form import Each, Letter, Number, Own, PerSeat, SetOf, Truth, Word
from serai.engine.layout import Ints, Record, i8, i16, i64, part, shown
from serai.engine.seat import NOBODY
from serai.games.silver_isle import terms
from serai.games.silver_isle.options import Options
from serai.games.silver_isle.parts import FACE
from serai.games.silver_isle.position_words import CORNER, GROUND, PHASE, SIDE, TILE, VALUE
from serai.games.silver_isle.terms import Coast, Phase, SuitLetter

USUAL_ROUNDS = 60
USUAL_QUIET = 12
SILVER = PerSeat(Number(0, terms.MOST_SILVER, nothing=0))
WHEN_BUILDING: Any = {"phases": terms.BUILDING, "clause": "isle.build.18"}
WHEN_FIGHTING: Any = {"phases": terms.FIGHTING}
WHEN_DISCOVERING: Any = {"phases": (Phase.DISCOVER,)}
AT_THE_END: Any = {"phases": (Phase.OVER,), "computed": True, "clause": "isle.win.1"}


class Mine(TypedDict):
    """A mine: where it is, and how many tokens are left in it."""

    space: str
    value: int


def is_playing(s: Any) -> bool:
    """Whether the first turn has begun."""
    return s.phase not in terms.SETUP


class State(Record, Options):
    """One game of Silver Isle."""

    worlds: Ints = i64(
        "ways to spread the values that the public cannot exclude", terms.SEATS, terms.WORDS
    )
    sight: Ints = i64("corners in sight of each corner, as a set", terms.CORNERS)
    beside: Ints = i64("tiles that share a side with each tile, as a set", terms.TILES + 1)
    near: Ints = i64("places next to each place, as a set", terms.PLACES, terms.HALVES)
    occupied: Ints = i64("spaces with a crew, as a set", terms.HALVES)
    with_silver: Ints = i64("places with tokens on the ground, as a set", terms.HALVES)

    players: int = i8("number of seats in play")

    coast: Ints = i8(
        "the coast of each suit; none before the coasts are cast by lot",
        terms.SEATS,
        name="coasts",
        form=PerSeat(Word(Coast, nothing=terms.NO_COAST)),
    )
    tiles = shown(
        "the cells of the isle tiles, in the order in which they were laid; `0,0` among them",
        Own(list[str], "a list: a cell"),
    )
    num_tiles: int = i8("isle tiles laid so far")
    tile_x: Ints = i8("column of each tile", terms.TILES + 1)
    tile_y: Ints = i8("row of each tile", terms.TILES + 1)
    tile_at: Ints = i8("tile on each cell, or NO_TILE", terms.CELLS, terms.CELLS)
    ports = shown(
        "the cell of each suit's port, once it is placed",
        Own(dict[SuitLetter, str], "by seat: a cell"),
        needed=True,
    )
    control: Ints = i8("seat that controls each tile, or NOBODY", terms.TILES + 1)
    isle_control = part(
        "control",
        slice(terms.ISLE_TILES + 1),
        "the suit that controls each isle tile, where somebody does",
        Each(TILE, Letter(nothing=NOBODY)),
        name="control",
    )

    spot: Ints = i16("how actions name each place: its Spot", terms.PLACES)
    num_corners: int = i8("eligible corners")
    corner_x: Ints = i8("column of each eligible corner", terms.CORNERS)
    corner_y: Ints = i8("row of each eligible corner", terms.CORNERS)
    closest: Ints = i8("place closest to each eligible corner", terms.CORNERS)

    occupant: Ints = i8("seat whose crew is on each space, or NOBODY", terms.PLACES)
    crew_at: Ints = i8("place of each slot, in order", terms.SEATS, terms.CREWS)
    crews: Ints = i8(
        "the place of each crew by its value: a space, `port` or `ship`. A crew that is not listed "
        "is in Europe",
        terms.SEATS,
        terms.CREWS,
        form=Own(dict[SuitLetter, dict[str, str]], "by seat: by value: a place"),
    )
    ship_at: Ints = i8(
        "the corner of each ship, or `europe`",
        terms.SEATS,
        name="ships",
        form=PerSeat(Word(CORNER)),
    )
    mine_at: Ints = i8(
        "for each mine on the isle its space and what it shows",
        terms.SEATS,
        name="mines",
        form=Own(dict[SuitLetter, Mine], "by seat: `space` and `value`"),
    )
    mine_value: Ints = i8("tokens left in each seat's mine", terms.SEATS)
    loaded: Ints = i8(
        "the crews that hold a token: one on a space by its space, one in its port by suit and "
        "value, as `S2`",
        terms.SEATS,
        terms.CREWS,
        name="silver.crews",
        form=Own(list[str], "a list: a space or a crew"),
    )
    ground: Ints = i8(
        'how many tokens lie on each space, and in each port: `{"[1,3]": 1, "port S": 2}`',
        terms.PLACES,
        name="silver.ground",
        form=Each(GROUND, Number(0, terms.MOST_SILVER, nothing=0)),
    )
    ship_silver: Ints = i8(
        "how many are aboard each ship", terms.SEATS, name="silver.ships", form=SILVER
    )
    europe_silver: Ints = i8(
        "how many were unloaded in each Europe", terms.SEATS, name="silver.europe", form=SILVER
    )
    known = shown(
        "what everybody can name: the value of a crew on the isle, listed by its space, or all "
        "values in a pool, listed as `port`, `port*` (the crews in the port that hold a token), "
        "`ship` or `europe`",
        Own(dict[SuitLetter, list[str]], "by seat: a list: a space or a pool"),
    )
    possible = shown(
        "where `known` does not say it all: every way to spread a suit's values that the public "
        "cannot exclude. A way is written as six digits: the values in Europe first, then on the "
        "isle, tile by tile as they were laid, in the port, in the port with a token, and aboard; "
        "within a pool the smallest first",
        Own(dict[SuitLetter, list[str]], "by seat: a list: six digits"),
        rare=True,
    )

    first: int = i8(
        "the first player, with whom each round begins",
        form=Letter(),
        null_in=terms.BEFORE_PORTS,
        needed=True,
    )
    turn: int = i8(
        "the suit whose turn it is, or whose turn it is to draw a tile",
        form=Letter(),
        null_in=terms.NO_TURN,
        needed=True,
    )
    actions_left: int = i8(
        "how many actions are left in this turn; one counts until all that it asks is decided",
        form=Number(0, terms.ACTIONS),
        default=lambda s: terms.ACTIONS if s.phase in terms.TURN else 0,
    )
    rounds: int = i16(
        "the number of the round, from 1",
        name="round",
        form=Number(0, terms.MOST_ROUNDS, seen=(0, USUAL_ROUNDS)),
        default=is_playing,
    )
    quiet_so_far: int = i16(
        "how many rounds in a row have gone by without progress",
        name="quiet_rounds",
        form=Number(0, terms.MOST_ROUNDS, seen=(0, USUAL_QUIET)),
    )
    progress: int = i8("whether there has been progress in this round", form=Truth())
    europe_max: int = i8(
        "the most tokens that have been in Europe at one time", form=Number(0, terms.MOST_SILVER)
    )
    phase: int = i8("what is to be decided", form=Word(PHASE), needed=True)

    drawn: int = i8("the tile to be laid", form=Word(FACE, nothing=terms.NO_FACE), **WHEN_BUILDING)
    seen: int = i64("the tiles drawn before it", form=SetOf(FACE), **WHEN_BUILDING)

    foe: int = i8(
        "the suit that was attacked by the one whose turn it is",
        name="fight.foe",
        form=Letter(),
        needed=True,
        **WHEN_FIGHTING,
    )
    attack_from: int = i8(
        "where the attack comes from: a space, a port (`port-S`) or `ship`",
        name="fight.from",
        form=Word(SIDE),
        needed=True,
        **WHEN_FIGHTING,
    )
    attack_at: int = i8(
        "what is attacked, in the same way; if a crew entered a tile, the space that it entered",
        name="fight.at",
        form=Word(SIDE),
        needed=True,
        **WHEN_FIGHTING,
    )
    entering: int = i8(
        "whether the attacker fights for the tile that it entered",
        name="fight.entering",
        form=Truth(),
        **WHEN_FIGHTING,
    )
    winner: int = i8(
        "the suit that won",
        name="fight.winner",
        form=Letter(),
        needed=True,
        **WHEN_FIGHTING,
    )
    damage: int = i8(
        "the damage still to be paid",
        name="fight.damage",
        form=Number(0, terms.MOST_DAMAGE),
        **WHEN_FIGHTING,
    )
    fought: int = i8(
        "the values with which the winner fought",
        name="fight.fought",
        form=SetOf(VALUE),
        **WHEN_FIGHTING,
    )
    removed: int = i8(
        "the values that the winner has removed as payment so far",
        name="fight.removed",
        form=SetOf(VALUE),
        **WHEN_FIGHTING,
    )
    spoils: Ints = i8(
        "the loser's tokens, by the place on whose ground they lie; they are in `silver` too",
        terms.PLACES,
        name="fight.spoils",
        form=Each(GROUND, Number(0, terms.MOST_SILVER, nothing=0)),
        **WHEN_FIGHTING,
    )
    gained: int = i8(
        "the tile that has just been gained", form=Word(TILE), needed=True, **WHEN_DISCOVERING
    )
    lost_by: int = i8("the suit that lost it", form=Letter(nothing=NOBODY), **WHEN_DISCOVERING)

    scores = shown(
        "the tokens in each Europe", Own(dict[SuitLetter, int], "by seat: a number"), **AT_THE_END
    )
    winners = shown(
        "the suits that have won", Own(list[SuitLetter], "a list: a seat"), **AT_THE_END
    )
