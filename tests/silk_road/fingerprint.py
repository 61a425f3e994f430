"""Plays random games in a process of its own and prints what they look like, ply by ply.

`python fingerprint.py FIRST LAST` prints, for the games with these seeds, a line for every tenth
ply: the seed, the ply and a digest of the record, of what a seat knows and of what it guesses. The
same rules, compiled or not, print the same lines.
"""

import hashlib
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from serai.engine.layout import copy_record
from serai.engine.sampling import play_randomly
from serai.games.silk_road.actions import PLAY
from serai.games.silk_road.terms import Phase
from silk_road.playing import ROAD, random_options
from silk_road.records import OFFERS

PLY_CAP = 20_000
STEP = 10


def print_games(seeds: range) -> None:
    """A line for every tenth ply of these games; every second game has random options."""
    for seed in seeds:
        s = ROAD.start(3 + seed % 4, random_options(Random(seed)) if seed % 2 else {})
        for ply in range(0, PLY_CAP, STEP):
            if s.phase == Phase.OVER:
                break
            play_randomly(s, OFFERS, seed, ply, STEP)
            seen = copy_record(s)
            PLAY.redact(seen, ply % int(s.players))
            world = copy_record(seen)
            PLAY.guess(world, ply % int(s.players), seed)
            mixed = hashlib.sha256(s.tobytes() + seen.tobytes() + world.tobytes()).hexdigest()[:20]
            sys.stdout.write(f"{seed} {ply} {mixed}\n")


if __name__ == "__main__":
    print_games(range(int(sys.argv[1]), int(sys.argv[2])))
