"""A game that nobody has drawn yet: its view as JSON."""

# ruff: noqa: ARG001 (every game's module answers to the same calls)

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from rich.text import Text

from serai.cli.look import Look
from serai.cli.seats import LIVERIES

SEATS = LIVERIES
HAS_SECRETS = True
SILENT: tuple[str, ...] = ()


def draw_board(view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
    """Everything that the seat may know, and where it may go."""
    facts = json.dumps(view, indent=1, ensure_ascii=look.is_plain)
    return Text(facts + ("\n> " + " ".join(sorted(targets)) if targets else ""))


def draw_seats(view: Mapping[str, Any], look: Look) -> list[Text]:
    """Nothing that the view has not shown."""
    return []


def legend(look: Look) -> str:
    """JSON explains itself."""
    return ""


def remark(view: Mapping[str, Any], look: Look) -> str:
    """Nothing that the view has not shown."""
    return ""


def endings(s: Any, language: str) -> list[str]:
    """Nothing is known about how this game ends."""
    return []
