"""What became of a fight: who fought, who won, what it cost, and whose the silver is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from serai.engine.event import Event
from serai.engine.seat import Seat
from serai.games.silver_isle import actions, events_fight
from serai.games.silver_isle.notation import place_name
from serai.games.silver_isle.parts import suit, values_of
from serai.games.silver_isle.rules import attack, control, geometry, ship
from serai.games.silver_isle.rules.crew import crew_set, is_loaded, place_of
from serai.games.silver_isle.story_change import Change
from serai.games.silver_isle.terms import CREWS, EUROPE, QUARTERS, SHIP, Phase, Place

Told: TypeAlias = Iterator[Event]

NO_WINNER = "none"
"""Both sides of a fight are equally strong."""


@dataclass(frozen=True)
class Fight:
    """Both sides of a fight: seats, places, and the crews as sets."""

    seat: Seat
    foe: Seat
    start: Place
    target: Place
    ours: int
    theirs: int

    @property
    def strengths(self) -> tuple[int, int]:
        """The strengths of attacker and defender."""
        return sum(values_of(self.ours)), sum(values_of(self.theirs))

    @property
    def winner(self) -> Seat | None:
        """The stronger side, if one is."""
        ours, theirs = self.strengths
        if ours == theirs:
            return None
        return self.seat if ours > theirs else self.foe


def tell_fight(change: Change) -> Told:
    """What happened in a fight: in one that the action began, or in the one under way."""
    fight = fight_of(change)
    if fight is not None:
        yield from _fought(change, fight)
    elif change.before.phase in (Phase.PAY, Phase.KEEP):
        yield from _captured(change, int(change.before.winner))
    elif change.before.phase == Phase.SILVER:
        winner = int(change.before.winner)
        if change.tokens(winner) > 1:
            yield events_fight.SilverCaptured(suit(winner), change.tokens(winner) - 1)


# --- Who fought -------------------------------------------------------------------------------


def fight_of(change: Change) -> Fight | None:
    """The fight that the action began, if it did."""
    action, s, seat = change.action, change.before, change.actor
    if isinstance(action, actions.Attack):
        return _attack(change, change.start, change.target, 1 << action.crew)
    if isinstance(action, actions.PortAttacks):
        return _attack(
            change, geometry.port_of(seat), change.target, crew_set(s, seat, geometry.port_of(seat))
        )
    if isinstance(action, actions.ShipAttacksShore):
        return _attack(change, SHIP, ship.shore_of(s, seat), crew_set(s, seat, SHIP))
    if isinstance(action, actions.ShipAttacksShip):
        return _attack_on_ship(change, SHIP)
    if isinstance(action, actions.PortAttacksShip):
        return _attack_on_ship(change, geometry.port_of(seat))
    if isinstance(action, actions.Step):
        return _entry(change, change.target)
    if isinstance(action, actions.UnloadCrew):
        return _entry(change, ship.shore_of(s, seat))
    return None


def _attack(change: Change, start: Place, target: Place, ours: int) -> Fight:
    foe = attack.owner_at(change.before, target)
    return Fight(change.actor, foe, start, target, ours, crew_set(change.before, foe, target))


def _attack_on_ship(change: Change, start: Place) -> Fight:
    s, seat, foe = change.before, change.actor, change.action.seat
    return Fight(seat, foe, start, SHIP, crew_set(s, seat, start), crew_set(s, foe, SHIP))


def _entry(change: Change, place: Place) -> Fight | None:
    s, seat = change.before, change.actor
    if not geometry.is_space(place) or s.control[geometry.tile_of(place)] == seat:
        return None
    if not control.is_defended(s, geometry.tile_of(place)):
        return None
    foe = int(s.control[geometry.tile_of(place)])
    first = geometry.first_space(geometry.tile_of(place))
    spaces = range(first, first + QUARTERS)
    theirs = sum(crew_set(s, foe, space) for space in spaces)
    return Fight(seat, foe, place, place, 1 << change.action.crew, theirs)


# --- What became of it ------------------------------------------------------------------------


def _fought(change: Change, fight: Fight) -> Told:
    s = change.before
    yield events_fight.FightFought(
        suit(fight.seat),
        suit(fight.foe),
        place_name(s, fight.start),
        place_name(s, fight.target),
        _faces(fight.ours),
        _faces(fight.theirs),
        NO_WINNER if fight.winner is None else suit(fight.winner),
    )
    if fight.winner is None:
        yield events_fight.FightPushed(suit(fight.seat), suit(fight.foe))
        yield from _lost(fight.seat, fight.ours)
        yield from _lost(fight.foe, fight.theirs)
    else:
        yield from _won(change, fight.winner, fight)


def _faces(crews: int) -> str:
    return "+".join(map(str, values_of(crews))) or "-"


def _lost(seat: Seat, crews: int) -> Told:
    if crews:
        yield events_fight.CrewsLost(suit(seat), _faces(crews))


def _won(change: Change, winner: Seat, fight: Fight) -> Told:
    """What the loser lost, and what the winner owes: the loser's strength, or what is left to be
    paid, which is more if there is a least damage."""
    damage = max(min(fight.strengths), int(change.after.damage))
    loser, winning, losing = fight.foe, fight.ours, fight.theirs
    if winner == fight.foe:
        loser, winning, losing = fight.seat, losing, winning
    yield events_fight.FightWon(suit(winner), suit(loser), damage)
    yield from _lost(loser, losing)
    if change.before.ship_at[loser] != change.after.ship_at[loser]:
        yield events_fight.ShipLost(suit(loser))
    yield from _lost(winner, _gone(change, winner, winning))
    if damage and change.after.phase != Phase.PAY:
        yield events_fight.DamageLapsed(suit(winner), damage)
    yield from _captured(change, winner)


def _gone(change: Change, seat: Seat, crews: int) -> int:
    """Those of the crews that are in Europe now."""
    numbers = [1 + value for value in values_of(crews)]
    return sum(1 << crew for crew in numbers if place_of(change.after, seat, crew) == EUROPE)


def _captured(change: Change, winner: Seat) -> Told:
    """The tokens that the winner has more than before, on its crews and aboard. Crews that went to
    Europe laid theirs down, which does not count as less; but a replacement takes over the token
    of the crew that it replaces."""
    laid_down = sum(
        bool(is_loaded(change.before, winner, crew))
        and place_of(change.after, winner, crew) == EUROPE
        for crew in range(1, CREWS + 1)
    )
    if isinstance(change.action, actions.Replace):
        laid_down = 0
    aboard = int(change.after.ship_silver[winner]) - int(change.before.ship_silver[winner])
    number = change.tokens(winner) + laid_down + max(aboard, 0)
    if number > 0:
        yield events_fight.SilverCaptured(suit(winner), number)
