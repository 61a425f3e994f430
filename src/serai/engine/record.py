"""A match on paper: what was played, from where, under which rules; and playing it again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.chance import ManualChance, read_chance
from serai.engine.errors import BadRecord, SeraiError
from serai.engine.option import write_options

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.match import Match

FORMAT = 1
"""The version of the record's own form; the rules have theirs."""


def write_record(match: Match) -> dict[str, Any]:
    """The match as JSON. Actions are typed, chance included: their numbers may change."""
    game = match.game
    return {
        "serai": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "players": match.players,
        "options": write_options(game.options, match.state),
        "start": match.start,
        "actions": [game.space.action(number).to_json() for _, number in match.log],
        "chance": match.chance.to_json(finished=match.over),
        "result": {"scores": match.scores, "winners": match.winners} if match.over else None,
    }


def replay(game: Game, record: Mapping[str, Any], upto: int | None = None) -> Match:
    """Play a record again, to its end or up to a ply; from there it goes on as it would have."""
    check_head(game, record)
    actions = record["actions"]
    if upto is not None and not 0 <= upto <= len(actions):
        raise BadRecord(f"the record has plies 0 to {len(actions)}, not {upto}")
    try:
        chance = read_chance(record.get("chance"))
        match = _start(game, record)
    except BadRecord:
        raise
    except SeraiError as error:
        raise BadRecord(f"the record cannot start: {error}") from error
    for ply, action in enumerate(actions[:upto]):
        try:
            match.play(action)
        except SeraiError as error:
            raise BadRecord(f"ply {ply} cannot be played: {error}") from error
    match.chance = chance
    return match


def check_head(game: Game, record: object) -> None:
    """Raise BadRecord unless this is a record of the game under rules that are known."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record is a JSON object")
    if record.get("serai") != FORMAT:
        raise BadRecord(f"'serai' is {record.get('serai')!r}; this program reads format {FORMAT}")
    if record.get("game") != game.id:
        raise BadRecord(f"the record is one of {record.get('game')!r}, not of {game.id}")
    if record.get("rules") != game.rules_version:
        raise BadRecord(
            f"the record follows rules {record.get('rules')!r} of {game.id}; "
            f"this program has {game.rules_version!r}"
        )
    if not isinstance(record.get("actions"), list):
        raise BadRecord("'actions' is the list of all actions played")


def check_result(match: Match, record: Mapping[str, Any]) -> None:
    """Raise BadRecord unless the replayed match ends as the record says."""
    told = record.get("result")
    found = {"scores": match.scores, "winners": match.winners} if match.over else None
    if told != found:
        raise BadRecord(f"the record says {told}, the game as played comes to {found}")


def _start(game: Game, record: Mapping[str, Any]) -> Match:
    if record.get("start") is not None:
        return game.load(record["start"], chance=ManualChance())
    if "players" not in record:
        raise BadRecord("'players' says how many played")
    options = game.read_options(record.get("options", {}))
    return game.new(record["players"], None, ManualChance(), **options)
