"""What Silk is: the moments of the game, and the decisions that come at each."""

from __future__ import annotations

from typing import ClassVar

from serai.engine.action import Action
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silk.parts import (
    BoardAction,
    Corner,
    Direction,
    Face,
    Pasture,
    Result,
    Side,
    Tile,
)
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.bump import bump_worm, move, push, refuse_move, refuse_push, refuse_worm
from serai.games.silk.rules.ending import score
from serai.games.silk.rules.grazing import graze, pastures, refuse_graze
from serai.games.silk.rules.herding import mastiff_of, ookami, shepherd_of
from serai.games.silk.rules.nursery import (
    barren_tiles,
    build_nursery,
    put_nursery,
    refuse_nursery,
    refuse_regenerate,
    regenerate,
    shepherd_corners,
)
from serai.games.silk.rules.occupancy import put_piece
from serai.games.silk.rules.placement import (
    corners_to_start_on,
    go_on_placing_pieces,
    go_on_placing_worms,
    place_first_worm,
    refuse_first_nursery,
    refuse_first_piece,
    refuse_first_worm,
    tiles_for_worms,
    tiles_to_start_on,
)
from serai.games.silk.rules.raising import home_tiles, raise_worm, refuse_raise
from serai.games.silk.rules.setup import (
    find_first_placer,
    go_on_laying,
    lay_den_tile,
    lay_tile,
    refuse_den_tile,
    refuse_tile,
    roll_for_first,
    tiles_undrawn,
)
from serai.games.silk.rules.turn import (
    continue_action,
    dice_to_resolve,
    go_on_to_roll,
    next_die,
    on_turn,
    refuse_loss,
    refuse_use,
    roll_dice,
    take_die,
    use_die,
    ways_to_roll,
)
from serai.games.silk.rules.wall import build_wall, network, refuse_wall
from serai.games.silk.state import State
from serai.games.silk.terms import Phase

STAGES = {
    Phase.LAY: Stage(CHANCE, Reason.CHANCE_DECIDES, then=go_on_laying),
    Phase.FIRST: Stage(CHANCE, Reason.CHANCE_DECIDES, then=find_first_placer),
    Phase.WORMS: Stage(on_turn, Reason.PLACE_WORMS, then=go_on_placing_worms),
    Phase.PIECES: Stage(on_turn, Reason.PLACE_PIECES, then=go_on_placing_pieces),
    Phase.RAISE: Stage(on_turn, Reason.RAISE_FIRST, then=go_on_to_roll),
    Phase.ROLL: Stage(CHANCE, Reason.CHANCE_DECIDES, then=next_die),
    Phase.DICE: Stage(on_turn, Reason.CHOOSE_A_DIE),
    Phase.ACTION_RAISE: Stage(on_turn, Reason.DO_THE_ACTION, then=continue_action),
    Phase.ACTION_HERD: Stage(on_turn, Reason.DO_THE_ACTION, then=continue_action),
    Phase.ACTION_WALL: Stage(on_turn, Reason.DO_THE_ACTION, then=continue_action),
    Phase.ACTION_NURSERY: Stage(on_turn, Reason.DO_THE_ACTION, then=continue_action),
    Phase.ACTION_GRAZE: Stage(on_turn, Reason.DO_THE_ACTION, then=continue_action),
    Phase.ACTION_OOKAMI: Stage(on_turn, Reason.DO_THE_ACTION, then=continue_action),
    Phase.PUSH: Stage(on_turn, Reason.PUSH_THE_PIECE, then=continue_action),
    Phase.SPREAD: Stage(on_turn, Reason.SPREAD_THE_WORMS, then=continue_action),
    Phase.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}
"""Who decides at each moment, what other actions wait for, and what follows by itself."""

# --- Set-up -----------------------------------------------------------------------------------


@at(Phase.LAY, ask=refuse_den_tile, do=lay_den_tile)
class LayDen(Action):
    """Chance: the den tile is laid here."""

    notation = "den {tile}"
    tile: Tile


@at(Phase.LAY, ask=refuse_tile, do=lay_tile, weight=tiles_undrawn)
class LayTile(Action):
    """Chance: the next free place, in reading order, gets this pasture."""

    notation = "lay {pasture}"
    pasture: Pasture


@at(Phase.FIRST, do=roll_for_first, weight=ways_to_roll)
@at(Phase.ROLL, do=roll_dice, weight=ways_to_roll)
class Roll(Action):
    """Chance: both dice are rolled."""

    notation = "roll {dice}"
    dice: Result


@at(Phase.WORMS, ask=refuse_first_worm, do=place_first_worm, among="starts", starts=tiles_for_worms)
class PlaceWorm(Action):
    """Set-up, phase 1: place a worm."""

    notation = "worm {tile}"
    tile: Tile


@at(
    Phase.PIECES,
    ask=refuse_first_piece,
    do=put_piece,
    among="starts",
    piece=shepherd_of,
    starts=tiles_to_start_on,
)
class PlaceShepherd(Action):
    """Set-up, phase 2: place your shepherd."""

    notation = "shepherd {tile}"
    tile: Tile


@at(
    Phase.PIECES,
    ask=refuse_first_piece,
    do=put_piece,
    among="starts",
    piece=mastiff_of,
    starts=tiles_to_start_on,
)
class PlaceMastiff(Action):
    """Set-up, phase 2: place your mastiff."""

    notation = "mastiff {tile}"
    tile: Tile


@at(
    Phase.PIECES,
    ask=refuse_first_nursery,
    do=put_nursery,
    among="starts",
    starts=corners_to_start_on,
)
@at(Phase.ACTION_NURSERY, ask=refuse_nursery, do=build_nursery, among=shepherd_corners)
class BuildNursery(Action):
    """Place your first nursery in phase 2 of the set-up; later, build one at your shepherd."""

    notation = "nursery {corner}"
    corner: Corner


# --- The dice ---------------------------------------------------------------------------------


@at(Phase.DICE, ask=refuse_use, do=use_die, among=dice_to_resolve)
class UseDie(Action):
    """Resolve a die as this action of the board, paying for each step that it is turned."""

    notation = "die {face} {action}"
    in_json: ClassVar = {"action": "deed"}  # as records have always called it
    face: Face
    action: BoardAction


@at(Phase.DICE, ask=refuse_loss, do=take_die, among=dice_to_resolve, then=next_die)
class LoseDie(Action):
    """Give up a die that has no option before the other is resolved (option no_wilful_waste
    off)."""

    notation = "lose {face}"
    face: Face


# --- The six actions --------------------------------------------------------------------------


@at(Phase.RAISE, Phase.ACTION_RAISE, ask=refuse_raise, do=raise_worm, among=home_tiles)
class RaiseWorm(Action):
    """Place a worm of your reserve: before the roll, or as action 1."""

    notation = "raise {tile}"
    tile: Tile


@at(Phase.ACTION_HERD, ask=refuse_move, do=move, piece=shepherd_of)
class MoveShepherd(Action):
    """Action 2: your shepherd steps this way."""

    notation = "shepherd {direction}"
    direction: Direction


@at(Phase.ACTION_HERD, ask=refuse_move, do=move, piece=mastiff_of)
class MoveMastiff(Action):
    """Action 2: your mastiff steps this way."""

    notation = "mastiff {direction}"
    direction: Direction


@at(Phase.ACTION_WALL, ask=refuse_wall, do=build_wall, reach=network)
class BuildWall(Action):
    """Action 3: build a wall on this side."""

    notation = "wall {side}"
    side: Side


@at(Phase.ACTION_NURSERY, ask=refuse_regenerate, do=regenerate, among=barren_tiles)
class Regenerate(Action):
    """Action 4, with all nurseries built: turn a barren tile back."""

    notation = "regenerate {tile}"
    tile: Tile


@at(Phase.ACTION_GRAZE, ask=refuse_graze, do=graze, among=pastures)
class Graze(Action):
    """Action 5: graze this tile."""

    notation = "graze {tile}"
    tile: Tile


@at(Phase.ACTION_OOKAMI, ask=refuse_move, do=move, piece=ookami)
class MoveOokami(Action):
    """Action 6: the ookami steps this way."""

    notation = "ookami {direction}"
    direction: Direction


# --- What is bumped ---------------------------------------------------------------------------


@at(Phase.PUSH, ask=refuse_push, do=push)
class Push(Action):
    """The big piece that was bumped goes this way."""

    notation = "push {direction}"
    direction: Direction


@at(Phase.SPREAD, ask=refuse_worm, do=bump_worm)
class Bump(Action):
    """The next worm that was bumped (lowest seat first) goes this way."""

    notation = "bump {direction}"
    direction: Direction


PLAY = Play(State, STAGES, actions_in(__name__), seats_decide=Reason.SEATS_DECIDE, score=score)
SPACE = PLAY.space
