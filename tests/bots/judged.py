"""Judgements as Python sees them, and their fingerprints: run as a script it prints what random
positions of a game are judged to be worth, the same interpreted and compiled. Arguments: the game,
the number of players, the first seed, and the one after the last."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import serai
from serai.bots.chances import all_seats
from serai.bots.evaluation import MOST_SEATS, Evaluation
from serai.bots.judging import knowledge_of
from serai.bots.knowledge import MAX_TERMS
from serai.engine.dispatch import actor, legal, make_numbers
from serai.engine.game import Game
from serai.engine.sampling import play_randomly
from serai.engine.seat import NOBODY

PLIES = 7
"""Plies between two looks at a random game."""
RUBBISH = 0x7B
"""What lies in every byte of the scratch record: a judgement does not rely on it."""
DIGITS = 6
"""A judgement is a float: compilers may round its last bits otherwise."""


def judgement(game: Game, s: Any, seat: int) -> dict[str, float]:
    """What each term is worth to a seat."""
    knowledge = knowledge_of(game)
    terms = np.full((MOST_SEATS, MAX_TERMS), np.nan)
    scratch = np.full(knowledge.SCRATCH.itemsize, RUBBISH, dtype=np.uint8).view(knowledge.SCRATCH)
    knowledge.judge(s, all_seats(s), Evaluation(terms, scratch))
    number = len(knowledge.TERMS)
    assert np.isnan(terms[:, number:]).all(), "a judgement writes its own terms only"
    assert np.isnan(terms[s.players :]).all(), "a judgement writes of its own seats only"
    return dict(zip(knowledge.TERMS, terms[seat, :number].tolist(), strict=True))


def points(game: Game, s: Any, seat: int) -> float:
    """All terms together."""
    return sum(judgement(game, s, seat).values())


def random_positions(game: Game, players: int, seed: int, **options: object) -> Iterator[Any]:
    """The same record again and again, at different moments of one random game."""
    s = game.start(players, options)
    offers = make_numbers(game.space)
    ply = 0
    while actor(s) != NOBODY:
        yield s
        play_randomly(s, offers, seed, ply, PLIES)
        ply += PLIES
    yield s


def end_of(game: Game, players: int, seed: int, **options: object) -> Any:
    """The record of a random game that is over."""
    *_, s = random_positions(game, players, seed, **options)
    assert actor(s) == NOBODY
    return s


def fingerprint(game: Game, s: Any) -> str:
    """All that the knowledge says about a position, in short."""
    offers = make_numbers(game.space)
    number = legal(s, offers) if actor(s) >= 0 else 0
    said = [list(judgement(game, s, seat).values()) for seat in range(s.players)]
    said += [[knowledge_of(game).prior(s, int(action)) for action in offers[:number]]]
    rounded = [[round(float(value), DIGITS) + 0.0 for value in row] for row in said]
    return hashlib.sha256(repr(rounded).encode()).hexdigest()[:16]


def main(game_id: str, players: int, first: int, last: int) -> None:
    """Print what these random games are judged to be worth."""
    game = serai.game(game_id)
    for seed in range(first, last):
        for s in random_positions(game, players, seed):
            sys.stdout.write(f"{seed} {fingerprint(game, s)}\n")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
