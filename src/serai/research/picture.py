"""A match as a picture in numbers: the SVG of the terminal's board, as pixels."""

from __future__ import annotations

import io
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from resvg_py import svg_to_bytes

from serai.engine.drawing import draw
from serai.engine.errors import SeraiError
from serai.engine.match import Match

WIDTH = 1100
"""So many pixels are a line of the picture."""
FONTS = (
    "DejaVu Sans Mono",
    "Menlo",
    "Consolas",
    "Liberation Mono",
    "Noto Sans Mono",
    "Courier New",
)
"""The first of these that this machine has is written in."""
A_SIGN = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    f'<text y="18" font-size="20" fill="#fff" font-family="{", ".join(FONTS)}">M</text></svg>'
)


class NoFont(SeraiError):
    """Nothing can be written on pictures here."""


def picture_of(match: Match) -> NDArray[np.uint8]:
    """The match as a spectator may see it: lines of pixels, each red, green and blue."""
    if not can_write():
        raise NoFont(f"pictures need a monospaced font, one of {', '.join(FONTS)}")
    svg = draw(match, "svg")
    assert svg is not None, "serai draws all matches"
    return pixels(svg.replace("Fira Code", ", ".join(FONTS)))


def pixels(svg: str) -> NDArray[np.uint8]:
    """The picture that an SVG describes, on black."""
    image = Image.open(io.BytesIO(svg_to_bytes(svg_string=svg, width=WIDTH, background="#000")))
    return np.array(image.convert("RGB"))


@cache
def can_write() -> bool:
    """Whether there is a font: without one, texts would be left out and nothing said."""
    return bool(pixels(A_SIGN).any())
