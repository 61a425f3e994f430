"""What the documentation site needs beyond MkDocs: pages that lie outside docs/, links as a code
host reads them, two languages, and scripts that the server's policy lets through."""

from __future__ import annotations

import hashlib
import logging
import posixpath
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from markdown import Extension, Markdown
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from notebook_page import read_notebook

ROOT = Path(__file__).parents[1]
DOCS, NOTEBOOKS, SPANISH = "docs/", "docs/notebooks/", ".es.md"
ELSEWHERE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "data/ladders/README.md": "data/ladders.md",
    "data/sample/README.md": "data/sample.md",
}
"""Pages outside docs/, and where they stand on the site, if they are there."""
SOURCES = {place: source for source, place in ELSEWHERE.items()}
LANGUAGES = {"en": "English", "es": "Español"}
FOOT = {
    "en": 'Unofficial, made by people who like these games. <a href="/">To the tables</a>',
    "es": 'No oficial, hecho por aficionados a estos juegos. <a href="/">A las mesas</a>',
}
BELOW = "/docs/"
"""Where the server shows the site."""

LINK = re.compile(r"(\]\()([^)\s:#]+)((?:#[^)\s]*)?\))")
ALTERNATE = re.compile(r'\s*<link rel="alternate"[^>]*>')
"""For each of these the theme asks for a map of a whole other site; the switch has its own link."""
SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)
CLAUSE = re.compile(r"<li>(\s*(?:<p>)?<strong>)([a-z]+(?:\.\w+)+)(</strong>)")
PICTURE = re.compile(r'<img alt="([^"]*)" src="([^"]*pictures/[^"]+)\.webp"\s*/>')
NEEDLESS = ("assets/**/*.map", "assets/javascripts/lunr/*.js", "sitemap.xml*")
"""Built and never asked for: they would only make the package larger."""


class TwoSpaces(Extension):
    """What is indented by two spaces belongs to the item of a list above it, as on code hosts."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (Markdown's own name)
        """Make the parser anew, since it has taken the usual four; what extends it comes later."""
        md.tab_length = 2
        md.build_parser()


def on_config(config: MkDocsConfig) -> None:
    """Links of the page for what is missing begin where the site stands, on whatever host. Nothing
    is said but what is wrong; `--quiet` would not even count that, and `strict` counts."""
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    config.site_url, config.copyright = BELOW, FOOT["en"]
    config.markdown_extensions.insert(0, TwoSpaces())


# --- Pages ----------------------------------------------------------------------------------------


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add what is not below docs/ or is no Markdown, and list the folders that `nav` names."""
    for source, place in ELSEWHERE.items():
        if (ROOT / source).is_file():
            add(files, config, place, ROOT / source)
    add(files, config, "serai.svg", ROOT / "web" / "public" / "serai.svg")
    for notebook in sorted((ROOT / NOTEBOOKS).glob("*.ipynb")):
        text, pictures = read_notebook(notebook)
        add(files, config, f"notebooks/{notebook.stem}.md", text)
        for name, picture in pictures.items():
            add(files, config, f"notebooks/{name}", picture)
    config.nav = list(listed(config.nav or [], files.src_uris))


def add(files: Files, config: MkDocsConfig, place: str, what: str | bytes | Path) -> None:
    """Put a file of the repository, or some content, on the site, unless it is there."""
    if place in files.src_uris:
        return
    is_file = isinstance(what, Path)
    given = {"abs_src_path": str(what)} if is_file else {"content": what}
    files.append(File.generated(config, place, **given))


def listed(entries: list[Any], pages: Iterable[str]) -> Iterator[Any]:
    """The entries of `nav`. In place of a folder, or of the Spanish pages of one, stand its pages;
    where there are none, nothing does."""
    for entry in entries:
        title, inside = next(iter(entry.items())) if isinstance(entry, dict) else (None, entry)
        if isinstance(inside, list):
            inside = list(listed(inside, pages))
        elif inside.endswith(("/", "*" + SPANISH)):
            inside = folder(inside, pages)
        if inside:
            yield inside if title is None else {title: inside}


def folder(wanted: str, pages: Iterable[str]) -> list[str]:
    """The pages of a folder in one language, README first, then by name."""
    inside = wanted.removesuffix("*" + SPANISH)
    found = [page for page in pages if page.startswith(inside) and page.endswith(".md")]
    spoken = [page for page in found if page.endswith(SPANISH) == wanted.endswith(SPANISH)]
    return sorted(spoken, key=lambda page: (not page.endswith("README.md"), stem_of(page)))


def stem_of(page: str) -> str:
    """What a page is called in every language."""
    return page.removesuffix(".md").removesuffix(".es")


# --- Links ----------------------------------------------------------------------------------------


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links go from file to file of the repository; here they go to where those files stand."""
    uri = page.file.src_uri
    source = SOURCES.get(uri, DOCS + uri)

    def moved(link: re.Match[str]) -> str:
        goal = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[2]))
        place = place_of(goal, config, files)
        if place is None:
            return link[0]  # leads nowhere, and MkDocs says so
        return f"{link[1]}{posixpath.relpath(place, posixpath.dirname(uri) or '.')}{link[3]}"

    return LINK.sub(moved, markdown)


def place_of(goal: str, config: MkDocsConfig, files: Files) -> str | None:
    """Where a file of the repository stands on the site. A source file is shown as it is."""
    if (ROOT / goal / "README.md").is_file():
        return place_of(f"{goal}/README.md", config, files)
    if goal in ELSEWHERE:
        return ELSEWHERE[goal]
    if goal.startswith(NOTEBOOKS) and goal.endswith(".ipynb"):
        return goal.removeprefix(DOCS).removesuffix(".ipynb") + ".md"
    if goal.startswith(DOCS):
        return goal.removeprefix(DOCS)
    if goal.startswith("..") or not (ROOT / goal).is_file():
        return None
    add(files, config, f"source/{goal}.txt", ROOT / goal)
    return f"source/{goal}.txt"


def on_page_content(html: str, page: Page, files: Files, **_: Any) -> str:
    """A clause of the rules can be linked to; pictures have their lamplight where it is dark."""
    page.meta["alternate"] = other_languages(page, files)
    page.present_anchor_ids = {clause[2] for clause in CLAUSE.finditer(html)}.union(
        page.present_anchor_ids or ()
    )
    html = CLAUSE.sub(r'<li id="\2">\1\2\3', html)
    around = posixpath.dirname(page.file.src_uri)

    def twice(found: re.Match[str]) -> str:
        alt, stem = found[1], found[2]
        lamplight = posixpath.normpath(posixpath.join(around, f"{stem}.lamplight.webp"))
        if lamplight not in files.src_uris:
            return found[0]
        looks = ((f"{stem}.webp", "only-light"), (f"{stem}.lamplight.webp", "only-dark"))
        return "".join(
            f'<img alt="{alt}" src="{name}#{look}" loading="lazy">' for name, look in looks
        )

    return PICTURE.sub(twice, html)


# --- Languages ------------------------------------------------------------------------------------


def other_languages(page: Page, files: Files) -> list[dict[str, str]]:
    """The same page in each language, for the switch at the top; none where there is only one."""
    stem = stem_of(page.file.src_uri)
    found = {
        "en": files.get_file_from_path(f"{stem}.md"),
        "es": files.get_file_from_path(f"{stem}.es.md"),
    }
    if None in found.values():
        return []
    return [
        {"lang": each, "name": LANGUAGES[each], "link": file.url}
        for each, file in found.items()
        if file
    ]


def on_page_context(
    context: dict[str, Any], page: Page, config: MkDocsConfig, **_: Any
) -> dict[str, Any]:
    """The words around a Spanish page are Spanish, and each page leads to its other language."""
    language = "es" if page.file.src_uri.endswith(SPANISH) else "en"
    config.theme["language"], config.copyright = language, FOOT[language]
    config.extra["alternate"] = page.meta.get("alternate")
    return context


# --- What browsers load ---------------------------------------------------------------------------


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """The page as it is written."""
    top = posixpath.relpath(".", posixpath.dirname(page.url) or ".")
    return without_inline_scripts(ALTERNATE.sub("", output), config, f"{top}/")


def on_post_template(
    output_content: str, template_name: str, config: MkDocsConfig, **_: Any
) -> str:
    """The page for what is missing, which may be shown at any depth."""
    is_page = template_name.endswith(".html")
    return without_inline_scripts(output_content, config, BELOW) if is_page else output_content


def without_inline_scripts(html: str, config: MkDocsConfig, top: str) -> str:
    """Scripts that stand in a page become files: the server's policy allows no others."""

    def moved(script: re.Match[str]) -> str:
        name = f"assets/inline.{hashlib.sha256(script[1].encode()).hexdigest()[:8]}.js"
        file = Path(config.site_dir) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(script[1], encoding="utf-8")
        return f'<script src="{top}{name}"></script>'

    return SCRIPT.sub(moved, html)


def on_post_build(config: MkDocsConfig) -> None:
    """Leave out what nobody asks for."""
    for pattern in NEEDLESS:
        for file in Path(config.site_dir).glob(pattern):
            file.unlink()
