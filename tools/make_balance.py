"""Makes the balance page of each game: `python tools/make_balance.py [GAME ...]`.

    python tools/make_balance.py --bot greedy --games 1000 --seed 1

Every number of players gets its games, with the same bot on every seat. A page tells its own
commands, so that anybody can make it again. With `--journals FOLDER` a long run can be stopped and
gone on with.
"""

from __future__ import annotations

import argparse
import datetime as dt
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import serai
from serai.arena import Setting, games
from serai.arena.balance_page import plots, verdict
from serai.arena.lineup_result import LineupResult, make_lineup_result, summary
from serai.arena.page import interval_words
from serai.arena.plot import stand_alone
from serai.arena.wording import command_of, warnings
from serai.cli.boards import board_of
from serai.engine.game import Game

PAGES = Path(__file__).parents[1] / "docs" / "balance"
SHOWN = ("mean", "5 %", "25 %", "median", "75 %", "95 %")


def measure(game: Game, players: int, wanted: argparse.Namespace) -> LineupResult:
    """The games of one table."""
    bots = (wanted.bot,) * players
    setting = Setting(game.id, players, bots, wanted.games, wanted.seed, is_lineup=True)
    name = f"{game.id}-{players}-{wanted.bot}.jsonl".replace(":", "-")
    journal = wanted.journals / name if wanted.journals else None
    endings_of = partial(board_of(game).endings, language="en")
    played = games(setting, journal=journal, workers=wanted.workers, endings_of=endings_of)
    return make_lineup_result(setting, played)


def page(game: Game, results: Sequence[LineupResult], day: str, folder: Path) -> str:
    """The whole page as Markdown; its plots go into the folder."""
    first = results[0].setting
    lines = [
        f"# {game.title}: how balanced it is",
        "",
        f"Made on {day} by `tools/make_balance.py`: {first.games} games for each number of",
        f"players, `{first.bots[0]}` on every seat, seed {first.seed}, rules {game.rules_version}.",
        "What differs between seats is the game's own doing, as far as this bot can use it; other",
        "bots, and people, may find otherwise. Intervals are 95 % (Wilson). How the games are",
        "played and counted is told in [arena.md](../arena.md).",
        "",
    ]
    for result in results:
        lines += section(game, result, folder)
    return "\n".join(lines)


def section(game: Game, result: LineupResult, folder: Path) -> Iterator[str]:
    """One number of players."""
    players = result.setting.players
    yield f"## {players} players"
    yield ""
    yield verdict(result)
    yield from (f"Note: {warning}." for warning in warnings(result))
    yield from ("", *seat_rows(result), "", *number_rows(result), "")
    yield from endings(result)
    for name, (svg, caption) in plots(result).items():
        file = f"{game.id}-{players}-{name}.svg"
        (folder / file).write_text(stand_alone(svg), encoding="utf-8")
        yield f"![{caption}]({file})"
    yield ""
    yield f"Again: `{command_of(result.setting, 'balance')}`"
    yield ""


def seat_rows(result: LineupResult) -> Iterator[str]:
    """Wins and scores by seat."""
    yield "| seat | wins | 95 % interval | mean score |"
    yield "|---|---|---|---|"
    for seat in result.seats:
        cells = (f"{seat.share.value:.1%}", interval_words(seat.share), f"{seat.mean_score:.2f}")
        yield f"| {seat.seat} | {' | '.join(cells)} |"


def number_rows(result: LineupResult) -> Iterator[str]:
    """Lengths and scores."""
    yield f"| | {' | '.join(SHOWN)} |"
    yield "|---" * (len(SHOWN) + 1) + "|"
    measures = {
        "decisions a game": result.lengths(),
        "winner's score": result.winning_scores(),
        "others' scores": result.losing_scores(),
        "winner ahead by": result.margins(),
    }
    for name, numbers in measures.items():
        told = summary(numbers)
        cells = [told["mean"], *told["quantiles"].values()]
        yield f"| {name} | {' | '.join(f'{cell:.1f}' for cell in cells)} |"


def endings(result: LineupResult) -> Iterator[str]:
    """How games end, and how often a win is shared."""
    total = max(1, len(result.finished))
    if result.endings:
        told = ", ".join(
            f"{name} ({number / total:.1%})" for name, number in result.endings.most_common()
        )
        yield (
            "How they stood at the end (several things may hold at once, and what triggered the "
            f"end may be undone by then): {told}."
        )
    yield f"Shared wins: {result.shared / total:.1%}."
    yield ""


def main() -> None:
    """All games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=serai.games())
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--journals", type=Path)
    parser.add_argument("--folder", type=Path, default=PAGES)
    wanted = parser.parse_args()
    wanted.folder.mkdir(exist_ok=True)
    day = dt.datetime.now(tz=dt.UTC).date().isoformat()
    for game in map(serai.game, wanted.game):
        results = [measure(game, players, wanted) for players in game.seats]
        text = page(game, results, day, wanted.folder)
        (wanted.folder / f"{game.id}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
