"""Serai and an example game as people install them: wheels in an environment far from here."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

from browser.serving import ROOT

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
ALONE = ["--quiet", "--no-deps", "--no-index"]
"""The packages themselves; nothing is fetched."""


def install(folder: Path, *sources: str) -> Path:
    """The command `serai` of a new environment with wheels of these folders of the repository.
    What they depend on is borrowed from here, but not what is here itself."""
    wheels, home = folder / "wheels", folder / "environment"
    build = [*PIP, "wheel", *ALONE, "--no-build-isolation", "--wheel-dir", str(wheels)]
    run(*build, *(str(ROOT / source) for source in sources))
    run(sys.executable, "-m", "venv", "--without-pip", str(home))
    python = home / "bin" / "python"
    run(*PIP, "--python", str(python), "install", *ALONE, *map(str, wheels.glob("*.whl")))
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(home)}))
    (packages / "borrowed.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    return python.with_name("serai")


def run(*command: str) -> None:
    """Run a command that has to succeed."""
    subprocess.run(command, check=True, cwd=ROOT)
