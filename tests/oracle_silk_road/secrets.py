"""Who sees what (section 4), as far as positions can tell it."""

import json
from collections.abc import Iterable

from oracle_silk_road.board import Position, State, freeze, in_hand, parse


def public_part(position: Position, seat: str | None) -> Position:
    """The position without all that this seat may not see; None is an onlooker.

    In normal form, with what may be seen told outright: `supply`, or `sold_out` where
    `supplyCounts` hides it; `goods_totals` where `openCounts` shows it.
    """
    state = parse(position)
    seen: Position = json.loads(freeze(state))
    seen.pop("supply", None)
    seen |= seen_supply(state)
    if state.phase == "over":  # road.info.5
        return seen | {"supply": dict(state.supply)}
    own = [seat] if seat else []
    seen["goods"] = {who: in_hand(state.goods[who]) for who in own}  # road.info.1
    if state.options["openCounts"]:
        seen["goods_totals"] = {who: state.holdings(who) for who in state.seats}
    else:  # road.info.1, .2
        seen["money"] = {who: state.money[who] for who in own}
    if state.phase == "reveal":
        seen["reveals"] = {who: n for who, n in state.reveals.items() if who in own}
    return seen


def seen_supply(state: State) -> Position:
    """The supply by kind, or only which goods are out: R38, `supplyCounts`."""
    if state.options["supplyCounts"] == "public":
        return {"supply": dict(state.supply)}
    return {"sold_out": [good for good, number in state.supply.items() if not number]}


def looks_alike(one: Position, other: Position, seat: str | None) -> bool:
    """Can this seat not tell the two positions apart by looking?"""
    return public_part(one, seat) == public_part(other, seat)


def knows(history: Iterable[Position], seat: str | None) -> tuple[str, ...]:
    """All a seat with a perfect memory has seen of the positions of a game, one text each.

    Two histories may differ in what a seat must not know, such as the kind of a good stolen
    between others (road.info.3), only where this is the same for both.
    """
    return tuple(json.dumps(public_part(at, seat), sort_keys=True) for at in history)
