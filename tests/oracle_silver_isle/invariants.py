"""The lemmas of section 14 and the clauses behind them: which ones a position breaks."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations

from oracle_silver_isle.actions import drops, exhausted, start_value
from oracle_silver_isle.board import Position, State, crews_by_space, parse
from oracle_silver_isle.building import START, end_cell, index_of, port_fault, with_port
from oracle_silver_isle.data import (
    ACTIONS_A_TURN,
    DRAWS,
    EUROPE,
    FACES,
    FARTHEST,
    PHASES,
    PORT,
    SHIP,
    SIDES,
    SUITS,
    Cell,
    port_ground,
)
from oracle_silver_isle.geometry import Land, cell_of, land_of, pieces
from oracle_silver_isle.turns import hungry


def violations(position: Position) -> list[str]:
    """The clauses and lemmas this position breaks, in order; an empty list for a sound one."""
    if position["phase"] not in PHASES:
        return ["isle.turn.1"]
    state = parse(position)
    checks = [seat_faults, land_faults]
    if state.phase == "build":
        checks += [build_faults]
    elif not any(seat_faults(state)):
        checks += [port_faults]
    faults = list(dict.fromkeys(fault for check in checks for fault in check(state)))
    if faults or state.phase in ("build", "port"):
        return faults
    checks = [
        control_faults, crew_faults, ship_faults, mine_faults, silver_faults,
    ]  # fmt: skip
    faults = list(dict.fromkeys(fault for check in checks for fault in check(state)))
    return faults or list(dict.fromkeys((*token_faults(state), *counter_faults(state))))


# ---- the isle --------------------------------------------------------------------------------


def seat_faults(state: State) -> Iterator[str]:
    """isle.build.3, isle.comp.1"""
    if sorted(state.coasts) != sorted(SUITS) or sorted(state.coasts.values()) != sorted(SIDES):
        yield "isle.build.3"
    if state.turn not in SUITS or state.first not in SUITS:
        yield "isle.comp.1"


def land_faults(state: State) -> Iterator[str]:
    """isle.build.2, L1, L2, isle.geo.10"""
    tiles = state.land.tiles
    if START not in tiles:
        yield "isle.build.2"
    if len(pieces(tiles)) > 1:
        yield "L1"
    if len(tiles) > len(FACES):
        yield "L2"
    if any(abs(at) > FARTHEST for tile in tiles for at in tile):
        yield "isle.geo.10"


def build_faults(state: State) -> Iterator[str]:
    """isle.build.1, .4, .5, L2"""
    if state.drawn not in FACES or not state.seen <= set(FACES):
        yield "isle.build.1"
    if state.drawn in state.seen or len(state.seen) >= DRAWS:
        yield "isle.build.4"
    if len(state.land.tiles) > len(state.seen) + 1:
        yield "L2"


def port_faults(state: State) -> Iterator[str]:
    """isle.port.1 to .6, in the order the ports were placed; after the end it is not written."""
    firsts = SUITS if state.phase == "over" else state.first
    faults = [list(placing_faults(state.copy(first=suit))) for suit in firsts]
    yield from min(faults, key=len)


def placing_faults(state: State) -> Iterator[str]:
    """The same for a certain first player."""
    placed = state.order[: len(state.land.ports)]
    whole = len(placed) == len(SUITS)
    wrong_turn = state.phase == "port" and not whole and state.turn != state.order[len(placed)]
    if set(placed) != set(state.land.port) or whole == (state.phase == "port") or wrong_turn:
        yield "isle.port.1"
        return
    land = land_of(state.land.tiles, ())
    for suit in placed:
        cell = state.land.port[suit]
        fault = one_port_fault(land, state.coasts[suit], suit, cell)
        if fault:
            yield fault
            return
        land = with_port(land, suit, cell)


def one_port_fault(land: Land, side: str, suit: str, cell: Cell) -> str | None:
    """What is wrong with a port placed now."""
    index = index_of(cell, side)
    fault = port_fault(land, side, index, suit)
    if fault is None and end_cell(land.tiles, side, index) != cell:
        return "isle.port.3"
    return fault


# ---- pieces ----------------------------------------------------------------------------------


def control_faults(state: State) -> Iterator[str]:
    """isle.control.1"""
    if not state.land.tiles.issuperset(state.control) or set(state.control.values()) - set(SUITS):
        yield "isle.control.1"


def crew_faults(state: State) -> Iterator[str]:
    """L7, L8, isle.silver.1, isle.comp.3"""
    spaces = [space for _, _, space in crews_by_space(state)]
    words = {at for crews in state.crews.values() for at in crews.values() if isinstance(at, str)}
    if not set(spaces) <= set(state.land.spaces) or words - {PORT, SHIP, EUROPE}:
        yield "isle.geo.3"
    if len(set(spaces)) < len(spaces) or state.mine_spaces() & set(spaces):
        yield "L8"
    if any(state.control.get(cell_of(at)) != suit for suit, _, at in crews_by_space(state)):
        yield "L7"
    if any(value not in state.crews.get(suit, ()) for suit, value in state.carrying):
        yield "isle.comp.3"
    elif any(state.ground_under(*crew) is None for crew in state.carrying):
        yield "isle.silver.1"


def ship_faults(state: State) -> Iterator[str]:
    """isle.ship.loc.1"""
    corners = [corner for corner in state.ships.values() if corner is not None]
    if not set(corners) <= set(state.land.eligible):
        yield "isle.ship.loc.1"


def mine_faults(state: State) -> Iterator[str]:
    """isle.mine.1, .6, .10"""
    tiles = Counter(cell_of(space) for space in state.mine_spaces())
    if not state.mine_spaces() <= set(state.land.spaces):
        yield "isle.mine.10"
    if len(state.mine_spaces()) < len(state.mines) or max(tiles.values(), default=0) > 1:
        yield "isle.mine.6"
    if any(tile not in state.control for tile in tiles):
        yield "isle.mine.1"


def silver_faults(state: State) -> Iterator[str]:
    """L8, isle.silver.1"""
    grounds = {*state.land.spaces, *(port_ground(suit) for suit in SUITS)}
    amounts = [*state.ground.values(), *state.aboard.values(), *state.unloaded.values()]
    if not grounds.issuperset(state.ground) or min(amounts) < 0:
        yield "isle.silver.1"
    if any(space in state.ground for space in state.mine_spaces()):
        yield "L8"


def token_faults(state: State) -> Iterator[str]:
    """L9: the tokens on the table are those the placed mines have given."""
    if any(value < 0 for _, value in state.mines.values()):
        yield "isle.dig.1"
    extracted = (missing_tokens(state, order) for order in permutations(state.mines))
    if state.tokens() not in set(extracted):
        yield "L9"


def missing_tokens(state: State, order: Iterable[str]) -> int | None:
    """How many tokens the mines have given if they were placed in this order: isle.mine.13."""
    before = state.copy(mines={})
    missing = 0
    for suit in order:
        space, value = state.mines[suit]
        start = start_value(before, suit, space)
        if value > start:
            return None
        missing += start - value
        before.mines[suit] = (space, start)
    return missing


# ---- turn and guards -------------------------------------------------------------------------


def counter_faults(state: State) -> Iterator[str]:
    """isle.turn.1, isle.starve.6, isle.end.1, .3, isle.limit.*"""
    ended = exhausted(state) and state.europe_total() == state.tokens()
    guards = state.options["quiet_rounds"] or state.options["limit_rounds"]
    if state.phase == "over":
        yield from () if ended or guards else ("isle.end.1",)
        return
    if ended:
        yield "isle.end.3"
    fewest = 0 if state.phase == "act" and any(drops(state)) else 1  # R56
    if not fewest <= state.actions_left <= ACTIONS_A_TURN:
        yield "isle.turn.1"
    fresh = state.actions_left == ACTIONS_A_TURN
    if bool(hungry(state)) != (state.phase == "starve") and fresh:
        yield "isle.starve.6"
    yield from guard_faults(state)


def guard_faults(state: State) -> Iterator[str]:
    """isle.limit.1 to .4"""
    most, last = state.options["quiet_rounds"], state.options["limit_rounds"]
    if most and not 0 <= state.quiet_rounds < most:
        yield "isle.limit.1"
    if most and not state.europe_total() <= state.europe_max <= state.tokens():
        yield "isle.limit.2"
    if last and state.round > last:
        yield "isle.limit.3"
    begins = state.turn == state.first and state.actions_left == ACTIONS_A_TURN
    early = most and (state.quiet_rounds >= state.round or (begins and state.progress))
    if state.round < 1 or early:
        yield "isle.limit.4"


# ---- from one position to the next -----------------------------------------------------------


def journey_faults(before: Position, after: Position) -> list[str]:
    """What no decision may do once play has begun: isle.geo.1, L9, L11, isle.mine.12."""
    old, new = parse(before), parse(after)
    found = []
    if old.land is not new.land or old.coasts != new.coasts:
        found.append("isle.geo.1")
    if not set(old.control) <= set(new.control) or any(
        value < new.mines[suit][1] for suit, (_, value) in old.mines.items()
    ):
        found.append("L11")
    if any(new.mines[suit][0] != space for suit, (space, _) in old.mines.items()):
        found.append("isle.mine.12")
    dug = sum(old.mines[suit][1] - new.mines[suit][1] for suit in old.mines)
    if new.tokens() - old.tokens() != dug:
        found.append("L9")
    return found
