"""What the bots know about Silk Road: the score that a seat may expect at the end."""

from __future__ import annotations

from serai.bots.knowledge.silk_road.judgement import BUDGETS, SCRATCH, SEARCH_SETTINGS, TERMS, judge
from serai.bots.knowledge.silk_road.priors import prior

__all__ = ["BUDGETS", "SCRATCH", "SEARCH_SETTINGS", "TERMS", "judge", "prior"]
