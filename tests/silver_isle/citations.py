"""Which clauses a text cites: `isle.move.2`, or in short `isle.move.1, .2`, `isle.move.1 to .4`."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES_PAGE = ROOT / "docs" / "rules" / "silver-isle.md"
SOURCES = ROOT / "src" / "serai" / "games" / "silver_isle"
TESTS = ROOT / "tests" / "silver_isle"

DEFINITION = re.compile(r"^- \*\*(isle(?:\.[a-z]+)+\.\d+)\*\*", re.MULTILINE)
FULL = r"(?<![\w./])isle(?:\.[a-z]+)+\.\d+\b"
FIRST = re.compile(FULL)
MORE = re.compile(rf"(,\s+(?:and\s+)?|\s+and\s+|\s+to\s+)({FULL}|\.\d+\b)")


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
            cited |= between(last, name) if "to" in more.group(1) else {name}
            last, at = name, more.end()
    return cited


def between(first: str, last: str) -> set[str]:
    """The ids from one to another of the same family."""
    family, low = first.rsplit(".", 1)
    return {f"{family}.{number}" for number in range(int(low), int(last.rsplit(".", 1)[1]) + 1)}


def cited_by_rules() -> dict[str, set[str]]:
    """For each source of the game but the list of reasons, the clauses it cites."""
    sources = [source for source in sorted(SOURCES.rglob("*.py")) if source.name != "clauses.py"]
    return {source.name: citations(source.read_text(encoding="utf-8")) for source in sources}


def cited_by_tests() -> dict[str, set[str]]:
    """For each test, the clauses that its docstring cites."""
    return {
        f"{source.name}::{node.name}": citations(ast.get_docstring(node) or "")
        for source in sorted(TESTS.glob("test_*.py"))
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
