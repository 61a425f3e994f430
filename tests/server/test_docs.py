"""The program of docs/api.md plays a whole game against a real server process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
SERVE = "from serai.cli import main; main()"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where a server of its own process listens."""
    options = ["serve", "--port", "0", "--database", str(tmp_path / "a.db"), "--bot-delay", "0"]
    command = [sys.executable, "-c", SERVE, *options, "--no-browser"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    said = process.stdout.readline()
    yield said.split("Serai is at ")[1].split("/ ")[0]
    process.terminate()
    assert process.wait(20) in (0, -15)


def wait_for(address: str) -> httpx.Client:
    """A client of a server that answers."""
    transport = httpx.HTTPTransport(retries=10)
    return httpx.Client(base_url=f"{address}/api", timeout=60, transport=transport)


@pytest.mark.full
def test_two_copies_of_the_bot_of_the_api_page_play_a_game(address: str, tmp_path: Path) -> None:
    """On one machine, and with the limits that everybody has."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    program = re.search(r"## A bot over HTTP.*?```py\n(.*?)```", page, re.DOTALL)
    assert program
    (tmp_path / "bot.py").write_text(program[1], encoding="utf-8")
    with wait_for(address) as client:
        token = client.post("/tokens").json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        order = {"game": "silk", "seats": [{"kind": "open"}] * 2}
        table = client.post("/tables", json=order).json()["table"]
        link = f"{address}/table/{table['id']}?invite={table['invite']}"
        command = [sys.executable, str(tmp_path / "bot.py"), link]
        bots = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
        said = [bot.communicate(timeout=240)[0] for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0]
        record = client.get(f"/tables/{table['id']}/record").json()
    assert all(each.startswith(f"scores {record['result']['scores']}") for each in said)
