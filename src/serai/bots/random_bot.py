"""The random bot, which every other bot must beat."""

from __future__ import annotations

import random

from serai.bots.bot import Bot
from serai.bots.observation import Observation
from serai.engine.action import Action
from serai.engine.game import Game


class RandomBot(Bot):
    """Takes any offer, each as likely as the others."""

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = random.Random(f"{game.id} {seed}")

    def choose(self, observation: Observation) -> Action:
        """Any offer."""
        return self.dice.choice(observation.offers())
