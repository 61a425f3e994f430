"""What somebody is told who chooses in Silk Road: what is asked, and what a choice brings.

What lies behind a shield is told to its owner alone: others are asked without numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from serai.engine.action import Action
from serai.engine.choosing import Choosing, History, Outlook, Said, legal_actions
from serai.engine.seat import Seat, letter
from serai.games.silk_road import actions
from serai.games.silk_road.actions import PLAY
from serai.games.silk_road.board import Board
from serai.games.silk_road.naming import city_called
from serai.games.silk_road.outlook import AHEAD, PRINTED, of_tile
from serai.games.silk_road.parts import GOOD, good_word
from serai.games.silk_road.position_words import PHASE
from serai.games.silk_road.rules import auction
from serai.games.silk_road.rules.tile import tiles_here
from serai.games.silk_road.tables import TILES_PER_CITY
from serai.games.silk_road.terms import FIRST_PRIZE, GOODS, NO_TILE, SECOND_PRIZE, City, Kind, Phase
from serai.games.silk_road.turn_shape import cities_ahead, turn_of

UNKNOWN = "unknown"
"""Stands for what the reader may not know."""

# --- What is asked ----------------------------------------------------------------------------


def asks(history: History, seat: Seat | None) -> Said:
    """The question of this moment; to whoever is asked, with what is possible now."""
    s = history.now
    phase = Phase(int(s.phase))
    is_asked = seat is not None and seat == PLAY.actor(s)
    if phase in (Phase.ACT, Phase.BONUS):
        kind = Kind(int(s.tile_kind[s.tile])).name.lower()
        return Said(f"prompt-act-{kind}", _act(s, kind) if is_asked else {"can": UNKNOWN})
    facts = FACTS[phase](s, seat if is_asked else None) if phase in FACTS else {}
    return Said(f"prompt-{PHASE.domain.write(phase)}", facts)


def _auction(s: Any, seat: Seat | None) -> Mapping[str, Any]:
    if seat is None:
        return {"can": UNKNOWN, "money": 0}
    least = int(auction.fifties_named(s) + auction.lowest_amount(s))
    money = int(s.money[seat])
    can = "rest" if s.fifties else "bid" if least <= money else "pass"
    return {"can": can, "money": money}


def _decide(s: Any, seat: Seat | None) -> Mapping[str, Any]:
    price = int(auction.highest_bid(s))
    can = UNKNOWN if seat is None else "keep" if s.money[seat] >= price else "sell"
    return {"can": can, "price": price, "bidder": letter(int(auction.highest_bidder(s)))}


def _take(s: Any, _: Seat | None) -> Mapping[str, Any]:
    of, left = int(TILES_PER_CITY[s.players]), int(tiles_here(s))
    return {"number": of - left + 1, "of": of}


def _reveal(s: Any, seat: Seat | None) -> Mapping[str, Any]:
    most = -1 if seat is None else int(s.goods[seat, s.named])
    return {"good": good_word(int(s.named)), "most": most}


FACTS: dict[Phase, Callable[[Any, Seat | None], Mapping[str, Any]]] = {
    Phase.AUCTION: _auction,
    Phase.DECIDE: _decide,
    Phase.TAKE: _take,
    Phase.REVEAL: _reveal,
}
"""What the questions of some phases are about."""


def _act(s: Any, kind: str) -> Mapping[str, Any]:
    """What can be done with the tile in use: use it, change it with a Crook first, or neither."""
    kinds = {type(action) for action in legal_actions(PLAY, s)}
    can_use = bool(kinds & {actions.Use, actions.Steal, actions.NameGood})
    can_change = actions.ChangeGood in kinds
    if kind == "exchange":
        return {"can": _exchange(kinds)}
    if can_use and can_change:
        return {"can": "both"}
    return {"can": "use" if can_use else "change" if can_change else "nothing"}


def _exchange(kinds: set[type[Action]]) -> str:
    if actions.Receive in kinds:
        return "receive"
    if actions.Give in kinds:
        return "more" if actions.Done in kinds else "give"
    return "done" if actions.Done in kinds else "nothing"


# --- What a choice brings ---------------------------------------------------------------------


def has(s: Any, seat: Seat) -> dict[str, int]:
    """What stands behind a seat's shield."""
    goods = range(1, GOODS + 1)
    money = {"silver": int(s.money[seat])}
    return money | {GOOD.write(good): int(s.goods[seat, good]) for good in goods}


def foresees(board: Board, before: Any, action: Action, _: Any, seat: Seat) -> Sequence[Outlook]:
    """What leading, a city, a tile or a Vizier can come to."""
    if isinstance(action, actions.Bid | actions.KeepPawn):
        return [_lead(board, before, action, seat)]
    if isinstance(action, actions.Move):
        return _city(board, before, int(action.city), seat)
    if isinstance(action, actions.TakeTile):
        return [of_tile(board, before, seat, int(action.tile))]
    if isinstance(action, actions.NameGood):
        most = int(before.goods[seat, action.good])
        facts = {"good": good_word(int(action.good)), "number": most}
        return [Outlook("outlook-name", facts)]
    if isinstance(action, actions.Reveal):
        return [Outlook("outlook-reveal", {"first": FIRST_PRIZE, "second": SECOND_PRIZE})]
    return ()


def _lead(board: Board, s: Any, action: Action, seat: Seat) -> Outlook:
    """road.bid.10, road.move.1, road.tile.1 Who leads chooses the way and takes a tile first."""
    cities = [city_called(board, board.city.write(city)) for city in cities_ahead(s)]
    ways = {"ways": len(cities), "first": cities[0], "second": cities[-1]}
    if not isinstance(action, actions.Bid):
        return Outlook("outlook-lead", ways)
    money, bid = int(s.money[seat]), int(auction.fifties_named(s)) + action.amount
    return Outlook("outlook-win", {**ways, "money": money, "left": money - bid})


def _city(board: Board, s: Any, city: City, seat: Seat) -> list[Outlook]:
    """What is printed on a city, and what each of its tiles would bring."""
    tiles = [(s.printed[city], PRINTED), *((tile, AHEAD) for tile in s.tiles[city])]
    return [of_tile(board, s, seat, int(tile), lies) for tile, lies in tiles if tile != NO_TILE]


def makes_itself(_: Any, action: Action) -> bool:
    """Everybody sees that only one tile is left, or only one good without a Vizier."""
    return isinstance(action, actions.TakeTile | actions.NameGood)


def make_choosing(board: Board) -> Choosing:
    """What is told on this board."""
    return Choosing(
        asks=asks,
        turn=partial(turn_of, board),
        has=has,
        foresees=partial(foresees, board),
        makes_itself=makes_itself,
    )
