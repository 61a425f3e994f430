"""Keeps games as they are played now: `python tools/keep_games.py GAME FILE [--games N]`.

    python tools/keep_games.py silk-road tests/stored/silk-road.rules-2.jsonl

Run it before the rules change. So many games for every number of players, every second one with
switches set by lot, are written line by line: the record, and how many offers there were at each
ply. `tests/stored` plays them again for ever after. `--start FILE` begins all at positions, and
with `--bot greedy` a bot plays them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import serai
from serai import Game, Match
from serai.bots import look, make_bot
from serai.engine.action import Action

MOST_PLIES = 3000
"""A game that is longer is kept unfinished."""


def played(match: Match, bot: str) -> dict[str, Any]:
    """A game, with the number of offers at each decision."""
    choose = chooser(match.game, bot)
    offers = []
    while not match.over and match.ply < MOST_PLIES:
        offers.append(len(match.legal()))
        match.play(choose(match))
    return {"record": match.record(), "offers": offers}


def chooser(game: Game, bot: str) -> Callable[[Match], Action]:
    """How decisions are made: by a bot, or by lot."""
    if bot == "lot":
        rng = random.Random(1)
        return lambda match: drawn(match.legal(), rng)
    chosen = make_bot(bot, game, seed=1)
    return lambda match: chosen.choose(look(match))


def drawn(legal: list[Action], rng: random.Random) -> Action:
    """One of the offers, every kind with the same chance, so that rare kinds come up."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    return rng.choice(kinds[rng.choice(list(kinds))])


def switches(game: Game, rng: random.Random) -> dict[str, Any]:
    """Values by lot for about half of the options."""
    options = [option for option in game.options if rng.random() < 1 / 2]
    return {option.name: rng.choice(option.values) for option in options}


def matches(game: Game, number: int, starts: list[Any]) -> Iterator[Match]:
    """The games to be played, from their beginnings or from these positions."""
    for seed in range(1, number + 1):
        rng = random.Random(seed)
        for players in game.seats if not starts else ():
            options = switches(game, rng) if seed % 2 == 0 else {}
            yield game.new(players, seed, **options)
        for start in starts:
            yield game.load(start, seed)


def main() -> None:
    """Write the games, a line each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=serai.games())
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=2, help="for every number of players")
    parser.add_argument("--bot", default="lot", help="who plays; without it, lot decides")
    parser.add_argument("--start", type=Path, help="positions to begin at, a line of JSON each")
    wanted = parser.parse_args()
    starts = wanted.start.read_text(encoding="utf-8").splitlines() if wanted.start else []
    found = matches(serai.game(wanted.game), wanted.games, [json.loads(line) for line in starts])
    lines = [json.dumps(played(match, wanted.bot)) for match in found]
    wanted.file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    sys.stdout.write(f"{len(lines)} games in {wanted.file}\n")


if __name__ == "__main__":
    main()
