"""What Silk is: the moments of the game, and the decisions that come at each.

A moment of Silk is its `Phase`. `engine/declare.py` says what `@at` can say: `among` narrows what
is asked about; other names, such as `piece`, `starts` and `reach`, are found once and handed to the
rules that ask for them. `print(serai.game("silk").play.text)` shows what is made of it.
"""

from __future__ import annotations

from typing import ClassVar

from serai.engine.action import Action
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in, on_turn
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silk import parts
from serai.games.silk.reasons import Reason
from serai.games.silk.rules import (
    bump,
    ending,
    grazing,
    herding,
    nursery,
    occupancy,
    placement,
    raising,
    setup,
    turn,
    wall,
)
from serai.games.silk.state import State
from serai.games.silk.terms import Phase

DOING = Stage(on_turn, Reason.DO_THE_ACTION, then=turn.continue_action)
"""An action of the board is being done."""

STAGES = {
    Phase.LAY: Stage(CHANCE, Reason.CHANCE_DECIDES, then=setup.go_on_laying),
    Phase.FIRST: Stage(CHANCE, Reason.CHANCE_DECIDES, then=setup.find_first_placer),
    Phase.WORMS: Stage(on_turn, Reason.PLACE_WORMS, then=placement.go_on_placing_worms),
    Phase.PIECES: Stage(on_turn, Reason.PLACE_PIECES, then=placement.go_on_placing_pieces),
    Phase.RAISE: Stage(on_turn, Reason.RAISE_FIRST, then=turn.go_on_to_roll),
    Phase.ROLL: Stage(CHANCE, Reason.CHANCE_DECIDES, then=turn.next_die),
    Phase.DICE: Stage(on_turn, Reason.CHOOSE_A_DIE),  # use_die goes on by itself
    Phase.ACTION_RAISE: DOING,
    Phase.ACTION_HERD: DOING,
    Phase.ACTION_WALL: DOING,
    Phase.ACTION_NURSERY: DOING,
    Phase.ACTION_GRAZE: DOING,
    Phase.ACTION_OOKAMI: DOING,
    Phase.PUSH: Stage(on_turn, Reason.PUSH_THE_PIECE, then=turn.continue_action),
    Phase.SPREAD: Stage(on_turn, Reason.SPREAD_THE_WORMS, then=turn.continue_action),
    Phase.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}
"""Who decides at each moment, what other actions wait for, and what follows by itself."""

# --- Set-up -----------------------------------------------------------------------------------


@at(Phase.LAY, ask=setup.refuse_den_tile, do=setup.lay_den_tile)
class LayDen(Action):
    """Chance: the den tile is laid here."""

    notation = "den {tile}"
    tile: parts.Tile


@at(Phase.LAY, ask=setup.refuse_tile, do=setup.lay_tile, weight=setup.tiles_undrawn)
class LayTile(Action):
    """Chance: the next free place, in reading order, gets this pasture."""

    notation = "lay {pasture}"
    pasture: parts.Pasture


@at(Phase.FIRST, do=setup.roll_for_first, weight=turn.ways_to_roll)
@at(Phase.ROLL, do=turn.roll_dice, weight=turn.ways_to_roll)
class Roll(Action):
    """Chance: both dice are rolled."""

    notation = "roll {dice}"
    dice: parts.Result


@at(
    Phase.WORMS,
    ask=placement.refuse_first_worm,
    do=placement.place_first_worm,
    among="starts",
    starts=placement.tiles_for_worms,
)
class PlaceWorm(Action):
    """Set-up, phase 1: place a worm."""

    notation = "worm {tile}"
    tile: parts.Tile


@at(
    Phase.PIECES,
    ask=placement.refuse_first_piece,
    do=occupancy.put_piece,
    among="starts",
    piece=herding.shepherd_of,
    starts=placement.tiles_to_start_on,
)
class PlaceShepherd(Action):
    """Set-up, phase 2: place your shepherd."""

    notation = "shepherd {tile}"
    tile: parts.Tile


@at(
    Phase.PIECES,
    ask=placement.refuse_first_piece,
    do=occupancy.put_piece,
    among="starts",
    piece=herding.mastiff_of,
    starts=placement.tiles_to_start_on,
)
class PlaceMastiff(Action):
    """Set-up, phase 2: place your mastiff."""

    notation = "mastiff {tile}"
    tile: parts.Tile


@at(
    Phase.PIECES,
    ask=placement.refuse_first_nursery,
    do=nursery.put_nursery,
    among="starts",
    starts=placement.corners_to_start_on,
)
@at(
    Phase.ACTION_NURSERY,
    ask=nursery.refuse_nursery,
    do=nursery.build_nursery,
    among=nursery.shepherd_corners,
)
class BuildNursery(Action):
    """Place your first nursery in phase 2 of the set-up; later, build one at your shepherd."""

    notation = "nursery {corner}"
    corner: parts.Corner


# --- The dice ---------------------------------------------------------------------------------


@at(Phase.DICE, ask=turn.refuse_use, do=turn.use_die, among=turn.dice_to_resolve)
class UseDie(Action):
    """Resolve a die as this action of the board, paying for each step that it is turned."""

    notation = "die {face} {deed}"
    in_rules: ClassVar = {"deed": "action"}  # records have always called it a deed
    face: parts.Face
    deed: parts.BoardAction


@at(
    Phase.DICE,
    ask=turn.refuse_loss,
    do=turn.take_die,
    among=turn.dice_to_resolve,
    then=turn.next_die,
)
class LoseDie(Action):
    """Give up a die that has no option before the other is resolved (option no_wilful_waste
    off)."""

    notation = "lose {face}"
    face: parts.Face


# --- The six actions --------------------------------------------------------------------------


@at(
    Phase.RAISE,
    Phase.ACTION_RAISE,
    ask=raising.refuse_raise,
    do=raising.raise_worm,
    among=raising.home_tiles,
)
class RaiseWorm(Action):
    """Place a worm of your reserve: before the roll, or as action 1."""

    notation = "raise {tile}"
    tile: parts.Tile


@at(Phase.ACTION_HERD, ask=bump.refuse_move, do=bump.move, piece=herding.shepherd_of)
class MoveShepherd(Action):
    """Action 2: your shepherd steps this way."""

    notation = "shepherd {direction}"
    direction: parts.Direction


@at(Phase.ACTION_HERD, ask=bump.refuse_move, do=bump.move, piece=herding.mastiff_of)
class MoveMastiff(Action):
    """Action 2: your mastiff steps this way."""

    notation = "mastiff {direction}"
    direction: parts.Direction


@at(Phase.ACTION_WALL, ask=wall.refuse_wall, do=wall.build_wall, reach=wall.network)
class BuildWall(Action):
    """Action 3: build a wall on this side."""

    notation = "wall {side}"
    side: parts.Side


@at(
    Phase.ACTION_NURSERY,
    ask=nursery.refuse_regenerate,
    do=nursery.regenerate,
    among=nursery.barren_tiles,
)
class Regenerate(Action):
    """Action 4, with all nurseries built: turn a barren tile back."""

    notation = "regenerate {tile}"
    tile: parts.Tile


@at(Phase.ACTION_GRAZE, ask=grazing.refuse_graze, do=grazing.graze, among=grazing.tiles_to_graze)
class Graze(Action):
    """Action 5: graze this tile."""

    notation = "graze {tile}"
    tile: parts.Tile


@at(Phase.ACTION_OOKAMI, ask=bump.refuse_move, do=bump.move, piece=herding.ookami)
class MoveOokami(Action):
    """Action 6: the ookami steps this way."""

    notation = "ookami {direction}"
    direction: parts.Direction


# --- What is bumped ---------------------------------------------------------------------------


@at(Phase.PUSH, ask=bump.refuse_push, do=bump.push)
class Push(Action):
    """The big piece that was bumped goes this way."""

    notation = "push {direction}"
    direction: parts.Direction


@at(Phase.SPREAD, ask=bump.refuse_worm, do=bump.bump_worm)
class Bump(Action):
    """The next worm that was bumped (lowest seat first) goes this way."""

    notation = "bump {direction}"
    direction: parts.Direction


PLAY = Play(
    State, STAGES, actions_in(__name__), seats_decide=Reason.SEATS_DECIDE, score=ending.score
)
SPACE = PLAY.space
