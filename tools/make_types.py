"""Writes web/src/wire.ts from the server's schema: `python tools/make_types.py`."""

from __future__ import annotations

from pathlib import Path

from serai.server.schema import typescript

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "wire.ts"

if __name__ == "__main__":
    before, now = FILE.read_text("utf-8"), typescript()
    FILE.write_text(now, "utf-8")
    print(FILE.relative_to(ROOT), "is as it was" if now == before else "is changed")
