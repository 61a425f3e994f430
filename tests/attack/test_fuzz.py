"""A few seconds of what `tests/attack/fuzz.py` does for hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from attack.fuzz import fuzz_files, fuzz_lines
from attack.report import Report

pytestmark = pytest.mark.once
SEED = 23
QUICK = pytest.param(6.0, id="quick")
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
    assert not report.faults, str(report)
    assert min(report.total(what) for what in ON_LINES) > 1, str(report)
