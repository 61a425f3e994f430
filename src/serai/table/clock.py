"""What time it is."""

from __future__ import annotations

from datetime import UTC, datetime


def utc_now() -> datetime:
    """The time of day, as the log writes it."""
    return datetime.now(UTC)
