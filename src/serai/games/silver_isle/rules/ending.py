"""The end, the winners, and the guards."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle import terms
from serai.games.silver_isle.rules.control import num_controlled
from serai.games.silver_isle.rules.crew import value_of
from serai.games.silver_isle.rules.ship import is_in_europe
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Phase, Seat, SilverCounts, Slot, TieBreak

TIE_BREAKS = len(TieBreak)


@rule
def is_over(s: State) -> bool:
    """isle.end.1 Whether the last round is over."""
    return s.phase == Phase.OVER


# --- Silver -----------------------------------------------------------------------------------


@rule
def counts_aboard(s: State, seat: Seat) -> bool:
    """isle.end.2 Whether silver aboard the seat's ship counts as being in Europe: the ship is
    there, and you did not agree that silver has to be unloaded (`silver_counts`)."""
    return bool(s.silver_counts == SilverCounts.ARRIVED and is_in_europe(s, seat))


@rule
def silver_in_europe(s: State, seat: Seat) -> int:
    """isle.end.2, isle.win.1 Tokens that the seat unloaded in Europe, or has aboard a ship there
    where they count."""
    silver = int(s.europe_silver[seat])
    return silver + int(s.ship_silver[seat]) if counts_aboard(s, seat) else silver


@rule
def all_in_europe(s: State) -> int:
    """Tokens in Europe, all seats together."""
    total = 0
    for seat in range(terms.SEATS):
        total += silver_in_europe(s, seat)
    return total


@rule
def silver_at_large(s: State) -> int:
    """isle.silver.1, isle.comp.6 Tokens on crews, on the ground, and on ships where they do not
    count as being in Europe."""
    total = 0
    for place in range(1, terms.PLACES):
        total += int(s.ground[place])
    for seat in range(terms.SEATS):
        if not counts_aboard(s, seat):
            total += int(s.ship_silver[seat])
        for slot in range(terms.CREWS):
            total += int(s.loaded[seat, slot])
    return total


# --- The end ----------------------------------------------------------------------------------


@rule
def is_finished(s: State) -> bool:
    """isle.end.1 to .4 All four mines have been placed and show 0, and every token is in
    Europe."""
    for seat in range(terms.SEATS):
        if s.mine_at[seat] == terms.NOWHERE or s.mine_value[seat] > 0:
            return False
    return silver_at_large(s) == 0


@rule
def finish_game(s: State) -> None:
    """isle.end.3 The game is over at once."""
    s.phase = Phase.OVER
    s.turn = NOBODY
    s.actions_left = 0


@rule
def note_silver(s: State) -> None:
    """isle.limit.2 More silver in Europe than ever before is progress."""
    total = all_in_europe(s)
    if total > s.europe_max:
        s.europe_max = total
        s.progress = 1


@rule
def is_too_quiet(s: State) -> bool:
    """isle.limit.1 Whether `quiet_rounds` rounds in a row have gone by without progress."""
    return 0 < s.quiet_rounds <= s.quiet_so_far


@rule
def end_round(s: State) -> None:
    """isle.limit.1, isle.limit.3 to .5 Guards act when a round is over: the game ends after
    `quiet_rounds` rounds without progress, or after `limit_rounds` rounds."""
    s.quiet_so_far = 0 if s.progress else min(int(s.quiet_so_far) + 1, terms.MOST_ROUNDS)
    s.progress = 0
    if is_too_quiet(s) or 0 < s.limit_rounds <= s.rounds:
        finish_game(s)
    else:
        s.rounds = min(int(s.rounds) + 1, terms.MOST_ROUNDS)


# --- The winners ------------------------------------------------------------------------------


@rule
def is_on_isle(s: State, seat: Seat, slot: Slot) -> bool:
    """isle.win.3 Whether this crew counts as on the isle: on a tile, in its own port, or on its own
    ship outside Europe."""
    place = int(s.crew_at[seat, slot])
    if place == terms.SHIP:
        return not is_in_europe(s, seat)
    return place != terms.EUROPE


@rule
def num_on_isle(s: State, seat: Seat) -> int:
    """isle.win.3 How many crews the seat has on the isle."""
    number = 0
    for slot in range(terms.CREWS):
        number += is_on_isle(s, seat, slot)
    return number


@rule
def strength_on_isle(s: State, seat: Seat) -> int:
    """isle.win.4 The values of the seat's crews on the isle, added up."""
    total = 0
    for slot in range(terms.CREWS):
        if is_on_isle(s, seat, slot):
            total += value_of(int(s.crews[seat, slot]))
    return total


@rule
def highest_on_isle(s: State, seat: Seat) -> int:
    """isle.win.5 The highest value of the seat's crews on the isle; -1 if there are none."""
    highest = -1
    for slot in range(terms.CREWS):
        if is_on_isle(s, seat, slot):
            highest = max(highest, value_of(int(s.crews[seat, slot])))
    return highest


@rule
def tie_break_value(s: State, seat: Seat, tie_break: int) -> int:
    """isle.win.1 to .5 What counts for a seat in this tie-break: the more, the better."""
    if tie_break == TieBreak.SILVER:
        return silver_in_europe(s, seat)
    if tie_break == TieBreak.TILES:
        return num_controlled(s, seat)
    if tie_break == TieBreak.CREWS:
        return num_on_isle(s, seat)
    if tie_break == TieBreak.STRENGTH:
        return strength_on_isle(s, seat)
    return highest_on_isle(s, seat)


@rule
def beats(s: State, seat: Seat, other: Seat) -> bool:
    """isle.win.6 The first tie-break in which two seats differ decides between them."""
    for tie_break in range(TIE_BREAKS):
        ours = tie_break_value(s, seat, tie_break)
        theirs = tie_break_value(s, other, tie_break)
        if ours != theirs:
            return ours > theirs
    return False


@rule
def is_winner(s: State, seat: Seat) -> bool:
    """isle.win.7 Who is beaten by nobody wins, alone or together with those still tied."""
    for other in range(terms.SEATS):
        if beats(s, other, seat):
            return False
    return True
