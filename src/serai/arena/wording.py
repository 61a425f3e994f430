"""Sentences that the terminal and the reports share."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterable, Iterator

import serai
from serai.arena.journal import code_of
from serai.arena.ladder import Ladder
from serai.arena.lineup_result import LineupResult, SeatResult
from serai.arena.played import Played
from serai.arena.setting import CAP, PATIENCE, Setting


def command_of(setting: Setting, name: str) -> str:
    """What to type to play the very same games again."""
    words = ["serai", name, setting.game, "--players", str(setting.players)]
    words += ["--bot", setting.bots[0]] if name == "balance" else ["--bots", ",".join(setting.bots)]
    words += ["--neighbours"] if setting.neighbours else []
    words += ["--games", str(setting.games), "--seed", str(setting.seed)]
    words += [word for option in setting.options.items() for word in ("--option", _written(option))]
    words += ["--cap", str(setting.cap)] if setting.cap != CAP else []
    words += ["--patience", f"{setting.patience:g}"] if setting.patience != PATIENCE else []
    return shlex.join(words)


def _written(option: tuple[str, object]) -> str:
    name, value = option
    return f"{name}={value}"


def made_from(setting: Setting) -> str:
    """The versions of Serai, of the rules and of the sources. Bots of other packages have none that
    we know."""
    rules = f"rules {setting.find().rules_version} of {setting.game}"
    return f"Serai {serai.__version__}, {rules}, sources {code_of(setting)}."


def how_bots_met(setting: Setting) -> str:
    """How a pair is seated, in a sentence."""
    if setting.players == 2:
        return "Each deal of dice is played twice by each pair, with seats swapped."
    return (
        f"Each deal of dice is played {setting.games_a_deal} times by each pair: one bot alone "
        "among copies of the other, on every seat, and the other way round."
    )


def how_bots_stand(setting: Setting) -> str:
    """What the ladder is ordered by, and which games its shares are about."""
    if setting.neighbours:
        return (
            "Bots stand by their rating, because each met only its neighbours in the list; its "
            "share of wins is that against them"
        )
    return "Bots stand by their share of wins over all pairs"


def warnings(result: Ladder | LineupResult) -> Iterator[str]:
    """What a reader must not overlook."""
    if not result.games:
        yield "no deal has been played in all its seat orders yet, so nothing is known"
    if result.left_out:
        yield (
            f"{result.left_out} games of unfinished deals are left out: the run was stopped, and "
            "seats would be uneven"
        )
    if result.capped:
        yield (
            f"{result.capped} games were stopped after {result.setting.cap} plies, which no rule "
            "asks for: everybody shares them"
        )
    forfeited = result.forfeited()
    if forfeited:
        first = forfeited[0].forfeit_to_json()
        yield (
            f"{len(forfeited)} games were lost by forfeit (illegal choice, crash, or too "
            f"slow), the first by {first['bot']}: {first['why']}, {first['told']}"
        )
    yield from _stood_in(result.games)


def _stood_in(games: Iterable[Played]) -> Iterator[str]:
    """Which bots did not decide everything that was decided in their name."""
    stand_ins, decisions = Counter[str](), Counter[str]()
    for game in games:
        for seat, number in enumerate(game.stand_ins):
            stand_ins[game.bots[seat]] += number
        for seat, number in enumerate(game.decisions):
            decisions[game.bots[seat]] += number
    for bot, number in (+stand_ins).items():
        yield (
            f"{number} of the {decisions[bot]} decisions of {bot} were made by another bot in its "
            "place, because nobody answered"
        )


def unfair_seats(result: LineupResult) -> list[SeatResult]:
    """The seats whose interval excludes the fair share."""
    fair = 1 / result.setting.players
    return [
        seat
        for seat in result.seats
        if result.games and not seat.share.low <= fair <= seat.share.high
    ]
