"""How often somebody may do something."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

BUCKETS = 10_000
"""So many callers are remembered; more, and the longest silent are forgotten."""


@dataclass
class Rate:
    """So many a second, after a first burst."""

    per_second: float
    burst: float
    level: dict[str, tuple[float, float]] = field(default_factory=dict)

    def wait(self, caller: str) -> float:
        """Take one; 0 if there is one left, otherwise the seconds until there is."""
        now = time.monotonic()
        left, then = self.level.pop(caller, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        taken = left >= 1
        self.level[caller] = (left - 1 if taken else left, now)
        if len(self.level) > BUCKETS:
            self.level.pop(next(iter(self.level)))
        return 0.0 if taken else (1 - left) / self.per_second
