"""Silk Road in the terminal: the map as layers of cities, west on the left, as on any map.

     Samarkand           Kucha       arrows lead on from where the caravan may still come;
    ↙         ↖        ↙       ↖     cities without one are behind it or left aside;
Merv+         [Kashgar+]      Koria+ [Kashgar] is where the caravan is,
    ↖         ↙        ↖       ↙     + a printed action, ›Merv a way that may be chosen
     Bactra              Khotan
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from textwrap import wrap
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.canvas import Canvas
from serai.cli.lattice import TARGET
from serai.cli.look import Look
from serai.cli.panels import seat_head, who_plays
from serai.cli.seats import LIVERIES
from serai.games.silk_road import GAME
from serai.games.silk_road.tables import SELL_PRICES

SEATS = LIVERIES
HAS_SECRETS = True
SILENT = {"tile-laid", "tile-replaced", "tiles-swapped", "good-drawn", "drawn-good-seen"}

WIDE_TERMINAL = 90
TOP, MIDDLE, BOTTOM = 0, 1, 2
LINES = 5
"""Of the map: three rows of cities, and the arrows between them."""
ROWS = {1: (MIDDLE,), 2: (TOP, BOTTOM), 3: (TOP, MIDDLE, BOTTOM)}
"""The rows that cities side by side take, by their number."""
PITCHES = range(9, 3, -1)
"""How far apart layers may lie, the widest first."""
ARROW = 4
"""Signs for an arrow between two cities of a row."""
FAINT, STRONG = "dim", "bold"
COLOURS = {"orange": "#E08A00", "purple": "#B07CC6", None: "bold"}
GOODS = {
    "ivory": "bold", "silk": "#4C9BE8", "jewels": "#E3C22F", "fruits": "#B9855C",
    "spices": "#E0584C",
}  # fmt: skip
VIZIERS = 6

WORDS = {
    "en": {
        "ivory": "ivory", "silk": "silk", "jewels": "jewels", "fruits": "fruits",
        "spices": "spices", "buyer": "buy", "seller": "sell", "exchange": "swap any",
        "thief": "thief", "vizier": "vizier", "crook": "crook", "barterer": "barterer",
        "turn": "Turn", "west": "to the west", "east": "to the east", "beyond": "beyond",
        "also": "also",
        "here": "here", "next": "next", "then": "then", "printed": "printed", "empty": "no tiles",
        "auction": "Auction", "pass": "passes", "decides": "decides",
        "pawn": "pawn", "tokens": "tokens", "money": "silver", "goods": "goods", "keeps": "keeps",
        "score": "points", "supply": "supply", "marked": "Viziers", "left": "left",
        "right": "right", "shown": "shown", "you have": "you have", "given": "given",
        "received": "received", "so far": "so far", "from": "from",
        "highest": "the highest bid is",
        "legend": "On the map: [City] is where the caravan is, {mark}City may be chosen, + is a "
        "printed action, and arrows lead on from cities still within reach. silk{to}jewels is a "
        "Trader; sell silk =7: what all your silk brings there. pawn +3: so many turn tokens go "
        "with it; ? is behind a shield.",
    },
    "es": {
        "ivory": "marfil", "silk": "seda", "jewels": "joyas", "fruits": "frutas",
        "spices": "especias", "buyer": "comprar", "seller": "vender", "exchange": "cambiar",
        "thief": "ladrón", "vizier": "visir", "crook": "estafador", "barterer": "regateador",
        "turn": "Turno", "west": "hacia el oeste", "east": "hacia el este", "beyond": "más allá",
        "also": "también",
        "here": "aquí", "next": "luego", "then": "tras", "printed": "impresa",
        "empty": "sin losetas",
        "auction": "Subasta", "pass": "pasa", "decides": "decide",
        "pawn": "peón", "tokens": "fichas", "money": "plata", "goods": "merc.", "keeps": "guarda",
        "score": "puntos", "supply": "reserva", "marked": "visires", "left": "izquierda",
        "right": "derecha", "shown": "lo que muestra", "you have": "tienes", "given": "dado",
        "received": "recibido", "so far": "hasta ahora", "from": "de",
        "highest": "la puja más alta es",
        "legend": "En el mapa: [Ciudad] es donde está la caravana, {mark}Ciudad se puede elegir, + "
        "es una acción impresa, y las flechas salen de las ciudades aún alcanzables. seda{to}joyas "
        "es un mercader; vender seda =7: lo que da allí toda tu seda. peón +3: cuántas fichas de "
        "turno lleva; ? está tras una pantalla.",
    },
}  # fmt: skip
"""Words short enough for a line of tiles or a table."""


@dataclass(frozen=True)
class Signs:
    """Arrows by their way on the screen: to the left and right, first level, then up and down."""

    level: str
    up: str
    down: str
    line: str
    mark: str
    to: str
    rule: str
    between: str


DRAWN = Signs("←→", "↖↗", "↙↘", "─", "›", "→", "─", "·")
PLAIN = Signs("<>", "\\/", "/\\", "-", "*", ">", "-", "|")


def signs(look: Look) -> Signs:
    """Those that the terminal has."""
    return PLAIN if look.is_plain else DRAWN


# --- The map ----------------------------------------------------------------------------------


class Road:
    """The printed map, and where the caravan stands on it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        printed = view.get("printed") or (GAME.printed.data if GAME.printed else {})
        self.cities: dict[str, Mapping[str, Any]] = {row["id"]: row for row in printed["cities"]}
        self.edges = [(edge["from"], edge["to"]) for edge in printed["edges"]]
        self.is_west = view["options"].get("direction", "west") == "west"
        self.actions = printed["printed"][view["options"].get("bonus_set", "neutral")]
        self.caravan = view["caravan"]
        self.start = printed["start"]

    def name(self, city: str) -> str:
        """How a city is called."""
        return str(self.cities[city]["name"])

    @cached_property
    def arrows(self) -> list[tuple[str, str]]:
        """The roads as they are travelled in this game."""
        return self.edges if self.is_west else [(end, start) for start, end in self.edges]

    def ways(self, city: str) -> list[str]:
        """Where one may go from a city."""
        return [end for start, end in self.arrows if start == city]

    @cached_property
    def ahead(self) -> set[str]:
        """The caravan's city and all that it may still come to."""
        found, waiting = set[str](), [self.caravan]
        while waiting:
            here = waiting.pop()
            if here not in found:
                found.add(here)
                waiting += self.ways(here)
        return found

    @cached_property
    def next_ones(self) -> list[str]:
        """The cities that the next move may lead to."""
        return self.ways(self.caravan)

    @cached_property
    def later_ones(self) -> list[str]:
        """The cities of the move after the next."""
        found = [after for city in self.next_ones for after in self.ways(city)]
        return [city for city in dict.fromkeys(found) if city not in self.next_ones]

    @cached_property
    def layer(self) -> dict[str, int]:
        """How many moves at most lead to a city from the eastern end."""
        layer = dict.fromkeys(self.cities, 0)
        for _ in self.cities:
            for start, end in self.edges:
                layer[end] = max(layer[end], layer[start] + 1)
        return layer

    @cached_property
    def row(self) -> dict[str, int]:
        """Each city's row: where two lie side by side, the northern one is above."""
        rows = dict[str, int]()
        for cities in self.layers:
            for city, row in zip(cities, ROWS.get(len(cities), ()), strict=False):
                rows[city] = row
        return rows

    @cached_property
    def layers(self) -> list[list[str]]:
        """The cities of each layer from west to east, each from north to south."""
        numbers = sorted(set(self.layer.values()), reverse=True)
        return [
            sorted(
                (city for city in self.cities if self.layer[city] == number),
                key=lambda city: self.cities[city].get("y", 0),
            )
            for number in numbers
        ]

    def shown(self, count: int) -> list[list[str]]:
        """So many layers, beginning with the caravan's, in the direction of the journey."""
        numbers = range(len(self.layers))
        at = next(number for number in numbers if self.caravan in self.layers[number])
        onward = numbers[at::-1] if self.is_west else numbers[at:]
        behind = numbers[at + 1 :] if self.is_west else numbers[:at][::-1]
        chosen = [*onward, *behind][:count]
        return [self.layers[number] for number in sorted(chosen)]


class MapDrawing:
    """As much of the map as the terminal is wide; the rest of the way is told in words."""

    def __init__(self, road: Road, look: Look, targets: Collection[str]) -> None:
        self.road, self.look, self.targets = road, look, targets
        self.signs, self.words = signs(look), WORDS[look.language]
        self.left: dict[str, int] = {}
        self.undrawn: list[tuple[str, str]] = []
        self.layers = self._fit()

    @property
    def is_drawable(self) -> bool:
        """Whether no more than three cities lie side by side, as a corrected map might have it."""
        return all(len(layer) in ROWS for layer in self.road.layers)

    def _fit(self) -> list[list[str]]:
        for count in range(len(self.road.layers), 1, -1):
            layers = self.road.shown(count)
            for pitch in PITCHES:
                if self._place(layers, pitch) <= self.look.width - 2:
                    return layers
        return self.road.shown(1)

    def _place(self, layers: Sequence[Sequence[str]], pitch: int) -> int:
        """Place these layers and say how wide they are: a pitch apart, no two labels touching."""
        self.left, free, centre = {}, [1, 1, 1], 1
        for layer in layers:
            widths = {city: len(self.label(city)) for city in layer}
            rows = {city: self.road.row.get(city, MIDDLE) for city in layer}
            centre = max(
                centre + pitch if self.left else 1,
                *(free[rows[city]] + widths[city] // 2 for city in layer),
            )
            for city in layer:
                self.left[city] = centre - widths[city] // 2
                free[rows[city]] = self.left[city] + widths[city] + ARROW
        return max(free) - ARROW

    def label(self, city: str) -> str:
        """A city with its marks."""
        printed = "+" if city in self.road.actions else ""
        if city == self.road.caravan:
            return f"[{self.road.name(city)}{printed}]"
        mark = self.signs.mark if f"city {city}" in self.targets else ""
        return f"{mark}{self.road.name(city)}{printed}"

    def style(self, city: str) -> str:
        """Orange or purple; faint if the caravan cannot come there any more."""
        if f"city {city}" in self.targets or city == self.road.caravan:
            return TARGET
        return COLOURS[self.road.cities[city]["colour"]] if city in self.road.ahead else FAINT

    def middle(self, city: str) -> int:
        """The column of a city's middle."""
        return self.left[city] + (len(self.label(city)) - 1) // 2

    def draw(self) -> Text:
        """The map, and below it what it could not show."""
        if not self.is_drawable:
            return Text()
        canvas = Canvas(self.look.width, LINES)
        self.undrawn = []
        for start, end in self.road.arrows:
            if start in self.road.ahead and {start, end} <= set(self.left):
                self._draw_arrow(canvas, start, end)
        for city in self.left:
            row = 2 * self.road.row[city]
            canvas.put(self.left[city], row, self.label(city), self.style(city))
        text = canvas.text()
        for note in self.notes():
            for line in wrap(note, self.look.width - 1, subsequent_indent="  "):
                text.append(f"\n {line}", FAINT)
        return text

    def _draw_arrow(self, canvas: Canvas, start: str, end: str) -> None:
        style = STRONG if start == self.road.caravan else FAINT
        rows = self.road.row[start], self.road.row[end]
        is_right = int(self.left[end] > self.left[start])
        gap = abs(self.road.layer[start] - self.road.layer[end])
        if rows[0] == rows[1] and not self._is_crowded(start, end):
            first, last = sorted((start, end), key=lambda city: self.left[city])
            begin = self.left[first] + len(self.label(first)) + 1
            line = self.signs.line * (self.left[last] - begin - 2)
            sign = self.signs.level[is_right]
            canvas.put(begin, 2 * rows[0], line + sign if is_right else sign + line, style)
        elif abs(rows[0] - rows[1]) == 1 and gap == 1:
            sign = (self.signs.up if rows[1] < rows[0] else self.signs.down)[is_right]
            column = (self.middle(start) + self.middle(end) + 1) // 2
            canvas.put(column, rows[0] + rows[1], sign, style)
        else:
            self.undrawn.append((start, end))

    def _is_crowded(self, start: str, end: str) -> bool:
        """Whether another city of the row lies in between."""
        first, last = sorted((self.left[start], self.left[end]))
        row = self.road.row[start]
        return any(
            first < left < last and self.road.row[city] == row for city, left in self.left.items()
        )

    def notes(self) -> Iterator[str]:
        """Roads that could not be drawn, and the rest of the way."""
        if self.undrawn:
            roads = ", ".join(
                f"{self.road.name(start)} {self.signs.to} {self.road.name(end)}"
                for start, end in self.undrawn
            )
            yield f"{self.words['also']}: {roads}"
        rest = [
            [city for city in layer if city in self.road.ahead and city not in self.left]
            for layer in (self.road.layers[::-1] if self.road.is_west else self.road.layers)
        ]
        names = ["/".join(self.road.name(city) for city in layer) for layer in rest if layer]
        if names:
            yield f"{self.words['beyond']}: {f' {self.signs.to} '.join(names)}"


# --- The board --------------------------------------------------------------------------------


def draw_board(view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
    """Where the caravan is and may go; the tiles there, and those of the cities ahead."""
    road = Road(view)
    text = Text("", no_wrap=True, overflow="crop")
    text.append_text(heading(view, road, look))
    drawn = MapDrawing(road, look, targets).draw()
    if drawn:
        text.append("\n").append_text(drawn)
    text.append("\n")
    for line in tile_lines(view, road, look, targets):
        text.append("\n").append_text(line)
    return text


def heading(view: Mapping[str, Any], road: Road, look: Look) -> Text:
    """The turn, the city and what is going on, on a rule as wide as the terminal."""
    words, rule = WORDS[look.language], signs(look).rule
    way = words["west" if road.is_west else "east"]
    phase = GAME.words.say(look.language, f"phase-{view['phase']}")
    said = f" {words['turn']} {view['turn']}, {road.name(road.caravan)}: {phase} ({way}) "
    rest = rule * (look.width - 2 - len(said))
    return Text.assemble((rule * 2, FAINT), (said, "bold"), (rest, FAINT))


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
    """road.seller.2 What all goods of this kind would bring, of the seat that looks."""
    number = view["goods"].get(view["seat"], {}).get(good, 0)
    return sum(int(SELL_PRICES[min(at, len(SELL_PRICES) - 1)]) for at in range(number))


# --- The seats --------------------------------------------------------------------------------


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


def legend(look: Look) -> str:
    """What the signs on the board mean."""
    return WORDS[look.language]["legend"].format(mark=signs(look).mark, to=signs(look).to)


# --- What is asked ----------------------------------------------------------------------------


def tile_in_use(view: Mapping[str, Any]) -> str:
    """The tile or the printed action that is being used; nothing in other phases."""
    if view["phase"] == "bonus":
        return str(Road(view).actions.get(view["caravan"], ""))
    return view.get("tile") or ""


def question(view: Mapping[str, Any]) -> str:
    """The message that asks for the next decision."""
    tile = tile_in_use(view)
    return f"prompt-act-{tile.partition(' ')[0]}" if tile else f"prompt-{view['phase']}"


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
    if tile := tile_in_use(view):
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


def endings(s: Any, language: str) -> list[str]:  # noqa: ARG001 (every journey ends alike)
    """A journey has one end."""
    return []
