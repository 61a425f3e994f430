"""Opening tables from a browser."""

from __future__ import annotations

from typing import Any


def open_table(page: Any, game: str, seats: list[dict[str, str]]) -> str:
    """Open a table as the page's person; returns its id."""
    page.wait_for_selector("main h1")
    found: str = page.evaluate(
        """wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
            headers: {'Content-Type': 'application/json'}})
            .then(answer => answer.json()).then(opened => opened.table.id)""",
        {"game": game, "seats": seats},
    )
    return found


def me(name: str = "Ann") -> dict[str, str]:
    """A seat for the person at the browser."""
    return {"kind": "me", "name": name}


BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
