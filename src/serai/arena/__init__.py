"""Bots against bots: matches on all cores, fair seating, results with intervals.

Playing needs NumPy and Numba alone; ratings (`rating`) and reports import more.
"""

from serai.arena.errors import ArenaError, BadJournal, BadSetting, OtherCode
from serai.arena.played import Forfeit, Played
from serai.arena.running import games
from serai.arena.schedule import Fixture
from serai.arena.setting import Setting
from serai.crew import WorkerLost

__all__ = [
    "ArenaError",
    "BadJournal",
    "BadSetting",
    "Fixture",
    "Forfeit",
    "OtherCode",
    "Played",
    "Setting",
    "WorkerLost",
    "games",
]
