"""The rules of Ur: why not, and what happens."""

from serai.engine.jit import rule
from serai.engine.seat import Seat
from serai_ur.state import FLOWERS, HOME, SHARED, START, WAYS, Phase, Reason, State


@rule
def lay_out(s: State, players: int) -> None:
    """ur.road.1 All pieces wait at the start; the first seat begins."""
    s.players, s.phase = players, Phase.CAST
    for seat in range(players):
        s.road[seat, START] = s.pieces


@rule
def ways(marks: int) -> int:
    """ur.cast.1 Each lot falls marked as often as blank."""
    return int(WAYS[marks])


@rule
def cast(s: State, marks: int) -> None:
    """ur.cast.1 The marks are your steps. ur.cast.2 If no piece can take them, your turn ends."""
    s.steps, s.phase = marks, Phase.MOVE
    if marks == 0 or not can_move(s, s.turn):
        pass_on(s)


@rule
def can_move(s: State, seat: Seat) -> bool:
    """Whether a piece of yours can take your steps."""
    for place in range(HOME):
        if refuse_move(s, seat, place) == Reason.ALLOWED:
            return True
    return False


@rule
def refuse_move(s: State, seat: Seat, place: int) -> Reason:
    """ur.move.1 to .3, ur.flower.2 A piece of yours, as far as home, onto none that stays."""
    goal = place + s.steps
    if s.road[seat, place] == 0:
        return Reason.NO_PIECE_THERE
    if goal > HOME:
        return Reason.TOO_FAR
    if goal < HOME and s.road[seat, goal]:
        return Reason.OWN_PIECE_AHEAD
    if goal in FLOWERS and goal in SHARED and s.road[1 - seat, goal]:
        return Reason.FLOWER_IS_SAFE
    return Reason.ALLOWED


@rule
def move(s: State, seat: Seat, place: int) -> None:
    """ur.move.1 Your piece goes on. ur.move.4 One of the other seat that stands there starts again.
    ur.flower.1 From a flower you go on, ur.end.1 unless all your pieces are home."""
    goal, other = place + s.steps, 1 - seat
    s.road[seat, place] -= 1
    s.road[seat, goal] += 1
    if goal in SHARED:
        s.road[other, START] += s.road[other, goal]
        s.road[other, goal] = 0
    s.steps = 0
    s.phase = Phase.OVER if s.road[seat, HOME] == s.pieces else Phase.CAST
    if s.phase == Phase.CAST and goal not in FLOWERS:
        pass_on(s)


@rule
def pass_on(s: State) -> None:
    """ur.move.1 It is the other seat's turn."""
    s.turn, s.steps, s.phase = 1 - s.turn, 0, Phase.CAST


@rule
def score(s: State, seat: Seat) -> int:
    """ur.end.1 Your pieces that are home."""
    return int(s.road[seat, HOME])
