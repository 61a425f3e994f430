"""How often somebody may do something."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

MOST_CALLERS = 10_000
"""So many callers are remembered. Then those are forgotten who have been silent for longest."""


@dataclass
class RateLimit:
    """Each caller may do something `burst` times at once, and then so many times a second."""

    per_second: float
    burst: float
    left: dict[str, tuple[float, float]] = field(default_factory=dict)
    """How many times each caller had left, and when that was."""

    def wait(self, caller: str) -> float:
        """Count one more time. Returns 0 if that is allowed; otherwise nothing is counted, and it
        returns the seconds until it is."""
        now = time.monotonic()
        left, then = self.left.pop(caller, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        is_allowed = left >= 1
        self.left[caller] = (left - 1 if is_allowed else left, now)
        if len(self.left) > MOST_CALLERS:
            self.left.pop(next(iter(self.left)))
        return 0.0 if is_allowed else (1 - left) / self.per_second
