"""Words, colours and signs of Silk Road in the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from serai.cli.look import Look
from serai.cli.seats import LIVERIES

SEATS = LIVERIES
WIDE_TERMINAL = 90
FAINT, STRONG = "dim", "bold"
COLOURS = {"orange": "#E08A00", "purple": "#B07CC6", None: "bold"}
GOODS = {
    "ivory": "bold", "silk": "#4C9BE8", "jewels": "#E3C22F", "fruits": "#B9855C",
    "spices": "#E0584C",
}  # fmt: skip

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
