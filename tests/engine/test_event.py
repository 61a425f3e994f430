"""engine/event.py: facts in the past tense, each with its audience."""

from __future__ import annotations

import dataclasses

import pytest

from engine.toy.events import CardDealt, CardSeen
from serai.engine.event import Event, name_of


def test_an_event_without_a_secret_is_for_everybody() -> None:
    assert CardDealt("B").audience is None
    assert all(CardDealt("B").is_heard_by(seat) for seat in (None, 0, 1))


def test_a_secret_event_is_for_its_audience_alone() -> None:
    seen = CardSeen("B", 3)
    assert seen.audience == {1}
    assert [seen.is_heard_by(seat) for seat in (None, 0, 1)] == [False, False, True]


def test_the_json_of_an_event_has_its_name_and_all_its_facts() -> None:
    assert CardSeen("B", 3).to_json() == {"event": "card-seen", "seat": "B", "card": 3}
    assert name_of(Event) == "event"


def test_events_are_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        CardSeen("B", 3).card = 4  # type: ignore[misc]
