"""Every byte that a client receives over the real sockets, in whole games with secrets, is the same
in two worlds that its seat cannot tell apart. `table/test_secrecy.py` asks the same of tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from serai.engine.match import Match
from serai.table import messages
from server.postgres import database
from server.wiretap import Script, follow_script, overhear, script_of
from table.hearing import moment_after, tells_the_game
from table.test_secrecy import (
    isle_twin,
    moved_crews,
    road_twin,
    running_part,
    unshown_part,
)
from table.twins import actions_of, match_of, play_a_game

WHOLE = 100_000


def received(folder: Path, script: Script, **how: Any) -> list[list[str]]:
    """What all clients received; the last is a spectator."""
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        follow_script(patch, script, seed=1)
        return asyncio.run(overhear(folder, script, **how))


def two_worlds(
    folder: Path, truth: Match, twin: Match, databases: Sequence[str] = (), **how: Any
) -> list[list[list[str]]]:
    """What all clients received in either world, each in a database of its own."""
    scripts = [script_of(truth, actions_of(world)) for world in (truth, twin)]
    assert scripts[0] != scripts[1]
    wheres: list[dict[str, Any]] = [{"database": url} for url in databases] or [{}, {}]
    return [
        received(folder / f"world-{at}", script, **where, **how)
        for at, (script, where) in enumerate(zip(scripts, wheres, strict=True))
    ]


def check_alike(worlds: Sequence[list[list[str]]], seat: int) -> None:
    """Neither the seat nor a spectator received a byte that differs; others did."""
    truth, twin = worlds
    for client in (seat, -1):
        assert len(truth[client]) > 10
        assert twin[client] == truth[client]
    assert twin != truth


ROAD_GAMES = [
    pytest.param(3, 1, 140),
    pytest.param(3, 2, WHOLE, marks=pytest.mark.full),
    pytest.param(5, 3, WHOLE, marks=pytest.mark.full),
]


def road_worlds(players: int, seed: int, plies: int) -> tuple[Match, Match, int]:
    """A game, the same with other goods behind the other shields, and the seat that cannot tell."""
    entries = running_part(play_a_game("silk-road", players, seed, plies))
    seat = seed % players
    return match_of(entries), match_of(road_twin(entries, seat, seed)), seat


@pytest.mark.parametrize(("players", "seed", "plies"), ROAD_GAMES)
def test_silk_road_sends_a_seat_nothing_that_it_does_not_know(
    tmp_path: Path, players: int, seed: int, plies: int
) -> None:
    """road.info.1 to road.info.4: other goods behind the other shields."""
    truth, twin, seat = road_worlds(players, seed, plies)
    check_alike(two_worlds(tmp_path, truth, twin), seat)


ISLE_GAMES = [
    pytest.param(7, 45, 1),
    *[pytest.param(seed, WHOLE, seed % 4, marks=pytest.mark.full) for seed in (1, 2, 3)],
]


def isle_worlds(seed: int, plies: int, owner: int) -> tuple[Match, Match, int]:
    """A game until something can be learned of a seat's coins, the same with two of them exchanged,
    and a seat that cannot tell."""
    entries = unshown_part(running_part(play_a_game("silver-isle", 4, seed, plies)), owner)
    one = min(moved_crews(entries, owner))
    other = next(crew for crew in "012345" if crew != one)
    return match_of(entries), match_of(isle_twin(entries, owner, one, other)), (owner + 1) % 4


@pytest.mark.parametrize(("seed", "plies", "owner"), ISLE_GAMES)
def test_silver_isle_sends_a_seat_nothing_that_it_does_not_know(
    tmp_path: Path, seed: int, plies: int, owner: int
) -> None:
    """isle.info.1, isle.info.2, isle.info.6, isle.info.13: two coins exchanged, until something can
    be learned of them."""
    truth, twin, seat = isle_worlds(seed, plies, owner)
    check_alike(two_worlds(tmp_path, truth, twin), seat)


TWO_WORKERS = [
    pytest.param(road_worlds, (3, 1, 140), id="silk-road"),
    pytest.param(isle_worlds, (7, 45, 1), id="silver-isle"),
]


@pytest.mark.once
@pytest.mark.postgres
@pytest.mark.parametrize(("worlds", "which"), TWO_WORKERS)
def test_two_workers_send_a_seat_nothing_that_it_does_not_know(
    tmp_path: Path,
    postgres: str,
    worlds: Callable[..., tuple[Match, Match, int]],
    which: tuple[int, int, int],
) -> None:
    """As above, but each hears at one process what is played at the other."""
    truth, twin, seat = worlds(*which)
    with database(postgres, "truth") as one, database(postgres, "twin") as two:
        both = two_worlds(tmp_path, truth, twin, (one, two), servers=2)
    check_alike(both, seat)


def test_a_spectator_receives_public_facts_only(tmp_path: Path) -> None:
    match = match_of(running_part(play_a_game("silk-road", 3, 1, 140)))
    told = [
        json.loads(text)
        for text in received(tmp_path / "w", script_of(match, actions_of(match)))[-1]
    ]
    moments: list[dict[str, Any]] = [{}]
    for news in filter(tells_the_game, told):
        moments.append(moment_after(news, moments[-1]))
    assert len(moments) > 1
    for moment in moments[1:]:
        assert (moment["you"], moment["offers"], moment["can_undo"]) == (None, [], False)
        view = moment["view"]
        assert (view["seat"], view["goods"], view["money"], view["brings"]) == (None, {}, {}, {})
        assert "secret" not in moment["dice"]
    kinds = {message.get("error") for message in told}
    assert {"not-your-turn"} <= kinds  # the answer to hints and to why


def test_a_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above can fail: here everybody sees with the viewer of the first seat."""
    entries = running_part(play_a_game("silk-road", 3, 1, 120))
    twin = match_of(road_twin(entries, 1, 1))
    monkeypatch.setattr(messages, "viewer_of", lambda session, who: 0)
    monkeypatch.setattr("serai.table.listener.viewer_of", lambda session, who: 0)
    truth, other = two_worlds(tmp_path, match_of(entries), twin)
    assert truth[-1] != other[-1]
