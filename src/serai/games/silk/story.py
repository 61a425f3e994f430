"""Before + action + after -> events. Everybody hears all of them: Silk has no secrets."""

from __future__ import annotations

from typing import Any

from serai.engine.action import Action
from serai.engine.event import Event


def tell(before: Any, action: Action, after: Any) -> list[Event]:
    """What the action did, in order."""
    return []
