"""A proxy before PostgreSQL that does harm: it loses answers of commits, and cuts connections."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

COMMIT = b"COMMIT"
WITHIN = 2.0
"""So many seconds a commit has before its answer is lost."""


class HarmfulProxy:
    """Listens on this machine, and passes everything on to a PostgreSQL's socket."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / ".s.PGSQL.5432"
        self.lost = 0
        self._loses = 0
        self._open: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Listen no more."""
        self._server.close()
        self.cut()

    def lose_answers(self, number: int = 1) -> None:
        """Pass the next so many commits on, and lose what is answered."""
        self._loses = number

    def cut(self) -> int:
        """Cut all connections; returns how many there were."""
        open_now = list(self._open)
        for writer in open_now:
            writer.transport.abort()
        return len(open_now)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, forth = await asyncio.open_unix_connection(str(self.socket))
        except OSError:
            writer.transport.abort()
            return
        self._open.add(writer)
        answers = asyncio.create_task(pass_on(back, writer))
        with suppress(OSError):
            while data := await reader.read(65_536):
                if COMMIT in data and self._loses:
                    self._loses -= 1
                    self.lost += 1
                    answers.cancel()
                    forth.write(data)
                    await asyncio.wait_for(back.read(65_536), WITHIN)
                    break
                forth.write(data)
                await forth.drain()
        answers.cancel()
        self._open.discard(writer)
        writer.transport.abort()
        forth.close()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes, until one side ends."""
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
