"""The shape of a turn: the auction, the way, the market tile by tile, the pawn; and how far the
journey has come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from serai.engine.choosing import History, Said, State, Step, Turn
from serai.engine.seat import letter
from serai.games.silk_road import terms
from serai.games.silk_road.actions import SPACE, KeepPawn, SellPawn
from serai.games.silk_road.board import Board
from serai.games.silk_road.rules import auction, tile
from serai.games.silk_road.tables import TILES_PER_CITY
from serai.games.silk_road.terms import City, Phase


def turn_of(board: Board, history: History) -> Turn | None:
    """The turn under way; none in the set-up, and none when the game is over."""
    s = history.now
    if s.phase not in terms.TURN:
        return None
    steps = [_auction(history), _way(board, s), *_bonus(s), _market(s), _pass(s)]
    return Turn(int(s.pawn), steps, journey(s))


def journey(s: Any) -> Said:
    """Which move of the journey this turn makes, and of how many: longer and shorter ways lead to
    the end."""
    begun = int(s.turn) - int(s.phase in terms.BEFORE_MARKET)
    least, most = (begun + moves for moves in (min(moves_ahead(s)), max(moves_ahead(s))))
    if least == most:
        return Said("turn-move", {"number": int(s.turn), "of": least})
    return Said("turn-move-about", {"number": int(s.turn), "least": least, "most": most})


def moves_ahead(s: Any) -> set[int]:
    """In how many moves the caravan can come from its city to the end."""

    @cache
    def moves_from(city: City) -> frozenset[int]:
        if city == s.goal:
            return frozenset({0})
        ways = (int(way) for way in s.ways[city] if way != terms.NOWHERE)
        return frozenset(moves + 1 for way in ways for moves in moves_from(way))

    return set(moves_from(int(s.caravan)))


# --- The steps --------------------------------------------------------------------------------


def _state(s: Any, first: Phase, last: Phase) -> State:
    """How far a step is: ahead before the first of its phases, done after the last."""
    phase = int(s.phase)
    if phase < first:
        return "ahead"
    return "now" if phase <= last else "done"


def _auction(history: History) -> Step:
    """road.bid.9 to road.bid.11 Who leads, and what was paid for it."""
    s, state = history.now, _state(history.now, Phase.AUCTION, Phase.DECIDE)
    if state == "now":
        return Step("auction", state, {"leader": "none", "price": 0})
    facts = {"leader": letter(int(s.leader)), "price": _price(history)}
    return Step("auction", state, facts, icon="pawn")


def _price(history: History) -> int:
    """What the bid was for which the pawn was sold or kept in this turn; 0 if nobody bid."""
    for before, number in zip(reversed(history.past), reversed(history.numbers), strict=True):
        if before.turn != history.now.turn:
            break
        if isinstance(SPACE.action(number), SellPawn | KeepPawn):
            return int(auction.highest_bid(before))
    return 0


def _way(board: Board, s: Any) -> Step:
    """road.move.1 Where the caravan went."""
    state = _state(s, Phase.MOVE, Phase.MOVE)
    if state != "done":
        return Step("way", state, {"city": "none"})
    return Step("way", state, {"city": board.city.write(int(s.caravan))}, icon="caravan")


def _bonus(s: Any) -> Iterator[Step]:
    """road.bonus.4 What is printed on the city comes before the market."""
    state = _state(s, Phase.BONUS, Phase.BONUS)
    if state != "ahead" and s.printed[s.caravan] != terms.NO_TILE:
        yield Step("bonus", state)


def _market(s: Any) -> Step:
    """road.tile.1 Which tile of the market is taken or used now, and of how many."""
    of, state = int(TILES_PER_CITY[s.players]), _state(s, Phase.TAKE, Phase.BARTER)
    if state == "ahead":
        return Step("market", state, {"number": 0, "of": of})
    number = of - int(tile.tiles_here(s)) + int(s.phase == Phase.TAKE)
    return Step("market", state, {"number": number, "of": of}, icon="tile")


def _pass(s: Any) -> Step:
    """road.pass.1, road.last.1 Who had a go gives the pawn on."""
    return Step("pass", _state(s, Phase.PASS, Phase.HANDOVER))


def cities_ahead(s: Any) -> list[City]:
    """Where the next move may lead."""
    return [int(way) for way in s.ways[s.caravan] if way != terms.NOWHERE]
