"""The switches of Silk: rulings that another table may make otherwise."""

from __future__ import annotations

from serai.engine.option import Option

OPTIONS = (
    Option("nursery_min_distance", (2, 3), "R8", "sides between two nurseries at least"),
    Option(
        "mandatory_rescue",
        (False, True),
        "R15",
        "with an empty reserve, the step before the roll rescues a worm from the den",
    ),
    Option(
        "no_wilful_waste",
        (True, False),
        "R19",
        "a die that has options is resolved before one that has none; off: either may go first",
    ),
    Option(
        "raise_onto_ookami",
        (False, True),
        "R20",
        "a worm may be raised on the ookami's tile beside a nursery, and is captured at once",
    ),
    Option(
        "connect_through_foreign_nursery",
        (True, False),
        "R21",
        "a network of walls goes on past nurseries of other colours",
    ),
    Option(
        "multi_close",
        ("shortest", "longest", "sum"),
        "R23",
        "what scores when one wall closes several segments",
    ),
    Option(
        "nursery_scores_segments",
        (False, True),
        "R26",
        "a new nursery scores segments and the Long Wall as if the walls touching it were new",
    ),
    Option("long_wall_must_close", (False, True), "R27", "only a closed segment is a Long Wall"),
    Option("edge_encloses", (False, True), "R28", "the bare edge of the board fences enclosures"),
    Option(
        "latch_trigger",
        (True, False),
        "R33",
        "the end is triggered at once and for good; off: what holds when the turn ends counts",
    ),
    Option(
        "tie_break", ("none", "fewest_in_den"), "R35", "what decides between equal final scores"
    ),
)
