"""Refusing positions that cannot be: what a person wrote has to hold together before it is
played."""

from __future__ import annotations

from typing import Any

from serai.engine.bits import bit, has
from serai.engine.dispatch import make_numbers
from serai.engine.errors import BadPosition
from serai.engine.seat import NOBODY, letter
from serai.games.silk import terms
from serai.games.silk.actions import PLAY, SPACE
from serai.games.silk.invariants import faults, pieces_in_play
from serai.games.silk.parts import TILE
from serai.games.silk.rules.bump import NO_TILES, worm_room
from serai.games.silk.rules.placement import has_pieces_to_place, has_worms_to_place, worms_placed
from serai.games.silk.rules.setup import next_place, next_to_roll
from serai.games.silk.tables import BOX, CAN_BUMP, KIND
from serai.games.silk.terms import Pasture, Phase


def check_position(s: Any) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    for clause, fault in faults(s):
        raise BadPosition(fault, clause)
    for phases, check in CHECKS:
        if s.phase in phases:
            check(s)


def _refuse_if(wrong: bool, message: str, clause: str) -> None:
    if wrong:
        raise BadPosition(message, clause)


def _check_free_places(s: Any) -> None:
    _refuse_if(next_place(s) == terms.NOWHERE, "all tiles are laid", "silk.comp.10")


def _check_board(s: Any) -> None:
    _refuse_if(s.den_tile == terms.NOWHERE, "there is no den tile (*)", "silk.comp.4")
    free = next_place(s)
    if free != terms.NOWHERE:
        raise BadPosition(f"no tile lies on {TILE.write(free)}", "silk.comp.10")


def _check_dice(s: Any) -> None:
    least, most = DICE_ON_TABLE.get(s.phase, (0, 0))
    message = "dice lie on the table in phase 'dice', one of them also in the middle of an action"
    _refuse_if(not least <= (s.dice > 0).sum() <= most, message, "silk.turn.2")


# --- Set-up: people study openings of their own, and only what could not be played on is refused --


def _check_ookami(s: Any) -> None:
    stands = s.location[terms.OOKAMI] != terms.NOWHERE
    wrong = stands != (s.den_tile != terms.NOWHERE)
    _refuse_if(wrong, "the ookami comes with the den tile", "silk.setup.6")


def _check_rolls(s: Any) -> None:
    _refuse_if(next_to_roll(s) == NOBODY, "everybody has rolled", "silk.setup.p1.1")


def _check_worms_to_place(s: Any) -> None:
    most = max(worms_placed(s, seat) for seat in range(s.players))
    done = most > terms.FIRST_WORMS or not has_worms_to_place(s, s.turn)
    _refuse_if(done, "each player places seven worms", "silk.setup.8")


def _check_pieces_to_place(s: Any) -> None:
    done = not has_pieces_to_place(s, s.turn)
    _refuse_if(done, f"{letter(s.turn)} has placed all three pieces", "silk.setup.p2.1b")


def _check_laying(s: Any) -> None:
    early = (
        s.crowd.any() or s.nurseries.any() or any(int(tile) for tile in s.location[: terms.OOKAMI])
    )
    _refuse_if(bool(early), "pieces come after the board", "silk.setup.p1.1")
    den_later = s.den_tile == terms.NOWHERE and s.pasture.any()
    _refuse_if(bool(den_later), "the den tile is laid first", "silk.setup.2")
    for pasture in (Pasture.DRY, Pasture.NORMAL, Pasture.LEAFY):
        laid = int((s.pasture == pasture).sum()) - (pasture == Pasture.NORMAL and s.den_tile > 0)
        name = pasture.name.lower()
        too_many = laid > BOX[pasture]
        _refuse_if(too_many, f"the box has {BOX[pasture]} {name} tiles", "silk.comp.4")


# --- The middle of an action ------------------------------------------------------------------


def _check_moved(s: Any) -> None:
    in_play = sum(bit(piece) for piece in pieces_in_play(s))
    _refuse_if(bool(s.moved & ~in_play), "a piece has moved that does not play", "silk.inv.6")


def _check_bumped_from(s: Any) -> None:
    missing = s.bumped_from == terms.NOWHERE
    _refuse_if(missing, "'bumped_from' names the tile that is left", "silk.bump.2")


def _check_way_on(s: Any) -> None:
    can_go_on = PLAY.legal(s, make_numbers(SPACE)) > 0
    _refuse_if(not can_go_on, "the action under way cannot be finished", "silk.bump.6")


def _check_lifted(s: Any) -> None:
    bumper = int(s.piece_at[s.bumped_from])
    plays = s.lifted in pieces_in_play(s) and s.location[s.lifted] == terms.NOWHERE
    _refuse_if(not plays, "the lifted piece stands nowhere", "silk.bump.2")
    _refuse_if(has(s.moved, s.lifted), "the lifted piece has moved already", "silk.inv.6")
    bumped = has(s.moved, bumper) and CAN_BUMP[KIND[bumper], KIND[s.lifted]]
    _refuse_if(
        not bumped, "nothing that can bump it came to the lifted piece's tile", "silk.bump.table"
    )
    _refuse_if(s.hand.any(), "worms are in hand only while they are spread", "silk.bump.3")


def _check_hand(s: Any) -> None:
    worms = int(s.hand.sum())
    _refuse_if(
        worms > terms.TILE_CAPACITY, "more worms are in hand than stood on a tile", "silk.bump.3"
    )
    _refuse_if(bool(s.crowd[s.bumped_from]), "worms in hand have left their tile", "silk.graze.7")
    ookami_at = int(s.location[terms.OOKAMI])
    places = sum(
        worm_room(s, s.bumped_from, direction, terms.NOWHERE, NO_TILES, ookami_at)
        for direction in range(terms.DIRECTIONS)
    )
    _refuse_if(places < worms, "the worms in hand have nowhere to go", "silk.bump.6")


DICE_ON_TABLE = {Phase.DICE: (1, 2)} | dict.fromkeys(terms.MID_ACTION, (0, 1))
"""How many dice are still to be resolved, at least and at most; none at all other moments."""

CHECKS = (
    ((Phase.LAY,), _check_free_places),
    ([phase for phase in Phase if phase > Phase.LAY], _check_board),
    (tuple(Phase), _check_dice),
    (terms.SETUP, _check_ookami),
    ((Phase.LAY,), _check_laying),
    ((Phase.FIRST,), _check_rolls),
    ((Phase.WORMS,), _check_worms_to_place),
    ((Phase.PIECES,), _check_pieces_to_place),
    (terms.MID_ACTION, _check_moved),
    (terms.BUMPED, _check_bumped_from),
    ((Phase.PUSH,), _check_lifted),
    ((Phase.SPREAD,), _check_hand),
    (terms.MID_ACTION, _check_way_on),
)
"""What has to hold at which moments, in the order in which it is looked at."""
