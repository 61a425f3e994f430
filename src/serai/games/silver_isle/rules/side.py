"""The two sides of a fight, who fights on them, and how strong they are."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle.rules.crew import value_of
from serai.games.silver_isle.rules.geometry import is_space, tile_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import CREWS, SHIP, Place, Seat, Slot


@rule
def is_fighting(s: State) -> bool:
    """Whether a fight has been decided and not yet been settled."""
    return s.winner != NOBODY


@rule
def winner(s: State) -> Seat:
    """isle.fight.dmg.12 The seat that won the fight pays and takes silver, whoever's turn it is."""
    return int(s.winner)


@rule
def side_of(s: State, seat: Seat) -> Place:
    """The place from which this seat fights: a space, a port or a ship."""
    return int(s.attack_from) if seat == s.turn else int(s.attack_at)


@rule
def takes_part(s: State, seat: Seat, slot: Slot) -> bool:
    """isle.fight.1, isle.fight.who.11 Every crew of a ship or port takes part. isle.fight.enter.1,
    isle.fight.enter.2 A crew that enters a tile fights alone, from the space that it entered,
    against all crews of the controller on that tile."""
    place = int(s.crew_at[seat, slot])
    if s.entering and seat != s.turn:
        return is_space(place) and tile_of(place) == tile_of(int(s.attack_at))
    return place == side_of(s, seat)


@rule
def fighters(s: State, seat: Seat) -> Bits:
    """The crews of this seat that take part, less those that have gone to Europe."""
    crews = 0
    for slot in range(CREWS):
        if takes_part(s, seat, slot):
            crews |= bit(s.crews[seat, slot])
    return crews


@rule
def strength(crews: Bits) -> int:
    """isle.fight.2, isle.fight.3, isle.fight.null.1 The sum of the values: a null adds nothing, and
    a ship without crews has none."""
    total = 0
    for crew in range(1, CREWS + 1):
        if has(crews, crew):
            total += value_of(crew)
    return total


@rule
def is_won_by_ship(s: State) -> bool:
    """Whether the winner fights from a ship."""
    return side_of(s, int(s.winner)) == SHIP


@rule
def winning_crews(s: State) -> Bits:
    """The winner's crews that are still in the fight; those that paid with their place are gone."""
    return fighters(s, int(s.winner))
