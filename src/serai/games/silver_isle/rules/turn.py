"""The turn, its two actions, and what has to be decided in the middle of one."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.acting import can_act
from serai.games.silver_isle.rules.building import next_seat
from serai.games.silver_isle.rules.control import is_anyone_hungry
from serai.games.silver_isle.rules.damage import can_pay
from serai.games.silver_isle.rules.ending import (
    end_round,
    finish_game,
    is_finished,
    is_over,
    note_silver,
)
from serai.games.silver_isle.rules.fight import (
    end_fight,
    is_silver_to_choose,
    settle_control,
    take_all_silver,
)
from serai.games.silver_isle.rules.mine import can_discover
from serai.games.silver_isle.rules.movement import can_drop
from serai.games.silver_isle.rules.side import is_fighting
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import ACTIONS, NO_TILE, Phase, Seat

# --- A turn begins and ends -------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: Seat) -> None:
    """isle.turn.1, isle.turn.2, isle.starve.1 First some of your crews may starve. Then you have
    two actions of any kinds."""
    s.turn = seat
    s.actions_left = ACTIONS
    look_for_hunger(s)


@rule
def look_for_hunger(s: State) -> None:
    """isle.turn.1 You act when no crew has to starve any more."""
    s.phase = Phase.STARVE if is_anyone_hungry(s, int(s.turn)) else Phase.ACT


@rule
def refuse_pass(s: State, seat: Seat) -> Reason:
    """isle.turn.4 You use both actions as long as you can take any, unless you agreed that a turn
    may end early (`both_actions`)."""
    if s.both_actions and s.actions_left and can_act(s, seat):
        return Reason.BOTH_ACTIONS_ARE_USED
    return Reason.ALLOWED


@rule
def end_turn(s: State) -> None:
    """isle.seat.4, isle.limit.4 The next player's turn begins; a round is over when that is the
    first player."""
    following = next_seat(s, int(s.turn))
    if following == s.first:
        end_round(s)
    if not is_over(s):
        begin_turn(s, following)


# --- Actions ----------------------------------------------------------------------------------


@rule
def continue_action(s: State) -> None:
    """isle.turn.5, isle.fight.9 What is still to be decided in this action: damage is paid, then
    silver taken, then control changes, then a mine may be discovered. None of it costs an
    action."""
    if s.damage > 0:
        s.phase = Phase.PAY if can_pay(s) else Phase.KEEP
        return
    if is_fighting(s):
        if is_silver_to_choose(s):
            s.phase = Phase.SILVER
            return
        take_all_silver(s)
        settle_control(s)
        end_fight(s)
    if can_discover(s):
        s.phase = Phase.DISCOVER
    else:
        finish_action(s)


@rule
def finish_action(s: State) -> None:
    """isle.turn.6 After every action the end is looked for."""
    s.gained = NO_TILE
    s.lost_by = NOBODY
    note_silver(s)
    if is_finished(s):
        finish_game(s)
        return
    s.actions_left -= 1
    continue_turn(s)


@rule
def continue_turn(s: State) -> None:
    """isle.turn.1 The turn ends after the second action. R56 It stays open while a token may be
    laid down."""
    if s.actions_left > 0:
        s.phase = Phase.ACT
    elif can_drop(s, int(s.turn)):
        s.phase = Phase.DROP
    else:
        end_turn(s)
