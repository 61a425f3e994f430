"""The pages for people: their code runs, their excerpts are real, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINKED = [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
LINKED += [*DECISIONS, *sorted((ROOT / "data").glob("*/README.md"))]

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXCERPT = re.compile(r"^`([\w/.]+)`\n\n```(?:py|toml|ftl)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#([\w-]+))?\)")


def read(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def name(page: Path) -> str:
    """The page's path from the root."""
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [page for page in PAGES if BLOCK.search(read(page))], ids=name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path) -> None:
    names: dict[str, Any] = {}
    text = read(page)
    for block in BLOCK.finditer(text):
        above = text.count("\n", 0, block.start(1))
        code = compile("\n" * above + block[1], str(page), "exec")
        exec(code, names)


def test_readme_and_the_guides_have_python_to_run() -> None:
    told = {name(page) for page in PAGES if BLOCK.search(read(page))}
    assert {"README.md", "docs/python.md", "docs/records.md", "docs/adding-a-game.md"} <= told


def test_excerpts_stand_in_the_files_that_they_are_from() -> None:
    pages = [ROOT / "docs" / name for name in ("adding-a-game.md", "fields.md")]
    excerpts = [excerpt for page in pages for excerpt in EXCERPT.findall(read(page))]
    assert len({file for file, _ in excerpts}) >= 7
    for file, excerpt in excerpts:
        assert excerpt in read(ROOT / file)


@pytest.mark.parametrize("page", LINKED, ids=name)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    for target, heading in LINK.findall(read(page)):
        goal = page.parent / target
        assert goal.exists(), f"{target} is missing"
        if heading:
            found = re.findall(r"^#+ (.*)$", read(goal), re.MULTILINE)
            assert heading in [title.lower().replace(" ", "-") for title in found]


@pytest.mark.parametrize("page", DECISIONS, ids=name)
def test_a_decision_has_date_decision_reason_and_what_would_change_our_mind(page: Path) -> None:
    parts = ("Date", "Decision", "Reason", "What would change our mind")
    assert all(f"- **{part}:** " in read(page) for part in parts)


def test_the_readme_fits_on_one_screen() -> None:
    assert len(read(ROOT / "README.md").splitlines()) <= 60


def test_every_target_of_the_makefile_is_explained() -> None:
    targets = re.findall(r"^([a-z]+):.*## ", read(ROOT / "Makefile"), re.MULTILINE)
    page = read(ROOT / "CONTRIBUTING.md")
    assert [target for target in targets if f"`make {target}`" not in page] == ["help"]
