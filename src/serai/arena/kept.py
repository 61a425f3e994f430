"""Journals of other days: what was played, and whether it comes out the same again."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from serai.arena.errors import BadJournal
from serai.arena.journal import head_of, read_games, read_head, whole_lines
from serai.arena.played import Played
from serai.arena.setting import Setting


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


def same(again: Played, kept: Played) -> bool:
    """Whether two games are one. How they ended is only told where a command of ours asked."""
    return replace(again, endings=()) == replace(kept, endings=())
