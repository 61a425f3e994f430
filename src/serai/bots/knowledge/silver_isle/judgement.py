"""What a position is worth to a seat, in tokens.

The constants here and in `silver.py` were first measured by regression (last over 1,200 games of
greedy seats, seeds 300000 on, positions up to round 26), and then by games, since a regression
tells what goes with winning, not what makes a seat win: it makes little of crews, but seats of an
earlier version that counted nothing for crews and tiles won 5 % among three that did. Games that
were looked at move by move showed the rest: silver loses more with each action that it still needs
than the results say, or seats never carry it home; and crews count as much aboard as ashore, or
seats put them all out at their port, where they starve, instead of sailing to where silver is. A
seat that knows the latter wins 54 % (47 to 61) among three that do not (200 games, seeds 9000 on,
on which it was also chosen). `serai.bots.fitting` measures anew.
"""

from __future__ import annotations

from serai.bots.evaluation import Evaluation
from serai.bots.knowledge.silver_isle.silver import (
    aboard,
    carried,
    found_mines,
    on_the_ground,
    unfound_mine,
)
from serai.bots.knowledge.silver_isle.way import Scratch, ways_of
from serai.engine.bits import Bits, has
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import Seat
from serai.games.silver_isle.rules.control import area_of, num_controlled, surplus
from serai.games.silver_isle.rules.crew import value_of
from serai.games.silver_isle.rules.ending import (
    highest_on_isle,
    is_on_isle,
    num_on_isle,
    silver_in_europe,
    strength_on_isle,
)
from serai.games.silver_isle.rules.geometry import port_tile
from serai.games.silver_isle.rules.port import has_port
from serai.games.silver_isle.rules.sight import is_eligible
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import ACTIONS, CREWS, SHIP, Phase

TERMS = (
    "europe", "aboard", "carried", "ground", "mines", "rivals", "unfound", "crews", "tiles",
    "hunger", "port", "tempo",
)  # fmt: skip
(EUROPE, ABOARD, CARRIED, GROUND, MINES, RIVALS, UNFOUND, CREWS_OUT, TILES, HUNGER,
 PORT, TEMPO) = range(12)  # fmt: skip
BUDGETS = {"beginner": 6, "easy": 30, "medium": 120, "hard": 500, "expert": 5000}
SEARCH_SETTINGS = {
    "own_later_widening": 1.0,
    "rollout_depth": 0,
    "margin_weight": 0.02,
    "unfinished_discount": 0.02,
}

CREW, STRENGTH = 0.16, 0.06
"""What a crew on the isle or aboard is worth, and what each point of its value adds."""
STARVING = 0.3
"""What a seat loses when a crew has to go."""
ACTION = 0.1
"""What a seat gains with an action on average, in leads that make a win likely. Those to come are
counted, so that positions can be compared whoever is to move. (Measured in 25 games of greedy
seats, seeds 600000 on, when a lead had to be about twice as large to make a win likely.)"""
DOCK = 0.1
"""What each exposed corner of the own port is worth."""
FIRST_LEAD, LAST_LEAD, LONG_ROUNDS = 2.2, 0.7, 33
"""The lead that makes a win likely at first, the lead that does so after so many rounds, and these
rounds. (Roughly what a regression over 1,200 games says by the tokens that may still come. But by
those it would change with what a seat does, and who was behind kept its silver aboard, in Europe,
so that the game should stay open.)"""
TILE_TIE, CREW_TIE, STRENGTH_TIE, HIGHEST_TIE = 1e-2, 1e-3, 1e-5, 1e-6


@rule
def judge(s: State, seats: Bits, evaluation: Evaluation) -> float:
    """Judge how many tokens these seats may expect; return the scale of a lead."""
    scale = lead_that_counts(s)
    for seat in range(s.players):
        if has(seats, seat):
            judge_seat(s, seat, scale, evaluation.terms[seat], evaluation.scratch[0])
    return scale


@rule
def judge_seat(s: State, seat: Seat, scale: float, terms: Ints, scratch: Scratch) -> None:
    """The tokens that this seat may expect, term by term."""
    for term in range(len(TERMS)):
        terms[term] = 0.0
    terms[EUROPE] = silver_in_europe(s, seat)
    if s.phase == Phase.OVER:
        judge_tie_breaks(s, seat, terms)
    elif s.phase < Phase.STARVE:
        terms[PORT] = DOCK * num_docks(s, seat)
    else:
        judge_silver(s, seat, terms, scratch)
        terms[CREWS_OUT] = crews(s, seat)
        terms[HUNGER] = -STARVING * hunger(s, seat)
        terms[TEMPO] = ACTION * scale * actions_to_come(s, seat)


@rule
def judge_tie_breaks(s: State, seat: Seat, terms: Ints) -> None:
    """isle.win.2 to .5 If two seats have equal silver, tiles decide, then crews, their strength,
    and the highest of them."""
    terms[TILES] = TILE_TIE * num_controlled(s, seat)
    terms[CREWS_OUT] = (
        CREW_TIE * num_on_isle(s, seat)
        + STRENGTH_TIE * strength_on_isle(s, seat)
        + HIGHEST_TIE * highest_on_isle(s, seat)
    )


@rule
def judge_silver(s: State, seat: Seat, terms: Ints, scratch: Scratch) -> None:
    """Silver that is not in Europe yet, as far as there is time for it."""
    ways = ways_of(s, seat, scratch)
    time = time_left(s)
    terms[ABOARD] = time * aboard(s, seat, ways)
    terms[CARRIED] = time * carried(s, seat, ways)
    terms[GROUND] = time * on_the_ground(s, seat, ways)
    terms[MINES] = time * found_mines(s, seat, ways, True)
    terms[RIVALS] = time * found_mines(s, seat, ways, False)
    terms[UNFOUND] = time * unfound_mine(s, seat, ways)


@rule
def time_left(s: State) -> float:
    """isle.limit.1, isle.limit.3 How much can still happen before a guard ends the game: from 1,
    all that is planned, to 0, nothing."""
    time = 1.0
    if s.quiet_rounds > 0:
        time -= (int(s.quiet_so_far) / int(s.quiet_rounds)) ** 2
    if s.limit_rounds > 0:
        time *= 1.0 - (int(s.rounds) / (1 + int(s.limit_rounds))) ** 2
    return max(0.0, time)


@rule
def lead_that_counts(s: State) -> float:
    """The lead that makes a win likely: less and less in the course of the game."""
    early = max(0.0, 1.0 - int(s.rounds) / LONG_ROUNDS)
    return LAST_LEAD + (FIRST_LEAD - LAST_LEAD) * time_left(s) * early


# --- Crews and the port -----------------------------------------------------------------------


@rule
def crews(s: State, seat: Seat) -> float:
    """What the seat's crews on the isle and aboard are worth: they carry, hold tiles, and frighten
    others."""
    total = 0.0
    for slot in range(CREWS):
        if s.crew_at[seat, slot] == SHIP or is_on_isle(s, seat, slot):
            total += CREW + STRENGTH * value_of(int(s.crews[seat, slot]))
    return total


@rule
def hunger(s: State, seat: Seat) -> int:
    """isle.starve.6 Crews around the port that will have to go."""
    return max(0, surplus(s, seat, area_of(s, seat, port_tile(seat))))


@rule
def actions_to_come(s: State, seat: Seat) -> int:
    """The actions that the seat still has in this round."""
    if seat == s.turn:
        return int(s.actions_left)
    is_later = (seat - s.first) % s.players > (s.turn - s.first) % s.players
    return ACTIONS if is_later else 0


@rule
def num_docks(s: State, seat: Seat) -> int:
    """The exposed corners of the seat's port, once it stands."""
    number = 0
    if has_port(s, seat):
        x = int(s.tile_x[port_tile(seat)])
        y = int(s.tile_y[port_tile(seat)])
        for east in range(2):
            for north in range(2):
                number += is_eligible(s, x + east, y + north)
    return number
