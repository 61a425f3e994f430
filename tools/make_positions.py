"""Writes web/tests/positions/<game>.json: `python tools/make_positions.py`.

What seats see and may do in many random games, for the tests of the boards of Silk Road and Silver
Isle.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import serai
from serai.engine.action import Action, parts, verb

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "positions"
PLANS: dict[str, tuple[dict[str, Any], ...]] = {
    "silk-road": (
        {"players": 3, "seed": 1},
        {"players": 4, "seed": 2, "direction": "east"},
        {"players": 5, "seed": 3, "bonus_set": "goods"},
        {"players": 6, "seed": 4, "supply_counts": "hidden"},
        {"players": 6, "seed": 5, "direction": "east", "open_counts": True},
    ),
    "silver-isle": tuple(
        {"players": 4, "seed": seed, **options}
        for seed, options in enumerate(
            ({}, {"coasts": "random"}, {"drop": "port"}, {"memory_aid": False}, {}, {}), start=1
        )
    ),
}
EVERY = 53
"""Besides the first of each kind of question, each so-manieth position is kept."""
MOST = 500
LIKELY = {"Pass": 0.05, "Decline": 0.2, "Mine": 12, "Claim": 6, "Attack": 6, "PortAttacks": 9}
"""How random players are nudged, so that more happens."""


def main() -> None:
    """Write the positions of both games."""
    FOLDER.mkdir(exist_ok=True)
    for game_id, plans in PLANS.items():
        seen: set[str] = set()
        found = [position for plan in plans for position in positions(game_id, dict(plan), seen)]
        text = ",\n".join(json.dumps(position, separators=(",", ":")) for position in found)
        verbs = json.dumps([verb(kind) for kind in serai.game(game_id).space.kinds])
        whole = f'{{"verbs": {verbs}, "positions": [\n{text}\n]}}\n'
        (FOLDER / f"{game_id}.json").write_text(whole, encoding="utf-8")
        print(game_id, len(found), "positions", len(text) // 1024, "KB")


def positions(game_id: str, plan: dict[str, Any], seen: set[str]) -> Iterator[dict[str, Any]]:
    """The first of each kind of question, now and then another, and the end."""
    match = serai.game(game_id).new(**plan)
    rng = random.Random(plan["seed"])
    decisions = 0
    while match.actor is not None and decisions < MOST:
        offers = match.legal()
        kinds = {action.to_json()["do"] for action in offers}
        if not kinds <= seen or decisions % EVERY == 0:
            yield position(match, offers)
        seen |= kinds
        decisions += 1
        likely = [LIKELY.get(type(action).__name__, 1) for action in offers]
        match.play(rng.choices(offers, likely)[0])
    yield position(match, [])


def position(match: serai.Match, offers: list[Action]) -> dict[str, Any]:
    """What the seat to act sees, and what it may do."""
    return {
        "players": match.players,
        "view": match.view(match.actor),
        "offers": [
            {
                "id": str(action),
                "action": action.to_json(),
                "targets": [
                    {"kind": domain.name, "value": domain.write(getattr(action, part))}
                    for part, domain in parts(type(action))
                ],
            }
            for action in offers
        ],
    }


if __name__ == "__main__":
    main()
