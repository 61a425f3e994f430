"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
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
        left = self._left(caller)
        is_allowed = left >= 1
        self._keep(caller, left - 1 if is_allowed else left)
        return 0.0 if is_allowed else (1 - left) / self.per_second

    def _left(self, caller: str) -> float:
        now = time.monotonic()
        left, then = self.left.pop(caller, (self.burst, now))
        return min(self.burst, left + (now - then) * self.per_second)

    def _keep(self, caller: str, left: float) -> None:
        self.left[caller] = (left, time.monotonic())
        if len(self.left) > MOST_CALLERS:
            self.left.pop(next(iter(self.left)))


@dataclass
class SharedRateLimit(RateLimit):
    """One that several processes keep together. Each counts by itself and tells the others now and
    then; so nobody waits for another process, and one that hears nothing keeps its own count."""

    done: Counter[str] = field(default_factory=Counter)
    """How often each caller was allowed here, of which the others have not been told."""

    def wait(self, caller: str) -> float:
        """As for one process, and remember to tell the others."""
        seconds = super().wait(caller)
        if not seconds and len(self.done) < MOST_CALLERS:
            self.done[caller] += 1
        return seconds

    def take_done(self) -> dict[str, int]:
        """What the others have to be told now."""
        done, self.done = self.done, Counter()
        return dict(done)

    def hear_done(self, done: Mapping[str, int]) -> None:
        """What callers were allowed elsewhere counts here too."""
        for caller, times in done.items():
            self._keep(caller, max(-self.burst, self._left(caller) - times))


class SharedRateLimits:
    """The limits that processes keep together, by name."""

    def __init__(self) -> None:
        self._limits: dict[str, SharedRateLimit] = {}

    def make(self, name: str, per_second: float, burst: float) -> SharedRateLimit:
        """A limit that is shared under this name."""
        self._limits[name] = SharedRateLimit(per_second, burst)
        return self._limits[name]

    def take_done(self) -> dict[str, dict[str, int]]:
        """What the others have to be told now, by limit."""
        found = {name: limit.take_done() for name, limit in self._limits.items()}
        return {name: done for name, done in found.items() if done}

    def hear_done(self, name: str, done: Mapping[str, int]) -> None:
        """What another process has told."""
        if name in self._limits:
            self._limits[name].hear_done(done)
