"""How seats look: colours that stay apart for every kind of colour vision, and always an emblem."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Livery:
    """A seat's colour, its emblem, and the emblem where there is only ASCII."""

    name: str
    colour: str
    emblem: str
    plain_emblem: str

    @property
    def style(self) -> str:
        """White letters on the seat's colour."""
        return f"bold #ffffff on {self.colour}"


LIVERIES = {
    "A": Livery("blue", "#0072B2", "●", "o"),
    "B": Livery("vermilion", "#D55E00", "◆", "x"),
    "C": Livery("green", "#009E73", "▲", "^"),
    "D": Livery("purple", "#9A5BA5", "■", "#"),
    "E": Livery("gold", "#C99700", "★", "*"),
    "F": Livery("slate", "#56606B", "⬢", "%"),
}
