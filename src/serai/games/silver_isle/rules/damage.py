"""The winner pays for the loser's strength."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, count, has, lowest
from serai.engine.jit import rule
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.crew import (
    crew_set,
    eliminate,
    eliminate_all,
    send,
    slot_leaving,
)
from serai.games.silver_isle.rules.knowledge import narrow, show, show_whether_in_europe
from serai.games.silver_isle.rules.side import fighters, strength, winning_crews
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import CREWS, EUROPE, Crew, DamageShort

# --- What a payment is ------------------------------------------------------------------------


@rule
def is_payment(removed: Bits, gap: int, damage: int) -> bool:
    """isle.fight.dmg.2, isle.fight.dmg.3 Whether these parts pay the damage, and none of them could
    be left out: to remove these crews, and to replace another by one that is smaller by the gap.
    With a gap of 0 no crew is replaced."""
    paid = strength(removed)
    if paid + gap < damage or (gap and paid >= damage):
        return False
    # If the smallest crew could not be left out, none could.
    return removed == 0 or paid - strength(lowest(removed)) + gap < damage


@rule
def can_pay_by_removing(left: Bits, removed: Bits, damage: int) -> bool:
    """isle.fight.dmg.2 Whether the damage can be paid by removing none or some of the crews left,
    but not all of them."""
    # `more` goes through all sets of the crews left, from all but the smallest crew down to one.
    more = (left - 1) & left
    while more:
        if is_payment(removed | more, 0, damage):
            return True
        more = (more - 1) & left
    return is_payment(removed, 0, damage)


@rule
def can_replace(left: Bits, removed: Bits, by: Crew, damage: int) -> bool:
    """isle.fight.dmg.2 Whether the damage is paid if this smaller crew replaces one of the crews
    left."""
    for crew in range(by + 1, CREWS + 1):
        if has(left, crew) and is_payment(removed, crew - by, damage):
            return True
    return False


@rule
def is_useful(left: Bits, removed: Bits, by: Crew, damage: int) -> bool:
    """Whether some payment ends with this crew as the replacement, after more crews have been
    removed or none."""
    more = (left - 1) & left
    while more:
        if can_replace(left & ~more, removed | more, by, damage):
            return True
        more = (more - 1) & left
    return can_replace(left, removed, by, damage)


@rule
def useful_crews(left: Bits, removed: Bits, damage: int) -> Bits:
    """The crews that a payment could bring from Europe."""
    crews = 0
    for by in range(1, CREWS + 1):
        if is_useful(left, removed, by, damage):
            crews |= bit(by)
    return crews


# --- What the winner can pay ------------------------------------------------------------------


@rule
def reserves(s: State) -> Bits:
    """isle.fight.dmg.9 The winner's crews that lay loose in Europe when the fight was declared.
    Crews that took part in it have come later, and those aboard a ship there do not count."""
    return crew_set(s, int(s.winner), EUROPE) & ~int(s.fought)


@rule
def can_finish_payment(s: State, left: Bits, removed: Bits) -> bool:
    """Whether what has been removed so far is part of some payment."""
    damage = int(s.damage)
    if left == 0:
        return False
    if can_pay_by_removing(left, removed, damage):
        return True
    return (useful_crews(left, removed, damage) & reserves(s)) != 0


@rule
def can_pay(s: State) -> bool:
    """isle.fight.dmg.4 Whether the winner can pay, or go on paying."""
    return can_finish_payment(s, winning_crews(s), int(s.removed))


@rule
def learn_from_payment(s: State, is_paying: bool) -> None:
    """isle.info.8, isle.info.9 If removing crews alone cannot pay the damage, the public learns
    whether Europe holds a crew that can help. Crews of this fight cannot."""
    seat = int(s.winner)
    left = fighters(s, seat)
    removed = int(s.removed)
    damage = int(s.damage)
    if not can_pay_by_removing(left, removed, damage):
        useful = useful_crews(left, removed, damage) & ~int(s.fought)
        show_whether_in_europe(s, seat, useful, is_paying)


@rule
def demand_payment(s: State) -> None:
    """isle.fight.8, isle.fight.dmg.1, isle.fight.dmg.12, isle.fight.dmg.13 The winner, attacker or
    defender, one crew or several, pays damage equal to the loser's strength; none if it is 0. But a
    crew that wins alone pays `least_damage` at least."""
    if count(winning_crews(s)) == 1:
        s.damage = max(int(s.damage), int(s.least_damage))
    if s.damage == 0:
        return
    if can_pay(s):
        learn_from_payment(s, True)
    else:
        learn_from_payment(s, False)
        fall_short(s)


@rule
def fall_short(s: State) -> None:
    """isle.fight.dmg.10 No payment exists. A single crew just stays; of several the owner keeps
    one. With `damage_short=wiped_out` all are removed, but for a single crew with an empty
    Europe."""
    seat = int(s.winner)
    left = fighters(s, seat)
    is_alone = count(left) == 1
    if s.damage_short == DamageShort.WIPED_OUT and not (is_alone and reserves(s) == 0):
        eliminate_all(s, seat, left)
        s.damage = 0
    elif is_alone:
        s.damage = 0


# --- Paying -----------------------------------------------------------------------------------


@rule
def refuse_remove(s: State, crew: Crew) -> Reason:
    """isle.fight.dmg.2, isle.fight.dmg.3 You may remove a crew if some payment contains it,
    together with those removed before. isle.fight.null.4 Nulls have gone already, and pay
    nothing."""
    left = winning_crews(s)
    if not has(left, crew):
        return Reason.CREW_DID_NOT_WIN
    if not can_finish_payment(s, left & ~bit(crew), int(s.removed) | bit(crew)):
        return Reason.PAYMENT_IS_NOT_ALLOWED
    return Reason.ALLOWED


@rule
def remove(s: State, crew: Crew) -> None:
    """isle.fight.dmg.6 The crew goes to Europe, for all to see."""
    eliminate(s, int(s.winner), crew, True)
    s.removed |= bit(crew)
    if strength(int(s.removed)) >= s.damage:
        s.damage = 0
    else:
        learn_from_payment(s, True)


@rule
def refuse_replace(s: State, crew: Crew, by: Crew) -> Reason:
    """isle.fight.dmg.2, isle.fight.dmg.5 The replacement is smaller, comes from Europe, and was not
    in this fight. It makes up for the rest of the damage, and no part of the payment could be left
    out."""
    if not has(winning_crews(s), crew):
        return Reason.CREW_DID_NOT_WIN
    if not has(reserves(s), by):
        return Reason.CREW_IS_NOT_IN_RESERVE
    if by >= crew or not is_payment(int(s.removed), crew - by, int(s.damage)):
        return Reason.PAYMENT_IS_NOT_ALLOWED
    return Reason.ALLOWED


@rule
def fitting_crews(s: State, crew: Crew) -> Bits:
    """isle.info.8 The crews of which the public thinks that they may have replaced this one: those
    that did not fight and that make a payment."""
    crews = 0
    for by in range(1, crew):
        if not has(int(s.fought), by) and is_payment(int(s.removed), crew - by, int(s.damage)):
            crews |= bit(by)
    return crews


@rule
def replace(s: State, crew: Crew, by: Crew) -> None:
    """isle.fight.dmg.6 to .8, isle.fight.dmg.11 The crew goes to Europe; the other one takes its
    place and its token, its value unseen, and survives even if it is the null."""
    seat = int(s.winner)
    slot = slot_leaving(s, seat, crew, EUROPE, 0)
    place = int(s.crew_at[seat, slot])
    has_token = int(s.loaded[seat, slot])
    show(s, seat, slot)
    send(s, seat, slot, EUROPE, 0)
    slot = slot_leaving(s, seat, by, place, has_token)
    narrow(s, seat, slot, fitting_crews(s, crew))
    send(s, seat, slot, place, has_token)
    s.damage = 0


@rule
def refuse_keep(s: State, crew: Crew) -> Reason:
    """isle.fight.dmg.10 You keep one of the crews that won."""
    if has(winning_crews(s), crew):
        return Reason.ALLOWED
    return Reason.CREW_DID_NOT_WIN


@rule
def keep(s: State, crew: Crew) -> None:
    """isle.fight.dmg.10 All others go to Europe, and this one stays as it is."""
    seat = int(s.winner)
    eliminate_all(s, seat, fighters(s, seat) & ~bit(crew))
    s.damage = 0
