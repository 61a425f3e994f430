"""What one seat may see: built up from what lies open and what lies behind its own shield.

What others have behind theirs is not looked at (road.info.1), unless the game is over (road.info.5)
or `open_counts` shows numbers, never kinds (road.info.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, cast

from serai.engine.bits import has
from serai.engine.option import write_options
from serai.engine.seat import Seat, letter
from serai.games.silk_road.board import Board
from serai.games.silk_road.gain import Gain, gains
from serai.games.silk_road.parts import GOOD
from serai.games.silk_road.position import (
    write_action,
    write_bids,
    write_goods,
    write_kept,
    write_marked,
    write_result,
    write_roles,
    write_tiles,
)
from serai.games.silk_road.rules.memory import goods_followed
from serai.games.silk_road.rules.supply import is_supply_open
from serai.games.silk_road.tables import TURN_TOKENS
from serai.games.silk_road.terms import GOODS, Barter, Phase

if TYPE_CHECKING:
    from serai.engine.game import Game


class View(TypedDict):
    """What a seat, or a spectator (None), sees."""

    game: str
    seat: str | None
    players: int
    options: dict[str, Any]
    board: str
    phase: str
    turn: int
    caravan: str
    holder: NotRequired[str]
    leader: NotRequired[str]
    pawn: NotRequired[str]
    tiles: dict[str, list[str]]
    brings: dict[str, Gain]
    kept: dict[str, list[str]]
    tokens: dict[str, int]
    tokens_with_pawn: int
    marked: list[str]
    viziers_used: int
    bids: dict[str, int | str]
    fifties: int
    barter: str | None
    supply: NotRequired[dict[str, int]]
    sold_out: NotRequired[list[str]]
    tile: NotRequired[str | None]
    crook: NotRequired[dict[str, str]]
    exchange: NotRequired[dict[str, Any]]
    victim: NotRequired[str | None]
    named: NotRequired[str]
    chosen: NotRequired[list[str]]
    reveal: NotRequired[int | None]
    money: dict[str, int]
    goods: dict[str, dict[str, int]]
    totals: NotRequired[dict[str, int]]
    scores: NotRequired[dict[str, int]]
    winners: NotRequired[list[str]]


def view(board: Board, game: Game, s: Any, seat: Seat | None) -> dict[str, Any]:
    """road.info.4 The public facts, and what this seat alone knows."""
    seen: View = {
        "game": game.id,
        "seat": None if seat is None else letter(seat),
        "players": int(s.players),
        "options": write_options(game.options, s),
        "board": board.hash,
        "phase": Phase(int(s.phase)).name.lower(),
        "turn": int(s.turn),
        "caravan": board.city.write(int(s.caravan)),
        "tiles": write_tiles(board, s),
        "brings": gains(board, s, seat),
        "kept": write_kept(board, s),
        "tokens": {letter(who): int(s.tokens[who]) for who in range(s.players)},
        "tokens_with_pawn": int(TURN_TOKENS[s.players]) - int(s.tokens.sum()),
        "marked": write_marked(s),
        "viziers_used": int(s.viziers_used),
        "bids": write_bids(s),
        "fifties": int(s.fifties),
        "barter": Barter(int(s.barter)).name.lower() if s.barter else None,
        "money": {},
        "goods": {},
    }
    parts = [write_roles(s), _supply(s), _action(board, s, seat), _behind_shields(s, seat)]
    for part in parts:
        seen.update(part)  # type: ignore[typeddict-item]  # each holds fields of View
    return cast(dict[str, Any], seen)


def _supply(s: Any) -> dict[str, Any]:
    """road.setup.17 The supply by kind, once it lies open; or only which goods have run out."""
    goods = range(1, GOODS + 1)
    if s.phase <= Phase.DRAW:
        return {}
    if is_supply_open(s) or s.phase == Phase.OVER:
        return {"supply": {GOOD.write(good): int(s.supply[good]) for good in goods}}
    return {"sold_out": [GOOD.write(good) for good in goods if not s.supply[good]]}


def _action(board: Board, s: Any, seat: Seat | None) -> dict[str, Any]:
    """The action under way, of a tile or printed on the city. road.vizier.3 Of numbers not yet
    shown only one's own."""
    if s.phase != Phase.REVEAL:
        tile = int(s.printed[s.caravan] if s.phase == Phase.BONUS else s.tile)
        return write_action(board, s) | ({"tile": board.tile_name(tile)} if tile else {})
    chosen = [who for who in range(s.players) if has(int(s.chosen), who)]
    return {
        "named": GOOD.write(int(s.named)),
        "chosen": [letter(who) for who in chosen],
        "reveal": int(s.revealed[seat]) if seat is not None and seat in chosen else None,
    }


def _behind_shields(s: Any, seat: Seat | None) -> dict[str, Any]:
    """Money and goods of this seat; with `open_counts` everybody's numbers; at the end all."""
    over = s.phase == Phase.OVER
    everybody = range(int(s.players))
    own = [who for who in everybody if over or who == seat]
    counted = [who for who in everybody if s.open_counts or who in own]
    seen: dict[str, Any] = {
        "money": {letter(who): int(s.money[who]) for who in counted},
        "goods": {letter(who): write_goods(s.goods[who]) for who in own},
    }
    if s.open_counts:
        seen["totals"] = {letter(who): goods_followed(s, who) for who in everybody}
    return seen | (write_result(s) if over else {})


def asks(seen: Mapping[str, Any]) -> str:
    """The message that asks for the next decision."""
    tile = seen.get("tile")
    return f"prompt-act-{tile.partition(' ')[0]}" if tile else f"prompt-{seen['phase']}"
