"""Fights (section 9): who wins, what the winner pays, and where the silver goes."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from oracle_silver_isle.board import Position, State, lay_token, move_crew, parse, take_token
from oracle_silver_isle.data import EUROPE, PORT, SHIP, Ground, Space, place_name

Label = tuple[str, ...]  # what everybody sees and hears of a decision: isle.info.13
Play = tuple[Label, State]
Payment = tuple[tuple[int, ...], tuple[int, int] | None]  # removed; replaced and replacement


@dataclass(frozen=True)
class Party:
    """One side of a fight: the crews of a suit in one place, or on one tile."""

    suit: str
    place: str  # "ship", "port" or "land"
    values: tuple[int, ...]

    @property
    def strength(self) -> int:
        """isle.fight.2, .3"""
        return sum(self.values)


def on_land(suit: str, *values: int) -> Party:
    """Crews on spaces that fight together."""
    return Party(suit, "land", values)


def in_port(state: State, suit: str) -> Party:
    """All crews in a port: isle.fight.who.11."""
    return Party(suit, PORT, tuple(state.values_at(suit, PORT)))


def on_ship(state: State, suit: str) -> Party:
    """A ship with all its crews, or none."""
    return Party(suit, SHIP, tuple(state.values_at(suit, SHIP)))


def fight(state: State, attacker: Party, defender: Party) -> Iterator[tuple[str | None, Play]]:
    """All ways a fight can end, each with the suit that won, None after a push."""
    shown = (*show(state, attacker), *show(state, defender))
    if attacker.strength == defender.strength:
        yield None, (shown, push(state, attacker, defender))
        return
    loser, winner = sorted((attacker, defender), key=lambda party: party.strength)
    for label, after in win(state, winner, loser):
        yield winner.suit, (shown + label, after)


def show(state: State, party: Party) -> Label:
    """All coins of a side turned up, each where it is: isle.fight.1, R55."""
    stands = [(value, state.stand_of(party.suit, value)) for value in party.values]
    return tuple(f"show {party.suit}{value} at {stand}" for value, stand in stands)


def push(state: State, *parties: Party) -> State:
    """Everybody goes home, silver stays; a ship is not lost: isle.fight.push.*, .silver.6."""
    state = state.copy()
    for party in parties:
        send_home(state, party.suit, party.values)
    return state


def send_home(state: State, suit: str, values: Iterable[int]) -> None:
    """Crews go to Europe; their tokens stay on the ground: isle.fight.6, .11."""
    for value in values:
        move_crew(state, suit, value, EUROPE)


def win(state: State, winner: Party, loser: Party) -> Iterator[Play]:
    """The loser goes, nulls go, then damage and silver in every way: isle.fight.6-9."""
    reserve = state.values_at(winner.suit, EUROPE)  # isle.fight.dmg.9
    state = state.copy()
    loot = defeat(state, loser)
    send_home(state, winner.suit, [value for value in winner.values if value == 0])
    fighters = tuple(value for value in winner.values if value)
    for payment in due(fighters, reserve, loser.strength, state.options):
        paid, survivors = pay(state, winner, fighters, payment)
        for taken, after in take_loot(paid, winner, survivors, loot):
            yield payment_label(winner.suit, payment) + taken, after


def defeat(state: State, loser: Party) -> Counter[Ground]:
    """Send the loser home; the tokens it had lie on the ground for now: isle.fight.silver.1."""
    carriers = [value for value in loser.values if (loser.suit, value) in state.carrying]
    grounds = (state.ground_under(loser.suit, value) for value in carriers)
    loot = Counter(ground for ground in grounds if ground is not None)
    send_home(state, loser.suit, loser.values)
    if loser.place == SHIP:
        loot += sink(state, loser.suit)
    return loot


def sink(state: State, suit: str) -> Counter[Ground]:
    """A lost ship goes to Europe, empty: isle.fight.ship.1 to .3, isle.fight.silver.5."""
    closest, number = state.closest(suit), state.aboard[suit]
    assert closest is not None
    lay_token(state, closest, number)
    state.ships[suit], state.aboard[suit] = None, 0
    return Counter({closest: number})


# ---- damage ----------------------------------------------------------------------------------


def due(
    fighters: tuple[int, ...], reserve: Iterable[int], damage: int, options: Mapping[str, Any]
) -> list[Payment]:
    """What the winner may choose between: isle.fight.dmg.1, .4, .10."""
    reserve = tuple(reserve)
    if damage == 0 and len(fighters) == 1 and options["least_damage"]:  # R31: any lower crew
        found = [((), (fighters[0], e)) for e in reserve if e < fighters[0]]
    else:
        found = payments(fighters, reserve, damage)
    if found:
        return found
    if options["damage_short"] == "survive":
        return [(tuple(v for v in fighters if v != kept), None) for kept in fighters]
    spared = len(fighters) == 1 and not reserve  # R29
    return [(() if spared else fighters, None)]


def payments(fighters: tuple[int, ...], reserve: tuple[int, ...], damage: int) -> list[Payment]:
    """All allowed payments: isle.fight.dmg.1 to .3."""
    found: list[Payment] = []
    for number in range(len(fighters)):
        for removed in combinations(fighters, number):
            left = [value for value in fighters if value not in removed]
            swaps = [(c, e) for c in left for e in reserve if e < c]
            found += [(removed, swap) for swap in (None, *swaps) if fits(removed, swap, damage)]
    return found


def fits(removed: tuple[int, ...], swap: tuple[int, int] | None, damage: int) -> bool:
    """Is a payment worth the damage, and would it not be without any one part?"""
    parts = [*removed, *([swap[0] - swap[1]] if swap else [])]
    worth = sum(parts)
    return worth >= damage and all(worth - part < damage for part in parts)


def pay(
    state: State, winner: Party, fighters: tuple[int, ...], payment: Payment
) -> tuple[State, list[int]]:
    """Carry out a payment; who survives on the winning side: isle.fight.dmg.6, .7."""
    state = state.copy()
    removed, swap = payment
    send_home(state, winner.suit, removed)
    survivors = [value for value in fighters if value not in removed]
    if swap:
        replaced, replacement = swap
        exchange(state, winner.suit, replaced, replacement)
        survivors[survivors.index(replaced)] = replacement
    return state, survivors


def exchange(state: State, suit: str, replaced: int, replacement: int) -> None:
    """The replacement takes over place and token."""
    state.crews[suit][replacement] = state.crews[suit][replaced]
    state.crews[suit][replaced] = EUROPE
    if (suit, replaced) in state.carrying:
        state.carrying = state.carrying - {(suit, replaced)} | {(suit, replacement)}


def payment_label(suit: str, payment: Payment) -> Label:
    """Who is removed and who is replaced is seen, by whom is not: isle.fight.dmg.8."""
    removed, swap = payment
    return tuple(f"remove {suit}{v}" for v in removed) + (
        (f"replace {suit}{swap[0]}",) if swap else ()
    )


# ---- silver ----------------------------------------------------------------------------------


def take_loot(
    state: State, winner: Party, survivors: list[int], loot: Counter[Ground]
) -> Iterator[Play]:
    """All ways to take the loser's tokens: isle.fight.silver.2 to .4."""
    tokens = sorted(loot.elements(), key=str)
    if winner.place == SHIP:
        after = state.copy()
        take_aboard(after, winner.suit, tokens)
        yield (), after
        return
    free = [value for value in survivors if (winner.suit, value) not in state.carrying]
    number = min(len(tokens), len(free))
    for chosen in sorted(set(combinations(tokens, number)), key=str):
        for takers in combinations(free, number):
            after = state.copy()
            load_crews(after, winner.suit, takers, chosen)
            stands = (place_name(after.crews[winner.suit][value]) for value in takers)
            yield (
                (
                    *(f"capture from {place_name(at)}" for at in chosen),
                    *(f"captured by {stand}" for stand in stands),
                ),
                after,
            )


def take_aboard(state: State, suit: str, tokens: Iterable[Ground]) -> None:
    """Tokens from the ground onto a ship."""
    for ground in tokens:
        take_token(state, ground)
        state.aboard[suit] += 1


def load_crews(state: State, suit: str, takers: Iterable[int], tokens: Iterable[Ground]) -> None:
    """One token from the ground onto each of these crews."""
    for value, ground in zip(takers, tokens, strict=True):
        take_token(state, ground)
        state.carrying |= {(suit, value)}


# ---- who may attack whom: section 9.1 --------------------------------------------------------


def attacks(state: State) -> Iterator[tuple[Label, Party, Party]]:
    """Every attack by action of the player whose turn it is."""
    yield from crew_attacks(state)
    yield from ship_attacks(state)
    yield from port_attacks(state)


def crew_attacks(state: State) -> Iterator[tuple[Label, Party, Party]]:
    """isle.fight.who.1, .2"""
    for value, space in state.ashore(state.turn).items():
        by = f"by {place_name(space)}"
        for target, party in land_targets(state, state.land.neighbours[space]):
            yield (by, target), on_land(state.turn, value), party
        for suit in state.others(state.turn):
            if space in state.land.beside_port[suit] and state.values_at(suit, PORT):
                yield (by, f"on port {suit}"), on_land(state.turn, value), in_port(state, suit)


def land_targets(state: State, spaces: Iterable[Space]) -> Iterator[tuple[str, Party]]:
    """Each crew of another player on one of these spaces."""
    for suit in state.others(state.turn):
        for value, space in state.ashore(suit).items():
            if space in spaces:
                yield f"on {place_name(space)}", on_land(suit, value)


def ship_attacks(state: State) -> Iterator[tuple[Label, Party, Party]]:
    """isle.fight.who.4 to .6"""
    ship, corner = on_ship(state, state.turn), state.ships[state.turn]
    if corner is None or not ship.values:
        return
    for suit in state.others(state.turn):
        if state.ships[suit] == corner:
            yield ("by ship", f"on ship {suit}"), ship, on_ship(state, suit)
        if corner in state.land.docks[suit] and state.values_at(suit, PORT):
            yield ("by ship", f"on port {suit}"), ship, in_port(state, suit)
    closest = state.land.closest[corner]
    if not isinstance(closest, str):
        for target, party in land_targets(state, [closest]):
            yield ("by ship", target), ship, party


def port_attacks(state: State) -> Iterator[tuple[Label, Party, Party]]:
    """isle.fight.who.7 to .9"""
    port, land = in_port(state, state.turn), state.land
    if not port.values:
        return
    for suit in state.others(state.turn):
        if state.ships[suit] in land.docks[state.turn]:
            yield ("by port", f"on ship {suit}"), port, on_ship(state, suit)
        if land.ports_touch(state.turn, suit) and state.values_at(suit, PORT):
            yield ("by port", f"on port {suit}"), port, in_port(state, suit)
    for target, party in land_targets(state, land.beside_port[state.turn]):
        yield ("by port", target), port, party


def attack_pairs(position: Position) -> set[tuple[str, str]]:
    """Who may attack whom, by name, for tests of section 9.1."""
    return {(label[0][3:], label[1][3:]) for label, _, _ in attacks(parse(position))}
