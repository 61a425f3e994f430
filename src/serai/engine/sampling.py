"""Chance and random play from a seed. They are the same interpreted, compiled and on the GPU.

The number that is drawn at a ply depends on the seed and the ply alone, so there is no generator
whose state has to be kept. It has 32 bits, so that the arithmetic never leaves 64 signed bits.
"""

from __future__ import annotations

from typing import Any

from serai.engine.dispatch import actor, apply, legal, weight
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import CHANCE, NOBODY

WORD = 32
MASK = (1 << WORD) - 1


@rule
def scramble(word: int) -> int:
    """Mix the bits of a 32-bit word, by xor-shifts and odd factors below 2**31."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & MASK
    word ^= word >> 15
    word = (word * 0x735A2D97) & MASK
    return word ^ (word >> 15)


@rule
def random_word(seed: int, ply: int) -> int:
    """The 32 random bits that belong to this ply of the game with this seed."""
    high = scramble((seed >> WORD) & MASK)
    low = scramble((seed ^ high) & MASK)
    return scramble((low + 0x9E3779B9 * (ply + 1)) & MASK)


@rule
def below(word: int, limit: int) -> int:
    """A number from 0 up to, not including, the limit, out of 32 random bits."""
    return (word * limit) >> WORD


@rule
def pick_outcome(s: Any, numbers: Ints, count: int, ticket: int) -> int:
    """The outcome of chance whose share of the weights the ticket falls into."""
    for i in range(count - 1):
        ticket -= weight(s, numbers[i])
        if ticket < 0:
            return int(numbers[i])
    return int(numbers[count - 1])


@rule
def total_weight(s: Any, numbers: Ints, count: int) -> int:
    """The weights of all outcomes together."""
    total = 0
    for i in range(count):
        total += weight(s, numbers[i])
    return total


@rule
def random_action(s: Any, numbers: Ints, word: int) -> int:
    """An action by these random bits: chance by its weights, a seat's decision evenly."""
    count = legal(s, numbers)
    if actor(s) == CHANCE:
        return pick_outcome(s, numbers, count, below(word, total_weight(s, numbers, count)))
    return int(numbers[below(word, count)])


@rule
def play_randomly(s: Any, numbers: Ints, seed: int, ply: int, plies: int) -> int:
    """Play at most so many plies from this ply on; return how many seats' decisions were among
    them."""
    decisions = 0
    for now in range(ply, ply + plies):
        who = actor(s)
        if who == NOBODY:
            break
        if who != CHANCE:
            decisions += 1
        apply(s, random_action(s, numbers, random_word(seed, now)))
    return decisions
