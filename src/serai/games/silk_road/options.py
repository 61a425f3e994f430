"""The switches of Silk Road: rulings that another table may make otherwise."""

from __future__ import annotations

from serai.engine.option import Option

OPTIONS = (
    Option("direction", ("west", "east"), "R48", "east: the reverse game, Antioch to Chang'An"),
    Option("bonus_set", ("neutral", "goods"), "R7", "which actions are printed on the five cities"),
    Option(
        "open_counts",
        (False, True),
        "R41",
        "everybody sees the money and the number of goods of all; kinds stay hidden",
    ),
    Option(
        "supply_counts",
        ("public", "hidden"),
        "R38",
        "hidden: the supply shows only which goods have run out",
    ),
    Option("bank", ("unlimited", "strict45"), "R39", "strict45: the bank has 105 and no more"),
    Option(
        "final_auction",
        ("skip", "play"),
        "R5",
        "play: there is an auction even when only the end is ahead",
    ),
    Option(
        "barterer_tokens",
        ("per_go", "per_tile"),
        "R11",
        "per_tile: a go with two tiles costs two turn tokens",
    ),
    Option(
        "barterer_call",
        ("after_first", "before_first"),
        "R12",
        "before_first: a Barterer is announced before the first tile is taken",
    ),
    Option(
        "vizier_after_tie",
        ("next_gets_3", "no_second"),
        "R24",
        "no_second: when several share the first prize there is no second",
    ),
    Option(
        "vizier_tie_second",
        ("all", "none"),
        "R26",
        "none: a second prize that several would share is not paid",
    ),
    Option(
        "thief_empty_victim",
        ("fails", "only_with_goods"),
        "R31",
        "only_with_goods: only players with goods may be robbed",
    ),
    Option("crook_on_bonus", (True, False), "R7", "a Crook may change a printed action"),
    Option("crook_same_city", (True, False), "R19", "a Crook may be used where it was taken"),
    Option(
        "final_tie",
        ("shared", "money_then_goods"),
        "R42",
        "money_then_goods: equal scores are decided by money, then by the number of goods",
    ),
)
