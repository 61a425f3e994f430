"""Plays the ladders of docs/bots.md: `python tools/make_ladders.py [GAME ...]`.

    python tools/make_ladders.py --games 400 --seed 1 --journals FOLDER

For each game: the levels, each against the one below, and `greedy` between `random` and `expert`;
one `expert` at a full table of `greedy`; and `search` against itself with twice the thought. With
`--journals FOLDER` a long run can be stopped and gone on with.
"""

from __future__ import annotations

import argparse
import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import serai
from serai.arena import Setting, games
from serai.arena.duel import Duel
from serai.arena.interval import Estimate
from serai.arena.ladder import make_ladder
from serai.arena.lineup_result import make_lineup_result
from serai.arena.page import interval_words
from serai.arena.played import Played
from serai.arena.wording import command_of
from serai.bots.levels import LEVELS
from serai.cli.contest import with_games
from serai.engine.game import Game

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- ladder of {} -->", "<!-- end of the ladder of {} -->"

BOTS = ("random", "greedy", *(level.name for level in reversed(LEVELS)))
"""In a row in which the neighbours are the pairs to be shown."""
BUDGETS = (100, 200, 400, 800, 1600, 3200, 6400, 12800)


def ladder_setting(game: Game, wanted: argparse.Namespace) -> Setting:
    """Neighbours in the row of bots, at the smallest table."""
    return _tournament(game, BOTS, wanted.games, wanted.seed)


def doubling_setting(game: Game, wanted: argparse.Namespace) -> Setting:
    """The search against itself with twice the thought."""
    bots = tuple(f"search:iterations={budget}" for budget in BUDGETS)
    return _tournament(game, bots, wanted.doubling, wanted.seed)


def _tournament(game: Game, bots: tuple[str, ...], number: int, seed: int) -> Setting:
    setting = Setting(game.id, game.seats[0], bots, 0, seed, neighbours=True)
    return with_games(setting, None, number)


def full_setting(game: Game, wanted: argparse.Namespace) -> Setting:
    """One expert at a full table of greedy bots."""
    seats = game.seats[-1]
    bots = ("expert",) + ("greedy",) * (seats - 1)
    return with_games(Setting(game.id, seats, bots, 0, wanted.seed, True), None, wanted.games)


def play(setting: Setting, name: str, wanted: argparse.Namespace) -> list[Played]:
    """The games of a setting."""
    journal = wanted.journals / f"{setting.game}-{name}.jsonl" if wanted.journals else None
    return list(games(setting, journal=journal, workers=wanted.workers))


def part(game: Game, wanted: argparse.Namespace, day: str) -> Iterator[str]:
    """What the page says of one game."""
    setting = ladder_setting(game, wanted)
    ladder = make_ladder(setting, play(setting, "ladder", wanted))
    yield f"### {game.title}"
    yield ""
    yield (
        f"Made on {day}, seed {setting.seed}, {setting.players} players, "
        f"{setting.games} games a pair:"
    )
    yield ""
    yield from duel_rows(ladder.duels, setting.players)
    yield from ("", f"`{command_of(setting, 'tournament')}`", "")
    yield from full_table(game, wanted)
    yield from doubling(game, wanted)


def duel_rows(duels: list[Duel], players: int) -> Iterator[str]:
    """A row a pair, the stronger bot first."""
    lone = players > 2
    yield "| the first wins | share | 95 % |" + (" alone among the others | 95 % |" if lone else "")
    yield "|---|---|---|" + ("---|---|" if lone else "")
    for duel in duels:
        names = [duel.one, duel.other] if duel.share.value >= 1 / 2 else [duel.other, duel.one]
        alone = duel.lone_of(names[0])
        cells = [f"`{names[0]}` – `{names[1]}`", *_cells(duel.share_of(names[0]))]
        cells += _cells(alone) if alone else []
        yield f"| {' | '.join(cells)} |"


def _cells(share: Estimate) -> list[str]:
    return [f"{share.value:.1%}", interval_words(share)]


def full_table(game: Game, wanted: argparse.Namespace) -> Iterator[str]:
    """How one expert does among greedy bots."""
    setting = full_setting(game, wanted)
    result = make_lineup_result(setting, play(setting, "full", wanted))
    expert = result.bots[0].share
    fair = 1 / setting.players
    yield (
        f"One `expert` among {setting.players - 1} `greedy`, {len(result.games)} games: wins "
        f"{expert.value:.1%} ({interval_words(expert)}), {expert.value / fair:.2f} times its fair "
        f"share of {fair:.1%}."
    )
    yield from ("", f"`{command_of(setting, 'simulate')}`", "")


def doubling(game: Game, wanted: argparse.Namespace) -> Iterator[str]:
    """What twice the thought is worth."""
    if not wanted.doubling:
        return
    setting = doubling_setting(game, wanted)
    ladder = make_ladder(setting, play(setting, "doubling", wanted))
    yield f"Twice the thought ({setting.games} games a pair):"
    yield ""
    yield "| iterations | wins with twice as many | 95 % |"
    yield "|---|---|---|"
    for budget, duel in zip(BUDGETS, ladder.duels, strict=False):
        yield f"| {budget:,} | {' | '.join(_cells(duel.share.of_the_other()))} |"
    yield from ("", f"`{command_of(setting, 'tournament')}`", "")


def write(game: Game, lines: list[str], page: Path) -> None:
    """Put the part between its marks."""
    begin, end = BEGIN.format(game.id), END.format(game.id)
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    text = "\n".join([begin, "", *lines, end])
    page.write_text(before + text + after, encoding="utf-8")


def main() -> None:
    """All games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=serai.games())
    parser.add_argument("--games", type=int, default=400, help="of each pair")
    parser.add_argument("--doubling", type=int, default=200, help="games of each doubling, or 0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--journals", type=Path)
    wanted = parser.parse_args()
    day = dt.datetime.now(tz=dt.UTC).date().isoformat()
    for game in map(serai.game, wanted.game):
        write(game, list(part(game, wanted, day)), PAGE)


if __name__ == "__main__":
    main()
