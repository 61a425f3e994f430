"""A rule is compiled once, whatever the width of the integers that other rules pass to it."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SOURCE = """
from serai.engine.jit import rule

@rule
def double(number):
    return 2 * number

@rule
def sum_of_doubles(small, large):
    return double(small[0]) + double(large[0]) + double(7)
"""


def module_of(path: Path) -> Any:
    """The module in this file."""
    spec = importlib.util.spec_from_file_location("doubling", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.compiled
def test_small_large_and_constant_integers_share_one_signature(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_CACHE", str(tmp_path / "cache"))
    (tmp_path / "doubling.py").write_text(SOURCE, encoding="utf-8")
    module = module_of(tmp_path / "doubling.py")
    small, large = np.array([100], dtype=np.int8), np.array([1 << 40], dtype=np.int64)
    assert module.sum_of_doubles(small, large) == 200 + (1 << 41) + 14
    assert [str(*signature) for signature in module.double.signatures] == ["int64"]
