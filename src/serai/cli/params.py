"""Arguments and flags that several commands share, and what they stand for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from serai.cli.errors import BadInput


class Language(StrEnum):
    """The languages of the texts."""

    ENGLISH = "en"
    SPANISH = "es"


def whole_number(text: str) -> int:
    """A number that somebody typed."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no whole number") from None


def positive_number(text: str) -> int:
    """A number from 1 on."""
    number = whole_number(text)
    if number < 1:
        raise typer.BadParameter(f"{number} is less than 1")
    return number


GameId: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="The id of a game, as `serai games` lists them.")
]
Players: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        metavar="NUMBER",
        parser=whole_number,
        help="How many play; as few as possible unless given.",
    ),
]
Seed: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--seed",
        "-s",
        metavar="NUMBER",
        parser=whole_number,
        help="Decides everything that is random. Without it: a new one.",
    ),
]
Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="A switch of the rules; may be repeated."
    ),
]
Lang: TypeAlias = Annotated[
    Language, typer.Option("--lang", "-l", help="The language of the texts.")
]
RecordFile: TypeAlias = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record as JSON; `-` reads it from stdin.")
]

LARGEST_NEW_SEED = 1_000_000
"""Seeds that we make up ourselves stay short enough to type."""


def read_options(given: Sequence[str] | None) -> dict[str, object]:
    """The switches, by name."""
    options: dict[str, object] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadInput(f"--option {text} has no value; write --option {text}=VALUE")
        if name in options:
            raise BadInput(f"--option {name} is given twice")
        options[name] = value
    return options


def new_seed(seed: int | None) -> int:
    """The seed as given, or a new one."""
    return secrets.randbelow(LARGEST_NEW_SEED) if seed is None else seed
