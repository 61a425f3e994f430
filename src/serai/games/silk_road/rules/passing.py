"""The turn token, and to whom the pawn goes."""

from __future__ import annotations

from serai.engine.bits import Bits, bit
from serai.engine.jit import rule
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import GOES
from serai.games.silk_road.terms import FEWEST_SEATS, Seat


@rule
def refuse_receiver(s: State, seat: Seat) -> Reason:
    """road.pass.3, road.pass.4, road.pass.5 While tiles are left, the pawn goes to any other player
    without a turn token. road.three.2, .3, .4, .8 With three players it goes to another player with
    fewer than two, so that nobody has two goes in a row; all else is the same."""
    three = s.players == FEWEST_SEATS
    if seat >= s.players:
        return Reason.NO_SUCH_SEAT
    if seat == s.pawn:
        return Reason.NOT_TO_YOURSELF_AGAIN if three else Reason.NOT_KEPT
    if s.tokens[seat] >= GOES[s.players]:
        return Reason.RECEIVER_HAS_TWO_TOKENS if three else Reason.RECEIVER_HAS_TOKEN
    return Reason.ALLOWED


@rule
def is_receiver(s: State, seat: Seat) -> bool:
    """Whether the pawn may be passed to this seat for a go."""
    return refuse_receiver(s, seat) == Reason.ALLOWED


@rule
def receivers(s: State) -> int:
    """road.three.5 How many seats may get the pawn for a go."""
    number = 0
    for seat in range(s.players):
        if is_receiver(s, seat):
            number += 1
    return number


@rule
def first_receiver(s: State) -> Seat:
    """The first seat to which the pawn may be passed for a go, if there is one."""
    seat = 0
    while not is_receiver(s, seat):
        seat += 1
    return seat


@rule
def fewest_tokens(s: State) -> int:
    """The number of turn tokens in front of those who have the fewest."""
    fewest = int(s.tokens[0])
    for seat in range(1, s.players):
        fewest = min(fewest, int(s.tokens[seat]))
    return fewest


@rule
def is_alone_with_fewest(s: State, seat: Seat) -> bool:
    """Whether nobody else has as few turn tokens as this seat."""
    for other in range(s.players):
        if other != seat and s.tokens[other] <= s.tokens[seat]:
            return False
    return True


@rule
def refuse_heir(s: State, seat: Seat) -> Reason:
    """road.last.1, road.last.4 When the tiles are gone, the pawn goes to a player with the fewest
    turn tokens. road.barter.10, road.barter.11 Among several of them the last to act chooses, and
    not himself. road.three.6 He keeps it if he alone has the fewest."""
    if seat >= s.players:
        return Reason.NO_SUCH_SEAT
    if s.tokens[seat] != fewest_tokens(s):
        return Reason.HEIR_HAS_MORE_TOKENS
    if seat == s.pawn and not is_alone_with_fewest(s, seat):
        return Reason.NOT_KEPT
    return Reason.ALLOWED


@rule
def is_heir(s: State, seat: Seat) -> bool:
    """Whether this seat may get the pawn for the next turn."""
    return refuse_heir(s, seat) == Reason.ALLOWED


@rule
def heirs(s: State) -> int:
    """How many seats may get the pawn for the next turn."""
    number = 0
    for seat in range(s.players):
        if is_heir(s, seat):
            number += 1
    return number


@rule
def first_heir(s: State) -> Seat:
    """The first seat that may get the pawn for the next turn; there is always one."""
    seat = 0
    while not is_heir(s, seat):
        seat += 1
    return seat


@rule
def seats_in_play(s: State) -> Bits:
    """The seats of all players."""
    return bit(s.players) - 1
