"""Who somebody is. A person has an unguessable token that this server has signed, in a cookie or in
a header. The server keeps no tokens: it stores and shows a digest of them, the identity."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from starlette.requests import HTTPConnection

from serai.table.errors import TableError

COOKIE = "serai"
YEAR = 31_536_000
TOKEN_BYTES = 24


class NoIdentity(TableError):
    """The request brings no token."""

    kind = "no-identity"


class BadToken(TableError):
    """The token was not made by this server."""

    kind = "bad-token"


def make_token(key: bytes) -> str:
    """A new token, for a new identity."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return f"{token}.{_signature(key, token)}"


def identity_of(key: bytes, signed: str) -> str:
    """The identity that a token stands for; raises BadToken."""
    token, _, signature = signed.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(key, token).encode()):
        raise BadToken("this token was not made by this server")
    return hashlib.sha256(f"identity {token}".encode()).hexdigest()[:24]


def _signature(key: bytes, token: str) -> str:
    return hmac.new(key, f"token {token}".encode(), hashlib.sha256).hexdigest()


def token_in(connection: HTTPConnection) -> str | None:
    """The token that a request brings."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


def is_bearer(connection: HTTPConnection) -> bool:
    """Whether the token comes in a header. A page of another site cannot make a browser send that,
    as it can with a cookie."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def identity_or_none(connection: HTTPConnection) -> str | None:
    """The identity of a request; None for a stranger; raises BadToken."""
    token = token_in(connection)
    return None if token is None else identity_of(connection.app.state.key, token)


def required_identity(connection: HTTPConnection) -> str:
    """The identity of a request that needs one; raises NoIdentity and BadToken."""
    who = identity_or_none(connection)
    if who is None:
        raise NoIdentity("this needs a token: ask GET /api/me or POST /api/tokens for one")
    return who
