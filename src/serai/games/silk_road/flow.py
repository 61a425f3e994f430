"""Whose decision it is, what is legal, what happens: the questions that every game answers.

A phase, and in the middle of an action the tile in use, opens some kinds of action. `refuse`
answers for any action with the clause that forbids it; `legal` lists those that it allows, out of
the open kinds. A step is skipped only where everybody can see that it is forced (`turn.go_on`).
"""

from __future__ import annotations

from serai.engine.bits import has
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import Seat
from serai.games.silk_road.actions import (
    BID,
    DRAW_GOOD,
    DRAW_STOLEN,
    FIRST_OF,
    KIND_OF,
    KINDS,
    LAY_TILE,
    PARTS_OF,
    SWAP_TILE,
)
from serai.games.silk_road.clauses import Clause
from serai.games.silk_road.rules import guessing, memory
from serai.games.silk_road.rules.asking import refuse_now, refuse_open
from serai.games.silk_road.rules.doing import do
from serai.games.silk_road.rules.moment import decider, open_kinds
from serai.games.silk_road.rules.setup import tile_weight, tiles_to_swap
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import FIFTY


@rule
def actor(s: State) -> Seat:
    """The seat to decide, CHANCE, or NOBODY when the game is over."""
    return decider(s)


@rule
def refuse(s: State, action: int) -> Clause:
    """The clause that forbids this action now, or ALLOWED."""
    return refuse_now(s, action)


@rule
def legal(s: State, offers: Ints) -> int:
    """Write the numbers of all legal actions into `offers`; return how many there are."""
    kinds = open_kinds(s)
    number = 0
    for kind in range(1, KINDS + 1):
        if has(kinds, kind):
            number = legal_of_kind(s, kind, offers, number)
    return number


@rule
def legal_of_kind(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add the legal actions of one kind to the offers; return how many there are now."""
    for action in range(FIRST_OF[kind], end_of_kind(s, kind)):
        if refuse_open(s, action) == Clause.ALLOWED:
            offers[number] = action
            number += 1
    return number


@rule
def end_of_kind(s: State, kind: int) -> int:
    """Where it is no longer worth asking: bids above the bidder's money are all refused."""
    if kind == BID:
        return FIRST_OF[kind] + min(FIFTY, int(s.money[actor(s)]))
    return FIRST_OF[kind + 1]


@rule
def weight(s: State, action: int) -> int:
    """How likely an outcome of chance is, compared with the others that are possible now: every
    tile, every good in the bag and road.thief.2 every good of a victim is equally likely."""
    kind = KIND_OF[action]
    part = int(PARTS_OF[action, 0])
    if kind == LAY_TILE:
        return tile_weight(s, part)
    if kind == SWAP_TILE:
        return tiles_to_swap(s, part)
    if kind == DRAW_GOOD:
        return int(s.supply[part])
    if kind == DRAW_STOLEN:
        return int(s.goods[s.victim, part])
    return 1


@rule
def apply(s: State, action: int) -> None:
    """Do a legal action, and whatever follows without a choice."""
    do(s, action)


@rule
def score(s: State, seat: Seat) -> int:
    """road.score.1 The final score; nothing before the end, because scores are told to all and
    stocks are secret."""
    return int(s.scores[seat])


@rule
def redact(s: State, seat: Seat) -> None:
    """road.info.1 Wipe what this seat cannot know, however well it remembers."""
    memory.forget(s, seat)


@rule
def guess(s: State, seat: Seat, seed: int) -> None:
    """Fill in a world that agrees with all this seat has seen."""
    guessing.imagine(s, seat, seed)
