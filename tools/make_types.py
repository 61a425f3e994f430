"""Writes web/src/wire.ts from the server's schema: `python tools/make_types.py`."""

from __future__ import annotations

from pathlib import Path

from serai.server.schema import typescript

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "wire.ts"

if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
    print(FILE.relative_to(ROOT), "is up to date")
