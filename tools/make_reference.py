"""Writes docs/reference.md from the docstrings of `serai`: `python tools/make_reference.py`."""

from __future__ import annotations

import ast
import inspect
import itertools
import textwrap
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import serai
from serai.engine import chance, match, record, seat
from serai.engine.event import Event

WIDTH = 110
FILE = Path(__file__).parents[1] / "docs" / "reference.md"
HEAD = """\
# Reference

Made from the docstrings by `python tools/make_reference.py`: do not edit.

These names are meant to be relied on; [python.md](python.md) shows how to use them. Everything else
is internal unless a page says otherwise, and so is every name that begins with an underscore.

"""


def reference() -> str:
    """The whole page."""
    public = [getattr(serai, name) for name in serai.__all__]
    errors = [each for each in public if is_error(each)]
    classes = [each for each in public if inspect.isclass(each) and not is_error(each)]
    functions = [each for each in public if inspect.isfunction(each)]
    lines = [
        HEAD + "## serai\n",
        *(entry(f"serai.{call(each)}", inspect.getdoc(each)) for each in functions),
        entry("serai.CHANCE", constant_doc(seat, "CHANCE")),
        *(line for each in classes for line in class_lines(each)),
        "\n## What else is named here\n",
        entry("Seat", "The number of a seat, from 0 in turn order."),
        entry("Move", constant_doc(match, "Move")),
        entry("Reader", constant_doc(record, "Reader")),
        *(entry(each.__name__, inspect.getdoc(each)) for each in chances()),
        *class_lines(Event),
        "\n## Errors\n",
        error_table(errors),
    ]
    return "\n".join(lines)


def chances() -> list[type]:
    """Where a match may take its chance from."""
    made = [each for each in vars(chance).values() if isinstance(each, type)]
    return [each for each in made if each.__module__ == chance.__name__]


def is_error(thing: object) -> bool:
    """Whether this is a class of errors."""
    return inspect.isclass(thing) and issubclass(thing, Exception)


def class_lines(kind: type) -> Iterator[str]:
    """The class, and everything public that it declares and explains."""
    yield f"\n## {kind.__name__}\n\n{inspect.getdoc(kind)}\n"
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            answer = member.fget.__annotations__["return"] if member.fget else "Any"
            yield entry(f"{name}: {answer}", inspect.getdoc(member))
        elif inspect.isfunction(member):
            yield entry(call(member), inspect.getdoc(member))


def entry(title: str, doc: str | None) -> str:
    """A name, and what it is for, as an item of a list."""
    paragraphs = (doc or "").split("\n\n")
    text = f"- `{title}`: {' '.join(paragraphs[0].split())}"
    rest = [textwrap.indent(fill(" ".join(each.split())), "  ") for each in paragraphs[1:]]
    return "\n\n".join([fill(text), *rest])


def fill(text: str) -> str:
    """The text in lines that are not too long."""
    return textwrap.fill(
        text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )


def call(function: Any) -> str:
    """A function with its parameters and what it returns, as its source writes them."""
    signature = inspect.signature(function)
    given = [each for each in signature.parameters.values() if each.name != "self"]
    answer = signature.return_annotation
    return f"{function.__name__}({', '.join(map(parameter, given))}) -> {answer}"


def parameter(given: inspect.Parameter) -> str:
    """A parameter as its source writes it."""
    name = f"**{given.name}" if given.kind is given.VAR_KEYWORD else given.name
    default = given.default.name if isinstance(given.default, Enum) else repr(given.default)
    ending = "" if given.default is given.empty else f" = {default}"
    return f"{name}: {given.annotation}{ending}"


def constant_doc(module: Any, name: str) -> str:
    """The text below a constant."""
    body = ast.parse(inspect.getsource(module)).body
    for statement, below in itertools.pairwise(body):
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == name:
            assert isinstance(below, ast.Expr)
            assert isinstance(below.value, ast.Constant)
            return inspect.cleandoc(str(below.value.value))
    raise LookupError(name)


def error_table(errors: list[type]) -> str:
    """Every error, what it is a kind of, and when it is raised."""
    rows = ["| error | is a | raised |", "|---|---|---|"]
    for error in sorted(errors, key=lambda each: (each is not serai.SeraiError, each.__name__)):
        base = error.__bases__[0].__name__
        told = " ".join((inspect.getdoc(error) or "").split())
        rows.append(f"| `{error.__name__}` | `{base}` | {told} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    FILE.write_text(reference(), encoding="utf-8")
    print("docs/reference.md is up to date")
