"""Before + action + after -> events, in the order in which things happened.

What an action did is read off the difference of the two records; no rule is worked out again. An
action's own events come first (`TELLERS`), then the points, then what became of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np

from serai.engine.action import Action
from serai.engine.event import Event
from serai.engine.seat import NOBODY, Seat, letter
from serai.games.silk import actions, events
from serai.games.silk.parts import BOARD_ACTION, CORNER, DIRECTION, PASTURE, RESULT, SIDE, TILE
from serai.games.silk.position import winners
from serai.games.silk.rules import geometry, scoring, setup
from serai.games.silk.state import PIECE
from serai.games.silk.tables import PAIRS, REWARD, STEP, THRESHOLD
from serai.games.silk.terms import NO_PIECE, NOWHERE, Face, Improvement, Phase, Piece, Tile

Told: TypeAlias = Iterator[Event]


@dataclass(frozen=True)
class Change:
    """An action, and the records before and after it."""

    before: Any
    action: Any
    after: Any

    @cached_property
    def phases(self) -> tuple[Phase, Phase]:
        """The phase before and after it."""
        return Phase(self.before.phase), Phase(self.after.phase)

    @property
    def actor(self) -> Seat:
        """The seat whose turn it was."""
        return int(self.before.turn)

    @property
    def seat(self) -> str:
        """The letter of that seat."""
        return letter(self.actor)

    @property
    def points(self) -> int:
        """What that seat gained; nobody else's points change."""
        return int(self.after.points[self.actor]) - int(self.before.points[self.actor])

    @cached_property
    def claimed(self) -> list[Improvement]:
        """The Improvements that were claimed."""
        before, after = self.before.improvements.tolist(), self.after.improvements.tolist()
        if before == after:
            return []
        return [each for each in Improvement if before[each] != after[each]]

    @property
    def piece(self) -> Piece:
        """The big piece that was set down; one that it bumped is in the air."""
        here = self.after.location != NOWHERE
        return _first(here & (self.before.location != self.after.location))

    @cached_property
    def ends_turn(self) -> bool:
        """Whether a turn of the game ended. There are always two seats or more."""
        return bool(self.phases[0] > Phase.PIECES and self.after.turn != self.before.turn)

    @cached_property
    def begins_turn(self) -> bool:
        """Whether a turn of the game began."""
        before, after = self.phases
        opens = after in (Phase.RAISE, Phase.ROLL)
        return opens and (self.ends_turn or before == Phase.PIECES)


def tell(before: Any, action: Action, after: Any) -> list[Event]:
    """What the action did, in order: what brought points before the end that they triggered."""
    change = Change(before, action, after)
    told = [*TELLERS[type(action)](change), *_improvements(change)]
    triggered, lost = list(_trigger(change)), list(_lost_dice(change))
    # The end is triggered at once; with `latch_trigger` off, when the turn is over.
    told += triggered + lost if before.latch_trigger else lost + triggered
    return [*told, *_next_to_act(change), *_rescue_before_roll(change, told), *_end(change)]


# --- Set-up -----------------------------------------------------------------------------------


def _lay_den(change: Change) -> Told:
    yield events.DenTileLaid(TILE.write(change.action.tile))


def _lay_tile(change: Change) -> Told:
    tile = _first(change.before.pasture != change.after.pasture)
    yield events.TileLaid(TILE.write(tile), PASTURE.write(change.action.pasture))


def _roll_for_first(change: Change) -> Told:
    seat = setup.next_to_roll(change.before)
    yield events.RolledForFirst(letter(seat), RESULT.write(change.action.dice))
    rolled = change.after.rolled
    if change.phases[1] == Phase.FIRST and rolled[seat] != PAIRS[change.action.dice].sum():
        tied = [other for other in range(change.after.players) if rolled[other] == 0]
        yield from (events.RollTied(letter(other)) for other in tied)


def _place_worm(change: Change) -> Told:
    yield events.WormPlaced(change.seat, TILE.write(change.action.tile))


def _place_piece(change: Change) -> Told:
    piece, _ = _name(change.piece)
    yield events.PiecePlaced(change.seat, piece, TILE.write(change.action.tile))


# --- Dice -------------------------------------------------------------------------------------


def _roll(change: Change) -> Told:
    if change.phases[0] == Phase.FIRST:
        yield from _roll_for_first(change)
    else:
        yield events.DiceRolled(change.seat, RESULT.write(change.action.dice))


def _use_die(change: Change) -> Told:
    action = BOARD_ACTION.write(change.action.deed)
    yield events.DieUsed(change.seat, change.action.face, action, -change.points)
    if change.after.reserve[change.actor] > change.before.reserve[change.actor]:
        yield events.WormRescued(change.seat)


def _lose_die(change: Change) -> Told:
    yield events.DieLost(change.seat, change.action.face)


def _lost_dice(change: Change) -> Told:
    """Dice that are still there when the turn ends could do nothing."""
    dice = _dice_left(change) if change.ends_turn else []
    yield from (events.DieLost(change.seat, face) for face in dice)


def _dice_left(change: Change) -> list[Face]:
    """The dice that the action itself left over."""
    if isinstance(change.action, actions.Roll):
        return [int(face) for face in PAIRS[change.action.dice]]
    dice = [int(face) for face in change.before.dice if face]
    if isinstance(change.action, actions.UseDie | actions.LoseDie):
        dice.remove(change.action.face)
    return dice


# --- Worms and big pieces ---------------------------------------------------------------------


def _raise(change: Change) -> Told:
    yield events.WormRaised(change.seat, TILE.write(change.action.tile))
    yield from _capture_of_arrival(change, change.actor, change.action.tile)


def _bump(change: Change) -> Told:
    owner = _first(change.before.hand != change.after.hand)
    start, direction = int(change.before.bumped_from), change.action.direction
    if geometry.is_outer_side(change.before, start, direction):
        way = DIRECTION.write(direction)
        yield events.WormPushedOff(change.seat, letter(owner), TILE.write(start), way)
        return
    end = start + int(STEP[direction])
    yield events.WormBumped(change.seat, letter(owner), TILE.write(start), TILE.write(end))
    yield from _capture_of_arrival(change, owner, end)


def _capture_of_arrival(change: Change, owner: Seat, tile: Tile) -> Told:
    """A worm that came to a tile and is not there was captured."""
    if change.after.worms[tile, owner] == change.before.worms[tile, owner]:
        yield events.WormsCaptured(letter(owner), 1, TILE.write(tile))


def _rescue_before_roll(change: Change, told: Sequence[Event]) -> Told:
    """With `mandatory_rescue` a turn may open with a rescue: the reserve of the seat whose turn
    begins grew, though none of its worms was pushed off."""
    seat = int(change.after.turn)
    if not change.begins_turn or change.after.reserve[seat] == change.before.reserve[seat]:
        return
    pushed_off = [event.owner for event in told if isinstance(event, events.WormPushedOff)]
    if letter(seat) not in pushed_off:
        yield events.WormRescued(letter(seat))


def _step(change: Change) -> Told:
    piece = change.piece
    kind = events.PieceMoved if change.before.lifted == NO_PIECE else events.PieceBumped
    start = int(change.before.location[piece]) or int(change.before.bumped_from)
    end = int(change.after.location[piece])
    way = (
        "wrap" if geometry.is_outer_side(change.before, start, change.action.direction) else "step"
    )
    yield kind(change.seat, *_name(piece), TILE.write(start), TILE.write(end), way)
    # Worms that were here and are not in hand now were captured.
    captured = change.before.worms[end] - change.after.worms[end] - change.after.hand
    for seat in range(change.after.players):
        if captured[seat]:
            yield events.WormsCaptured(letter(seat), int(captured[seat]), TILE.write(end))


def _name(piece: Piece) -> tuple[str, str | None]:
    """A big piece by its kind and its owner, for every language to name."""
    kind, _, owner = PIECE.domain.write(piece).partition(" ")
    return kind, owner or None


# --- Building and pasture ---------------------------------------------------------------------


def _nursery(change: Change) -> Told:
    yield events.NurseryBuilt(change.seat, CORNER.write(change.action.corner))
    yield from _segment(change)


def _wall(change: Change) -> Told:
    yield events.WallBuilt(change.seat, SIDE.write(change.action.side))
    yield from _segment(change)


def _segment(change: Change) -> Told:
    """Points that no Improvement brought came from a segment."""
    points = change.points - sum(int(REWARD[improvement]) for improvement in change.claimed)
    if points:
        yield events.SegmentScored(change.seat, points)


def _improvements(change: Change) -> Told:
    for improvement in change.claimed:
        points = int(REWARD[improvement])
        yield events.ImprovementClaimed(change.seat, improvement.name.lower(), points)


def _graze(change: Change) -> Told:
    yield events.TileGrazed(change.seat, TILE.write(change.action.tile), change.points)


def _regenerate(change: Change) -> Told:
    tile = change.action.tile
    pasture = PASTURE.write(int(change.after.pasture[tile]))
    yield events.TileRegenerated(change.seat, TILE.write(tile), pasture)


# --- The course of the game -------------------------------------------------------------------


def _next_to_act(change: Change) -> Told:
    before, phase = change.phases
    if phase != before and phase in (Phase.WORMS, Phase.PIECES):
        yield events.PlacementBegan(letter(change.after.turn), phase.name.lower())
    if change.begins_turn:
        yield events.TurnBegan(letter(change.after.turn))


def _trigger(change: Change) -> Told:
    if change.before.ended_by == NOBODY and change.after.ended_by != NOBODY:
        yield events.EndTriggered(letter(change.after.ended_by), _cause(change.after))


def _cause(s: Any) -> str:
    """What triggered the end just now. Of several causes points come first, as in the rules."""
    if s.points[s.ended_by] >= THRESHOLD[s.players]:
        return "points"
    return "barren" if scoring.is_all_barren(s) else "walls"


def _end(change: Change) -> Told:
    s = change.after
    if change.phases[1] != Phase.OVER:
        return
    seats, won = range(s.players), winners(s)
    for seat in seats:
        parts = (s.points[seat], s.enclosed[seat], s.grazed[seat], s.den[seat], s.scores[seat])
        yield events.ScoreCounted(letter(seat), *map(int, parts))
    for seat in won:
        yield events.GameWon(letter(seat), int(s.scores[seat]), len(won))
    scores = tuple(int(s.scores[seat]) for seat in seats)
    yield events.GameEnded(scores, tuple(letter(seat) for seat in won))


def _first(marks: Any) -> int:
    """The first place that is marked."""
    return int(np.flatnonzero(marks)[0])


TELLERS: Mapping[type[Action], Callable[[Change], Told]] = {
    actions.LayDen: _lay_den,
    actions.LayTile: _lay_tile,
    actions.Roll: _roll,
    actions.PlaceWorm: _place_worm,
    actions.PlaceShepherd: _place_piece,
    actions.PlaceMastiff: _place_piece,
    actions.BuildNursery: _nursery,
    actions.UseDie: _use_die,
    actions.LoseDie: _lose_die,
    actions.RaiseWorm: _raise,
    actions.MoveShepherd: _step,
    actions.MoveMastiff: _step,
    actions.BuildWall: _wall,
    actions.Regenerate: _regenerate,
    actions.Graze: _graze,
    actions.MoveOokami: _step,
    actions.Push: _step,
    actions.Bump: _bump,
}
"""What each kind of action did by itself."""
