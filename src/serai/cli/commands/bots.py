"""`serai bots`"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from serai.cli.commands.serve import Database, Log, log_form
from serai.cli.errors import tell_problem

PROCESSORS = os.cpu_count() or 1
Threads = Annotated[
    int,
    typer.Option(
        "--threads",
        min=1,
        max=256,
        help="How many bots think at once. By itself: as many as this machine has processors.",
    ),
]


def bots(database: Database = None, threads: Threads = PROCESSORS, log: Log = "text") -> None:
    """A process in which the bots of servers think, so that the servers have time for people.

    Start as many as you like, on any machines that reach the PostgreSQL database of the servers.
    Without such a process bots think beside the server.

    Examples:

    - `serai bots --database postgresql+psycopg://host/serai`
    """
    import asyncio

    from serai.cli.warming import ServerBars
    from serai.server.bot_process import think
    from serai.server.logs import write_log
    from serai.server.storage.database import database_url, wait_for_database

    write_log(log_form(log))
    url = database_url(database)
    wait_for_database(url, tell_problem)
    print("Serai's bots think here (Ctrl-C ends it)", flush=True)
    asyncio.run(think(url, threads, ServerBars()))
