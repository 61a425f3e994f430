"""Masks for whoever is not asked, as frameworks want them."""

from __future__ import annotations

from serai.engine.errors import BadOption

NONE, ALL, ONE = range(3)
IDLE_MASKS = {"none": NONE, "all": ALL, "one": ONE}
"""What the mask of whoever is not asked lets through: nothing, as in PettingZoo's own games; all
actions; or the first one alone. A distribution over nothing is no distribution, so what draws from
every row needs one of the latter two. Nothing comes of what it draws there."""


def idle_number(name: str) -> int:
    """How compiled code knows this one."""
    if name not in IDLE_MASKS:
        raise BadOption(f"an idle mask is one of {', '.join(IDLE_MASKS)}, not {name!r}")
    return IDLE_MASKS[name]
