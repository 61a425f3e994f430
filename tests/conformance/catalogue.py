"""Reading a game's catalogue of words as a tree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

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


@cache
def entries(game_id: str, language: str) -> list[ast.Entry]:
    """Everything that stands in a game's catalogue."""
    source = serai.game(game_id).folder / "words" / f"{language}.ftl"
    parsed: list[ast.Entry] = FluentParser().parse(source.read_text(encoding="utf-8")).body
    return parsed


@cache
def messages(game_id: str, language: str) -> dict[str, ast.Message]:
    """The messages of a language by name."""
    found = [entry for entry in entries(game_id, language) if isinstance(entry, ast.Message)]
    return {message.id.name: message for message in found}


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
