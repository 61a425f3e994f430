"""What each game says of what others did, and of why a hint is good, with the facts that each
phrase says."""

from __future__ import annotations

from serai.games.silk_road.retelling import RETOLD

_NUMBER = {"number"}
_HINTS = {
    "hint-ended": {"before", "after"},
    "hint-costs": {"seat", "number"},
    "hint-gives": {"seat", "number"},
}

SILK: dict[str, set[str]] = {
    **{f"recap-{name}": _NUMBER for name in ("placed-worms", "raised", "rescued", "nurseries")},
    **{f"recap-{name}": _NUMBER for name in ("walls", "regenerated", "lost-dice")},
    "recap-placed-piece": {"piece"},
    "recap-moved": {"piece"},
    "recap-bumped": {"owner", "number"},
    "recap-captured": {"owner", "number"},
    "recap-grazed": {"number", "points"},
    "recap-segments": {"points"},
    "recap-improvement": {"improvement", "points"},
    "recap-paid": {"points"},
    "recap-ended": set(),
    **_HINTS,
    "hint-keeps": {"seat", "points", "left"},
    "hint-lets": {"points"},
}

SILK_ROAD: dict[str, set[str]] = {
    **{message: set(facts) for message, facts in RETOLD.values()},
    **_HINTS,
}

SILVER_ISLE: dict[str, set[str]] = {
    **{f"recap-{name}": _NUMBER for name in ("starved", "loaded-crews", "loaded-silver")},
    **{f"recap-{name}": _NUMBER for name in ("unloaded-crews", "mined", "claimed")},
    **{f"recap-{name}": _NUMBER for name in ("gained-tiles", "brought-home", "put-ashore")},
    "recap-placed-port": set(),
    "recap-moved": {"number", "end"},
    "recap-sailed": {"end"},
    "recap-took-tiles": {"loser", "number"},
    "recap-discovered": {"owner", "number"},
    "recap-attacked": {"foe", "result"},
    "recap-captured": {"seat", "number"},
    "recap-lost-ship": {"seat"},
    **_HINTS,
}
