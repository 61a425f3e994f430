"""Reading a game's catalogue of words as a tree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import serai


class References(visitor.Visitor):  # type: ignore[misc]
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """`{ $tile }`"""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """`{ deed }`"""
        self.messages.add(node.id.name)


PAGE = Path(__file__).parents[2] / "web/src/words"


def parsed(source: Path) -> list[ast.Entry]:
    """Everything that stands in a catalogue."""
    body: list[ast.Entry] = FluentParser().parse(source.read_text(encoding="utf-8")).body
    return body


def by_name(body: list[ast.Entry]) -> dict[str, ast.Message]:
    """The messages of a catalogue by name."""
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@cache
def entries(game_id: str, language: str) -> list[ast.Entry]:
    """Everything that stands in a game's catalogue."""
    return parsed(serai.game(game_id).folder / "words" / f"{language}.ftl")


@cache
def messages(game_id: str, language: str) -> dict[str, ast.Message]:
    """The messages of a language by name."""
    return by_name(entries(game_id, language))


@cache
def page_messages(language: str) -> dict[str, ast.Message]:
    """The page's own messages of a language by name."""
    return by_name(parsed(PAGE / f"{language}.ftl"))


def refers_to(game_id: str, language: str, name: str) -> References:
    """What a message itself refers to."""
    found = References()
    found.visit(messages(game_id, language)[name])
    return found


def variables(game_id: str, language: str, name: str) -> set[str]:
    """The variables of a message and of the messages in it."""
    found = refers_to(game_id, language, name)
    inner = (variables(game_id, language, message) for message in found.messages)
    return found.variables.union(*inner)


def outcomes(pattern: ast.Pattern) -> Iterator[str]:
    """Every text that a pattern can become, with an X for each variable."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = [text for v in element.expression.variants for text in outcomes(v.value)]
            texts = [text + variant for text in texts for variant in variants]
        else:
            texts = [f"{text}X" for text in texts]
    yield from texts
