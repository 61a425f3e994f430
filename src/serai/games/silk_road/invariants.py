"""What holds in every position. Positions that people write are checked by it, and so
is every position of the tests' random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from serai.engine.bits import has
from serai.engine.errors import BadPosition
from serai.engine.seat import NOBODY, letter
from serai.games.silk_road.board import Board
from serai.games.silk_road.invariants_market import faults_of_action, faults_of_market
from serai.games.silk_road.parts import GOOD
from serai.games.silk_road.rules.auction import fifties_named, speaker
from serai.games.silk_road.rules.repair import offending_city
from serai.games.silk_road.rules.supply import money_in_play
from serai.games.silk_road.rules.turn import is_auction_skipped
from serai.games.silk_road.tables import TILES_PER_CITY, TURN_TOKENS
from serai.games.silk_road.terms import (
    CITIES,
    FEWEST_SEATS,
    FIFTY,
    GOODS,
    KEPT,
    NAMED_BIDS,
    NO_TILE,
    NOT_SPOKEN,
    NOWHERE,
    STRICT_BANK,
    VIZIERS_BEFORE_FREE_CHOICE,
    Bank,
    BartererTokens,
    Deck,
    Direction,
    Kind,
    Phase,
)

Fault: TypeAlias = tuple[str, str]
"""A clause, and how it is broken."""

FIRST_OF_MARKET = Phase.BONUS


def check_position(board: Board, s: Any) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    for clause, fault in faults(board, s):
        raise BadPosition(fault, clause)


def faults(board: Board, s: Any) -> Iterator[Fault]:
    """Every clause that the record breaks."""
    for check in CHECKS:
        yield from check(board, s)
    if s.phase >= Phase.FIRST:
        yield from _barred(s)
    if s.phase > Phase.DRAW:
        for in_play in CHECKS_IN_PLAY:
            yield from in_play(s)


# --- What there is ----------------------------------------------------------------------------


def _goods(board: Board, s: Any) -> Iterator[Fault]:  # noqa: ARG001 (every check has it)
    """road.supply.1 Supply, stocks and real markers make 15 of each good."""
    for good in range(1, GOODS + 1):
        again = int(s.viziers_used > VIZIERS_BEFORE_FREE_CHOICE)
        most = 1 + again if s.marked[good] else 0
        if not 0 <= s.markers[good] <= most or s.supply[good] < 0 or (s.goods < 0).any():
            yield "road.supply.1", f"there are 15 {GOOD.write(good)} in all"
    if s.markers.sum() > s.viziers_used:
        yield "road.supply.1", "more goods mark Viziers than Viziers were used"


def _money(board: Board, s: Any) -> Iterator[Fault]:  # noqa: ARG001 (every check has it)
    if (s.money < 0).any():
        yield "road.money.4", "somebody owes money"
    if s.bank == Bank.STRICT45 and money_in_play(s) > STRICT_BANK:
        yield "road.money.2", f"the bank has only {STRICT_BANK}"


def _tiles(board: Board, s: Any) -> Iterator[Fault]:
    """road.comp.4, road.setup.6 No deck has given more tiles than it has: to its cities, into the
    hand of who uses one, and to those who keep one and say where it is from."""
    for tile, row in enumerate(board.tiles, 1):
        for deck, number in ((Deck.ORANGE, row.orange), (Deck.PURPLE, row.purple)):
            given = _given(s, deck, tile) + int(s.undrawn[deck, tile])
            if given > number:
                yield "road.setup.6", f"there are only {number} {row.tile} of that colour"


def _given(s: Any, deck: Deck, tile: int) -> int:
    """Tiles of this kind that are known to come from this deck."""
    cities = s.market == deck
    lying = int((s.tiles[cities] == tile).sum())
    kept = int((cities[s.kept_from] & (s.kept == s.tile_kind[tile])).sum())
    return lying + kept + int(tile_in_hand(s) == tile and cities[s.caravan])


def tile_in_hand(s: Any) -> int:
    """The tile that was taken and is in use, or NO_TILE."""
    return int(s.tile) if s.phase in (Phase.ACT, Phase.REVEAL) else NO_TILE


def _kept(board: Board, s: Any) -> Iterator[Fault]:
    for kind in (Kind.CROOK, Kind.BARTERER):
        if number_of(s, kind) > in_box(board, kind):
            yield "road.comp.4", f"there are only {in_box(board, kind)} {kind.name.lower()}s"
    for seat in range(s.players):
        for slot in range(KEPT):
            city = int(s.kept_from[seat, slot])
            if city != NOWHERE:
                yield from _origin(s, f"{letter(seat)} keeps a tile from a city", city)


def _origin(s: Any, keeps: str, city: int) -> Iterator[Fault]:
    """Where a kept tile was taken."""
    if s.market[city] == Deck.NONE:
        yield "road.setup.8", f"{keeps} without any"
    elif not has(s.ahead[city], int(s.caravan)):
        yield "road.move.3", f"{keeps} not yet visited"
    if has(s.barred, city):
        yield barring_clause(s), f"{keeps} where none may lie"


def barring_clause(s: Any) -> str:
    """Which clause keeps Crooks and Barterers off the last cities."""
    return "road.reverse.4" if s.direction == Direction.EAST else "road.setup.10"


def number_of(s: Any, kind: Kind) -> int:
    """Tiles of this kind on the map, kept, and in use."""
    lying = sum(int(s.tile_kind[tile] == kind) for row in s.tiles for tile in row if tile)
    in_hand = tile_in_hand(s) != NO_TILE and s.tile_kind[s.tile] == kind
    return lying + int((s.kept == kind).sum()) + int(in_hand)


def in_box(board: Board, kind: Kind) -> int:
    """Tiles of this kind in the box."""
    rows = zip(board.tiles, board.meanings, strict=True)
    return sum(row.orange + row.purple for row, meaning in rows if meaning.kind == kind)


def _viziers(board: Board, s: Any) -> Iterator[Fault]:
    """road.vizier.9, road.vizier.10 Each of the first five marks another good."""
    if int((s.marked > 0).sum()) != min(int(s.viziers_used), VIZIERS_BEFORE_FREE_CHOICE):
        yield "road.vizier.9", "each of the first five Viziers used has marked another good"
    if int(s.viziers_used) + number_of(s, Kind.VIZIER) > in_box(board, Kind.VIZIER):
        yield "road.comp.4", f"there are only {in_box(board, Kind.VIZIER)} Grand Viziers"


CHECKS: tuple[Callable[[Board, Any], Iterator[Fault]], ...] = (
    _goods,
    _money,
    _tiles,
    _kept,
    _viziers,
)


# --- Where everything is ----------------------------------------------------------------------


def _markets(s: Any) -> Iterator[Fault]:
    """road.setup.4, road.setup.5 A city has all its tiles until the caravan comes."""
    full = int(TILES_PER_CITY[s.players])
    for city in range(1, CITIES + 1):
        number = int((s.tiles[city] != NO_TILE).sum())
        if number not in (0, full) and city != s.caravan:
            clause = "road.setup.5" if s.players == FEWEST_SEATS else "road.setup.4"
            yield clause, f"a city that was not visited has {full} tiles"


def _barred(s: Any) -> Iterator[Fault]:
    if offending_city(s) != NOWHERE:
        yield barring_clause(s), "no Crook or Barterer lies on the last cities"


def _place(s: Any) -> Iterator[Fault]:
    if (s.caravan == s.goal) != (s.phase == Phase.OVER):
        yield "road.end.1", "the game is over in the end city, and only there"
    in_market = FIRST_OF_MARKET <= s.phase < Phase.OVER
    if in_market and s.market[s.caravan] == Deck.NONE:
        yield "road.setup.8", "there is no market where the road begins"
    if s.phase == Phase.BONUS and s.printed[s.caravan] == NO_TILE:
        yield "road.bonus.1", "no action is printed on this city"
    held = s.phase == Phase.DECIDE or s.bids.any() or s.fifties
    if s.phase in (Phase.AUCTION, Phase.DECIDE) and is_auction_skipped(s) and held:
        yield "road.bid.15", "only the end is ahead: there is no auction"
    if s.phase < FIRST_OF_MARKET and s.tiles[s.caravan, 0] != NO_TILE:
        yield "road.pass.6", "the market where the caravan stands is over"


def _bids(s: Any) -> Iterator[Fault]:
    order = [(int(s.holder) + step) % int(s.players) for step in range(1, int(s.players))]
    said = [int(s.bids[seat]) for seat in order if s.bids[seat] != NOT_SPOKEN]
    bids = [bid for bid in said if bid > 0]
    if s.phase not in (Phase.AUCTION, Phase.DECIDE):
        if said or s.fifties:
            yield "road.bid.3", "bids are made in the auction"
        return
    if s.bids[s.holder] != NOT_SPOKEN:
        yield "road.bid.1", "the holder does not bid"
    if [int(s.bids[seat]) for seat in order[: len(said)]] != said:
        yield "road.bid.2", "players speak in turn from the holder's left"
    if bids != sorted(set(bids)):
        yield "road.bid.4", "a bid is higher than the one before"
    if any(s.bids[seat] > s.money[seat] for seat in order):
        yield "road.bid.6", "a bid exceeds the bidder's money"
    if s.phase == Phase.AUCTION and len(said) == len(order):
        yield "road.bid.3", "all have spoken: the auction is over"
    if s.phase == Phase.DECIDE and (len(said) < len(order) or not bids):
        yield "road.bid.9", "the holder chooses when all have spoken and somebody has bid"
    yield from _fifties(s, max(bids, default=0))


def _fifties(s: Any, highest: int) -> Iterator[Fault]:
    if not s.fifties:
        return
    money = int(s.money[speaker(s)])
    named = fifties_named(s) - FIFTY + NAMED_BIDS
    if s.phase == Phase.DECIDE or money <= max(highest, named):
        yield "road.bid.6", "a bid is being made that nobody could pay"


def _tokens(s: Any) -> Iterator[Fault]:
    before = s.phase <= FIRST_OF_MARKET or s.phase == Phase.OVER
    if s.tokens.sum() and before:
        yield "road.turn.2", "turn tokens lie in front of players in the market only"
    if s.tokens.sum() > TURN_TOKENS[s.players]:
        yield "road.setup.16", f"there are {TURN_TOKENS[s.players]} turn tokens"
    three = s.players == FEWEST_SEATS
    twice = three or s.barterer_tokens == BartererTokens.PER_TILE
    if s.tokens.max() > 1 + twice:
        yield "road.three.3" if three else "road.pass.3", "somebody has too many turn tokens"


def _roles(s: Any) -> Iterator[Fault]:
    seats = (s.holder, s.pawn, s.leader)
    if s.phase == Phase.OVER:
        return
    if NOBODY in seats[:2] or (s.phase >= Phase.MOVE and s.leader == NOBODY):
        yield "road.setup.15", "somebody has the pawn"
    elif s.phase in (Phase.MOVE, Phase.BONUS) and s.pawn != s.leader:
        yield "road.bonus.2", "the leader has the pawn"
    elif s.phase in (Phase.AUCTION, Phase.DECIDE) and s.pawn != s.holder:
        yield "road.turn.2", "until the auction is over the holder has the pawn"


CHECKS_IN_PLAY: tuple[Callable[[Any], Iterator[Fault]], ...] = (
    _markets,
    _place,
    _roles,
    _bids,
    _tokens,
    faults_of_market,
    faults_of_action,
)
