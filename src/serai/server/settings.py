"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass

from serai.server.logs import Form


@dataclass(frozen=True)
class Settings:
    """The choices of whoever runs the server.

    `origins` are further addresses under which a proxy serves the page. `bot_delay` is how many
    seconds a bot waits before it plays. `default_bot` plays for people who are away. `adviser` is
    the level of the bots that gives hints. `patience` multiplies every rate limit: tests and load
    benchmarks raise it. `proxies` are addresses from which we believe whose request they pass on.
    `remote_bots` are the bots waiting for somebody elsewhere that may sit at tables.
    `log` is the form of the log's lines.
    `is_local` says that only this machine can reach the server; then it
    answers to no strange name.
    """

    database: str
    origins: tuple[str, ...] = ()
    bot_delay: float = 0.6
    bot_threads: int = 2
    default_bot: str = "medium"
    adviser: str = "expert"
    patience: float = 1.0
    proxies: tuple[str, ...] = ()
    is_local: bool = False
    remote_bots: tuple[str, ...] = ()
    log: Form = Form.TEXT
