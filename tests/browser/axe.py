"""What axe-core says of a screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS = 300
"""Milliseconds until the other light is on."""


def check_screen(page: Any) -> None:
    """axe-core finds nothing at all; nothing scrolls sideways."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    faults = [
        (each["id"], [node["target"] for node in each["nodes"]][:5]) for each in found["violations"]
    ]
    assert faults == [], faults
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def check_screen_in_both_lights(page: Any) -> None:
    """The same by day and by lamplight."""
    check_screen(page)
    page.get_by_role("button", name="Lamplight").click()
    page.wait_for_timeout(LIGHTS)
    check_screen(page)
