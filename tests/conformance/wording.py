"""What must have words in each game: what all games share, and what is the game's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from enum import IntEnum
from importlib import import_module
from typing import Any

import serai
from conformance import choosing_words, recap_words
from serai.engine.action import parts, verb
from serai.engine.event import name_of
from serai.engine.narrator import YOU
from serai.engine.reason import Reasons
from serai.games.silk.terms import BoardAction, Direction, Improvement, Pasture
from serai.games.silk.terms import Kind as Piece
from serai.games.silk.terms import Phase as SilkPhase
from serai.games.silk_road.board import SHIPPED
from serai.games.silk_road.terms import Good
from serai.games.silk_road.terms import Kind as TileKind
from serai.games.silk_road.terms import Phase as RoadPhase
from serai.games.silver_isle.terms import SUIT_LETTERS, Coast
from serai.games.silver_isle.terms import Phase as IslePhase


def hyphened(words: Iterable[str]) -> list[str]:
    """Names as messages write them."""
    return [word.lower().replace("_", "-") for word in words]


def names_of(kinds: type[IntEnum]) -> list[str]:
    """The names of the members as messages write them."""
    return hyphened(kind.name for kind in kinds if kind.name != "NONE")


@dataclass(frozen=True)
class Wording:
    """The words of one game. `pickers` only pick a name by a variable, so they are the same in
    every language, as are `same_in_both`; `parts` stand inside sentences; by those in `called` the
    game says what people call things; `choosing` is what is said to those who choose, with the
    facts that each message says; `recaps` are what others did; `distances` are what each end of the
    game says of how near it is.
    `unsaid` are facts of events that are for programs: their sentences do without."""

    game_id: str
    prompts: list[str]
    names: list[str]
    choosing: dict[str, set[str]]
    recaps: dict[str, set[str]] = field(default_factory=dict)
    pickers: dict[str, set[str]] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)
    called: set[str] = field(default_factory=set)
    distances: dict[str, set[str]] = field(default_factory=dict)
    same_in_both: set[str] = field(default_factory=set)
    unsaid: dict[str, set[str]] = field(default_factory=dict)

    @property
    def game(self) -> serai.Game:
        """The game itself."""
        return serai.game(self.game_id)

    @property
    def refusals(self) -> list[str]:
        """A message for each reason to refuse."""
        return [f"refusal-{reason.word}" for reason in self.reasons]

    @property
    def reasons(self) -> list[Reasons]:
        """Every reason to refuse: all but ALLOWED, which is 0."""
        return [reason for reason in self.game.reasons if reason]

    @property
    def events(self) -> dict[str, set[str]]:
        """A message for each event, with the facts that it says. How a game ended is said seat by
        seat, by other events."""
        kinds = self._module("events").EVENTS
        said = {f"event-{name_of(kind)}": {fact.name for fact in fields(kind)} for kind in kinds}
        unsaid = {"event-game-ended": {"scores", "winners"}} | self.unsaid
        return {name: facts - unsaid.get(name, set()) for name, facts in said.items()}

    @property
    def actions(self) -> dict[str, set[str]]:
        """A message for each kind of action, with its parts."""
        kinds = self.game.space.kinds
        return {
            f"action-{hyphened([verb(kind)])[0]}": {n for n, _ in parts(kind)} for kind in kinds
        }

    @property
    def tally(self) -> dict[str, set[str]]:
        """A message for each source of points, each end of the game, and each tie-break."""
        declared = self._module("tally")
        found = {f"source-{name}": set[str]() for name in declared.SOURCES}
        found |= {f"end-{name}": self.distances[name] for name in declared.DISTANCES}
        return found | {f"tie-{name}": set() for name in declared.TIES}

    @property
    def plain(self) -> list[str]:
        """Messages that are said without any variable."""
        speaks_to_readers = self.game.words.has("en", YOU)
        return [*self.refusals, *self.prompts, *self.names, *([YOU] if speaks_to_readers else [])]

    @property
    def said(self) -> dict[str, set[str]]:
        """Every message with the facts that it says, but for those that are parts of others."""
        plain: dict[str, set[str]] = {name: set() for name in self.plain}
        return plain | self.choosing | self.recaps | self.events | self.actions | self.tally

    def _module(self, name: str) -> Any:
        return import_module(f"serai.games.{self.game_id.replace('-', '_')}.{name}")


SILK = Wording(
    "silk",
    choosing=choosing_words.SILK,
    recaps=recap_words.SILK,
    prompts=[f"prompt-{name}" for name in names_of(SilkPhase)],
    names=[
        *(f"piece-{name}" for name in names_of(Piece)),
        *(f"pasture-{name}" for name in [*names_of(Pasture), "barren"]),
        *(f"board-action-{name}" for name in names_of(BoardAction)),
        *(f"direction-{name}" for name in names_of(Direction)),
        *(f"improvement-{name}" for name in names_of(Improvement)),
    ],
    pickers={
        "board-action": {f"board-action-{name}" for name in names_of(BoardAction)},
        "direction": {f"direction-{name}" for name in names_of(Direction)},
        "edge": {f"direction-{name}" for name in names_of(Direction)},
        "improvement": {f"improvement-{name}" for name in names_of(Improvement)},
        "pasture": {f"pasture-{name}" for name in [*names_of(Pasture), "barren"]},
    },
    parts={"piece", "a-worm", "lies", "points"},
    called={
        *("grid", "tile", "side", "corner", "way", "dice", "double", "score", "score-below-zero"),
    },
    distances={
        "points": {"number", "high", "of"},
        "walls": {"number", "high"},
        "pastures": {"number", "high"},
        "turns": {"number", "high"},
    },
    same_in_both={"piece-ookami", "grid"},
)

CITIES = hyphened(row.id for row in SHIPPED.cities)
GOODS = {f"good-{name}" for name in names_of(Good)}
SPANISH_CITIES = {"samarkand", "hecatompylos", "palmyra", "aleppo", "tyre", "antioch", "turfan"}

ROAD = Wording(
    "silk-road",
    choosing=choosing_words.SILK_ROAD,
    recaps=recap_words.SILK_ROAD,
    prompts=[
        *(f"prompt-{name}" for name in names_of(RoadPhase) if name not in ("act", "bonus")),
        *(
            f"prompt-act-{kind}"
            for kind in ("seller", "buyer", "trader", "exchange", "thief", "vizier")
        ),
    ],
    names=[
        "about",
        *(f"good-{name}" for name in names_of(Good)),
        *(f"kind-{name}" for name in names_of(TileKind)),
        *(f"city-{name}" for name in CITIES),
        *(f"phase-{name}" for name in names_of(RoadPhase)),
    ],
    pickers={
        "good": GOODS,
        "into": GOODS,
        "city": {f"city-{name}" for name in CITIES},
    },
    parts={
        *("tile", "place", "amount", "price", "money", "score"),
        *("goods-counted", "into-counted", "one-good", "outlook-place"),
    },
    called={"deal", "reveal"},
    distances={"moves": {"number", "high"}},
    same_in_both={
        *(f"city-{name}" for name in CITIES if name not in SPANISH_CITIES),
        "goods-counted",
    },
    unsaid={"event-stolen-good-seen": {"seat", "victim"}},
)

ISLE_PHASES = [name for name in names_of(IslePhase) if name != "drop"]
"""As people are told them: to lay down tokens with no action left is still to act."""
ISLE_THINGS = {
    *("crew", "face", "order", "mine", "ship-of", "line-end", "port", "space", "tile"),
    *("port-cape", "coast-cape", "quarter", "towards", "space-beside", "foe-beside", "foe"),
}
"""What `naming.py` calls things."""
ISLE_PARTS = {
    *("suit-one", "suit-name", "of-port", "foe-crew", "away", "off", "off-tiles", "wind", "along"),
    *("across", "side", "side-adjective", "end", "coast", "line", "nth", "nth-cape", "whose-mine"),
    "tokens",
}
"""What those are made of."""
ISLE = Wording(
    "silver-isle",
    choosing=choosing_words.SILVER_ISLE,
    recaps=recap_words.SILVER_ISLE,
    prompts=[f"prompt-{name}" for name in ISLE_PHASES],
    names=[
        *(f"phase-{name}" for name in ISLE_PHASES),
        "you",
        *(f"seat-{name}" for name in hyphened(SUIT_LETTERS)),
        *(f"suit-{name}" for name in hyphened(SUIT_LETTERS)),
        *(f"coast-{name}" for name in names_of(Coast)),
        "europe",
        "no-crew",
    ],
    distances={
        "hidden": {"number", "high"},
        "mines": {"number"},
        "large": {"number"},
        "quiet": {"number", "high"},
        "rounds": {"number", "high"},
    },
    parts=ISLE_THINGS | ISLE_PARTS,
    same_in_both={"crew", "order"},
    unsaid={
        "event-crew-moved": {"start"},
        "event-ship-sailed": {"start"},
        "event-fight-fought": {"foe", "start"},
    },
)

WORDINGS = (SILK, ROAD, ISLE)
