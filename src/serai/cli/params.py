"""Arguments and flags that several commands share, and what they stand for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, TypeAlias

import typer

from serai.cli.errors import BadInput


class Language(StrEnum):
    """The languages of the texts."""

    ENGLISH = "en"
    SPANISH = "es"


GameId: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="The id of a game, as `serai games` lists them.")
]
Players: TypeAlias = Annotated[
    int | None,
    typer.Option("--players", "-p", help="How many play; the fewest possible unless given."),
]
Seed: TypeAlias = Annotated[
    int | None,
    typer.Option("--seed", "-s", help="Decides everything that is random. Without it: a new one."),
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
