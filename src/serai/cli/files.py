"""Reading and writing JSON files."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.cli.errors import BadInput

if TYPE_CHECKING:
    from serai.engine.game import Game


def read_object(file: Path) -> Mapping[str, Any]:
    """The JSON object in a file; `-` is what comes in on stdin."""
    try:
        found = json.loads(read_text(file))
    except RecursionError:
        raise BadInput(f"{file} is no JSON: it is nested too deep") from None
    except ValueError as error:
        raise BadInput(f"{file} is no JSON: {error}") from None
    if not isinstance(found, Mapping):
        raise BadInput(f"{file} holds no JSON object")
    return found


def read_text(file: Path) -> str:
    """What a file holds."""
    return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")


def write_object(file: Path | str, found: Mapping[str, Any]) -> None:
    """Write a JSON object to a file; `-` is stdout."""
    text = json.dumps(found, indent=1) + "\n"
    if str(file) == "-":
        sys.stdout.write(text)
    else:
        write_text(Path(file), text)


def write_text(file: Path, text: str) -> None:
    """Write a file. A full disk does not say which file it had no room for, so we do."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        error.filename = str(file)
        raise


def check_writable(file: Path | str | None) -> None:
    """Complain now rather than when everything is done and cannot be written."""
    if file is None or str(file) == "-":
        return
    if Path(file).is_dir():
        raise BadInput(f"{file} is a folder, not a file")
    if not Path(file).parent.is_dir():
        raise BadInput(f"{file} cannot be written: there is no folder {Path(file).parent}")
    if not os.access(file if Path(file).exists() else Path(file).parent, os.W_OK):
        raise BadInput(f"{file} cannot be written: you have no permission to")


def check_apart(files: Mapping[str, Path | str | None]) -> None:
    """Complain where two flags name the same file: one would overwrite what the other keeps."""
    named = {flag: Path(file) for flag, file in files.items() if file and str(file) != "-"}
    for (one, first), (other, second) in combinations(named.items(), 2):
        if is_same_file(first, second):
            raise BadInput(f"{one} and {other} name the same file, {second}")


def is_same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file that keeps what is written, or will."""
    if one.exists() and other.exists():
        return one.is_file() and one.samefile(other)
    return one.resolve() == other.resolve()


def read_record(file: Path) -> tuple[Game, Mapping[str, Any]]:
    """A record, and the game that it names."""
    import serai

    record = read_object(file)
    if "actions" not in record:
        raise BadInput(f"{file} is no record of a game: it lists no actions")
    return serai.game(str(record.get("game"))), record
