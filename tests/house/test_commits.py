"""A commit's subject names an area, then one thing, and fits on a line of the log."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
LAST_BEFORE = "8e22ed932121"
"""Commits up to this one are as they are; the rule is held to from here on."""
MOST = 72


def git(*words: str) -> str | None:
    """What git says, or None where it has no answer."""
    if not (program := shutil.which("git")):
        return None
    told = subprocess.run([program, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout if told.returncode == 0 else None


def new_subjects() -> list[str]:
    """The subjects of the commits since then; skips where the history is not there."""
    told = git("log", "--no-merges", "--format=%s", f"{LAST_BEFORE}..HEAD")
    if told is None:
        pytest.skip("no git, or a history that does not hold that commit")
    return told.splitlines()


def fault_of(subject: str) -> str | None:
    """What is wrong with a subject."""
    area, colon, thing = subject.partition(": ")
    if not colon or not thing or " " in area:
        return "names no area"
    return f"{len(subject)} characters" if len(subject) > MOST else None


def test_subjects_of_commits_name_an_area_and_fit() -> None:
    found = {subject: fault_of(subject) for subject in new_subjects()}
    assert {subject: fault for subject, fault in found.items() if fault} == {}


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("bots: search settings say what they do", None),
        ("Search settings say what they do", "names no area"),
        ("bots: ", "names no area"),
        (f"bots: {'a' * 66}", None),
        (f"bots: {'a' * 67}", "73 characters"),
    ],
)
def test_a_subject_that_breaks_the_rule_is_found(subject: str, fault: str | None) -> None:
    assert fault_of(subject) == fault


def test_the_rule_is_told() -> None:
    assert f"at most {MOST}\ncharacters" in CONTRIBUTING
