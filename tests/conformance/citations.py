"""Which clauses of a game's rules page a text cites.

A citation is an id, `silk.raise.2`. More of the same family may follow in short:
`silk.raise.1, .2`, `silk.final.1 to .5`, `silk.graze.1 to silk.graze.7`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = ("md", "py", "ftl", "json", "es")


@dataclass(frozen=True)
class Citations:
    """The clauses of one game: all their ids begin with `family`."""

    game_id: str
    family: str

    @property
    def folder(self) -> str:
        """The name of the game's folders."""
        return self.game_id.replace("-", "_")

    def page(self) -> str:
        """The rules page."""
        return (ROOT / "docs" / "rules" / f"{self.game_id}.md").read_text(encoding="utf-8")

    def defined(self) -> list[str]:
        """The ids that the rules page defines, in its order."""
        return re.findall(rf"^- \*\*({self.family}\.[\w.]+)\*\*", self.page(), re.MULTILINE)

    def cited_in(self, text: str) -> set[str]:
        """The ids that a text cites, written out or in short."""
        full = rf"(?<![\w./]){self.family}(?:\.\w+)+\b(?!\.\*|/)"
        more = re.compile(rf"(,\s+(?:and\s+)?|\s+and\s+|\s+to\s+)({full}|\.\w+\b)")
        cited: set[str] = set()
        for found in re.finditer(full, text):
            cited.add(last := found.group())
            at = found.end()
            while following := more.match(text, at):
                name = _in_full(following.group(2), last)
                cited |= _between(last, name) if "to" in following.group(1) else {name}
                last, at = name, following.end()
        return {name for name in cited if name.split(".")[-1] not in FILES}

    def cited_by_rules(self) -> dict[str, set[str]]:
        """For each source of the game, the clauses it cites. The list of reasons to refuse names
        every one of its clauses, so it proves nothing."""
        return {source.name: self.cited_in(source.read_text("utf-8")) for source in self.sources()}

    def sources(self) -> list[Path]:
        """The sources of the game, but for the list of its reasons."""
        folder = ROOT / "src" / "serai" / "games" / self.folder
        return [source for source in sorted(folder.rglob("*.py")) if source.stem != "reasons"]

    def reasons_given(self) -> set[str]:
        """The names of the reasons that a source gives: `Reason.TILE_IS_BARREN`."""
        return {
            name
            for source in self.sources()
            for name in re.findall(r"\bReason\.([A-Z_]+)\b", source.read_text("utf-8"))
        }

    def cited_by_tests(self) -> dict[str, set[str]]:
        """For each test of the game, the clauses that its docstring cites."""
        return {
            f"{source.name}::{function.name}": self.cited_in(ast.get_docstring(function) or "")
            for source in sorted((ROOT / "tests" / self.folder).glob("test_*.py"))
            for function in _tests_of(source)
        }


def _in_full(name: str, before: str) -> str:
    """`.2` after `silk.raise.1` is `silk.raise.2`."""
    return before.rsplit(".", 1)[0] + name if name.startswith(".") else name


def _between(first: str, last: str) -> set[str]:
    """The ids from one to another of the same family."""
    family, low = first.rsplit(".", 1)
    high = last.rsplit(".", 1)[1]
    if not (low.isdigit() and high.isdigit()):
        return {first, last}
    return {f"{family}.{number}" for number in range(int(low), int(high) + 1)}


def _tests_of(source: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node
