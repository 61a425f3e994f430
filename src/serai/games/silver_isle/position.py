"""Record -> position: JSON that a person can read, edit and load again (`position_reader.py`).

The format is described in `docs/rules/silver-isle.md`. Writing what was read gives the same JSON,
and reading what was written the same record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.bits import has
from serai.engine.option import write_options
from serai.engine.seat import NOBODY, Seat
from serai.games.silver_isle.parts import (
    CREW,
    FACE,
    by_suit,
    cell_name,
    corner_name,
    place_name,
    pool_name,
    suit,
    suit_or_none,
    values_of,
)
from serai.games.silver_isle.position_knowledge import implied_worlds, known_pools, possible_spreads
from serai.games.silver_isle.rules.ending import is_winner, silver_in_europe
from serai.games.silver_isle.rules.geometry import is_port, is_space, port_tile
from serai.games.silver_isle.rules.port import has_port
from serai.games.silver_isle.terms import (
    CREWS,
    EUROPE,
    FACES,
    NO_FACE,
    NOWHERE,
    PLACES,
    PORT,
    SEATS,
    Coast,
    Phase,
)

if TYPE_CHECKING:
    from serai.engine.game import Game

PHASES = {
    Phase.COASTS: "coasts", Phase.DRAWER: "drawer", Phase.DRAW: "build", Phase.LAY: "build",
    Phase.FIRST: "first", Phase.PORT: "port", Phase.STARVE: "starve",
    Phase.ACT: "act", Phase.DROP: "act",
    Phase.PAY: "pay", Phase.KEEP: "keep", Phase.SILVER: "silver", Phase.DISCOVER: "discover",
    Phase.OVER: "over",
}  # fmt: skip
"""How each phase is written."""

FIGHTING = (Phase.PAY, Phase.KEEP, Phase.SILVER)
BEFORE_PORTS = (Phase.COASTS, Phase.DRAWER, Phase.DRAW, Phase.LAY, Phase.FIRST)
BUILDING = (Phase.DRAW, Phase.LAY)
NOBODYS_TURN = (Phase.COASTS, Phase.DRAWER, Phase.FIRST, Phase.OVER)


def write_position(game: Game, s: Any) -> dict[str, Any]:
    """The position of a record."""
    phase = Phase(s.phase)
    head = {"game": game.id, "options": write_options(game.options, s)}
    position = head | write_land(s) | {"crews": _write_crews(s)} | write_pieces(s)
    position |= {"silver": _write_silver(s), **_write_knowledge(s), **write_moment(s)}
    if phase in BUILDING:
        position |= write_build(s)
    if phase in FIGHTING:
        position["fight"] = write_fight(s)
    if phase == Phase.DISCOVER:
        position |= write_gain(s)
    return position | (write_result(s) if phase == Phase.OVER else {})


# --- The land ---------------------------------------------------------------------------------


def write_land(s: Any) -> dict[str, Any]:
    """isle.info.1 Coasts, tiles in the order in which they were laid, ports, and control."""
    tiles = range(1, int(s.num_tiles) + 1)
    ports = {suit(seat): cell_name(s, port_tile(seat)) for seat in _seats_with_ports(s)}
    return {
        "coasts": write_coasts(s),
        "tiles": [cell_name(s, tile) for tile in tiles],
        "ports": ports,
        "control": {
            cell_name(s, t): suit_or_none(int(s.control[t]))
            for t in tiles
            if s.control[t] != NOBODY
        },
    }


def _write_control(s: Any) -> dict[str, str]:
    tiles = range(1, int(s.num_tiles) + 1)
    owned = [tile for tile in tiles if s.control[tile] != NOBODY]
    return {cell_name(s, tile): suit(int(s.control[tile])) for tile in owned}


def write_coasts(s: Any) -> dict[str, str]:
    """isle.build.3 The coast of each suit, once it is known."""
    if s.phase == Phase.COASTS:
        return {}
    return {suit(seat): Coast(s.coast[seat]).name.lower() for seat in range(SEATS)}


def _seats_with_ports(s: Any) -> list[Seat]:
    return [seat for seat in range(SEATS) if has_port(s, seat)]


def write_build(s: Any) -> dict[str, Any]:
    """isle.build.5 The drawn tile, and those seen before."""
    drawn = int(s.drawn)
    seen = [face for face in range(1, FACES + 1) if has(s.seen, face) and face != drawn]
    return {
        "drawn": FACE.write(drawn) if drawn != NO_FACE else None,
        "seen": [FACE.write(face) for face in seen],
    }


# --- The pieces -------------------------------------------------------------------------------


def _write_crews(s: Any) -> dict[str, dict[str, str]]:
    return {suit(seat): _write_crews_of(s, seat) for seat in range(SEATS) if _has_left(s, seat)}


def _has_left(s: Any, seat: Seat) -> bool:
    return any(place != EUROPE for place in s.crew_at[seat])


def _write_crews_of(s: Any, seat: Seat) -> dict[str, str]:
    slots = [slot for slot in range(CREWS) if s.crew_at[seat, slot] != EUROPE]
    return {
        CREW.write(int(s.crews[seat, slot])): pool_name(s, int(s.crew_at[seat, slot]))
        for slot in slots
    }


def write_pieces(s: Any) -> dict[str, Any]:
    """isle.info.1 Ships and mines."""
    placed = [seat for seat in range(SEATS) if s.mine_at[seat] != NOWHERE]
    return {
        "ships": {suit(seat): corner_name(s, int(s.ship_at[seat])) for seat in range(SEATS)},
        "mines": {
            suit(seat): {
                "space": place_name(s, int(s.mine_at[seat])),
                "value": int(s.mine_value[seat]),
            }
            for seat in placed
        },
    }


def _write_silver(s: Any) -> dict[str, Any]:
    carrying = [
        _carrier(s, seat, slot)
        for seat in range(SEATS)
        for slot in range(CREWS)
        if s.loaded[seat, slot]
    ]
    return {"crews": carrying, **write_open_silver(s)}


def _carrier(s: Any, seat: Seat, slot: int) -> str:
    place = int(s.crew_at[seat, slot])
    if is_space(place):
        return place_name(s, place)
    return suit(seat) + CREW.write(int(s.crews[seat, slot]))


def write_open_silver(s: Any) -> dict[str, Any]:
    """isle.silver.1 Tokens on the ground, on ships and in Europe."""
    return {
        "ground": write_ground(s, s.ground),
        "ships": by_suit(s.ship_silver),
        "europe": by_suit(s.europe_silver),
    }


def write_ground(s: Any, tokens: Any) -> dict[str, int]:
    """Tokens by place."""
    return {
        ground_name(s, place): int(tokens[place]) for place in range(1, PLACES) if tokens[place]
    }


def ground_name(s: Any, place: int) -> str:
    """The ground of a space or a port: `[1,3]`, `port S`."""
    return f"port {suit(place - PORT)}" if is_port(place) else place_name(s, place)


def _write_knowledge(s: Any) -> dict[str, Any]:
    known = {suit(seat): known_pools(s, seat) for seat in range(SEATS)}
    possible = {}
    for seat in range(SEATS):
        if (implied_worlds(s, seat, known[suit(seat)]) != s.worlds[seat]).any():
            possible[suit(seat)] = possible_spreads(s, seat)
    found: dict[str, Any] = {"known": {name: pools for name, pools in known.items() if pools}}
    return found | ({"possible": possible} if possible else {})


# --- The moment -------------------------------------------------------------------------------


def write_moment(s: Any) -> dict[str, Any]:
    """Whose turn it is, and how the guards stand."""
    phase = Phase(s.phase)
    return {
        "first": None if phase in BEFORE_PORTS else suit(int(s.first)),
        "turn": None if phase in NOBODYS_TURN else suit(int(s.turn)),
        "actions_left": int(s.actions_left),
        "round": int(s.rounds),
        "quiet_rounds": int(s.quiet),
        "progress": bool(s.progress),
        "europe_max": int(s.europe_max),
        "phase": PHASES[phase],
    }


def write_fight(s: Any) -> dict[str, Any]:
    """The fight under way: all of it is public, as the crews lie face up."""
    return {
        "foe": suit_or_none(int(s.foe)),
        "from": place_name(s, int(s.attack_from)),
        "at": place_name(s, int(s.attack_at)),
        "entering": bool(s.entering),
        "winner": suit_or_none(int(s.winner)),
        "damage": int(s.damage),
        "fought": values_of(int(s.fought)),
        "removed": values_of(int(s.removed)),
        "spoils": write_ground(s, s.spoils),
    }


def write_gain(s: Any) -> dict[str, Any]:
    """isle.mine.1 The tile just gained, and who lost it."""
    return {"gained": cell_name(s, int(s.gained)), "lost_by": suit_or_none(int(s.lost_by))}


def write_result(s: Any) -> dict[str, Any]:
    """isle.win.1, isle.win.7 Tokens in Europe, and who won."""
    scores = {suit(seat): int(silver_in_europe(s, seat)) for seat in range(SEATS)}
    return {"scores": scores, "winners": [suit(seat) for seat in winners(s)]}


def winners(s: Any) -> list[Seat]:
    """The seats that won."""
    return [seat for seat in range(SEATS) if is_winner(s, seat)]
