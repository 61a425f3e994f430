"""What has to be known for a decision beside the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from serai.cli.boards.silk_road.tiles import tile_text
from serai.cli.boards.silk_road.words import WORDS, signs
from serai.cli.look import Look


def remark(view: Mapping[str, Any], look: Look) -> str:
    """The bid to beat, the tile in use and how far it is, the good that was named."""
    facts = [fact for fact in (*auction_facts(view, look), *action_facts(view, look)) if fact]
    return f"({'; '.join(facts)})" if facts else ""


def auction_facts(view: Mapping[str, Any], look: Look) -> Iterator[str]:
    """The highest bid, and fifties that were named before the rest of one."""
    words = WORDS[look.language]
    bids = [bid for bid in view["bids"].values() if bid != "pass"]
    if bids and view["phase"] in ("auction", "decide"):
        yield f"{words['highest']} {max(bids)}"
    if view["fifties"]:
        yield f"{words['so far']} {50 * view['fifties']}"


def action_facts(view: Mapping[str, Any], look: Look) -> Iterator[str]:
    """The tile with what Crooks have made of it, exchanges so far, a victim, a named good."""
    words = WORDS[look.language]
    if tile := view.get("tile"):
        yield tile_text(tile, view, look, False).plain
    for place, good in (view.get("crook") or {}).items():
        yield f"{words['crook']}: {words[place]} {signs(look).to} {words[good]}"
    if exchange := view.get("exchange"):
        for fact in ("given", "received"):
            if exchange[fact]:
                yield f"{words[fact]}: {', '.join(words[good] for good in exchange[fact])}"
    if view.get("victim"):
        yield f"{words['from']} {view['victim']}"
    if named := view.get("named"):
        own = view["goods"].get(view["seat"])
        yield words[named] + ("" if own is None else f", {words['you have']} {own.get(named, 0)}")
