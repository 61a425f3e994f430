"""Position -> record. Impossible positions are refused.

The format is described in `docs/rules/silver-isle.md`; `position.py` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.bits import bit
from serai.engine.errors import BadPosition
from serai.engine.reading import (
    check_fields,
    read_list,
    read_mapping,
    read_number,
    read_place,
)
from serai.engine.seat import NOBODY, Seat
from serai.games.silver_isle.invariants import check_position
from serai.games.silver_isle.parts import FACE, HARBOUR, SPOT
from serai.games.silver_isle.position import BEFORE_PORTS, FIGHTING, NOBODYS_TURN, PHASES
from serai.games.silver_isle.position_knowledge import implied_worlds, pools, worlds_of
from serai.games.silver_isle.position_land import (
    read_coasts,
    read_control,
    read_ports,
    read_space,
    read_suit,
    read_tile,
    read_tiles,
)
from serai.games.silver_isle.rules.building import draw_tile
from serai.games.silver_isle.rules.ending import all_in_europe
from serai.games.silver_isle.rules.geometry import (
    is_space,
    place_of_spot,
    port_of,
)
from serai.games.silver_isle.rules.place import lay_silver, set_occupant
from serai.games.silver_isle.rules.sight import corner_of_point
from serai.games.silver_isle.rules.turn import look_for_hunger
from serai.games.silver_isle.terms import (
    ACTIONS,
    CREWS,
    EUROPE,
    MOST_ROUNDS,
    NOWHERE,
    OPEN_SEA,
    PLACES,
    SEATS,
    SHIP,
    SUIT_LETTERS,
    Phase,
    Place,
)

if TYPE_CHECKING:
    from serai.engine.game import Game

FIELDS = (
    "game", "players", "options", "coasts", "tiles", "ports", "control", "crews", "ships", "mines",
    "silver", "known", "possible", "first", "turn", "actions_left", "round", "quiet_rounds",
    "progress", "europe_max", "phase", "drawn", "seen", "fight", "gained", "lost_by", "scores",
    "winners",
)  # fmt: skip
SILVER_FIELDS = ("crews", "ground", "ships", "europe")
FIGHT_FIELDS = (
    "foe", "from", "at", "entering", "winner", "damage", "fought", "removed", "spoils",
)  # fmt: skip

MOST_SILVER = 24
"""isle.comp.6: there are 24 tokens."""
MOST_DAMAGE = 15
"""The values of all six crews together."""

POOLS = {"port": "port", "ship": "ship", "europe": "europe"}


def read_position(game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    given = read_mapping(position, "a position")
    check_fields(given, FIELDS)
    if given.get("game", game.id) != game.id:
        raise BadPosition(f"the position is one of {given['game']!r}, not of {game.id}")
    players = read_number(given.get("players", SEATS), "players", SEATS, SEATS)
    s = game.start(players, read_mapping(given.get("options", {}), "options"))
    s.phase = _read_phase(given)
    read_coasts(s, given.get("coasts"))
    read_tiles(s, read_list(given.get("tiles", ["0,0"]), "tiles"))
    read_ports(s, read_mapping(given.get("ports", {}), "ports"))
    read_control(s, read_mapping(given.get("control", {}), "control"))
    _read_pieces(s, given)
    _read_moment(s, given)
    _read_middle(s, given)
    check_position(s)
    _come_to_rest(s)
    return s


def _read_phase(given: Mapping[str, Any]) -> Phase:
    name = given.get("phase")
    for phase, word in PHASES.items():
        if word == name:
            return phase
    raise BadPosition(f"phase is one of {', '.join(dict.fromkeys(PHASES.values()))}, not {name!r}")


# --- The pieces -------------------------------------------------------------------------------


def _read_pieces(s: Any, given: Mapping[str, Any]) -> None:
    silver = read_mapping(given.get("silver", {}), "silver")
    check_fields(silver, SILVER_FIELDS)
    carriers = [str(name) for name in read_list(silver.get("crews", []), "silver of crews")]
    crews = read_mapping(given.get("crews", {}), "crews")
    for key in crews:
        read_suit(key, "crews")
    for seat in range(SEATS):
        _read_crews(s, seat, read_mapping(crews.get(SUIT_LETTERS[seat], {}), "crews"), carriers)
    if carriers:
        raise BadPosition(f"no crew ashore carries silver at {carriers[0]}", "isle.silver.1")
    _read_ships(s, read_mapping(given.get("ships", {}), "ships"))
    _read_mines(s, read_mapping(given.get("mines", {}), "mines"))
    for name, number in read_mapping(silver.get("ground", {}), "silver on the ground").items():
        tokens = read_number(number, f"silver on {name}", 0, MOST_SILVER)
        lay_silver(s, _read_ground(s, name), tokens)
    for name, tokens in (("ships", s.ship_silver), ("europe", s.europe_silver)):
        for key, number in read_mapping(silver.get(name, {}), f"silver of {name}").items():
            tokens[read_suit(key, name)] = read_number(number, name, 0, MOST_SILVER)


def _read_crews(s: Any, seat: Seat, given: Mapping[str, Any], carriers: list[str]) -> None:
    placed = {}
    for value, name in given.items():
        if value not in [str(number) for number in range(CREWS)]:
            raise BadPosition(f"crews have the values 0 to 5, not {value!r}", "isle.comp.3")
        placed[1 + int(value)] = (name, _read_whereabouts(s, seat, name))
    order = []
    for crew in range(1, CREWS + 1):
        name, place = placed.get(crew, ("europe", EUROPE))
        token = name if is_space(place) else f"{SUIT_LETTERS[seat]}{crew - 1}"
        is_carrier = 0 < place < PLACES and token in carriers
        if is_carrier:
            carriers.remove(token)
        order.append((place, int(is_carrier), crew))
    for slot, (place, loaded, crew) in enumerate(sorted(order)):
        s.crew_at[seat, slot], s.loaded[seat, slot], s.crews[seat, slot] = place, loaded, crew


def _read_whereabouts(s: Any, seat: Seat, name: object) -> Place:
    if isinstance(name, str) and name in POOLS:
        return {"port": port_of(seat), "ship": SHIP, "europe": EUROPE}[str(name)]
    place = read_space(s, name, f"a crew of {SUIT_LETTERS[seat]}")
    if s.occupant[place] != NOBODY:
        raise BadPosition(f"two crews stand on {name}", "isle.move.2")
    set_occupant(s, place, seat)
    return place


def _read_ground(s: Any, name: object) -> Place:
    return _read_port(name) or read_space(s, name, "silver on the ground")


def _read_port(name: object) -> Place:
    """A port as positions write it, `port S`, or as actions do, `port-S`; NOWHERE is no port."""
    if not isinstance(name, str) or not name.startswith(("port ", "port-")):
        return NOWHERE
    return int(port_of(read_suit(name[len("port ") :], "a port")))


def _read_ships(s: Any, ships: Mapping[str, Any]) -> None:
    for key, name in ships.items():
        corner = int(corner_of_point(s, read_place(name, HARBOUR, f"the ship of {key}")))
        if corner == OPEN_SEA:
            raise BadPosition(f"{name} is no corner for ships", "isle.ship.loc.2")
        s.ship_at[read_suit(key, "ships")] = corner


def _read_mines(s: Any, mines: Mapping[str, Any]) -> None:
    for key, mine in mines.items():
        seat = read_suit(key, "mines")
        found = read_mapping(mine, f"the mine of {key}")
        check_fields(found, ("space", "value"))
        s.mine_at[seat] = read_space(s, found.get("space"), f"the mine of {key}")
        value = read_number(found.get("value"), f"the mine of {key}", 0, int(s.mine_cap))
        s.mine_value[seat] = value


# --- The moment -------------------------------------------------------------------------------


def _read_moment(s: Any, given: Mapping[str, Any]) -> None:
    if s.phase not in BEFORE_PORTS:
        s.first = read_suit(given.get("first"), "first")
    s.turn = 0
    if s.phase == Phase.OVER:
        s.turn = NOBODY
    elif s.phase not in NOBODYS_TURN:
        s.turn = read_suit(given.get("turn"), "turn")
    is_playing = s.phase not in (*BEFORE_PORTS, Phase.PORT)
    is_open = is_playing and s.phase != Phase.OVER
    actions = given.get("actions_left", ACTIONS if is_open else 0)
    s.actions_left = read_number(actions, "actions_left", 0, ACTIONS)
    if s.phase == Phase.ACT and s.actions_left == 0:
        s.phase = Phase.DROP
    s.rounds = read_number(given.get("round", int(is_playing)), "round", 0, MOST_ROUNDS)
    s.quiet = read_number(given.get("quiet_rounds", 0), "quiet_rounds", 0, MOST_ROUNDS)
    s.progress = _read_truth(given.get("progress", False), "progress")
    most = read_number(given.get("europe_max", all_in_europe(s)), "europe_max", 0, MOST_SILVER)
    s.europe_max = most
    _read_build(s, given)


def _read_build(s: Any, given: Mapping[str, Any]) -> None:
    for name in read_list(given.get("seen", []), "seen"):
        s.seen |= bit(read_place(name, FACE, "seen"))
    if given.get("drawn") is not None:
        s.drawn = read_place(given["drawn"], FACE, "drawn")


def _read_middle(s: Any, given: Mapping[str, Any]) -> None:
    for key, names in read_mapping(given.get("known", {}), "known").items():
        _read_known(s, read_suit(key, "known"), read_list(names, f"known of {key}"))
    for key, spreads in read_mapping(given.get("possible", {}), "possible").items():
        seat = read_suit(key, "possible")
        found = {str(spread) for spread in read_list(spreads, f"possible of {key}")}
        s.worlds[seat] &= worlds_of(s, seat, found)
    if s.phase in FIGHTING:
        _read_fight(s, read_mapping(given.get("fight"), "fight"))
    if s.phase == Phase.DISCOVER:
        s.gained = read_tile(s, given.get("gained"), "gained")
        s.lost_by = _read_suit_or_none(given.get("lost_by"), "lost_by")


def _read_known(s: Any, seat: Seat, names: Any) -> None:
    for name in names:
        if not isinstance(name, str) or name not in pools(s, seat):
            raise BadPosition(f"{SUIT_LETTERS[seat]} has no crew at {name!r}", "isle.info.5")
    s.worlds[seat] = implied_worlds(s, seat, list(names))


def _read_suit_or_none(value: object, what: str) -> Seat:
    return NOBODY if value is None else read_suit(value, what)


def _read_truth(value: object, what: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{what} is true or false, not {value!r}")
    return value


def _read_fight(s: Any, fight: Mapping[str, Any]) -> None:
    check_fields(fight, FIGHT_FIELDS)
    s.foe = read_suit(fight.get("foe"), "foe")
    s.winner = read_suit(fight.get("winner"), "winner")
    s.attack_from = _read_side(s, fight.get("from"), "from")
    s.attack_at = _read_side(s, fight.get("at"), "at")
    s.entering = _read_truth(fight.get("entering", False), "entering")
    s.damage = read_number(fight.get("damage", 0), "damage", 0, MOST_DAMAGE)
    s.fought = _read_values(fight.get("fought", []), "fought")
    s.removed = _read_values(fight.get("removed", []), "removed")
    for name, number in read_mapping(fight.get("spoils", {}), "spoils").items():
        s.spoils[_read_ground(s, name)] = read_number(number, f"spoils on {name}", 0, MOST_SILVER)


def _read_side(s: Any, name: object, what: str) -> Place:
    if name == "ship":
        return SHIP
    place = _read_port(name) or int(place_of_spot(s, read_place(name, SPOT, what)))
    if place == NOWHERE:
        raise BadPosition(f"{what}: {name} is not on land", "isle.fight.who.1")
    return place


def _read_values(values: object, what: str) -> int:
    found = [read_number(value, what, 0, CREWS - 1) for value in read_list(values, what)]
    return sum(1 << value + 1 for value in set(found))


def _come_to_rest(s: Any) -> None:
    """A tile without a tie is laid, and a turn without hunger goes on, here as in play."""
    if s.drawn:
        draw_tile(s, int(s.drawn))
    elif s.phase == Phase.STARVE:
        look_for_hunger(s)
