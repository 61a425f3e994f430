"""`serai bench`"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer


def duration(text: str) -> float:
    """Seconds, more than none."""
    try:
        seconds = float(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no number") from None
    if not 0 < seconds < float("inf"):
        raise typer.BadParameter(f"{text} is no time to measure for")
    return seconds


Seconds = Annotated[
    float,
    typer.Option("--seconds", metavar="SECONDS", parser=duration, help="How long each part takes."),
]
Peers = Annotated[bool, typer.Option(help="Measure other people's engines too, where installed.")]
JsonFile = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help="Write the figures; `-` is stdout.")
]

SCRIPT = Path("benchmarks") / "speed.py"


def bench(seconds: Seconds = 3.0, peers: Peers = True, json_file: JsonFile = None) -> None:
    """Measure the speed here and now. Needs a checkout of the source.

    Examples:

    - `serai bench`
    - `serai bench --seconds 1 --no-peers --json speed.json`
    """
    raise typer.Exit(load(script()).main(seconds, peers, json_file))


def script() -> Path:
    """The benchmark, in the checkout that this package lies in."""
    import serai
    from serai.cli.errors import BadInput

    file = Path(serai.__file__).parents[2] / SCRIPT
    if not file.is_file():
        raise BadInput(f"bench runs {SCRIPT} of a source checkout, and this is none")
    return file


def load(file: Path) -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("serai_speed", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
