"""What holds in the middle of a market and of an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.bits import has
from serai.engine.seat import NOBODY, letter
from serai.games.silk_road.rules.barterer import called_first, can_barter, pays_twice
from serai.games.silk_road.rules.crook import changes
from serai.games.silk_road.rules.passing import receivers
from serai.games.silk_road.rules.supply import goods_of
from serai.games.silk_road.rules.tile import is_market_empty, tiles_here, usable
from serai.games.silk_road.rules.vizier import next_to_reveal, refuse_name
from serai.games.silk_road.tables import GOES, TILES_PER_CITY
from serai.games.silk_road.terms import (
    FEWEST_SEATS,
    SIDES,
    Barter,
    Good,
    Kind,
    Phase,
)

IN_A_GO = (Phase.TAKE, Phase.ACT, Phase.REVEAL, Phase.BARTER)


def faults_of_market(s: Any) -> Iterator[tuple[str, str]]:
    """Tokens, tiles and pawn fit together."""
    if not Phase.BONUS <= s.phase < Phase.OVER:
        return
    yield from _counts(s)
    yield from _first_go(s)
    own = int(s.tokens[s.pawn])
    if s.phase in IN_A_GO and own >= GOES[s.players]:
        clause = "road.three.3" if s.players == FEWEST_SEATS else "road.pass.3"
        yield clause, f"{letter(int(s.pawn))} has had every go"
    if s.phase == Phase.PASS and (not own or is_market_empty(s) or not receivers(s)):
        yield "road.pass.2", "who has acted passes the pawn while tiles are left"
    if s.phase == Phase.HANDOVER and not is_market_empty(s):
        yield "road.pass.6", "the market is not over while tiles are left"
    if s.phase == Phase.HANDOVER and s.tokens.sum() and not own:
        yield "road.last.4", "the last to act hands the pawn on"


def _counts(s: Any) -> Iterator[tuple[str, str]]:
    """road.pass.1, road.barter.9, road.barter.11 Every go takes a tile, with a Barterer two."""
    unwritten = is_market_empty(s) and not s.tokens.sum() and s.phase in (
        Phase.HANDOVER, Phase.TAKE, Phase.BONUS
    )  # fmt: skip
    if unwritten:
        return
    taken = int(TILES_PER_CITY[s.players]) - tiles_here(s)
    extra = taken - int(s.tokens.sum()) - _tiles_of_this_go(s)
    most = 0 if pays_twice(s) else int(s.tokens.sum())
    if extra < 0:
        yield "road.pass.1", "there are more turn tokens than tiles taken"
    if extra > most:
        yield "road.barter.9", "more tiles were taken than turn tokens and Barterers allow"


def _first_go(s: Any) -> Iterator[tuple[str, str]]:
    """road.bid.10, road.bid.11 Pawn and turn tokens come to the leader, who has the first go."""
    if s.tokens.sum() and not s.tokens[s.leader]:
        yield "road.pass.1", "the leader has had the first go, and has no turn token"
    if not s.tokens.sum() and s.pawn != s.leader:
        yield "road.bid.10", "the leader has the first go"


def _tiles_of_this_go(s: Any) -> int:
    first = s.barter == Barter.SECOND
    in_hand = s.phase in (Phase.ACT, Phase.REVEAL)
    asked = s.phase == Phase.BARTER and not called_first(s)
    return int(first) + int(in_hand) + int(asked)


def faults_of_action(s: Any) -> Iterator[tuple[str, str]]:
    """What is unfinished is possible."""
    yield from _barterer(s)
    if s.phase == Phase.ACT and s.tile_kind[s.tile] in (Kind.CROOK, Kind.BARTERER):
        yield "road.tile.4", "Crook and Barterer are kept at once"
    if s.phase == Phase.REVEAL:
        yield from _vizier(s)
    yield from _theft(s)
    yield from _crooks(s)
    yield from _exchange(s)


def _barterer(s: Any) -> Iterator[tuple[str, str]]:
    if s.barter == Barter.CALLED and not called_first(s):
        yield "road.barter.3", "a Barterer is called after the first tile"
    if s.barter and s.phase not in (Phase.TAKE, Phase.ACT, Phase.REVEAL):
        yield "road.barter.3", "a Barterer is spent in a go"
    if s.phase == Phase.BARTER and not can_barter(s):
        yield "road.barter.6", "no Barterer can be spent"
    if s.barter and pays_twice(s) and s.players == FEWEST_SEATS and s.tokens[s.pawn]:
        yield "road.barter.9", "there are not two turn tokens for two tiles"


def _vizier(s: Any) -> Iterator[tuple[str, str]]:
    if refuse_name(s, int(s.named)):
        yield "road.vizier.9", "the good is marked already"
    if any(s.revealed[seat] > s.goods[seat, s.named] for seat in range(s.players)):
        yield "road.vizier.3", "somebody reveals more than he owns"
    if next_to_reveal(s) == NOBODY:
        yield "road.vizier.3", "all have chosen"


def _theft(s: Any) -> Iterator[tuple[str, str]]:
    if s.victim == NOBODY:
        return
    if s.tile_kind[s.tile] != Kind.THIEF or s.victim == s.pawn or not goods_of(s, int(s.victim)):
        yield "road.thief.1", "a Thief robs another player who has goods"


def _crooks(s: Any) -> Iterator[tuple[str, str]]:
    number = changes(s)
    if number > usable(s, int(s.pawn), Kind.CROOK) if number else False:
        yield "road.crook.9", "there are not so many Crooks to spend"
    for side in range(SIDES):
        if s.changed[side] != Good.NONE and s.changed[side] == s.tile_goods[s.tile, side]:
            yield "road.crook.2", "a Crook changes a good into another"
    if number and s.phase == Phase.BONUS and not s.crook_on_bonus:
        yield "road.bonus.7", "a Crook does not change a printed action"


def _exchange(s: Any) -> Iterator[tuple[str, str]]:
    begun = bool(s.given or s.received or s.exchanged or s.owed)
    if not begun:
        return
    if s.tile_kind[s.tile] != Kind.EXCHANGE:
        yield "road.special.1", "only a special Trader exchanges good by good"
    given, received = bin(s.given).count("1"), bin(s.received).count("1")
    made = int(s.exchanged)
    if made >= s.tile_numbers[s.tile, 0] or s.given & s.received:
        yield "road.special.1", "the exchange is over, or goes back and forth"
    if not (1 <= given <= made + int(s.owed) and received <= made and bool(received) == bool(made)):
        yield "road.special.3", "as many goods are received as given"
    if any(has(int(s.received), good) and not s.goods[s.pawn, good] for good in Good):
        yield "road.special.3", "what was received is there"
