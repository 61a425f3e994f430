"""A few seconds of what `tests/attack/fuzz.py` does for hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from attack.fuzz import fuzz_files, fuzz_lines
from attack.report import Report

pytestmark = pytest.mark.once
SECONDS, SEED = 6.0, 23


def test_broken_positions_and_records_are_refused_with_a_sentence() -> None:
    report = Report(keeps=False)
    fuzz_files(SECONDS, SEED, report)
    assert not report.faults, str(report)
    assert min(report.total("position"), report.total("record")) > 20, str(report)


def test_broken_requests_and_messages_harm_nobody(tmp_path: Path) -> None:
    report = Report(keeps=False)
    fuzz_lines(SECONDS, SEED, tmp_path, report)
    assert not report.faults, str(report)
    assert min(report.total(what) for what in ("http", "socket", "heard", "move")) > 2, str(report)
