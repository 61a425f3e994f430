"""The switches of Silver Isle: rulings that another table may make otherwise."""

from __future__ import annotations

from serai.engine.option import Option
from serai.games.silver_isle.terms import MOST_ROUNDS

OPTIONS = (
    Option(
        "coasts",
        ("printed", "random"),
        "R1",
        "which coast belongs to which suit: Suns north, Arms east, Moons south and Crowns west, or "
        "by lot",
    ),
    Option("mine_cap", (5, 6), "R43", "the most tokens that a mine can hold"),
    Option(
        "damage_short",
        ("survive", "wiped_out"),
        "R29",
        "winners that cannot pay their damage: one crew stays, or none does",
    ),
    Option(
        "drop",
        ("off", "port"),
        "R25",
        "a crew in its own port may lay its token on the ground, free, in its owner's turn",
    ),
    Option(
        "quiet_rounds",
        (12, 6, 24, 0),
        "R47",
        "rounds without progress that end the game; 0: never",
        most=MOST_ROUNDS,
    ),
    Option(
        "limit_rounds",
        (0, 30, 60, 100),
        "R47",
        "rounds after which the game ends; 0: never",
        most=MOST_ROUNDS,
    ),
    Option(
        "memory_aid",
        (True, False),
        "R50",
        "views show what everybody could remember or deduce about the crews",
    ),
)
