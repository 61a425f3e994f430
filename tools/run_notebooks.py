"""Runs the notebooks and keeps what came of it: `python tools/run_notebooks.py [FILE ...]`."""

from __future__ import annotations

import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
VARIES = "varies"
"""The tag of a cell whose output is another one each time, or on another machine."""
PATIENCE = 600
"""Seconds for a cell, as it may have to compile first."""


def execute(file: Path) -> Any:
    """The notebook as it comes out now; raises what a cell raised."""
    notebook = deepcopy(nbformat.read(file, as_version=4))
    where = {"metadata": {"path": str(file.parent)}}
    NotebookClient(
        notebook, timeout=PATIENCE, resources=where, record_timing=False, coalesce_streams=True
    ).execute()
    return notebook


def texts(notebook: Any) -> list[list[str]]:
    """What the outputs of each cell say, but for those that vary."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return [[] if VARIES in cell.metadata.get("tags", ()) else said(cell) for cell in cells]


def said(cell: Any) -> list[str]:
    """What the outputs of a cell say."""
    return [
        str(output.get("text") or output.get("data", {}).get("text/plain"))
        for output in cell.outputs
    ]


def main() -> None:
    """Run them, one after the other."""
    for file in [Path(name) for name in sys.argv[1:]] or sorted(FOLDER.glob("*.ipynb")):
        nbformat.write(execute(file), file)
        print(f"{file.name} is run")


if __name__ == "__main__":
    main()
