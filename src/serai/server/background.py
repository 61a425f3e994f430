"""What a server does by itself beside answering. Work that fails begins again after a while, so one
fault does not end it for the server's whole life; meanwhile it is a trouble that health tells."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from serai.table.errors import in_short

LOG = logging.getLogger(__name__)
Work: TypeAlias = Callable[[], Awaitable[None]]
LONGEST = 8
"""A pause grows to so many times the first one: what was stopped goes on soon after it can."""
SOUND = 1.0
"""Work that has no end is no trouble any more once it has gone on for so many seconds."""


class Background:
    """Tasks that are looked after. `pause` is how many seconds the first one that fails waits; each
    further failure doubles it."""

    def __init__(self, pause: float = 0.25) -> None:
        self.pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._troubles: dict[str, str] = {}

    def start(self, name: str, work: Work, every: float | None = None) -> None:
        """Do this work until it succeeds once; or again and again, `every` so many seconds."""
        self._tasks[name] = asyncio.create_task(self._keep_doing(name, work, every))

    def is_done(self, name: str) -> bool:
        """Whether work that is done once has succeeded."""
        return name in self._tasks and self._tasks[name].done()

    @property
    def troubles(self) -> list[str]:
        """What failed and has not succeeded since."""
        return [f"{name}: {trouble}" for name, trouble in self._troubles.items()]

    async def stop(self) -> None:
        """End all work."""
        for task in self._tasks.values():
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _keep_doing(self, name: str, work: Work, every: float | None) -> None:
        while True:
            await self._until_done(name, work)
            if every is None:
                return
            await asyncio.sleep(every)

    async def _until_done(self, name: str, work: Work) -> None:
        pause = self.pause
        while not await self._is_done(name, work):
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST * self.pause)

    async def _is_done(self, name: str, work: Work) -> bool:
        recovery = asyncio.get_running_loop().call_later(SOUND, self._recover, name)
        try:
            await work()
        except Exception as error:  # noqa: BLE001 (whatever it is, the work begins again)
            self._note(name, in_short(error))
            return False
        finally:
            recovery.cancel()
        self._recover(name)
        return True

    def _note(self, name: str, trouble: str) -> None:
        """Work has failed. Whoever looks after the server reads of it once, and of its end."""
        if name not in self._troubles:
            LOG.error("%s failed and will begin again: %s", name, trouble)
        self._troubles[name] = trouble

    def _recover(self, name: str) -> None:
        if self._troubles.pop(name, None):
            LOG.warning("%s goes on again", name)
