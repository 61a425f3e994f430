"""Choosing a move. A bot gets what its seat may see, and answers with one of its offers."""

from serai.bots.bot import Bot
from serai.bots.registry import UnknownBot, find_maker, make_bot, makers
from serai.bots.sight import Sight, look

__all__ = ["Bot", "Sight", "UnknownBot", "find_maker", "look", "make_bot", "makers"]
