"""Measure what the terms of an evaluation are worth, instead of feeling it.

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
from serai.bots.chances import everybody
from serai.bots.judging import judge, knowledge_of
from serai.bots.observation import look
from serai.bots.registry import make_bot
from serai.bots.sheet import make_sheet
from serai.engine.game import Game
from serai.engine.match import Match

Floats: TypeAlias = NDArray[np.float64]

PLAYER = "greedy:nodes=60,worlds=1"
"""Who plays the games: quick, and not without sense."""
WHIM = 0.05
"""How often it plays anything, so that positions come up that it would avoid."""
EVERY = 11
"""One in so many decisions is looked at: neighbours say nearly the same."""
RIDGE = 1e-4
STEPS = 30


def decisions(match: Match, seed: int) -> Iterator[Match]:
    """The match before each decision, while it is played."""
    dice = random.Random(f"whim {seed}")
    bots = [make_bot(PLAYER, match.game, seed + seat) for seat in range(match.players)]
    while match.actor is not None:
        yield match
        whim = dice.random() < WHIM
        match.play(dice.choice(match.legal()) if whim else bots[match.actor].choose(look(match)))


def terms_of(match: Match) -> Floats:
    """What each term is worth to each seat, compared with the lead that makes a win likely."""
    sheet = make_sheet(match.game)
    scale = judge(match.state, everybody(match.state), sheet)
    return np.asarray(sheet.terms[: match.players] / scale)


def gather(game: Game, players: int, games: int, seed: int) -> tuple[Floats, Floats]:
    """Positions as terms by seat, and who won from there on; winners share."""
    judged, won = [], []
    for number in range(seed, seed + games):
        match = game.new(players=players, seed=number)
        seen = [terms_of(now) for now in islice(decisions(match, number), 0, None, EVERY)]
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
    """The weights that make the winners likeliest (conditional logit, by Newton's steps)."""
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
