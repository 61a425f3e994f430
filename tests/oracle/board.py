"""A position of Silk as plain dicts and sets: reading, writing, normal form, geometry."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Position = dict[str, Any]
Tile = tuple[int, int]
Corner = tuple[int, int]
Side = tuple[str, int, int]
Piece = tuple[str, str]  # (kind, owner); the ookami's owner is ""

SEATS = "ABCD"
ROWS = {2: 4, 3: 5, 4: 6}
COLUMNS = 5
WALLS = {2: 10, 3: 15, 4: 20}
THRESHOLD = {2: 30, 3: 40, 4: 50}
WORMS_PER_COLOUR = 15
NURSERIES_PER_COLOUR = 4
TILE_LIMIT = 3
SHEPHERD, MASTIFF, OOKAMI = "shepherd", "mastiff", "ookami"
PASTURE = {"D": 1, "N": 2, "L": 3, "*": 2}
BARREN = {"D": "d", "N": "n", "L": "l", "*": "+"}
PRINTED = {barren: pasture for pasture, barren in BARREN.items()}
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}

# The switches of section 13, default first.
SWITCHES: dict[str, tuple[Any, ...]] = {
    "nursery_min_distance": (2, 3),
    "mandatory_rescue": (False, True),
    "no_wilful_waste": (True, False),
    "raise_onto_ookami": (False, True),
    "connect_through_foreign_nursery": (True, False),
    "multi_close": ("shortest", "longest", "sum"),
    "nursery_scores_segments": (False, True),
    "long_wall_must_close": (False, True),
    "edge_encloses": (False, True),
    "enclosure_nurseries": ("in_contact", "all_built"),
    "latch_trigger": (True, False),
    "tie_break": ("none", "fewest_in_den"),
}


@dataclass
class State:
    """A position; worms on a tile are a sorted string of seats, big pieces live in `big`."""

    players: int
    options: dict[str, Any]
    tiles: dict[Tile, str]
    worms: dict[Tile, str]
    big: dict[Tile, Piece]
    nurseries: dict[Corner, str]
    walls: set[Side]
    points: dict[str, int]
    den: dict[str, int]
    improvements: dict[str, str]
    turn: str | None
    phase: str
    dice: list[int]
    ended_by: str | None
    scores: dict[str, int] = field(default_factory=dict)
    winners: list[str] = field(default_factory=list)

    def copy(self) -> "State":
        """A copy that shares nothing that ever changes."""
        return State(
            self.players, self.options, dict(self.tiles), dict(self.worms), dict(self.big),
            dict(self.nurseries), set(self.walls), dict(self.points), dict(self.den),
            dict(self.improvements), self.turn, self.phase, list(self.dice), self.ended_by,
            dict(self.scores), list(self.winners),
        )  # fmt: skip

    @property
    def seats(self) -> str:
        """The seats in turn order, which is clockwise order."""
        return SEATS[: self.players]

    @property
    def active(self) -> str:
        """The seat to move; asking when the game is over is a mistake."""
        assert self.turn is not None, "the game is over"
        return self.turn

    def on_board(self, seat: str) -> int:
        """Worms of `seat` on the board."""
        return sum(crowd.count(seat) for crowd in self.worms.values())

    def reserve(self, seat: str) -> int:
        """Worms of `seat` in reserve: silk.inv.1."""
        return WORMS_PER_COLOUR - self.on_board(seat) - self.den[seat]

    def wall_supply(self) -> int:
        """Walls left in the common supply: silk.inv.3."""
        return WALLS[self.players] - len(self.walls)

    def nurseries_of(self, seat: str) -> set[Corner]:
        """Corners with a nursery of `seat`."""
        return {corner for corner, owner in self.nurseries.items() if owner == seat}

    def where(self, kind: str, owner: str = "") -> Tile | None:
        """The tile of a big piece, None while it is not placed."""
        found = [tile for tile, piece in self.big.items() if piece == (kind, owner)]
        return found[0] if found else None

    def is_empty(self, tile: Tile) -> bool:
        """No worm and no big piece: silk.occ.1."""
        return tile not in self.big and not self.worms.get(tile)

    def value(self, tile: Tile) -> int:
        """Silk points per worm; barren is worth nothing: silk.comp.7."""
        return PASTURE.get(self.tiles[tile], 0)

    def all_barren(self) -> bool:
        """silk.end.3, den tile included."""
        return all(kind in PRINTED for kind in self.tiles.values())

    def add_worm(self, tile: Tile, seat: str) -> None:
        """Put one worm down; the caller has checked the rules."""
        self.worms[tile] = "".join(sorted(self.worms.get(tile, "") + seat))


# ---- geometry (section 0, section 3) ---------------------------------------------------------


def all_sides(rows: int) -> set[Side]:
    """Every wall site, inner and outer: silk.geo.wall.1."""
    flat = {("H", r, c) for r in range(rows + 1) for c in range(COLUMNS)}
    return flat | {("V", r, c) for r in range(rows) for c in range(COLUMNS + 1)}


def nursery_sites(rows: int) -> set[Corner]:
    """All corners except the four outermost ones: silk.geo.nursery.1."""
    corners = {(r, c) for r in range(rows + 1) for c in range(COLUMNS + 1)}
    return corners - {(r, c) for r in (0, rows) for c in (0, COLUMNS)}


def ends(side: Side) -> tuple[Corner, Corner]:
    """The two corners a side runs between."""
    kind, r, c = side
    return ((r, c), (r, c + 1)) if kind == "H" else ((r, c), (r + 1, c))


def tiles_beside(side: Side, rows: int) -> list[Tile]:
    """The two tiles of an inner side, the one tile of an outer side."""
    kind, r, c = side
    pair = [(r - 1, c), (r, c)] if kind == "H" else [(r, c - 1), (r, c)]
    return [(row, col) for row, col in pair if 0 <= row < rows and 0 <= col < COLUMNS]


def side_towards(tile: Tile, step: str) -> Side:
    """The side of `tile` crossed by a step."""
    r, c = tile
    return {"up": ("H", r, c), "down": ("H", r + 1, c),
            "left": ("V", r, c), "right": ("V", r, c + 1)}[step]  # fmt: skip


def neighbour(tile: Tile, step: str, rows: int) -> Tile | None:
    """The tile one step away, None beyond an outer side."""
    r, c = tile[0] + STEPS[step][0], tile[1] + STEPS[step][1]
    return (r, c) if 0 <= r < rows and 0 <= c < COLUMNS else None


def wrapped(tile: Tile, step: str, rows: int) -> Tile:
    """The tile one step away, round the board if need be: silk.move.wrap.1."""
    return (tile[0] + STEPS[step][0]) % rows, (tile[1] + STEPS[step][1]) % COLUMNS


def neighbours(tile: Tile, rows: int) -> set[Tile]:
    """Side-adjacent tiles, never round the board: silk.geo.1."""
    return {near for step in STEPS if (near := neighbour(tile, step, rows))}


def corners_of(tile: Tile) -> set[Corner]:
    """The four corners of a tile."""
    r, c = tile
    return {(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)}


def next_to_nursery(state: State, tile: Tile, seat: str) -> bool:
    """silk.geo.2."""
    return bool(corners_of(tile) & state.nurseries_of(seat))


def free_nursery_sites(state: State) -> set[Corner]:
    """Sites far enough from every nursery of any colour: silk.geo.nursery.1 to .4."""
    least = state.options["nursery_min_distance"]
    return {
        site
        for site in nursery_sites(ROWS[state.players])
        if all(distance(site, other) >= least for other in state.nurseries)
    }


def distance(one: Corner, other: Corner) -> int:
    """Length of a shortest way along tile sides, never round the board."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


# ---- reading and writing (section 15) --------------------------------------------------------


def parse_pair(text: str) -> tuple[int, int]:
    """A tile or a corner, `"r,c"`."""
    r, c = text.split(",")
    return int(r), int(c)


def parse_side(text: str) -> Side:
    """A side, `"Hr,c"` or `"Vr,c"`."""
    return (text[0], *parse_pair(text[1:]))


def write_pair(pair: tuple[int, int]) -> str:
    """The inverse of parse_pair."""
    return f"{pair[0]},{pair[1]}"


def write_side(side: Side) -> str:
    """The inverse of parse_side."""
    return side[0] + write_pair(side[1:])


def full_options(options: dict[str, Any]) -> dict[str, Any]:
    """Every known switch with its value; keys that are no switch are left out."""
    return {name: options.get(name, values[0]) for name, values in SWITCHES.items()}


def parse(position: Position) -> State:
    """Read a position; extra and computed fields are ignored."""
    players = position["players"]
    seats = SEATS[:players]
    over = position["phase"] == "over"
    return State(
        players=players,
        options=full_options(position.get("options") or {}),
        tiles=parse_tiles(position["tiles"]),
        worms=parse_worms(position.get("worms", {})),
        big=parse_big_pieces(position),
        nurseries={parse_pair(at): seat for at, seat in position.get("nurseries", {}).items()},
        walls={parse_side(text) for text in position.get("walls", [])},
        points={seat: position.get("points", {}).get(seat, 5) for seat in seats},
        den={seat: position.get("den", {}).get(seat, 0) for seat in seats},
        improvements={k: v for k, v in position.get("improvements", {}).items() if v},
        turn=None if over else position["turn"],
        phase=position["phase"],
        dice=sorted(position.get("dice") or []) if position["phase"] == "dice" else [],
        ended_by=position.get("ended_by"),
        scores=dict(position["scores"]) if over else {},
        winners=sorted(position["winners"]) if over else [],
    )


def parse_tiles(rows: Iterable[str]) -> dict[Tile, str]:
    """The tile letters by tile."""
    return {(r, c): kind for r, row in enumerate(rows) for c, kind in enumerate(row)}


def parse_worms(worms: dict[str, str]) -> dict[Tile, str]:
    """The worms by tile; tiles without worms are left out."""
    return {parse_pair(at): "".join(sorted(crowd)) for at, crowd in worms.items() if crowd}


def parse_big_pieces(position: Position) -> dict[Tile, Piece]:
    """All placed big pieces by tile; two on one tile are refused: silk.occ.1."""
    placed = [((OOKAMI, ""), position.get("ookami"))]
    for kind in (SHEPHERD, MASTIFF):
        placed += [((kind, seat), at) for seat, at in position.get(kind + "s", {}).items()]
    shared = [at for at, count in Counter(at for _, at in placed if at).items() if count > 1]
    if shared:
        raise ValueError(f"silk.occ.1: more than one big piece on {shared}")
    return {parse_pair(at): piece for piece, at in placed if at}


def write(state: State) -> Position:
    """Write a position in the format of section 15, everything sorted."""
    position: Position = {
        "game": "silk", "players": state.players, "options": state.options,
        "tiles": write_tiles(state),
        "worms": {write_pair(at): state.worms[at] for at in sorted(state.worms)},
        "shepherds": write_pieces(state, SHEPHERD), "mastiffs": write_pieces(state, MASTIFF),
        "nurseries": {write_pair(at): state.nurseries[at] for at in sorted(state.nurseries)},
        "walls": [write_side(side) for side in sorted(state.walls)],
        "points": state.points, "den": state.den, "improvements": state.improvements,
        "turn": state.turn, "phase": state.phase, "dice": sorted(state.dice),
        "ended_by": state.ended_by,
    }  # fmt: skip
    if ookami := state.where(OOKAMI):
        position["ookami"] = write_pair(ookami)
    if state.phase == "over":
        position |= {"scores": state.scores, "winners": sorted(state.winners)}
    return position


def write_tiles(state: State) -> list[str]:
    """The tiles, one string a row."""
    rows = ROWS[state.players]
    return ["".join(state.tiles[r, c] for c in range(COLUMNS)) for r in range(rows)]


def write_pieces(state: State, kind: str) -> dict[str, str]:
    """The placed shepherds or mastiffs by seat."""
    return {seat: write_pair(at) for seat in state.seats if (at := state.where(kind, seat))}


def freeze(state: State) -> str:
    """Normal form of a state: sorted JSON text, hashable and readable."""
    return json.dumps(write(state), sort_keys=True)


def canonical(position: Position) -> str:
    """Normal form of a position: equal exactly for equal positions; `json.loads` reads it."""
    return freeze(parse(position))
