"""Writes src/wire.ts from the server's schema. Run from the project's folder:
python web/make_types.py"""

from __future__ import annotations

from pathlib import Path

from serai.server.schema import typescript

FILE = Path(__file__).parent / "src" / "wire.ts"

if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
    print(FILE.relative_to(Path(__file__).parents[1]), "is up to date")
