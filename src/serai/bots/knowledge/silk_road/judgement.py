"""What a position is worth to a seat.

The constants here and in `outlook.py` and `tile.py` are measured: 1,500 games of 4 greedy seats,
seeds 9000 to 10499, 5 % of the decisions random, one decision in twelve. Worth in silver, by
regression of the final score and of who won: a good 1.6 and 0.85 more at the start of the road, of
whatever kind (Sellers of that very kind add little); kept tiles 1.36 and prizes 0.65 of what was
put in, a majority 0.4 near the end and nothing early. With the constants set so, a seat won 35 %
(+-3) among three with the former ones. The mean final lead then differs from the judged one by at
most 0.7 points, mostly 0.4, whatever the phase and the seat's part (1,200 games, seeds 9000 on).
Another 1,500 games of 6 seats without random decisions said: less for sales and majorities, more
for kept tiles. A seat that judges so won 23 % (19 to 27) among five with the former constants, 384
games, seeds 700 on; five mixtures were tried there. `serai.bots.fitting` measures anew.
"""

from __future__ import annotations

import numpy as np

from serai.bots.evaluation import Evaluation
from serai.bots.knowledge.silk_road.outlook import (
    MARKETS,
    OUTLOOK,
    VIZIERS,
    look_ahead,
    worth_of,
)
from serai.bots.knowledge.silk_road.tile import (
    best_tile,
    gain,
    gain_in_use,
    loot,
    prize,
    worth_of_kept,
)
from serai.engine.bits import Bits, has
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import NOBODY, Seat
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.auction import highest_bid, highest_bidder
from serai.games.silk_road.rules.crook import changes
from serai.games.silk_road.rules.ending import has_majority
from serai.games.silk_road.rules.movement import is_only_the_end_ahead
from serai.games.silk_road.rules.passing import heirs, is_heir
from serai.games.silk_road.rules.supply import goods_of
from serai.games.silk_road.rules.tile import tiles_here
from serai.games.silk_road.rules.vizier import refuse_name
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import GOES
from serai.games.silk_road.terms import (
    GOODS,
    KEPT,
    MAJORITY_POINTS,
    NO_TILE,
    NOWHERE,
    WAYS,
    City,
    FinalTie,
    Kind,
    Phase,
)

TERMS = (
    "money", "goods", "sales", "majorities", "viziers", "kept", "go", "auction", "tie",
)  # fmt: skip
MONEY, STOCK, SALES, MAJORITIES, PRIZES, KEPT_TILES, GO, AUCTION, TIE = range(9)
SCRATCH = np.dtype((np.record, [("outlook", "f8", (OUTLOOK,))]))
BUDGETS = {"beginner": 12, "easy": 60, "medium": 240, "hard": 1000, "expert": 5000}
SEARCH_SETTINGS = {
    "lookahead_by_win_chance": 1,
    "rollout_turns": 2,
    "rollout_depth": 30,
    "rollout_greedy": 1,
    "margin_weight": 0.01,
}

LATER = 0.5
"""What a go brings to a seat that does not choose first, compared with the best tile."""
HOLDER = 1.5
"""What it is worth to have the pawn when the next auction begins."""
HANDY, SOLD = 0.15, 0.6
"""What any good is worth beyond its point while markets are ahead, and how much of what selling it
would bring."""
SWAY = 4.0
"""How fast a majority becomes unsure, with each market ahead."""
CALLED = 0.35
"""How often a Vizier ahead calls a good that is not marked, compared with all of them evenly."""
FIRST_TIE, SECOND_TIE = 1e-3, 1e-6
LAST_LEAD, LEAD = 1.0, 2.0
"""The lead that makes a win likely in the last market, and how much more it takes with each market
ahead (4,000 games of 6 quick greedy seats and 800 of 3, seeds 100000 on)."""


@rule
def judge(s: State, seats: Bits, evaluation: Evaluation) -> float:
    """Judge which score these seats may expect; return the scale of a lead. In the last auction the
    scores stand, for no market follows: whoever bids gives money away."""
    outlook = evaluation.scratch[0].outlook
    outlook[:] = 0.0
    leader = NOBODY
    if s.phase != Phase.OVER:
        look_ahead(s, outlook)
    if Phase.AUCTION <= s.phase <= Phase.MOVE:
        leader = next_leader(s, outlook)
    for seat in range(s.players):
        if has(seats, seat):
            judge_seat(s, seat, evaluation.terms[seat], leader, outlook)
    if Phase.AUCTION <= s.phase <= Phase.MOVE and is_only_the_end_ahead(s):
        return 0.0
    return float(LAST_LEAD + LEAD * outlook[MARKETS])


@rule
def judge_seat(s: State, seat: Seat, terms: Ints, leader: Seat, outlook: Ints) -> None:
    """The score that this seat may expect, term by term."""
    terms[MONEY] = s.money[seat]
    terms[STOCK] = goods_of(s, seat)
    for term in range(SALES, TIE + 1):
        terms[term] = 0.0
    terms[TIE] = tie_break(s, seat)
    if s.phase == Phase.OVER:
        terms[MAJORITIES] = majorities(s, seat, outlook)
        return
    terms[SALES] = sales(s, seat, outlook)
    terms[MAJORITIES] = majorities(s, seat, outlook)
    terms[PRIZES] = prizes(s, seat, outlook)
    terms[KEPT_TILES] = kept_tiles(s, seat, outlook)
    if Phase.AUCTION <= s.phase <= Phase.MOVE:
        judge_auction(s, seat, terms, leader, outlook)
    elif s.phase > Phase.MOVE:
        terms[GO] = market(s, seat, outlook)


@rule
def tie_break(s: State, seat: Seat) -> float:
    """road.score.7 Between equal scores money and then goods may decide (`final_tie`)."""
    if s.final_tie == FinalTie.SHARED:
        return 0.0
    return float(FIRST_TIE * s.money[seat] + SECOND_TIE * goods_of(s, seat))


# --- Goods and kept tiles ---------------------------------------------------------------------


@rule
def sales(s: State, seat: Seat, outlook: Ints) -> float:
    """What the seat's goods will bring beyond a point each: some of it whatever they are, for they
    can be exchanged, the rest by who will buy them."""
    if outlook[MARKETS] == 0.0:
        return 0.0
    total = -float(goods_of(s, seat))
    for good in range(1, GOODS + 1):
        total += worth_of(s, seat, good, 0, outlook)
    return HANDY * goods_of(s, seat) + SOLD * total


@rule
def majorities(s: State, seat: Seat, outlook: Ints) -> float:
    """The majorities that the seat has now, the surer the nearer the end is."""
    number = 0
    for good in range(1, GOODS + 1):
        number += has_majority(s, seat, good)
    return float(number * MAJORITY_POINTS / (1.0 + SWAY * outlook[MARKETS]))


@rule
def prizes(s: State, seat: Seat, outlook: Ints) -> float:
    """What the Viziers ahead will bring: each calls one of the goods that are not marked."""
    total = 0
    callable_goods = 0
    for good in range(1, GOODS + 1):
        if refuse_name(s, good) == Reason.ALLOWED and good != s.named:
            callable_goods += 1
            total += prize(s, seat, good)
    return float(CALLED * outlook[VIZIERS] * total / max(1, callable_goods))


@rule
def kept_tiles(s: State, seat: Seat, outlook: Ints) -> float:
    """The seat's Crooks and Barterers, less the Crooks that the tile in use will cost."""
    total = 0.0
    for slot in range(KEPT):
        total += worth_of_kept(int(s.kept[seat, slot]), outlook)
    if seat == s.pawn:
        total -= changes(s) * worth_of_kept(Kind.CROOK, outlook)
    return total


# --- The auction and the move -----------------------------------------------------------------


@rule
def arrival(s: State, seat: Seat, city: City, outlook: Ints) -> float:
    """What a leader gains in a city: the printed action and the best tile."""
    bonus = 0.0
    if s.printed[city] != NO_TILE:
        bonus = gain(s, seat, int(s.printed[city]), outlook)
    return bonus + best_tile(s, seat, city, outlook)


@rule
def first_go(s: State, seat: Seat, outlook: Ints) -> float:
    """What leading the caravan brings: the better of the ways, and the first choice there."""
    best = 0.0
    for way in range(WAYS):
        city = int(s.ways[s.caravan, way])
        if city != NOWHERE:
            best = max(best, arrival(s, seat, city, outlook))
    return best


@rule
def later_go(s: State, seat: Seat, outlook: Ints) -> float:
    """What the next market brings to a seat that does not lead."""
    total = 0.0
    ways = 0
    for way in range(WAYS):
        city = int(s.ways[s.caravan, way])
        if city != NOWHERE:
            total += best_tile(s, seat, city, outlook)
            ways += 1
    return LATER * total / max(1, ways)


@rule
def will_keep(s: State, bid: int, outlook: Ints) -> bool:
    """Whether it is better for the holder to pay the bid than to take it."""
    holder = int(s.holder)
    lead = first_go(s, holder, outlook) - later_go(s, holder, outlook)
    return s.money[holder] >= bid and lead > 2 * bid


@rule
def next_leader(s: State, outlook: Ints) -> Seat:
    """Who will lead the caravan if nobody bids more."""
    if s.phase == Phase.MOVE:
        return int(s.leader)
    bidder = highest_bidder(s)
    if bidder == NOBODY or will_keep(s, highest_bid(s), outlook):
        return int(s.holder)
    return bidder


@rule
def judge_auction(s: State, seat: Seat, terms: Ints, leader: Seat, outlook: Ints) -> None:
    """What the bid will cost or bring, and what the next market will."""
    if seat == leader:
        terms[GO] = first_go(s, seat, outlook)
    else:
        terms[GO] = later_go(s, seat, outlook)
    if s.phase == Phase.MOVE:
        return
    if seat == s.holder or seat == highest_bidder(s):
        bid = highest_bid(s)
        terms[AUCTION] = -bid if seat == leader else bid


# --- The market -------------------------------------------------------------------------------


@rule
def market(s: State, seat: Seat, outlook: Ints) -> float:
    """What this market has still to bring: the go under way, one to come, the pawn for the next
    turn; and what others do to the seat."""
    found = waiting(s, seat, outlook)
    if s.phase == Phase.REVEAL:
        return found + prize(s, seat, int(s.named))
    if seat == s.victim:
        return found - loot(s, seat, seat, outlook)
    if seat == s.pawn:
        return found + go(s, seat, outlook)
    return found


@rule
def go(s: State, seat: Seat, outlook: Ints) -> float:
    """What the go under way has still to bring."""
    if s.phase == Phase.ACT:
        return gain_in_use(s, seat, outlook)
    if s.phase == Phase.BONUS:
        bonus = gain_in_use(s, seat, outlook)
        return bonus + best_tile(s, seat, int(s.caravan), outlook)
    if s.phase == Phase.TAKE:
        return best_tile(s, seat, int(s.caravan), outlook)
    return 0.0


@rule
def goes_left(s: State, seat: Seat) -> int:
    """How many goes the seat may still have in this market, after the one under way."""
    under_way = seat == s.pawn and s.phase < Phase.PASS
    return int(GOES[s.players]) - int(s.tokens[seat]) - int(under_way)


@rule
def tiles_for_others(s: State) -> int:
    """Tiles that will be left when the go under way is over."""
    is_one_taken_now = Phase.BONUS <= s.phase <= Phase.TAKE
    return max(0, tiles_here(s) - int(is_one_taken_now))


@rule
def waiting(s: State, seat: Seat, outlook: Ints) -> float:
    """What waiting brings: a tile if one is left; if not, the pawn."""
    if s.phase == Phase.HANDOVER:
        return holding(s) / max(1, heirs(s)) if is_heir(s, seat) else 0.0
    left = max(0, goes_left(s, seat))
    if left == 0:
        return 0.0
    all_left = 0
    for other in range(s.players):
        all_left += max(0, goes_left(s, other))
    chance = min(1.0, tiles_for_others(s) / all_left)
    tile = LATER * best_tile(s, seat, int(s.caravan), outlook) if chance > 0.0 else 0.0
    return left * (chance * tile + (1.0 - chance) * holding(s))


@rule
def holding(s: State) -> float:
    """What the pawn is worth for the next turn; nothing before the last move."""
    return 0.0 if is_only_the_end_ahead(s) else HOLDER
