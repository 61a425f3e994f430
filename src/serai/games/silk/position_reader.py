"""Position -> record: reading what people write. Impossible positions are refused.

The format is described in `docs/rules/silk.md`; `position.py` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.bits import bit
from serai.engine.errors import BadPosition
from serai.engine.reading import (
    check_fields,
    read_by_seat,
    read_list,
    read_mapping,
    read_number,
    read_place,
    read_seat,
)
from serai.engine.seat import letter
from serai.games.silk.invariants import ACTIONS, MID_ACTION
from serai.games.silk.parts import CORNER, SIDE, TILE
from serai.games.silk.position import (
    DEN_LETTERS,
    FIELDS,
    MOST_POINTS,
    PHASES,
    PIECE_NAMES,
    TILE_LETTERS,
    write_tile,
)
from serai.games.silk.position_check import check_position
from serai.games.silk.rules.ending import finish_game
from serai.games.silk.rules.geometry import is_side, is_walled
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.rules.occupancy import put_piece, put_worm
from serai.games.silk.rules.raising import can_raise
from serai.games.silk.rules.setup import OUT_OF_IT
from serai.games.silk.rules.turn import begin_turn, next_die
from serai.games.silk.rules.wall import put_wall
from serai.games.silk.tables import ROWS, spot
from serai.games.silk.terms import (
    COLUMNS,
    DICE,
    FACES,
    FIRST_POINTS,
    NO_PIECE,
    NOWHERE,
    OOKAMI,
    SPOTS,
    TILE_CAPACITY,
    WORMS,
    BoardAction,
    Improvement,
    Pasture,
    Phase,
    Piece,
)

if TYPE_CHECKING:
    from serai.engine.game import Game


def read_position(game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    given = from_older_form(read_mapping(position, "a position"))
    check_fields(given, FIELDS)
    if given.get("game", game.id) != game.id:
        raise BadPosition(f"the position is one of {given['game']!r}, not of {game.id}")
    players = read_number(given.get("players"), "players", game.seats[0], game.seats[-1])
    s = game.start(players, read_mapping(given.get("options", {}), "options"))
    _read_tiles(s, given.get("tiles"))
    _read_pieces(s, given)
    _read_worms(s, given)
    _read_nurseries(s, read_mapping(given.get("nurseries", {}), "nurseries"))
    _read_walls(s, read_list(given.get("walls", []), "walls"))
    _read_seats(s, given)
    _read_moment(s, given)
    check_position(s, given)
    come_to_rest(s)
    return s


def from_older_form(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Positions once wrote `bump` for whatever comes in the middle of an action, and two fields
    under other names."""
    if given.get("phase") != "bump":
        return given
    names = {"deed": "action", "left": "bumped_from"}
    newer = {names.get(name, name): value for name, value in given.items()}
    if newer.get("lifted"):
        return newer | {"phase": "push"}
    if any(read_mapping(newer.get("hand", {}), "hand").values()):
        return newer | {"phase": "spread"}
    bumped = ("lifted", "bumped_from", "moved", "hand")
    kept = {name: value for name, value in newer.items() if name not in bumped or value}
    kept.pop("hand", None)
    return kept | {"phase": f"action-{kept.pop('action', None)}"}


def _read_tiles(s: Any, rows: object) -> None:
    lines = read_list(rows, "tiles")
    expected = int(ROWS[s.players])
    if len(lines) != expected or any(len(str(line)) != COLUMNS for line in lines):
        raise BadPosition(f"tiles are {expected} rows of {COLUMNS} letters", "silk.comp.10")
    for row, line in enumerate(lines):
        for column, sign in enumerate(str(line)):
            _read_tile(s, spot(row, column), sign)


def _read_tile(s: Any, tile: int, sign: str) -> None:
    if sign in DEN_LETTERS:
        if s.den_tile != NOWHERE:
            raise BadPosition("there is more than one den tile", "silk.comp.4")
        s.den_tile = tile
        s.pasture[tile] = Pasture.NORMAL
        barren = sign == DEN_LETTERS[1]
    else:
        found = [pasture for pasture, letters in TILE_LETTERS.items() if sign in letters]
        if not found:
            raise BadPosition(f"tiles are D, N, L, *, d, n, l, + or . (not laid), not {sign!r}")
        s.pasture[tile] = found[0]
        s.undrawn[found[0]] = max(0, int(s.undrawn[found[0]]) - 1)
        barren = found[0] != Pasture.NONE and sign == TILE_LETTERS[found[0]][1]
    if barren:
        s.barren |= bit(tile)


def _read_tile_name(s: Any, name: object, what: str) -> int:
    tile = read_place(name, TILE, what)
    if tile >= spot(int(ROWS[s.players]), 0):
        raise BadPosition(f"{what}: {name!r} is not on this board", "silk.comp.10")
    return tile


def _read_pieces(s: Any, given: Mapping[str, Any]) -> None:
    for name, piece_of in (("shepherds", shepherd_of), ("mastiffs", mastiff_of)):
        for key, tile in read_mapping(given.get(name, {}), name).items():
            _put(s, piece_of(read_seat(key, int(s.players), name)), tile, name)
    ookami = given.get("ookami", write_tile(int(s.den_tile)))
    if ookami is not None:
        _put(s, OOKAMI, ookami, "ookami")


def _put(s: Any, piece: Piece, name: object, what: str) -> None:
    tile = _read_tile_name(s, name, what)
    if s.piece_at[tile] != NO_PIECE:
        raise BadPosition(f"two big pieces stand on {name}", "silk.occ.1")
    put_piece(s, piece, tile)


def _read_worms(s: Any, given: Mapping[str, Any]) -> None:
    for name, crowd in read_mapping(given.get("worms", {}), "worms").items():
        tile = _read_tile_name(s, name, "worms")
        if not isinstance(crowd, str) or len(crowd) > TILE_CAPACITY:
            raise BadPosition(f"on {name} are {crowd!r}: at most three worms", "silk.setup.p1.6")
        if crowd and s.piece_at[tile] != NO_PIECE:
            raise BadPosition(f"worms share {name} with a big piece", "silk.occ.1")
        for sign in crowd:
            put_worm(s, read_seat(sign, int(s.players), f"a worm on {name}"), tile)


def _read_nurseries(s: Any, nurseries: Mapping[str, Any]) -> None:
    for name, owner in nurseries.items():
        corner = read_place(name, CORNER, "nurseries")
        s.nurseries[read_seat(owner, int(s.players), f"the nursery on {name}")] |= bit(corner)


def _read_walls(s: Any, walls: Any) -> None:
    for name in walls:
        side = read_place(name, SIDE, "walls")
        if not is_side(s, side):
            raise BadPosition(f"wall {name} is not on this board", "silk.geo.wall.1")
        if is_walled(s, side):
            raise BadPosition(f"wall {name} is listed twice", "silk.geo.wall.2")
        if s.supply == 0:
            raise BadPosition("there are more walls than the supply had", "silk.inv.3")
        put_wall(s, side)


def _read_seats(s: Any, given: Mapping[str, Any]) -> None:
    players = int(s.players)
    points = read_by_seat(
        given.get("points", {}), players, "points", FIRST_POINTS, (-MOST_POINTS, MOST_POINTS)
    )
    den = read_by_seat(given.get("den", {}), players, "den", 0, (0, WORMS))
    hand = read_by_seat(given.get("hand", {}), players, "hand", 0, (0, TILE_CAPACITY))
    for seat in range(players):
        if points[seat] < 0:
            raise BadPosition(f"{letter(seat)} has {points[seat]} points", "silk.inv.7")
        placed = sum(int(s.worms[tile, seat]) for tile in range(1, SPOTS))
        reserve = WORMS - placed - den[seat] - hand[seat]
        if reserve < 0:
            raise BadPosition(f"{letter(seat)} has more than {WORMS} worms", "silk.inv.1")
        s.points[seat], s.den[seat], s.hand[seat] = points[seat], den[seat], hand[seat]
        s.reserve[seat] = reserve
    names = {improvement.name.lower(): improvement for improvement in Improvement}
    for name, owner in read_mapping(given.get("improvements", {}), "improvements").items():
        if name not in names:
            raise BadPosition(f"improvements are {', '.join(names)}, not {name!r}")
        s.improvements[names[name]] = read_seat(owner, players, name)


def _read_moment(s: Any, given: Mapping[str, Any]) -> None:
    players = int(s.players)
    s.phase = _read_phase(given)
    is_nobodys = s.phase in (Phase.LAY, Phase.FIRST, Phase.OVER)
    if not is_nobodys or given.get("turn") is not None:
        turn = read_seat(given.get("turn"), players, "turn")
        s.turn = s.turn if is_nobodys else turn
    if given.get("ended_by") is not None:
        s.ended_by = read_seat(given["ended_by"], players, "ended_by")
    dice = read_list(given.get("dice") or [], "dice")
    if len(dice) > DICE:
        raise BadPosition(f"there are two dice, not {len(dice)}", "silk.comp.3")
    for slot, face in enumerate(dice):
        s.dice[slot] = read_number(face, "a die", 1, FACES)
    for seat, rolled in enumerate(
        read_by_seat(given.get("rolled", {}), players, "rolled", 0, (OUT_OF_IT, DICE * FACES))
    ):
        s.rolled[seat] = rolled
    s.lifted = _read_piece(given["lifted"]) if given.get("lifted") else NO_PIECE
    s.bumped_from = (
        _read_tile_name(s, given["bumped_from"], "bumped_from")
        if given.get("bumped_from")
        else NOWHERE
    )
    for name in read_list(given.get("moved", []), "moved"):
        s.moved |= bit(_read_piece(name))
    if s.phase in MID_ACTION:
        s.action = _read_action(s, given)
    if s.phase == Phase.OVER:
        finish_game(s)


def _read_phase(given: Mapping[str, Any]) -> Phase:
    name = given.get("phase")
    for phase, word in PHASES.items():
        if word == name:
            return phase
    raise BadPosition(f"phase is one of {', '.join(dict.fromkeys(PHASES.values()))}, not {name!r}")


def _read_piece(name: object) -> Piece:
    if not isinstance(name, str) or name not in PIECE_NAMES:
        raise BadPosition(f"big pieces are {', '.join(PIECE_NAMES)}, not {name!r}")
    return PIECE_NAMES[name]


def _read_action(s: Any, given: Mapping[str, Any]) -> BoardAction:
    if s.phase in ACTIONS:
        return BoardAction(s.phase - Phase.ACTION_RAISE + BoardAction.RAISE)
    name = given.get("action")
    actions = {action.name.lower(): action for action in BoardAction if action != BoardAction.NONE}
    if not isinstance(name, str) or name not in actions:
        raise BadPosition(f"action is one of {', '.join(actions)}, not {name!r}")
    return actions[name]


def come_to_rest(s: Any) -> None:
    """A die that can do nothing is lost, a raise that cannot be is passed over, here as in play."""
    if s.phase == Phase.DICE:
        next_die(s)
    elif s.phase == Phase.RAISE and not can_raise(s, s.turn):
        begin_turn(s, s.turn)
