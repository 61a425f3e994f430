"""What has to hold in the middle of a market and of an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.bits import count, has
from serai.engine.moment import Checks, Fault
from serai.engine.seat import NOBODY, letter
from serai.games.silk_road import terms
from serai.games.silk_road.rules import barterer, crook, passing, supply, tile, vizier
from serai.games.silk_road.tables import GOES, TILES_PER_CITY, TURN_TOKENS
from serai.games.silk_road.terms import Barter, Good, Kind, Phase

# --- The market -------------------------------------------------------------------------------


def _no_tokens(s: Any) -> Iterator[Fault]:
    if s.tokens.sum():
        yield "road.turn.2", "turn tokens lie in front of players in the market only"


def _tokens(s: Any) -> Iterator[Fault]:
    if s.tokens.sum() > TURN_TOKENS[s.players]:
        yield "road.setup.16", f"there are {TURN_TOKENS[s.players]} turn tokens"
    three = s.players == terms.FEWEST_SEATS
    if s.tokens.max() > 1 + (three or s.barterer_tokens == terms.BartererTokens.PER_TILE):
        yield "road.three.3" if three else "road.pass.3", "somebody has too many turn tokens"


def _taken(s: Any) -> Iterator[Fault]:
    """road.pass.1, road.barter.9, road.barter.11 Every go takes a tile, with a Barterer two."""
    extra = second_tiles(s)
    most = 0 if barterer.pays_twice(s) else int(s.tokens.sum())
    if extra < 0:
        yield "road.pass.1", "there are more turn tokens than tiles taken"
    if extra > most:
        yield "road.barter.9", "more tiles were taken than turn tokens and Barterers allow"


def second_tiles(s: Any) -> int:
    """Tiles taken in this market by those who took two in a go."""
    taken = int(TILES_PER_CITY[s.players]) - tile.tiles_here(s)
    return taken - int(s.tokens.sum()) - _tiles_of_this_go(s)


def _taken_unless_bare(s: Any) -> Iterator[Fault]:
    """A city whose tiles a position does not list is bare, and nobody has taken them."""
    if s.tokens.sum() or not tile.is_market_empty(s):
        yield from _taken(s)


def _tiles_of_this_go(s: Any) -> int:
    first = s.barter == Barter.SECOND
    in_hand = s.phase in terms.WITH_TILE
    asked = s.phase == Phase.BARTER and not barterer.called_first(s)
    return int(first) + int(in_hand) + int(asked)


def _first_go(s: Any) -> Iterator[Fault]:
    """road.bid.10, road.bid.11 Pawn and turn tokens come to the leader, who has the first go."""
    if s.tokens.sum() and not s.tokens[s.leader]:
        yield "road.pass.1", "the leader has had the first go, and has no turn token"
    if not s.tokens.sum() and s.pawn != s.leader:
        yield "road.bid.10", "the leader has the first go"


def _go(s: Any) -> Iterator[Fault]:
    if s.tokens[s.pawn] >= GOES[s.players]:
        clause = "road.three.3" if s.players == terms.FEWEST_SEATS else "road.pass.3"
        yield clause, f"{letter(int(s.pawn))} has had every go"


def _passing(s: Any) -> Iterator[Fault]:
    if not s.tokens[s.pawn] or tile.is_market_empty(s) or not passing.receivers(s):
        yield "road.pass.2", "who has acted passes the pawn while tiles are left"


def _handover(s: Any) -> Iterator[Fault]:
    if not tile.is_market_empty(s):
        yield "road.pass.6", "the market is not over while tiles are left"
    if s.tokens.sum() and not s.tokens[s.pawn]:
        yield "road.last.4", "the last to act hands the pawn on"


# --- The middle of an action ------------------------------------------------------------------


def _barterer(s: Any) -> Iterator[Fault]:
    if s.barter == Barter.CALLED and not barterer.called_first(s):
        yield "road.barter.3", "a Barterer is called after the first tile"
    if s.barter and barterer.pays_twice(s) and s.players == terms.FEWEST_SEATS and s.tokens[s.pawn]:
        yield "road.barter.9", "there are not two turn tokens for two tiles"


def _no_barterer(s: Any) -> Iterator[Fault]:
    if s.barter:
        yield "road.barter.3", "a Barterer is spent in a go"


def _barterer_to_spend(s: Any) -> Iterator[Fault]:
    if not barterer.can_barter(s):
        yield "road.barter.6", "no Barterer can be spent"


def _tile_in_use(s: Any) -> Iterator[Fault]:
    if s.tile_kind[s.tile] in (Kind.CROOK, Kind.BARTERER):
        yield "road.tile.4", "Crook and Barterer are kept at once"


def _vizier(s: Any) -> Iterator[Fault]:
    if vizier.refuse_name(s, int(s.named)):
        yield "road.vizier.9", "the good is marked already"
    if any(s.revealed[seat] > s.goods[seat, s.named] for seat in range(s.players)):
        yield "road.vizier.3", "somebody reveals more than he owns"
    if vizier.next_to_reveal(s) == NOBODY:
        yield "road.vizier.3", "all have chosen"


def _theft(s: Any) -> Iterator[Fault]:
    if s.victim == NOBODY:
        return
    if (
        s.tile_kind[s.tile] != Kind.THIEF
        or s.victim == s.pawn
        or not supply.goods_of(s, int(s.victim))
    ):
        yield "road.thief.1", "a Thief robs another player who has goods"


def _crooks(s: Any) -> Iterator[Fault]:
    number = crook.changes(s)
    if number and number > tile.usable(s, int(s.pawn), Kind.CROOK):
        yield "road.crook.9", "there are not so many Crooks to spend"
    for side in range(terms.SIDES):
        if s.changed[side] != Good.NONE and s.changed[side] == s.tile_goods[s.tile, side]:
            yield "road.crook.2", "a Crook changes a good into another"


def _crooks_on_bonus(s: Any) -> Iterator[Fault]:
    if crook.changes(s) and not s.crook_on_bonus:
        yield "road.bonus.7", "a Crook does not change a printed action"


def _exchange(s: Any) -> Iterator[Fault]:
    given, received, made = count(int(s.given)), count(int(s.received)), int(s.exchanged)
    if not (given or received or made or s.owed):
        return
    if s.tile_kind[s.tile] != Kind.EXCHANGE:
        yield "road.special.1", "only a special Trader exchanges good by good"
    if made >= s.tile_numbers[s.tile, 0] or s.given & s.received:
        yield "road.special.1", "the exchange is over, or goes back and forth"
    if not (1 <= given <= made + int(s.owed) and received <= made and bool(received) == bool(made)):
        yield "road.special.3", "as many goods are received as given"
    if any(has(int(s.received), good) and not s.goods[s.pawn, good] for good in Good):
        yield "road.special.3", "what was received is there"


WITH_BARTERER = (Phase.TAKE, *terms.WITH_TILE)

CHECKS_OF_MARKET: Checks = (
    ((*terms.AUCTIONS, Phase.MOVE, Phase.BONUS, Phase.OVER), _no_tokens),
    (terms.AFTER_SETUP, _tokens),
    ((Phase.BONUS, Phase.TAKE, Phase.HANDOVER), _taken_unless_bare),
    ((*terms.WITH_TILE, Phase.BARTER, Phase.PASS), _taken),
    (terms.IN_MARKET, _first_go),
    (terms.IN_A_GO, _go),
    ((Phase.PASS,), _passing),
    ((Phase.HANDOVER,), _handover),
    (terms.AFTER_SETUP, _barterer),
    ([phase for phase in terms.AFTER_SETUP if phase not in WITH_BARTERER], _no_barterer),
    ((Phase.BARTER,), _barterer_to_spend),
    ((Phase.ACT,), _tile_in_use),
    ((Phase.REVEAL,), _vizier),
    (terms.IN_ACTION, _theft),
    (terms.IN_ACTION, _crooks),
    ((Phase.BONUS,), _crooks_on_bonus),
    (terms.IN_ACTION, _exchange),
)
