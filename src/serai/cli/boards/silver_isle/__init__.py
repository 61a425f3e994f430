"""Silver Isle in the terminal: an isle of tiles with 2 x 2 spaces, coasts and borders as lines.

     a0  a1  a2  a3          columns `a` and rows `b` name the spaces: [2,1] is S5$ here;
y1  ◦━━━━━━━━┳━━━━━━━(S)     `x` and `y` on the rim name the corners: the ship is at <2,1>;
 b1 ┃·   ·   ┃S5$ s  ┃       a crew of Suns worth 5 with a token, and one of unknown value;
 b0 ┃·   ·   ┃M?  ■S2┃       the mine of Suns with 2 left; `s` is empty land of Suns;
y0  ◦━━━━━━━━┻━━━━━━━◦       ◦ is a corner where ships can be
  x0        x1      x2
"""

from __future__ import annotations

from serai.cli.boards.silver_isle.asking import endings, legend, remark
from serai.cli.boards.silver_isle.map import draw_board
from serai.cli.boards.silver_isle.seats import draw_seats
from serai.cli.boards.silver_isle.words import HAS_SECRETS, SEATS, SILENT

__all__ = [
    "HAS_SECRETS",
    "SEATS",
    "SILENT",
    "draw_board",
    "draw_seats",
    "endings",
    "legend",
    "remark",
]
