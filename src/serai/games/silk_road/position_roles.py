"""Reading a position: the phase, who has which role, and the leg of the journey."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.reading import read_number, read_seat
from serai.engine.seat import Seat
from serai.games.silk_road.board import Board
from serai.games.silk_road.position import SETUP
from serai.games.silk_road.position_words import read_word
from serai.games.silk_road.terms import Phase

BEFORE_LEADER = (*SETUP, Phase.AUCTION, Phase.DECIDE)
BEFORE_MARKET = (*BEFORE_LEADER, Phase.MOVE)


def read_phase(given: Mapping[str, Any]) -> Phase:
    """What is to be decided, by its word."""
    names = {phase.name.lower(): phase for phase in Phase if phase != Phase.NONE}
    return read_word(given.get("phase"), names, "phase", "road.turn.1")


# --- Roles ------------------------------------------------------------------------------------


def read_roles(s: Any, given: Mapping[str, Any]) -> None:
    """Who is not written has the role of the one who is; turn tokens are read already."""
    roles = {name: given.get(name) for name in ("holder", "leader", "pawn")}
    seats = {
        name: read_seat(role, int(s.players), name)
        for name, role in roles.items()
        if role is not None
    }
    if s.phase < Phase.DRAW and seats:
        raise BadPosition("nobody has the pawn yet", "road.setup.15")
    if s.phase == Phase.OVER:
        for name, seat in seats.items():
            setattr(s, name, seat)
    elif s.phase in BEFORE_LEADER and s.phase >= Phase.DRAW:
        _read_holder(s, seats)
    elif s.phase not in SETUP:
        _read_leader(s, seats)


def _read_holder(s: Any, seats: Mapping[str, Seat]) -> None:
    """road.turn.2 Before the move the holder has the pawn, and nobody leads yet."""
    if "leader" in seats:
        raise BadPosition("there is no leader until the auction is decided", "road.bid.9")
    s.holder = next(iter(seats.values()), 0)
    s.pawn = seats.get("pawn", int(s.holder))


def _read_leader(s: Any, seats: Mapping[str, Seat]) -> None:
    s.holder = next(iter(seats.values()), 0)
    s.pawn = seats.get("pawn", seats.get("leader", int(s.holder)))
    s.leader = seats.get("leader", _likely_leader(s))


def _likely_leader(s: Any) -> Seat:
    """Who has the pawn; but if he has no turn token and others do, the first of them, from the
    holder on: the first go was the leader's."""
    order = [(int(s.holder) + step) % int(s.players) for step in range(int(s.players))]
    return next((seat for seat in (int(s.pawn), *order) if s.tokens[seat]), int(s.pawn))


# --- The leg of the journey -------------------------------------------------------------------


def read_turn(board: Board, s: Any, given: Mapping[str, Any]) -> None:
    """The leg of the journey; where it is not written, by the shortest way."""
    before = s.phase in BEFORE_MARKET
    lengths = moves_to(board, s)
    fewest = 0 if s.phase in SETUP else min(lengths, default=0) + before
    s.turn = read_number(given.get("turn", fewest), "turn", 0, 99)
    if not (s.turn == 0 if s.phase in SETUP else s.turn - before in lengths):
        raise BadPosition(f"the caravan cannot be there in turn {int(s.turn)}", "road.move.1")


def moves_to(board: Board, s: Any) -> set[int]:
    """How many moves may have brought the caravan where it is."""
    start = board.city.read(board.ends(s.direction)[0])
    frontier, lengths, moves = {start}, set[int](), 0
    while frontier:
        if int(s.caravan) in frontier:
            lengths.add(moves)
        frontier = {int(way) for city in frontier for way in s.ways[city] if way}
        moves += 1
    return lengths
