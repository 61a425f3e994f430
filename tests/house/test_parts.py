"""`make test` runs every test, in parts that are told in CONTRIBUTING."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parts import OF_THEIR_OWN, PARTS, parts_of

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_make_test_runs_every_part_once() -> None:
    recipe = re.search(r"^test:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert recipe
    words = recipe[1].split()
    assert [words.count(part) for part in PARTS] == [1] * len(PARTS)
    told = re.findall(r"--part (\w+)", MAKEFILE)
    assert sorted(told) == sorted(PARTS)


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_listed_with_its_time(part: str) -> None:
    row = re.search(rf"^\| `make {part}` \|.*\| ([\d:]+) \|$", CONTRIBUTING, re.MULTILINE)
    assert row, part


@pytest.mark.parametrize(
    ("marks", "parts"),
    [
        (set(), {"check", "compiled"}),
        ({"once"}, {"check"}),
        ({"full"}, {"compiled"}),
        ({"compiled"}, {"compiled"}),
        ({"full", "once"}, {"compiled"}),
        *[({"full", "compiled", "once", part}, {part}) for part in OF_THEIR_OWN],
    ],
)
def test_a_quick_test_runs_with_both_kinds_of_rules_and_any_other_once(
    marks: set[str], parts: set[str]
) -> None:
    assert parts_of(marks) == parts
