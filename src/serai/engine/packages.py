"""Games that installed packages bring: entry points of the group `serai.games`.

A package names the game's id and where the game is: `ur = "serai_ur:GAME"`.
"""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint, entry_points

GROUP = "serai.games"


@functools.cache
def packaged_games() -> tuple[EntryPoint, ...]:
    """What the installed packages name, loaded or not, always in the same order."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda point: (point.name, brings(point))))


def brings(point: EntryPoint) -> str:
    """The name of the package that has this entry point."""
    return point.dist.name if point.dist else point.value
