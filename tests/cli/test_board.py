"""The board as it is drawn, against small golden texts.

`SERAI_GOLDEN=rewrite` (or `make golden`) writes them anew; the diff shows what has changed.
"""

from __future__ import annotations

import json
import os

import pytest

import serai
from cli.running import GOLDEN, POSITION, output, write_json
from serai.cli.boards import board_of
from serai.cli.look import Look

pytestmark = pytest.mark.once

UNDER_WAY = {"deed": "wall", "phase": "bump", "dice": []}


def compare(name: str, drawn: str) -> None:
    """Compare with a golden file; blanks at the ends of lines do not matter."""
    text = "\n".join(line.rstrip() for line in drawn.splitlines()) + "\n"
    file = GOLDEN / name
    if os.environ.get("SERAI_GOLDEN") == "rewrite":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("columns", [100, 80, 60])
def test_golden_board_at_this_width(columns):
    compare(f"board_{columns}.txt", output("position", "silk", POSITION, columns=columns))


def test_golden_board_in_spanish():
    compare("board_es.txt", output("position", "silk", POSITION, "--lang", "es"))


def test_golden_board_in_plain_ascii():
    drawn = output("position", "silk", POSITION, TERM="dumb", columns=60)
    compare("board_ascii.txt", drawn)
    assert drawn.isascii()


def test_golden_board_names_the_sides_for_walls(tmp_path):
    position = json.loads(POSITION.read_text()) | UNDER_WAY
    file = write_json(tmp_path / "walls.json", position)
    compare("board_walls.txt", output("position", "silk", file))


def test_golden_board_names_the_corners_for_nurseries(tmp_path):
    position = json.loads(POSITION.read_text()) | UNDER_WAY | {"deed": "nursery", "turn": "A"}
    file = write_json(tmp_path / "nurseries.json", position)
    compare("board_nurseries.txt", output("position", "silk", file))


@pytest.mark.parametrize("columns", [100, 80, 60])
def test_no_line_is_wider_than_the_terminal(columns):
    drawn = output("position", "silk", POSITION, columns=columns)
    assert max(len(line) for line in drawn.splitlines()) <= columns


def test_seats_keep_their_colours():
    drawn = board_of(serai.game("silk")).draw_board(
        {"position": json.loads(POSITION.read_text())}, Look(100), []
    )
    styles = {str(span.style) for span in drawn.spans}
    assert "bold #ffffff on #0072B2" in styles
    assert "bold #ffffff on #D55E00" in styles
