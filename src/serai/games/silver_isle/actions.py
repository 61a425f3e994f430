"""The decisions of Silver Isle: typed <-> number <-> notation.

A crew is named by its value, which its owner knows; what others hear of it is in `story.py`.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from serai.engine.action import PARTS, Action, ActionSpace, Domain, parts
from serai.engine.jit import rule
from serai.games.silver_isle.parts import (
    CREW,
    FACE,
    HARBOUR,
    ISLE_SPACE,
    LINE,
    ORDER,
    SOURCE,
    SPOT,
    SUIT,
)


class AssignCoasts(Action):
    """Chance: these suits sit north, east, south and west (option coasts=random)."""

    notation = "coasts {order}"
    order: Annotated[int, ORDER]


class ChooseDrawer(Action):
    """Chance: this seat draws the first tile."""

    notation = "drawer {seat}"
    seat: Annotated[int, SUIT]


class DrawTile(Action):
    """Chance: the next tile of the isle shows this face."""

    notation = "draw {tile}"
    tile: Annotated[int, FACE]


class LayTile(Action):
    """Two lines are as good for the tile that you drew: choose one."""

    notation = "line {line}"
    line: Annotated[int, LINE]


class ChooseFirst(Action):
    """Chance: this seat is the first player."""

    notation = "first {seat}"
    seat: Annotated[int, SUIT]


class PlacePort(Action):
    """Slide your port up to the isle along this line."""

    notation = "port {line}"
    line: Annotated[int, LINE]


class Starve(Action):
    """This crew of an overcrowded area goes back to Europe."""

    notation = "starve {crew}"
    crew: Annotated[int, CREW]


class Step(Action):
    """Move a crew to a space next to it, or into your port."""

    notation = "step {crew} {place}"
    crew: Annotated[int, CREW]
    place: Annotated[int, SPOT]


class Sail(Action):
    """Move your ship to a corner in sight, from Europe to your port, or from there to Europe."""

    notation = "sail {harbour}"
    harbour: Annotated[int, HARBOUR]


class LoadCrew(Action):
    """Take a crew aboard your ship."""

    notation = "load crew {crew}"
    crew: Annotated[int, CREW]


class LoadSilver(Action):
    """Take a token aboard your ship, from the ground or from a crew of yours."""

    notation = "load silver {source}"
    source: Annotated[int, SOURCE]


class UnloadCrew(Action):
    """Put a crew ashore."""

    notation = "unload crew {crew}"
    crew: Annotated[int, CREW]


class UnloadSilver(Action):
    """Put a token ashore."""

    notation = "unload silver"


class Mine(Action):
    """A crew extracts a token from the mine of this suit."""

    notation = "mine {crew} {seat}"
    crew: Annotated[int, CREW]
    seat: Annotated[int, SUIT]


class Claim(Action):
    """A crew takes a token from the ground; after a fight, one of the loser's."""

    notation = "claim {crew} {place}"
    crew: Annotated[int, CREW]
    place: Annotated[int, SPOT]


class DropSilver(Action):
    """A crew in your port lays its token down (option drop=port)."""

    notation = "drop {crew}"
    crew: Annotated[int, CREW]


class Attack(Action):
    """A crew attacks a crew or a port next to it."""

    notation = "attack {crew} {place}"
    crew: Annotated[int, CREW]
    place: Annotated[int, SPOT]


class ShipAttacksShip(Action):
    """Your ship attacks another at its corner."""

    notation = "ship attack ship {seat}"
    seat: Annotated[int, SUIT]


class ShipAttacksShore(Action):
    """Your ship attacks the crew in the closest space, or the port where it is docked."""

    notation = "ship attack shore"


class PortAttacks(Action):
    """Your port attacks a crew or a port next to it."""

    notation = "port attack {place}"
    place: Annotated[int, SPOT]


class PortAttacksShip(Action):
    """Your port attacks a ship docked at it."""

    notation = "port attack ship {seat}"
    seat: Annotated[int, SUIT]


class Pass(Action):
    """End your turn."""

    notation = "pass"


class Remove(Action):
    """Pay damage: this crew goes to Europe."""

    notation = "remove {crew}"
    crew: Annotated[int, CREW]


class Replace(Action):
    """Pay damage: a smaller crew from Europe takes this one's place."""

    notation = "replace {crew} {by}"
    crew: Annotated[int, CREW]
    by: Annotated[int, CREW]


class Keep(Action):
    """The damage cannot be paid: all your crews in the fight but this one go to Europe."""

    notation = "keep {crew}"
    crew: Annotated[int, CREW]


class Discover(Action):
    """Place the mine on this space of the tile that you gained."""

    notation = "discover {space}"
    space: Annotated[int, ISLE_SPACE]


class Decline(Action):
    """Discover no mine here."""

    notation = "decline"


SPACE = ActionSpace(
    [
        AssignCoasts, ChooseDrawer, DrawTile, LayTile, ChooseFirst, PlacePort, Starve, Step,
        Sail, LoadCrew, LoadSilver, UnloadCrew, UnloadSilver, Mine, Claim, DropSilver, Attack,
        ShipAttacksShip, ShipAttacksShore, PortAttacks, PortAttacksShip, Pass, Remove, Replace,
        Keep, Discover, Decline,
    ]
)  # fmt: skip

(ASSIGN_COASTS, CHOOSE_DRAWER, DRAW_TILE, LAY_TILE, CHOOSE_FIRST, PLACE_PORT, STARVE, STEP, SAIL,
 LOAD_CREW, LOAD_SILVER, UNLOAD_CREW, UNLOAD_SILVER, MINE, CLAIM, DROP_SILVER, ATTACK,
 SHIP_ATTACKS_SHIP, SHIP_ATTACKS_SHORE, PORT_ATTACKS, PORT_ATTACKS_SHIP, PASS, REMOVE, REPLACE,
 KEEP, DISCOVER, DECLINE) = range(1, 28)  # fmt: skip

NUM_SPOTS = len(SPOT.words)
KINDS = len(SPACE.kinds)
FIRST_OF = np.array([0, *(SPACE.first(kind) for kind in SPACE.kinds), SPACE.size])
"""The number of each kind's first action; the next kind's is where it ends."""


KIND_OF = np.repeat(np.arange(1, KINDS + 1, dtype=np.int8), np.diff(FIRST_OF[1:]))
"""The kind of each action: a number of those above."""
NOTHING = Domain("nothing", [""])
DOMAINS = [[*(found for _, found in parts(kind)), NOTHING, NOTHING][:PARTS] for kind in SPACE.kinds]
FIRST_PARTS = np.array([[0, 0], *([one.first, two.first] for one, two in DOMAINS)])
"""Where the numbers of each kind's parts begin."""
NUM_SECOND = np.array([1, *(len(two.words) for _, two in DOMAINS)])
"""How many second parts there are to a first one."""
_RANKS = np.arange(SPACE.size) - FIRST_OF[KIND_OF]
PARTS_OF = FIRST_PARTS[KIND_OF] + np.stack(np.divmod(_RANKS, NUM_SECOND[KIND_OF]), axis=1)
"""The parts of each action, for bots; rules work them out, as the table is too large for a GPU."""


@rule
def kind_of(action: int) -> int:
    """What kind of action this is."""
    return int(KIND_OF[action])


@rule
def part_of(action: int) -> int:
    """The first part of an action, as written."""
    kind = kind_of(action)
    return int(FIRST_PARTS[kind, 0] + (action - FIRST_OF[kind]) // NUM_SECOND[kind])


@rule
def second_part_of(action: int) -> int:
    """The second part of an action, as written."""
    kind = kind_of(action)
    return int(FIRST_PARTS[kind, 1] + (action - FIRST_OF[kind]) % NUM_SECOND[kind])
