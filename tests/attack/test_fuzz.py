"""A few seconds of what `tests/attack/fuzz.py` does for hours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from attack.fuzz import fuzz_files, fuzz_lines
from attack.report import Report
from server.postgres import cluster, database, or_skipped

pytestmark = pytest.mark.once
SEED, QUICK_SECONDS = 23, 6.0
QUICK = pytest.param(QUICK_SECONDS, id="quick")
LONG = pytest.param(25.0, id="long", marks=pytest.mark.full)
ON_LINES = ("http", "socket", "heard", "move", "corpus")


@pytest.mark.parametrize("seconds", [QUICK, LONG])
def test_broken_positions_and_records_are_refused_with_a_sentence(seconds: float) -> None:
    report = Report(keeps=False)
    fuzz_files(seconds, SEED, report)
    assert not report.faults, str(report)
    assert min(report.total("position"), report.total("record")) > 5, str(report)


@pytest.mark.parametrize("seconds", [QUICK, LONG])
def test_broken_requests_and_messages_harm_nobody(tmp_path: Path, seconds: float) -> None:
    report = Report(keeps=False)
    fuzz_lines(seconds, SEED, tmp_path, report)
    check_lines(report)


@pytest.mark.postgres
def test_broken_requests_and_messages_harm_nobody_on_postgresql(tmp_path: Path) -> None:
    report = Report(keeps=False)
    with own_postgres() as url:
        fuzz_lines(QUICK_SECONDS, SEED, tmp_path, report, url)
    check_lines(report)


@contextmanager
def own_postgres() -> Iterator[str]:
    """A new database in a PostgreSQL that ends with it."""
    with or_skipped(cluster()) as address, database(address, "fuzz") as url:
        yield url


def check_lines(report: Report) -> None:
    """Nothing did harm, and everything was tried."""
    assert not report.faults, str(report)
    assert min(report.total(what) for what in ON_LINES) > 1, str(report)
