"""What the bots know about Silk: the points that a seat may expect."""

from __future__ import annotations

import pytest

from bots.judged import end_of, judgement, points, random_positions
from serai import Match
from serai.bots.evaluation import make_evaluation
from serai.bots.judging import knowledge_of
from serai.bots.knowledge.silk import A_TURN
from serai.games.silk.terms import Phase
from silk.playing import SILK, table, use


def tempo(match: Match, players: int) -> list[float]:
    """What the turns to come are worth to each seat, in leads that make a win likely."""
    scale = knowledge_of(SILK).judge(match.state, 0, make_evaluation(SILK))
    return [judgement(SILK, match.state, seat)["tempo"] / scale for seat in range(players)]


def worth(text: str, *terms: str) -> float:
    """What a position is worth to the first seat, by these terms."""
    found = judgement(SILK, table(text).state, 0)
    return sum(found[term] for term in terms)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_judgement_is_the_final_score(players: int) -> None:
    s = end_of(SILK, players, seed=4)
    assert [points(SILK, s, seat) for seat in range(players)] == s.scores[:players].tolist()


def test_who_moves_next_has_something_in_hand() -> None:
    assert tempo(table("turn A"), 2) == pytest.approx([A_TURN, A_TURN / 2])
    assert tempo(table("turn B"), 2) == pytest.approx([A_TURN / 2, A_TURN])
    four = tempo(table("players 4 | turn C"), 4)
    assert four == pytest.approx([A_TURN / 2, A_TURN / 4, A_TURN, 3 * A_TURN / 4])


def test_a_turn_is_used_up_with_its_dice() -> None:
    worms = " | worms 0,0:A 0,1:A | ookami 3,3"
    assert tempo(table("dice 5 6" + worms), 2) == pytest.approx([A_TURN, A_TURN / 2])
    half = table("dice 5" + worms)
    assert tempo(half, 2) == pytest.approx([3 * A_TURN / 4, 3 * A_TURN / 4])
    spent = tempo(use(half, "graze"), 2)
    assert spent == tempo(table("turn B" + worms), 2) == pytest.approx([A_TURN / 2, A_TURN])


def test_who_has_no_turn_any_more_has_nothing_in_hand() -> None:
    match = table("players 3 | turn C | ended_by B | points B:40")
    a, b, c = tempo(match, 3)
    assert b == 0
    assert c > a > 0


def test_nobody_has_a_turn_before_the_game_begins_or_when_it_is_over() -> None:
    seen = set()
    for s in random_positions(SILK, 2, seed=1):
        is_played = Phase.PIECES < s.phase < Phase.OVER
        assert (judgement(SILK, s, max(0, int(s.turn)))["tempo"] > 0) == is_played
        seen.add(int(s.phase))
    assert {Phase.WORMS, Phase.RAISE, Phase.OVER} < seen


def test_worms_are_worth_more_on_better_pasture_and_less_beside_the_ookami() -> None:
    assert worth("worms 0,1:A", "pastures") > worth("worms 0,0:A", "pastures") > 0
    near = "ookami 0,1 | worms 0,0:A"
    assert worth(near, "danger") < 0 == worth("ookami 3,4 | worms 0,0:A", "danger")
    assert worth(near + " | walls V0,1 | nurseries 1,1:A", "danger") == 0
