"""Choosing a move. A bot gets what its seat may see, and answers with one of its offers."""

from serai.bots.bot import Bot
from serai.bots.observation import Observation, look
from serai.bots.registry import UnknownBot, find_maker, make_bot, makers

__all__ = ["Bot", "Observation", "UnknownBot", "find_maker", "look", "make_bot", "makers"]
