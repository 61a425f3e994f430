"""What each game says to those who choose, with the facts that each message says: what is asked,
the steps of a turn, what a choice brings."""

from __future__ import annotations

SILK: dict[str, set[str]] = {
    "prompt-worms": {"number", "of"},
    "prompt-pieces": {"pieces"},
    "prompt-raise": {"left"},
    "prompt-dice": {"number", "face"},
    "prompt-action-herd": {"piece"},
    "prompt-action-nursery": {"what"},
    "prompt-push": {"piece", "owner"},
    "prompt-spread": {"owner", "number", "of"},
    "step-worms": {"number", "of"},
    "step-pieces": set(),
    "step-worm": set(),
    "step-die": {"number", "face", "action"},
    "step-next": {"seat"},
    "unit-points": {"number"},
    "unit-den": {"number"},
    "outlook-best": {"points"},
}

_TILES = ("seller", "buyer", "trader", "exchange", "thief", "vizier")
_WAYS = {"ways", "first", "second"}
_GOODS = {"good", "number"}
_PLACE = {"tile", "lies"}

SILK_ROAD: dict[str, set[str]] = {
    "prompt-auction": {"can", "money"},
    "prompt-decide": {"can", "price", "bidder"},
    "prompt-take": {"number", "of"},
    **{f"prompt-act-{kind}": {"can"} for kind in _TILES},
    "prompt-reveal": {"good", "most"},
    "turn-move": {"number", "of"},
    "turn-move-about": {"number", "least", "most"},
    "step-auction": {"leader", "price"},
    "step-way": {"city"},
    "step-bonus": set(),
    "step-market": {"number", "of"},
    "step-pass": set(),
    **{f"unit-{good}": set() for good in ("silver", "ivory", "silk")},
    **{f"unit-{good}": {"number"} for good in ("jewels", "fruits", "spices")},
    "outlook-lead": _WAYS,
    "outlook-win": _WAYS | {"money", "left"},
    "outlook-seller": _PLACE | _GOODS | {"money"},
    "outlook-buyer": _PLACE | _GOODS | {"money"},
    "outlook-trader": _PLACE | _GOODS | {"into", "received"},
    "outlook-exchange": _PLACE | {"gives"},
    "outlook-thief": _PLACE,
    "outlook-vizier": _PLACE | {"first", "second"},
    "outlook-crook": _PLACE,
    "outlook-barterer": _PLACE,
    "outlook-useless": _PLACE | {"why"},
    "outlook-name": _GOODS,
    "outlook-reveal": {"first", "second"},
}

_FIGHT = {"ours", "foe", "crews"}

SILVER_ISLE: dict[str, set[str]] = {
    "prompt-port": {"number", "of"},
    "prompt-starve": {"number"},
    "prompt-act": {"left"},
    "prompt-pay": {"damage"},
    "prompt-keep": {"damage"},
    "prompt-silver": {"number"},
    "prompt-discover": {"owner"},
    "turn-round": {"number"},
    "step-tile": {"number", "of"},
    "step-port": {"number", "of"},
    "step-food": {"crews", "tiles", "hungry"},
    "step-action": {"number", "action"},
    **{f"unit-{unit}": {"number"} for unit in ("home", "aboard", "carried", "tiles", "ashore")},
    "outlook-fight": _FIGHT | {"least", "most"},
    "outlook-fight-known": _FIGHT | {"least"},
    "outlook-fight-unknown": _FIGHT,
    "outlook-fight-empty": {"ours", "foe"},
    "doubt-pass": {"left"},
}
