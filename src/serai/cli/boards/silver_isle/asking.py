"""What the signs mean, what is asked, and what ended the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from serai.cli.boards.silver_isle.words import WORDS, signs
from serai.cli.look import Look
from serai.games.silver_isle import GAME


def default_of(name: str) -> Any:
    """An option's default."""
    return next(option.default for option in GAME.options if option.name == name)


def legend(look: Look) -> str:
    """What the signs on the board mean."""
    return WORDS[look.language]["legend"].format(**signs(look))


def remark(view: Mapping[str, Any], look: Look) -> str:
    """Actions left, the tile drawn, or how a fight stands."""
    facts = list(facts_of(view, look))
    return f"({'; '.join(facts)})" if facts else ""


def facts_of(view: Mapping[str, Any], look: Look) -> Iterator[str]:
    """What has to be known to decide."""
    words = WORDS[look.language]
    if view["phase"] == "act":
        yield f"{words['actions']}: {view['actions_left']}"
    if view.get("drawn"):
        yield f"{words['drawn']} {view['drawn']}"
    if view.get("gained"):
        yield f"{words['gained']}: ({view['gained']})"
    if fight := view.get("fight"):
        yield f"{words['damage']}: {fight['damage']}"
        yield f"{words['fought']}: {' '.join(map(str, fight['fought']))}"
        if fight["removed"]:
            yield f"{words['removed']}: {' '.join(map(str, fight['removed']))}"


def endings(s: Any, language: str) -> list[str]:
    """What ended the game: silver, rounds without progress, or the last round."""
    position = GAME.write_position(GAME, s)
    most = position["options"].get("quiet_rounds", default_of("quiet_rounds"))
    last = position["options"].get("limit_rounds", default_of("limit_rounds"))
    if most and position["quiet_rounds"] >= most:
        return [WORDS[language]["by quiet"]]
    is_last = last and position["round"] >= last
    return [WORDS[language]["by limit" if is_last else "by silver"]]
