"""Every clause is cited by a rule and by a test; every switch is there."""

from __future__ import annotations

from serai.games.silk_road.clauses import CLAUSE_IDS, Clause
from silk_road.citations import SOURCES, TESTS, citations, cited_in, clauses_of_the_rules
from silk_road.playing import OPTIONS


def test_the_rules_page_has_161_clauses() -> None:
    assert len(clauses_of_the_rules()) == 161


def test_every_clause_is_cited_by_a_rule() -> None:
    cited = cited_in(SOURCES, "clauses.py")
    assert [clause for clause in clauses_of_the_rules() if clause not in cited] == []


def test_every_clause_is_cited_by_a_test() -> None:
    cited = cited_in(TESTS)
    assert [clause for clause in clauses_of_the_rules() if clause not in cited] == []


def test_nothing_is_cited_that_is_no_clause() -> None:
    assert cited_in(SOURCES) | cited_in(TESTS) <= set(clauses_of_the_rules())


def test_every_reason_to_refuse_has_a_clause() -> None:
    assert set(CLAUSE_IDS) == set(Clause) - {Clause.ALLOWED}
    assert set(CLAUSE_IDS.values()) <= set(clauses_of_the_rules())


def test_every_switch_of_the_page_is_there() -> None:
    assert len(OPTIONS) == 14
    assert all(len(values) == 2 for values in OPTIONS.values())


def test_short_citations_are_read() -> None:
    text = "road.bid.1 to .3, and road.tile.2, .5"
    assert citations(text) == {
        "road.bid.1",
        "road.bid.2",
        "road.bid.3",
        "road.tile.2",
        "road.tile.5",
    }
