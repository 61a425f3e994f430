"""A server of our own with the built page, whose bots move at once."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
START = 600.0
"""Seconds that a server may take to be ready; compiling the rules for the first time is slow."""


HERE = Path(sys.executable).with_name("serai")


@contextmanager
def running_server(folder: Path, serai: Path = HERE, **settings: str) -> Iterator[str]:
    """The address of a server that keeps its games in this folder, and runs in it."""
    port = free_port()
    command = [str(serai), "serve", "--no-browser", "--port", str(port)]
    command += ["--database", str(folder / "serai.db"), "--bot-delay", "0", "--patience", "1000"]
    with subprocess.Popen(command, cwd=folder, env=os.environ | settings) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers, and every game can be played."""
    begin = time.monotonic()
    while time.monotonic() - begin < START:
        if server.poll() is not None:
            raise RuntimeError("the server ended before it answered")
        if is_ready(address):
            return
        time.sleep(0.2)
    raise RuntimeError("the server does not answer, or its games are not ready")


def is_ready(address: str) -> bool:
    """Whether the server answers and has compiled every game."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=1) as answer:
            return all(game["state"] == "ready" for game in json.load(answer)["games"])
    except (urllib.error.URLError, TimeoutError):
        return False
