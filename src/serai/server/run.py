"""Running the server with uvicorn."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from serai.server.app import make_app
from serai.server.background_compiler import BackgroundCompiler, Watch, all_games, ignore
from serai.server.departure import Departure
from serai.server.first_request import FirstRequestSoon
from serai.server.open_files import raise_limit
from serai.server.settings import Settings

WS_LIMIT = 64 * 1024
"""A larger WebSocket message ends the connection; a smaller one that is too large is refused."""
BROKEN_REQUEST = "Invalid HTTP request received."
"""So uvicorn says it, once for each."""


class Server(uvicorn.Server):
    """A server that says when it has begun, and sends everybody away gently before it ends."""

    def __init__(self, config: uvicorn.Config, departure: Departure) -> None:
        super().__init__(config)
        self.departure = departure
        self.when_started: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self.when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, send away who is there, and end."""
        for server in self.servers:
            server.close()
        await self.departure.begin()
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str, port: int, watch: Watch = ignore) -> Server:
    """A server, ready to be run. `watch` is told how far the games are. Requests are not logged,
    because addresses may hold invites."""
    raise_limit()
    app = make_app(settings, BackgroundCompiler(all_games(), watch))
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "access_log": False,
        "log_config": None,  # `logs` writes what there is to say
        "log_level": "warning",
        "ws_max_size": WS_LIMIT,
        "ws_per_message_deflate": False,  # news are small: not worth the time and the memory
        "timeout_graceful_shutdown": 3,
        "http": FirstRequestSoon,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
    }
    server = Server(uvicorn.Config(app, **options), app.state.departure)
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(is_worth_a_line)
    return server


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether the server's log shall have this. A guest's text that is no text, or no request, ends
    the guest's connection, and is no fault of ours that a line would help to find."""
    if record.msg == BROKEN_REQUEST:
        return False
    error = record.exc_info[1] if record.exc_info else None
    causes = (error, error.__context__ if error else None)  # uvicorn may fail to close for it
    return not any(isinstance(cause, UnicodeDecodeError) for cause in causes)
