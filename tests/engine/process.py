"""Running Python in a process of its own, where the compiler's settings can differ from ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
COMPILED = {"NUMBA_DISABLE_JIT": "0"}
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


def run_python(code: str, *folders: Path, **settings: str) -> str:
    """What the code prints, with these folders on the path and these environment variables."""
    path = os.pathsep.join(str(folder) for folder in (*folders, TESTS))
    environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"} | settings
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
