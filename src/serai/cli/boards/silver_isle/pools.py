"""Crews as they are written: on a space, and together in a port, on a ship or in Europe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def crew_sign(suit: str, crew: Mapping[str, Any]) -> str:
    """A crew's suit and value, if the seat that looks may know it."""
    return suit + ("?" if crew["value"] is None else str(crew["value"]))


def pool(view: Mapping[str, Any], suit: str, place: str) -> list[Mapping[str, Any]]:
    """The crews of a suit in its port, on its ship or in its Europe: the known ones first. Within a
    pool their order tells nothing."""
    found = [crew for crew in view["crews"][suit] if crew["place"] == place]
    return sorted(found, key=lambda crew: (crew["value"] is None, crew["value"], crew["silver"]))


def pool_text(view: Mapping[str, Any], suit: str, place: str, gap: str = " ") -> str:
    """The values in a pool: `0 2 ?$`, those with silver marked."""
    crews = pool(view, suit, place)
    return gap.join(
        ("?" if crew["value"] is None else str(crew["value"])) + ("$" if crew["silver"] else "")
        for crew in crews
    )
