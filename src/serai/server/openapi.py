"""The description of the API, as other programs read it: FastAPI's own, with the errors that really
come, and with the ways to say who asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from serai.server import outgoing
from serai.server.api.dependencies import get_identity, get_identity_or_none, get_session
from serai.server.identity import COOKIE

REFERENCE = "#/components/schemas/{model}"
FAILURE = {"application/json": {"schema": {"$ref": REFERENCE.format(model="Failure")}}}
SCHEMES = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of `POST /api/tokens`, for programs.",
    },
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "The cookie of `GET /api/me`, for browsers.",
    },
}
MEANINGS = {
    400: "the body could not be read, or did not come in time",
    401: "the token is missing or not ours",
    403: "you may not do that, or the server does not answer to this name",
    404: "there is no such thing",
    409: "the table is not in a state for it",
    413: "the body is too long",
    422: "the request was not understood",
    429: "too much of something: `retry-after` says when there is room for more",
    503: "the log cannot be written or read now, or the game is being compiled",
}
EVERYWHERE = (403, 422, 429)


def describe_api(app: FastAPI, routers: Sequence[APIRouter]) -> None:
    """Let the app describe itself like this; `routers` hold all that there is to ask."""

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = _description(app, routers)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI's own pages advise


def _description(app: FastAPI, routers: Sequence[APIRouter]) -> dict[str, Any]:
    found = get_openapi(
        title=app.title,
        version=app.version,
        description=app.description,
        routes=app.routes,
        separate_input_output_schemas=False,
    )
    parts = found["components"]
    parts["securitySchemes"] = SCHEMES
    for name in ("HTTPValidationError", "ValidationError"):
        parts["schemas"].pop(name, None)
    parts["schemas"] |= _schemas(outgoing.Failure)
    for route, method in _operations(routers):
        _complete(route, found["paths"][route.path_format][method.lower()])
    return found


def _operations(routers: Sequence[APIRouter]) -> Iterator[tuple[APIRoute, str]]:
    for route in (route for router in routers for route in router.routes):
        if isinstance(route, APIRoute) and route.include_in_schema:
            for method in route.methods or ():
                yield route, method


def _complete(route: APIRoute, operation: dict[str, Any]) -> None:
    """The errors of one operation, and who may ask."""
    asks = set(_dependencies(route.dependant))
    for status in sorted(_errors(operation, asks)):
        operation["responses"][str(status)] = {
            "description": MEANINGS[status],
            "content": FAILURE,
        }
    if get_identity in asks:
        operation["security"] = [{scheme: []} for scheme in SCHEMES]
    elif get_identity_or_none in asks:
        operation["security"] = [{}, *({scheme: []} for scheme in SCHEMES)]


def _errors(operation: dict[str, Any], asks: set[Any]) -> set[int]:
    statuses = {*EVERYWHERE}
    if asks & {get_identity, get_identity_or_none}:
        statuses.add(401)
    if get_session in asks:
        statuses |= {404, 409, 503}
    if "parameters" in operation:
        statuses.add(404)
    if "requestBody" in operation:
        statuses |= {400, 404, 409, 413, 503}
    if "503" in operation["responses"]:
        statuses.discard(503)  # it has an answer of its own
    else:
        statuses.add(503)
    return statuses


def _dependencies(dependant: Dependant) -> Iterator[Any]:
    for each in dependant.dependencies:
        yield each.call
        yield from _dependencies(each)


def _schemas(shape: Any) -> dict[str, Any]:
    """The schema of a shape and of what it is made of, by name."""
    schema = TypeAdapter(shape).json_schema(ref_template=REFERENCE)
    return {**schema.pop("$defs", {}), shape.__name__: schema}
