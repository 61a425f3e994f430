"""What is foretold is what then happens, as far as the seat can know it."""

from __future__ import annotations

from random import Random

import pytest

import serai
from serai.engine.seat import CHANCE
from serai.table.naming import told_event
from serai.table.preview import Trial


def shows_secrets(match: serai.Match, action: serai.Action) -> bool:
    """Whether the last action turned something up, or ended a game that has secrets."""
    game, before = match.game, match.past[-1]
    if game.hides is None or game.uncovers is None:
        return False
    return match.ended or game.uncovers(before, action, match.state)


GAMES = [
    ("silk", 2, 90),
    ("silk-road", 3, 160),
    *(
        pytest.param(*game, marks=pytest.mark.full)
        for game in (
            ("silk", 4, 10_000),
            ("silk-road", 4, 10_000),
            ("silk-road", 6, 10_000),
            ("silver-isle", 4, 400),
        )
    ),
]


@pytest.mark.parametrize(("game", "players", "plies"), GAMES)
def test_what_is_foretold_is_what_then_happens(game: str, players: int, plies: int) -> None:
    rng = Random(f"{game} {players}")
    match = serai.game(game).new(players=players, seed=players)
    told_openly = 0
    while match.actor is not None and match.ply < plies:
        seat, ply = match.actor, match.ply
        foretold = Trial(match).previews()
        before = match.scores
        action = match.play(rng.choice(match.legal()))
        preview = foretold[str(action)]
        if shows_secrets(match, action):
            assert (preview["events"], preview["open"]) == ([], False)
            continue
        after = match.game.tell(match.past[ply], action, match.state)
        heard = [
            told_event(match.game, event, match.state, seat)
            for event in after
            if event.is_heard_by(seat)
        ]
        following = match.game.play.actor(match.state)
        assert preview["events"] == heard
        assert preview["open"] == (following != CHANCE)
        if not match.ended:
            assert preview["points"] == match.scores[seat] - before[seat]
        told_openly += bool(heard)
    assert told_openly
