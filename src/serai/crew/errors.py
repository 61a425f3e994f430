"""What can go wrong where many processes work."""

from __future__ import annotations

from serai.engine.errors import SeraiError


class CrewError(SeraiError):
    """Base of these errors."""


class WorkerLost(CrewError):
    """A process that worked has died."""


class NoCluster(CrewError):
    """There is no Ray, or no cluster at that address."""
