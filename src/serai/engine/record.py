"""A match on paper: what was played, from where, under which rules; and playing it again."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias

from serai.engine.chance import ManualChance, read_chance
from serai.engine.errors import BadRecord, SeraiError
from serai.engine.option import write_options
from serai.engine.reading import read_mapping
from serai.engine.seat import Seat

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.match import Match

FORMAT = 1
"""The version of the record's own form; the rules have theirs."""


class Whole(Enum):
    """Stands in place of a seat for one who may know everything. It is no number, so that no seat
    can be taken for it."""

    ALL = "all"


ALL = Whole.ALL
Reader: TypeAlias = Seat | Whole | None
"""For whom a record is written: a seat, a spectator (None), or one who may know everything."""


def write_record(match: Match, seat: Reader = ALL) -> dict[str, Any]:
    """The match as JSON. It holds typed actions, chance included, because their numbers may change
    with a version. For a seat or a spectator (None), what they may not know is left out while the
    game runs."""
    game = match.game
    return {
        "serai": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "players": match.players,
        "options": write_options(game.options, match.state),
        **_write_data(game),
        "start": _write_start(match, seat),
        "actions": [_write_action(match, ply, seat) for ply in range(match.ply)],
        "chance": _write_chance(match, seat),
        "result": {"scores": match.scores, "winners": match.winners} if match.ended else None,
    }


def _write_data(game: Game) -> dict[str, Any]:
    """The hash of a game's printed data; the data themselves too, if they are not the shipped
    ones."""
    if game.printed is None:
        return {}
    other = {} if game.printed.is_shipped else {"data": dict(game.printed.data)}
    return {"printed": {"hash": game.printed.hash, **other}}


def _is_open(match: Match, seat: Reader) -> bool:
    """Whether this seat may know everything: a game without secrets, or one that is over."""
    return isinstance(seat, Whole) or match.game.hides is None or match.ended


def _write_start(match: Match, seat: Reader) -> Any:
    """The position from which a match began, or what the seat saw of it."""
    if match.start is None or isinstance(seat, Whole) or _is_open(match, seat):
        return match.start
    return {"view": match.game.view(match.game, match.state_before(0), seat)}


def _write_action(match: Match, ply: int, seat: Reader) -> dict[str, Any]:
    """A typed action; its parts are None while the seat may not know them."""
    action = match.action_of(ply)
    told: dict[str, Any] = dict(action.to_json())
    hides = match.game.hides
    if hides is None or isinstance(seat, Whole) or match.ended:
        return told
    if not hides(match.state_before(ply), action, match.state, seat):
        return told
    return {part: word if part == "do" else None for part, word in told.items()}


def _write_chance(match: Match, seat: Reader) -> dict[str, Any]:
    """Where chance came from. The seed of a running match tells what comes next, so nobody at the
    table gets it."""
    told = match.chance.to_json(finished=match.ended)
    if isinstance(seat, Whole) or match.ended or told["kind"] != "seeded":
        return told
    return {"kind": "manual"}


def replay(game: Game, record: Mapping[str, Any], upto: int | None = None) -> Match:
    """Play a record again, to its end or up to a ply. The match goes on from there with the
    record's own chance."""
    check_head(game, record)
    game = _game_of(game, record)
    actions = record["actions"]
    if upto is not None and (type(upto) is not int or not 0 <= upto <= len(actions)):
        raise BadRecord(f"the record has plies 0 to {len(actions)}, not {upto!r}")
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
    return match.branch(chance=chance)


def check_head(game: Game, record: object) -> None:
    """Raise BadRecord unless this is a record of the game under rules that are known."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record is a JSON object")
    if record.get("serai") != FORMAT:
        raise BadRecord(f"'serai' is {record.get('serai')!r}; this program reads format {FORMAT}")
    if record.get("game") != game.id:
        raise BadRecord(f"the record is one of {record.get('game')!r}, not of {game.id}")
    if not game.plays_rules(record.get("rules")):
        raise BadRecord(
            f"the record follows rules {record.get('rules')!r} of {game.id}; "
            f"this program has {game.rules_version!r}"
        )
    if not isinstance(record.get("actions"), list):
        raise BadRecord("'actions' is the list of all actions played")


def check_result(match: Match, record: Mapping[str, Any]) -> None:
    """Raise BadRecord unless the replayed match ends as the record says."""
    told = record.get("result")
    found = {"scores": match.scores, "winners": match.winners} if match.ended else None
    if told != found:
        raise BadRecord(f"the record says {told}, the game as played comes to {found}")


def _game_of(game: Game, record: Mapping[str, Any]) -> Game:
    """The game with the printed data that the record was played with."""
    told = record.get("printed")
    if told is None:
        return game
    if not isinstance(told, Mapping) or game.printed is None:
        raise BadRecord(f"{game.id} has no printed data such as the record's")
    made = game if "data" not in told else game.with_data(told["data"])
    if made.printed is None or made.printed.hash != told.get("hash"):
        raise BadRecord(f"the record was played with other printed data, {told.get('hash')!r}")
    return made


def _start(game: Game, record: Mapping[str, Any]) -> Match:
    """The match before its first ply. A record names the options that differ from the defaults of
    its own rules."""
    if record.get("start") is not None:
        return game.load(_with_options(game, record), chance=ManualChance())
    if "players" not in record:
        raise BadRecord("'players' says how many played")
    options = game.read_options(record.get("options", {}), record["rules"])
    return game.new(record["players"], None, ManualChance(), **options)


def _with_options(game: Game, record: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position from which a match began, with all its options."""
    start = read_mapping(record["start"], "the position at the start")
    return {**start, "options": game.read_options(start.get("options", {}), record["rules"])}
