"""Actions 2 and 6: move your shepherd or mastiff, or the ookami."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silk.rules.bump import can_move
from serai.games.silk.state import State
from serai.games.silk.terms import MASTIFF, OOKAMI, SHEPHERD, Piece, Seat


@rule
def shepherd_of(seat: Seat) -> Piece:
    """The seat's shepherd."""
    return SHEPHERD + seat


@rule
def mastiff_of(seat: Seat) -> Piece:
    """The seat's mastiff."""
    return MASTIFF + seat


@rule
def ookami() -> Piece:
    """The ookami, who is nobody's."""
    return OOKAMI


@rule
def can_herd(s: State, seat: Seat) -> bool:
    """silk.sm.1 to .4 You move exactly one of your two pieces; both may wrap, the shepherd crosses
    walls, and what they bump may bump on."""
    return can_move(s, shepherd_of(seat)) or can_move(s, mastiff_of(seat))


@rule
def can_move_ookami(s: State) -> bool:
    """silk.ook.1 to .3, silk.ook.wrap, silk.ook.wall, silk.ook.mastiff The active player moves the
    ookami one step: she may wrap, walls stop her, no mastiff's tile is open to her; she captures
    worms, the mover's own included, and bumps a shepherd where the mover likes."""
    return can_move(s, OOKAMI)
