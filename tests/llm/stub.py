"""A server on this machine that answers as chat completions do, with what a test tells it to."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, TypeAlias

Asked: TypeAlias = dict[str, Any]


class Answer:
    """A status and a body. `pause` seconds pass between the bytes of the body."""

    def __init__(
        self, body: bytes, status: int = 200, pause: float = 0.0, location: str = ""
    ) -> None:
        self.body, self.status, self.pause, self.location = body, status, pause, location


def says(text: str | None, tokens: int | None = 10) -> Answer:
    """A model's answer."""
    usage = {} if tokens is None else {"usage": {"total_tokens": tokens}}
    told = {"choices": [{"message": {"role": "assistant", "content": text}}], **usage}
    return Answer(json.dumps(told).encode())


class Stub:
    """What was asked, and where. `answer` says what comes of a question."""

    def __init__(self, answer: Callable[[Asked], Answer]) -> None:
        self.answer = answer
        self.asked: list[Asked] = []
        self.keys: list[str | None] = []
        self.address = ""

    def offers(self, number: int = -1) -> list[str]:
        """The offers that a question named."""
        return offers_in(self.asked[number])


def offers_in(asked: Asked) -> list[str]:
    """The offers that stand in a question."""
    told = asked["messages"][1]["content"].partition("Your offers")[2]
    return [line[2:].partition(" (")[0] for line in told.split("\n") if line.startswith("- ")]


def last_offer(asked: Asked) -> Answer:
    """Plays the last offer."""
    return says(f"The others are worse.\n\nPLAY {offers_in(asked)[-1]}")


@contextmanager
def serving(answer: Callable[[Asked], Answer]) -> Iterator[Stub]:
    """A stub that listens at an address of its own."""
    stub = Stub(answer)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
            stub.asked.append({"path": self.path, **asked})
            stub.keys.append(self.headers["authorization"])
            self._tell(stub.answer(asked))

        def do_GET(self) -> None:  # who follows a redirect comes with this
            stub.asked.append({"path": self.path})
            self._tell(says("PLAY nothing"))

        def _tell(self, answer: Answer) -> None:
            self.send_response(answer.status)
            self.send_header("content-length", str(len(answer.body)))
            if answer.location:
                self.send_header("location", answer.location)
            self.end_headers()
            try:
                for byte in answer.body if answer.pause else ():
                    time.sleep(answer.pause)
                    self.wfile.write(bytes([byte]))
                    self.wfile.flush()
                if not answer.pause:
                    self.wfile.write(answer.body)
            except OSError:
                return  # nobody waits any more

        def log_message(self, *_: Any) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    stub.address = f"http://127.0.0.1:{server.server_address[1]}/v1"
    try:
        yield stub
    finally:
        server.shutdown()
        server.server_close()
