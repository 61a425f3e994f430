"""Writes src/serai/client/operations.py from the API: `python tools/make_client.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from serai.server.app import make_app
from serai.server.python_client import python_operations
from serai.server.settings import Settings

ROOT = Path(__file__).parents[1]
FILE = ROOT / "src" / "serai" / "client" / "operations.py"


def operations() -> str:
    """The file as it should be, formatted."""
    text = python_operations(make_app(Settings("sqlite://")).openapi())
    for tool in (("check", "--fix", "--select", "I"), ("format",)):
        command = [sys.executable, "-m", "ruff", *tool, "-q", "--stdin-filename", FILE, "-"]
        done = subprocess.run(
            command, input=text, capture_output=True, text=True, check=True, cwd=ROOT
        )
        text = done.stdout
    return text


if __name__ == "__main__":
    FILE.write_text(operations(), encoding="utf-8")
    print(FILE.relative_to(ROOT), "is up to date")
