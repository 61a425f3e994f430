"""The switches of Silk: rulings that another table may make otherwise."""

from __future__ import annotations

from serai.engine.option import option
from serai.games.silk.terms import EnclosureNurseries, MultiClose, TieBreak


class Options:
    """Each switch is a field of the record of its own name."""

    nursery_min_distance: int = option((2, 3), "R8", "sides between two nurseries at least")
    mandatory_rescue: int = option(
        (False, True),
        "R15",
        "with an empty reserve, the step before the roll rescues a worm from the den",
    )
    no_wilful_waste: int = option(
        (True, False),
        "R19",
        "a die that has options is resolved before one that has none; off: either may go first",
    )
    raise_onto_ookami: int = option(
        (False, True),
        "R20",
        "a worm may be raised on the ookami's tile beside a nursery, and is captured at once",
    )
    connect_through_foreign_nursery: int = option(
        (True, False), "R21", "a network of walls goes on past nurseries of other colours"
    )
    multi_close: int = option(
        MultiClose, "R23", "what scores when one wall closes several segments"
    )
    nursery_scores_segments: int = option(
        (False, True),
        "R26",
        "a new nursery scores segments and the Long Wall as if the walls touching it were new",
    )
    long_wall_must_close: int = option((False, True), "R27", "only a closed segment is a Long Wall")
    edge_encloses: int = option(
        (False, True), "R28", "the bare edge of the board fences enclosures"
    )
    enclosure_nurseries: int = option(
        EnclosureNurseries,
        "R30",
        "which nurseries of its controller multiply the tiles of an enclosure",
    )
    latch_trigger: int = option(
        (True, False),
        "R33",
        "the end is triggered at once and for good; off: what holds when the turn ends counts",
    )
    tie_break: int = option(TieBreak, "R35", "what decides between equal final scores")
