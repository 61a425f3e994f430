"""Journals of other days: what was played, and whether it comes out the same again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from serai.arena.errors import BadJournal
from serai.arena.journal import head_of, read_games, read_head, whole_lines
from serai.arena.played import Played
from serai.arena.playing import play_match, warm_up
from serai.arena.schedule import Fixture
from serai.arena.setting import Setting
from serai.engine.match import Match


@dataclass(frozen=True)
class KeptJournal:
    """A journal that was read: its lines, its setting, and its games by number."""

    file: Path
    lines: list[str]
    setting: Setting
    games: dict[int, Played]


def read_journal(file: Path) -> KeptJournal:
    """The journal in this file; raises BadJournal."""
    lines = whole_lines(file)
    setting = setting_of(file, read_head(file, lines))
    return KeptJournal(file, lines, setting, read_games(file, lines))


def setting_of(journal: Path, head: dict[str, Any]) -> Setting:
    """What a journal's first line says was played. Sources may be others now. What the rules of
    that time played otherwise is said by options; all else must be as it is now."""
    try:
        told = {field.name: head[field.name] for field in fields(Setting)}
    except KeyError as error:
        raise BadJournal(f"{journal} does not say what was played: {error} is missing") from error
    setting = Setting(**told | {"bots": tuple(head["bots"])})
    game, rules = setting.find(), head.get("rules")
    for name, now in head_of(setting).items():
        there = head.get(name)
        is_old = name == "rules" and game.plays_rules(there)
        if name != "code" and there != now and not is_old:
            raise BadJournal(f"{journal} is of other times: there {name} is {there}, now {now}")
    formerly = {
        option.name: option.default_under(rules)
        for option in game.options
        if option.default_under(rules) != option.default
    }
    return replace(setting, options={**formerly, **setting.options})


def fixture_of(journal: KeptJournal, fixtures: Sequence[Fixture], kept: Played) -> Fixture:
    """Which game of the schedule was kept; raises BadJournal if it stands in none."""
    if not 0 <= kept.number < len(fixtures):
        raise BadJournal(f"{journal.file} tells of game {kept.number}, and has {len(fixtures)}")
    fixture = fixtures[kept.number]
    if fixture.bots != kept.bots:
        raise BadJournal(f"in game {kept.number} of {journal.file} other bots sit than it says")
    return fixture


def same(again: Played, kept: Played) -> bool:
    """Whether two games are one. How they ended is only told where a command of ours asked."""
    return replace(again, endings=()) == replace(kept, endings=())


class Encore:
    """Plays games of a journal anew, by the same bots. They are warmed up before the first of them,
    as when the journal was written: to compile is not to think."""

    def __init__(self, journal: KeptJournal) -> None:
        self._journal = journal
        self._is_warm = False

    def play(self, fixture: Fixture) -> Match:
        """The match of a game that was kept; raises BadJournal if it comes out otherwise."""
        if not self._is_warm:
            warm_up(self._journal.setting)
            self._is_warm = True
        played, match = play_match(self._journal.setting, fixture)
        if not same(played, self._journal.games[fixture.number]):
            raise BadJournal(
                f"game {fixture.number} of {self._journal.file} comes out otherwise today, so its "
                "decisions are not known: rules or bots have changed, or a bot thinks by the clock"
            )
        return match
