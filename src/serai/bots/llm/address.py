"""Asking an address that answers as OpenAI's chat completions do."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from http.client import HTTPException
from threading import Thread
from typing import Any, TypeAlias, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from serai.bots.llm.trouble import Failed, Trouble

Message: TypeAlias = Mapping[str, str]
"""`role` (system, user or assistant) and `content`."""
Result = TypeVar("Result")

PASSING = frozenset({408, 429, 500, 502, 503, 504})
"""Statuses of HTTP after which the same question may be answered a little later."""
LONGEST_ANSWER = 1 << 20
PIECE = 1 << 14
SHOWN = 300
SIGNS_A_TOKEN = 3
"""A token has four signs or so; where nobody counts tokens, we had rather count too many."""


class NoRedirects(HTTPRedirectHandler):
    """Another address than the one that was named gets neither the key nor what a seat knows."""

    def redirect_request(self, *_: Any) -> None:
        """Follow nowhere: the redirect becomes an error."""


OPENER = build_opener(NoRedirects)


@dataclass(frozen=True)
class Reply:
    """What a model answered, and how many tokens question and answer had."""

    text: str
    tokens: int


class ChatAddress:
    """An address such as `http://localhost:11434/v1`, a model there, and the key it asks for."""

    def __init__(self, address: str, model: str, key: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"an address begins with http:// or https://, not {address!r}")
        if parts.username or parts.password:
            raise ValueError("a key stands in the environment, not in the address")
        self.url = f"{address.rstrip('/')}/chat/completions"
        self.model, self.key = model, key
        self._limit_name = "max_tokens"

    def ask(self, messages: Sequence[Message], most_tokens: int, seconds: float) -> Reply:
        """What the model says next; raises Failed. Never longer than these seconds, however slowly
        the answer drips in."""
        deadline = time.monotonic() + seconds
        try:
            return self._ask(messages, most_tokens, deadline)
        except HTTPError as error:
            if not self._wants_other_name(error):
                raise _refused(error) from error
        try:
            return self._ask(messages, most_tokens, deadline)
        except HTTPError as error:
            raise _refused(error) from error

    def _ask(self, messages: Sequence[Message], most_tokens: int, deadline: float) -> Reply:
        asked: dict[str, Any] = {"model": self.model, "messages": list(messages)}
        body = json.dumps({**asked, self._limit_name: most_tokens}).encode()
        seconds = deadline - time.monotonic()
        try:
            text = within(seconds, lambda: self._post(body, deadline))
        except HTTPError:
            raise
        except TimeoutError as error:
            raise Failed(Trouble.SLOW, f"no answer within {seconds:.1f} s") from error
        except (OSError, HTTPException, ValueError) as error:
            raise Failed(Trouble.UNREACHABLE, str(error), may_pass=True) from error
        return read_reply(text, most_tokens_of(messages, most_tokens))

    def _post(self, body: bytes, deadline: float) -> bytes:
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        request = Request(self.url, body, headers, method="POST")
        answer = bytearray()
        with OPENER.open(request, timeout=max(0.01, deadline - time.monotonic())) as opened:
            while piece := opened.read1(PIECE):
                answer += piece
                if len(answer) > LONGEST_ANSWER:
                    raise ValueError("the answer is too long")
                if time.monotonic() > deadline:
                    raise TimeoutError
        return bytes(answer)

    def _wants_other_name(self, error: HTTPError) -> bool:
        """Some models know the limit of an answer's tokens by a newer name only: from now on they
        get that."""
        newer = "max_completion_tokens"
        if error.code != 400 or self._limit_name == newer or newer not in _said_by(error):
            return False
        self._limit_name = newer
        return True


def most_tokens_of(messages: Sequence[Message], most_tokens: int) -> int:
    """How many tokens a question and its answer have at most, by a guess that is rather too
    high."""
    signs = sum(len(message["content"]) for message in messages)
    return signs // SIGNS_A_TOKEN + most_tokens


def read_reply(answer: bytes, most: int) -> Reply:
    """The model's words in an answer; raises Failed. Where it does not say how many tokens it took,
    they are taken to be the most."""
    try:
        facts = json.loads(answer)
        text = facts["choices"][0]["message"]["content"]
        used = (facts.get("usage") or {}).get("total_tokens")
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        told = f"not an answer of chat completions: {answer[:SHOWN]!r}"
        raise Failed(Trouble.UNREACHABLE, told) from error
    if not isinstance(text, str):
        text = ""
    return Reply(text, used if isinstance(used, int) and used > 0 else most)


def within(seconds: float, work: Callable[[], Result]) -> Result:
    """What this comes to; raises TimeoutError when the time is over, and leaves it alone then."""
    found: Future[Result] = Future()

    def run() -> None:
        try:
            found.set_result(work())
        except BaseException as error:  # noqa: BLE001 (it is raised where the result is wanted)
            found.set_exception(error)

    Thread(target=run, name="language-model", daemon=True).start()
    return found.result(timeout=max(0.0, seconds))


def _said_by(error: HTTPError) -> str:
    if not hasattr(error, "said"):
        error.said = error.read(LONGEST_ANSWER).decode(errors="replace")  # type: ignore[attr-defined]
    return str(error.said)


def _refused(error: HTTPError) -> Failed:
    told = f"HTTP {error.code}: {_said_by(error)[:SHOWN]}"
    return Failed(Trouble.REFUSED, told, may_pass=error.code in PASSING)
