"""`serai serve`"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.errors import BadInput, tell_problem

if TYPE_CHECKING:
    from serai.server.logs import Form
    from serai.server.settings import Settings

PORT = 8000
OPEN_AFTER = 0.5

Host = Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is all.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65_535, help="0 is any free one.")]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar="SERAI_DATABASE",
        help="Where games are kept: a SQLite file, or the URL of a PostgreSQL database. "
        "Without it: a file in your data folder.",
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Another address of the page, behind a proxy."),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        help="A proxy whose word we take for whose request it passes on (X-Forwarded-For).",
    ),
]
BotDelay = Annotated[
    float, typer.Option("--bot-delay", min=0, help="Seconds that you may look before a bot moves.")
]
Patience = Annotated[
    float, typer.Option("--patience", min=0.01, help="Multiplies every rate limit.")
]
Log = Annotated[
    str, typer.Option("--log", metavar="text|json", help="The form of the log's lines on stderr.")
]
RemoteBots = Annotated[
    list[str] | None,
    typer.Option(
        "--remote-bot",
        metavar="BOT",
        help="A bot that asks somebody elsewhere, such as `llm`, may sit at tables. Whoever seats "
        "it spends what that costs you.",
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers",
        min=1,
        max=64,
        help="So many processes serve this address together. They need PostgreSQL.",
    ),
]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")]


def serve(  # noqa: PLR0913, PLR0917 (one for each option)
    host: Host = "127.0.0.1",
    port: Port = PORT,
    database: Database = None,
    origin: Origins = None,
    proxy: Proxies = None,
    bot_delay: BotDelay = 0.6,
    patience: Patience = 1.0,
    remote_bot: RemoteBots = None,
    workers: Workers = 1,
    log: Log = "text",
    browser: Browser = True,
) -> None:
    """The table in the browser: play with friends and bots.

    Games are kept: stop the server and start it again, and every game goes on where it was.

    Examples:

    - `serai serve`
    - `serai serve --host 0.0.0.0 --port 80 --database games.db`
    - `serai serve --database postgresql+psycopg://host/serai --workers 4`
    """
    from serai.server.guard import is_loopback
    from serai.server.settings import Settings
    from serai.server.storage.database import database_url

    settings = Settings(
        database_url(database),
        tuple(origin or ()),
        bot_delay,
        patience=patience,
        proxies=tuple(proxy or ()),
        is_local=is_loopback(host),
        log=log_form(log),
        remote_bots=checked_remote_bots(remote_bot or []),
    )
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput(
            "several workers tell each other what is new through PostgreSQL: name one with "
            "--database, or leave --workers out"
        )
    run(settings, host, port, browser, workers)


def checked_remote_bots(names: list[str]) -> tuple[str, ...]:
    """Bots that may sit at tables although they ask somebody elsewhere; raises BadInput for one
    that does not, or that is not set up."""
    import serai
    from serai.bots import make_bot
    from serai.bots.registry import is_remote

    for name in names:
        make_bot(name, serai.game(serai.games()[0]), seed=0)
        if not is_remote(name):
            raise BadInput(f"{name} asks nobody elsewhere: it may sit at tables anyway")
    return tuple(names)


def log_form(written: str) -> Form:
    """The form of a log's lines; raises BadInput."""
    from serai.server.logs import Form

    if written not in list(Form):
        raise BadInput(f"a log is written as text or json, not {written!r}")
    return Form(written)


def serve_or_help(show_help: Callable[[], str]) -> None:
    """What `serai` alone does: the page if it has been built, otherwise what there is. Some help is
    printed while it is made."""
    from serai.server.page import FOLDER

    if (FOLDER / "index.html").is_file():
        serve()
    elif help_text := show_help():
        print(help_text)


def run(settings: Settings, host: str, port: int, browser: bool, workers: int = 1) -> None:
    """Listen, say where, and serve until Ctrl-C. What has to be compiled is compiled meanwhile."""
    import socket

    from serai.cli.warming import ServerBars
    from serai.engine.game import game_problems
    from serai.server.logs import write_log
    from serai.server.run import make_server
    from serai.server.storage.database import wait_for_database
    from serai.server.workforce import Job, Workforce

    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()  # who comes before the server runs waits, and is not turned away
    except OSError as error:
        raise BadInput(f"cannot listen on {host}:{port}: {error.strerror}") from None
    address = f"http://{shown(host)}:{listener.getsockname()[1]}/"
    print(f"Serai is at {address} (Ctrl-C ends it)", flush=True)
    for problem in game_problems():
        tell_problem(problem)
    if browser and sys.stdout.isatty():
        open_soon(address)
    write_log(settings.log)
    wait_for_database(settings.database, tell_problem)
    if workers > 1:
        Workforce(Job(settings, host, port, listener), workers).run()
    else:
        make_server(settings, host, port, ServerBars()).run([listener])


def shown(host: str) -> str:
    """A host as a browser on this machine can open it."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def open_soon(address: str) -> None:
    """Open the page once the server answers; without a screen nothing happens."""
    import threading
    import webbrowser

    timer = threading.Timer(OPEN_AFTER, webbrowser.open, (address,))
    timer.daemon = True
    timer.start()
