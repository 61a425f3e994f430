"""What every request passes first: limits of size and rate, and a look at where it comes from. And
the headers of every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.error_answers import TooLarge, failure, retry_after
from serai.server.identity import COOKIE, BadToken, identity_or_none
from serai.server.settings import Settings
from serai.table.rate_limit import SharedRateLimits

BODY_LIMIT = 64 * 1024
BODY_WITHIN = 20.0
"""Seconds within which a body has to come: each that is waited for keeps a connection open."""
TRY_LATER, BROKEN_POLICY = 1013, 1008
MISNAMED = (
    "this server is for its own machine and does not answer to this name: "
    "call it localhost, or start it with --origin and the name"
)
PEOPLE = 5
"""All people at one address together may do so many times as much as one of them."""
OPENING = ("/api/tables", "/api/lessons", "/api/tokens")
"""What makes something that stays."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
"""What the page may load: nothing from elsewhere, and no script that stands in it."""

HEADERS: Mapping[str, str] = {
    "content-security-policy": "; ".join(POLICY),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer. Invites stand in addresses: no other site is told them."""


def is_foreign(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a browser sends this on behalf of a page of another site."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    return origin not in origins and urlsplit(origin).netloc != headers.get("host")


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens there."""
    return host == "localhost" or (_is_address(host) and ip_address(host).is_loopback)


def is_own_name(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request calls the server by an address, by `localhost` or by a name of `origins`.
    Any other name may be that of a site that lets it mean this machine, and so passes for us."""
    name = _name_in(f"//{headers.get('host', 'localhost')}")
    return name == "localhost" or _is_address(name) or name in map(_name_in, origins)


def _name_in(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """Refuses what is too large, comes too often or comes from elsewhere, before anything else sees
    it."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: SharedRateLimits) -> None:
        self.app = app
        self.origins = settings.origins
        self.is_local = settings.is_local
        patience = settings.patience
        self.asking = Crowd(limits, "asking", 50 * patience, 300 * patience)
        self.commanding = Crowd(limits, "commanding", 10 * patience, 60 * patience)
        self.opening = Crowd(limits, "opening", 0.2 * patience, 30 * patience)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let it through."""
        if scope["type"] == "websocket" and self._is_misnamed(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": BROKEN_POLICY})
            return
        if scope["type"] == "websocket" and self._wait(scope, is_command=True):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = with_headers(send, headers_for(scope["path"]))
        refusal = self.refuse(scope)
        if refusal is not None:
            await refusal(scope, receive, answer)
            return
        await self.app(whole(scope), limited(receive), answer)

    def refuse(self, scope: Scope) -> JSONResponse | None:
        """Why a request goes no further; None if it does."""
        headers = Headers(scope=scope)
        if self._is_misnamed(headers):
            return failure("bad-host", MISNAMED, 403)
        if int(_digits(headers.get("content-length", "0"))) > BODY_LIMIT:
            return failure("too-large", f"a body has at most {BODY_LIMIT} bytes", 413)
        is_command = scope["method"] not in SAFE_METHODS
        if is_command and COOKIE in headers.get("cookie", "") and is_foreign(headers, self.origins):
            return failure("bad-origin", "this came from a page of another site", 403)
        wait = self._wait(scope, is_command)
        if wait:
            sentence = "too many requests: slow down"
            return failure("too-many", sentence, 429, **retry_after(wait))
        return None

    def _is_misnamed(self, headers: Headers) -> bool:
        return self.is_local and not is_own_name(headers, self.origins)

    def _wait(self, scope: Scope, is_command: bool) -> float:
        address = str((scope.get("client") or ("?",))[0])
        limits = [self.asking]
        if is_command:
            limits.append(self.commanding)
        if is_command and scope["path"] in OPENING:
            limits.append(self.opening)
        who = person_or_none(scope)
        return max(limit.wait(who, address) for limit in limits)


class Crowd:
    """How often each person may do something, and how often all at one address together: many
    people may share an address, but one of them could pretend to be any number of people. Who
    brings no token is a person of their address."""

    def __init__(
        self, limits: SharedRateLimits, name: str, per_second: float, burst: float
    ) -> None:
        self.of_person = limits.make(name, per_second, burst)
        self.of_address = limits.make(f"{name} address", per_second * PEOPLE, burst * PEOPLE)

    def wait(self, who: str | None, address: str) -> float:
        """Count one more time, as in RateLimit."""
        person = f"at {address}" if who is None else who
        return self.of_person.wait(person) or self.of_address.wait(address)


def person_or_none(scope: Scope) -> str | None:
    """Who asks; None for a stranger, and for who brings a token that is not ours."""
    try:
        return identity_or_none(HTTPConnection(scope))
    except BadToken:
        return None


def whole(scope: Scope) -> Scope:
    """Who asks the API for the head of an answer is answered as if for all of it; what carries the
    answer leaves the rest out."""
    if scope["method"] == "HEAD" and scope["path"].startswith("/api/"):
        return {**scope, "method": "GET"}
    return scope


def _digits(text: str) -> str:
    return text if text.isascii() and text.isdecimal() else str(BODY_LIMIT + 1)


def limited(receive: Receive) -> Receive:
    """Stop reading where a body without a declared length grows over the limit, and give up whoever
    does not send what they promised."""
    read, is_whole = 0, False
    deadline = asyncio.get_running_loop().time() + BODY_WITHIN

    async def receive_some() -> Message:
        nonlocal read, is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        is_whole = not message.get("more_body", False)
        read += len(message.get("body", b""))
        if read > BODY_LIMIT:
            raise TooLarge
        return message

    return receive_some


def headers_for(path: str) -> Mapping[str, str]:
    """The headers of an answer, unless it has its own: what the API says is kept nowhere."""
    return {**HEADERS, "cache-control": "no-store"} if path.startswith("/api/") else HEADERS


def with_headers(send: Send, ours: Mapping[str, str]) -> Send:
    """Put our headers on an answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers: Any = MutableHeaders(scope=message)
            for name, value in ours.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
