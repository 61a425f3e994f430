"""The server that is attacked: in a process of its own, whose log and memory are its own. Its rules
are interpreted, so that every index is checked.

python tests/attack/served.py sqlite:///fuzz.db
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serai.server.logs import Form, write_log
from serai.server.run import make_server
from serai.server.settings import Settings

ENDLESS = 1e9
"""No limit of requests ends an attack."""


class Served:
    """A server that runs, and the lines that it has logged up to now."""

    def __init__(self, address: str, number: int, log: Path) -> None:
        self.address = address
        self.number = number
        self._log = log
        self._read = 0

    def new_faults(self) -> list[str]:
        """The tracebacks that it has logged since this was asked last."""
        with self._log.open(encoding="utf-8") as log:
            log.seek(self._read)
            lines = log.readlines()
            self._read = log.tell()
        return [line for line in lines if is_fault(line)]

    def memory_mb(self) -> float:
        """How much memory it has now."""
        return resident_mb(self.number)


def is_fault(line: str) -> bool:
    """Whether a line of the log has a traceback. One that is no object is none of the log's: then
    Python itself has complained."""
    try:
        return "fault" in json.loads(line)
    except ValueError:
        return True


def resident_mb(number: int | str = "self") -> float:
    """How much memory a process has."""
    for line in Path(f"/proc/{number}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


@contextmanager
def served(folder: Path, database: str | None = None) -> Iterator[Served]:
    """A server on a database, or on a new one in this folder, while this block runs."""
    log = folder / "log"
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [sys.executable, __file__, database or f"sqlite:///{folder / 'serai.db'}"],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "ignore", "NUMBA_DISABLE_JIT": "1"},
        )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, log.read_text(encoding="utf-8")
        yield Served(address, process.pid, log)
    finally:
        process.terminate()
        process.wait(60)


def main() -> None:
    """Serve until killed."""
    write_log(Form.JSON)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    settings = Settings(
        sys.argv[1], bot_delay=0.0, patience=ENDLESS, default_bot="random", adviser="beginner"
    )
    server = make_server(settings, "127.0.0.1", port)

    def tell_address() -> None:
        sys.stdout.write(f"http://127.0.0.1:{port}\n")
        sys.stdout.flush()

    server.when_started = tell_address
    server.run([listener])


if __name__ == "__main__":
    main()
