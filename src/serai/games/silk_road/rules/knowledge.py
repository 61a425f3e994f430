"""Who sees what: what a seat with a perfect memory knows, and what it cannot know.

All payments are open. So a seat can follow the money of the others, and the number of their goods.
It does not know which goods they drew at the start, nor what was stolen without it. All else about
goods happens in the open, and limits what these can be:

- Who sold, gave or revealed a good had it. `needed` holds the most that was needed at any moment,
  less what had come in the open before. It is kept for each *segment* of a seat's game: up to the
  first theft in which the seat takes part, from there to the second, and so on.
- The supply lies open, so the goods of all others together are known by kind. With a hidden supply
  (`supply_counts`) they are known once a good has run out; before, they are at most what has not
  been seen to come out of the supply.

A stock is what was drawn, plus `net` (what came and went in the open), plus or minus what was
stolen. In a position that somebody wrote, memory begins with that position.
"""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silk_road.rules.ending import is_over
from serai.games.silk_road.rules.supply import has_run_out, is_in_bag, is_supply_open
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GOODS, GOODS_PER_KIND, Good, GoodId, Seat


@rule
def redact(s: State, observer: Seat) -> None:
    """road.info.1, road.info.2, road.info.3 Wipe what this seat cannot know, however well it
    remembers: the goods of others, what they drew, what was stolen without it, numbers chosen for a
    Vizier and not yet shown, and a hidden supply. road.info.5 At the end nothing is secret."""
    if is_over(s):
        return
    for seat in range(s.players):
        if seat != observer:
            redact_seat(s, seat)
    for theft in range(s.thefts):
        if not takes_part(s, theft, observer):
            s.stolen[theft] = Good.NONE
    if is_in_bag(s) or not is_supply_open(s):
        for good in range(1, GOODS + 1):
            s.supply[good] = 0 if is_in_bag(s) else min(1, int(s.supply[good]))


@rule
def redact_seat(s: State, seat: Seat) -> None:
    """What one player alone knows."""
    s.revealed[seat] = 0
    for good in range(1, GOODS + 1):
        s.goods[seat, good] = 0
        s.drawn[seat, good] = 0


@rule
def takes_part(s: State, theft: int, seat: Seat) -> bool:
    """road.info.3 Thief and victim know what was stolen."""
    return s.thieves[theft] == seat or s.victims[theft] == seat


@rule
def goods_followed(s: State, seat: Seat) -> int:
    """How many goods a seat owns, as everybody can follow."""
    number = int(s.drawn_number[seat])
    for good in range(1, GOODS + 1):
        number += int(s.net[seat, good])
    for theft in range(s.thefts):
        if s.thieves[theft] == seat:
            number += 1
        elif s.victims[theft] == seat:
            number -= 1
    return number


@rule
def is_drawn_total_known(s: State, good: GoodId) -> bool:
    """Whether everybody knows how many of a good all players drew together: the supply lies open,
    or everybody has seen it run out of this good."""
    if is_in_bag(s):
        return False
    return is_supply_open(s) or has_run_out(s, good)


@rule
def most_drawn(s: State, good: GoodId) -> int:
    """The number of this good that all players drew together, if it is known; otherwise the most
    that it can be."""
    if is_in_bag(s):
        return GOODS_PER_KIND
    if has_run_out(s, good):
        return GOODS_PER_KIND - int(s.peak[good])
    if not is_supply_open(s):
        return GOODS_PER_KIND - int(s.peak[good]) - 1
    left = int(s.supply[good]) + int(s.markers[good])
    for seat in range(s.players):
        left += int(s.net[seat, good])
    return GOODS_PER_KIND - left


@rule
def least_needed(s: State, seat: Seat, good: GoodId, first: int, known: int, observer: Seat) -> int:
    """How many of a good a seat must have drawn or stolen before the theft number `first`, so that
    it had what it sold, gave or revealed from then on. That is looked at up to the seat's next
    theft with unknown loot; the loot is known of the thefts before number `known`, and of those in
    which the observer takes part. Below 0 if more of the good had come in the open than the seat
    needed."""
    segment = 0
    for theft in range(first):
        if takes_part(s, theft, seat):
            segment += 1
    gained = 0
    least = int(s.needed[seat, segment, good])
    for theft in range(first, s.thefts):
        if not takes_part(s, theft, seat):
            continue
        if theft >= known and not takes_part(s, theft, observer):
            break
        segment += 1
        if s.stolen[theft] == good:
            gained += 1 if s.thieves[theft] == seat else -1
        least = max(least, int(s.needed[seat, segment, good]) - gained)
    return least


@rule
def least_drawn(s: State, seat: Seat, good: GoodId, known: int, observer: Seat) -> int:
    """How many of a good a seat must have drawn at the start."""
    return max(0, least_needed(s, seat, good, 0, known, observer))
