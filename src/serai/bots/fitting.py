"""Measure what the terms of an evaluation are worth, instead of guessing it.

`python -m serai.bots.fitting silk-road 4 300 7` plays 300 games with 4 players from seed 7 and
prints each term's weight, compared with the first term's, and how many times the scale of the
chance to win should be. A weight of 1 says that a judged point of this term is worth as much as one
that is safe already.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

import serai
from serai.bots.chances import all_seats
from serai.bots.evaluation import make_evaluation
from serai.bots.judging import judge, knowledge_of
from serai.bots.observation import look
from serai.bots.registry import make_bot
from serai.engine.game import Game
from serai.engine.match import Match

Floats: TypeAlias = NDArray[np.float64]

PLAYER = "greedy:nodes=60,worlds=1"
"""The bot that plays the games: it is quick, and plays sensibly."""
RANDOM_SHARE = 0.05
"""How often a random action is played, so that positions come up that the bot would avoid."""
EVERY = 11
"""One in so many decisions is looked at: decisions close to each other say nearly the same."""
RIDGE = 1e-4
"""How strongly weights are drawn to 0, so that they are found even where terms go together."""
STEPS = 30
"""Of Newton's method."""


def decisions(match: Match, seed: int) -> Iterator[Match]:
    """The match before each decision, while it is played."""
    dice = random.Random(f"whim {seed}")
    bots = [make_bot(PLAYER, match.game, seed + seat) for seat in range(match.players)]
    while match.actor is not None:
        yield match
        is_random = dice.random() < RANDOM_SHARE
        bot = bots[match.actor]
        match.play(dice.choice(match.legal()) if is_random else bot.choose(look(match)))


def terms_of(match: Match) -> Floats | None:
    """What each term is worth to each seat, in leads that make a win likely; None once the scores
    stand."""
    evaluation = make_evaluation(match.game)
    scale = judge(match.state, all_seats(match.state), evaluation)
    return np.asarray(evaluation.terms[: match.players] / scale) if scale else None


def gather(game: Game, players: int, games: int, seed: int) -> tuple[Floats, Floats]:
    """Positions, each as the terms of every seat; and each seat's part of the win in the end."""
    judged, won = [], []
    for number in range(seed, seed + games):
        match = game.new(players=players, seed=number)
        found = [terms_of(now) for now in islice(decisions(match, number), 0, None, EVERY)]
        seen = [terms for terms in found if terms is not None]
        shares = [(seat in match.winners) / len(match.winners) for seat in range(players)]
        judged += seen
        won += [shares] * len(seen)
    return np.array(judged), np.array(won)


def chances(judged: Floats, weights: Floats) -> Floats:
    """Each seat's chance to win: its share of exp(weighted terms)."""
    points = judged @ weights
    shares = np.exp(points - points.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def fit(judged: Floats, won: Floats) -> Floats:
    """The weights with which the winners are likeliest (conditional logit, Newton's method)."""
    number = judged.shape[2]
    weights = np.zeros(number)
    for _ in range(STEPS):
        shares = chances(judged, weights)
        mean = np.einsum("ns,nst->nt", shares, judged)
        slope = np.einsum("ns,nst->t", won - shares, judged) - RIDGE * len(judged) * weights
        bend = np.einsum("ns,nst,nsu->tu", shares, judged, judged) - mean.T @ mean
        weights = weights + np.linalg.solve(bend + RIDGE * len(judged) * np.eye(number), slope)
    return weights


def main(game_id: str, players: int, games: int, seed: int) -> None:
    """Play, fit, and print the weights."""
    game = serai.game(game_id)
    judged, won = gather(game, players, games, seed)
    weights = fit(judged, won)
    sys.stdout.write(f"{len(judged)} positions, scale times {1 / weights[0]:.2f}\n")
    for name, weight in zip(knowledge_of(game).TERMS, weights, strict=True):
        sys.stdout.write(f"{name:12} {weight / weights[0]:6.2f}\n")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
