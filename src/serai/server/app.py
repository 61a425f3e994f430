"""The server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import serai
from serai.bots.levels import LEVELS
from serai.server import metrics, socket
from serai.server.api import catalogue, guests, health, learning, measures, records, tables
from serai.server.background import Background
from serai.server.background_compiler import BackgroundCompiler, all_games
from serai.server.bans import Bans
from serai.server.connection_limit import ConnectionLimit
from serai.server.departure import Departure
from serai.server.docs_page import docs_page
from serai.server.error_answers import answer_errors
from serai.server.guard import Guard
from serai.server.named import Named
from serai.server.openapi import describe_api
from serai.server.page import Page
from serai.server.settings import Settings
from serai.server.site import Site
from serai.server.storage.database import open_patiently
from serai.server.storage.notices import Notices, SharedTables
from serai.server.storage.questions import BotProcesses
from serai.server.storage.store import DatabaseStore
from serai.server.storage.warden import Warden
from serai.table.analysing import Analyst
from serai.table.bot_runner import BotRunner
from serai.table.command_runner import CommandRunner
from serai.table.errors import NotFound
from serai.table.rate_limit import SharedRateLimits
from serai.table.tables import Tables
from serai.table.thinking import InThreads, Threads
from serai.table.waking import Waking

ROUND, TAKING_OVER = 5.0, 0.5
"""Seconds between two rounds of housekeeping, and between two looks at what others left undone."""
WORTH_ZIPPING, ZIPPING = 1000, 5
"""Answers of so many bytes are sent compressed, this hard. Their lengths betray nothing: in a
visitor's name no other site can ask (see `identity`)."""

PARTS = (health, catalogue, learning, tables, guests, records, measures, socket)
"""What there is to ask, a file a chapter."""


def make_app(settings: Settings, preparation: BackgroundCompiler | None = None) -> FastAPI:
    """The server as an ASGI application."""
    games = preparation or BackgroundCompiler(all_games())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_tables(app, settings, games):
            yield

    app = FastAPI(
        title="Serai",
        version=serai.__version__,
        description="Three board games: tables, bots, records.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.settings = settings
    app.state.connections = ConnectionLimit(settings.patience)
    app.state.limits = SharedRateLimits()
    app.state.departure = Departure()
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_ZIPPING, compresslevel=ZIPPING)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits)
    app.add_middleware(Named)
    answer_errors(app)
    routers = [part.router for part in PARTS]
    for router in routers:
        app.include_router(router)
    describe_api(app, routers)
    serve_pages(app)
    return app


@asynccontextmanager
async def open_tables(
    app: FastAPI, settings: Settings, preparation: BackgroundCompiler
) -> AsyncIterator[None]:
    """Open the database and the tables, do the housekeeping, compile the games; in the end close
    everything."""
    engine, app.state.key = await open_patiently(settings.database)
    store = DatabaseStore(engine)
    runner = CommandRunner(store)
    threads = Threads(settings.bot_threads)
    runner.preparation = app.state.preparation = preparation
    app.state.bots = BotRunner(runner, InThreads(threads), settings.bot_delay, settings.adviser)
    runner.measure = metrics.note_entry
    app.state.analyst = Analyst(threads, LEVELS[-1], settings.patience)
    runner.wake = app.state.bots.wake
    app.state.tables = tables = Tables(
        runner, app.state.key, settings.default_bot, settings.patience, app.state.limits,
        settings.remote_bots,
    )  # fmt: skip
    app.state.store = store
    app.state.warden = warden = Warden(engine)
    app.state.bans = bans = Bans(warden, tables)
    app.state.background = background = Background()
    notices = None
    if engine.dialect.name == "postgresql":
        notices = Notices(engine)
        runner.fanout = SharedTables(notices, tables, app.state.limits, app.state.connections)
        app.state.bots.thinkers = processes = BotProcesses(notices, app.state.bots.thinkers)
        background.start("asking bots", processes.keep_asking)
        background.start("telling other processes", notices.keep_telling)
        background.start("hearing other processes", notices.keep_listening)
        background.start("taking over", tables.take_over, every=TAKING_OVER)
    waking = Waking(tables)
    background.start(health.LOOKING, waking.look)
    background.start("waking tables", waking.keep_waking)
    background.start("housekeeping", partial(keep_house, tables, store), every=ROUND)
    background.start("hearing the warden", bans.look, every=ROUND)
    background.start("measuring", partial(measures.keep_measuring, app.state), every=ROUND)
    app.state.bots.thinkers = metrics.MeasuredThinkers(app.state.bots.thinkers)
    background.start("preparing", partial(preparation.prepare, waking.begin_with))
    yield
    await background.stop()
    if notices is not None:
        await notices.say_goodbye()
    app.state.bots.stop()
    app.state.analyst.stop()
    threads.stop()
    store.close()


async def keep_house(tables: Tables, store: DatabaseStore) -> None:
    """See whether the log can be written again, hear what has become of commits in doubt, let bots
    play for people who are away, and remove tables from memory that nobody looks at."""
    await store.try_again()
    await tables.clear_doubts()
    await tables.replace_absent()
    tables.tell_people()
    tables.put_away()


def serve_pages(app: FastAPI) -> None:
    """The API's own page, the documentation, and the table in the browser for every other path."""
    site = Site()

    @app.get("/api/docs", include_in_schema=False)
    def get_docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    @app.get("/api/{rest:path}", include_in_schema=False)
    def get_nothing(rest: str) -> Response:  # noqa: ARG001 (the path says what there is not)
        raise NotFound("there is no such request: see /api/docs")

    app.add_route("/docs", site.enter, include_in_schema=False)
    app.add_route("/docs/{path:path}", site.answer, include_in_schema=False)
    app.add_route("/{path:path}", Page().answer, include_in_schema=False)
