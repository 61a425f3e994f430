"""Makes the pictures of the terminal: `python tools/make_terminal_pictures.py`.

The terminal pictures show a seeded random game at a fixed ply, drawn by the command line itself.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

import serai
from serai.cli.notebook import picture
from serai.cli.screen import Screen
from serai.engine.dispatch import make_numbers
from serai.engine.match import Match
from serai.engine.sampling import random_action, random_word

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
COLUMNS = 100


def random_match(game_id: str, players: int, seed: int, ply: int) -> Match:
    """A game that has been played at random up to this ply, and on to the next decision."""
    match = serai.game(game_id).new(players=players, seed=seed)
    offers = make_numbers(match.game.space)
    while match.ply < ply and not match.over:
        match.settle()
        number = random_action(match.state, offers, random_word(seed, match.ply))
        match.play(match.game.space.action(int(number)))
    match.settle()
    return match


def draw_terminal(match: Match, file: str, title: str) -> None:
    """The table as `serai play` shows it, as an SVG."""
    console = Console(
        record=True,
        width=COLUMNS,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    Screen(match, console, "en").show_table(match.actor)
    (PICTURES / file).write_text(picture(console, title), encoding="utf-8")


def main() -> None:
    """All of them."""
    PICTURES.mkdir(exist_ok=True)
    silk = random_match("silk", 4, seed=11, ply=300)
    draw_terminal(silk, "silk-terminal.svg", "serai play silk")
    isle = random_match("silver-isle", 4, seed=3, ply=400)
    draw_terminal(isle, "silver-isle-terminal.svg", "serai play silver-isle")


if __name__ == "__main__":
    main()
