"""Positions as text, actions by notation: how the tests of Silk set up a table and play at it.

A position is written field by field, the fields parted by bars, those that do not matter left out:

    dice 3 5 | worms 0,1:AAB 3,3:B | shepherds A:1,2 | walls H1,1 V1,2 | points A:7

Big pieces that a position in the middle of the game leaves out are set aside on free tiles, from
the lower right corner on.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import serai
from oracle.helpers import PASTURES
from serai import Match
from serai.games.silk.state import State
from serai.games.silk.terms import BUMPED
from serai.games.silk.view import VIEW

SILK = serai.game("silk")
SEATS = "ABCD"

FIELDS = VIEW.schema()["Position"]["properties"]
OLDER = {"deed": "action", "left": "bumped_from"}
"""Names of older positions, and those of today."""
ONLY_WHEN_BUMPED = [name for name, field in State.in_position.items() if field.phases == BUMPED]
SETUP = ("lay", "first", "worms", "pieces")
FACES = {"raise": 1, "herd": 2, "wall": 3, "nursery": 4, "graze": 5, "ookami": 6}
MOVING = {"push", "spread", *(f"action-{name}" for name in FACES)}
"""The phases in the middle of an action."""
TILES = [f"{row},{column}" for row in range(6) for column in range(5)]


# --- Positions as text ------------------------------------------------------------------------


def read(text: str) -> dict[str, Any]:
    """The position that a text describes, complete."""
    given = dict(_read_field(part.strip()) for part in text.split("|") if part.strip())
    players = given.get("players", 2)
    base = {"game": "silk", "players": players, "tiles": PASTURES[players], "turn": "A"}
    position = base | {"phase": "dice" if given.get("dice") else "roll"} | given
    if position["phase"] == "over":
        position["turn"] = None
    return position if position["phase"] in SETUP else position | _pieces(position)


def _read_field(part: str) -> tuple[str, Any]:
    name, *items = part.split()
    kind = FIELDS[OLDER.get(name, name)].get("type")
    if kind == "object":
        pairs = [item.split(":") for item in items]
        return name, {key: _value(value) for key, value in pairs}
    return name, [_value(item) for item in items] if kind == "array" else _value(" ".join(items))


def _value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.lstrip("-").isdigit() else word


def _pieces(position: dict[str, Any]) -> dict[str, Any]:
    seats = SEATS[: position["players"]]
    placed = {kind: dict(position.get(kind, {})) for kind in ("shepherds", "mastiffs")}
    taken = {
        *position.get("worms", {}),
        *placed["shepherds"].values(),
        *placed["mastiffs"].values(),
    }
    ookami = position.get("ookami")
    free = [tile for tile in reversed(TILES[: 5 * len(position["tiles"])]) if tile not in taken]
    free = [tile for tile in free if tile not in (ookami, position.get("left"))]
    if position.get("lifted") != "ookami":
        placed["ookami"] = ookami or free.pop(0)
    for kind, seat in ((kind, seat) for kind in ("shepherds", "mastiffs") for seat in seats):
        if seat not in placed[kind] and position.get("lifted") != f"{kind[:-1]} {seat}":
            placed[kind][seat] = free.pop(0)
    return placed


def table(text: str) -> Match:
    """A match at the position that a text describes; chance is played by hand."""
    return SILK.load(read(text), chance="manual")


def changed(match: Match, text: str) -> Match:
    """A match at this match's position with other fields; what was under way is dropped."""
    given = dict(_read_field(part.strip()) for part in text.split("|"))
    kept = {name: value for name, value in match.position().items() if name not in ONLY_WHEN_BUMPED}
    return SILK.load(kept | given, chance="manual")


def show(match: Match, *names: str) -> str:
    """These fields of the position as text; `reserve` and `supply` are known too."""
    known = match.view()
    known |= known["position"]
    return " | ".join(f"{name} {_show_value(known.get(name))}".strip() for name in names)


def _show_value(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key}:{part}" for key, part in value.items())
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    return str(value)


# --- Playing ----------------------------------------------------------------------------------


def play(match: Match, *moves: str) -> Match:
    """Play these actions one after the other."""
    for move in moves:
        match.play(move)
    return match


def legal(match: Match) -> set[str]:
    """The notations of everything that may be played now."""
    return {str(action) for action in match.legal()}


def legal_parts(match: Match, kind: str) -> set[str]:
    """What may follow this word now: the places or directions of one kind of action."""
    return {move.split(" ", 1)[1] for move in legal(match) if move.split()[0] == kind}


def use(match: Match, deed: str) -> Match:
    """Use the die that shows this deed for it."""
    return play(match, f"die {FACES[deed]} {deed}")


def refusal(match: Match, move: str) -> tuple[str, str] | None:
    """The reason and the clause that forbid a move, or None."""
    found = match.why_not(move)
    return (found.reason, found.clause) if found else None


def build(match: Match, *sides: str, by: str = "A") -> list[int]:
    """The seat builds these walls, each with a die of its own; returns what each one scored, and
    leaves the match where the last one stands."""
    gains = []
    for side in sides:
        again = changed(match, f"turn {by} | phase dice | dice 3")
        before = points(again, by)
        play(use(again, "wall"), f"wall {side}")
        gains.append(points(again, by) - before)
        match.adopt(again)
    return gains


def points(match: Match, seat: str = "A") -> int:
    """The seat's Silk Points."""
    return int(match.position()["points"][seat])


def play_on(match: Match, turns: int = 1) -> Iterator[dict[str, Any]]:
    """Play whatever is listed first, until so many turns have passed or the game is over; yields
    every position on the way."""
    while turns and not match.over:
        before = match.position()
        yield before
        match.play(match.legal()[0])
        turns -= match.position()["turn"] != before["turn"]


def in_order(items: Iterable[Any]) -> list[Any]:
    """The items without repetitions of the one before."""
    found: list[Any] = []
    for item in items:
        if not found or found[-1] != item:
            found.append(item)
    return found


def final(text: str) -> Match:
    """The end of a game at the position that a text describes: final scoring is done."""
    return table(f"{text} | phase over")


def enclosures(text: str) -> dict[str, int]:
    """What the enclosures of this position bring each seat: final scores without anything else."""
    match = final(text)
    position = match.position()
    assert not position["worms"], "worms would score too"
    return {
        seat: score - position["points"][seat] + position["den"][seat]
        for seat, score in position["scores"].items()
    }
