"""How a learner sees a number and a seat: rules that the written ones call (see `observing.py`)."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import Seat


@rule
def share(value: int, zero: int, one: int) -> float:
    """Where the value lies between what is seen as 0 and what is seen as 1."""
    return min(max((value - zero) / (one - zero), 0.0), 1.0)


@rule
def beyond(excess: int, usual: int) -> float:
    """How far a value lies beyond what is seen as 1, or as 0: 0 if it does not, 0.5 if by the usual
    excess, 1 never."""
    return max(excess, 0) / (max(excess, 0) + usual)


@rule
def steps_to(seat: Seat, other: Seat, players: int) -> int:
    """How many seats after the first one the other is seen. Whoever looks comes first, seats that
    nobody has come last."""
    return other if other >= players else (other - seat) % int(players)


@rule
def seat_after(seat: Seat, steps: int, players: int) -> Seat:
    """The seat that is seen so many seats after the first one."""
    return steps if steps >= players else (seat + steps) % int(players)
