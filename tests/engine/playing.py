"""Bringing matches to where a test wants them."""

from __future__ import annotations

from random import Random
from typing import Any

import serai
from engine.toy import GAME as TOY
from serai.engine.chance import FairDice
from serai.engine.match import Match

SILK = serai.game("silk")
GAMES = [TOY, SILK]
SECRET = bytes(range(32))


def play_out(match: Match, choices: int = 1) -> Match:
    """Play random legal actions to the end."""
    random = Random(choices)
    while not match.over:
        match.play(random.choice(match.legal()))
    return match


def dealt(*cards: int, **options: Any) -> Match:
    """The toy with these cards in the hands of A, B and perhaps C; chance is played by hand."""
    match = TOY.new(players=len(cards), chance="manual", **options)
    for card in cards:
        match.play(f"deal {card}")
    return match


def fair_toy() -> Match:
    """A finished game of the toy with fair dice: four cards dealt, one of them in a swap."""
    match = TOY.new(players=3, chance=FairDice(SECRET, ("ann", "bob")))
    for move in ("swap", "keep", "keep", "keep"):
        match.play(move)
    return match
