"""How the server is: for monitors, for proxies, and for a page that waits for a game."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.datastructures import State

import serai
from serai.server import outgoing
from serai.server.background import Background
from serai.server.background_compiler import BackgroundCompiler
from serai.server.storage.store import DatabaseStore

router = APIRouter(prefix="/api")
LOOKING = "looking for tables that wait"
"""What a server has to have done before it is ready."""


@router.get("/health")
def get_health(request: Request) -> outgoing.Health:
    """The server is alive: how far the games are that are being compiled, and what goes wrong."""
    preparation: BackgroundCompiler = request.app.state.preparation
    return {
        "version": serai.__version__,
        "games": list(preparation.readiness.values()),
        "troubles": troubles(request.app.state),
    }


@router.get("/ready", responses={503: {"model": outgoing.Ready}})
def get_ready(request: Request, response: Response) -> outgoing.Ready:
    """Whether people may be sent here; 503 while they may not."""
    background: Background = request.app.state.background
    found = troubles(request.app.state)
    is_ready = background.is_done(LOOKING) and not found
    response.status_code = 200 if is_ready else 503
    return {"ready": is_ready, "troubles": found}


def troubles(state: State) -> list[str]:
    """What goes wrong now."""
    background: Background = state.background
    store: DatabaseStore = state.store
    return [*background.troubles, *([store.trouble] if store.trouble else [])]
