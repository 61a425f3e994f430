"""The package as people install it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_says_that_it_is_typed(tmp_path: Path) -> None:
    """Type checkers read our annotations only where `py.typed` is installed beside them."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert "serai/py.typed" in zipfile.ZipFile(wheel).namelist()
