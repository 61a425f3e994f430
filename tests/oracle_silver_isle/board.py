"""A position of Silver Isle as plain dicts: reading, writing, normal form (section 17)."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from oracle_silver_isle.data import (
    ACTIONS_A_TURN,
    EUROPE,
    PORT,
    PORT_WITH_TOKEN,
    PRINTED,
    SHIP,
    SIDES,
    SUITS,
    SWITCHES,
    VALUES,
    Cell,
    Corner,
    Ground,
    Place,
    Space,
    cell_name,
    corner_name,
    full_options,
    numbers,
    place_name,
    place_of,
    port_ground,
)
from oracle_silver_isle.geometry import Land, cell_of, land_of, pieces

Position = dict[str, Any]
Crew = tuple[str, int]  # suit and value


@dataclass
class State:
    """A position; every suit and all six values of it are always listed."""

    options: dict[str, Any]
    coasts: dict[str, str]
    land: Land
    phase: str
    turn: str
    first: str
    control: dict[Cell, str] = field(default_factory=dict)
    crews: dict[str, dict[int, Place]] = field(default_factory=dict)
    carrying: frozenset[Crew] = frozenset()
    ships: dict[str, Corner | None] = field(default_factory=dict)  # None: in Europe
    mines: dict[str, tuple[Space, int]] = field(default_factory=dict)
    ground: Counter[Ground] = field(default_factory=Counter)
    aboard: dict[str, int] = field(default_factory=dict)  # silver on ships
    unloaded: dict[str, int] = field(default_factory=dict)  # silver in Europe, off the ships
    actions_left: int = ACTIONS_A_TURN
    round: int = 1
    quiet_rounds: int = 0
    progress: bool = False
    europe_max: int = 0
    drawn: str | None = None
    seen: frozenset[str] = frozenset()

    def copy(self, **changes: Any) -> "State":
        """A copy that shares nothing that ever changes."""
        fresh: dict[str, Any] = {
            "control": dict(self.control), "ships": dict(self.ships), "mines": dict(self.mines),
            "crews": {suit: dict(crews) for suit, crews in self.crews.items()},
            "ground": self.ground.copy(), "aboard": dict(self.aboard),
            "unloaded": dict(self.unloaded),
        }  # fmt: skip
        return replace(self, **(fresh | changes))

    # ---- seats

    @property
    def order(self) -> str:
        """All seats clockwise from the first player: isle.seat.4."""
        clockwise = "".join(sorted(SUITS, key=lambda suit: SIDES.index(self.coasts[suit])))
        at = clockwise.index(self.first)
        return clockwise[at:] + clockwise[:at]

    def after(self, suit: str) -> str:
        """The next seat, clockwise."""
        return self.order[(self.order.index(suit) + 1) % len(SUITS)]

    def others(self, suit: str) -> str:
        """All seats but one, clockwise from the first player."""
        return self.order.replace(suit, "")

    # ---- crews

    def values_at(self, suit: str, place: Place) -> list[int]:
        """The values of a suit's crews in a place."""
        return [value for value in VALUES if self.crews[suit][value] == place]

    def ashore(self, suit: str) -> dict[int, Space]:
        """The crews of a suit that stand on spaces."""
        return {v: at for v, at in self.crews[suit].items() if not isinstance(at, str)}

    def on_tile(self, suit: str, cell: Cell) -> list[int]:
        """The values of a suit's crews on one isle tile."""
        return [value for value, at in self.ashore(suit).items() if cell_of(at) == cell]

    def occupied(self) -> set[Space]:
        """All spaces with a crew."""
        return {at for suit in SUITS for at in self.ashore(suit).values()}

    def stand_of(self, suit: str, value: int) -> str:
        """The public name of where a crew is; token holders in a port are a pool: R55."""
        place = self.crews[suit][value]
        marked = place == PORT and (suit, value) in self.carrying
        return PORT_WITH_TOKEN if marked else place_name(place)

    def ground_under(self, suit: str, value: int) -> Ground | None:
        """Where the token of this crew would fall; None aboard a ship and in Europe."""
        place = self.crews[suit][value]
        if place == PORT:
            return port_ground(suit)
        return None if isinstance(place, str) else place

    # ---- land and silver

    def mine_spaces(self) -> frozenset[Space]:
        """All spaces with a mine, working or exhausted."""
        return frozenset(space for space, _ in self.mines.values())

    def areas(self, suit: str) -> list[frozenset[Cell]]:
        """The areas of a player, the port among the tiles: isle.area.1."""
        tiles = {cell for cell, owner in self.control.items() if owner == suit}
        return pieces(frozenset(tiles | {self.land.port[suit]}))

    def closest(self, suit: str) -> Ground | None:
        """The closest space (or port) of a ship at a corner."""
        corner = self.ships[suit]
        return None if corner is None else self.land.closest[corner]

    def silver_in_europe(self, suit: str) -> int:
        """Tokens unloaded in Europe or, if that is enough, aboard a ship there: isle.end.2, R23."""
        landed = self.ships[suit] is None and self.options["silver_counts"] == "arrived"
        return self.unloaded[suit] + (self.aboard[suit] if landed else 0)

    def europe_total(self) -> int:
        """All tokens in Europe."""
        return sum(self.silver_in_europe(suit) for suit in SUITS)

    def tokens(self) -> int:
        """All extracted tokens: isle.silver.1."""
        loose = sum(self.ground.values()) + len(self.carrying)
        return loose + sum(self.aboard.values()) + sum(self.unloaded.values())


# ---- changes ---------------------------------------------------------------------------------


def lay_token(state: State, ground: Ground, number: int = 1) -> None:
    """Put tokens on the ground."""
    if number:
        state.ground[ground] += number


def take_token(state: State, ground: Ground, number: int = 1) -> None:
    """Take tokens from the ground."""
    state.ground[ground] -= number
    if not state.ground[ground]:
        del state.ground[ground]


def move_crew(state: State, suit: str, value: int, place: Place) -> None:
    """Put a crew elsewhere; a token comes along to a space or port, else it stays behind."""
    ground = state.ground_under(suit, value)
    state.crews[suit][value] = place
    if place in (SHIP, EUROPE) and (suit, value) in state.carrying and ground is not None:
        state.carrying -= {(suit, value)}
        lay_token(state, ground)


# ---- reading ---------------------------------------------------------------------------------


def parse(position: Position) -> State:
    """Read a position; extra and computed fields are ignored."""
    ports = {suit: numbers(name) for suit, name in (position.get("ports") or {}).items()}
    tiles = frozenset(numbers(name) for name in position["tiles"])
    turn = position.get("turn") or position.get("first") or SUITS[0]
    state = State(
        options=full_options(position.get("options") or {}),
        coasts=dict(position.get("coasts") or PRINTED),
        land=land_of(tiles, tuple(sorted(ports.items()))),
        phase=position["phase"], turn=turn, first=position.get("first") or turn,
        drawn=position.get("drawn"), seen=frozenset(position.get("seen") or ()),
    )  # fmt: skip
    parse_pieces(state, position)
    parse_silver(state, position.get("silver") or {})
    parse_counters(state, position)
    return state


def parse_pieces(state: State, position: Position) -> None:
    """Control, crews, ships and mines; who is not listed is in Europe."""
    crews, ships = position.get("crews") or {}, position.get("ships") or {}
    control, mines = position.get("control") or {}, position.get("mines") or {}
    state.control = {numbers(name): suit for name, suit in control.items() if suit}
    for suit in SUITS:
        listed = crews.get(suit) or {}
        state.crews[suit] = {v: place_of(listed.get(str(v)) or EUROPE) for v in VALUES}
        ship = ships.get(suit) or EUROPE
        state.ships[suit] = None if ship == EUROPE else numbers(ship)
        if mine := mines.get(suit):
            state.mines[suit] = (numbers(mine["space"]), mine["value"])


def parse_silver(state: State, silver: Position) -> None:
    """All tokens on the table."""
    at = {place: (s, v) for s in SUITS for v, place in state.ashore(s).items()}
    state.carrying = frozenset(
        at[numbers(name)] if name.startswith("[") else (name[0], int(name[1:]))
        for name in silver.get("crews") or ()
    )
    lying = (silver.get("ground") or {}).items()
    state.ground = Counter({place_of(name): number for name, number in lying if number})
    ships, europe = silver.get("ships") or {}, silver.get("europe") or {}
    state.aboard = {suit: ships.get(suit, 0) for suit in SUITS}
    state.unloaded = {suit: europe.get(suit, 0) for suit in SUITS}


def parse_counters(state: State, position: Position) -> None:
    """What counts actions and rounds; where it is not written, the most is what is in Europe."""
    acting = state.phase == "act"
    state.actions_left = position.get("actions_left", ACTIONS_A_TURN) if acting else ACTIONS_A_TURN
    state.round = position.get("round") or 1
    state.quiet_rounds = position.get("quiet_rounds") or 0
    state.progress = bool(position.get("progress"))
    state.europe_max = position.get("europe_max", state.europe_total())


# ---- writing ---------------------------------------------------------------------------------


def write(state: State) -> Position:
    """Write a position in the format of section 17, only what its phase can change or use."""
    position: Position = {
        "game": "silver-isle", "phase": state.phase,
        "options": {k: v for k, v in state.options.items() if v != SWITCHES[k][0]},
        "coasts": dict(state.coasts), "tiles": [cell_name(c) for c in sorted(state.land.tiles)],
    }  # fmt: skip
    if state.phase == "build":
        unfinished = {"drawn": state.drawn, "seen": sorted(state.seen), "turn": state.turn}
        return position | unfinished
    position["ports"] = {suit: cell_name(cell) for suit, cell in state.land.ports}
    if state.phase == "port":
        return position | {"turn": state.turn, "first": state.first}
    return position | write_pieces(state) | write_counters(state)


def write_pieces(state: State) -> Position:
    """Control, crews, ships, mines and silver."""
    crews = {
        suit: {str(v): place_name(at) for v, at in state.crews[suit].items() if at != EUROPE}
        for suit in SUITS
    }
    return {
        "control": {cell_name(cell): suit for cell, suit in sorted(state.control.items())},
        "crews": {suit: listed for suit, listed in crews.items() if listed},
        "ships": {s: EUROPE if at is None else corner_name(at) for s, at in state.ships.items()},
        "mines": {
            suit: {"space": place_name(space), "value": value}
            for suit, (space, value) in sorted(state.mines.items())
        },
        "silver": {name: where for name, where in write_silver(state).items() if where},
    }


def write_silver(state: State) -> Position:
    """The tokens by where they are."""
    return {
        "crews": sorted(token_name(state, crew) for crew in state.carrying),
        "ground": {place_name(at): n for at, n in state.ground.items() if n},
        "ships": {suit: n for suit, n in state.aboard.items() if n},
        "europe": {suit: n for suit, n in state.unloaded.items() if n},
    }


def token_name(state: State, crew: Crew) -> str:
    """A token holder by its space, in the port by suit and value."""
    place = state.crews[crew[0]][crew[1]]
    return f"{crew[0]}{crew[1]}" if isinstance(place, str) else place_name(place)


def write_counters(state: State) -> Position:
    """Whose turn it is and what the guards count; nothing of it after the end."""
    if state.phase == "over":
        return {}
    turn = {
        "first": state.first, "turn": state.turn, "actions_left": state.actions_left,
        "round": state.round,
    }  # fmt: skip
    guard = {
        "quiet_rounds": state.quiet_rounds, "progress": state.progress,
        "europe_max": state.europe_max,
    }  # fmt: skip
    return turn | guard if state.options["quiet_rounds"] else turn


def freeze(state: State) -> str:
    """Normal form of a state: sorted JSON text, hashable and readable."""
    return json.dumps(write(state), sort_keys=True)


def canonical(position: Position) -> str:
    """Normal form of a position: equal exactly for equal positions; `json.loads` reads it.

    Not in it: `known` (secrets.py tells it), switches at their default and those of the display,
    what the phase makes meaningless (turn and counters of a finished game, the faces of tiles
    once the isle is built), and the guard's counters where `quiet_rounds` is off.
    """
    return freeze(parse(position))


# ---- who stands where ------------------------------------------------------------------------


def crews_by_space(state: State) -> Iterator[tuple[str, int, Space]]:
    """Every crew on a space with its suit and value."""
    for suit in SUITS:
        for value, space in state.ashore(suit).items():
            yield suit, value, space
