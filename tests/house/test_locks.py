"""What is installed is the same everywhere: told by hashes, from whatever registry there is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "web", ROOT / "benchmarks" / "peers" / "boardgame_io"]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))


def packages(folder: Path) -> dict[str, dict[str, Any]]:
    """The locked packages by their paths; "" is our own."""
    locked = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    assert isinstance(locked["packages"], dict)
    return locked["packages"]


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.name)
def test_a_lock_file_has_hashes_and_names_no_registry(folder: Path) -> None:
    for path, package in packages(folder).items():
        assert "resolved" not in package, path
        assert not path or "integrity" in package, path


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.name)
def test_a_lock_file_is_of_the_packages_that_are_asked_for(folder: Path) -> None:
    asked = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert packages(folder)[""].get(kind) == asked.get(kind)


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.name)
def test_a_lock_file_tells_what_packages_may_need_on_other_systems(folder: Path) -> None:
    locked = packages(folder)
    for path, package in locked.items():
        for name in package.get("optionalDependencies", {}):
            assert {f"node_modules/{name}", f"{path}/node_modules/{name}"} & set(locked), name


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.stem)
def test_requirements_have_hashes_and_name_no_registry(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "://" not in text
    for requirement in re.split(r"\n(?=[a-z])", text)[1:]:
        assert "--hash=sha256:" in requirement, requirement.splitlines()[0]
