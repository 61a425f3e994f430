"""What a client has of the game after some news, as docs/api.md says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.table.change import with_change


def moment_after(news: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The moment of somebody who had this one and hears these news."""
    if "change" in news:
        return with_change(before, **news["change"])
    found: dict[str, Any] = news.get("moment", before)
    return found


def tells_the_game(news: dict[str, Any]) -> bool:
    """Whether news are about the game."""
    return "moment" in news or "change" in news


def with_moments(all_news: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """News, each with the whole moment that somebody has who heard all of them."""
    found: list[dict[str, Any]] = []
    moment: dict[str, Any] = {}
    for news in all_news:
        moment = moment_after(news, moment)
        found.append({**news, "moment": moment} if tells_the_game(news) else news)
    return found
