"""Every clause of the rules page is cited by a rule and a test; nothing cites another."""

import pytest

from silk.citations import citations, cited_by_rules, cited_by_tests, clauses_of_the_rules

CLAUSES = clauses_of_the_rules()


def test_the_rules_page_defines_each_clause_once() -> None:
    """Ids are unique."""
    assert len(CLAUSES) == len(set(CLAUSES)) == 193


def test_every_clause_is_cited_by_a_rule() -> None:
    """In the sources of the game."""
    cited = set().union(*cited_by_rules().values())
    assert [clause for clause in CLAUSES if clause not in cited] == []


def test_every_clause_is_cited_by_a_test() -> None:
    """In the docstrings of the tests of the game."""
    cited = set().union(*cited_by_tests().values())
    assert [clause for clause in CLAUSES if clause not in cited] == []


def test_nothing_cites_a_clause_that_does_not_exist() -> None:
    """Neither a source nor a test."""
    places = cited_by_rules() | cited_by_tests()
    strays = {place: sorted(cited - set(CLAUSES)) for place, cited in places.items()}
    assert {place: ids for place, ids in strays.items() if ids} == {}


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
    ],
)
def test_citations_are_read_in_full_and_in_short(text: str, cited: str) -> None:
    """The reader of citations itself."""
    assert citations(text) == set(cited.split())
