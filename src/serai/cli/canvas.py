"""A sheet of squared paper: one sign and one style a square."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Things are put at a column and a row; later ones cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write text to the right from here."""
        for offset, sign in enumerate(text):
            self.signs[row][column + offset] = sign
            self.styles[row][column + offset] = style

    def put_around(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write text with its middle here; of an even number of signs, the one left of the middle."""
        self.put(column - (len(text) - 1) // 2, row, text, style)

    def text(self) -> Text:
        """The whole sheet, without the blanks at the ends of its lines."""
        lines = [self._line(row) for row in range(len(self.signs))]
        return Text("\n").join(lines)

    def _line(self, row: int) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        for sign, style in zip(self.signs[row], self.styles[row], strict=True):
            line.append(sign, style)
        line.rstrip()
        return line
