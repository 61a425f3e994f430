"""Games as files keep them: a record, records line by line, or a journal of the arena."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.cli.errors import BadInput, tell_problem
from serai.cli.files import read_object
from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from serai.arena.played import Played
    from serai.research.kept_game import KeptGame


def kept_games(file: Path) -> Iterator[KeptGame]:
    """All games in a file, one after the other."""
    from serai.arena.journal import MARK

    first = _first_line(file)
    if first is None:
        return kept_records(file, enumerate([read_object(file)]))
    return kept_journal(file) if MARK in first else kept_records(file, read_lines(file))


def _first_line(file: Path) -> Mapping[str, Any] | None:
    """What the first line says, if it is a JSON object of its own."""
    with file.open(encoding="utf-8", errors="replace") as lines:
        try:
            found = json.loads(next(lines, ""))
        except (ValueError, RecursionError):
            return None
    return found if isinstance(found, dict) else None


# --- Records ------------------------------------------------------------------------------------


def read_lines(file: Path) -> Iterator[tuple[int, Any]]:
    """The JSON of each line, and which line it is, from 0."""
    with file.open(encoding="utf-8", errors="replace") as lines:
        for place, line in enumerate(lines):
            if not line.strip():
                continue
            try:
                yield place, json.loads(line)
            except (ValueError, RecursionError) as error:
                raise BadInput(f"{file} line {place + 1} is no JSON: {error}") from None


def kept_records(file: Path, found: Iterator[tuple[int, Any]]) -> Iterator[KeptGame]:
    """The games of some records; the record may be a part of what was kept with it."""
    from serai.research.kept_game import keep_record

    for place, told in found:
        record = told.get("record", told) if isinstance(told, Mapping) else told
        where = f"{file} line {place + 1}"
        if hides_something(record):
            tell_problem(f"{where} is left out: it hides what its reader might not know then")
            continue
        try:
            yield keep_record(record, source=file.name, place=place)
        except SeraiError as error:
            raise BadInput(f"{where}: {error}") from error


def hides_something(record: Any) -> bool:
    """Whether this is the record of a match that was not over, for one of its seats or for somebody
    who watched: parts of actions are missing."""
    actions = record.get("actions") if isinstance(record, Mapping) else None
    told = [action for action in actions or () if isinstance(action, Mapping)]
    return any(part is None for action in told for part in action.values())


# --- Journals -----------------------------------------------------------------------------------


def kept_journal(file: Path) -> Iterator[KeptGame]:
    """The games of a journal. Their matches are played again when somebody wants them."""
    from serai.arena.kept import Encore, fixture_of, read_journal
    from serai.engine.option import write_options
    from serai.research.kept_game import KeptGame

    journal = read_journal(file)
    setting, game = journal.setting, journal.setting.find()
    setting.check_seats()
    options = write_options(game.options, game.start(setting.players, setting.options))
    fixtures, encore = setting.fixtures(), Encore(journal)
    for number, played in sorted(journal.games.items()):
        fixture = fixture_of(journal, fixtures, played)
        yield KeptGame(
            game=game.id,
            rules=game.rules_version,
            players=setting.players,
            options=options,
            chance="seeded",
            seed=fixture.seed,
            scores=played.scores,
            winners=played.winners,
            plies=played.plies,
            decisions=played.decisions,
            result=result_of(played),
            match=partial(encore.play, fixture),
            bots=played.bots,
            forfeited=played.forfeit.seat if played.forfeit else None,
            source=file.name,
            place=number,
        )


def result_of(played: Played) -> str:
    """How a game of the arena came to its end."""
    from serai.research.kept_game import CAPPED, FINISHED, FORFEIT

    if played.forfeit:
        return FORFEIT
    return CAPPED if played.capped else FINISHED
