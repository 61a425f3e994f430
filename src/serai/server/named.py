"""Every request gets a name, which its answer tells and the log's lines carry, and is measured."""

from __future__ import annotations

import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.logs import name_request
from serai.server.metrics import note_answer

HEADER = "x-request-id"


class Named:
    """Names and measures whatever passes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        name, begun = name_request(), time.perf_counter()

        async def send_named(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = name
                seconds = time.perf_counter() - begun
                note_answer(scope["method"], message["status"], seconds)
            await send(message)

        await self.app(scope, receive, send_named)
