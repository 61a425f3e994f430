"""docs/reference.md: made of the docstrings, complete, and up to date."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import serai

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import make_reference


def test_the_reference_is_up_to_date() -> None:
    """If not: python tools/make_reference.py"""
    assert make_reference.FILE.read_text(encoding="utf-8") == make_reference.reference()


def test_the_reference_names_everything_public() -> None:
    page = make_reference.reference()
    for name in serai.__all__:
        assert f"## {name}\n" in page or f"`serai.{name}" in page or f"| `{name}` |" in page


def test_everything_public_is_explained() -> None:
    for name in serai.__all__:
        thing = getattr(serai, name)
        members = vars(thing).items() if inspect.isclass(thing) else ()
        for member, value in members:
            if not member.startswith("_") and (
                inspect.isfunction(value) or isinstance(value, property)
            ):
                assert inspect.getdoc(value), f"{name}.{member}"
