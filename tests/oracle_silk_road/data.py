"""Map, tiles, constants and switches of section 15, typed from the page."""

from collections import Counter
from typing import Any

SEATS = "ABCDEF"
GOODS = ("ivory", "silk", "jewels", "fruits", "spices")
GOODS_PER_KIND = 15
START_GOODS = 3
START_MONEY = 10
STRICT_BANK = 105  # 30 silver and 15 gold: R39
TILES_PER_CITY = {3: 5, 4: 3, 5: 4, 6: 5}
TURN_TOKENS = {3: 5, 4: 3, 5: 4, 6: 5}
GOES = {3: 2, 4: 1, 5: 1, 6: 1}
SELL_PRICES = (4, 3, 2, 1)
BUY_PRICES = (1, 2, 3, 4)
TRADER_REPEATS = 2
VIZIER_FIRST, VIZIER_SECOND = 5, 3
VIZIERS_BEFORE_FREE_CHOICE = 5
MAJORITY_POINTS = 2
BUYER, SELLER, TRADER, EXCHANGE = "buyer", "seller", "trader", "exchange"
THIEF, VIZIER, CROOK, BARTERER = "thief", "vizier", "crook", "barterer"
KEPT_KINDS = (CROOK, BARTERER)

BEFORE_MARKET = ("auction", "decide", "move")
MARKET = ("bonus", "take", "act", "reveal", "barter", "pass", "handover")
PHASES = (*BEFORE_MARKET, *MARKET, "over")

# The switches of section 14, default first.
SWITCHES: dict[str, tuple[Any, ...]] = {
    "direction": ("west", "east"),
    "bonusSet": ("neutral", "goods"),
    "openCounts": (False, True),
    "supplyCounts": ("public", "hidden"),
    "bank": ("unlimited", "strict45"),
    "finalAuction": ("play", "skip"),
    "bartererTokens": ("per_go", "per_tile"),
    "bartererCall": ("after_first", "before_first"),
    "vizierAfterTie": ("next_gets_3", "no_second"),
    "vizierTieSecond": ("all", "none"),
    "thiefEmptyVictim": ("fails", "only_with_goods"),
    "crookOnBonus": (True, False),
    "crookSameCity": (True, False),
    "finalTie": ("shared", "money_then_goods"),
}

START = {"west": "chang_an", "east": "antioch"}
END = {"west": "antioch", "east": "chang_an"}
BANNED = {"west": ("aleppo", "tyre"), "east": ("lanzhou", "yumen")}
ORANGE_CITIES = (
    "lanzhou", "yumen", "dunhuang", "turfan", "loulan", "koria", "kucha", "khotan", "kashgar",
)  # fmt: skip
PURPLE_CITIES = (
    "samarkand", "bactra", "merv", "hecatompylos", "susia", "ecbatana", "palmyra", "aleppo", "tyre",
)  # fmt: skip
MARKET_CITIES = ORANGE_CITIES + PURPLE_CITIES

WESTWARD = {
    "chang_an": ("lanzhou", "yumen"),
    "lanzhou": ("dunhuang",),
    "yumen": ("dunhuang", "turfan"),
    "dunhuang": ("turfan", "loulan"),
    "turfan": ("koria",),
    "loulan": ("koria", "khotan"),
    "koria": ("kucha", "khotan"),
    "kucha": ("kashgar",),
    "khotan": ("kashgar",),
    "kashgar": ("samarkand", "bactra"),
    "samarkand": ("merv",),
    "bactra": ("merv",),
    "merv": ("hecatompylos", "susia"),
    "hecatompylos": ("ecbatana",),
    "susia": ("ecbatana",),
    "ecbatana": ("palmyra",),
    "palmyra": ("aleppo", "tyre"),
    "aleppo": ("antioch",),
    "tyre": ("antioch",),
    "antioch": (),
}
EASTWARD = {
    city: tuple(origin for origin, goals in WESTWARD.items() if city in goals) for city in WESTWARD
}
ARROWS: dict[str, dict[str, tuple[str, ...]]] = {"west": WESTWARD, "east": EASTWARD}

PRINTED: dict[str, dict[str, str]] = {
    "neutral": {
        "dunhuang": "exchange 2", "koria": "thief", "kashgar": "exchange 4",
        "merv": "exchange 2", "susia": "thief",
    },
    "goods": {
        "dunhuang": "buyer silk", "koria": "buyer fruits", "kashgar": "buyer jewels",
        "merv": "seller ivory", "susia": "seller spices",
    },
}  # fmt: skip

ORANGE_TRADERS = (
    "ivory>silk", "silk>jewels", "jewels>fruits", "fruits>spices", "spices>ivory",
    "ivory>jewels", "silk>fruits", "jewels>spices", "fruits>ivory", "spices>silk",
)  # fmt: skip
PURPLE_TRADERS = (
    "ivory>fruits", "silk>spices", "jewels>ivory", "fruits>silk", "spices>jewels",
    "ivory>spices", "silk>ivory", "jewels>silk", "fruits>jewels", "spices>fruits",
)  # fmt: skip


def deck(buyers: int, sellers: int, traders: tuple[str, ...]) -> Counter[str]:
    """One colour of tiles, 45 in all: section 15.4."""
    tiles = Counter({f"{BUYER} {good}": buyers for good in GOODS})
    tiles.update({f"{SELLER} {good}": sellers for good in GOODS})
    tiles.update(f"{TRADER} {pair}" for pair in traders)
    tiles.update({"exchange 2": 3, "exchange 4": 2, THIEF: 3, VIZIER: 3, CROOK: 2, BARTERER: 2})
    return tiles


DECKS = {"orange": deck(3, 1, ORANGE_TRADERS), "purple": deck(1, 3, PURPLE_TRADERS)}
BOX = DECKS["orange"] + DECKS["purple"]


def deck_of(city: str, direction: str) -> str:
    """Which colour of tiles lies on a market city: road.setup.6, road.reverse.3."""
    eastern = city in ORANGE_CITIES
    return "orange" if eastern == (direction == "west") else "purple"


def reach(city: str, direction: str) -> set[str]:
    """The city itself and every city the caravan can still come to: road.move.3."""
    ahead = ARROWS[direction][city]
    return {city}.union(*(reach(goal, direction) for goal in ahead))


def fewest_moves(city: str, direction: str) -> int:
    """Moves of the shortest way from the start to this city."""
    backwards = ARROWS["east" if direction == "west" else "west"][city]
    return min((fewest_moves(origin, direction) + 1 for origin in backwards), default=0)
