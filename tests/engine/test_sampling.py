"""engine/sampling.py: random numbers from seed and ply, and what is made of them."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from engine.playing import SILK, TOY
from engine.process import COMPILED, INTERPRETED, run_python
from serai.engine.dispatch import apply, legal, make_numbers
from serai.engine.sampling import (
    below,
    pick_outcome,
    play_randomly,
    random_action,
    random_word,
    total_weight,
)
from serai.games.silk.terms import Phase

WORDS = """
from serai.engine.sampling import below, random_word
seeds = [0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**40 + 3, 2**63 - 1]
words = [int(random_word(seed, ply)) for seed in seeds for ply in (0, 1, 2, 50, 10**6)]
print(words, [int(below(word, 36)) for word in words])
"""
FIVE_DEGREES, THIRTY_FIVE_DEGREES = 20.5, 66.6
"""Chi-square is above these once in a thousand tries."""


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far the counts lie from all being equal."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.once
def test_the_words_are_the_same_interpreted_and_compiled() -> None:
    assert run_python(WORDS, **COMPILED) == run_python(WORDS, **INTERPRETED)


def test_the_words_never_change_because_records_rest_on_them() -> None:
    assert [int(random_word(7, ply)) for ply in range(4)] == [
        3804821765,
        2417604344,
        282025378,
        486706549,
    ]
    assert int(random_word(2**63 - 1, 0)) == 2884259315


def test_every_word_has_32_bits() -> None:
    assert all(0 <= random_word(seed, seed) < 2**32 for seed in range(2000))


def test_below_keeps_to_its_limit() -> None:
    assert [int(below(word, 6)) for word in (0, 2**32 - 1)] == [0, 5]
    assert below(2**32 - 1, 1) == 0


def test_the_plies_of_one_game_draw_evenly() -> None:
    draws = Counter(int(below(random_word(20261115, ply), 6)) for ply in range(12_000))
    assert chi_square(draws, 6) < FIVE_DEGREES


def test_the_same_ply_of_neighbouring_seeds_draws_evenly() -> None:
    draws = Counter(int(below(random_word(seed, 3), 6)) for seed in range(12_000))
    assert chi_square(draws, 6) < FIVE_DEGREES


def test_one_draw_does_not_tell_the_next() -> None:
    faces = [int(below(random_word(5, ply), 6)) for ply in range(12_001)]
    pairs = Counter(6 * now + later for now, later in itertools.pairwise(faces))
    assert chi_square(pairs, 36) < THIRTY_FIVE_DEGREES


def test_each_outcome_gets_as_many_tickets_as_it_weighs() -> None:
    s, offers = TOY.start(2), make_numbers(TOY.space)
    number = legal(s, offers)
    total = total_weight(s, offers, number)
    drawn = Counter(int(pick_outcome(s, offers, number, ticket)) for ticket in range(total))
    assert drawn == {0: 4, 1: 3, 2: 2, 3: 1}


def test_two_dice_come_as_36_tickets_with_doubles_half_as_likely() -> None:
    s, offers = SILK.start(2), make_numbers(SILK.space)
    while s.phase == Phase.LAY:
        apply(s, random_action(s, offers, 0))
    number = legal(s, offers)
    assert total_weight(s, offers, number) == 36
    drawn = Counter(
        str(SILK.space.action(pick_outcome(s, offers, number, ticket))) for ticket in range(36)
    )
    assert drawn["roll 4-4"] == 1
    assert drawn["roll 3-4"] == 2
    assert len(drawn) == 21


@pytest.mark.parametrize("word", [0, 2**31, 2**32 - 1])
def test_a_random_action_is_always_a_legal_one(word: int) -> None:
    s, offers = TOY.start(3), make_numbers(TOY.space)
    for _ in range(3):
        apply(s, random_action(s, offers, word))
    assert str(TOY.space.action(random_action(s, offers, word))) in ("keep", "swap")


def test_random_play_counts_the_seats_decisions_alone() -> None:
    s, offers = TOY.start(3), make_numbers(TOY.space)
    assert play_randomly(s, offers, 1, 0, 3) == 0
    assert play_randomly(s, offers, 1, 3, 1) == 1
    assert play_randomly(s, offers, 1, 4, 1000) >= 2
    assert play_randomly(s, offers, 1, 1004, 5) == 0


def test_random_play_goes_on_where_it_stopped() -> None:
    offers = make_numbers(TOY.space)
    whole, parts = TOY.start(3), TOY.start(3)
    play_randomly(whole, offers, 9, 0, 6)
    play_randomly(parts, offers, 9, 0, 2)
    play_randomly(parts, offers, 9, 2, 4)
    assert whole.tobytes() == parts.tobytes()


def test_a_seeded_match_draws_what_random_play_draws() -> None:
    s, offers = TOY.start(3), make_numbers(TOY.space)
    play_randomly(s, offers, 11, 0, 3)
    assert TOY.new(players=3, seed=11).state.tobytes() == s.tobytes()
