"""A fast watcher: plays whole random games and looks at section 13B after every ply.

`serai.games.silk_road.invariants` says the same at leisure; this one is compiled, and looks at two
records in a row, so that it sees what changes as well.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from serai.engine.dispatch import actor, apply, legal
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.sampling import random_action, random_word
from serai.engine.seat import NOBODY
from serai.games.silk_road.actions import PLAY, SPACE
from serai.games.silk_road.tables import TILES_PER_CITY, TURN_TOKENS
from serai.games.silk_road.terms import CITIES, GOODS, SEATS, SLOTS, THEFTS, WAYS, Phase

PLY_CAP = 5_000
"""Far more than any game can take."""
SHORTEST, LONGEST = 12, 13
BOX_OF_A_GOOD = 15
ASK_ALL_EVERY = 16
"""So often every action is asked about, offered or not."""


class Fault(IntEnum):
    """What the watcher may see go wrong."""

    NONE = 0
    GOODS_LOST = 1
    NEGATIVE = 2
    MONEY_MADE = 3
    STOCK_CHANGED = 4
    TOKENS = 5
    MARKET_LEFT_FULL = 6
    NO_ARROW = 7
    MEMORY = 8
    OFFERS = 9
    JOURNEY = 10
    SCORE = 11
    TILES = 12
    NO_END = 13


@rule
def are_goods_lost(s: Any) -> bool:
    """road.supply.1 is broken: of each good there are 15 in stocks, supply and markers."""
    for good in range(1, GOODS + 1):
        number = int(s.supply[good]) + int(s.markers[good])
        for seat in range(s.players):
            number += int(s.goods[seat, good])
        if number != BOX_OF_A_GOOD:
            return True
    return False


@rule
def is_negative(s: Any) -> bool:
    """road.money.4 is broken, or somebody has less than no goods or turn tokens."""
    for seat in range(SEATS):
        if s.money[seat] < 0 or s.tokens[seat] < 0:
            return True
        for good in range(1, GOODS + 1):
            if s.goods[seat, good] < 0 or s.supply[good] < 0:
                return True
    return False


@rule
def is_in_action(s: Any) -> bool:
    """Whether a tile or a printed action is in use."""
    return s.phase == Phase.BONUS or Phase.ACT <= s.phase <= Phase.REVEAL


@rule
def is_money_made(before: Any, s: Any) -> bool:
    """road.money.3 is broken: outside actions money only changes hands."""
    change = 0
    for seat in range(s.players):
        change += int(s.money[seat]) - int(before.money[seat])
    return change != 0 and not is_in_action(before)


@rule
def is_stock_changed(before: Any, s: Any) -> bool:
    """road.supply.2 is broken: outside actions and the set-up no good moves."""
    if is_in_action(before) or before.phase <= Phase.DRAW:
        return False
    for seat in range(s.players):
        for good in range(1, GOODS + 1):
            if s.goods[seat, good] != before.goods[seat, good]:
                return True
    return False


@rule
def are_tokens_wrong(s: Any) -> bool:
    """road.turn.2 is broken: there are more turn tokens than in the game."""
    number = 0
    for seat in range(s.players):
        number += int(s.tokens[seat])
    return number > TURN_TOKENS[s.players]


@rule
def are_tiles_wrong(s: Any) -> bool:
    """road.setup.4 is broken: a market city ahead has other than its number of tiles."""
    for city in range(1, CITIES + 1):
        ahead = s.market[city] != 0 and (s.ahead[s.caravan] >> city) & 1 and city != s.caravan
        number = 0
        for slot in range(SLOTS):
            if s.tiles[city, slot] != 0:
                number += 1
        rightful = TILES_PER_CITY[s.players] if ahead else 0
        if s.phase > Phase.DRAW and city != s.caravan and number != rightful:
            return True
    return False


@rule
def is_arrow(s: Any, start: int, city: int) -> bool:
    """road.move.1 Whether an arrow leads there."""
    return bool(s.ways[start, 0] == city or s.ways[start, 1] == city)


@rule
def is_memory_wrong(s: Any) -> bool:
    """A stock is not what was drawn, came and went in the open and was stolen."""
    for seat in range(s.players):
        for good in range(1, GOODS + 1):
            number = int(s.drawn[seat, good]) + int(s.net[seat, good])
            for theft in range(min(int(s.thefts), THEFTS)):
                if s.stolen[theft] == good:
                    number += int(s.thieves[theft] == seat) - int(s.victims[theft] == seat)
            if number != s.goods[seat, good]:
                return True
    return False


@rule
def are_offers_wrong(s: Any, offers: Ints) -> bool:
    """The list of legal actions is empty, or not just those that no clause forbids."""
    number = legal(s, offers)
    found = 0
    for action in range(SPACE_SIZE):
        if refuse(s, action) == 0:
            if found >= number or offers[found] != action:
                return True
            found += 1
    return found == 0 or found != number


SPACE_SIZE = SPACE.size
refuse = PLAY.refuse


@rule
def is_score_wrong(s: Any) -> bool:
    """road.score.1 to .4 are broken: money, goods, and two points for each majority."""
    for seat in range(s.players):
        points = int(s.money[seat])
        for good in range(1, GOODS + 1):
            points += int(s.goods[seat, good])
            rival = 0
            for other in range(s.players):
                if other != seat:
                    rival = max(rival, int(s.goods[other, good]))
            if s.goods[seat, good] > rival:
                points += 2
        if points != s.scores[seat]:
            return True
    return False


@rule
def look_at_move(before: Any, s: Any) -> int:
    """road.pass.6, road.move.1 What is wrong where the caravan has moved."""
    if s.caravan == before.caravan:
        return Fault.NONE
    if before.market[before.caravan] != 0 and before.tiles[before.caravan, 1] != 0:
        return Fault.MARKET_LEFT_FULL  # one tile may be left: it is taken in the same ply
    # Several forced steps may follow each other, so that the way may lead over one more city.
    if is_arrow(s, before.caravan, s.caravan):
        return Fault.NONE
    for way in range(WAYS):
        if is_arrow(s, s.ways[before.caravan, way], s.caravan):
            return Fault.NONE
    return Fault.NO_ARROW


@rule
def look(before: Any, s: Any) -> int:
    """What is wrong after a ply, or NONE."""
    if are_goods_lost(s):
        return Fault.GOODS_LOST
    if is_negative(s):
        return Fault.NEGATIVE
    if is_money_made(before, s):
        return Fault.MONEY_MADE
    if is_stock_changed(before, s):
        return Fault.STOCK_CHANGED
    if are_tokens_wrong(s):
        return Fault.TOKENS
    if are_tiles_wrong(s):
        return Fault.TILES
    if is_memory_wrong(s):
        return Fault.MEMORY
    return look_at_move(before, s)


@rule
def play_watched(s: Any, before: Any, offers: Ints, seed: int) -> int:
    """Play a game to its end; return what went wrong, or NONE. `before` is left as the record was
    before the last ply."""
    for ply in range(PLY_CAP):
        if actor(s) == NOBODY:
            if s.turn < SHORTEST or s.turn > LONGEST:
                return Fault.JOURNEY
            return Fault.SCORE if is_score_wrong(s) else Fault.NONE
        if ply % ASK_ALL_EVERY == seed % ASK_ALL_EVERY and are_offers_wrong(s, offers):
            return Fault.OFFERS
        before[0] = s
        apply(s, random_action(s, offers, random_word(seed, ply)))
        fault = look(before[0], s)
        if fault != Fault.NONE:
            return fault
    return Fault.NO_END


@rule
def watch_games(starts: Any, scratch: Any, offers: Ints, first: int, games: int) -> tuple[int, int]:
    """Play so many games from these starts in turn; return the first fault and its seed."""
    for seed in range(first, first + games):
        scratch[1] = starts[seed % len(starts)]
        fault = play_watched(scratch[1], scratch[:1], offers, seed)
        if fault != Fault.NONE:
            return fault, seed
    return 0, 0
