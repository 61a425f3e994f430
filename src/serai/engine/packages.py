"""Games that installed packages bring: entry points of the group `serai.games`.

A package names the game's id and where the game is: `ur = "serai_ur:GAME"`.
"""

from __future__ import annotations

import functools
import re
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "serai.games"


@functools.cache
def packaged_games() -> tuple[EntryPoint, ...]:
    """What the installed packages name, loaded or not, always in the same order."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda point: (point.name, brings(point))))


def brings(point: EntryPoint) -> str:
    """The name of the package that has this entry point."""
    return point.dist.name if point.dist else point.value


@functools.cache
def packaged_sources() -> tuple[Path, ...]:
    """The folders of these packages: their rules are compiled like ours."""
    tops = {re.split(r"\W", point.value, maxsplit=1)[0] for point in packaged_games()}
    specs = [spec for top in sorted(tops - {""}) if (spec := find_spec(top))]
    return tuple(Path(place) for spec in specs for place in spec.submodule_search_locations or ())
