"""What the bots know about Silver Isle: the silver that a seat may expect to have in Europe."""

from __future__ import annotations

from serai.bots.knowledge.silver_isle.judgement import BUDGETS, SEARCH_SETTINGS, TERMS, judge
from serai.bots.knowledge.silver_isle.priors import prior
from serai.bots.knowledge.silver_isle.way import SCRATCH

__all__ = ["BUDGETS", "SCRATCH", "SEARCH_SETTINGS", "TERMS", "judge", "prior"]
