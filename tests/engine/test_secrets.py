"""What a seat cannot know reaches it by no way: two worlds that look alike to it answer alike."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from engine.playing import SILK, TOY, dealt
from engine.toy import events
from engine.toy.actions import Deal
from serai.engine.errors import IllegalAction
from serai.engine.match import Match

SEAT = 0


def world(other: int, drawn: int) -> Match:
    """Seat A holds a 1 and has kept it; B swaps the first card for the second, unseen by A."""
    match = dealt(1, other, swaps=2)
    for move in ("keep", "swap", f"deal {drawn}"):
        match.play(move)
    return match


def heard(match: Match, seat: int | None) -> str:
    """Everything that a seat can get out of a running match, as text."""
    answers: dict[str, Any] = {
        "view": match.view(seat),
        "events": [event.to_json() for event in match.events(seat=seat)],
        "actor": match.actor,
        "legal": [str(action) for action in match.legal()],
        "scores": match.scores,
        "winners": match.winners,
        "refusals": [
            refusal and refusal.to_json()
            for refusal in (match.why_not(action) for _, action in TOY.space.named())
        ],
    }
    return json.dumps(answers, sort_keys=True)


WORLDS = [(2, 3), (2, 4), (3, 2), (4, 1)]


@pytest.mark.parametrize("seat", [0, None], ids=["seat A", "a spectator"])
def test_worlds_that_a_seat_cannot_tell_apart_answer_alike(seat: int | None) -> None:
    assert len({heard(world(*cards), seat) for cards in WORLDS}) == 1


def test_worlds_that_a_seat_can_tell_apart_answer_otherwise() -> None:
    assert len({heard(world(*cards), 1) for cards in WORLDS}) == len(WORLDS)


def test_making_the_secret_event_public_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.CardSeen, "audience", None)
    assert len({heard(world(*cards), SEAT) for cards in WORLDS}) > 1


def test_a_view_that_shows_all_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(game: Any, s: Any, seat: int | None) -> dict[str, Any]:
        return {"cards": s.cards.tolist()}

    leaky = dataclasses.replace(TOY, view=view)

    def look(cards: tuple[int, int]) -> dict[str, Any]:
        return leaky.load(world(*cards).position()).view(SEAT)

    assert look(WORLDS[0]) != look(WORLDS[1])


def test_a_seat_sees_its_own_card_and_a_spectator_none() -> None:
    match = dealt(1, 2, 3)
    assert [match.view(seat)["cards"] for seat in (0, 1, 2, None)] == [
        {"A": 1},
        {"B": 2},
        {"C": 3},
        {},
    ]


def test_when_the_game_is_over_all_cards_lie_open() -> None:
    match = dealt(1, 2)
    match.play("keep")
    match.play("keep")
    assert match.view(None)["cards"] == match.view(0)["cards"] == {"A": 1, "B": 2}


def test_a_refusal_does_not_tell_what_is_in_the_deck() -> None:
    match = world(4, 1)
    for card in range(1, 5):
        with pytest.raises(IllegalAction) as refused:
            match.play(Deal(card))
        assert refused.value.refusal.reason == "seats-decide"


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_eyes_that_do_not_sit_at_the_table_see_nothing(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        dealt(1, 2).view(seat)


def test_silk_hides_nothing() -> None:
    match = SILK.new(players=3, seed=1)
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    assert all(seen["position"] == match.position() for seen in views)
