"""Who wins (section 10)."""

from oracle_silver_isle.board import Position, State, parse
from oracle_silver_isle.data import EUROPE, SHIP, SUITS

Score = tuple[int, int, int, int, int]


def crews_on_isle(state: State, suit: str) -> list[int]:
    """On isle tiles, in the own port, and on the own ship at a corner: isle.win.3, R48."""
    away = (EUROPE, SHIP) if state.ships[suit] is None else (EUROPE,)
    return [value for value, place in state.crews[suit].items() if place not in away]


def score(position: Position, suit: str) -> Score:
    """Silver, tiles, crews, sum of values, highest value: isle.win.1 to .5."""
    state = parse(position)
    crews = crews_on_isle(state, suit)
    tiles = sum(owner == suit for owner in state.control.values())
    silver = state.silver_in_europe(suit)
    return silver, tiles, len(crews), sum(crews), max(crews, default=-1)


def winners(position: Position) -> set[str]:
    """Everybody tied at the top after all tie-breaks: isle.win.6, .7."""
    scores = {suit: score(position, suit) for suit in SUITS}
    return {suit for suit in SUITS if scores[suit] == max(scores.values())}
