"""Running Python in a process of its own, where the compiler's settings can differ from ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
COMPILED = {"NUMBA_DISABLE_JIT": "0"}
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
SETTINGS = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")


def run_python(code: str, *folders: Path, **settings: str) -> str:
    """What the code prints, with these folders on the path and these environment variables."""
    path = os.pathsep.join(str(folder) for folder in (*folders, TESTS))
    environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"} | settings
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def run_script(script: Path, *arguments: object, **settings: str) -> tuple[list[str], str]:
    """What a script prints and complains of, with compiled rules unless told otherwise. A whole
    number that overflows ends it: compiled and interpreted ones do so differently."""
    kept = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    command = [sys.executable, "-W", "error::RuntimeWarning", str(script), *map(str, arguments)]
    done = subprocess.run(
        command,
        env=kept | {"PYTHONPATH": str(TESTS)} | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines(), done.stderr
