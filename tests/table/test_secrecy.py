"""Every byte that a client gets in whole games of Silk Road and Silver Isle is the same in worlds
that its seat cannot tell apart; a spectator's too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from serai import IllegalAction
from serai.games.silk_road import events_market
from serai.games.silver_isle.parts import CREW
from serai.table import messages
from serai.table.entry import Entry
from silk_road.worlds import guessed, relive
from table.twins import actions_of, everything_heard, match_of, play_a_game, with_actions

WHOLE = 100_000


def road_twin(entries: Sequence[Entry], seat: int, seed: int) -> list[Entry]:
    """The same game of Silk Road with other goods behind the shields."""
    match = match_of(entries)
    return with_actions(entries, actions_of(relive(match, guessed(match, seat, seed), seat)))


def upto(entries: Sequence[Entry], plies: int) -> list[Entry]:
    """The log up to a ply."""
    found, done = [], 0
    for entry in entries:
        done += len(entry.body.get("actions", ()))
        if done > plies:
            break
        found.append(entry)
    return found


def running_part(entries: Sequence[Entry]) -> list[Entry]:
    """The log without what ends the game: then all is revealed."""
    while match_of(entries).ended:
        entries = entries[:-1]
    return list(entries)


ROAD_GAMES = [
    pytest.param(3, 1, 120),
    pytest.param(3, 2, WHOLE, marks=pytest.mark.full),
    pytest.param(4, 3, WHOLE, marks=pytest.mark.full),
    pytest.param(6, 4, WHOLE, marks=pytest.mark.full),
]


@pytest.mark.parametrize(("players", "seed", "plies"), ROAD_GAMES)
def test_silk_road_tells_a_seat_nothing_that_it_does_not_know(
    players: int, seed: int, plies: int
) -> None:
    """road.info.1 to road.info.4"""
    entries = running_part(play_a_game("silk-road", players, seed, plies))
    seat = seed % players
    twin = road_twin(entries, seat, seed)
    assert twin != entries
    assert everything_heard(twin, f"p{seat}") == everything_heard(entries, f"p{seat}")
    assert everything_heard(twin, None) == everything_heard(entries, None)


def test_a_secret_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: by an event that all hear, by a view that shows too much."""
    entries = running_part(play_a_game("silk-road", 3, 1, 40))
    twin = road_twin(entries, 1, 1)
    with monkeypatch.context() as leak:
        leak.setattr(events_market.StolenGoodSeen, "audience", None, raising=True)
        leak.setattr(messages, "viewer_of", lambda session, who: 0)
        leak.setattr("serai.table.listener.viewer_of", lambda session, who: 0)
        assert everything_heard(twin, None) != everything_heard(entries, None)
    assert everything_heard(twin, None) == everything_heard(entries, None)


# --- Silver Isle ------------------------------------------------------------------------------

SUITS = "SAMC"


def shown_crews(entries: Sequence[Entry], owner: int) -> set[str]:
    """The crews of a seat that anybody can have learned something about: those that were named by
    an event, and all of those that were there when its coins lay face up."""
    match = match_of(entries)
    shown: set[str] = set()
    for event in match.events(seat=None):
        facts = event.to_json()
        text = json.dumps(facts)
        if facts["event"].startswith(("fight", "crews-lost", "crew-removed", "crew-replaced")):
            shown |= set("012345") if f'"{SUITS[owner]}"' in text else set()
        elif facts["event"] in ("crew-named", "crew-kept") and facts["seat"] == SUITS[owner]:
            shown.add(str(facts["crew"]))
    return shown


def isle_twin(entries: Sequence[Entry], owner: int, one: str, two: str) -> list[Entry]:
    """The same game with two coins of a seat exchanged from the beginning."""
    match, swap = match_of(entries), {one: two, two: one}
    actions = []
    for (who, number), action in zip(match.log, actions_of(match), strict=True):
        typed: dict[str, Any] = dict(action)
        for part in ("crew", "source", "by"):
            if who == owner and part in typed and typed[part] in CREW:
                typed[part] = swap.get(typed[part], typed[part])
        actions.append(typed)
        assert number >= 0
    return with_actions(entries, actions)


def moved_crews(entries: Sequence[Entry], owner: int) -> set[str]:
    """The crews that a seat has named in its actions."""
    match = match_of(entries)
    named = zip(match.log, actions_of(match), strict=True)
    return {action["crew"] for (who, _), action in named if who == owner and "crew" in action}


ISLE_GAMES = [(seed, 150, range(4)) for seed in range(1, 4)]


@pytest.mark.full
@pytest.mark.parametrize(("seed", "plies", "owners"), ISLE_GAMES)
def test_silver_isle_tells_a_seat_nothing_that_it_does_not_know(
    seed: int, plies: int, owners: Sequence[int]
) -> None:
    """isle.info.1, isle.info.2, isle.info.6, isle.info.13: coins that were never turned up and
    never paid with may as well be each other."""
    game = running_part(play_a_game("silver-isle", 4, seed, plies))
    rng, compared = Random(seed), 0
    for owner in owners:
        entries = unshown_part(game, owner)
        moved = sorted(moved_crews(entries, owner))
        if not moved:
            continue
        one = rng.choice(moved)
        two = rng.choice([crew for crew in "012345" if crew != one])
        twin = isle_twin(entries, owner, one, two)
        watcher = f"p{(owner + 1) % 4}"
        try:
            assert everything_heard(twin, watcher) == everything_heard(entries, watcher)
        except IllegalAction as error:
            pytest.fail(f"exchanging {one} and {two} of {SUITS[owner]} changed the rules: {error}")
        assert everything_heard(twin, None) == everything_heard(entries, None)
        compared += 1
    assert compared


def unshown_part(entries: Sequence[Entry], owner: int) -> list[Entry]:
    """The game up to where something could first be learned of a seat's coins."""
    low, high = 2, len(entries)
    while low < high:
        middle = (low + high + 1) // 2
        if shown_crews(entries[:middle], owner):
            high = middle - 1
        else:
            low = middle
    return list(entries[:low])
