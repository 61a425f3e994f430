"""Before + action + after -> events, in the order in which things happened.

What an action did is read off the difference of the two records; no rule is worked out again. An
action's own events come first (`TELLERS`), then what the turn's course made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import numpy as np

from serai.engine.action import Action
from serai.engine.event import Event
from serai.engine.seat import NOBODY, Seat, letter
from serai.games.silk.actions import (
    CORNER,
    DEED,
    DIRECTION,
    PAIRS,
    PASTURE,
    RESULT,
    SIDE,
    TILE,
    BuildNursery,
    BuildWall,
    Bump,
    Graze,
    LayDen,
    LayTile,
    LoseDie,
    MoveMastiff,
    MoveOokami,
    MoveShepherd,
    PlaceMastiff,
    PlaceShepherd,
    PlaceWorm,
    Push,
    RaiseWorm,
    Regenerate,
    Roll,
    UseDie,
)
from serai.games.silk.events import (
    DenTileLaid,
    DiceRolled,
    DieLost,
    DieUsed,
    EndTriggered,
    GameEnded,
    GameWon,
    ImprovementClaimed,
    NurseryBuilt,
    PieceBumped,
    PieceMoved,
    PiecePlaced,
    PlacementBegan,
    RolledForFirst,
    RollTied,
    ScoreCounted,
    SegmentScored,
    TileGrazed,
    TileLaid,
    TileRegenerated,
    TurnBegan,
    WallBuilt,
    WormBumped,
    WormPlaced,
    WormPushedOff,
    WormRaised,
    WormRescued,
    WormsCaptured,
)
from serai.games.silk.position import piece_name, winners
from serai.games.silk.rules.geometry import leaves_board
from serai.games.silk.rules.bump import next_worm
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.rules.scoring import is_all_barren
from serai.games.silk.rules.setup import next_to_roll
from serai.games.silk.tables import REWARD, STEP, THRESHOLD
from serai.games.silk.terms import OOKAMI, Face, Improvement, Phase, Piece, Tile

Told: TypeAlias = Iterator[Event]


def tell(before: Any, action: Action, after: Any) -> list[Event]:
    """What the action did, in order."""
    told = [*TELLERS[type(action)](before, action, after), *_improvements(before, after)]
    triggered = list(_trigger(before, after))
    lost = list(_lost_dice(before, action, after))
    # Triggers count at once, or with `latch_trigger` off when the turn ends.
    told += triggered + lost if before.latch_trigger else lost + triggered
    return [*told, *_turn(before, after), *_rescue_before_roll(before, after, told), *_end(after)]


# --- What an action says by itself ------------------------------------------------------------


def _lay_den(before: Any, action: LayDen, after: Any) -> Told:
    yield DenTileLaid(TILE.write(action.tile))


def _lay_tile(before: Any, action: LayTile, after: Any) -> Told:
    tile = int(np.flatnonzero(after.pasture != before.pasture)[0])
    yield TileLaid(TILE.write(tile), PASTURE.write(action.pasture))
