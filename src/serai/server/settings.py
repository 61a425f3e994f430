"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """`origins` are further addresses that the page is served from, behind a proxy. `is_local`:
    only this machine can reach the server, which then answers to no strange name. `default_bot`
    sits in for people; `adviser` is the level that hints are thought about as long as. `patience`
    multiplies every rate limit: tests and load benchmarks raise it."""

    database: str
    origins: tuple[str, ...] = ()
    bot_delay: float = 0.6
    bot_threads: int = 2
    default_bot: str = "medium"
    adviser: str = "expert"
    patience: float = 1.0
    is_local: bool = False
