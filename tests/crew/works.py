"""Things to do for many processes, and a look at the processes that do them (Linux)."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

LISTEN = "0A"


class Work:
    """Needs no preparation."""

    def prepare(self) -> None:
        pass


class Square(Work):
    """Numbers, squared."""

    def do(self, item: int) -> int:
        return item * item


class Slow(Square):
    """The same, but it takes a while."""

    def do(self, item: int) -> int:
        time.sleep(0.2)
        return super().do(item)


class Threads(Work):
    """How many threads a worker may use."""

    def do(self, item: str) -> str | None:
        return os.environ.get(item)


class Fail(Work):
    """Can do nothing."""

    def do(self, item: int) -> int:
        raise LookupError(f"no square of {item}")


class Leave(Work):
    """Leaves its process, as the code of a bot may."""

    def do(self, item: int) -> int:
        raise SystemExit(3)


class Die(Work):
    """Its process is killed."""

    def do(self, item: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return item


@dataclass(frozen=True)
class DieOnce(Work):
    """Numbers, squared. Each of them kills the first process that comes upon it."""

    folder: Path

    def do(self, item: int) -> int:
        mark = self.folder / str(item)
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return item * item


class Prepared:
    """How often a worker prepared itself before an item."""

    def __init__(self) -> None:
        self.times = 0

    def prepare(self) -> None:
        self.times += 1

    def do(self, item: int) -> tuple[int, int]:
        return os.getpid(), self.times


def family(pid: int) -> Iterator[int]:
    """A process, its children, theirs, and so on, as far as they live."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in read(task).split():
            yield from family(int(child))


def name_of(pid: int) -> str:
    """What a process calls itself; nothing if it is no more."""
    return read(Path(f"/proc/{pid}/cmdline")).replace("\0", " ").strip()


def listening(pid: int) -> set[str]:
    """The addresses at which a process listens, as /proc writes them."""
    folder = Path(f"/proc/{pid}")
    opened = {aim(file) for file in (folder / "fd").glob("*")}
    lines = (read(folder / "net" / kind).splitlines() for kind in ("tcp", "tcp6"))
    listening = (row for row in map(str.split, chain(*lines)) if row[3] == LISTEN)
    return {row[1].partition(":")[0] for row in listening if f"socket:[{row[9]}]" in opened}


def read(file: Path) -> str:
    """What stands there; nothing if the process has gone."""
    try:
        return file.read_text()
    except OSError:
        return ""


def aim(link: Path) -> str:
    """Where a link leads; nothing if it has gone."""
    try:
        return str(link.readlink())
    except OSError:
        return ""
