"""Plays random games in a process of its own and prints what they look like, ply by ply.

`python fingerprint.py PLAYERS FIRST LAST` prints, for the games with these seeds, a line for every
ply: the seed, the ply and a digest of the record. The same rules, compiled or not, print the same
lines. `python fingerprint.py bounds GAMES` only plays, with array bounds checked.
"""

import hashlib
import sys
from pathlib import Path
from random import Random

import numpy as np
from numba import config

sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle.generate import random_options
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.sampling import play_randomly
from serai.games.silk.terms import Phase
from silk.playing import SILK
from silk.records import OFFERS

PLY_CAP = 20_000


def print_games(players: int, seeds: range) -> None:
    """A line for every ply of these games; every second game has random options."""
    for seed in seeds:
        s = SILK.start(players, random_options(Random(seed)) if seed % 2 else {})
        for ply in range(PLY_CAP):
            if s.phase == Phase.OVER:
                break
            play_randomly(s, OFFERS, seed, ply, 1)
            sys.stdout.write(f"{seed} {ply} {hashlib.sha256(s.tobytes()).hexdigest()[:20]}\n")


@rule
def read_beyond(values: Ints) -> int:
    """The value after the last."""
    return int(values[len(values)])


def check_bounds(games: int) -> None:
    """Play; an index out of bounds raises IndexError. First make sure that it would."""
    assert config.BOUNDSCHECK, "set NUMBA_BOUNDSCHECK=1"
    try:
        read_beyond(np.zeros(3, dtype=np.int64))
    except IndexError:
        sys.stdout.write("bounds are checked\n")
    for players in SILK.seats:
        for seed in range(games):
            s = SILK.start(players, random_options(Random(seed)) if seed % 2 else {})
            play_randomly(s, OFFERS, seed, 0, PLY_CAP)
            assert s.phase == Phase.OVER
        sys.stdout.write(f"{players} players: {games} games\n")


if __name__ == "__main__":
    if sys.argv[1] == "bounds":
        check_bounds(int(sys.argv[2]))
    else:
        print_games(int(sys.argv[1]), range(int(sys.argv[2]), int(sys.argv[3])))
