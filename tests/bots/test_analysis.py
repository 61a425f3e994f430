"""Looking back at a finished game: losses by what a seat knew, luck by what there was."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import serai
from engine.playing import dealt
from engine.toy.rules import guess, redact
from engine.toy.terms import FACE_DOWN
from serai.bots import Observation
from serai.bots.analysis import analyse, outcome_weights
from serai.bots.judge import SearchJudge
from serai.engine.action import Action
from serai.engine.layout import copy_record
from serai.engine.match import Match

KEEP, SWAP = "keep", "swap"
WORTH = {1: 0.1, 2: 0.3, 3: 0.6, 4: 0.9}
SWAPPED = 0.4


class TableJudge:
    """Values a card by a table, and the unknown card after a swap at SWAPPED."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []

    def best(self, observation: Observation) -> Action:
        self.seen.append(observation)
        return max(observation.offers(), key=lambda offer: self.chance(observation, offer))

    def chance(self, observation: Observation, action: Action) -> float:
        return (
            SWAPPED
            if str(action) == SWAP
            else WORTH[int(observation.state.cards[observation.seat])]
        )

    def win_chances(self, s: Any) -> list[float]:
        return [WORTH.get(int(card), 0.25) for card in s.cards[: int(s.players)]]


def finished(*moves: str, cards: tuple[int, int] = (2, 1)) -> Match:
    """A game of the toy with these cards and moves."""
    match = dealt(*cards)
    for move in moves:
        match.play(move)
    assert match.ended
    return match


GAME = (KEEP, SWAP, "deal 4", KEEP)


def test_a_decision_costs_what_a_better_one_would_have_given():
    found = analyse(finished(*GAME), TableJudge())
    assert [(choice.seat, str(choice.played), str(choice.best)) for choice in found.choices] == [
        (0, KEEP, SWAP),
        (1, SWAP, SWAP),
    ]
    assert [choice.loss for choice in found.choices] == [pytest.approx(0.1), 0.0]
    assert [found.lost(seat) for seat in (0, 1)] == [pytest.approx(0.1), 0.0]
    assert [str(choice.best) for choice in found.worst(0, 3)] == [SWAP]
    assert found.worst(1, 3) == []


def test_where_there_was_no_choice_nothing_is_judged():
    found = analyse(finished(*GAME), TableJudge())
    assert [found.decided(seat) for seat in (0, 1)] == [1, 1]  # the last `keep` had to be


def test_luck_is_the_distance_from_the_average_outcome():
    found = analyse(finished(*GAME), TableJudge())
    lucky = found.outcomes[-1]
    assert str(lucky.outcome) == "deal 4"
    average = (4 * 0.1 + 2 * 0.3 + 2 * 0.6 + 1 * 0.9) / 9  # A holds a 2, B's 1 went back
    assert lucky.luck == (pytest.approx(0), pytest.approx(0.9 - average))
    assert found.luck(1) == pytest.approx(sum(outcome.luck[1] for outcome in found.outcomes))


def test_luck_is_even_on_average():
    start = dealt(2, 1).past[1]
    match = finished(*GAME)
    weights = outcome_weights(match, start)
    assert sum(weights.values()) == 9
    judge = TableJudge()
    total = 0.0
    for card, weight in zip((1, 2, 3, 4), weights.values(), strict=True):
        found = analyse(finished(KEEP, KEEP, cards=(2, card)), judge)
        total += weight * found.outcomes[1].luck[1]
    assert total == pytest.approx(0)


def test_the_judge_sees_only_what_the_seat_could_know():
    judge = TableJudge()
    analyse(finished(*GAME), judge)
    for observation in judge.seen:
        other = 1 - observation.seat
        assert observation.state.cards[other] == FACE_DOWN
        assert (
            observation.state.tobytes()
            == Observation(observation.game, observation.seat, observation.state).state.tobytes()
        )


def test_worlds_that_a_seat_cannot_tell_apart_are_judged_alike():
    losses = [
        analyse(finished(KEEP, KEEP, cards=(2, card)), SearchJudge(dealt(1, 1).game, 20)).choices[0]
        for card in (1, 3)
    ]
    assert losses[0].loss == losses[1].loss
    assert losses[0].best == losses[1].best


def test_the_search_knows_that_the_highest_card_is_kept_and_the_lowest_is_not():
    game = dealt(1, 1).game
    for card, best in ((4, KEEP), (1, SWAP)):
        found = analyse(finished(KEEP, KEEP, cards=(card, 2)), SearchJudge(game, 80))
        assert str(found.choices[0].best) == best
    assert found.choices[0].loss > 0.1


def test_a_judge_is_reproducible_and_its_standing_is_a_distribution():
    match = finished(*GAME)
    found = [analyse(match, SearchJudge(match.game, 16)).to_json() for _ in range(2)]
    assert found[0] == found[1]
    shares = SearchJudge(match.game, 16).win_chances(match.past[2])
    assert sum(shares) == pytest.approx(1)


def test_findings_name_seats_as_the_game_writes_them():
    found = replace(analyse(finished(*GAME), TableJudge()), letters="SA").to_json()
    assert list(found["seats"]) == ["S", "A"]
    assert [choice["seat"] for choice in found["decisions"]] == ["S", "A"]
    assert all(list(outcome["luck"]) == ["S", "A"] for outcome in found["chance"])
    silver_isle = serai.game("silver-isle").new(chance="manual")
    assert analyse(silver_isle, TableJudge()).letters == "SAMC"


def test_every_ply_ticks():
    match, ticks = finished(*GAME), []
    analyse(match, TableJudge(), lambda: ticks.append(1))
    assert len(ticks) == match.ply


def test_the_toy_guesses_what_it_has_hidden():
    s = dealt(2, 4, 1).state
    redact(s, 0)
    assert list(s.cards) == [2, FACE_DOWN, FACE_DOWN]
    worlds = []
    for seed in range(50):
        world = copy_record(s)
        guess(world, 0, seed)
        assert list(world.deck[1:] + [sum(world.cards == card) for card in range(1, 5)]) == [
            4, 3, 2, 1,
        ]  # fmt: skip
        worlds.append(tuple(world.cards))
    assert {cards[0] for cards in worlds} == {2}
    assert {cards[1] for cards in worlds} == {1, 2, 3, 4}
