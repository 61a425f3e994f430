"""Every clause of a rules page is cited by a rule and by a test; nothing cites another."""

from __future__ import annotations

import pytest

import serai
from conformance.citations import Citations

pytestmark = pytest.mark.once

SILK = Citations("silk", "silk")
ROAD = Citations("silk-road", "road")
ISLE = Citations("silver-isle", "isle")
CLAUSES = {SILK: 193, ROAD: 161, ISLE: 269}

every_game = pytest.mark.parametrize("game", CLAUSES, ids=lambda game: game.game_id)


def test_every_game_is_here() -> None:
    assert [game.game_id for game in CLAUSES] == serai.games()


@every_game
def test_the_rules_page_defines_each_clause_once(game: Citations) -> None:
    assert len(game.defined()) == len(set(game.defined())) == CLAUSES[game]


@every_game
def test_every_clause_is_cited_by_a_rule(game: Citations) -> None:
    cited = set().union(*game.cited_by_rules().values())
    assert [clause for clause in game.defined() if clause not in cited] == []


@every_game
def test_every_clause_is_cited_by_a_test(game: Citations) -> None:
    cited = set().union(*game.cited_by_tests().values())
    assert [clause for clause in game.defined() if clause not in cited] == []


@every_game
def test_nothing_cites_a_clause_that_does_not_exist(game: Citations) -> None:
    places = game.cited_by_rules() | game.cited_by_tests()
    strays = {place: sorted(cited - set(game.defined())) for place, cited in places.items()}
    assert {place: ids for place, ids in strays.items() if ids} == {}


@every_game
def test_every_reason_to_refuse_has_a_clause_and_being_allowed_has_none(game: Citations) -> None:
    reasons = list(serai.game(game.game_id).reasons)
    assert (reasons[0].name, int(reasons[0]), reasons[0].clause) == ("ALLOWED", 0, "")
    assert {reason.clause for reason in reasons[1:]} <= set(game.defined())


@every_game
def test_every_reason_to_refuse_is_given_by_a_rule(game: Citations) -> None:
    assert {reason.name for reason in serai.game(game.game_id).reasons} == game.reasons_given()


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("silk.raise.2", "silk.raise.2"),
        ("silk.raise.1, .2", "silk.raise.1 silk.raise.2"),
        ("silk.final.1 to .3 Points", "silk.final.1 silk.final.2 silk.final.3"),
        (
            "silk.ook.1 to .2, silk.ook.wrap, and .wall.",
            "silk.ook.1 silk.ook.2 silk.ook.wrap silk.ook.wall",
        ),
        ("silk.graze.1 to silk.graze.2 The", "silk.graze.1 silk.graze.2"),
        ("silk.setup.4,\n    .5, .7", "silk.setup.4 silk.setup.5 silk.setup.7"),
        ("from serai.games.silk.rules import; docs/rules/silk.md; silk.raise.*", ""),
        ("silk.setup.p2.6b That is", "silk.setup.p2.6b"),
        ("silk.a.1 to .3, .5 and silk.b.1", "silk.a.1 silk.a.2 silk.a.3 silk.a.5 silk.b.1"),
    ],
)
def test_citations_are_read_in_full_and_in_short(text: str, cited: str) -> None:
    assert SILK.cited_in(text) == set(cited.split())


@every_game
def test_the_rules_page_names_every_switch(game: Citations) -> None:
    page = game.page()
    assert [o.name for o in serai.game(game.game_id).options if f"`{o.name}`" not in page] == []
