"""Plays random games from seeds and prints what became of them: run interpreted and compiled, it
says the same. Arguments: the first seed, and the one after the last."""

import hashlib
import sys

import serai
from serai.engine.dispatch import make_numbers
from serai.engine.jit import config
from serai.engine.sampling import play_randomly
from serai.games.silver_isle.actions import PLAY

PLIES = 97
"""Plies between two looks at the record."""
OPTIONS = (
    {},
    {"damage_short": "wiped_out", "drop": "port"},
    {"coasts": "random", "mine_cap": 6},
)


def main(first: int, last: int) -> None:
    """Play these games."""
    game = serai.game("silver-isle")
    offers = make_numbers(game.space)
    sys.stderr.write("bounds checked\n" if config.BOUNDSCHECK else "bounds not checked\n")
    for seed in range(first, last):
        s = game.start(4, OPTIONS[seed % len(OPTIONS)] | {"limit_rounds": 40})
        ply = 0
        while PLAY.actor(s) != -2:
            play_randomly(s, offers, seed, ply, PLIES)
            ply += PLIES
            sys.stdout.write(f"{seed} {ply} {hashlib.sha256(s.tobytes()).hexdigest()[:16]}\n")


main(*map(int, sys.argv[1:]))
