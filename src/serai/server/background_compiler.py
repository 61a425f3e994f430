"""Games are compiled in the background, so that the page answers from the first second.

Compiling in this process would hold up every request. So a child process compiles, which fills the
compiler's cache; then a thread here loads the machine code from there, which takes a moment.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from serai.bots import warm
from serai.engine.game import find_game, game_ids
from serai.server.compiling import TICK
from serai.table.errors import Unprepared

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from serai.engine.game import Game
    from serai.server.outgoing import Readiness

LOG = logging.getLogger(__name__)
COMPILER = (sys.executable, "-m", "serai.server.compiling")
"""Called with the id of a game."""
LAST_WORDS = 20
"""So many lines of a compiler that failed are logged."""

Watch = Callable[["Readiness"], None]
"""Is called whenever a game has come further."""


def all_games() -> list[Game]:
    """Every game, in the order in which they are compiled."""
    return [find_game(game_id) for game_id in game_ids()]


def ignore(_: Readiness) -> None:
    """Nobody watches."""


class BackgroundCompiler:
    """Compiles games, one after the other in the order given. It is the `Preparation` of the
    tables."""

    def __init__(
        self,
        games: Sequence[Game],
        watch: Watch = ignore,
        compiler: Sequence[str] = COMPILER,
    ) -> None:
        self.games = {game.id: game for game in games}
        self.watch = watch
        self.compiler = compiler
        self.readiness: dict[str, Readiness] = {game.id: _first_look(game) for game in games}
        self._decided = {game.id: asyncio.Event() for game in games}

    # --- What tables ask ----------------------------------------------------------------------

    def is_ready(self, game: str) -> bool:
        """Whether the machine code is loaded."""
        return self.readiness[game]["state"] == "ready"

    def check(self, game: str) -> None:
        """Raise Unprepared if compiling has failed."""
        problem = self.readiness[game]["problem"]
        if problem is not None:
            raise Unprepared(problem)

    async def wait(self, game: str) -> None:
        """Wait until the game is ready; raise Unprepared if compiling fails."""
        if not self.is_ready(game):
            await self._decided[game].wait()
            self.check(game)

    # --- Preparing ----------------------------------------------------------------------------

    async def prepare(self, when_ready: Callable[[str], Awaitable[None]]) -> None:
        """Load what was compiled before, compile the rest; call `when_ready` with each game that
        was compiled."""
        cold = [game_id for game_id in self.games if not self.is_ready(game_id)]
        for game_id in self.games:
            if game_id not in cold:
                await self._fetch(game_id)
        for game_id in cold:
            if await self._compile(game_id):
                await self._fetch(game_id)
                self._come_to(game_id, state="ready")
                self._decided[game_id].set()
                await when_ready(game_id)

    async def _fetch(self, game_id: str) -> None:
        await asyncio.to_thread(warm.warm, self.games[game_id], lambda: None)
        spare_the_collector()

    async def _compile(self, game_id: str) -> bool:
        """Compile a game in a child process; returns whether that worked."""
        self._come_to(game_id, state="compiling")
        child = await asyncio.create_subprocess_exec(
            *self.compiler,
            game_id,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            last_words = await self._listen(game_id, child)
            code = await child.wait()
        finally:
            if child.returncode is None:  # the server is being stopped
                child.kill()
                await child.wait()
        if code:
            self._fail(game_id, code, last_words)
        return code == 0

    async def _listen(self, game_id: str, child: Process) -> list[str]:
        """Count the functions that the child has compiled; returns the last lines of what else it
        says."""
        assert child.stdout is not None
        said: deque[str] = deque(maxlen=LAST_WORDS)
        async for line in child.stdout:
            text = line.decode(errors="replace").rstrip()
            if text == TICK:
                self._come_to(game_id, done=self.readiness[game_id]["done"] + 1)
            else:
                said.append(text)
        return list(said)

    def _fail(self, game_id: str, code: int, last_words: Sequence[str]) -> None:
        problem = (
            f"{self.games[game_id].title} cannot be played here: its compiler {_ending(code)}. "
            f"`serai warm {game_id}` shows why; then start the server again."
        )
        LOG.error("%s\n%s", problem, "\n".join(last_words))
        self._come_to(game_id, state="failed", problem=problem)
        self._decided[game_id].set()

    def _come_to(self, game_id: str, **changed: object) -> None:
        self.readiness[game_id].update(changed)  # type: ignore[typeddict-item]  # fields of it
        self.watch(self.readiness[game_id])


def spare_the_collector() -> None:
    """Tell the garbage collector to leave all present objects alone. Otherwise it would go through
    the compiler's hundred thousands of them again and again, an eighth of a busy server's time."""
    gc.collect()
    gc.freeze()


def _first_look(game: Game) -> Readiness:
    """How far a game is at the start. One that was compiled before is ready: to load it takes only
    a moment."""
    is_warm = warm.is_warm(game)
    return {
        "game": game.id,
        "state": "ready" if is_warm else "waiting",
        "done": 0,
        "expected": 0 if is_warm else warm.expected(game),
        "problem": None,
    }


def _ending(code: int) -> str:
    """How a process ended."""
    if code == -signal.SIGKILL:
        return "was killed, perhaps because there is too little memory"
    return f"was ended by signal {-code}" if code < 0 else f"ended with status {code}"
