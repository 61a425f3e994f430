"""What the pictures of the learn pages show: positions of the games, and parts of the board."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Scene:
    """A picture: the position with what is played then, what is pointed at, and which parts of the
    board (CSS selectors) are on it, with so many pixels of air around them. What may be done is lit
    there, or only what is pointed at, or nothing."""

    name: str
    game: str
    position: dict[str, Any]
    parts: tuple[str, ...]
    played: tuple[str, ...] = ()
    peeked: str = ""
    hidden: tuple[str, ...] = ()
    shows: Literal["offers", "peeked", "nothing"] = "offers"
    has_words: bool = False
    air: float = 14
    cut: tuple[float, float, float, float] = (0, 0, 1, 1)
    """Left, top, right and bottom of the picture within its parts, which are from 0 to 1."""


def lesson(folder: str) -> dict[str, Any]:
    """The position in which a game's lesson begins."""
    file = ROOT / "src" / "serai" / "games" / folder / "lesson.json"
    position: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return position


def tiles(*places: str) -> tuple[str, ...]:
    """Tiles of Silk, as parts of the board."""
    return tuple(f'.silk [data-kind="tile"][data-value="{place}"]' for place in places)


MEADOW = lesson("silk")
FACES = MEADOW | {
    "tiles": ["DNLND", "n*NNL", "DNNLN", "NDLDN"],
    "worms": {"0,0": "A", "0,1": "AB", "0,2": "AAB"} | {"3,3": "BBB", "3,4": "BB", "3,0": "AAA"},
    "shepherds": {"A": "1,2", "B": "3,2"},
    "mastiffs": {"A": "2,4", "B": "2,2"},
    "ookami": "1,1",
    "nurseries": {"2,3": "A", "3,4": "B"},
    "walls": [],
}
DICE = MEADOW | {"phase": "dice", "dice": [3, 4]}
FENCED = MEADOW | {
    "phase": "action-wall",
    "dice": [2],
    "worms": {"0,2": "AA", "1,1": "AAA", "2,1": "A", "2,3": "BB", "3,3": "BBB", "3,4": "B"},
    "mastiffs": {"A": "0,0", "B": "2,2"},
    "shepherds": {"A": "1,3", "B": "3,2"},
    "ookami": "2,4",
    "nurseries": {"1,2": "A", "3,1": "A", "3,4": "B", "2,5": "B"},
    "walls": ["V1,1", "V2,1", "H1,1", "V2,2", "H3,1"],
}
SILK = (
    Scene("silk-meadow", "silk", FACES, tiles("0,0", "1,2"), shows="nothing"),
    Scene(
        "silk-dice",
        "silk",
        DICE,
        ('.silk [data-kind="action"]',),
        hidden=(".silk svg > g:has(.soil)",),
        has_words=True,
    ),
    Scene(
        "silk-graze",
        "silk",
        MEADOW | {"phase": "action-graze", "dice": [2], "worms": MEADOW["worms"] | {"0,2": "AAA"}},
        tiles("0,1", "1,3"),
        peeked="graze 0,2",
    ),
    Scene(
        "silk-ookami",
        "silk",
        MEADOW | {"phase": "action-ookami", "dice": []},
        tiles("1,2", "2,4"),
        peeked="ookami south",
        shows="peeked",
    ),
    Scene(
        "silk-walls",
        "silk",
        FENCED,
        tiles("1,0", "2,2"),
        peeked="wall V1,2",
        shows="peeked",
        air=30,
    ),
)
CARAVAN = lesson("silk_road")
HOLDER_AND_NEXT = (".road .seat .card >> nth=0", ".road .seat .card >> nth=1")
TAKEN = ("keep", "move lanzhou", "take buyer-silk", "use 2")
ROAD = (
    Scene(
        "silk-road-shield",
        "silk-road",
        CARAVAN,
        (".road .shield .front",),
        shows="nothing",
        cut=(0, -1.2, 1, 1),
        air=4,
    ),
    Scene(
        "silk-road-auction",
        "silk-road",
        CARAVAN | {"bids": {"B": 3, "C": "pass", "D": "pass"}},
        HOLDER_AND_NEXT,
        shows="nothing",
        has_words=True,
        cut=(0, -0.3, 1, 3.8),
    ),
    Scene(
        "silk-road-way",
        "silk-road",
        CARAVAN,
        (".road .ground",),
        played=("keep",),
        peeked="move lanzhou",
        has_words=True,
        cut=(0.6, 0.1, 0.96, 0.5),
    ),
    Scene(
        "silk-road-market",
        "silk-road",
        CARAVAN,
        ('.road .market [data-kind="tile"]',),
        played=TAKEN[:2],
        peeked="take buyer-silk",
        has_words=True,
    ),
    Scene(
        "silk-road-pawn",
        "silk-road",
        CARAVAN,
        HOLDER_AND_NEXT,
        played=TAKEN,
        peeked="pawn B",
        has_words=True,
        cut=(0, -2, 1, 2),
    ),
)
LANDING = lesson("silver_isle")
BEATEN = LANDING | {
    "control": LANDING["control"] | {"2,2": "S"},
    "crews": LANDING["crews"]
    | {"S": {"5": "[4,4]", "1": "ship", "2": "port"}, "A": {"3": "[4,3]", "1": "port"}},
    "mines": LANDING["mines"] | {"S": {"space": "[5,5]", "value": 4}},
}
ISLE = (
    Scene(
        "silver-isle-nation",
        "silver-isle",
        LANDING,
        (".isle .dock .sheet >> nth=0",),
        shows="nothing",
        has_words=True,
    ),
    Scene(
        "silver-isle-sail",
        "silver-isle",
        LANDING,
        (".isle .sea .water",),
        peeked="sail <0,4>",
        shows="peeked",
        cut=(0.3, 0.02, 1, 0.4),
    ),
    Scene(
        "silver-isle-land",
        "silver-isle",
        LANDING,
        (".isle .sea .water",),
        played=("unload crew 3",),
        cut=(0.58, 0.17, 0.95, 0.4),
    ),
    Scene(
        "silver-isle-dig",
        "silver-isle",
        LANDING,
        (".isle .sea .water",),
        played=("unload crew 3", "discover [5,5]", "mine 3 S"),
        shows="nothing",
        cut=(0.58, 0.17, 0.95, 0.4),
    ),
    Scene(
        "silver-isle-fight",
        "silver-isle",
        BEATEN,
        (".isle .fight .scroll",),
        played=("attack 5 [4,3]",),
        shows="nothing",
        has_words=True,
    ),
)
SCENES: tuple[Scene, ...] = (*SILK, *ROAD, *ISLE)
