"""The proof of secrecy: whatever a seat holds possible looks to it like the truth, in every answer.

A spectator knows less than any seat, so that no seat's guess may look different to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from serai import Match
from serai.games.silk_road.board import SHIPPED
from serai.games.silk_road.invariants import faults
from serai.games.silk_road.terms import Phase
from silk_road.worlds import guessed, heard, relive, taken_back

SEATS = "ABCDEF"
SEEDS = (1, 2, 3)


def prove_scene(match: Match) -> None:
    """The whole proof for a short match."""
    prove(match, range(match.players), SEEDS)
    prove_undo(match, SEEDS)
    check_pending(match)


def prove(match: Match, seats: Iterable[int], seeds: Iterable[int]) -> None:
    """Worlds that these seats guess are possible, and answer alike to them and to a spectator."""
    overheard = heard(match, None)
    check_view(match, None)
    for seat in seats:
        truth = heard(match, seat)
        check_view(match, seat)
        for seed in seeds:
            world = guessed(match, seat, seed)
            assert list(faults(SHIPPED, world)) == []
            again = relive(match, world, seat)
            assert again.state.tobytes() == world.tobytes()
            assert heard(again, seat) == truth
            assert heard(again, None) == overheard


def prove_undo(match: Match, seeds: Iterable[int]) -> None:
    """A decision that may be taken back has shown nothing to who made it: in all worlds that this
    seat held possible before, it would have heard the same."""
    seat, number = match.log[-1]
    if match.why_no_undo() is not None or seat < 0:
        return
    truth = heard(match, seat)
    for seed in seeds:
        before = taken_back(match)
        again = relive(before, guessed(before, seat, seed), seat)
        again.play(match.game.space.action(number))
        assert heard(again, seat) == truth


def check_view(match: Match, seat: int | None) -> None:
    """road.info.1, road.info.2 Money and numbers of goods can be followed by who remembers all, so
    they are the same in all these worlds; but a view does not remember them for you."""
    seen = match.view(seat)
    everybody = set(SEATS[: match.players])
    own = set() if seat is None else {SEATS[seat]}
    over = match.state.phase == Phase.OVER
    assert set(seen["goods"]) == (everybody if over else own)
    assert set(seen["money"]) == (everybody if over or match.state.open_counts else own)
    assert ("totals" in seen) == bool(match.state.open_counts)


def check_pending(match: Match) -> None:
    """road.vizier.3 A number that somebody has chosen may be any up to all it may own."""
    chosen = int(match.state.chosen)
    observer = match.players - 1
    if chosen & 1 and not chosen >> observer & 1:
        numbers = {int(guessed(match, observer, seed).revealed[0]) for seed in range(20)}
        assert len(numbers) > 1
