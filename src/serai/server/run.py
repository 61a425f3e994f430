"""Running the server with uvicorn."""

from __future__ import annotations

from typing import Any

import uvicorn

from serai.server.app import make_app
from serai.server.settings import Settings

WS_LIMIT = 64 * 1024
"""A larger WebSocket message ends the connection; a smaller one that is too large is refused."""


def make_server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """A server that waits to be run. Requests are not logged: addresses may hold invites."""
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "access_log": False,
        "log_level": "warning",
        "ws_max_size": WS_LIMIT,
        "ws_per_message_deflate": False,  # news are small: not worth the time and the memory
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Server(uvicorn.Config(make_app(settings), **options))
