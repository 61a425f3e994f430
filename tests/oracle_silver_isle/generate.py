"""Random legal positions of every phase, and random games.

The isle and the ports come from the rules of section 3. A position in the middle of the game is
put together from random borders, mines, crews, ships and silver, close to each other so that
there is something to fight about; then a few random decisions are played.
"""

import json
from random import Random
from typing import Any

from oracle_silver_isle.actions import ACTIONS, exhausted, start_value
from oracle_silver_isle.board import Position, State, lay_token, parse, write
from oracle_silver_isle.building import START, end_cell, legal_ports, lines_for
from oracle_silver_isle.data import (
    ACTIONS_A_TURN,
    EUROPE,
    FACES,
    PHASES,
    PORT,
    PRINTED,
    SHIP,
    SIDES,
    SUITS,
    VALUES,
    Cell,
    Ground,
    Place,
    Space,
    full_options,
    port_ground,
)
from oracle_silver_isle.geometry import Land, cell_of, joined, land_of, spaces_of
from oracle_silver_isle.turns import (
    begin_play,
    decisions_of,
    end_turn,
    hungry,
    place_port,
    plays_of,
    starts,
    starvations,
)

MOST_STEPS = 3
QUIET_KINDS = ("pass", "drop")
HABITS = ((6, 1, 1, 1), (1, 6, 1, 1), (1, 1, 6, 1), (1, 1, 1, 6), (1, 1, 1, 1))


def random_options(rng: Random) -> dict[str, Any]:
    """A random setting of every switch, each at its default half of the time."""
    others: dict[str, tuple[Any, ...]] = {
        "coasts": ("random",), "mine_cap": (6,), "damage_short": ("wiped_out",),
        "both_actions": (False,), "silver_counts": ("unloaded",), "ship_reach": ("next",),
        "least_damage": (1,), "drop": ("port",), "quiet_rounds": (0, 1, 3),
        "limit_rounds": (1, 20, 100),
    }  # fmt: skip
    return {name: rng.choice(values) for name, values in others.items() if rng.random() < 0.5}


def random_position(rng: Random, phase: str | None = None, **options: Any) -> Position:
    """A random legal position, in a certain phase if wanted, over only if wanted."""
    if phase not in (None, *PHASES):
        raise ValueError(f"no such phase: {phase}")
    wanted = phase or rng.choice(("build", "port", "starve", *["act"] * 9))
    makers = {
        "build": building, "port": placing_ports, "starve": starving, "act": acting, "over": over,
    }  # fmt: skip
    return write(makers[wanted](rng, full_options(options)))


# ---- setting up ------------------------------------------------------------------------------


def random_coasts(rng: Random, options: dict[str, Any]) -> dict[str, str]:
    """Which suit has which coast."""
    if options["coasts"] == "printed":
        return PRINTED
    return dict(zip(SUITS, rng.sample(SIDES, len(SIDES)), strict=True))


def random_isle(rng: Random, coasts: dict[str, str], faces: list[str]) -> frozenset[Cell]:
    """The isle after these tiles, ties decided at random."""
    tiles = {START}
    for face in faces:
        side = coasts[face[0]]
        if lines := lines_for(tiles, side, int(face[1])):
            tiles.add(end_cell(tiles, side, rng.choice(lines)))
    return frozenset(tiles)


def building(rng: Random, options: dict[str, Any]) -> State:
    """A tile is drawn and not yet laid."""
    coasts = random_coasts(rng, options)
    faces = rng.sample(FACES, rng.randint(1, len(FACES) - 1))
    drawn, seen = faces[-1], faces[:-1]
    land = land_of(random_isle(rng, coasts, seen), ())
    turn = rng.choice(SUITS)
    return State(
        options, coasts, land, "build", turn=turn, first=turn, drawn=drawn, seen=frozenset(seen)
    )


def built(rng: Random, options: dict[str, Any], ports: int) -> State:
    """The isle is complete and so many ports are placed."""
    coasts, first = random_coasts(rng, options), rng.choice(SUITS)
    land = land_of(random_isle(rng, coasts, rng.sample(FACES, len(FACES) - 1)), ())
    state = State(options, coasts, land, "port", turn=first, first=first)
    for _ in range(ports):
        state = place_port(state, random_port(rng, state))
    return state


def random_port(rng: Random, state: State) -> Cell:
    """A legal port, often beside another one."""
    cells = list(legal_ports(state.land, state.coasts[state.turn], state.turn).values())
    ports = set(state.land.port.values())
    snug = [cell for cell in cells if any(is_near(cell, port) for port in ports)]
    return rng.choice(snug if snug and rng.random() < 0.5 else cells)


def is_near(one: Cell, other: Cell) -> bool:
    """Do two cells lie within two steps?"""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 2


def placing_ports(rng: Random, options: dict[str, Any]) -> State:
    """Somebody is about to place a port."""
    return built(rng, options, rng.randrange(len(SUITS)))


# ---- in the middle of the game ---------------------------------------------------------------


def acting(rng: Random, options: dict[str, Any]) -> State:
    """A player with one or two actions left, or with a token to drop."""
    while True:
        state = mid_game(rng, options)
        state.turn, state.actions_left = rng.choice(SUITS), rng.choice((1, 2))
        state = settled(rng, state)
        for _ in range(rng.randint(0, MOST_STEPS)):
            if state.phase != "over":
                state = random_step(rng, state)
        if state.phase == "act":
            return state


def settled(rng: Random, state: State) -> State:
    """Nobody starves any more with two actions left."""
    if state.actions_left == ACTIONS_A_TURN and hungry(state):
        _, state = rng.choice(list(starvations(state)))
    return at_round_start(state)


def at_round_start(state: State) -> State:
    """A round begins without progress: isle.limit.4."""
    if state.actions_left == ACTIONS_A_TURN and state.turn == state.first:
        state.progress = False
    return state


def starving(rng: Random, options: dict[str, Any]) -> State:
    """A player who must eliminate crews, often in more than one area."""
    while True:
        state = mid_game(rng, options)
        for suit in rng.sample(SUITS, len(SUITS)):
            state.turn = suit
            crowd(rng, state)
            if hungry(state):
                state.phase = "starve"
                return at_round_start(state)


def crowd(rng: Random, state: State) -> None:
    """Send idle crews of the player into the port or onto tiles that have crews already."""
    for value in state.values_at(state.turn, EUROPE):
        tiles = [cell_of(at) for at in state.ashore(state.turn).values()]
        spaces = [space for tile in tiles for space in spaces_of(tile) if is_open(state, space)]
        goals: list[Place] = [PORT, *spaces]
        state.crews[state.turn][value] = rng.choice(goals)


def over(rng: Random, options: dict[str, Any]) -> State:
    """A game that has ended, by a guard or with the last token brought home."""
    if not (options["quiet_rounds"] or options["limit_rounds"]) or rng.random() < 0.3:
        return all_home(rng, options)
    state = mid_game(rng, options)
    state.turn = state.order[-1]
    state.quiet_rounds, state.progress = max(0, options["quiet_rounds"] - 1), False
    state.round = max(state.round, options["limit_rounds"])
    return end_turn(state)


def all_home(rng: Random, options: dict[str, Any]) -> State:
    """Every mine is exhausted and every token in Europe."""
    state = mid_game(rng, options, late=True)
    tokens = state.tokens()
    state.ships, state.carrying = dict.fromkeys(SUITS), frozenset()
    state.aboard, state.unloaded = dict.fromkeys(SUITS, 0), dict.fromkeys(SUITS, 0)
    state.ground.clear()
    for _ in range(tokens):
        state.unloaded[rng.choice(SUITS)] += 1
    state.phase = "over"
    return state


def mid_game(rng: Random, options: dict[str, Any], late: bool | None = None) -> State:
    """A position like those in the middle or, if `late`, near the end of a game."""
    late = rng.random() < 0.15 if late is None else late
    state = begin_play(built(rng, options, len(SUITS)))
    spread_control(rng, state, late)
    place_mines(rng, state, late)
    for suit in rng.sample(SUITS, len(SUITS)):
        state.ships[suit] = random_corner(rng, state, suit)
        place_crews(rng, state, suit)
    for _ in range(dig(rng, state, late)):
        put_token(rng, state, late)
    keep_open(rng, state)
    set_counters(rng, state)
    return state


def spread_control(rng: Random, state: State, late: bool) -> None:
    """Borders: areas that grow from ports, with some lone tiles."""
    share = 1.0 if late else rng.choice((0.2, 0.6, 0.9, 1.0))
    free = rng.sample(sorted(state.land.tiles), len(state.land.tiles))
    for _ in range(max(4, round(share * len(free)))):
        suit = rng.choice(SUITS)
        mine = {c for c, s in state.control.items() if s == suit} | {state.land.port[suit]}
        grown = [tile for tile in free if any(joined(tile, other) for other in mine)]
        tile = grown[0] if grown and rng.random() < 0.8 else free[0]
        free.remove(tile)
        state.control[tile] = suit


def place_mines(rng: Random, state: State, late: bool) -> None:
    """Mines on controlled tiles, each with its start value."""
    number = len(SUITS) if late else rng.randint(0, len(SUITS))
    tiles = rng.sample(sorted(state.control), number)
    for suit, tile in zip(rng.sample(SUITS, number), tiles, strict=True):
        space = rng.choice(spaces_of(tile))
        state.mines[suit] = (space, start_value(state, suit, space))


def dig(rng: Random, state: State, late: bool) -> int:
    """Part of every mine is extracted; how many tokens that gives."""
    taken = 0
    for suit, (space, value) in state.mines.items():
        left = 0 if late or rng.random() < 0.3 else rng.randint(0, value)
        state.mines[suit] = (space, left)
        taken += value - left
    return taken


def random_corner(rng: Random, state: State, suit: str) -> tuple[int, int] | None:
    """Europe, a dock, the corner of another ship, a corner with crews, or any corner."""
    land = state.land
    others = [corner for corner in state.ships.values() if corner is not None]
    manned = [c for c in land.eligible if land.closest[c] in state.occupied()]
    docks = [corner for corners in land.docks.values() for corner in corners]
    choices = [others, manned, docks, land.docks[suit], land.eligible, ()]
    corners = rng.choice(choices)
    return rng.choice(corners) if corners else None


def place_crews(rng: Random, state: State, suit: str) -> None:
    """Six crews in Europe, on the ship, in the port and on tiles, by some habit."""
    habit = rng.choice(HABITS)
    for value in VALUES:
        (kind,) = rng.choices((EUROPE, SHIP, PORT, "land"), habit)
        space = random_space(rng, state, suit)
        if kind != "land":
            state.crews[suit][value] = kind
        elif space:
            state.crews[suit][value] = space


def is_open(state: State, space: Space) -> bool:
    """No crew and no mine?"""
    return space not in state.occupied() and space not in state.mine_spaces()


def random_space(rng: Random, state: State, suit: str) -> Space | None:
    """An open space on an own tile, mostly one where something can happen."""
    own = [space for space in state.land.spaces if state.control.get(cell_of(space)) == suit]
    free = [space for space in own if is_open(state, space)]
    wishes = [set(free), *hot_spaces(state, suit)]
    choices = [good for wish in wishes if (good := [space for space in free if space in wish])]
    return rng.choice(rng.choice(choices)) if choices else None


def hot_spaces(state: State, suit: str) -> list[set[Space]]:
    """Beside others, on one tile with own crews, at an own mine, by a port, by a ship."""
    land = state.land
    foes = [at for other in state.others(suit) for at in state.ashore(other).values()]
    mines = [at for at in state.mine_spaces() if state.control[cell_of(at)] == suit]
    tiles = {cell_of(at) for at in state.ashore(suit).values()}
    ships = [at for who in SUITS if (at := state.closest(who)) and not isinstance(at, str)]
    return [
        {space for foe in foes for space in land.neighbours[foe]},
        {space for tile in tiles for space in spaces_of(tile)},
        {space for mine in mines for space in land.neighbours[mine]},
        {space for spaces in land.beside_port.values() for space in spaces},
        set(ships),
    ]


def put_token(rng: Random, state: State, late: bool) -> None:
    """One token somewhere."""
    crews = [(suit, value) for suit in SUITS for value in VALUES]
    hands = [
        crew
        for crew in crews
        if state.ground_under(*crew) is not None and crew not in state.carrying
    ]
    suit = rng.choice(SUITS)
    kind = rng.choices(("crew", "ground", "ship", "europe"), (1, 1, 3, 6) if late else (5, 2, 2, 1))
    if kind == ["crew"] and hands:
        state.carrying |= {rng.choice(hands)}
    elif kind == ["europe"]:
        state.unloaded[suit] += 1
    elif kind == ["ship"]:
        state.aboard[suit] += 1
    else:
        lay_token(state, random_ground(rng, state))


def random_ground(rng: Random, state: State) -> Ground:
    """Where a token may lie, often where somebody can take it."""
    spaces: list[Ground] = [at for at in state.land.spaces if at not in state.mine_spaces()]
    ports = [port_ground(suit) for suit in SUITS]
    close = [at for at in spaces if at in [state.closest(suit) for suit in SUITS]]
    manned = [at for at in spaces if at in state.occupied()]
    return rng.choice(rng.choice([some for some in (spaces, ports, close, manned) if some]))


def keep_open(rng: Random, state: State) -> None:
    """A game that would be over gets a token out of Europe again."""
    if exhausted(state) and state.europe_total() == state.tokens():
        rich = [suit for suit in SUITS if state.silver_in_europe(suit)]
        suit = rng.choice(rich)
        stock = state.unloaded if state.unloaded[suit] else state.aboard
        stock[suit] -= 1
        lay_token(state, port_ground(rng.choice(SUITS)))


def set_counters(rng: Random, state: State) -> None:
    """Somewhere in the course of the rounds, often close to a guard."""
    most, last = state.options["quiet_rounds"], state.options["limit_rounds"]
    state.round = rng.randint(1, last or 40)
    quiet = min(state.round, most or 1) - 1
    state.quiet_rounds = rng.choice((quiet, rng.randint(0, quiet)))
    state.progress = rng.random() < 0.4
    total = state.europe_total()
    state.europe_max = rng.choice((total, rng.randint(total, state.tokens())))


# ---- playing ---------------------------------------------------------------------------------


def random_step(rng: Random, state: State) -> State:
    """Any decision; every kind of action has about the same chance, passing a small one."""
    if state.phase != "act":
        _, chances = rng.choice(list(decisions_of(state)))
        return rng.choice([after for _, after in chances])
    kinds = rng.sample([*ACTIONS], len(ACTIONS))
    kinds = [*QUIET_KINDS, *kinds] if rng.random() < 0.05 else [*kinds, *QUIET_KINDS]
    for kind in kinds:
        if plays := list(plays_of(state, kind)):
            return rng.choice(plays)[1]
    raise AssertionError("passing is always possible")


def random_game(rng: Random, **options: Any) -> list[Position]:
    """All resting positions of a random game from the first drawn tile to the end."""
    state = parse(json.loads(rng.choice(list(starts(**options)))))
    game = [write(state)]
    while state.phase != "over":
        state = random_step(rng, state)
        game.append(write(state))
    return game


def random_land(rng: Random) -> Land:
    """An isle with four ports."""
    return built(rng, full_options({}), len(SUITS)).land
