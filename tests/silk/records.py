"""Records of Silk for tests that ask many questions: loading, small decisions, comparing."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from oracle.board import (
    COLUMNS,
    MASTIFF,
    OOKAMI,
    ROWS,
    SHEPHERD,
    Piece,
    Position,
    Side,
    State,
    Tile,
    freeze,
    full_options,
)
from serai.engine.dispatch import make_numbers
from serai.engine.option import write_options
from serai.games.silk.actions import PLAY
from serai.games.silk.position import winners
from serai.games.silk.state import PHASE
from serai.games.silk.tables import column_of, row_of, spot
from serai.games.silk.terms import MID_ACTION, Improvement, Phase
from silk.playing import SEATS, SILK

OFFERS = make_numbers(SILK.space)


def load(position: Position) -> Any:
    """The record of a position."""
    return SILK.read_position(SILK, position)


def write(s: Any) -> Position:
    """The position of a record."""
    return SILK.write_position(SILK, s)


def legal_actions(s: Any) -> list[int]:
    """The numbers of all legal actions; a game that is not over has some."""
    return [int(action) for action in OFFERS[: PLAY.legal(s, OFFERS)]]


def after_each(s: Any) -> Iterator[Any]:
    """The record after each legal action."""
    actions = legal_actions(s)
    assert actions, f"a dead end: {write(s)}"
    for action in actions:
        after = s.copy()
        PLAY.apply(after, action)
        yield after


def at_rest_after(s: Any) -> list[Any]:
    """Every record at rest that decisions lead to, through any move under way."""
    seen: set[bytes] = set()
    found = []
    under_way = [s]
    while under_way:
        for after in after_each(under_way.pop()):
            if (key := after.tobytes()) not in seen:
                seen.add(key)
                (under_way if after.phase in MID_ACTION else found).append(after)
    return found


# --- As the oracle sees it --------------------------------------------------------------------


def normal_forms(records: list[Any]) -> set[str]:
    """The records as the oracle writes them."""
    return {freeze(mirror(s)) for s in records}


def mirror(s: Any) -> State:
    """The oracle's state of a record. It is read straight from the record's fields: thousands of
    results a second are compared this way, `write_position` takes ten times as long."""
    plain = SimpleNamespace(**{
        name: value.tolist() if hasattr(value, "tolist") else value
        for name, value in zip(s.dtype.names, s.item(), strict=True)
    })  # fmt: skip
    seats = SEATS[: plain.players]
    over = plain.phase == Phase.OVER
    return State(
        players=plain.players,
        options=full_options(write_options(SILK.options, plain)),
        tiles=_tiles(plain),
        worms=_worms(plain),
        big=_big_pieces(plain),
        nurseries={
            _place(at): seat
            for number, seat in enumerate(seats)
            for at in _members(plain.nurseries[number])
        },
        walls=_walls(plain),
        points=dict(zip(seats, plain.points, strict=False)),
        den=dict(zip(seats, plain.den, strict=False)),
        improvements={
            name.name.lower(): SEATS[seat]
            for name, seat in zip(Improvement, plain.improvements, strict=True)
            if seat >= 0
        },
        turn=None if over else SEATS[plain.turn],
        phase=PHASE.write(plain.phase),
        dice=[face for face in plain.dice if face],
        ended_by=SEATS[plain.ended_by] if plain.ended_by >= 0 else None,
        scores=dict(zip(seats, plain.scores, strict=False)) if over else {},
        winners=[SEATS[seat] for seat in winners(s)] if over else [],
    )


def _place(at: int) -> Tile:
    return row_of(at), column_of(at)


def _members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _tiles(plain: SimpleNamespace) -> dict[Tile, str]:
    letters = {}
    for row in range(ROWS[plain.players]):
        for column in range(COLUMNS):
            at = spot(row, column)
            letter = "*" if at == plain.den_tile else ".DNL"[plain.pasture[at]]
            barren = plain.barren >> at & 1
            letters[row, column] = letter.lower().replace("*", "+") if barren else letter
    return letters


def _worms(plain: SimpleNamespace) -> dict[Tile, str]:
    crowds = [(at, plain.worms[at]) for at, crowd in enumerate(plain.crowd) if crowd]
    return {
        _place(at): "".join(SEATS[i] * worms for i, worms in enumerate(of_seats))
        for at, of_seats in crowds
    }


def _big_pieces(plain: SimpleNamespace) -> dict[Tile, Piece]:
    names: list[Piece] = [(kind, seat) for kind in (SHEPHERD, MASTIFF) for seat in SEATS]
    placed = zip([*names, (OOKAMI, "")], plain.location[1:], strict=True)
    return {_place(at): piece for piece, at in placed if at}


def _walls(plain: SimpleNamespace) -> set[Side]:
    flat: set[Side] = {("H", *_place(at)) for at in _members(plain.walls_h)}
    return flat | {("V", *_place(at)) for at in _members(plain.walls_v)}
