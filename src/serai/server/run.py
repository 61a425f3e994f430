"""Running the server with uvicorn."""

from __future__ import annotations

from typing import Any

import uvicorn

from serai.server.app import all_games, make_app
from serai.server.background_compiler import BackgroundCompiler, Watch, ignore
from serai.server.settings import Settings

WS_LIMIT = 64 * 1024
"""A larger WebSocket message ends the connection; a smaller one that is too large is refused."""


def make_server(settings: Settings, host: str, port: int, watch: Watch = ignore) -> uvicorn.Server:
    """A server, ready to be run. `watch` is told how far the games are. Requests are not logged,
    because addresses may hold invites."""
    app = make_app(settings, BackgroundCompiler(all_games(), watch))
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "access_log": False,
        "log_level": "warning",
        "ws_max_size": WS_LIMIT,
        "ws_per_message_deflate": False,  # news are small: not worth the time and the memory
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Server(uvicorn.Config(app, **options))
