"""Who knows what (section 11), by enumeration of all ways the hidden coins can lie.

What the public can know of a player's coins is a set of distributions: the place of each of the
six values. All opponents know the same (isle.info.10), so the knowledge of the four players is
four independent sets. A decision is seen by its public words; whoever could have played it from
a possible distribution is still possible.
"""

import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import permutations

from oracle_silver_isle.board import Position, State, freeze, parse, write
from oracle_silver_isle.data import (
    POOLS,
    PORT,
    PORT_WITH_TOKEN,
    SUITS,
    VALUES,
    place_name,
    place_of,
)
from oracle_silver_isle.fights import Label
from oracle_silver_isle.turns import plays_of

Distribution = tuple[str, ...]  # where the coins 0 to 5 are: "[0,3]", "port", "port*", ...
Knowledge = dict[str, frozenset[Distribution]]

# ---- what is seen of one position ------------------------------------------------------------


def distribution(state: State, suit: str) -> Distribution:
    """Where the six coins of a player are."""
    return tuple(state.stand_of(suit, value) for value in VALUES)


def redistributed(state: State, suit: str, places: Distribution) -> State:
    """The same position to the eye, with a player's coins lying otherwise."""
    grounds = {place_name(place) for _, place in carriers(state, suit)}
    holders = {
        (suit, value)
        for value, place in enumerate(places)
        if place == PORT_WITH_TOKEN or place in grounds
    }
    after = state.copy(carrying=frozenset(c for c in state.carrying if c[0] != suit) | holders)
    for value, place in enumerate(places):
        after.crews[suit][value] = PORT if place == PORT_WITH_TOKEN else place_of(place)
    return after


def carriers(state: State, suit: str) -> list[tuple[int, tuple[int, int]]]:
    """The player's token holders on spaces."""
    return [(v, at) for v, at in state.ashore(suit).items() if (suit, v) in state.carrying]


def public_view(position: Position, seat: str | None = None) -> str:
    """All that a player, or an onlooker, sees of a position: isle.info.1, .2."""
    state = parse(position)
    return view(state, seat)


def view(state: State, seat: str | None) -> str:
    """The normal form with every other player's coins turned suit side up."""
    seen = write(state)
    if "crews" not in seen:
        return freeze(state)
    hidden = [suit for suit in SUITS if suit != seat]
    seen["crews"] = {
        suit: sorted(distribution(state, suit)) if suit in hidden else distribution(state, suit)
        for suit in SUITS
    }
    named = seen["silver"].get("crews", [])  # port crews are told by the places above
    seen["silver"] = seen["silver"] | {"crews": [name for name in named if name[0] == "["]}
    return json.dumps(seen, sort_keys=True)


# ---- knowledge -------------------------------------------------------------------------------


def knowledge(position: Position) -> Knowledge:
    """What the public knows from the field `known` alone: isle.info.3, .11."""
    state = parse(position)
    known = position.get("known") or {}
    return {suit: possible(distribution(state, suit), known.get(suit, ())) for suit in SUITS}


def possible(true: Distribution, known: Iterable[str]) -> frozenset[Distribution]:
    """All ways to deal the six values to these places that agree with what is known."""
    fixed = {place: pool(true, place) for place in known}
    return frozenset(
        guess
        for guess in permutations(true)
        if all(pool(guess, place) == values for place, values in fixed.items())
    )


def pool(places: Distribution, place: str) -> tuple[int, ...]:
    """The values in one place."""
    return tuple(value for value, at in enumerate(places) if at == place)


def learn(before: Position, known: Knowledge, label: Label, after: str) -> Knowledge:
    """What the public knows after a decision with these words that led to `after`."""
    state, seen = parse(before), public_view(json.loads(after))
    touched = {state.turn} | {word[len("show ")] for word in label if word.startswith("show ")}
    if state.phase not in ("starve", "act"):
        return known
    return {
        suit: explained(state, suit, known[suit], label, seen) if suit in touched else known[suit]
        for suit in SUITS
    }


def explained(
    state: State, suit: str, known: Iterable[Distribution], label: Label, seen: str
) -> frozenset[Distribution]:
    """All distributions that a possible one can have become under the eyes of the public."""
    return frozenset(
        distribution(after, suit)
        for guess in known
        for words, after in plays_of(redistributed(state, suit, guess), label[0])
        if words == label and view(after, None) == seen
    )


def known_places(known: Iterable[Distribution]) -> list[str]:
    """The field `known` of one player: crews on spaces and pools everybody can name."""
    contents: dict[str, set[tuple[int, ...]]] = defaultdict(set)
    for places in known:
        for place in set(places):
            contents[place].add(pool(places, place))
    named = [place for place, values in contents.items() if len(values) == 1]
    return sorted(named, key=lambda place: (place in POOLS, place))


def known_field(known: Knowledge) -> dict[str, list[str]]:
    """The field `known` of a position; players of whom nothing is known are left out."""
    named = {suit: known_places(places) for suit, places in known.items()}
    return {suit: places for suit, places in named.items() if places}


def known_values(known: Knowledge, suit: str, place: str) -> set[int]:
    """The values that may be in a place."""
    return {value for places in known[suit] for value in pool(places, place)}
