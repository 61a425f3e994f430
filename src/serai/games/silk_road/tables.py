"""Printed data: the map, the printed actions and the tiles as this project reconstructs them, and
the rulebook's small tables.

Every city, edge and tile says how sure it is: `known` from the rulebook or from people who saw the
box, `inferred` from what is known, or `reconstructed`. An owner of the box can correct all of it in
a JSON file: see `board.py`.
"""

from __future__ import annotations

import numpy as np

from serai.games.silk_road.terms import Kind, Moment

K, I, X = "known", "inferred", "reconstructed"  # noqa: E741 (the letters of the rules page)

# road.setup.4, road.setup.5, road.setup.16, road.three.1, road.three.2: by number of players.
#                            -  -  -  3  4  5  6
TILES_PER_CITY = np.array([0, 0, 0, 5, 3, 4, 5])
TURN_TOKENS = np.array([0, 0, 0, 5, 3, 4, 5])
GOES = np.array([0, 0, 0, 2, 1, 1, 1])

# road.seller.2, road.buyer.2: what the first, the second, ... good brings or costs; the last number
# holds for all further ones.
SELL_PRICES = np.array([4, 3, 2, 1])
BUY_PRICES = np.array([1, 2, 3, 4])

# The moment that each kind of tile or printed action makes while it is in use; a Crook
# or a Barterer never is, it is kept.
MOMENTS = np.array([getattr(Moment, kind.name, 0) for kind in Kind])

# Kinds that print goods, on one place or on two.
PRINTS_GOODS = np.array([kind in (Kind.SELLER, Kind.BUYER, Kind.TRADER) for kind in Kind])

# road.setup.8, road.bonus.1: id, name, colour of the market, x, y (0 to 1000 from west to east, 0
# to 500 from north to south), status of the name, status of the colour.
CITIES = (
    ("chang_an",     "Chang'An",     None,     955, 345, K, K),
    ("lanzhou",      "Lanzhou",      "orange", 880, 425, K, I),
    ("yumen",        "Yumen",        "orange", 842, 205, K, I),
    ("dunhuang",     "Dunhuang",     "orange", 782, 315, K, I),
    ("turfan",       "Turfan",       "orange", 742,  95, X, X),
    ("loulan",       "Loulan",       "orange", 700, 235, X, X),
    ("koria",        "Koria",        "orange", 640, 130, K, I),
    ("kucha",        "Kucha",        "orange", 560,  70, X, X),
    ("khotan",       "Khotan",       "orange", 545, 378, X, X),
    ("kashgar",      "Kashgar",      "orange", 500, 225, K, X),
    ("samarkand",    "Samarkand",    "purple", 425, 105, X, X),
    ("bactra",       "Bactra",       "purple", 425, 345, X, X),
    ("merv",         "Merv",         "purple", 350, 215, K, I),
    ("hecatompylos", "Hecatompylos", "purple", 265, 112, X, X),
    ("susia",        "Susia",        "purple", 300, 325, K, I),
    ("ecbatana",     "Ecbatana",     "purple", 212, 225, X, X),
    ("palmyra",      "Palmyra",      "purple", 150, 330, X, X),
    ("aleppo",       "Aleppo",       "purple", 110, 150, K, I),
    ("tyre",         "Tyre",         "purple",  75, 430, K, I),
    ("antioch",      "Antioch",      None,      38, 245, K, K),
)  # fmt: skip

# road.move.1: the arrows, westward, and how sure each is.
EDGES = (
    ("chang_an", "lanzhou", I),
    ("chang_an", "yumen", I),
    ("lanzhou", "dunhuang", X),
    ("yumen", "dunhuang", X),
    ("yumen", "turfan", X),
    ("dunhuang", "turfan", X),
    ("dunhuang", "loulan", X),
    ("turfan", "koria", X),
    ("loulan", "koria", X),
    ("loulan", "khotan", X),
    ("koria", "kucha", X),
    ("koria", "khotan", X),
    ("kucha", "kashgar", X),
    ("khotan", "kashgar", X),
    ("kashgar", "samarkand", X),
    ("kashgar", "bactra", X),
    ("samarkand", "merv", X),
    ("bactra", "merv", X),
    ("merv", "hecatompylos", X),
    ("merv", "susia", X),
    ("hecatompylos", "ecbatana", X),
    ("susia", "ecbatana", X),
    ("ecbatana", "palmyra", X),
    ("palmyra", "aleppo", X),
    ("palmyra", "tyre", X),
    ("aleppo", "antioch", I),
    ("tyre", "antioch", I),
)

# road.setup.14, road.reverse.1: the ends of the road, by direction the other way round.
START, END = "chang_an", "antioch"

# road.setup.10, road.reverse.4: no Crook or Barterer lies here, by direction.
BARRED = {"west": ("aleppo", "tyre"), "east": ("lanzhou", "yumen")}

# road.bonus.1: the cities are known, what is printed there is reconstructed. By `bonus_set`.
PRINTED = {
    "neutral": {
        "dunhuang": "exchange 2",
        "koria": "thief",
        "kashgar": "exchange 4",
        "merv": "exchange 2",
        "susia": "thief",
    },
    "goods": {
        "dunhuang": "buyer silk",
        "koria": "buyer fruits",
        "kashgar": "buyer jewels",
        "merv": "seller ivory",
        "susia": "seller spices",
    },
}

# road.comp.4, road.trader.5: tile, how many with orange and with purple backs, status of the
# counts. Both sides of a Trader are lists; here every list has one good.
TILES = (
    ("buyer ivory",  3, 1, X),
    ("buyer silk",   3, 1, X),
    ("buyer jewels", 3, 1, X),
    ("buyer fruits", 3, 1, X),
    ("buyer spices", 3, 1, X),
    ("seller ivory",  1, 3, X),
    ("seller silk",   1, 3, X),
    ("seller jewels", 1, 3, X),
    ("seller fruits", 1, 3, X),
    ("seller spices", 1, 3, X),
    ("trader ivory>silk",    1, 0, X),
    ("trader silk>jewels",   1, 0, X),
    ("trader jewels>fruits", 1, 0, X),
    ("trader fruits>spices", 1, 0, X),
    ("trader spices>ivory",  1, 0, X),
    ("trader ivory>jewels",  1, 0, X),
    ("trader silk>fruits",   1, 0, X),
    ("trader jewels>spices", 1, 0, X),
    ("trader fruits>ivory",  1, 0, X),
    ("trader spices>silk",   1, 0, X),
    ("trader ivory>fruits",  0, 1, X),
    ("trader silk>spices",   0, 1, X),
    ("trader jewels>ivory",  0, 1, X),
    ("trader fruits>silk",   0, 1, X),
    ("trader spices>jewels", 0, 1, X),
    ("trader ivory>spices",  0, 1, X),
    ("trader silk>ivory",    0, 1, X),
    ("trader jewels>silk",   0, 1, X),
    ("trader fruits>jewels", 0, 1, X),
    ("trader spices>fruits", 0, 1, X),
    ("exchange 2", 3, 3, X),
    ("exchange 4", 2, 2, X),
    ("thief",      3, 3, X),
    ("vizier",     3, 3, I),
    ("crook",      2, 2, X),
    ("barterer",   2, 2, X),
)  # fmt: skip
