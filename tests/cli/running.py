"""Running commands inside this process, as a person at a terminal would see them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from typer.testing import CliRunner, Result

import serai
from serai.cli.app import app
from serai.engine.match import Match

GOLDEN = Path(__file__).parent / "golden"
POSITION = GOLDEN / "position.json"

TERMINAL = {"TERM": "xterm", "NO_COLOR": "1", "LINES": "40", "FORCE_COLOR": None}


def run(*words: object, typed: str = "", columns: int = 100, **settings: str) -> Result:
    """Run a command; `typed` is what comes from the keyboard."""
    environment = TERMINAL | {"COLUMNS": str(columns)} | settings
    arguments = [str(word) for word in words]
    return CliRunner(env=environment).invoke(app, arguments, input=typed, catch_exceptions=False)


def output(*words: object, **how: Any) -> str:
    """What a command prints when all is well."""
    done = run(*words, **how)
    assert done.exit_code == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def complaint(*words: object, typed: str = "") -> str:
    """The one sentence that a command answers bad input with."""
    done = run(*words, typed=typed)
    assert done.exit_code == 2, done.output
    assert "Traceback" not in done.output
    assert done.stderr.startswith("serai: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def random_match(players: int = 2, seed: int = 3, plies: int | None = None) -> Match:
    """A match of Silk played at random, to its end or for a while."""
    match = serai.game("silk").new(players=players, seed=seed)
    choice = Random(seed)
    while match.actor is not None and (plies is None or match.ply < plies):
        match.play(choice.choice(match.legal()))
    return match


def write_json(file: Path, found: object) -> Path:
    """A file with this in it."""
    file.write_text(json.dumps(found), encoding="utf-8")
    return file
