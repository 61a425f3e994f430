"""Bank and supply, and what everybody can remember of the goods that moved.

Goods and money change hands here and nowhere else, but for what a Thief steals. What is done in the
open is remembered for all seats: `rules/knowledge.py` says what follows from it.
"""

from __future__ import annotations

from serai.engine.bits import bit, has
from serai.engine.jit import rule
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GOODS, STRICT_BANK, Bank, GoodId, Phase, Seat, SupplyCounts

# --- Money ------------------------------------------------------------------------------------


@rule
def money_in_play(s: State) -> int:
    """road.money.1, road.comp.5 All players' money. It is a value: a gold coin is five silver."""
    total = 0
    for seat in range(s.players):
        total += int(s.money[seat])
    return total


@rule
def pay_from_bank(s: State, seat: Seat, amount: int) -> None:
    """road.money.2 The bank never runs out; with `bank` strict45 it pays what it has left."""
    if s.bank == Bank.STRICT45:
        amount = min(amount, STRICT_BANK - money_in_play(s))
    s.money[seat] += amount


@rule
def pay_to_bank(s: State, seat: Seat, amount: int) -> None:
    """road.money.4 You pay what you have been found to own: money never falls below zero."""
    s.money[seat] -= amount


@rule
def pay_to_player(s: State, payer: Seat, payee: Seat, amount: int) -> None:
    """road.money.3, road.bid.14 Money goes from player to player; change is always at hand."""
    s.money[payer] -= amount
    s.money[payee] += amount


# --- Goods ------------------------------------------------------------------------------------


@rule
def goods_of(s: State, seat: Seat) -> int:
    """How many goods a seat owns."""
    total = 0
    for good in range(1, GOODS + 1):
        total += int(s.goods[seat, good])
    return total


@rule
def is_in_bag(s: State) -> bool:
    """road.setup.2 While goods are drawn, nobody sees what is left of them in the bag."""
    return s.phase == Phase.DRAW


@rule
def is_set_up(s: State) -> bool:
    """road.setup.17, road.setup.18 Whether the supply is there, and turns have begun."""
    return s.phase > Phase.DRAW


@rule
def is_supply_open(s: State) -> bool:
    """road.setup.17 The supply lies open to all (`supply_counts`)."""
    return s.supply_counts == SupplyCounts.PUBLIC


@rule
def is_sold_out(s: State, good: GoodId) -> bool:
    """Everybody can see that nothing of this good is left in the supply."""
    return s.supply[good] == 0


@rule
def take_from_supply(s: State, seat: Seat, good: GoodId, number: int) -> None:
    """road.supply.1, road.supply.2 Goods come from the supply, never from another player."""
    s.supply[good] -= number
    s.goods[seat, good] += number
    s.net[seat, good] += number
    watch_supply(s, good)


@rule
def return_to_supply(s: State, seat: Seat, good: GoodId, number: int) -> None:
    """road.seller.3, road.trader.4 Goods go back to the supply, and everybody sees it."""
    s.supply[good] += number
    s.goods[seat, good] -= number
    s.net[seat, good] -= number
    remember_having(s, seat, good, 0)


# --- What is remembered -----------------------------------------------------------------------


@rule
def remember_having(s: State, seat: Seat, good: GoodId, number: int) -> None:
    """Everybody knows from now on that this seat had so many of a good at this moment."""
    segment = int(s.met[seat])
    least = number - int(s.net[seat, good])
    s.needed[seat, segment, good] = max(int(s.needed[seat, segment, good]), least)


@rule
def watch_supply(s: State, good: GoodId) -> None:
    """Everybody knows how much has left the supply, and sees when a good has run out."""
    out = int(s.markers[good])
    for seat in range(s.players):
        out += int(s.net[seat, good])
    s.peak[good] = max(int(s.peak[good]), out)
    if is_sold_out(s, good):
        s.ran_out |= bit(good)


@rule
def has_run_out(s: State, good: GoodId) -> bool:
    """Whether everybody has once seen this good run out."""
    return has(int(s.ran_out), good)


@rule
def remember_theft(s: State, thief: Seat, victim: Seat, good: GoodId) -> None:
    """road.info.3 Everybody knows who robbed whom; only those two know of what. Afterwards neither
    can have less than nothing of any good: so the victim had what was taken."""
    s.thieves[s.thefts] = thief
    s.victims[s.thefts] = victim
    s.stolen[s.thefts] = good
    for kind in range(1, GOODS + 1):
        s.victim_net[s.thefts, kind] = s.net[victim, kind]
    s.thefts += 1
    s.met[thief] += 1
    s.met[victim] += 1
    for kind in range(1, GOODS + 1):
        s.needed[thief, s.met[thief], kind] = -int(s.net[thief, kind])
        s.needed[victim, s.met[victim], kind] = -int(s.net[victim, kind])
