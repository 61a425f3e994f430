"""`make docs`: the whole site holds together, and a small one shows what breaks it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import nbformat
import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
MACHINERY = ("mkdocs.yml", "tools/docs_site.py", "tools/notebook_page.py", "tools/site")
NAV = re.compile(r"^nav:\n(?:  .*\n)+", re.MULTILINE)
SMALL_NAV = """nav:
  - index.md
  - contributing.md
  - changelog.md
  - data/ladders.md
  - one.md
  - Rest: rest/
  - Notebooks: notebooks/
  - Español: rest/*.es.md
"""
SMALL = {
    "README.md": "# Home\n\n[one](docs/one.md), [the rest](docs/rest/), [licence](LICENSE)\n",
    "CONTRIBUTING.md": "# Taking part\n",
    "CHANGELOG.md": "# What is new\n",
    "LICENSE": "Do as you like.\n",
    "data/ladders/README.md": "# Ladders\n",
    "web/public/serai.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "docs/one.md": "# One\n\n## Of it\n\n- **silk.raise.1** A worm is raised.\n",
    "docs/rest/README.md": "# The rest\n\n[raising](../one.md#silk.raise.1)\n",
    "docs/rest/two.md": "# Two\n\n[home](../../README.md)\n",
    "docs/rest/two.es.md": "# Dos\n",
}


def build(source: Path, goal: Path) -> str:
    """Build the site of a repository; returns what was complained of, nothing if it was built."""
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(goal)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        command, cwd=source, env=quiet, capture_output=True, text=True, check=False
    )
    return done.stderr + done.stdout if done.returncode else ""


class Links(HTMLParser):
    """What a page leads to or loads, and the names of its places."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.leads: set[str] = set()
        self.loads: set[str] = set()
        self.places: set[str] = set()
        self.inline = ""
        self.in_script = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what stands in a tag."""
        said = {name: value or "" for name, value in attrs}
        self.places |= {said.get("id", "")} - {""}
        self.in_script = tag == "script" and said.get("type") != "application/json"
        if tag == "a" and "href" in said:
            self.leads.add(said["href"])
        elif tag == "link" and said.get("rel") in ("stylesheet", "icon"):
            self.loads.add(said["href"])
        elif "src" in said:
            self.loads.add(said["src"])

    def handle_endtag(self, tag: str) -> None:
        """What follows is no script."""
        self.in_script = False

    def handle_data(self, data: str) -> None:
        """Note scripts that stand in the page."""
        self.inline += data if self.in_script else ""


class Built:
    """A built site, all its pages read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = {
            file.relative_to(folder).as_posix(): Links(file.read_text(encoding="utf-8"))
            for file in sorted(folder.rglob("*.html"))
            if file.name != "404.html"
        }

    def goals(self, page: str, links: set[str]) -> Iterator[tuple[str, str]]:
        """The files, and the places in them, to which links of a page go that stay on the site."""
        for link in links:
            parts = urlsplit(urljoin(f"/{page}", link))
            if not parts.scheme and parts.path != "/" and not link.startswith("/"):
                yield unquote(parts.path).lstrip("/"), unquote(parts.fragment)

    def dead(self) -> list[str]:
        """Links that lead nowhere."""
        return [
            f"{page} -> {file}#{place}"
            for page, links in self.pages.items()
            for file, place in self.goals(page, links.leads | links.loads)
            if not (self.folder / file).is_file()
            or (place and file in self.pages and not self.has(file, place))
        ]

    def has(self, page: str, place: str) -> bool:
        """Whether a page has this place; `__codelineno` and the like are its scripts' own."""
        return place in self.pages[page].places or place.startswith("__")

    def reached(self) -> set[str]:
        """The pages that one comes to from the first."""
        found, waiting = {"index.html"}, ["index.html"]
        while waiting:
            page = waiting.pop()
            for goal, _ in self.goals(page, self.pages[page].leads):
                if goal in self.pages and goal not in found:
                    found.add(goal)
                    waiting.append(goal)
        return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The site of this repository."""
    folder = tmp_path_factory.mktemp("site")
    assert build(ROOT, folder) == ""
    return Built(folder)


def test_every_page_of_docs_is_on_the_site_and_can_be_reached(site: Built) -> None:
    docs = ROOT / "docs"
    names = [file.relative_to(docs).as_posix() for file in docs.rglob("*.md")]
    pages = {name.replace("README.md", "index.md").replace(".md", ".html") for name in names}
    assert len(pages) > 50
    assert pages <= set(site.pages)
    assert set(site.pages) - site.reached() == set()


def test_every_link_leads_to_a_page_and_a_place_on_it(site: Built) -> None:
    assert sum(len(page.leads) for page in site.pages.values()) > 1000
    assert site.dead() == []


def test_a_page_loads_nothing_from_elsewhere_and_has_no_script_in_it(site: Built) -> None:
    for name, page in site.pages.items():
        assert [each for each in page.loads if urlsplit(each).netloc] == [], name
        assert page.inline.strip() == "", name
    scripts = list(site.folder.rglob("*.js"))
    assert scripts
    sheets = "".join(file.read_text("utf-8") for file in site.folder.rglob("*.css"))
    assert not re.search(r"(url\(|@import )['\"]?https?:", sheets)


def test_rules_stand_in_both_languages_and_lead_to_each_other(site: Built) -> None:
    for game in ("silk", "silk-road", "silver-isle"):
        english, spanish = f"rules/{game}.html", f"rules/{game}.es.html"
        assert (spanish, "") in site.goals(english, site.pages[english].leads)
        assert (english, "") in site.goals(spanish, site.pages[spanish].leads)
        clauses = {place for place in site.pages[english].places if "." in place}
        assert len(clauses) > 50
        assert clauses <= site.pages[spanish].places


# --- A small repository ---------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A repository with few pages and our machinery."""
    repository = tmp_path / "repository"
    for name in MACHINERY:
        goal = repository / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile)(ROOT / name, goal)
    settings = (repository / "mkdocs.yml").read_text(encoding="utf-8")
    write(repository, "mkdocs.yml", NAV.sub(SMALL_NAV, settings))
    for name, text in SMALL.items():
        write(repository, name, text)
    return repository


def write(repository: Path, name: str, text: str) -> None:
    """Write a file, and the folders above it."""
    file = repository / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_links_between_files_become_links_between_pages(small: Path, tmp_path: Path) -> None:
    assert build(small, tmp_path / "site") == ""
    site = Built(tmp_path / "site")
    assert site.dead() == []
    goals = dict(site.goals("index.html", site.pages["index.html"].leads))
    assert {"one.html", "rest/index.html", "source/LICENSE.txt"} <= set(goals)
    assert ("one.html", "silk.raise.1") in site.goals(
        "rest/index.html", site.pages["rest/index.html"].leads
    )


def test_what_leads_nowhere_or_is_nowhere_listed_breaks_it(small: Path, tmp_path: Path) -> None:
    lines = "[a](gone.md) [b](rest/two.md#no-place) ![c](gone.png) [d](../tools/gone.py)"
    write(small, "docs/one.md", f"# One\n\n{lines}\n")
    write(small, "docs/nobody-lists-it.md", "# Alone\n")
    complaints = build(small, tmp_path / "site")
    wrong = ("gone.md", "#no-place", "gone.png", "gone.py", "#silk.raise.1", "nobody-lists-it.md")
    assert [each for each in wrong if each not in complaints] == []
    assert "Aborted with 6 warnings" in complaints


def test_a_notebook_becomes_a_page_with_its_outputs(small: Path, tmp_path: Path) -> None:
    picture = "<svg xmlns='http://www.w3.org/2000/svg'/>"
    shown = [
        nbformat.v4.new_output("stream", text="eleven \x1b[31mworms\x1b[0m\n"),
        nbformat.v4.new_output("display_data", {"image/svg+xml": picture, "text/plain": "."}),
    ]
    cells = [
        nbformat.v4.new_markdown_cell("# Look\n\n[one](../one.md)"),
        nbformat.v4.new_code_cell("print('eleven worms')", outputs=shown),
    ]
    write(
        small, "docs/notebooks/look.ipynb", nbformat.writes(nbformat.v4.new_notebook(cells=cells))
    )
    assert build(small, tmp_path / "site") == ""
    site = Built(tmp_path / "site")
    assert "notebooks/look.html" in site.reached()
    assert site.dead() == []
    page = (tmp_path / "site/notebooks/look.html").read_text(encoding="utf-8")
    assert "eleven worms\n" in page
    assert (tmp_path / "site/notebooks/look-1.svg").read_text() == picture
    assert "look-1.svg" in page
