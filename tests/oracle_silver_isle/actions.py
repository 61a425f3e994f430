"""The ten actions (sections 4, 6 to 9), each with everything that follows from it at once."""

from collections.abc import Callable, Iterator

from oracle_silver_isle.board import State, lay_token, move_crew, take_token
from oracle_silver_isle.data import (
    EUROPE,
    PORT,
    SHIP,
    SUITS,
    Cell,
    Corner,
    Ground,
    Place,
    Space,
    corner_name,
    place_name,
    port_ground,
)
from oracle_silver_isle.fights import Play, attacks, fight, on_land
from oracle_silver_isle.geometry import cell_of, near, spaces_of

# ---- entering a tile -------------------------------------------------------------------------


def enter(state: State, suit: str, value: int, space: Space) -> Iterator[Play]:
    """A crew comes onto a tile: forced fight, control, discovery: isle.move.13, .14."""
    state = state.copy()
    move_crew(state, suit, value, space)
    cell = cell_of(space)
    owner = state.control.get(cell)
    foes = state.on_tile(owner, cell) if owner else []
    if owner == suit:
        yield (), state
    elif owner and foes:
        for winner, (label, after) in fight(state, on_land(suit, value), on_land(owner, *foes)):
            if winner == suit:  # isle.fight.enter.3
                yield from prefixed(label, gain(after, suit, cell))
            else:
                yield label, after
    else:
        yield from gain(state, suit, cell)


def prefixed(label: tuple[str, ...], plays: Iterator[Play]) -> Iterator[Play]:
    """The same plays with more words before."""
    for more, after in plays:
        yield label + more, after


def gain(state: State, suit: str, cell: Cell) -> Iterator[Play]:
    """A player gains control and may discover a mine: isle.control.2-4, isle.mine.1-10."""
    whose = state.control.get(cell, suit)
    state = state.copy()
    state.control[cell] = suit
    yield (), state
    taken = {cell_of(space) for space in state.mine_spaces()}
    if whose in state.mines or cell in taken:
        return
    for space in spaces_of(cell):
        if space not in state.occupied() and not state.ground[space]:
            after = state.copy()
            after.mines[whose] = (space, start_value(state, whose, space))
            yield (f"discover {whose} at {place_name(space)}",), after


def start_value(state: State, suit: str, space: Space) -> int:
    """The value of a mine placed now: isle.mine.13 to .17."""
    steps = state.land.steps_to_port(space, suit, state.mine_spaces())
    return min(int(state.options["mine_cap"]), steps)


def open_for_crews(state: State) -> list[Space]:
    """Spaces without crew and mine: isle.move.2 to .4."""
    closed = state.occupied() | state.mine_spaces()
    return [space for space in state.land.spaces if space not in closed]


# ---- moving ----------------------------------------------------------------------------------


def moves(state: State) -> Iterator[Play]:
    """Move a crew one step: isle.move.1 to .8."""
    suit, free = state.turn, open_for_crews(state)
    beside = state.land.beside_port[suit]
    for value, place in state.crews[suit].items():
        if place in (SHIP, EUROPE):
            continue
        label = f"from {state.stand_of(suit, value)}"
        reach = beside if isinstance(place, str) else state.land.neighbours[place]
        for space in (space for space in reach if space in free):
            words = (label, f"to {place_name(space)}")
            yield from prefixed(words, enter(state, suit, value, space))
        if place in beside:
            yield (label, "to port"), with_crew_at(state, value, PORT)


def with_crew_at(state: State, value: int, place: Place) -> State:
    """The player's crew elsewhere, with nothing else happening."""
    after = state.copy()
    move_crew(after, state.turn, value, place)
    return after


def with_ship_at(state: State, corner: Corner | None) -> State:
    """The player's ship elsewhere, with all that is aboard."""
    after = state.copy()
    after.ships[state.turn] = corner
    return after


def sailings(state: State) -> Iterator[Play]:
    """Sail along the coast: isle.ship.sail.1."""
    corner = state.ships[state.turn]
    for goal in state.land.seen_from(corner) if corner is not None else ():
        yield (f"to {corner_name(goal)}",), with_ship_at(state, goal)


def arrivals(state: State) -> Iterator[Play]:
    """From Europe to the own port: isle.ship.europe.1, .2."""
    if state.ships[state.turn] is None:
        for goal in state.land.docks[state.turn]:
            yield (f"to {corner_name(goal)}",), with_ship_at(state, goal)


def departures(state: State) -> Iterator[Play]:
    """From the own port to Europe: isle.ship.europe.3, .4."""
    if state.ships[state.turn] in state.land.docks[state.turn]:
        yield (), with_ship_at(state, None)


# ---- loading and unloading -------------------------------------------------------------------


def loadings(state: State) -> Iterator[Play]:
    """Load a crew or a token: isle.load.*."""
    suit, closest = state.turn, state.closest(state.turn)
    for value, place in state.crews[suit].items():
        here = state.ground_under(suit, value)
        loose = place == EUROPE and state.ships[suit] is None
        if loose or (here is not None and here == closest):
            label = f"crew from {state.stand_of(suit, value)}"
            yield (label,), with_crew_at(state, value, SHIP)
        if here is not None and here == closest and (suit, value) in state.carrying:
            after = state.copy(carrying=state.carrying - {(suit, value)})
            after.aboard[suit] += 1
            yield (f"token from crew at {state.stand_of(suit, value)}",), after
    if closest is not None and state.ground[closest]:
        yield (f"token from ground {place_name(closest)}",), ship_takes(state, closest)


def ship_takes(state: State, ground: Ground) -> State:
    """A token from the ground onto the player's ship: isle.load.7, isle.claim.4."""
    after = state.copy()
    take_token(after, ground)
    after.aboard[state.turn] += 1
    return after


def unloadings(state: State) -> Iterator[Play]:
    """Unload a crew or a token: isle.unload.*."""
    suit, closest = state.turn, state.closest(state.turn)
    for value in state.values_at(suit, SHIP):
        if closest is None:
            yield ("crew to europe",), with_crew_at(state, value, EUROPE)
        elif closest == port_ground(suit):
            yield ("crew to port",), with_crew_at(state, value, PORT)
        elif not isinstance(closest, str) and closest in open_for_crews(state):
            words = (f"crew to {place_name(closest)}",)
            yield from prefixed(words, enter(state, suit, value, closest))
    if state.aboard[suit] and closest not in state.mine_spaces():
        after = state.copy()
        after.aboard[suit] -= 1
        if closest is None:
            after.unloaded[suit] += 1
        else:
            lay_token(after, closest)
        yield (f"token to {EUROPE if closest is None else place_name(closest)}",), after


# ---- silver ----------------------------------------------------------------------------------


def empty_handed(state: State) -> Iterator[tuple[int, Place]]:
    """The player's crews on the isle or in the port that hold no token."""
    for value, place in state.crews[state.turn].items():
        if place not in (SHIP, EUROPE) and (state.turn, value) not in state.carrying:
            yield value, place


def spaces_next_to(state: State, place: Place) -> tuple[Space, ...]:
    """The spaces next to a crew on the isle or in its own port."""
    if isinstance(place, str):
        return state.land.beside_port[state.turn]
    return state.land.neighbours[place]


def diggings(state: State) -> Iterator[Play]:
    """Extract a token from a mine: isle.dig.*."""
    for suit, (space, value) in state.mines.items():
        if value < 1 or state.control.get(cell_of(space)) != state.turn:
            continue
        for crew, place in empty_handed(state):
            if space in spaces_next_to(state, place):
                after = state.copy(carrying=state.carrying | {(state.turn, crew)})
                after.mines[suit] = (space, value - 1)
                yield (f"mine of {suit}", f"by {place_name(place)}"), after


def within_reach(state: State, place: Place, ground: Ground) -> bool:
    """Can a crew in this place claim silver that lies there: isle.claim.1, .3, R54?"""
    if isinstance(ground, str):
        suit = ground[-1]
        inside = place == PORT and suit == state.turn
        return inside or place in state.land.beside_port[suit]
    if isinstance(place, str):
        return ground in state.land.beside_port[state.turn]
    return near(ground, place)


def ship_reaches(state: State, ground: Ground) -> bool:
    """Can the player's ship claim silver that lies there: isle.claim.4, R27, R54?"""
    closest = state.closest(state.turn)
    if closest is None or ground == closest:
        return ground == closest
    if state.options["ship_reach"] == "closest":
        return False
    if isinstance(closest, str):
        return ground in state.land.beside_port[closest[-1]]
    if isinstance(ground, str):
        return closest in state.land.beside_port[ground[-1]]
    return near(ground, closest)


def claims(state: State) -> Iterator[Play]:
    """Claim an unprotected token: isle.claim.*."""
    for ground in state.ground:
        for value, place in empty_handed(state):
            if within_reach(state, place, ground):
                after = state.copy(carrying=state.carrying | {(state.turn, value)})
                take_token(after, ground)
                yield (f"from {place_name(ground)}", f"by {place_name(place)}"), after
        if ship_reaches(state, ground):
            yield (f"from {place_name(ground)}", "by ship"), ship_takes(state, ground)


def assaults(state: State) -> Iterator[Play]:
    """Attack a crew, a ship or a port: section 9.1."""
    for label, attacker, defender in attacks(state):
        for _, (more, after) in fight(state, attacker, defender):
            yield label + more, after


ACTIONS: dict[str, Callable[[State], Iterator[Play]]] = {  # isle.turn.3
    "move": moves,
    "sail": sailings,
    "arrive": arrivals,
    "depart": departures,
    "load": loadings,
    "unload": unloadings,
    "mine": diggings,
    "claim": claims,
    "attack": assaults,
}


def drops(state: State) -> Iterator[Play]:
    """Lay the token of a crew in the own port on its ground: option `drop`, R25, R56."""
    for value in state.values_at(state.turn, PORT) if state.options["drop"] == "port" else ():
        if (state.turn, value) in state.carrying:
            after = state.copy(carrying=state.carrying - {(state.turn, value)})
            lay_token(after, port_ground(state.turn))
            yield (), after


def exhausted(state: State) -> bool:
    """Have all four mines been placed and emptied: isle.end.1, .4?"""
    return len(state.mines) == len(SUITS) and not any(v for _, v in state.mines.values())
