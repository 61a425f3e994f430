"""Perfect recall: whatever leads to the same information state of a seat, the seat has decided the
same before, known the same before, and may do the same now. All states of small games are walked,
and information states in which a seat cannot tell several histories apart have to be many."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, TypeAlias

import pytest

from research.spiel_playing import (
    at_the_ports,
    at_the_thief,
    before_the_vizier,
    in_the_draw,
    in_the_pastures,
    states,
)

History: TypeAlias = tuple[int, ...]
Seen: TypeAlias = tuple[str, str, tuple[float, ...], list[int] | None]
"""An information state, an observation as text and as numbers, and what the seat may do."""
WALKS = {
    "the draw": (in_the_draw(3), 6, 0),
    "numbers for the Vizier": (before_the_vizier(4), 8, 2),
    "thefts": (at_the_thief(6), 37, 6),
    "a crew goes aboard": (at_the_ports(2), 15, 0),
    "nothing is hidden": (in_the_pastures(2), 0, 0),
}
"""The game, how many information states of all seats have several histories, and in how many of
those the seat itself decides."""
MORE = {"the draw": (in_the_draw(4), 137, 0), "crews go aboard": (at_the_ports(3), 146, 4)}


def seen(state: Any, seat: int) -> Seen:
    """All that OpenSpiel shows to a seat."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.observation_tensor(seat)),
        state.legal_actions() if state.current_player() == seat else None,
    )


def remembered(shown: Mapping[History, Seen], history: History) -> list[Any]:
    """What a seat has seen and decided until now, ply by ply."""
    told: list[Any] = []
    for ply, action in enumerate(history):
        now = shown[history[:ply]]
        told += [now, action if now[-1] is not None else None]
    return [*told, shown[history]]


def information_sets(shown: Mapping[History, Seen]) -> list[list[History]]:
    """The histories, together where the seat cannot tell them apart."""
    together = defaultdict(list)
    for history, (story, *_) in shown.items():
        together[story].append(history)
    return list(together.values())


def assert_recalled(game: Any, repeated: int, deciding: int) -> None:
    """All histories of an information state are remembered alike; so many of these have several."""
    found, several, own = list(states(game.new_initial_state())), 0, 0
    for seat in range(game.num_players()):
        shown = {tuple(state.history()): seen(state, seat) for state in found}
        for histories in information_sets(shown):
            several += len(histories) > 1
            own += len(histories) > 1 and shown[histories[0]][-1] is not None
            first = remembered(shown, histories[0])
            assert all(remembered(shown, history) == first for history in histories)
    assert (several, own) == (repeated, deciding)


@pytest.mark.parametrize("name", WALKS)
def test_an_information_state_holds_all_that_was_known_and_decided(name: str) -> None:
    assert_recalled(*WALKS[name])


@pytest.mark.full
@pytest.mark.parametrize("name", MORE)
def test_an_information_state_of_more_states_holds_all_that_was_known(name: str) -> None:
    assert_recalled(*MORE[name])
