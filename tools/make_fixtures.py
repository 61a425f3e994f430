"""Writes web/gallery/fixtures/<game>.json: `NUMBA_DISABLE_JIT=1 python tools/make_fixtures.py`.

Real views and offers, so that boards can be looked at without a server.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import serai
from serai.table.offering import offers
from serai.table.preview import Trial
from serai.table.saying import turn_facts

FOLDER = Path(__file__).parents[1] / "web" / "gallery" / "fixtures"
LATE = 30
"""A fixture of each kind of question is kept at its first and at a later turn up."""
PLANS = {"silk": ((2, 5), (3, 3), (4, 11)), "silk-road": ((3, 3), (5, 8)), "silver-isle": ((4, 2),)}
"""Players and seed of the matches that are played at random."""
FENCED = {
    "walls": [
        *("H1,1", "H1,2", "H1,3", "V1,1", "V1,4", "H2,1", "H2,2", "H2,3"),
        *("H3,0", "H3,1", "V3,0", "V3,2", "H4,0", "H4,1"),
    ],
    "nurseries": {"1,1": "A", "3,2": "B", "2,3": "A"},
}
"""What is rare when played at random: two enclosures of Silk, one of A and one of B."""


def main() -> None:
    """Write the fixtures of every game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game_id, plans in PLANS.items():
        found = [fixture for players, seed in plans for fixture in fixtures(game_id, players, seed)]
        if game_id == "silk":
            found.append(fenced())
        text = json.dumps(found, separators=(",", ":"))
        (FOLDER / f"{game_id}.json").write_text(text + "\n", encoding="utf-8")
        print(game_id, len(found), "positions", len(text) // 1024, "KB")


def fixtures(game_id: str, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Positions of one random match: each kind of question early and late, and the end."""
    match = serai.game(game_id).new(players=players, seed=seed)
    rng = random.Random(seed)
    seen: dict[str, int] = {}
    told = 0
    while match.actor is not None:
        actions = match.legal()
        kinds = " ".join(sorted({action.to_json()["do"] for action in actions}))
        seen[kinds] = seen.get(kinds, 0) + 1
        if seen[kinds] in (1, LATE):
            yield fixture(match, f"{players} players, ply {match.ply}: {kinds}", told)
        told = match.ply
        match.play(rng.choice(actions))
    yield fixture(match, f"{players} players, over", told)


def fenced() -> dict[str, Any]:
    """A position of Silk with enclosures."""
    silk = serai.game("silk")
    match = silk.new(players=3, seed=3)
    rng = random.Random(5)
    while match.position()["phase"] != "raise":
        match.play(rng.choice(match.legal()))
    return fixture(silk.load(match.position() | FENCED), "3 players: enclosures", 0)


def fixture(match: serai.Match, name: str, since: int) -> dict[str, Any]:
    """What the seat to act sees, may do and has just heard; at the end what a spectator sees."""
    seat = match.actor
    return {
        "game": match.game.id,
        "name": name,
        "players": match.players,
        "letters": list(match.game.letters[: match.players]),
        "seat": None if seat is None else match.game.letters[seat],
        "view": match.view(seat),
        "offers": [] if seat is None else offered(match),
        "turn": turn_facts(match.game, match.history),
        "events": [event.to_json() for event in match.events(since=since, seat=seat)],
        "scores": match.scores,
    }


def offered(match: serai.Match) -> list[dict[str, Any]]:
    """All actions that may be played, each with what it would do, as the server sends them."""
    previews = Trial(match).previews()
    return [{**offer, "preview": previews[offer["id"]]} for offer in offers(match)]


if __name__ == "__main__":
    main()
