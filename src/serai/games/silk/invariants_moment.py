"""What has to hold at which moment of the game; `invariants.py` has what always holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.bits import bit, has
from serai.engine.dispatch import make_numbers
from serai.engine.moment import Checks, Fault
from serai.engine.seat import NOBODY, letter
from serai.games.silk import terms
from serai.games.silk.actions import PLAY, SPACE
from serai.games.silk.parts import TILE
from serai.games.silk.rules import bump, herding, placement, setup
from serai.games.silk.state import PIECE
from serai.games.silk.tables import BOX, CAN_BUMP, KIND
from serai.games.silk.terms import Pasture, Phase, Piece

# --- The board ---------------------------------------------------------------------------------


def _free_places(s: Any) -> Iterator[Fault]:
    if setup.next_place(s) == terms.NOWHERE:
        yield "silk.comp.10", "all tiles are laid"


def _board(s: Any) -> Iterator[Fault]:
    if s.den_tile == terms.NOWHERE:
        yield "silk.comp.4", "there is no den tile (*)"
    free = setup.next_place(s)
    if free != terms.NOWHERE:
        yield "silk.comp.10", f"no tile lies on {TILE.write(free)}"


def _dice(s: Any) -> Iterator[Fault]:
    least, most = DICE_ON_TABLE.get(s.phase, (0, 0))
    if not least <= (s.dice > 0).sum() <= most:
        yield (
            "silk.turn.2",
            "dice lie on the table in phase 'dice', one of them also in the middle of an action",
        )


# --- Set-up: people study openings of their own, and only what could not be played on is refused --


def _ookami(s: Any) -> Iterator[Fault]:
    is_there = s.location[terms.OOKAMI] != terms.NOWHERE
    if is_there != (s.den_tile != terms.NOWHERE):
        yield "silk.setup.6", "the ookami comes with the den tile"


def _rolls(s: Any) -> Iterator[Fault]:
    if setup.next_to_roll(s) == NOBODY:
        yield "silk.setup.p1.1", "everybody has rolled"


def _worms_to_place(s: Any) -> Iterator[Fault]:
    most = max(placement.worms_placed(s, seat) for seat in range(s.players))
    if most > terms.FIRST_WORMS or not placement.has_worms_to_place(s, s.turn):
        yield "silk.setup.8", "each player places seven worms"


def _pieces_to_place(s: Any) -> Iterator[Fault]:
    if not placement.has_pieces_to_place(s, s.turn):
        yield "silk.setup.p2.1b", f"{letter(s.turn)} has placed all three pieces"


def _laying(s: Any) -> Iterator[Fault]:
    if s.crowd.any() or s.nurseries.any() or s.location[: terms.OOKAMI].any():
        yield "silk.setup.p1.1", "pieces come after the board"
    if s.den_tile == terms.NOWHERE and s.pasture.any():
        yield "silk.setup.2", "the den tile is laid first"
    for pasture in (Pasture.DRY, Pasture.NORMAL, Pasture.LEAFY):
        laid = int((s.pasture == pasture).sum()) - (pasture == Pasture.NORMAL and s.den_tile > 0)
        if laid > BOX[pasture]:
            name = pasture.name.lower()
            yield "silk.comp.4", f"the box has {BOX[pasture]} {name} tiles"


# --- Once the board is set up ------------------------------------------------------------------


def pieces_in_play(s: Any) -> list[Piece]:
    """The ookami, and the shepherd and the mastiff of every seat."""
    seats = range(s.players)
    return [
        terms.OOKAMI,
        *(herding.shepherd_of(seat) for seat in seats),
        *(herding.mastiff_of(seat) for seat in seats),
    ]


def _missing_pieces(s: Any) -> Iterator[Fault]:
    """After the set-up all big pieces stand somewhere, but for the one that is pushed."""
    pushed = s.lifted if s.phase == Phase.PUSH else terms.NO_PIECE
    for piece in pieces_in_play(s):
        if s.location[piece] == terms.NOWHERE and piece != pushed:
            yield "silk.inv.4", f"the {PIECE.domain.write(piece)} is missing"


# --- The middle of an action ------------------------------------------------------------------


def _moved(s: Any) -> Iterator[Fault]:
    in_play = sum(bit(piece) for piece in pieces_in_play(s))
    if s.moved & ~in_play:
        yield "silk.inv.6", "a piece has moved that does not play"


def _bumped_from(s: Any) -> Iterator[Fault]:
    if s.bumped_from == terms.NOWHERE:
        yield "silk.bump.2", "'bumped_from' names the tile that is left"


def _lifted(s: Any) -> Iterator[Fault]:
    if s.lifted not in pieces_in_play(s) or s.location[s.lifted] != terms.NOWHERE:
        yield "silk.bump.2", "the lifted piece stands nowhere"
    if has(s.moved, s.lifted):
        yield "silk.inv.6", "the lifted piece has moved already"
    bumper = int(s.piece_at[s.bumped_from])
    if not (has(s.moved, bumper) and CAN_BUMP[KIND[bumper], KIND[s.lifted]]):
        yield "silk.bump.table", "nothing that can bump it came to the lifted piece's tile"
    if s.hand.any():
        yield "silk.bump.3", "worms are in hand only while they are spread"


def _hand(s: Any) -> Iterator[Fault]:
    worms = int(s.hand.sum())
    if worms == 0:
        yield "silk.bump.3", "no worm is in hand to be spread"
    if worms > terms.TILE_CAPACITY:
        yield "silk.bump.3", "more worms are in hand than stood on a tile"
    if s.crowd[s.bumped_from]:
        yield "silk.graze.7", "worms in hand have left their tile"
    ookami_at = int(s.location[terms.OOKAMI])
    places = sum(
        bump.worm_room(s, s.bumped_from, direction, terms.NOWHERE, bump.NO_TILES, ookami_at)
        for direction in range(terms.DIRECTIONS)
    )
    if places < worms:
        yield "silk.bump.6", "the worms in hand have nowhere to go"


def _way_on(s: Any) -> Iterator[Fault]:
    if PLAY.legal(s, make_numbers(SPACE)) == 0:
        yield "silk.bump.6", "the action under way cannot be finished"


DICE_ON_TABLE = {Phase.DICE: (1, 2)} | dict.fromkeys(terms.MID_ACTION, (0, 1))
"""How many dice are still to be resolved, at least and at most; none at all other moments."""

CHECKS_BY_PHASE: Checks = (
    (terms.AFTER_SETUP, _missing_pieces),
    ((Phase.LAY,), _free_places),
    ([phase for phase in Phase if phase > Phase.LAY], _board),
    (tuple(Phase), _dice),
    (terms.SETUP, _ookami),
    ((Phase.LAY,), _laying),
    ((Phase.FIRST,), _rolls),
    ((Phase.WORMS,), _worms_to_place),
    ((Phase.PIECES,), _pieces_to_place),
    (terms.MID_ACTION, _moved),
    (terms.BUMPED, _bumped_from),
    ((Phase.PUSH,), _lifted),
    ((Phase.SPREAD,), _hand),
    (terms.MID_ACTION, _way_on),
)
"""What has to hold at which moments, in the order in which it is looked at."""
