"""Which clauses a text cites.

A citation is an id, `silk.raise.2`. More of the same family may follow in short:
`silk.raise.1, .2`, `silk.final.1 to .5`, `silk.graze.1 to silk.graze.7`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES_PAGE = ROOT / "docs" / "rules" / "silk.md"
SOURCES = ROOT / "src" / "serai" / "games" / "silk"
TESTS = ROOT / "tests" / "silk"

DEFINITION = re.compile(r"^- \*\*(silk\.[\w.]+)\*\*", re.MULTILINE)
FULL = r"(?<![\w./])silk(?:\.\w+)+\b(?!\.\*|/)"
FIRST = re.compile(FULL)
MORE = re.compile(rf"(,\s+(?:and\s+)?|\s+and\s+|\s+to\s+)({FULL}|\.\w+\b)")
FILES = ("md", "py", "ftl", "json", "es")


def clauses_of_the_rules() -> list[str]:
    """The ids that the rules page defines, in its order."""
    return DEFINITION.findall(RULES_PAGE.read_text(encoding="utf-8"))


def citations(text: str) -> set[str]:
    """The ids that a text cites, written out or in short."""
    cited: set[str] = set()
    at = 0
    while found := FIRST.search(text, at):
        cited.add(found.group())
        last, at = found.group(), found.end()
        while more := MORE.match(text, at):
            name = more.group(2)
            if name.startswith("."):
                name = last.rsplit(".", 1)[0] + name
            cited |= set(between(last, name)) if "to" in more.group(1) else {name}
            last, at = name, more.end()
    return {name for name in cited if name.split(".")[-1] not in FILES}


def between(first: str, last: str) -> list[str]:
    """The ids from one to another of the same family."""
    family, low = first.rsplit(".", 1)
    high = last.rsplit(".", 1)[1]
    if not (low.isdigit() and high.isdigit()):
        return [first, last]
    return [f"{family}.{number}" for number in range(int(low), int(high) + 1)]


def cited_by_rules() -> dict[str, set[str]]:
    """For each source of the game, the clauses it cites: in docstrings, comments, tables."""
    sources = sorted(SOURCES.rglob("*.py"))
    return {
        source.relative_to(ROOT).as_posix(): citations(source.read_text(encoding="utf-8"))
        for source in sources
    }


def cited_by_tests() -> dict[str, set[str]]:
    """For each test, the clauses that its docstring cites."""
    return {
        f"{source.name}::{function.name}": citations(ast.get_docstring(function) or "")
        for source in sorted(TESTS.glob("test_*.py"))
        for function in test_functions(source)
    }


def test_functions(source: Path) -> Iterator[ast.FunctionDef]:
    """The tests of a file."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node
