"""What everybody remembers (see `rules/knowledge.py`), as JSON: the field `recall` of a position.

A position without it is one with which memory begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.bits import has
from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, reads, sees, writes
from serai.engine.jit import rule
from serai.engine.layout import copy_record
from serai.engine.reading import (
    check_fields,
    read_list,
    read_mapping,
    read_number,
    read_place,
    read_seat,
)
from serai.engine.seat import LETTERS, Seat, letter
from serai.engine.seeing import beyond, seat_after, share, steps_to
from serai.games.silk_road.board import Board
from serai.games.silk_road.parts import GOOD
from serai.games.silk_road.rules.knowledge import goods_followed, least_needed
from serai.games.silk_road.rules.supply import goods_of, is_set_up, watch_supply
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import (
    GOODS,
    GOODS_PER_KIND,
    SEATS,
    THEFTS,
    Good,
)

FIELDS = ("drawn", "thefts", "needed", "peak", "ran_out")
MEMORY = ("drawn", "drawn_number", "net", "thefts", "thieves", "victims", "stolen", "victim_net",
          "met", "needed", "peak", "ran_out")  # fmt: skip
"""The fields of the record that hold it."""
MOST = 127
USUAL_GOODS = 20


def begin_memory(s: Any) -> None:
    """Memory begins now: what each seat has counts as what it drew."""
    for seat in range(s.players):
        s.drawn[seat] = s.goods[seat]
        s.drawn_number[seat] = goods_of(s, seat)
    for good in range(1, GOODS + 1):
        if is_set_up(s):
            watch_supply(s, good)


@writes(State.recall)
def write_memory(_: Board, s: Any) -> dict[str, Any]:
    """What is remembered from before this position."""
    fresh = copy_record(s)
    for name in MEMORY:
        fresh[name] = 0
    begin_memory(fresh)
    if not is_set_up(s) or all((fresh[name] == s[name]).all() for name in MEMORY):
        return {}
    seats = range(int(s.players))
    return {
        "drawn": {letter(seat): _goods(s.drawn[seat]) for seat in seats},
        "thefts": [_write_theft(s, theft) for theft in range(s.thefts)],
        "needed": {
            letter(seat): [_goods(row) for row in s.needed[seat, : int(s.met[seat]) + 1]]
            for seat in seats
        },
        "peak": _goods(s.peak),
        "ran_out": [GOOD.write(good) for good in range(1, GOODS + 1) if s.ran_out >> good & 1],
    }


def _goods(row: Any) -> list[int]:
    """Numbers in the order ivory, silk, jewels, fruits, spices."""
    return [int(row[good]) for good in range(1, GOODS + 1)]


def _write_theft(s: Any, theft: int) -> dict[str, Any]:
    return {
        "thief": letter(int(s.thieves[theft])),
        "victim": letter(int(s.victims[theft])),
        "good": GOOD.write(int(s.stolen[theft])),
        "victim_net": _goods(s.victim_net[theft]),
    }


# --- Reading ----------------------------------------------------------------------------------


@reads(State.recall)
def read_memory(_: Board, s: Any, recall: object) -> None:
    """What is remembered from before a position whose goods are read already."""
    if recall is None:
        return
    given = read_mapping(recall, "recall")
    check_fields(given, FIELDS)
    _read_drawn(s, read_mapping(given.get("drawn"), "drawn"))
    for theft in read_list(given.get("thefts", []), "thefts"):
        _read_theft(s, read_mapping(theft, "a theft"))
    _compute_net(s)
    _read_needed(s, read_mapping(given.get("needed", {}), "needed"))
    s.peak[1:] = _read_row(given.get("peak"), "peak", 0, GOODS_PER_KIND)
    for name in read_list(given.get("ran_out", []), "ran_out"):
        s.ran_out |= 1 << read_place(name, GOOD, "ran_out")
    _check(s)


def _read_drawn(s: Any, drawn: Mapping[str, Any]) -> None:
    for seat in range(s.players):
        row = _read_row(drawn.get(letter(seat)), "drawn", 0, GOODS_PER_KIND)
        s.drawn[seat, 1:] = row
        s.drawn_number[seat] = sum(row)


def _read_row(value: object, what: str, least: int, most: int) -> list[int]:
    row = read_list(value, what)
    if len(row) != GOODS:
        raise BadPosition(f"{what} has a number for each of the five goods, not {value!r}")
    return [read_number(number, what, least, most) for number in row]


def _read_theft(s: Any, theft: Mapping[str, Any]) -> None:
    number = int(s.thefts)
    if number == THEFTS:
        raise BadPosition(f"there are at most {THEFTS} thefts", "road.thief.1")
    players = int(s.players)
    s.thieves[number] = read_seat(theft.get("thief"), players, "thief")
    s.victims[number] = read_seat(theft.get("victim"), players, "victim")
    if s.thieves[number] == s.victims[number]:
        raise BadPosition("nobody steals from himself", "road.thief.1")
    s.stolen[number] = read_place(theft.get("good"), GOOD, "a theft")
    s.victim_net[number, 1:] = _read_row(theft.get("victim_net"), "victim_net", -MOST, MOST)
    s.met[s.thieves[number]] += 1
    s.met[s.victims[number]] += 1
    s.thefts += 1


def _compute_net(s: Any) -> None:
    s.net[:] = s.goods - s.drawn
    for theft in range(s.thefts):
        s.net[s.thieves[theft], s.stolen[theft]] -= 1
        s.net[s.victims[theft], s.stolen[theft]] += 1


def _read_needed(s: Any, needed: Mapping[str, Any]) -> None:
    for seat in range(s.players):
        rows = read_list(needed.get(LETTERS[seat]), "needed")
        if len(rows) != s.met[seat] + 1:
            raise BadPosition(f"needed of {letter(seat)} has a row more than it met thefts")
        for segment, row in enumerate(rows):
            s.needed[seat, segment, 1:] = _read_row(row, "needed", -MOST, MOST)


def _check(s: Any) -> None:
    """What is remembered has to agree with what is there."""
    known = int(s.thefts)
    for seat in range(s.players):
        if goods_followed(s, seat) != goods_of(s, seat):
            raise BadPosition(f"{letter(seat)} has other goods than it is remembered to have")
        for good in range(1, GOODS + 1):
            if least_needed(s, seat, good, 0, known, seat) > s.drawn[seat, good]:
                raise BadPosition(f"{letter(seat)} did what it cannot have had the goods for")
            if s.needed[seat, s.met[seat], good] < -int(s.net[seat, good]):
                raise BadPosition(f"{letter(seat)} is remembered to have less than nothing")


# --- Seeing -----------------------------------------------------------------------------------

MEETINGS = THEFTS + 1
OF_A_SEAT = 2 * GOODS + 2 + MEETINGS * GOODS
OF_A_THEFT = 2 * SEATS + 2 * GOODS


@sees(State.recall, SEATS * OF_A_SEAT + THEFTS * OF_A_THEFT + 2 * GOODS)
@rule
def see_memory(s: Any, seat: Seat, row: Numbers) -> None:
    """All that a seat with a perfect memory knows: of each seat what it drew and what came since
    and what it must have had; each theft; what went out of the supply."""
    for step in range(SEATS):
        first = step * OF_A_SEAT
        see_memory_of(s, seat_after(seat, step, s.players), row[first : first + OF_A_SEAT])
    for theft in range(s.thefts):
        first = SEATS * OF_A_SEAT + theft * OF_A_THEFT
        see_theft(s, seat, theft, row[first : first + OF_A_THEFT])
    last = SEATS * OF_A_SEAT + THEFTS * OF_A_THEFT
    for good in range(GOODS):
        row[last + good] = share(int(s.peak[good + 1]), 0, GOODS_PER_KIND)
        row[last + GOODS + good] = has(s.ran_out, good + 1)


@rule
def see_memory_of(s: Any, who: Seat, row: Numbers) -> None:
    """What is remembered of a seat. Of goods that came or went, none is in the middle."""
    row[2 * GOODS] = share(goods_followed(s, who), 0, USUAL_GOODS)
    row[2 * GOODS + 1] = beyond(goods_followed(s, who) - USUAL_GOODS, USUAL_GOODS)
    for good in range(GOODS):
        row[good] = share(int(s.drawn[who, good + 1]), 0, GOODS_PER_KIND)
        came = int(s.net[who, good + 1])
        row[GOODS + good] = share(came, -GOODS_PER_KIND, GOODS_PER_KIND)
        for meeting in range(MEETINGS):
            needed = int(s.needed[who, meeting, good + 1])
            at = 2 * GOODS + 2 + meeting * GOODS + good
            row[at] = share(needed, -GOODS_PER_KIND, GOODS_PER_KIND)


@rule
def see_theft(s: Any, seat: Seat, theft: int, row: Numbers) -> None:
    """Who stole from whom, what if that is known, and what the victim had gained before."""
    row[steps_to(seat, int(s.thieves[theft]), s.players)] = 1
    row[SEATS + steps_to(seat, int(s.victims[theft]), s.players)] = 1
    stolen = int(s.stolen[theft])
    if stolen != Good.NONE:
        row[2 * SEATS + stolen - 1] = 1
    for good in range(GOODS):
        gained = int(s.victim_net[theft, good + 1])
        row[2 * SEATS + GOODS + good] = share(gained, -GOODS_PER_KIND, GOODS_PER_KIND)
