"""What hints say: a gain is good news, and what is worth saying depends on the game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from bots.judged import judgement
from serai.bots import look
from serai.bots.because import because as reasons_of
from serai.bots.evaluation import make_evaluation
from serai.bots.hint import (
    COUNTED,
    OTHERS,
    TEMPO,
    WORDS,
    Advice,
    TermChange,
    advise,
    choose_reasons,
)
from serai.bots.judging import knowledge_of
from serai.bots.knowledge.silk import because
from serai.bots.line import Line, Step
from serai.engine.game import Game
from serai.engine.layout import Ints
from serai.engine.narrator import Narrator
from serai.engine.text import LANGUAGES
from silk.playing import SILK, use
from silk.playing import table as silk
from silk_road.playing import ROAD
from silver_isle.playing import ISLE
from silver_isle.playing import table as isle

QUARTER = 0.25
"""Points that are a reason in Silk, and that Silver Isle's silver seldom changes by."""


def scale_of(match: Any) -> float:
    """The lead that makes a win likely."""
    game = match.game
    return float(knowledge_of(game).judge(match.state, 0, make_evaluation(game)))


def said(game: Game, reasons: tuple[TermChange, ...], language: str = "en") -> list[str]:
    """These reasons in words."""
    action = game.space.action(0)
    return Advice(action, chance=0.5, visits=1, reasons=reasons).say(game, language)


def news(worse: Any, better: Any, language: str) -> list[str]:
    """What the first seat would hear of a move from one position to the other."""
    game = worse.game
    before, after = (judgement(game, match.state, 0) for match in (worse, better))
    change = [0.0 if term == TEMPO else after[term] - before[term] for term in before]
    return said(game, choose_reasons(game, change_of(game, change), scale=1.0), language)


def change_of(game: Game, change: list[float]) -> Ints:
    """A change of the first few terms, and none of the others and of what rivals have."""
    missing = len(knowledge_of(game).TERMS) + 1 - len(change)
    return np.array(change + [0.0] * missing)


def uncounted(game: Game) -> list[str]:
    """The terms that cannot be counted, and can be a reason."""
    return [term for term in knowledge_of(game).TERMS if term not in {*COUNTED, TEMPO}]


def changed(game: Game, points: dict[str, float], scale: float = 1.0) -> Ints:
    """A change of some terms, in parts of the scale."""
    terms = (*knowledge_of(game).TERMS, OTHERS)
    return np.array([points.get(term, 0.0) * scale for term in terms])


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "Your worms are safer from the ookami."),
        ("es", "Tus orugas están más a salvo del ookami."),
    ],
)
def test_a_worm_out_of_the_ookamis_reach_is_good_news(language: str, phrase: str) -> None:
    near, far = silk("ookami 0,1 | worms 0,0:A"), silk("ookami 3,4 | worms 0,0:A")
    assert news(near, far, language) == [phrase]


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "Your land feeds your crews better."),
        ("es", "Tu tierra alimenta mejor a tus cuadrillas."),
    ],
)
def test_a_crew_that_will_not_starve_is_good_news(language: str, phrase: str) -> None:
    hungry, fed = isle(crews={"S": {"5": "port", "4": "port"}}), isle(crews={"S": {"5": "port"}})
    assert phrase in news(hungry, fed, language)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Your strongest rival stands worse."),
        ("es", "Tu rival más fuerte queda peor."),
    ],
)
def test_what_the_strongest_rival_loses_is_good_news(language: str, name: str) -> None:
    match = use(silk("dice 6 | ookami 0,1 | worms 0,0:BB 3,3:A"), "ookami")
    found = {str(hint.action): hint for hint in advise(look(match), iterations=8, best=4)}
    capture = next(reason for reason in found["ookami west"].reasons if reason.term == OTHERS)
    assert capture.points > 0
    assert said(SILK, (capture,), language) == [name]


def test_a_change_counts_by_the_lead_that_makes_a_win_likely() -> None:
    """Both games hear of the same part of a lead, which is more points in Silk."""
    assert scale_of(silk("")) > 4 * scale_of(isle())
    for match in (silk(""), isle()):
        scale = scale_of(match)
        terms = uncounted(match.game)
        change = changed(match.game, {terms[0]: 0.04, terms[1]: -0.04, terms[2]: 0.02}, scale)
        reasons = choose_reasons(match.game, change, scale)
        assert [reason.term for reason in reasons] == terms[:2]


def test_in_the_middle_of_silk_a_quarter_of_a_point_is_about_where_reasons_begin() -> None:
    middle = scale_of(silk("points A:15 B:14"))
    assert choose_reasons(SILK, changed(SILK, {"danger": QUARTER + 0.1}), middle)
    assert not choose_reasons(SILK, changed(SILK, {"danger": QUARTER - 0.1}), middle)


def test_in_silver_isle_much_less_than_a_quarter_of_a_token_is_a_reason() -> None:
    match = isle()
    assert choose_reasons(ISLE, changed(ISLE, {"mines": 0.07}), scale_of(match))
    assert all(hint.reasons for hint in advise(look(match), iterations=8, best=1))


def test_a_change_too_small_for_two_decimals_is_no_reason() -> None:
    assert choose_reasons(ISLE, changed(ISLE, {"mines": 0.004}), scale=0.1) == ()


def test_spanish_hints_name_things_as_the_spanish_rules_do() -> None:
    gain = WORDS.say("es", "silk-term-silkworm", {"change": "gain"})
    assert gain == "Te acercas a la mejora de las orugas."


def test_what_can_be_counted_is_told_by_the_rules_and_never_by_a_weight() -> None:
    assert choose_reasons(SILK, changed(SILK, {"points": -3.0}), scale=1.0) == ()
    match = silk("dice 1 5 | ookami 3,3 | worms 0,0:AAA 2,2:B")
    for hint in advise(look(match), iterations=40):
        assert hint.plan is not None
        assert hint.plan.steps[0].action == hint.action
        told = {unit: (before, after) for unit, before, after in hint.changes}
        points = tuple(int(s.points[0]) for s in (match.state, hint.plan.after))
        assert told.get("points", points) == points
        assert ("points" in told) == (points[0] != points[1])


def test_a_hint_says_what_it_keeps_others_from() -> None:
    before, after = silk("worms 0,0:BBB").state, silk("worms 0,0:B").state
    said = list(because(before, after, 0))
    assert [each.message for each in said] == ["hint-keeps"]
    assert said[0].facts["seat"] == "B"
    assert said[0].facts["points"] - said[0].facts["left"] >= 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You would have 2 Silk Points more if the game ended now."),
        ("es", "Tendrías 2 puntos de seda más si la partida acabara ahora."),
    ],
)
def test_of_a_score_below_zero_only_the_change_is_said(language: str, told: str) -> None:
    before, after = silk("worms 0,0:B").state, silk("worms 0,0:B").state
    before.den[0], after.den[0] = 8, 6
    plan = Line((Step(SILK.space.action(0), before),), after)
    (reason,) = reasons_of(SILK, plan, 0)
    assert Narrator(SILK, language, 0).told(reason) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [SILK, ROAD, ISLE], ids=lambda game: str(game.id))
def test_what_gets_better_and_what_gets_worse_are_two_sentences(game: Game, language: str) -> None:
    for term in (*uncounted(game), OTHERS):
        (better,), (worse,) = (
            said(game, (TermChange(term, points),), language) for points in (1.0, -1.0)
        )
        assert better != worse
        assert better != WORDS.say(language, "reason-gain", {"term": term}), "it has no sentence"


def test_nothing_speaks_for_or_against_what_is_no_choice() -> None:
    match, rng = ROAD.new(players=3, seed=1), random.Random(1)
    while len(match.legal()) > 1:
        match.play(rng.choice(match.legal()))
    (hint,) = advise(look(match), iterations=8)
    assert hint.reasons == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_of_a_game_from_elsewhere_is_called_by_its_own_name(language: str) -> None:
    assert said(ISLE, (TermChange("luck", 1.0),), language)[0].endswith(": luck.")
