"""A walk that can go back: the directions gone so far, two bits each, in one number.

A chain of bumped pieces and a row of walls are both followed so: forward where it goes on, and back
from where all four directions have been tried. Rules make no lists, and a number holds 31 steps.
"""

from __future__ import annotations

from typing import TypeAlias

from serai.engine.jit import rule
from serai.games.silk.terms import DIRECTIONS

Walk: TypeAlias = int
START: Walk = 0


@rule
def with_step(walk: Walk, direction: int) -> Walk:
    """The walk, one step on."""
    return walk * DIRECTIONS + direction


@rule
def last_step(walk: Walk) -> int:
    """The direction of the last step."""
    return walk % DIRECTIONS


@rule
def without_step(walk: Walk) -> Walk:
    """The walk before its last step."""
    return walk // DIRECTIONS
