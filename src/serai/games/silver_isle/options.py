"""The switches of Silver Isle: rulings that another table may make otherwise."""

from __future__ import annotations

from serai.engine.option import option
from serai.games.silver_isle.terms import (
    MOST_ROUNDS,
    Coasts,
    DamageShort,
    Drop,
    ShipReach,
    SilverCounts,
)


class Options:
    """Each switch is a field of the record of its own name."""

    coasts: int = option(
        Coasts,
        "R1",
        "which coast belongs to which suit: Suns north, Arms east, Moons south and Crowns west, or "
        "by lot",
    )
    both_actions: int = option(
        (True, False),
        "R15",
        "both actions of a turn are used, as long as any can be",
        formerly={"1": False},
    )
    mine_cap: int = option((5, 6), "R43", "the most tokens that a mine can hold")
    silver_counts: int = option(
        SilverCounts,
        "R23",
        "when silver counts as being in Europe: aboard a ship there, or unloaded",
    )
    ship_reach: int = option(
        ShipReach,
        "R27",
        "which silver on the ground a ship can take: that in the closest place, or next to it too",
    )
    least_damage: int = option(
        (0, 1),
        "R31",
        "the least damage of a crew that wins alone: with 1 it is replaced even after beating 0",
    )
    damage_short: int = option(
        DamageShort,
        "R29",
        "winners that cannot pay their damage: one crew stays, or none does",
    )
    drop: int = option(
        Drop,
        "R25",
        "a crew in its own port may lay its token on the ground, free, in its owner's turn",
    )
    quiet_rounds: int = option(
        (12, 6, 24, 0),
        "R47",
        "rounds without progress that end the game; 0: never",
        most=MOST_ROUNDS,
    )
    limit_rounds: int = option(
        (0, 30, 60, 100),
        "R47",
        "rounds after which the game ends; 0: never",
        most=MOST_ROUNDS,
    )
    ask_for_silver: int = option(
        (False, True),
        "R57",
        "the winner of a fight gives out each token, even if every way to do it comes to the same",
        formerly={"1": True},
        is_offered=False,
    )
    memory_aid: int = option(
        (True, False),
        "R50",
        "views show what everybody could remember or deduce about the crews",
    )
