"""Filling in what a seat cannot know: one world out of all that agree with what it has seen.

A world is what the others drew, and what was stolen among them. `propose` draws one as chance
would: it sets aside the goods that somebody must have drawn, deals the rest at random, and lets
each theft take a random good of the victim's. If what was seen rules out some of the outcomes of a
step, the step is accepted only as often as chance would have brought one of the others. So each
world comes as often as it is likely after all that was seen; every world that agrees can come, and
no other.
(What the others decided is not weighed. With a hidden supply its limits are kept while dealing, and
the worlds come nearly as often as they are likely.)

If no proposal is accepted in TRIES, `search` looks for any world that agrees, from a random start.
Once the loot of every theft is chosen, what must have been drawn is known, and the rest is free.
"""

from __future__ import annotations

from serai.engine.bits import has
from serai.engine.jit import rule
from serai.games.silk_road.rules.dealing import (
    deal,
    draw,
    drawn_of,
    set_needed_aside,
    still_to_deal,
)
from serai.games.silk_road.rules.ending import is_over
from serai.games.silk_road.rules.knowledge import (
    is_drawn_total_known,
    least_drawn,
    least_needed,
    most_drawn,
    takes_part,
)
from serai.games.silk_road.rules.supply import is_in_bag, is_supply_open
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GOODS, GOODS_PER_KIND, Good, GoodId, Seat

TRIES = 200
DRAWS = 1000
"""Random numbers set apart for each try."""
ACCEPTING, THIEVING, REVEALING = 200, 400, 600
"""Where the random numbers of each step begin; dealing needs at most 75 + 75 of them."""


@rule
def guess(s: State, observer: Seat, seed: int) -> None:
    """Fill in a world that agrees with all that the observer has seen."""
    if is_over(s):
        return
    found = False
    for attempt in range(TRIES):
        if not found:
            found = propose(s, observer, seed, attempt * DRAWS)
    if not found:
        search(s, observer, seed)
        deal(s, observer, seed, TRIES * DRAWS, int(s.thefts))
        replay_thefts(s, observer)
    come_to_now(s, observer)
    guess_reveals(s, observer, seed)


# --- A proposal -------------------------------------------------------------------------------


@rule
def propose(s: State, observer: Seat, seed: int, base: int) -> bool:
    """Draw a world as chance would; return whether it agrees and is accepted."""
    if not deal(s, observer, seed, base, 0):
        return False
    for seat in range(s.players):
        for good in range(1, GOODS + 1):
            least = 0 if seat == observer else least_drawn(s, seat, good, 0, observer)
            ways = choose(int(s.drawn[seat, good]), least)
            if draw(seed, base + ACCEPTING + seat * (GOODS + 1) + good, ways) != 0:
                return False
    start_from_drawn(s, observer)
    for theft in range(s.thefts):
        if not propose_theft(s, theft, observer, seed, base + THIEVING + 2 * theft):
            return False
    return True


@rule
def choose(number: int, part: int) -> int:
    """In how many ways so many can be chosen out of a number: the goods that were set aside might
    have been any of those that the seat drew."""
    ways = 1
    for step in range(part):
        ways = ways * (number - step) // (step + 1)
    return max(1, ways)


@rule
def start_from_drawn(s: State, observer: Seat) -> None:
    """While a world is made, `goods` of the others holds what they drew and stole, less what was
    stolen from them; what came in the open is added at the end."""
    for seat in range(s.players):
        if seat != observer:
            for good in range(1, GOODS + 1):
                s.goods[seat, good] = s.drawn[seat, good]


@rule
def loot(s: State, theft: int, good: GoodId) -> int:
    """How many of a good the victim had when it was robbed."""
    return int(s.goods[s.victims[theft], good]) + int(s.victim_net[theft, good])


@rule
def propose_theft(s: State, theft: int, observer: Seat, seed: int, index: int) -> bool:
    """A theft takes a random good; return whether it is accepted, as often as a good that agrees
    would have come."""
    if s.victims[theft] == observer:
        move_loot(s, theft, observer, int(s.stolen[theft]))
        return True
    known = takes_part(s, theft, observer)
    total = 0
    possible = 0
    for good in range(1, GOODS + 1):
        total += loot(s, theft, good)
        if agrees(s, theft, good, observer):
            possible += loot(s, theft, good)
    if possible <= 0 or draw(seed, index, total) >= possible:
        return False
    if not known:
        s.stolen[theft] = random_loot(s, theft, observer, draw(seed, index + 1, possible))
    move_loot(s, theft, observer, int(s.stolen[theft]))
    return True


@rule
def random_loot(s: State, theft: int, observer: Seat, ticket: int) -> GoodId:
    """The good whose share of the possible loot the ticket falls into."""
    for good in range(1, GOODS + 1):
        if agrees(s, theft, good, observer):
            ticket -= loot(s, theft, good)
            if ticket < 0:
                return good
    return Good.NONE


@rule
def agrees(s: State, theft: int, good: GoodId, observer: Seat) -> bool:
    """Whether this good may have been stolen: as the observer knows, or else so that victim and
    thief have afterwards what they need."""
    if takes_part(s, theft, observer):
        return s.stolen[theft] == good
    return (
        loot(s, theft, good) > 0
        and has_enough(s, int(s.victims[theft]), theft, good, -1, observer)
        and has_enough(s, int(s.thieves[theft]), theft, good, 1, observer)
    )


@rule
def has_enough(s: State, seat: Seat, theft: int, loot: GoodId, change: int, observer: Seat) -> bool:
    """Whether a seat has what it needs after the theft of this good changes its stock."""
    for good in range(1, GOODS + 1):
        stock = int(s.goods[seat, good]) + (change if good == loot else 0)
        if stock < least_needed(s, seat, good, theft + 1, 0, observer):
            return False
    return True


@rule
def move_loot(s: State, theft: int, observer: Seat, good: GoodId) -> None:
    """The good goes from victim to thief; the observer's own stock is as it is now."""
    if s.victims[theft] != observer:
        s.goods[s.victims[theft], good] -= 1
    if s.thieves[theft] != observer:
        s.goods[s.thieves[theft], good] += 1


# --- A search ---------------------------------------------------------------------------------


@rule
def search(s: State, observer: Seat, seed: int) -> None:
    """Find loot for every theft such that the others can have drawn what they need. Each theft
    tries the goods in turn, from a random one on; if none will do, the theft before it tries its
    next."""
    theft = next_secret(s, -1, observer)
    while 0 <= theft < s.thefts:
        if s.stolen[theft] == Good.NONE:
            s.stolen[theft] = first_loot(theft, seed)
        else:
            s.stolen[theft] = int(s.stolen[theft]) % GOODS + 1
            if s.stolen[theft] == first_loot(theft, seed):
                s.stolen[theft] = Good.NONE
                theft = secret_before(s, theft, observer)
                continue
        if can_be_dealt(s, observer, theft + 1):
            theft = next_secret(s, theft, observer)


@rule
def first_loot(theft: int, seed: int) -> GoodId:
    """The good with which the search begins at this theft."""
    return 1 + draw(seed, TRIES * DRAWS + THIEVING + theft, GOODS)


@rule
def next_secret(s: State, theft: int, observer: Seat) -> int:
    """The next theft without the observer, with its loot forgotten; the number of thefts if there
    is none."""
    theft += 1
    while theft < s.thefts and takes_part(s, theft, observer):
        theft += 1
    if theft < s.thefts:
        s.stolen[theft] = Good.NONE
    return theft


@rule
def secret_before(s: State, theft: int, observer: Seat) -> int:
    """The theft without the observer before this one; -1 if there is none."""
    theft -= 1
    while theft >= 0 and takes_part(s, theft, observer):
        theft -= 1
    return theft


@rule
def can_be_dealt(s: State, observer: Seat, known: int) -> bool:
    """Whether the others can have drawn what they need, if the loot of the first so many thefts is
    known."""
    set_needed_aside(s, observer, known)
    open_hands = 0
    for seat in range(s.players):
        if still_to_deal(s, seat) < 0:
            return False
        open_hands += still_to_deal(s, seat)
    room = 0
    for good in range(1, GOODS + 1):
        left = most_drawn(s, good) - drawn_of(s, good)
        if left < 0:
            return False
        room += left
        if is_drawn_total_known(s, good):
            open_hands -= left
            room -= left
    return 0 <= open_hands <= room


@rule
def replay_thefts(s: State, observer: Seat) -> None:
    """All thefts once more, with the loot that was found."""
    start_from_drawn(s, observer)
    for theft in range(s.thefts):
        move_loot(s, theft, observer, int(s.stolen[theft]))


# --- What is now ------------------------------------------------------------------------------


@rule
def come_to_now(s: State, observer: Seat) -> None:
    """Add what came and went in the open. A hidden supply is what nobody has."""
    for seat in range(s.players):
        if seat != observer:
            for good in range(1, GOODS + 1):
                s.goods[seat, good] += s.net[seat, good]
    if is_in_bag(s) or not is_supply_open(s):
        for good in range(1, GOODS + 1):
            s.supply[good] = GOODS_PER_KIND - int(s.markers[good])
            for seat in range(s.players):
                s.supply[good] -= s.goods[seat, good]


@rule
def guess_reveals(s: State, observer: Seat, seed: int) -> None:
    """road.vizier.3 Who has chosen a number in secret may have chosen any up to what it owns."""
    for seat in range(s.players):
        if seat != observer and has(int(s.chosen), seat):
            most = int(s.goods[seat, s.named])
            s.revealed[seat] = draw(seed, REVEALING + seat, most + 1)
