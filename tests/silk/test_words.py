"""How Silk's sentences read. That all of them are there is shown for every game in conformance."""

from __future__ import annotations

import pytest

import serai

SILK = serai.game("silk")


@pytest.mark.parametrize(
    ("message", "facts", "english", "spanish"),
    [
        (
            "event-worms-captured",
            {"owner": "B", "number": 1, "tile": "1,2"},
            "The ookami captures 1 worm of B on 1,2.",
            "El ookami captura 1 oruga de B en 1,2.",
        ),
        (
            "event-worms-captured",
            {"owner": "B", "number": 3, "tile": "1,2"},
            "The ookami captures 3 worms of B on 1,2.",
            "El ookami captura 3 orugas de B en 1,2.",
        ),
        (
            "event-die-used",
            {"seat": "A", "face": 2, "deed": "graze", "price": 0},
            "A uses the 2 to graze.",
            "A usa el 2 para pastar.",
        ),
        (
            "event-die-used",
            {"seat": "A", "face": 2, "deed": "wall", "price": 1},
            "A pays 1 Silk Point and uses the 2 to build a wall.",
            "A paga 1 punto de seda y usa el 2 para construir un muro.",
        ),
        (
            "event-tile-grazed",
            {"seat": "A", "tile": "1,1", "points": 0},
            "A grazes 1,1 and scores nothing.",
            "A pasta en 1,1 y no suma nada.",
        ),
        (
            "event-tile-grazed",
            {"seat": "A", "tile": "1,1", "points": 1},
            "A grazes 1,1 and scores 1 Silk Point.",
            "A pasta en 1,1 y suma 1 punto de seda.",
        ),
        (
            "event-piece-bumped",
            {"seat": "A", "piece": "mastiff", "owner": "B", "start": "0,4", "end": "0,0",
             "way": "wrap"},
            "A bumps B's mastiff from 0,4 round the edge to 0,0.",
            "A desaloja al mastín de B de 0,4 a 0,0 campo a través.",
        ),
        (
            "event-piece-moved",
            {"seat": "A", "piece": "ookami", "owner": None, "start": "2,2", "end": "2,3",
             "way": "step"},
            "A moves the ookami from 2,2 to 2,3.",
            "A desplaza al ookami de 2,2 a 2,3.",
        ),
        (
            "event-game-won",
            {"seat": "A", "score": -1, "winners": 2},
            "A shares the win with -1 Silk Point.",
            "A comparte la victoria con -1 punto de seda.",
        ),
    ],
)  # fmt: skip
def test_sentences_read_well(
    message: str, facts: dict[str, object], english: str, spanish: str
) -> None:
    assert SILK.words.say("en", message, facts) == english
    assert SILK.words.say("es", message, facts) == spanish
