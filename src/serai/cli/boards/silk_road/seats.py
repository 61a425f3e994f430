"""The seats: what lies open of each, the supply, the Viziers and the auction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.boards.silk_road.map import Road
from serai.cli.boards.silk_road.words import FAINT, GOODS, SEATS, WIDE_TERMINAL, WORDS
from serai.cli.look import Look
from serai.cli.panels import seat_head, who_plays

VIZIERS = 6


def draw_seats(view: Mapping[str, Any], look: Look) -> list[RenderableType]:
    """A row a seat: pawn, turn tokens, kept tiles, and what of money and goods may be seen; below
    it the supply and the Viziers, and the auction."""
    table = Table.grid(padding=(0, 2 if look.width >= WIDE_TERMINAL else 1, 0, 0))
    heads = columns(view, look)
    for number in range(len(heads)):
        is_number = 3 <= number < len(heads) - 1
        table.add_column(justify="right" if is_number else "left", no_wrap=is_number)
    table.add_row(*heads)
    for seat in list(SEATS)[: view["players"]]:
        table.add_row(*seat_cells(view, look, seat))
    for cells in common_rows(view, look):
        table.add_row(*cells)
    line = auction_line(view, look)
    stack = Table.grid()
    stack.add_row("")
    stack.add_row(table)
    if line is not None:
        stack.add_row(line)
    return [stack]


def columns(view: Mapping[str, Any], look: Look) -> list[Text]:
    """The heads of the columns; short where there is no room."""
    words, room = WORDS[look.language], None if look.width >= WIDE_TERMINAL else 3
    facts = {"totals": "goods", "scores": "score"}
    wanted = [word for fact, word in facts.items() if fact in view]
    return [
        *(Text() for _ in range(3)),
        *(Text(words[word][:room], FAINT) for word in ("tokens", "money")),
        *(Text(words[good][: room and room - 1], style) for good, style in GOODS.items()),
        *(Text(words[word][:room], FAINT) for word in wanted),
        Text(words["keeps"], FAINT),
    ]


def seat_cells(view: Mapping[str, Any], look: Look, seat: str) -> list[Text]:
    """What may be known of a seat; `?` is behind its shield."""
    words = WORDS[look.language]
    goods = view["goods"].get(seat)
    pawn = f"{words['pawn']} +{view['tokens_with_pawn']}" if view.get("pawn") == seat else ""
    cells = [
        seat_head(seat, seat_to_act(view), look),
        Text(who_plays(seat, look) if look.humans else "", FAINT),
        Text(pawn, "bold"),
        count(view["tokens"][seat]),
        count(view["money"].get(seat)),
        *(count(None if goods is None else goods.get(good, 0)) for good in GOODS),
    ]
    cells += [count(view[fact].get(seat)) for fact in ("totals", "scores") if fact in view]
    kept = ", ".join(kept_text(tile, view, look) for tile in view["kept"].get(seat, []))
    return [*cells, Text(kept)]


def count(number: int | None) -> Text:
    """A number; none at all is faint, and so is what is not known."""
    if number is None:
        return Text("?", FAINT)
    return Text(str(number)) if number else Text("-", FAINT)


def kept_text(tile: str, view: Mapping[str, Any], look: Look) -> str:
    """A Crook or a Barterer, and where it was taken if that matters."""
    kind, _, city = tile.partition("@")
    word = WORDS[look.language][kind]
    is_fresh = city == view["caravan"]
    return f"{word} ({Road(view).name(city)})" if is_fresh else word


def seat_to_act(view: Mapping[str, Any]) -> str | None:
    """Whose decision it is; nobody's where all decide at the same time."""
    phase = view["phase"]
    if phase == "auction":
        return next((seat for seat in speakers(view) if seat not in view["bids"]), None)
    roles = {"decide": "holder", "move": "leader", "bonus": "leader"}
    if phase in ("take", "act", "barter", "pass", "handover", *roles):
        return view.get(roles.get(phase, "pawn"))
    return None


def speakers(view: Mapping[str, Any]) -> list[str]:
    """road.bid.2 Who bids, in their order."""
    seats = list(SEATS)[: view["players"]]
    at = seats.index(view["holder"])
    return seats[at + 1 :] + seats[:at]


def common_rows(view: Mapping[str, Any], look: Look) -> Iterator[list[Text]]:
    """The supply and the goods that Viziers have marked, below the columns of the goods."""
    words = WORDS[look.language]
    if "supply" in view or "sold_out" in view:
        known = view.get("supply") or dict.fromkeys(view["sold_out"], 0)
        numbers = [Text(str(known[good])) if good in known else count(None) for good in GOODS]
        yield [Text(words["supply"], FAINT), *[Text("")] * 4, *numbers]
    order = {good: f"V{number}" for number, good in enumerate(view["marked"], 1)}
    if order or view["viziers_used"]:
        used = Text(f"{view['viziers_used']}/{VIZIERS}")
        marks = [Text(order.get(good, ""), "bold") for good in GOODS]
        yield [Text(words["marked"], FAINT), used, *[Text("")] * 3, *marks]


def auction_line(view: Mapping[str, Any], look: Look) -> Text | None:
    """Who bids what, in their order; the holder decides last."""
    if view["phase"] not in ("auction", "decide"):
        return None
    words = WORDS[look.language]
    to_act = seat_to_act(view)
    text = Text.assemble((words["auction"], "bold"), " ")
    for seat in speakers(view):
        bid = view["bids"].get(seat, "...")
        said = words["pass"] if bid == "pass" else str(bid)
        text.append_text(seat_head(seat, to_act, look))
        text.append(f" {said} ", "bold" if isinstance(bid, int) else FAINT)
    text.append_text(seat_head(view["holder"], to_act, look))
    return text.append(f" {words['decides']}", FAINT)
