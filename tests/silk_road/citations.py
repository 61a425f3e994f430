"""Which clauses a text cites.

A citation is an id, `road.bid.2`. More of the same family may follow in short:
`road.bid.1, .2`, `road.tile.1 to .7`.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES_PAGE = ROOT / "docs" / "rules" / "silk-road.md"
SOURCES = ROOT / "src" / "serai" / "games" / "silk_road"
TESTS = ROOT / "tests" / "silk_road"

DEFINITION = re.compile(r"^- \*\*(road\.\w+\.\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"road\.(\w+)\.(\d+)((?:(?:,\s+|\s+to\s+|,\s+and\s+|\s+and\s+)\.\d+)*)")
MORE = re.compile(r"(,|to|and)\s+\.(\d+)")


def clauses_of_the_rules() -> list[str]:
    """The ids that the rules page defines, in its order."""
    return DEFINITION.findall(RULES_PAGE.read_text(encoding="utf-8"))


def citations(text: str) -> set[str]:
    """The ids that a text cites, written out or in short."""
    cited: set[str] = set()
    for family, first, more in CITED.findall(text):
        last = int(first)
        cited.add(f"road.{family}.{last}")
        for link, number in MORE.findall(more):
            low = last + 1 if link == "to" else int(number)
            last = int(number)
            cited |= {f"road.{family}.{n}" for n in range(low, last + 1)}
    return cited


def cited_in(folder: Path, *without: str) -> set[str]:
    """All ids that the sources of a folder cite."""
    texts = [p.read_text(encoding="utf-8") for p in folder.rglob("*.py") if p.name not in without]
    return set().union(*map(citations, texts))
