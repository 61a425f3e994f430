"""How Silk's sentences read. That all of them are there is shown for every game in conformance."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai.engine.event import Event
from serai.engine.narrator import Narrator
from serai.games.silk import events

SILK = serai.game("silk")
MEADOW: dict[str, Any] = {
    "game": "silk",
    "players": 2,
    "tiles": ["NDLNn", "DN*LN", "NLDND", "LNNnN"],
    "worms": {"1,0": "AA", "0,1": "AAB", "2,4": "ABB"},
    "shepherds": {"A": "1,1", "B": "2,3"},
    "mastiffs": {"A": "0,2", "B": "3,2"},
    "ookami": "2,2",
    "walls": [],
    "nurseries": {},
    "points": {"A": 9, "B": 12},
    "den": {"A": 1, "B": 0},
    "turn": "A",
    "phase": "action-graze",
}


def told(event: Event, language: str, seat: int | None) -> str:
    """The event in the meadow, as it is told to a seat; None watches."""
    narrator = Narrator(SILK, language, seat, ["Ann", "Bo"])
    return narrator.tell(event, SILK.load(MEADOW).state)


ANN, BO, NOBODY = 0, 1, None


@pytest.mark.parametrize(
    ("event", "reader", "english", "spanish"),
    [
        (
            events.WormsCaptured("B", 1, "2,2"), NOBODY,
            "The ookami captures one of Bo's worms on the dry pasture C3.",
            "El ookami captura una oruga de Bo en el pasto reseco C3.",
        ),
        (
            events.WormsCaptured("B", 3, "2,2"), BO,
            "The ookami captures 3 worms of yours on the dry pasture west of your shepherd.",
            "El ookami captura 3 orugas tuyas en el pasto reseco al oeste de tu pastor.",
        ),
        (
            events.DieUsed("A", 2, "graze", 0), BO,
            "Ann uses the rolled 2 to graze.",
            "Ann usa el 2 del dado para pastar.",
        ),
        (
            events.DieUsed("A", 2, "wall", 1), ANN,
            "You pay 1 Silk Point and use the rolled 2 to build a wall.",
            "Pagas 1 punto de seda y usas el 2 del dado para construir un muro.",
        ),
        (
            events.TileGrazed("A", "1,0", 0), ANN,
            "You graze the dry pasture west of your shepherd and score nothing.",
            "Pastas en el pasto reseco al oeste de tu pastor y no sumas nada.",
        ),
        (
            events.TileGrazed("A", "3,3", 0), NOBODY,
            "Ann grazes the barren ground D4 and scores nothing.",
            "Ann pasta en el yermo D4 y no suma nada.",
        ),
        (
            events.TileGrazed("A", "0,1", 1), BO,
            "Ann grazes the dry pasture north of their shepherd and scores 1 Silk Point.",
            "Ann pasta en el pasto reseco al norte de su pastor y suma 1 punto de seda.",
        ),
        (
            events.TileGrazed("A", "2,4", 2), BO,
            "Ann grazes the dry pasture east of your shepherd and scores 2 Silk Points.",
            "Ann pasta en el pasto reseco al este de tu pastor y suma 2 puntos de seda.",
        ),
        (
            events.TileGrazed("A", "3,0", 2), NOBODY,
            "Ann grazes the leafy pasture A4 and scores 2 Silk Points.",
            "Ann pasta en el pasto frondoso A4 y suma 2 puntos de seda.",
        ),
        (
            events.PieceBumped("A", "mastiff", "B", "0,4", "0,0", "wrap"), NOBODY,
            "Ann bumps Bo's mastiff from E1 round the edge to the normal pasture A1.",
            "Ann desaloja al mastín de Bo de E1 al pasto natural A1 campo a través.",
        ),
        (
            events.PieceMoved("A", "ookami", None, "2,1", "2,2", "step"), NOBODY,
            "Ann moves the ookami from B3 to the dry pasture C3.",
            "Ann desplaza al ookami de B3 al pasto reseco C3.",
        ),
        (
            events.WormBumped("A", "A", "1,0", "1,1"), BO,
            "Ann bumps one of their own worms from A2 to the tile of their shepherd.",
            "Ann desaloja a una de sus propias orugas de A2 a la loseta de su pastor.",
        ),
        (
            events.WormRaised("A", "1,2"), ANN,
            "You raise a worm on the den tile.",
            "Crías una oruga en la guarida.",
        ),
        (
            events.WallBuilt("A", "V2,3"), ANN,
            "You build a wall between C3 and D3.",
            "Construyes un muro entre C3 y D3.",
        ),
        (
            events.WallBuilt("A", "H4,1"), BO,
            "Ann builds a wall on the south edge of B4.",
            "Ann construye un muro en el borde sur de B4.",
        ),
        (
            events.NurseryBuilt("A", "2,1"), ANN,
            "You build a nursery on the south-west corner of your shepherd's tile.",
            "Edificas un criadero en la esquina suroeste de la loseta de tu pastor.",
        ),
        (
            events.NurseryBuilt("A", "3,3"), BO,
            "Ann builds a nursery on the crossing of C3, D3, C4 and D4.",
            "Ann edifica un criadero en la intersección de C3, D3, C4 y D4.",
        ),
        (
            events.NurseryBuilt("A", "0,4"), BO,
            "Ann builds a nursery on the corner of D1 and E1 on the north edge.",
            "Ann edifica un criadero en la esquina de D1 y E1 en el borde norte.",
        ),
        (
            events.DiceRolled("A", "3-5"), BO,
            "Ann rolls a 3 and a 5.",
            "Ann lanza los dados: un 3 y un 5.",
        ),
        (
            events.DiceRolled("A", "4-4"), ANN,
            "You roll a double 4.",
            "Lanzas los dados: un doble 4.",
        ),
        (
            events.GameWon("A", -1, 2), BO,
            "Ann shares the win with 1 Silk Point below zero.",
            "Ann comparte la victoria con 1 punto de seda por debajo de cero.",
        ),
    ],
)  # fmt: skip
def test_sentences_read_well(event: Event, reader: int | None, english: str, spanish: str) -> None:
    assert told(event, "en", reader) == english
    assert told(event, "es", reader) == spanish


@pytest.mark.parametrize(
    ("phase", "action", "english", "spanish"),
    [
        ("action-herd", "shepherd west",
         "Move your shepherd west to the dry pasture A2",
         "Desplazar a tu pastor hacia el oeste, hasta el pasto reseco A2"),
        ("action-herd", "mastiff north",
         "Move your mastiff north, round the edge to the tile of Bo's mastiff",
         "Desplazar a tu mastín hacia el norte, campo a través, hasta la loseta del mastín de Bo"),
        ("action-ookami", "ookami west",
         "Move the ookami west to the leafy pasture south of your shepherd",
         "Desplazar al ookami hacia el oeste, hasta el pasto frondoso al sur de tu pastor"),
    ],
)  # fmt: skip
def test_a_way_is_called_after_where_it_leads(
    phase: str, action: str, english: str, spanish: str
) -> None:
    match = SILK.load({**MEADOW, "phase": phase})
    meant = SILK.space.read(action)
    for language, sentence in (("en", english), ("es", spanish)):
        narrator = Narrator(SILK, language, ANN, ["Ann", "Bo"])
        assert narrator.describe(meant, match.state) == sentence
