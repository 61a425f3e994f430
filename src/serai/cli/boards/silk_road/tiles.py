"""The tiles of the cities ahead, a line a city."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from serai.cli.boards.silk_road.map import Road
from serai.cli.boards.silk_road.words import (
    COLOURS,
    FAINT,
    GOODS,
    WIDE_TERMINAL,
    WORDS,
    signs,
)
from serai.cli.lattice import TARGET
from serai.cli.look import Look
from serai.games.silk_road.rules.tile import selling_price


def tile_lines(
    view: Mapping[str, Any], road: Road, look: Look, targets: Collection[str]
) -> Iterator[Text]:
    """The tiles here and in the cities of the next move; on wide terminals, of the one after it."""
    groups = [("here", [road.caravan]), ("next", road.next_ones)]
    if look.width >= WIDE_TERMINAL:
        groups.append(("then", road.later_ones))
    for when, cities in groups:
        for number, city in enumerate(cities):
            if city in view["tiles"] or city in road.actions:
                label = WORDS[look.language][when] if number == 0 else ""
                yield from city_lines(view, road, look, city, label, targets)


def city_lines(
    view: Mapping[str, Any],
    road: Road,
    look: Look,
    city: str,
    label: str,
    targets: Collection[str],
) -> Iterator[Text]:
    """When, where, and the tiles; those that may be taken now stand out."""
    words, mark = WORDS[look.language], signs(look).mark
    is_target = f"city {city}" in targets
    is_here = city == road.caravan
    style = TARGET if is_target else COLOURS[road.cities[city]["colour"]]
    name = (mark if is_target else "") + road.name(city)
    head = Text.assemble((f" {label:<6}", FAINT), (name, style))
    head.pad_right(max(0, 21 - head.cell_len))
    pieces = [
        tile_text(tile, view, look, is_here and f"tile {tile_word(tile)}" in targets)
        for tile in view["tiles"].get(city, [])
    ]
    if city in road.actions:
        printed = tile_text(road.actions[city], view, look, False)
        pieces.append(Text.assemble("+ ", printed, f" ({words['printed']})"))
    yield from flow_line(head, pieces or [Text(words["empty"], FAINT)], look)


def flow_line(head: Text, pieces: Sequence[Text], look: Look) -> Iterator[Text]:
    """A head and pieces behind it, in as many lines as they need."""
    line, indent = head, head.cell_len
    between = Text(f" {signs(look).between} ", FAINT)
    for piece in pieces:
        if line.cell_len > indent and line.cell_len + len(between) + piece.cell_len > look.width:
            yield line
            line = Text(" " * indent)
        line = line + between + piece if line.cell_len > indent else line + piece
    yield line


def tile_word(tile: str) -> str:
    """How actions write a tile that views write `trader silk>jewels`."""
    return tile.replace(" ", "-").replace(">", "-").replace(",", "_")


def tile_text(tile: str, view: Mapping[str, Any], look: Look, is_target: bool) -> Text:
    """A tile in a word or two, goods in their colours, and what a Seller would pay for all of
    yours."""
    words, sign = WORDS[look.language], signs(look)
    kind, _, rest = tile.partition(" ")
    text = Text().append(sign.mark if is_target else "", TARGET)
    if kind == "trader":
        sides = [good_texts(side, look) for side in rest.split(">")]
        return text + Text(sign.to).join(sides)
    if kind == "exchange":
        return text.append(f"{words[kind]} {rest}")
    text.append(words[kind])
    if not rest:
        return text
    text.append(" ").append_text(good_texts(rest, look))
    if kind == "seller" and (income := income_of(view, rest)):
        text.append(f" ={income}", FAINT)
    return text


def good_texts(goods: str, look: Look) -> Text:
    """One good, or several of it, in its colour."""
    kinds = goods.split(",")
    number = f"{len(kinds)} " if len(kinds) > 1 else ""
    return Text(number + WORDS[look.language][kinds[0]], GOODS[kinds[0]])


def income_of(view: Mapping[str, Any], good: str) -> int:
    """What all goods of this kind would bring, of the seat that looks."""
    number = view["goods"].get(view["seat"], {}).get(good, 0)
    return int(selling_price(number))
