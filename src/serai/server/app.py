"""The server, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

import serai
from serai.engine.errors import SeraiError
from serai.engine.game import Game, find_game, game_ids
from serai.server import socket
from serai.server.api import catalogue, records, tables
from serai.server.docs_page import docs_page
from serai.server.failing import answer_errors
from serai.server.guard import Guard
from serai.server.lines import Lines
from serai.server.page import Page
from serai.server.preparing import CompiledBeside
from serai.server.settings import Settings
from serai.server.storage.database import open_database, server_key
from serai.server.storage.store import DatabaseStore
from serai.table.botkeeper import BotKeeper
from serai.table.clerk import Clerk
from serai.table.errors import NotFound
from serai.table.house import House

LOG = logging.getLogger(__name__)
ROUND = 5.0
"""Seconds between two rounds of the housekeeper."""


def make_app(settings: Settings, preparation: CompiledBeside | None = None) -> FastAPI:
    """The server as an ASGI application."""
    games = preparation or CompiledBeside(all_games())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(app, settings, games):
            yield

    app = FastAPI(
        title="Serai",
        version=serai.__version__,
        description="Three board games: tables, bots, records.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.lines = Lines(settings.patience)
    app.add_middleware(Guard, settings=settings)
    answer_errors(app)
    for part in (catalogue, tables, records, socket):
        app.include_router(part.router)
    serve_pages(app)
    return app


def all_games() -> list[Game]:
    """Every game, in the order in which they are prepared."""
    return [find_game(game_id) for game_id in game_ids()]


@asynccontextmanager
async def open_house(
    app: FastAPI, settings: Settings, preparation: CompiledBeside
) -> AsyncIterator[None]:
    """Open the database and the house, keep house, prepare the games, and close all."""
    engine = open_database(settings.database)
    store = DatabaseStore(engine)
    clerk = Clerk(store)
    threads = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
    app.state.key = server_key(engine)
    clerk.preparation = app.state.preparation = preparation
    app.state.bots = BotKeeper(clerk, threads, settings.bot_delay, settings.adviser)
    clerk.wake = app.state.bots.wake
    app.state.house = house = House(clerk, app.state.key, settings.default_bot, settings.patience)
    tasks = [
        asyncio.create_task(keep_house(house)),
        asyncio.create_task(preparation.prepare(house.begin_with)),
    ]
    yield
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    app.state.bots.stop()
    threads.shutdown(wait=False, cancel_futures=True)
    store.close()


async def keep_house(house: House) -> None:
    """Wake the games that go on, then look around from time to time."""
    await house.resume()
    while True:
        await asyncio.sleep(ROUND)
        try:
            await house.replace_absent()
            house.put_away()
        except SeraiError as error:
            LOG.error("housekeeping: %s", error)


def serve_pages(app: FastAPI) -> None:
    """The API's own page, and the table in the browser for every other path."""
    page = Page()

    @app.get("/api/docs", include_in_schema=False)
    def get_docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    @app.get("/api/{rest:path}", include_in_schema=False)
    def get_nothing(rest: str) -> Response:  # noqa: ARG001 (the path says what there is not)
        raise NotFound("there is no such request: see /api/docs")

    @app.get("/{path:path}", include_in_schema=False)
    def get_page(path: str, request: Request) -> Response:  # noqa: ARG001 (in the request)
        return page.answer(request)
