"""The turn: the raise before the roll, and the two dice."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.games.silk import terms
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.bump import has_worms_in_hand
from serai.games.silk.rules.ending import finish_game
from serai.games.silk.rules.grazing import can_graze
from serai.games.silk.rules.herding import can_herd, can_move_ookami
from serai.games.silk.rules.nursery import can_build_nursery, can_regenerate, has_all_nurseries
from serai.games.silk.rules.raising import can_raise, can_rescue, rescue
from serai.games.silk.rules.scoring import has_reached_threshold, look_at_triggers, trigger_end
from serai.games.silk.rules.wall import can_build_wall
from serai.games.silk.state import State
from serai.games.silk.tables import PAIRS
from serai.games.silk.terms import BoardAction, Face, Phase, Seat

DOUBLES = 1
TWO_WAYS = 2
"""How likely a result of two dice is: 5 and 3 may come as 3 and 5."""

# --- A turn begins and ends -------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: Seat) -> None:
    """silk.turn.2, silk.turn.raise.1, silk.turn.raise.2 A turn opens with a raise if the reserve
    and the board allow it, and with the roll if not (`mandatory_rescue`: after a rescue)."""
    s.turn = seat
    if can_raise(s, seat):
        s.phase = Phase.RAISE
        return
    if s.mandatory_rescue and can_rescue(s, seat):
        rescue(s, seat)
    s.phase = Phase.ROLL


@rule
def end_turn(s: State) -> None:
    """silk.turn.1, silk.end.5, silk.end.6, silk.end.8 The dice go clockwise. Play stops before the
    next turn of whoever triggered the end: everybody else had one more."""
    look_at_triggers(s)
    s.possible = 0
    for slot in range(terms.DICE):
        s.dice[slot] = 0
    following = (s.turn + 1) % s.players
    if s.ended_by == following:
        finish_game(s)
    else:
        begin_turn(s, following)


@rule
def go_on_to_roll(s: State) -> None:
    """silk.turn.2 After the raise the dice are rolled."""
    s.phase = Phase.ROLL


# --- The dice ---------------------------------------------------------------------------------


@rule
def roll_dice(s: State, dice: int) -> None:
    """silk.turn.2 Both dice are rolled."""
    s.dice[0] = PAIRS[dice, 0]
    s.dice[1] = PAIRS[dice, 1]


@rule
def ways_to_roll(dice: int) -> int:
    """silk.comp.3 In how many ways two dice show this result."""
    return DOUBLES if PAIRS[dice, 0] == PAIRS[dice, 1] else TWO_WAYS


@rule
def price(face: Face, action: int) -> int:
    """silk.die.cost.1 to .3 A point a pip, the shorter way round the ring of six."""
    apart = abs(face - action)
    return terms.FACES - apart if apart > terms.HALF_RING else apart


@rule
def refuse_action(s: State, seat: Seat, action: int) -> Reason:
    """silk.act.num Is this action of the action board possible at all?"""
    if action == BoardAction.RAISE:
        if can_raise(s, seat) or can_rescue(s, seat):
            return Reason.ALLOWED
        return Reason.RAISE_FINDS_NO_TILE if s.reserve[seat] else Reason.RESCUE_FINDS_NONE
    if action == BoardAction.HERD:
        return Reason.ALLOWED if can_herd(s, seat) else Reason.NO_STEP
    if action == BoardAction.WALL:
        if s.supply == 0:
            return Reason.NO_WALLS_LEFT
        return Reason.ALLOWED if can_build_wall(s, seat) else Reason.NO_WALL_SITE
    if action == BoardAction.NURSERY:
        return refuse_nursery_action(s, seat)
    if action == BoardAction.GRAZE:
        return Reason.ALLOWED if can_graze(s, seat) else Reason.NOTHING_TO_GRAZE
    return Reason.ALLOWED if can_move_ookami(s) else Reason.NO_OOKAMI_STEP


@rule
def refuse_nursery_action(s: State, seat: Seat) -> Reason:
    """silk.regen.1 With all four nurseries built, action 4 regenerates instead."""
    if has_all_nurseries(s, seat):
        return Reason.ALLOWED if can_regenerate(s, seat) else Reason.NOTHING_TO_REGENERATE
    return Reason.ALLOWED if can_build_nursery(s, seat) else Reason.NO_NURSERY_SITE


@rule
def possible_actions(s: State, seat: Seat) -> int:
    """The actions that can be done now, as a set."""
    actions = 0
    for action in range(BoardAction.RAISE, terms.FACES + 1):
        if refuse_action(s, seat, action) == Reason.ALLOWED:
            actions |= bit(action)
    return actions


@rule
def has_die(s: State, face: Face) -> bool:
    """Whether a die with this face is still to be resolved."""
    for slot in range(terms.DICE):
        if s.dice[slot] == face:
            return True
    return False


@rule
def dice_to_resolve(s: State) -> Bits:
    """The faces of the dice still to be resolved, as a set."""
    return (bit(s.dice[0]) | bit(s.dice[1])) & ~bit(0)


@rule
def refuse_use(s: State, face: Face, action: int) -> Reason:
    """silk.die.must.1, silk.die.may, silk.die.cost.4, silk.score.1 May this die be used for this
    action: is it possible, and can it be paid for?"""
    if not has_die(s, face):
        return Reason.NO_SUCH_DIE
    if not has(s.possible, action):
        return refuse_action(s, s.turn, action)
    if price(face, action) > s.points[s.turn]:
        return Reason.TOO_DEAR
    return Reason.ALLOWED


@rule
def has_option(s: State, face: Face) -> bool:
    """silk.die.must.1 Whether the die can be used for anything."""
    for action in range(BoardAction.RAISE, terms.FACES + 1):
        if has(s.possible, action) and price(face, action) <= s.points[s.turn]:
            return True
    return False


@rule
def refuse_loss(s: State, face: Face) -> Reason:
    """silk.die.must.4, silk.die.must.5 A die without an option may be given up before the other one
    only if `no_wilful_waste` is off."""
    if not has_die(s, face):
        return Reason.NO_SUCH_DIE
    if has_option(s, face):
        return Reason.DIE_HAS_OPTIONS
    if s.no_wilful_waste:
        return Reason.NO_WILFUL_WASTE
    return Reason.ALLOWED


@rule
def take_die(s: State, face: Face) -> None:
    """silk.turn.dice.1 This die is resolved now; the other one stays."""
    if s.dice[0] == face:
        s.dice[0] = s.dice[1]
    s.dice[1] = 0


@rule
def use_die(s: State, face: Face, action: int) -> None:
    """silk.turn.dice.1, silk.turn.dice.3, silk.die.must.2 Pay, and do the action.
    silk.raise.rescue.1 With an empty reserve, action 1 rescues at once."""
    s.points[s.turn] -= price(face, action)
    take_die(s, face)
    s.possible = 0
    s.action = action
    s.phase = Phase.ACTION_RAISE - BoardAction.RAISE + action
    if action == BoardAction.RAISE and s.reserve[s.turn] == 0:
        rescue(s, s.turn)
        finish_action(s)


@rule
def next_die(s: State) -> None:
    """silk.turn.dice.2, silk.die.must.3 What the next die can do is looked at when the last action
    is done. A die that can do nothing is lost, and nothing is paid."""
    s.possible = possible_actions(s, s.turn) if s.dice[0] else 0
    if has_option(s, s.dice[0]) or (s.dice[1] and has_option(s, s.dice[1])):
        s.phase = Phase.DICE
    else:
        end_turn(s)


@rule
def continue_action(s: State) -> None:
    """silk.bump.2, silk.bump.3 What was bumped is set down before anything else."""
    if s.lifted != terms.NO_PIECE:
        s.phase = Phase.PUSH
    elif has_worms_in_hand(s):
        s.phase = Phase.SPREAD
    else:
        finish_action(s)


@rule
def finish_action(s: State) -> None:
    """The action is done; every piece may move again in the next one. silk.end.1 A position that
    somebody wrote may stand past the end score without anybody having gained just now."""
    if has_reached_threshold(s):
        trigger_end(s)
    s.action = BoardAction.NONE
    s.moved = 0
    s.bumped_from = terms.NOWHERE
    next_die(s)
