"""How suits look, and the words and signs of the board."""

from __future__ import annotations

from serai.cli.look import Look
from serai.cli.seats import Livery

SEATS = {
    "S": Livery("suns", "#D55E00", "☼", "*"),
    "A": Livery("arms", "#0072B2", "♦", "+"),
    "M": Livery("moons", "#56606B", "☾", ")"),
    "C": Livery("crowns", "#9A7400", "♛", "^"),
}
"""isle.comp: red, blue, black, and yellow; the emblem is the suit's."""
INK = {"S": "#E0661A", "A": "#2E8BC9", "M": "#87929E", "C": "#B58A00"}
"""The same colours, to be read on dark and on light screens."""
HAS_SECRETS = True
SILENT = {"tile-drawn", "tile-laid", "tile-discarded", "turn-began"}

FAINT, COAST = "dim", "bold"

WORDS = {
    "en": {
        "port": "port", "ship": "ship", "europe": "Europe", "mine": "mine", "isle": "isle",
        "north": "north", "east": "east", "south": "south", "west": "west", "tiles": "tiles",
        "home": "silver home", "ground": "silver on the ground", "round": "round",
        "quiet": "rounds without progress", "actions": "actions left", "drawn": "the tile is",
        "damage": "damage still to pay", "fought": "in the fight", "removed": "removed",
        "gained": "gained", "by silver": "all silver is in Europe",
        "by quiet": "no progress for many rounds", "by limit": "the last round was played",
        "line": "line", "none": "-",
        "legend": "On the map: S5 is a crew of Suns worth 5, S? one of unknown value, S5$ one with "
        "silver, + silver below it, $2 silver on the ground, {mine}S3 the mine of Suns with 3 "
        "left, s empty land of Suns, (S) a ship, {corner} a corner for ships; {mark} may be "
        "chosen. [a,b] is a space, <x,y> a corner, (x,y) the tile up and right of it.",
    },
    "es": {
        "port": "puerto", "ship": "barco", "europe": "Europa", "mine": "mina", "isle": "isla",
        "north": "norte", "east": "este", "south": "sur", "west": "oeste", "tiles": "losetas",
        "home": "$ en casa", "ground": "plata en el suelo", "round": "ronda",
        "quiet": "rondas sin avance", "actions": "acciones", "drawn": "la loseta es",
        "damage": "daño por pagar", "fought": "en la lucha", "removed": "retiradas",
        "gained": "ganada", "by silver": "toda la plata está en Europa",
        "by quiet": "muchas rondas sin avance", "by limit": "se jugó la última ronda",
        "line": "línea", "none": "-",
        "legend": "En el mapa: S5 es una cuadrilla de Soles de valor 5, S? de valor oculto, "
        "S5$ con plata, + plata debajo, $2 plata en el suelo, {mine}S3 la mina de Soles con 3, "
        "s tierra vacía de Soles, (S) un barco, {corner} una esquina para barcos; {mark} se puede "
        "elegir. [a,b] es una casilla, <x,y> una esquina, (x,y) la loseta arriba a su derecha.",
    },
}  # fmt: skip
"""Words short enough for a panel."""


def signs(look: Look) -> dict[str, str]:
    """Bare land, the mine's die, a corner for ships, and the mark of what may be chosen."""
    if look.is_plain:
        return {"land": ".", "mine": "#", "corner": "o", "mark": "*"}
    return {"land": "·", "mine": "■", "corner": "◦", "mark": "›"}


def inked(suit: str) -> str:
    """A suit's colour for signs on the bare screen."""
    return f"bold {INK[suit]}"
