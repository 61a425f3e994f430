"""The notebooks run, and say what they said when they were kept."""

from __future__ import annotations

import runpy
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "run_notebooks.py"))
COMPILED = ("train",)
"""Notebooks that play too much for interpreted rules."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("play-and-look", marks=pytest.mark.once),
        *(pytest.param(name, marks=pytest.mark.compiled) for name in COMPILED),
    ],
)
def test_a_notebook_comes_out_as_it_was_kept(name: str) -> None:
    file = TOOL["FOLDER"] / f"{name}.ipynb"
    kept = nbformat.read(file, as_version=4)
    assert TOOL["texts"](TOOL["execute"](file)) == TOOL["texts"](kept)


@pytest.mark.once
def test_every_notebook_is_run_and_was_kept_with_its_outputs() -> None:
    files = sorted(TOOL["FOLDER"].glob("*.ipynb"))
    assert {file.stem for file in files} == {"play-and-look", *COMPILED}
    for file in files:
        notebook = nbformat.read(file, as_version=4)
        cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
        assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
        assert sum(bool(cell.outputs) for cell in cells) >= len(cells) / 2
        assert not any(out.output_type == "error" for cell in cells for out in cell.outputs)
