"""A sheet of squared paper: one sign and one style a square."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Things are put at a column and a line; later ones cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, column: int, line: int, text: str, style: str = "") -> None:
        """Write text to the right from here."""
        for offset, sign in enumerate(text):
            self.signs[line][column + offset] = sign
            self.styles[line][column + offset] = style

    def put_down(self, column: int, line: int, text: str, style: str = "") -> None:
        """Write text downwards from here."""
        for offset, sign in enumerate(text):
            self.put(column, line + offset, sign, style)

    def put_around(self, column: int, line: int, text: str, style: str = "") -> None:
        """Write text with its middle here; an even number of signs leans to the right."""
        self.put(column - (len(text) - 1) // 2, line, text, style)

    def text(self) -> Text:
        """The whole sheet."""
        return Text("\n", no_wrap=True, overflow="crop").join(
            map(self._line, range(len(self.signs)))
        )

    def _line(self, line: int) -> Text:
        text = Text()
        for sign, style in zip(self.signs[line], self.styles[line], strict=True):
            text.append(sign, style)
        return text
