"""What the server counts and measures."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.datastructures import State

from serai.server import metrics
from serai.server.api.health import troubles

router = APIRouter()


@router.get("/metrics", include_in_schema=False)
def get_metrics(request: Request) -> Response:
    """For Prometheus. Nothing here names a person, a table or a move."""
    measure(request.app.state)
    return Response(metrics.page(), media_type=metrics.CONTENT_TYPE)


async def keep_measuring(state: State) -> None:
    """Of several workers one is asked, and answers for all: each says now and then how it is."""
    measure(state)


def measure(state: State) -> None:
    """How many tables and troubles there are now."""
    metrics.TABLES.set(len(state.tables.sessions))
    metrics.TROUBLES.set(len(troubles(state)))
