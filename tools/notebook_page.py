"""An executed notebook as a Markdown page, and the pictures that stand in it."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat

Pictures = dict[str, bytes]
BEYOND_TEXT = re.compile(r"\x1b\[[0-9;]*m")
"""Colours of a terminal."""
KINDS: dict[str, tuple[str, Callable[[str], bytes]]] = {
    "image/svg+xml": ("svg", str.encode),
    "image/png": ("png", base64.b64decode),
    "image/jpeg": ("jpg", base64.b64decode),
}
"""Pictures that an output may be: how their files end, and what is in them."""


def read_notebook(file: Path) -> tuple[str, Pictures]:
    """The page of a notebook; its pictures are files beside it."""
    notebook = nbformat.read(file, as_version=4)
    pictures: Pictures = {}
    parts = [part for cell in notebook.cells for part in cell_parts(cell, file.stem, pictures)]
    return "\n\n".join(parts) + "\n", pictures


def cell_parts(cell: Any, stem: str, pictures: Pictures) -> Iterator[str]:
    """What a cell says, then what came of it."""
    if cell.cell_type != "code":
        yield cell.source
        return
    yield fenced(cell.source, "python")
    for output in cell.outputs:
        yield output_part(output, stem, pictures)


def output_part(output: Any, stem: str, pictures: Pictures) -> str:
    """One output: a picture if it is one, otherwise its text."""
    if output.output_type == "stream":
        return fenced(output.text)
    if output.output_type == "error":
        return fenced("\n".join(output.traceback))
    for kind, (ending, content) in KINDS.items():
        if kind in output.data:
            name = f"{stem}-{len(pictures) + 1}.{ending}"
            pictures[name] = content(output.data[kind])
            return f"![What this cell shows]({name})"
    return output.data.get("text/markdown") or fenced(output.data.get("text/plain", ""))


def fenced(text: str, language: str = "text") -> str:
    """Text as it is, whatever it holds."""
    return f"~~~~ {language}\n{BEYOND_TEXT.sub('', text).rstrip()}\n~~~~"
