"""What the bots know about Silk Road: the score that a seat may expect at the end."""

from __future__ import annotations

from serai.bots.knowledge.silk_road.judgement import BUDGETS, MANNER, ROOM, TERMS, judge
from serai.bots.knowledge.silk_road.promise import prior

__all__ = ["BUDGETS", "MANNER", "ROOM", "TERMS", "judge", "prior"]
