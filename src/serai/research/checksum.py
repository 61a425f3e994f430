"""Whether a file is still what was written: its SHA-256 stands beside it, as `sha256sum` has it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from serai.engine.errors import SeraiError


class BadDataset(SeraiError):
    """A file that is no dataset, or one that is not what was written."""


def checksum_file(file: Path) -> Path:
    """Where the checksum of a file stands."""
    return file.with_name(f"{file.name}.sha256")


def write_checksum(file: Path) -> None:
    """Write the checksum of a file beside it."""
    line = f"{checksum_of(file)}  {file.name}\n"
    checksum_file(file).write_text(line, encoding="utf-8", newline="\n")


def check_checksum(file: Path) -> None:
    """Raise BadDataset unless the file has the checksum that stands beside it."""
    beside = checksum_file(file)
    if not beside.exists():
        raise BadDataset(
            f"{file} has no {beside.name} beside it, so nothing says whether it is whole"
        )
    told = beside.read_text(encoding="utf-8", errors="replace").split()
    if not told or told[0] != checksum_of(file):
        raise BadDataset(f"{file} is damaged: its SHA-256 is not the one in {beside.name}")


def checksum_of(file: Path) -> str:
    """The SHA-256 of a file, however large it is."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
