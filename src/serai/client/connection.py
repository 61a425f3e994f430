"""A connection to a server: asks, waits where it is told to, and asks again where that is safe."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote, urlencode, urlsplit

from serai.client.errors import Failed, Offline, Refused
from serai.client.operations import Operations

PATIENCE = 60.0
"""So many seconds a client waits in all, before it gives up a request."""
PAUSE = 0.5
"""Seconds before it asks again, where the server does not say when."""
LONGEST_ANSWER = 60.0
SLOW_DOWN, UNAVAILABLE = 429, 503
JSON = "application/json"


class Client(Operations):
    """Somebody who asks a server: over one connection, one request after the other.

    Without a `token` the first request that needs one asks for a new identity. A request is
    repeated when the server asks to slow down; and when the server is not reached or cannot write,
    unless it would make something twice. After `patience` seconds of that it fails.
    """

    def __init__(self, server: str, token: str | None = None, patience: float = PATIENCE) -> None:
        address = urlsplit(server)
        kind = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
        self.server = f"{address.scheme}://{address.netloc}"
        self.patience = patience
        self._line = kind[address.scheme](address.netloc, timeout=LONGEST_ANSWER)
        self._token = token

    @property
    def token(self) -> str:
        """Who this is. Keep it, and be the same person again."""
        if self._token is None:
            self._token = ""  # while it is asked for
            self._token = self.post_token()["token"]
        return self._token

    def close(self) -> None:
        """End the connection. The next request opens one again."""
        self._line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self.close()

    def ask(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        is_new: bool = False,
    ) -> Any:
        """Ask the server; raises Refused and Offline. What is None is left out."""
        asked = urlencode(_known(query))
        target = quote(path) + (f"?{asked}" if asked else "")
        text = None if body is None else json.dumps(_known(body)).encode()
        deadline = time.monotonic() + self.patience
        if body and body.get("command"):
            is_new = False  # it has a name, so that it is done once
        while True:
            try:
                return self._ask_once(method, target, text)
            except Failed as failure:
                pause = failure.seconds or PAUSE
                if not _may_ask_again(failure, is_new) or time.monotonic() + pause > deadline:
                    raise
            time.sleep(pause)

    def _ask_once(self, method: str, target: str, text: bytes | None) -> Any:
        headers = {"content-type": JSON}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        try:
            self._line.request(method, target, text, headers)
            answer = self._line.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self._line.close()  # what is left of an answer would be taken for the next one
            raise Offline(f"{self.server} was not reached: {error}") from error
        if answer.status >= http.client.BAD_REQUEST:
            raise Refused(answer.status, _told(content), _seconds(answer))
        return _read(content, answer.headers.get_content_type())


def _read(content: bytes, kind: str) -> Any:
    """JSON as what it says, text as text, anything else as bytes."""
    if kind == JSON:
        return json.loads(content)
    return content.decode() if kind == "text/plain" else content


def _told(content: bytes) -> Mapping[str, Any]:
    """What is said of an error. A proxy before the server may say nothing that we read."""
    try:
        told = json.loads(content)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def _seconds(answer: http.client.HTTPResponse) -> float | None:
    wait = answer.headers.get("retry-after", "")
    return float(wait) if wait.isdecimal() else None


def _known(facts: Mapping[str, Any] | None) -> dict[str, Any]:
    return {name: fact for name, fact in (facts or {}).items() if fact is not None}


def _may_ask_again(failure: Failed, is_new: bool) -> bool:
    """Whether a request may be sent once more. Who is told to slow down has changed nothing."""
    if isinstance(failure, Refused) and failure.status != UNAVAILABLE:
        return failure.status == SLOW_DOWN
    return not is_new
