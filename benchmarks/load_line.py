"""A WebSocket client that costs next to nothing, for the load benchmark: it shares the machine with
the server, and what it spends, the server lacks. Both servers get the same one.

It speaks as much of RFC 6455 as our two servers answer with: whole text frames, no extensions.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""Clients have to mask what they send. With zeros it stays as it is, and takes no time here; the
server unmasks it as it does any other."""
SHORT, LONG = 126, 1 << 16


class Line(asyncio.Protocol):
    """A connection. `hear` is called with every text that comes in, as bytes."""

    def __init__(
        self, greeting: bytes, hear: Callable[[Line, bytes], None], first: bytes | None
    ) -> None:
        self.closed = asyncio.get_running_loop().create_future()
        self._greeting = greeting
        self._hear = hear
        self._first = first
        self._is_open = False
        self._rest = b""

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a text."""
        size = len(text)
        if size < SHORT:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0x80 | SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    # --- What the event loop calls --------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there: ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._greeting)

    def connection_lost(self, _: Exception | None) -> None:
        """It is over."""
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, came: bytes) -> None:
        """Whatever came, whole frames or not."""
        self._rest = self._rest + came if self._rest else came
        if not self._is_open:
            self._open()
        while self._is_open and (frame := self._frame()):
            self._take(*frame)

    def _open(self) -> None:
        head, end, rest = self._rest.partition(b"\r\n\r\n")
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            raise SystemExit(f"no WebSocket here: {head.decode()}")
        self._is_open, self._rest = True, rest
        if self._first is not None:
            self.send(self._first)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, taken off what is there."""
        rest = self._rest
        if len(rest) < 2:
            return None
        size, start = rest[1], 2
        if size >= SHORT:
            start = 4 if size == SHORT else 10
            size = int.from_bytes(rest[2:start], "big")
        if len(rest) < start + size:
            return None
        self._rest = rest[start + size :]
        return rest[0], rest[start : start + size]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self._hear(self, text)
        elif kind == PING:
            self.send(text, PONG)
        elif kind == CLOSE:
            self.close()


async def listen(
    url: str,
    headers: Mapping[str, str],
    hear: Callable[[Line, bytes], None],
    first: bytes | None = None,
) -> None:
    """Open a line, say something first if there is something to say, and hear what comes until
    either side hangs up."""
    place = urlsplit(url)
    path = f"{place.path}?{place.query}" if place.query else place.path
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    greeting = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(greeting, hear, first), place.hostname, place.port
    )
    try:
        await line.closed
    finally:
        line.close()
