"""Errors as answers: a status, a kind and a sentence. They repeat nothing of what was sent."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from serai.engine.errors import SeraiError, UnknownGame
from serai.table.errors import Illegal, TableError, TooMany
from serai.table.offering import refusal_facts
from serai.table.session import Session

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "no-identity": 401,
    "bad-token": 401,
    "not-your-seat": 403,
    "not-your-turn": 403,
    "no-seat": 403,
    "bad-invite": 403,
    "not-host": 403,
    "sent-away": 403,
    "banned": 403,
    "too-many": 429,
    "busy": 503,
    "preparing": 503,
    "unprepared": 503,
    "bad-input": 422,
}
"""All other kinds say that the table is not in a state for it: 409."""
CONFLICT = 409


class TooLarge(Exception):
    """A body grew over the limit while it was read."""


def failure(kind: str, sentence: str, status: int, **headers: str) -> JSONResponse:
    """An error as every client gets it."""
    body = {"type": "error", "error": kind, "sentence": sentence}
    return JSONResponse(body, status, headers=headers)


def retry_after(seconds: float) -> dict[str, str]:
    """The header that says when to try again."""
    return {"retry-after": str(int(seconds) + 1)}


def kind_of(error: SeraiError) -> str:
    """The kind of an error, for programs."""
    if isinstance(error, UnknownGame):
        return "unknown-game"
    return error.kind if isinstance(error, TableError) else "bad-input"


def error_facts(error: SeraiError, session: Session | None = None) -> dict[str, Any]:
    """An error's kind and sentence, and the refusal if a rule forbids it."""
    facts: dict[str, Any] = {"error": kind_of(error), "sentence": str(error)}
    if isinstance(error, Illegal) and session is not None:
        facts["refusal"] = refusal_facts(session.game, error.refusal)
    return facts


def headers_of(error: SeraiError) -> dict[str, str] | None:
    """When to try again, where that is known."""
    if not isinstance(error, TooMany) or error.seconds is None:
        return None
    return retry_after(error.seconds)


def describe(error: RequestValidationError | ValidationError) -> str:
    """What is wrong with a body, in a sentence that repeats nothing of it."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return f"{place}: {first['msg']}" if place else str(first["msg"])


def answer_errors(app: FastAPI) -> None:
    """Let the app answer every error with its kind and sentence."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, SeraiError)
        session = getattr(request.state, "session", None)
        body = {"type": "error", **error_facts(error, session)}
        return JSONResponse(body, STATUS.get(body["error"], CONFLICT), headers_of(error))

    async def misunderstood(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return failure("bad-request", describe(error), 422)

    async def too_large(_: Request, __: Exception) -> Response:
        return failure("too-large", "the body is too long", 413)

    async def not_there(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, TooLarge):
            return await too_large(_, error)
        kind = {404: "not-found", 405: "bad-request"}.get(error.status_code, "bad-request")
        return failure(kind, str(error.detail), error.status_code, **(error.headers or {}))

    app.add_exception_handler(SeraiError, refused)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(HTTPException, not_there)
    app.add_exception_handler(TooLarge, too_large)
