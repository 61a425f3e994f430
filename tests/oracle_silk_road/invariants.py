"""Section 13B and the clauses behind it as a checklist: which ones a position breaks."""

from collections import Counter
from collections.abc import Iterator

from oracle_silk_road.board import Position, State, leads_only_to_the_end, parse
from oracle_silk_road.data import (
    BANNED,
    BARTERER,
    BEFORE_MARKET,
    BOX,
    DECKS,
    END,
    GOES,
    GOODS,
    GOODS_PER_KIND,
    KEPT_KINDS,
    MARKET,
    MARKET_CITIES,
    PHASES,
    PRINTED,
    START,
    TILES_PER_CITY,
    TURN_TOKENS,
    VIZIER,
    VIZIERS_BEFORE_FREE_CHOICE,
    deck_of,
    reach,
)
from oracle_silk_road.moves import heirs, may_barter, receivers


def violations(position: Position) -> list[str]:
    """The clauses this position breaks, in order; an empty list for a sound position."""
    if not 3 <= position["players"] <= 6:
        return ["road.comp.1"]
    state = parse(position)
    if state.phase not in PHASES:
        return ["road.turn.1"]
    checks = [
        goods_faults, money_faults, tile_faults, kept_faults, vizier_faults, place_faults,
        bid_faults, token_faults, count_faults, pawn_faults, action_faults,
    ]  # fmt: skip
    return list(dict.fromkeys(clause for check in checks for clause in check(state)))


def goods_faults(state: State) -> Iterator[str]:
    """road.supply.1: every token is in the supply, in a stock or a real marker."""
    markers = 0
    for good in GOODS:
        stocks = [state.goods[seat][good] for seat in state.seats]
        missing = GOODS_PER_KIND - state.supply[good] - sum(stocks)
        twice = state.viziers_used > VIZIERS_BEFORE_FREE_CHOICE
        most = (1 + twice) if good in state.marked else 0
        markers += missing
        if min(stocks) < 0 or state.supply[good] < 0 or not 0 <= missing <= most:
            yield "road.supply.1"
    if markers > state.viziers_used:
        yield "road.supply.1"


def money_faults(state: State) -> Iterator[str]:
    """road.money.4; a strict bank has 105: road.money.2."""
    if min(state.money.values()) < 0:
        yield "road.money.4"
    left = state.bank()
    if left is not None and left < 0:
        yield "road.money.2"


def tile_faults(state: State) -> Iterator[str]:
    """road.comp.4, road.setup.4, .5, .6, .8, .10."""
    if set(state.tiles) - set(MARKET_CITIES):
        yield "road.setup.8"
        return
    lying = {colour: Counter[str]() for colour in DECKS}
    for city, tiles in state.tiles.items():
        lying[deck_of(city, state.direction)].update(tiles)
        full = len(tiles) == TILES_PER_CITY[state.players]
        partly = city == state.caravan and len(tiles) < TILES_PER_CITY[state.players]
        if not (full or partly):
            yield "road.setup.5" if state.players == 3 else "road.setup.4"
        if city in BANNED[state.direction] and set(tiles) & set(KEPT_KINDS):
            yield "road.setup.10"
    if any(lying[colour] - tiles for colour, tiles in DECKS.items()):
        yield "road.setup.6"


def kept_faults(state: State) -> Iterator[str]:
    """road.comp.4, road.barter.2: kept tiles come from cities the caravan has been to."""
    kept = [tile for tiles in state.kept.values() for tile in tiles]
    kinds = Counter(tile.partition("@")[0] for tile in kept)
    if set(kinds) - set(KEPT_KINDS):
        yield "road.tile.4"
    lying = Counter(tile for tiles in state.tiles.values() for tile in tiles)
    if any(kinds[kind] + lying[kind] > BOX[kind] for kind in KEPT_KINDS):
        yield "road.comp.4"
    origins = {city for tile in kept if (city := tile.partition("@")[2])}
    if any(city not in MARKET_CITIES for city in origins):
        yield "road.setup.8"
    elif any(state.caravan not in reach(city, state.direction) for city in origins):
        yield "road.move.3"


def vizier_faults(state: State) -> Iterator[str]:
    """road.vizier.9, .10: each of the first five marks another good."""
    lying = sum(tiles.count(VIZIER) for tiles in state.tiles.values())
    if set(state.marked) - set(GOODS):
        yield "road.vizier.1"
    if len(state.marked) != min(state.viziers_used, VIZIERS_BEFORE_FREE_CHOICE):
        yield "road.vizier.9"
    if state.viziers_used + lying > BOX[VIZIER]:
        yield "road.comp.4"


def place_faults(state: State) -> Iterator[str]:
    """road.end.1, road.setup.8, road.bonus.1, road.bid.15."""
    start, end = START[state.direction], END[state.direction]
    if (state.caravan == end) != (state.phase == "over"):
        yield "road.end.1"
    if state.caravan == start and state.phase in MARKET:
        yield "road.setup.8"
    if state.phase == "bonus" and state.caravan not in PRINTED[state.options["bonusSet"]]:
        yield "road.bonus.1"
    skipped = state.options["finalAuction"] == "skip" and leads_only_to_the_end(state)
    if skipped and state.phase in ("auction", "decide"):
        yield "road.bid.15"
    if state.phase in BEFORE_MARKET and state.here:
        yield "road.pass.6"


def bid_faults(state: State) -> Iterator[str]:
    """road.bid.1 to .9."""
    order = state.others(state.holder)
    bids = {seat: bid for seat, bid in state.bids.items() if isinstance(bid, int)}
    if state.holder in state.bids:
        yield "road.bid.1"
    if set(state.bids) != set(order[: len(state.bids)]):
        yield "road.bid.2"
    rising = [bids[seat] for seat in order if seat in bids]
    if rising != sorted(set(rising)):
        yield "road.bid.4"
    if any(bid < 1 for bid in rising):
        yield "road.bid.5"
    if any(bid > state.money.get(seat, 0) for seat, bid in bids.items()):
        yield "road.bid.6"
    if state.phase == "auction" and len(state.bids) >= len(order):
        yield "road.bid.3"
    if state.phase == "decide" and (not bids or len(state.bids) < len(order)):
        yield "road.bid.9"


def token_faults(state: State) -> Iterator[str]:
    """road.turn.2, road.comp.6, road.pass.3, road.three.3."""
    if state.tokens and state.phase in (*BEFORE_MARKET, "bonus", "over"):
        yield "road.turn.2"
    if (
        sum(state.tokens.values()) > TURN_TOKENS[state.players]
        or min(state.tokens.values(), default=0) < 0
    ):
        yield "road.setup.16"
    twice = state.players == 3 or state.options["bartererTokens"] == "per_tile"
    if max(state.tokens.values(), default=0) > (2 if twice else 1):
        yield "road.three.3" if state.players == 3 else "road.pass.3"


def tiles_of_this_go(state: State) -> int:
    """Tiles taken in the go in progress."""
    first = state.barter == "second"
    in_hand = state.phase in ("act", "reveal")
    asked = state.phase == "barter" and state.options["bartererCall"] == "after_first"
    return first + in_hand + asked


def count_faults(state: State) -> Iterator[str]:
    """Every go takes a tile, with a Barterer two: road.pass.1, road.barter.9, .11."""
    written_empty = not state.here and not state.tokens and state.phase == "handover"
    if state.phase not in MARKET or written_empty:
        return
    taken = TILES_PER_CITY[state.players] - len(state.here)
    extra = taken - sum(state.tokens.values()) - tiles_of_this_go(state)
    around = [tile for tiles in state.kept.values() for tile in tiles]
    spent = BOX[BARTERER] - sum(tile.startswith(BARTERER) for tile in around)
    per_tile = state.options["bartererTokens"] == "per_tile"
    most = 0 if per_tile else min(spent, sum(state.tokens.values()))
    if extra < 0:
        yield "road.pass.1"
    if extra > most:
        yield "road.barter.9"


def pawn_faults(state: State) -> Iterator[str]:
    """road.bonus.2, road.pass.3, .6, road.tile.1, road.last.4."""
    roles = {state.holder, state.pawn, state.leader or state.pawn}
    if roles - set(state.seats):
        yield "road.setup.15"
        return
    if state.phase in ("move", "bonus") and state.pawn != state.leader:
        yield "road.bonus.2"
    own = state.tokens.get(state.pawn, 0)
    if state.phase in ("take", "act", "reveal", "barter") and own >= GOES[state.players]:
        yield "road.three.3" if state.players == 3 else "road.pass.3"
    if state.phase == "take" and not state.here:
        yield "road.tile.1"
    if state.phase == "pass" and not (own and state.here and receivers(state)):
        yield "road.pass.2"
    if state.phase == "handover" and (state.here or not heirs(state)):
        yield "road.pass.6"
    if state.phase == "handover" and state.tokens and not own:
        yield "road.last.4"


def action_faults(state: State) -> Iterator[str]:
    """road.barter.*, road.vizier.3, .9: what is unfinished must be possible."""
    early = state.options["bartererCall"] == "before_first"
    if state.barter not in (None, "second", *(["called"] if early else [])):
        yield "road.barter.3"
    if state.phase == "barter" and not may_barter(state):
        yield "road.barter.6"
    dear = state.options["bartererTokens"] == "per_tile" and state.players == 3
    if state.barter and dear and state.tokens.get(state.pawn):
        yield "road.barter.9"
    if state.tile and (state.tile in KEPT_KINDS or state.tile not in BOX):
        yield "road.tile.4"
    free = state.viziers_used >= VIZIERS_BEFORE_FREE_CHOICE
    if state.named and not free and state.named in state.marked:
        yield "road.vizier.9"
    stocks = {seat: state.goods[seat].get(state.named or "", 0) for seat in state.seats}
    if any(not 0 <= n <= stocks.get(seat, -1) for seat, n in state.reveals.items()):
        yield "road.vizier.3"


def journey_faults(before: Position, after: Position) -> list[str]:
    """What one decision may not change: road.money.3, road.supply.2, road.move.1, .3."""
    old, new = parse(before), parse(after)
    found = []
    if new.caravan not in reach(old.caravan, old.direction):
        found.append("road.move.3")
    trading = old.phase in ("bonus", "take", "act", "reveal")
    if not trading and sum(old.money.values()) != sum(new.money.values()):
        found.append("road.money.3")
    if not trading and (old.goods, old.supply) != (new.goods, new.supply):
        found.append("road.supply.2")
    if not set(old.marked) <= set(new.marked) or new.viziers_used < old.viziers_used:
        found.append("road.vizier.9")
    return found
