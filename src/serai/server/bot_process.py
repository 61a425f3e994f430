"""A process for bots: it thinks about what the tables of other processes ask, and knows nothing of
them but that."""

from __future__ import annotations

import asyncio
import signal
from functools import partial

from serai.server.background import Background
from serai.server.background_compiler import BackgroundCompiler, Watch, all_games, ignore
from serai.server.storage.database import BadDatabase, open_patiently
from serai.server.storage.notices import Notices
from serai.server.storage.questions import BotProcess
from serai.table.thinking import InThreads, Threads

WHERE = (
    "processes for bots are asked through PostgreSQL: name one with --database. "
    "Where games are kept in a file, bots think beside the server"
)


async def think(database: str, threads: int, watch: Watch = ignore) -> None:
    """Think for the tables of this database, until a signal ends it."""
    engine, _ = await open_patiently(database)
    if engine.dialect.name != "postgresql":
        raise BadDatabase(WHERE)
    pool, notices, background = Threads(threads), Notices(engine), Background()
    preparation = BackgroundCompiler(all_games(), watch)
    process = BotProcess(notices, InThreads(pool), preparation.games, preparation.is_ready)
    background.start("telling other processes", notices.keep_telling)
    background.start("hearing other processes", notices.keep_listening)
    background.start("answering", process.keep_answering)
    background.start("preparing", partial(preparation.prepare, _tell_nobody))
    await until_signalled()
    await background.stop()
    await notices.say_goodbye()
    pool.stop()
    engine.dispose()


async def _tell_nobody(_: str) -> None:
    """Which games there are is told in every round."""


async def until_signalled() -> None:
    """Wait for Ctrl-C or for the end of the service."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    await ended.wait()
