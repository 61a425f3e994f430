"""The rules pages: where they lie, and the clauses in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from serai.cli.errors import BadInput
from serai.engine.game import find_game
from serai.pages import find_page, folders

SECTION = re.compile(r"^#+ (.*)\n((?:(?!#+ ).*\n?)*)", re.MULTILINE)
"""A heading, and what stands below it."""
CLAUSE = re.compile(r"^- \*\*([\w.-]+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)
"""A list item that begins with a clause's id; its other lines are indented."""
RULING = re.compile(r"R\d+(?= )")


@dataclass(frozen=True)
class Clause:
    """A rule with its id, or a ruling; its text is Markdown."""

    id: str
    chapter: str
    text: str


def read_page(game_id: str, language: str) -> str:
    """The rules page of a game, as Markdown."""
    game = find_game(game_id)
    page = find_page(game, language)
    if page is None:
        places = " nor in ".join(str(folder) for folder in (*folders("rules"), game.folder))
        raise BadInput(f"the rules page of {game_id} is neither in {places}")
    return page.read_text(encoding="utf-8")


def find_clauses(page: str, query: str) -> list[Clause]:
    """The clause with this id; or else those whose ids begin with it; or else those that say it."""
    clauses = list(read_clauses(page))
    wanted = plain(query)
    ids = [clause for clause in clauses if wanted in (plain(clause.id), short(clause.id))]
    below = [c for c in clauses if f"{plain(c.id)}.".startswith(f"{wanted}.")]
    below = below or [c for c in clauses if f"{short(c.id)}.".startswith(f"{wanted}.")]
    saying = [c for c in clauses if re.search(rf"\b{re.escape(wanted)}", plain(c.text))]
    return ids or below or saying


def read_clauses(page: str) -> Iterator[Clause]:
    """Every clause and every ruling of a page."""
    for heading, body in SECTION.findall(page):
        if ruling := RULING.match(heading):
            yield Clause(ruling[0], heading, body.strip())
        for clause_id, text in CLAUSE.findall(body):
            yield Clause(clause_id, heading, " ".join(text.split()))


def short(clause_id: str) -> str:
    """A clause's id without the game's name."""
    return plain(clause_id).partition(".")[2]


def plain(text: str) -> str:
    """Small letters without accents, on one line."""
    letters = unicodedata.normalize("NFD", " ".join(text.lower().split()))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def likely_ids(page: str, query: str) -> list[str]:
    """Ids that look like what somebody typed."""
    return get_close_matches(query, [clause.id for clause in read_clauses(page)])
