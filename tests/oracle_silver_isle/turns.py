"""The course of a game (sections 3, 4 and 10) and all decisions of a position.

A decision is complete as the rulebook sees it: a tile laid and the next one drawn, a port placed,
everybody starved who must, an action with its fight, payment, silver and discovery. Results are
normal forms (board.canonical).
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

from oracle_silver_isle.actions import ACTIONS, drops, exhausted
from oracle_silver_isle.board import Position, State, freeze, move_crew, parse
from oracle_silver_isle.building import START, end_cell, legal_ports, lines_for, with_port
from oracle_silver_isle.data import (
    ACTIONS_A_TURN,
    DRAWS,
    EUROPE,
    FACES,
    PORT,
    PRINTED,
    SIDES,
    SUITS,
    VALUES,
    Cell,
    cell_name,
    full_options,
)
from oracle_silver_isle.fights import Label, Play
from oracle_silver_isle.geometry import cell_of, land_of

Chances = list[tuple[Fraction, State]]  # the weights sum to 1
Decision = tuple[Label, Chances]

# ---- setting up ------------------------------------------------------------------------------


def starts(**options: Any) -> dict[str, Fraction]:
    """A new game: coasts, drawing seat and first tile are chance: isle.build.2, .3, R1, R2."""
    full = full_options(options)
    maps = [dict(zip(SUITS, sides, strict=True)) for sides in permutations(SIDES)]
    bare = [
        State(full, coasts, land_of(frozenset({START}), ()), "build", turn=suit, first=suit)
        for coasts in (maps if full["coasts"] == "random" else [PRINTED])
        for suit in SUITS
    ]
    return weighed([(weight / len(bare), after) for state in bare for weight, after in draw(state)])


def draw(state: State) -> Chances:
    """The next tile is drawn; the starting tile is the one never drawn: section 16."""
    unseen = [face for face in FACES if face not in state.seen]
    return [(Fraction(1, len(unseen)), state.copy(drawn=face)) for face in unseen]


def lay(state: State, cell: Cell | None) -> Chances:
    """The drawn tile is laid or discarded, and the next one drawn: isle.build.12, .14, .18."""
    tiles = state.land.tiles | ({cell} if cell else set())
    seen = state.seen | {str(state.drawn)}
    land = land_of(tiles, ())
    if len(seen) == DRAWS:  # isle.seat.3
        built = state.copy(land=land, drawn=None, seen=frozenset(), phase="port")
        quarter = Fraction(1, len(SUITS))
        return [(quarter, built.copy(turn=suit, first=suit)) for suit in SUITS]
    return draw(state.copy(land=land, seen=seen, turn=state.after(state.turn)))


def layings(state: State) -> Iterator[Decision]:
    """Where the drawn tile may be laid; a tie is the drawer's choice: isle.build.11."""
    suit, value = str(state.drawn)[0], int(str(state.drawn)[1])
    side, tiles = state.coasts[suit], state.land.tiles
    cells = [end_cell(tiles, side, index) for index in lines_for(tiles, side, value)]
    for cell in cells:
        yield ("lay", f"at {cell_name(cell)}"), lay(state, cell)
    if not cells:
        yield ("discard",), lay(state, None)


def place_port(state: State, cell: Cell) -> State:
    """A port is placed; after the fourth the first player begins: isle.port.1, isle.start.*."""
    after = state.copy(land=with_port(state.land, state.turn, cell), turn=state.after(state.turn))
    return begin_play(after) if len(after.land.ports) == len(SUITS) else after


def begin_play(state: State) -> State:
    """Everything is in Europe: isle.start.1 to .5."""
    return state.copy(
        phase="act", turn=state.first, control={}, ships=dict.fromkeys(SUITS),
        crews={suit: dict.fromkeys(VALUES, EUROPE) for suit in SUITS},
        aboard=dict.fromkeys(SUITS, 0), unloaded=dict.fromkeys(SUITS, 0),
    )  # fmt: skip


def port_placings(state: State) -> Iterator[Decision]:
    """Every legal port of the player whose turn it is: section 3.3."""
    for cell in legal_ports(state.land, state.coasts[state.turn], state.turn).values():
        yield ("port", f"at {cell_name(cell)}"), surely(place_port(state, cell))


def surely(state: State) -> Chances:
    """No chance in it."""
    return [(Fraction(1), state)]


# ---- starvation ------------------------------------------------------------------------------


def hungry(state: State) -> list[tuple[list[int], int]]:
    """The crews of each area that does not feed all, and how many must go: isle.starve.2-6."""
    found = []
    for area in state.areas(state.turn):
        crews = [v for v in VALUES if stands_in(state, v, area)]
        if len(crews) > len(area):
            found.append((crews, len(crews) - len(area)))
    return found


def stands_in(state: State, value: int, area: frozenset[Cell]) -> bool:
    """Is this crew of the player on a tile or in the port of the area: isle.starve.4, .7?"""
    place = state.crews[state.turn][value]
    if isinstance(place, str):
        return place == PORT and state.land.port[state.turn] in area
    return cell_of(place) in area


def starvations(state: State) -> Iterator[Play]:
    """All ways to eliminate the surplus of every area: isle.starve.6."""
    choices = [combinations(crews, surplus) for crews, surplus in hungry(state)]
    for groups in product(*choices):
        gone = [value for group in groups for value in group]
        after = state.copy(phase="act", actions_left=ACTIONS_A_TURN)
        stands = sorted(state.stand_of(state.turn, value) for value in gone)
        for value in gone:
            move_crew(after, state.turn, value, EUROPE)
        yield ("starve", *(f"at {stand}" for stand in stands)), after


# ---- actions ---------------------------------------------------------------------------------


def acts(state: State, kind: str | None = None) -> Iterator[Play]:
    """Every action, free drop and pass, or those of one kind only, with the turn carried on. Who
    has actions left passes if there is none to take, or if that is allowed: isle.turn.4, R15."""
    for name, plays in ACTIONS.items():
        if kind in (None, name) and state.actions_left:
            for label, after in plays(state):
                yield (name, *label), finish_action(state, after)
    if kind in (None, "drop"):
        for label, after in drops(state):
            yield ("drop", *label), go_on(after)
    if kind in (None, "pass") and not (state.options["both_actions"] and is_able(state)):
        yield ("pass",), end_turn(state)


def is_able(state: State) -> bool:
    """Is there any action left that can be taken?"""
    return bool(state.actions_left) and any(any(plays(state)) for plays in ACTIONS.values())


def finish_action(before: State, after: State) -> State:
    """Progress, the end, and what is left of the turn: isle.turn.6, isle.limit.2."""
    after = after.copy(actions_left=before.actions_left - 1)
    total = after.europe_total()
    after.progress |= is_progress(before, after) or total > after.europe_max
    after.europe_max = max(after.europe_max, total)
    if exhausted(after) and total == after.tokens():  # isle.end.1 to .3
        return after.copy(phase="over")
    return go_on(after)


def is_progress(before: State, after: State) -> bool:
    """A tile got its first controller, a mine was placed, or a token extracted: isle.limit.2."""
    explored = len(after.control) > len(before.control)
    found = len(after.mines) > len(before.mines)
    return explored or found or after.tokens() > before.tokens()


def go_on(state: State) -> State:
    """The turn stays open while there is an action or a free drop left: R56."""
    return state if state.actions_left or any(drops(state)) else end_turn(state)


def end_turn(state: State) -> State:
    """The next player's turn, after the guards if a round is full: isle.limit.4."""
    following = state.after(state.turn)
    if following == state.first:
        state = end_round(state)
        if state.phase == "over":
            return state
    after = state.copy(turn=following, actions_left=ACTIONS_A_TURN)
    return after.copy(phase="starve" if hungry(after) else "act")  # isle.starve.1


def end_round(state: State) -> State:
    """The guards: isle.limit.1, .3."""
    quiet = 0 if state.progress else state.quiet_rounds + 1
    most, last = state.options["quiet_rounds"], state.options["limit_rounds"]
    over = (most and quiet >= most) or (last and state.round >= last)
    return state.copy(
        quiet_rounds=quiet, progress=False, round=state.round + 1,
        phase="over" if over else state.phase,
    )  # fmt: skip


# ---- all decisions ---------------------------------------------------------------------------


def plays_of(state: State, kind: str | None = None) -> Iterator[Play]:
    """The decisions that involve no chance once the game has begun: isle.start.6."""
    if state.phase == "starve":
        yield from starvations(state)
    elif state.phase == "act":
        yield from acts(state, kind)


def decisions_of(state: State) -> Iterator[Decision]:
    """Every complete decision of a state."""
    setting_up: dict[str, Callable[[State], Iterator[Decision]]] = {
        "build": layings,
        "port": port_placings,
    }
    if state.phase in setting_up:
        yield from setting_up[state.phase](state)
    for label, after in plays_of(state):
        yield label, surely(after)


def decisions(position: Position, *words: str) -> list[tuple[Label, dict[str, Fraction]]]:
    """Every complete decision: its public words, its results and their weights.

    Decisions that look alike but use other coins are listed one by one. `words` keeps the
    decisions told with all of them, such as "move", "from [0,7]", "to port", "discover S at
    [0,6]", "replace S5".
    """
    return [
        (label, weighed(chances))
        for label, chances in decisions_of(parse(position))
        if set(words) <= set(label)
    ]


def weighed(chances: Chances) -> dict[str, Fraction]:
    """Normal forms with their weights."""
    found: dict[str, Fraction] = {}
    for weight, state in chances:
        text = freeze(state)
        found[text] = found.get(text, Fraction(0)) + weight
    return found


def outcomes(position: Position, *words: str) -> set[str]:
    """All resting positions one complete decision can lead to; `words` as in `decisions`."""
    return {text for _, results in decisions(position, *words) for text in results}
