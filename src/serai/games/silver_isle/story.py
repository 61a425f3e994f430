"""Before + action + after -> events, in the order in which things happened.

What an action did is read off the difference of the two records. An action's own events come first
(`TELLERS`), then what became of a fight, of the tile, of the turn, and of the game. isle.info.7,
isle.info.13 Nobody but the owner hears which crew left a pool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from serai.engine.action import Action
from serai.engine.event import Event
from serai.engine.seat import NOBODY
from serai.games.silver_isle import actions, events, events_fight
from serai.games.silver_isle.notation import cell_name, corner_name, place_name
from serai.games.silver_isle.parts import CREW, FACE, suit
from serai.games.silver_isle.position import winners
from serai.games.silver_isle.rules import building, ending, geometry, knowledge, mine, ship
from serai.games.silver_isle.story_change import Change
from serai.games.silver_isle.story_fight import tell_fight
from serai.games.silver_isle.terms import SEATS, Coast, Phase

Told: TypeAlias = Iterator[Event]


def tell(before: object, action: Action, after: object) -> list[Event]:
    """What the action did, in order."""
    change = Change(before, action, after)
    told = [*TELLERS[type(action)](change), *tell_fight(change), *_control(change)]
    return [*told, *_turn(change), *_end(change)]


# --- Set-up -----------------------------------------------------------------------------------


def _coasts(change: Change) -> Told:
    yield events.CoastsAssigned(*(suit(building.seat_at(change.after, coast)) for coast in Coast))


def _drawer(change: Change) -> Told:
    yield events.DrawerChosen(suit(change.action.seat))


def _draw(change: Change) -> Told:
    face = FACE.write(change.action.tile)
    yield events.TileDrawn(change.seat, face)
    if change.after.num_tiles > change.before.num_tiles:
        yield events.TileLaid(face, cell_name(change.after, int(change.after.num_tiles)))
    elif change.after.phase != Phase.LAY:
        yield events.TileDiscarded(face)


def _lay(change: Change) -> Told:
    face = FACE.write(int(change.before.drawn))
    yield events.TileLaid(face, cell_name(change.after, int(change.after.num_tiles)))


def _first(change: Change) -> Told:
    yield events.FirstPlayerDrawn(suit(change.action.seat))


def _port(change: Change) -> Told:
    yield events.PortPlaced(change.seat, cell_name(change.after, geometry.port_tile(change.actor)))


# --- Actions ----------------------------------------------------------------------------------


def _named(change: Change) -> Told:
    """The owner hears which crew it was, if it came out of a pool."""
    if knowledge.is_pool(change.start):
        yield events.CrewNamed(change.seat, CREW.write(change.action.crew))


def _starve(change: Change) -> Told:
    yield events.CrewStarved(change.seat, change.start_name)
    yield from _named(change)


def _step(change: Change) -> Told:
    yield events.CrewMoved(change.seat, change.start_name, change.target_name)
    yield from _named(change)


def _sail(change: Change) -> Told:
    start = corner_name(change.before, int(change.before.ship_at[change.actor]))
    end = corner_name(change.after, int(change.after.ship_at[change.actor]))
    yield events.ShipSailed(change.seat, start, end)


def _load_crew(change: Change) -> Told:
    yield events.CrewLoaded(change.seat, change.start_name)
    yield from _named(change)


def _load_silver(change: Change) -> Told:
    crew = change.action.source
    source = "crew" if crew else "ground"
    yield events.SilverLoaded(change.seat, _shore(change), source)
    if crew and knowledge.is_pool(change.place_of(change.actor, crew)):
        yield events.CrewNamed(change.seat, CREW.write(crew))


def _ship_claims(change: Change) -> Told:
    yield events.SilverLoaded(change.seat, change.target_name, "ground")


def _unload_crew(change: Change) -> Told:
    yield events.CrewUnloaded(change.seat, _shore(change))
    yield from _named(change)


def _unload_silver(change: Change) -> Told:
    yield events.SilverUnloaded(change.seat, _shore(change))


def _shore(change: Change) -> str:
    return place_name(change.before, ship.shore_of(change.before, change.actor))


def _mine(change: Change) -> Told:
    owner = change.action.seat
    left = int(change.after.mine_value[owner])
    yield events.SilverMined(change.seat, suit(owner), change.start_name, left)
    yield from _named(change)


def _claim(change: Change) -> Told:
    yield events.SilverClaimed(change.seat, change.start_name, change.target_name)
    yield from _named(change)


def _drop(change: Change) -> Told:
    yield events.SilverDropped(change.seat)
    yield from _named(change)


def _pass(change: Change) -> Told:
    yield events.TurnPassed(change.seat)


def _nothing(change: Change) -> Told:  # noqa: ARG001 (an attack is told by `tell_fight`)
    yield from ()


# --- Payments ---------------------------------------------------------------------------------


def _remove(change: Change) -> Told:
    yield events_fight.CrewRemoved(change.seat, CREW.write(change.action.crew))


def _replace(change: Change) -> Told:
    yield events_fight.CrewReplaced(change.seat, CREW.write(change.action.crew), change.start_name)
    yield events.CrewNamed(change.seat, CREW.write(change.action.by))


def _keep(change: Change) -> Told:
    yield events_fight.CrewKept(change.seat, CREW.write(change.action.crew))


# --- Control and discovery --------------------------------------------------------------------


def _control(change: Change) -> Told:
    for tile in range(1, int(change.after.num_tiles) + 1):
        owner, before = int(change.after.control[tile]), int(change.before.control[tile])
        name = cell_name(change.after, tile)
        if owner != before and before == NOBODY:
            yield events.TileGained(suit(owner), name)
        elif owner != before:
            yield events.TileTaken(suit(owner), name, suit(before))


def _discover(change: Change) -> Told:
    owner = mine.mine_to_find(change.before)
    space = place_name(change.after, int(change.after.mine_at[owner]))
    value = int(change.after.mine_value[owner])
    yield events.MineDiscovered(change.seat, suit(owner), space, value)


def _decline(change: Change) -> Told:
    yield events.DiscoveryDeclined(change.seat, suit(mine.mine_to_find(change.before)))


# --- The course of the game -------------------------------------------------------------------


def _turn(change: Change) -> Told:
    """The first turn begins with the first round, every other when it is another seat's."""
    began = change.after.rounds > change.before.rounds
    if change.before.rounds:
        began = change.after.turn != change.before.turn
    if began and change.after.phase in (Phase.STARVE, Phase.ACT):
        yield events.TurnBegan(suit(int(change.after.turn)))


def _end(change: Change) -> Told:
    s = change.after
    if not ending.is_over(s):
        return
    won = winners(s)
    scores = tuple(int(ending.silver_in_europe(s, seat)) for seat in range(SEATS))
    for seat in range(SEATS):
        yield events.ScoreCounted(suit(seat), scores[seat])
    for seat in won:
        yield events.GameWon(suit(seat), scores[seat], len(won))
    yield events.GameEnded(_cause(change), scores, tuple(suit(seat) for seat in won))


def _cause(change: Change) -> str:
    s = change.after
    if ending.is_finished(s):
        return "silver"
    return "quiet" if ending.is_too_quiet(s) else "limit"


TELLERS: Mapping[type[Action], Callable[[Change], Told]] = {
    actions.AssignCoasts: _coasts,
    actions.ChooseDrawer: _drawer,
    actions.DrawTile: _draw,
    actions.LayTile: _lay,
    actions.ChooseFirst: _first,
    actions.PlacePort: _port,
    actions.Starve: _starve,
    actions.Step: _step,
    actions.Sail: _sail,
    actions.LoadCrew: _load_crew,
    actions.LoadSilver: _load_silver,
    actions.UnloadCrew: _unload_crew,
    actions.UnloadSilver: _unload_silver,
    actions.Mine: _mine,
    actions.Claim: _claim,
    actions.ShipClaims: _ship_claims,
    actions.DropSilver: _drop,
    actions.Attack: _nothing,
    actions.AttackShip: _nothing,
    actions.ShipAttacksShip: _nothing,
    actions.ShipAttacksShore: _nothing,
    actions.PortAttacks: _nothing,
    actions.PortAttacksShip: _nothing,
    actions.Pass: _pass,
    actions.Remove: _remove,
    actions.Replace: _replace,
    actions.Keep: _keep,
    actions.Discover: _discover,
    actions.Decline: _decline,
}
"""What each kind of action did by itself."""
