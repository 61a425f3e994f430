"""What a fight does, whose the silver is, and who controls the tile."""

from __future__ import annotations

from serai.engine.bits import Bits, has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle import terms
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.control import gain_control
from serai.games.silver_isle.rules.crew import (
    eliminate,
    eliminate_all,
    is_loaded,
    load_token,
    place_of,
)
from serai.games.silver_isle.rules.damage import demand_payment
from serai.games.silver_isle.rules.geometry import tile_of
from serai.games.silver_isle.rules.knowledge import show_pool
from serai.games.silver_isle.rules.place import lay_silver
from serai.games.silver_isle.rules.ship import shore_of
from serai.games.silver_isle.rules.side import (
    fighters,
    is_won_by_ship,
    side_of,
    strength,
    takes_part,
    winning_crews,
)
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Crew, Place, Seat

# --- The fight --------------------------------------------------------------------------------


@rule
def turn_up(s: State, seat: Seat) -> None:
    """isle.fight.1, isle.fight.10 All crews of a side are shown to everybody, and turned suit side
    up again afterwards."""
    for slot in range(terms.CREWS):
        if takes_part(s, seat, slot):
            show_pool(s, seat, slot)


@rule
def fight(s: State, foe: Seat, start: Place, target: Place, entering: bool) -> None:
    """isle.fight.4, isle.fight.5 The seat whose turn it is attacks. The higher strength wins;
    equal strengths are a push."""
    s.foe = foe
    s.attack_from = start
    s.attack_at = target
    s.entering = entering
    turn_up(s, int(s.turn))
    turn_up(s, foe)
    ours = strength(fighters(s, int(s.turn)))
    theirs = strength(fighters(s, foe))
    if ours == theirs:
        push(s)
    elif ours > theirs:
        win(s, int(s.turn), foe)
    else:
        win(s, foe, int(s.turn))


@rule
def push(s: State) -> None:
    """isle.fight.push.1 to .3, isle.fight.null.3 All crews of both sides go to Europe, and their
    tokens stay on the ground. Ships stay, with the silver aboard, and nothing is paid.
    isle.fight.enter.4 Control stays."""
    foe = int(s.foe)
    ours = fighters(s, int(s.turn))
    theirs = fighters(s, foe)
    eliminate_all(s, int(s.turn), ours)
    eliminate_all(s, foe, theirs)
    end_fight(s)


@rule
def win(s: State, winner: Seat, loser: Seat) -> None:
    """isle.fight.6, isle.fight.7 Every crew of the loser goes to Europe, and so does every null of
    the winner (isle.fight.null.1, isle.fight.null.2); then the winner pays (isle.fight.8)."""
    losing = fighters(s, loser)
    s.winner = winner
    s.fought = fighters(s, winner)
    s.damage = strength(losing)
    capture(s, loser, losing)
    eliminate_all(s, loser, losing)
    if has(int(s.fought), terms.NULL):
        eliminate(s, winner, terms.NULL, True)
    if is_won_by_ship(s):
        take_all_aboard(s, winner)
    demand_payment(s)


# --- The loser's silver -----------------------------------------------------------------------


@rule
def capture(s: State, loser: Seat, crews: Bits) -> None:
    """isle.fight.silver.1 The loser's tokens are those on its crews and those aboard its ship.
    isle.fight.port.1, isle.fight.port.2 What lies on the ground of a port stays the port's."""
    for crew in range(1, terms.CREWS + 1):
        if has(crews, crew) and is_loaded(s, loser, crew):
            s.spoils[place_of(s, loser, crew)] += 1
    if side_of(s, loser) == terms.SHIP:
        lose_ship(s, loser)


@rule
def lose_ship(s: State, loser: Seat) -> None:
    """isle.fight.ship.1 to .3 A ship that loses goes to Europe at once, empty, and may be used
    again. isle.fight.silver.5 Its tokens fall on the closest ground."""
    shore = shore_of(s, loser)
    s.spoils[shore] += s.ship_silver[loser]
    lay_silver(s, shore, int(s.ship_silver[loser]))
    s.ship_silver[loser] = 0
    s.ship_at[loser] = terms.NO_CORNER


@rule
def take_all_aboard(s: State, winner: Seat) -> None:
    """isle.fight.silver.2 A winning ship takes all of the loser's tokens."""
    for place in range(1, terms.PLACES):
        if s.spoils[place]:
            lay_silver(s, place, -int(s.spoils[place]))
            s.ship_silver[winner] += s.spoils[place]
            s.spoils[place] = 0


@rule
def refuse_spoils(s: State, crew: Crew, place: Place) -> Reason:
    """isle.fight.silver.3 A token of the loser goes to a surviving crew of the winner that has
    none."""
    if not has(winning_crews(s), crew):
        return Reason.CREW_DID_NOT_WIN
    if is_loaded(s, int(s.winner), crew):
        return Reason.CREW_CARRIES_SILVER
    if s.spoils[place] == 0:
        return Reason.NO_SILVER_THERE
    return Reason.ALLOWED


@rule
def num_places(s: State) -> int:
    """In how many places tokens of the loser lie."""
    number = 0
    for place in range(1, terms.PLACES):
        number += s.spoils[place] > 0
    return number


@rule
def num_spoils(s: State) -> int:
    """How many tokens of the loser there are."""
    number = 0
    for place in range(1, terms.PLACES):
        number += int(s.spoils[place])
    return number


@rule
def num_takers(s: State) -> int:
    """How many of the winner's crews can take a token."""
    number = 0
    crews = winning_crews(s)
    for crew in range(1, terms.CREWS + 1):
        number += has(crews, crew) and not is_loaded(s, int(s.winner), crew)
    return number


@rule
def is_silver_to_choose(s: State) -> bool:
    """isle.fight.silver.3 Whether it matters which token goes to which crew: not all crews get one,
    or tokens that stay behind could stay here or there. With `ask_for_silver` every crew and every
    place count (R57)."""
    tokens = num_spoils(s)
    takers = num_takers(s)
    if s.ask_for_silver:
        return num_places(s) * takers > 1
    if tokens == 0 or takers == 0:
        return False
    return tokens < takers or (tokens > takers and num_places(s) > 1)


@rule
def take_all_silver(s: State) -> None:
    """isle.fight.silver.3 The winner's crews take a token each, as far as the tokens go."""
    for place in range(1, terms.PLACES):
        if s.spoils[place]:
            take_silver_from(s, place)


@rule
def take_silver_from(s: State, place: Place) -> None:
    """isle.fight.silver.3 Tokens from this place go to the crews that can take one."""
    for crew in range(1, terms.CREWS + 1):
        if refuse_spoils(s, crew, place) == Reason.ALLOWED:
            take_spoils(s, crew, place)


@rule
def take_spoils(s: State, crew: Crew, place: Place) -> None:
    """isle.fight.silver.3, isle.fight.silver.4, isle.fight.silver.8 The crew takes one token; what
    is left stays on the ground, and none is lost."""
    s.spoils[place] -= 1
    lay_silver(s, place, -1)
    load_token(s, int(s.winner), crew)


# --- Afterwards -------------------------------------------------------------------------------


@rule
def settle_control(s: State) -> None:
    """isle.fight.9, isle.fight.enter.3, isle.fight.enter.6 A crew that entered and won gains the
    tile, even if it did not survive. isle.fight.enter.5 No other attack changes control."""
    if s.entering and s.winner == s.turn:
        gain_control(s, int(s.turn), tile_of(int(s.attack_at)))


@rule
def end_fight(s: State) -> None:
    """Nothing of the fight is left to be decided."""
    s.foe = NOBODY
    s.attack_from = terms.NOWHERE
    s.attack_at = terms.NOWHERE
    s.entering = 0
    s.winner = NOBODY
    s.damage = 0
    s.fought = 0
    s.removed = 0
    for place in range(terms.PLACES):
        s.spoils[place] = 0
