"""The flag `--ray [ADDRESS]`, whose address may be left out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Any, TypeAlias

import typer
from typer.core import TyperCommand

FLAG, HERE = "--ray", "auto"
NAMED = ("local", HERE)


def address(text: str) -> str:
    """Where a cluster is. Nothing begins where Ray is not installed."""
    from serai.crew import NoCluster, need_ray

    try:
        need_ray()
    except NoCluster as error:
        raise typer.BadParameter(str(error)) from None
    return text


RayAddress: TypeAlias = Annotated[
    str | None,
    typer.Option(
        FLAG,
        metavar="[ADDRESS]",
        parser=address,
        help="Play on a Ray cluster: the one that this machine is a node of, or that at "
        "`HOST:PORT`; `local` makes one of this machine's cores.",
    ),
]


class ClusterCommand(TyperCommand):
    """A command whose `--ray` may stand alone. Typer knows no flags with or without a value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put in the address that was left out."""
        return super().parse_args(ctx, list(with_address(args)))


def with_address(words: list[str]) -> Iterator[str]:
    """The words of a command, with an address wherever the flag stands without one."""
    for word, following in pairwise([*words, ""]):
        stands_alone = word == FLAG and following not in NAMED and ":" not in following
        yield f"{FLAG}={HERE}" if stands_alone else word
