"""Every clause of the rules page is cited by a rule and by a test, and nothing else is cited."""

import pytest

from serai.games.silver_isle.clauses import CLAUSE_IDS, Clause
from silver_isle.citations import citations, cited_by_rules, cited_by_tests, clauses_of_the_rules

CLAUSES = clauses_of_the_rules()


def test_the_rules_page_defines_each_clause_once() -> None:
    """Ids are unique."""
    assert len(CLAUSES) == len(set(CLAUSES)) == 269


def test_every_clause_is_cited_by_a_rule() -> None:
    """In the sources of the game."""
    cited = set().union(*cited_by_rules().values())
    assert [clause for clause in CLAUSES if clause not in cited] == []


def test_every_clause_is_cited_by_a_test() -> None:
    """In the docstrings of the tests of the game."""
    cited = set().union(*cited_by_tests().values())
    assert [clause for clause in CLAUSES if clause not in cited] == []


def test_nothing_cites_a_clause_that_does_not_exist() -> None:
    """Neither a source, nor a test, nor a refusal."""
    places = cited_by_rules() | cited_by_tests() | {"refusals": set(CLAUSE_IDS.values())}
    strays = {place: sorted(cited - set(CLAUSES)) for place, cited in places.items()}
    assert {place: ids for place, ids in strays.items() if ids} == {}


def test_every_reason_has_a_clause() -> None:
    """And ALLOWED has none."""
    assert set(CLAUSE_IDS) == set(Clause) - {Clause.ALLOWED}


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("isle.move.2", "isle.move.2"),
        ("isle.move.1, .2", "isle.move.1 isle.move.2"),
        ("isle.ship.loc.1 to .3 Ships", "isle.ship.loc.1 isle.ship.loc.2 isle.ship.loc.3"),
        ("isle.geo.4,\n    .5 and isle.dig.1", "isle.geo.4 isle.geo.5 isle.dig.1"),
        ("serai.games.silver_isle.rules.mine; docs/rules/silver-isle.md", ""),
    ],
)
def test_citations_are_read_in_full_and_in_short(text: str, cited: str) -> None:
    """The reader of citations itself."""
    assert citations(text) == set(cited.split())
