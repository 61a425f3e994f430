"""What the server counts and measures."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from serai.server import metrics
from serai.server.api.health import troubles

router = APIRouter()


@router.get("/metrics", include_in_schema=False)
def get_metrics(request: Request) -> Response:
    """For Prometheus. Nothing here names a person, a table or a move."""
    state = request.app.state
    metrics.TABLES.set(len(state.tables.sessions))
    metrics.TROUBLES.set(len(troubles(request)))
    return Response(metrics.page(), media_type=metrics.CONTENT_TYPE)
