"""A journal keeps every finished game, so that a run can be stopped and go on later. It is a file
of JSON lines: first the setting, then one line for each game in the order in which they ended."""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import serai.bots
import serai.engine
from serai.arena.errors import BadJournal
from serai.arena.played import Played
from serai.arena.setting import Setting

if sys.platform != "win32":
    import fcntl

MARK, FORMAT = "serai-journal", 1
ENGINE = Path(serai.engine.__file__).parent
BOTS = Path(serai.bots.__file__).parent
KNOWLEDGE, COMMON = "knowledge", ("__init__", "plain")
"""The folder of what bots know, with a file or folder for each game, and the files in it that
belong to no game."""
RENAMED = {"is_table": "is_lineup"}
"""Names in the first lines of older journals, each with the name that it has now."""


class Journal:
    """An open journal. `games` are those that it held when it was opened."""

    def __init__(self, file: Path, setting: Setting) -> None:
        self.file = file
        self.head = head_of(setting)
        self.out: IO[str] = file.open("a", encoding="utf-8", newline="\n")
        try:
            claim(file, self.out)
            lines = whole_lines(file)
            self.games = self._read(lines)
            self._cut_off_half_a_line(lines)
        except BaseException:
            self.close()
            raise
        if not lines:
            self._write(self.head)

    def add(self, played: Played) -> None:
        """Keep a game; it is in the file when this returns."""
        self._write(played.to_json())

    def close(self) -> None:
        """Close the file; no more games can be added."""
        self.out.close()

    def _write(self, line: dict[str, Any]) -> None:
        self.out.write(json.dumps(line) + "\n")
        self.out.flush()

    def _cut_off_half_a_line(self, lines: list[str]) -> None:
        """A run that was killed may have left half a line; cut it off, or the next game would be
        written behind it."""
        self.out.truncate(sum(len(line.encode()) for line in lines))

    def _read(self, lines: list[str]) -> dict[int, Played]:
        if not lines:
            return {}
        self._check_head(read_head(self.file, lines))
        return read_games(self.file, lines)

    def _check_head(self, found: dict[str, Any]) -> None:
        """Raise BadJournal unless this is a journal of the same setting."""
        for name, ours in self.head.items():
            if found.get(name) != ours:
                raise BadJournal(
                    f"{self.file} is the journal of another run: there {name} is "
                    f"{json.dumps(found.get(name))}, here {json.dumps(ours)}"
                )


def read_head(file: Path, lines: list[str]) -> dict[str, Any]:
    """What the first line of a journal says, by the names of today."""
    found = _parse(file, lines[0], 1) if lines else {}
    if MARK not in found:
        raise BadJournal(f"{file} is no journal of the arena")
    return {RENAMED.get(name, name): value for name, value in found.items()}


def read_games(file: Path, lines: list[str]) -> dict[int, Played]:
    """The games that a journal holds, by number."""
    games = [_game(file, line, place) for place, line in enumerate(lines[1:], start=2)]
    return {played.number: played for played in games}


def _game(file: Path, line: str, place: int) -> Played:
    try:
        return Played.from_json(_parse(file, line, place))
    except (KeyError, TypeError) as error:
        raise BadJournal(f"{file} line {place} tells of no game: {error}") from error


def _parse(file: Path, line: str, place: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise BadJournal(f"{file} line {place} is no JSON: {error}") from error
    if not isinstance(found, dict):
        raise BadJournal(f"{file} line {place} is no JSON object")
    return found


def head_of(setting: Setting) -> dict[str, Any]:
    """The first line of this setting's journal, with the sources as they are."""
    return {MARK: FORMAT, **setting.to_json(), "code": code_of(setting)}


def code_of(setting: Setting) -> str:
    """A hash of the sources of engine, game and bots, so that the results of bots that were changed
    between two runs are not mixed. Comments and docstrings do not count, nor does what bots know
    about other games. Bots from other packages are not looked at."""
    found = hashlib.sha256()
    game = setting.find()
    for folder in (ENGINE, game.folder, BOTS):
        for source in sorted(folder.rglob("*.py")):
            place = source.relative_to(folder)
            if folder != BOTS or not _is_about_another_game(place, game.folder.name):
                found.update(place.as_posix().encode())
                found.update(statements(source).encode())
    return found.hexdigest()[:16]


def statements(source: Path) -> str:
    """A Python source without its comments and docstrings. (Another version of Python may write the
    same source otherwise, and then refuses a journal that it could go on with.)"""
    return ast.unparse(_WithoutTexts().visit(ast.parse(source.read_bytes())))


class _WithoutTexts(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) else node


def _is_about_another_game(place: Path, game: str) -> bool:
    """Whether a source of the bots is knowledge of another game than this."""
    folder, *rest = place.parts
    return folder == KNOWLEDGE and Path(rest[0]).stem not in (game, *COMMON)


def claim(file: Path, opened: IO[str]) -> None:
    """Claim a journal for this run, since two runs that write into one journal would spoil it. The
    claim ends when the file is closed, however the run ends. Windows knows no such claims."""
    if sys.platform != "win32":
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadJournal(f"{file} is in use by another run") from error


def whole_lines(file: Path) -> list[str]:
    """All lines except a last one that was only written in part."""
    if not file.exists():
        return []
    try:
        lines = file.read_bytes().decode("utf-8").splitlines(keepends=True)
    except UnicodeDecodeError as error:
        raise BadJournal(f"{file} is no text: {error}") from error
    whole = [line for line in lines if line.endswith("\n")]
    if lines and not whole and not _is_half_a_head(lines[0]):
        raise BadJournal(f"{file} is no journal of the arena")
    return whole


def _is_half_a_head(text: str) -> bool:
    """Whether a file's only line is the beginning of a journal, and not somebody's own text, which
    must not be thrown away."""
    begin = json.dumps({MARK: FORMAT}).rstrip("}")
    return text.startswith(begin) or begin.startswith(text)


@contextmanager
def open_journal(file: Path | None, setting: Setting) -> Iterator[Journal | None]:
    """The journal in this file; None if there is no file."""
    if file is None:
        yield None
        return
    journal = Journal(file, setting)
    try:
        yield journal
    finally:
        journal.close()
