"""Choosing an action. A bot gets an observation, which is all that its seat knows, and answers with
one of the offers in it."""

from serai.bots.bot import Bot
from serai.bots.observation import Observation, look
from serai.bots.registry import UnknownBot, find_maker, make_bot, makers

__all__ = ["Bot", "Observation", "UnknownBot", "find_maker", "look", "make_bot", "makers"]
