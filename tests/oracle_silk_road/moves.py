"""Auction, move and market (sections 5 to 9): all decisions of a position and what they lead to.

A decision is complete as the rulebook sees it: a tile is taken and its whole action carried out,
a Vizier's reveal and a Thief's draw included. Results are normal forms (board.canonical).
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from oracle_silk_road.actions import Chances, Choice, Decisions, reveal, surely, uses
from oracle_silk_road.board import (
    Position,
    State,
    freeze,
    leads_only_to_the_end,
    parse,
    usable,
    without,
)
from oracle_silk_road.data import BARTERER, CROOK, END, GOES, KEPT_KINDS, PRINTED, reach

PASS = "pass"

# ---- the course of a turn --------------------------------------------------------------------


def begin_turn(state: State, holder: str) -> State:
    """The holder gathers all turn tokens: road.last.3, road.turn.2."""
    state.holder = state.pawn = holder
    state.leader, state.tokens, state.bids = None, {}, {}
    state.turn += 1
    state.phase = "auction"
    return state


def lead(state: State, leader: str) -> State:
    """The auction is over; the leader moves next."""
    state.leader = state.pawn = leader
    state.bids = {}
    state.phase = "move"
    return state


def arrive(state: State, city: str) -> State:
    """The caravan enters a city: road.end.1, .2, road.bonus.1, road.move.5."""
    state.caravan = city
    ahead = reach(city, state.direction)
    state.tiles = {name: tiles for name, tiles in state.tiles.items() if name in ahead}
    if city == END[state.direction]:
        state.phase = "over"
        return state
    if city in PRINTED[state.options["bonusSet"]]:
        state.phase = "bonus"
        return state
    return begin_go(state)


def begin_go(state: State) -> State:
    """The player with the pawn may be asked for a Barterer first: R58."""
    first = state.options["bartererCall"] == "before_first"
    state.phase = "barter" if first and may_barter(state) else "take"
    return state


def may_barter(state: State) -> bool:
    """road.barter.2, .3, .6, .8; `per_tile` with three players needs both tokens: R11."""
    before = state.options["bartererCall"] == "before_first"
    enough = len(state.here) >= (2 if before else 1)
    dear = state.options["bartererTokens"] == "per_tile" and state.players == 3
    affordable = not (dear and state.tokens.get(state.pawn))
    return bool(enough and affordable and not state.barter and usable(state, state.pawn, BARTERER))


def after_tile(state: State) -> State:
    """The tile is settled; a second tile or the end of the go follows: road.barter.3 to .5."""
    state.tile = state.named = state.victim = None
    state.reveals = {}
    if state.barter == "called":
        state.barter, state.phase = "second", "take"
    elif state.options["bartererCall"] == "after_first" and may_barter(state):
        state.phase = "barter"
    else:
        end_go(state)
    return state


def end_go(state: State) -> State:
    """Tokens, then the pawn: road.pass.1, .2, .6, road.barter.9, R59."""
    both = state.barter == "second" and state.options["bartererTokens"] == "per_tile"
    state.tokens[state.pawn] = state.tokens.get(state.pawn, 0) + (2 if both else 1)
    state.barter = None
    state.phase = "pass" if state.here else "handover"
    return state


def receive_pawn(state: State, seat: str) -> State:
    """The next go begins."""
    state.pawn = seat
    return begin_go(state)


def receivers(state: State) -> list[str]:
    """Who may get the pawn while tiles are left: road.pass.3 to .5, road.three.3, .4."""
    most = GOES[state.players]
    return [seat for seat in state.others(state.pawn) if state.tokens.get(seat, 0) < most]


def heirs(state: State) -> list[str]:
    """Who may get the pawn when the tiles are gone: road.last.4."""
    fewest = min(state.tokens.get(seat, 0) for seat in state.seats)
    found = [seat for seat in state.seats if state.tokens.get(seat, 0) == fewest]
    return [seat for seat in found if seat != state.pawn] or found


# ---- forced steps everybody can see (R53) ----------------------------------------------------


def forced(state: State) -> State | None:
    """The position after a step that leaves no choice, None where there is one."""
    after = state.copy()
    if state.phase == "auction" and state.options["finalAuction"] == "skip":
        return lead(after, state.holder) if leads_only_to_the_end(state) else None
    if state.phase == "move" and len(state.arrows) == 1:
        return arrive(after, *state.arrows)
    if state.phase == "take" and not state.here:
        after.phase = "handover"
        return after
    if state.phase == "barter" and not may_barter(state):
        return barter_declined(after)
    if state.phase == "pass" and len(receivers(state)) == 1:
        return receive_pawn(after, *receivers(state))
    if state.phase == "handover" and len(heirs(state)) == 1:
        return begin_turn(after, *heirs(state))
    return None


def settle(state: State) -> State:
    """Go on to the next real choice: road.bid.15, road.move.2, road.last.4."""
    while after := forced(state):
        state = after
    return state


# ---- auction and move ------------------------------------------------------------------------


def standing_bid(state: State) -> int:
    """The highest bid so far, 0 without one."""
    return max((bid for bid in state.bids.values() if isinstance(bid, int)), default=0)


def highest_bidder(state: State) -> str:
    """Who made the standing bid."""
    return next(seat for seat, bid in state.bids.items() if bid == standing_bid(state))


def speak(state: State) -> Decisions:
    """A bid or a pass, once each from the holder's left: road.bid.1 to .7."""
    speaker = state.others(state.holder)[len(state.bids)]
    offers = range(standing_bid(state) + 1, state.money[speaker] + 1)
    for bid in (PASS, *offers):
        after = state.copy()
        after.bids[speaker] = bid
        yield {"bid": bid}, surely(after_speech(after))


def after_speech(state: State) -> State:
    """The next speaker, the decision, or nobody has bid: road.bid.8, .9."""
    if len(state.bids) < state.players - 1:
        return state
    if not standing_bid(state):
        return lead(state, state.holder)
    state.phase = "decide"
    return state


def decide(state: State) -> Decisions:
    """Sell or keep: road.bid.10 to .13."""
    bidder, price = highest_bidder(state), standing_bid(state)
    yield {"decide": "sell"}, surely(pay(state, bidder, state.holder, price, bidder))
    if state.money[state.holder] >= price:
        yield {"decide": "keep"}, surely(pay(state, state.holder, bidder, price, state.holder))


def pay(state: State, payer: str, payee: str, price: int, leader: str) -> State:
    """Money goes between two players, then the leader is known: road.money.3."""
    after = state.copy()
    after.money[payer] -= price
    after.money[payee] += price
    return lead(after, leader)


def move(state: State) -> Decisions:
    """One city along an arrow: road.move.1 to .4."""
    for city in state.arrows:
        yield {"city": city}, surely(arrive(state.copy(), city))


# ---- market ----------------------------------------------------------------------------------


def then(decisions: Decisions, step: Callable[[State], State], **words: str) -> Decisions:
    """The same decisions, each followed by a step and told with further words."""
    for choice, chances in decisions:
        yield words | choice, [(weight, step(after)) for weight, after in chances]


def use_or_decline(state: State, tile: str, crooks_allowed: bool) -> Decisions:
    """road.tile.3, road.tile.6, R23: whoever declines keeps his Crooks.

    Where a victim is already chosen, only the draw is left.
    """
    if not state.victim:
        yield {"action": "decline"}, surely(state.copy())
    for choice, chances in uses(state, tile, crooks_allowed):
        if state.victim in (None, choice.get("victim")):
            yield choice, chances


def bonus(state: State) -> Decisions:
    """The printed action: road.bonus.2 to .7."""
    printed = PRINTED[state.options["bonusSet"]][state.caravan]
    return then(use_or_decline(state, printed, state.options["crookOnBonus"]), begin_go_afresh)


def begin_go_afresh(state: State) -> State:
    """The bonus is over, the first go begins: road.bonus.4, .5."""
    state.victim = None
    return begin_go(state)


def take(state: State) -> Decisions:
    """Any tile of the city: road.tile.1, .2."""
    for tile in sorted(set(state.here)):
        yield from take_tile(state, tile)


def take_tile(state: State, tile: str) -> Decisions:
    """One tile and its action: road.tile.4, .5, .7, R54."""
    after = state.copy()
    after.tiles[state.caravan] = without(state.here, tile)
    if tile in KEPT_KINDS:
        yield {"tile": tile}, surely(keep(after, tile))
    else:
        yield from then(use_or_decline(after, tile, True), after_tile, tile=tile)


def keep(state: State, tile: str) -> State:
    """Crook and Barterer are stored at once: road.crook.1, road.barter.1."""
    kept = state.kept.get(state.pawn, ())
    free = tile == CROOK and state.options["crookSameCity"]
    name = tile if free else f"{tile}@{state.caravan}"
    state.kept[state.pawn] = tuple(sorted((*kept, name)))
    return after_tile(state)


def act(state: State) -> Decisions:
    """The action of the tile just taken."""
    assert state.tile, "no tile was taken"
    return then(use_or_decline(state, state.tile, True), after_tile)


def finish_reveal(state: State) -> Decisions:
    """A good is named, some players may have chosen: road.vizier.3."""
    assert state.named, "no good was named"
    return then(reveal(state, state.pawn, state.named, state.reveals), after_tile)


def barter(state: State) -> Decisions:
    """Spend a Barterer or not: road.barter.3, .5, .12."""
    yield {"barter": False}, surely(barter_declined(state.copy()))
    for tile in sorted(set(usable(state, state.pawn, BARTERER))):
        after = state.copy()
        after.kept[state.pawn] = without(state.kept[state.pawn], tile)
        called = state.options["bartererCall"] == "before_first"
        after.barter, after.phase = "called" if called else "second", "take"
        yield {"barter": True}, surely(after)


def barter_declined(state: State) -> State:
    """Asked before the first tile or after it: R12, R58."""
    if state.options["bartererCall"] == "after_first":
        return end_go(state)
    state.phase = "take"
    return state


def pass_pawn(state: State) -> Decisions:
    """road.pass.2 to .5."""
    for seat in receivers(state):
        yield {"receiver": seat}, surely(receive_pawn(state.copy(), seat))


def hand_over(state: State) -> Decisions:
    """road.last.4."""
    for seat in heirs(state):
        yield {"receiver": seat}, surely(begin_turn(state.copy(), seat))


# ---- what others call ------------------------------------------------------------------------

KINDS: dict[str, Callable[[State], Decisions]] = {
    "auction": speak, "decide": decide, "move": move, "bonus": bonus, "take": take, "act": act,
    "reveal": finish_reveal, "barter": barter, "pass": pass_pawn, "handover": hand_over,
}  # fmt: skip


def decisions_of(state: State) -> Decisions:
    """Every complete decision of a state, its results at rest; none when the game is over.

    A position that would not be rested in has one: to go on.
    """
    kind = KINDS.get(state.phase, nothing)
    if forced(state) and state.phase in ("auction", "take", "barter"):
        kind = go_on
    return then(kind(state), settle)


def nothing(_: State) -> Decisions:
    """The game is over."""
    return iter(())


def go_on(state: State) -> Decisions:
    """There is nothing to choose."""
    yield {}, surely(state)


def decisions(position: Position, **words: Any) -> list[tuple[Choice, dict[str, Fraction]]]:
    """Every complete decision with its results and their weights.

    `words` keeps the decisions told with them: bid=2 or "pass"; decide="sell" or "keep"; city=;
    tile=; action="use" or "decline"; as_="seller ivory" (the tile after Crooks); number=;
    give={"silk": 1}; get={...}; victim="B"; named=; reveals={"A": 2, ...}; barter=True; receiver=.
    """
    wanted = {name.rstrip("_"): value for name, value in words.items()}.items()
    return [
        (choice, weighed(chances))
        for choice, chances in decisions_of(parse(position))
        if all(name in choice and choice[name] == value for name, value in wanted)
    ]


def weighed(chances: Chances) -> dict[str, Fraction]:
    """Normal forms with their weights."""
    found: dict[str, Fraction] = {}
    for weight, state in chances:
        text = freeze(state)
        found[text] = found.get(text, Fraction(0)) + weight
    return found


def outcomes(position: Position, **words: Any) -> set[str]:
    """All resting positions one complete decision can lead to; `words` as in `decisions`."""
    return {text for _, results in decisions(position, **words) for text in results}


def chance_outcomes(position: Position, **words: Any) -> dict[str, Fraction]:
    """What the one decision told by `words` leads to, with the weights.

    For a theft: tile="thief", victim="B" (phase take), victim="B" (phases bonus and act), or no
    word at all where the position (bonus, act) has a field `victim`.
    """
    found = [results for _, results in decisions(position, **words)]
    if not found or any(results != found[0] for results in found):
        raise ValueError(f"not one decision: {words}")
    return found[0]


def settled(position: Position) -> str:
    """Normal form after all steps that leave no choice and that everybody can see: R53."""
    return freeze(settle(parse(position)))
