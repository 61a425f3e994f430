"""The API is as it says it is: schemathesis makes requests out of its description, with tables that
there are, and compares what comes."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from serai.server import app as application
from serai.table import analysing
from server.wiretap import real_server
from table.test_analysing import Hasty

pytestmark = pytest.mark.once
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]
EXAMPLES = 25
FILES = (".ftl", "/pictures/{name}", "/me/games")
"""What is sent as a file: catalogues, pictures, and somebody's games."""
GAMES = {"silk": 2, "silk-road": 3, "silver-isle": 4}


@dataclass(frozen=True)
class Place:
    """A server, somebody's token, and tables of all games that wait and that run, and one that is
    over."""

    address: str
    token: str
    tables: tuple[str, ...]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with hasty_analyses(), in_a_thread(tmp_path_factory.mktemp("openapi")) as address:
        with httpx.Client(base_url=f"{address}/api") as http:
            token = http.post("/tokens").json()["token"]
            http.headers["authorization"] = f"Bearer {token}"
            tables = [
                open_table(http, game, players, kind)
                for game, players in GAMES.items()
                for kind in ("open", "me")
            ]
            tables.append(finished_table(http))
        yield Place(address, token, tuple(tables))


@contextmanager
def hasty_analyses() -> Iterator[None]:
    """Games are analysed in a moment, so that the requests need not share the machine with that."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "LEVELS", [Hasty("expert", temperature=0.0)])
        patch.setattr(analysing, "ITERATIONS", 1)
        patch.setattr(analysing, "SHORTLIST", 1)
        yield


@contextmanager
def in_a_thread(folder: Path, **changed: Any) -> Iterator[str]:
    """The address of a server that runs beside the test."""
    found: list[str] = []
    is_up, is_done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with real_server(folder, **changed) as address:
            found.append(address)
            is_up.set()
            while not is_done.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    is_up.wait(30)
    try:
        yield found[0]
    finally:
        is_done.set()
        thread.join()


def open_table(http: httpx.Client, game: str, players: int, kind: str) -> str:
    """A table where one person sits, and everybody else is of this kind."""
    seats = [{"kind": each, "name": "Ann"} for each in ("me", *[kind] * (players - 1))]
    seats = [seat if seat["kind"] == "me" else {"kind": kind} for seat in seats]
    answer = http.post("/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def finished_table(http: httpx.Client) -> str:
    """A table at which bots have played a game to its end."""
    bots = [{"kind": "bot", "bot": "random"}] * GAMES["silk"]
    opened = http.post("/tables", json={"game": "silk", "seats": bots}).json()["table"]["id"]
    while http.get(f"/tables/{opened}").json()["table"]["stage"] != "over":
        time.sleep(0.1)
    return str(opened)


def test_the_api_answers_as_it_says(place: Place) -> None:
    described = schemathesis.openapi.from_url(f"{place.address}/api/openapi.json")
    tried = {
        operation.label: try_out(operation, place)
        for operation in (found.ok() for found in described.get_all_operations())
    }
    assert len(tried) > 20
    assert min(tried.values()) > 0


def try_out(operation: Any, place: Place) -> int:
    """Make requests of one kind, most of them at tables that there are; returns how many."""
    made = 0

    @given(case=operation.as_strategy(), at=st.integers(0, len(place.tables)))
    @settings(max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    def make(case: Any, at: int) -> None:
        nonlocal made
        if "table" in case.path_parameters and at < len(place.tables):
            case.path_parameters["table"] = place.tables[at]
        response = case.call(headers={"authorization": f"Bearer {place.token}"})
        case.validate_response(response, checks=CHECKS)
        made += 1

    make()
    return made


def test_the_description_names_who_may_ask_and_every_error(place: Place) -> None:
    api = httpx.get(f"{place.address}/api/openapi.json").json()
    assert set(api["components"]["securitySchemes"]) == {"token", "cookie"}
    play = api["paths"]["/api/tables/{table}/play"]["post"]
    assert set(play["responses"]) == {
        "200", "400", "401", "403", "404", "409", "413", "422", "429", "503"
    }  # fmt: skip
    schema = play["responses"]["409"]["content"]["application/json"]["schema"]
    assert schema == {"$ref": "#/components/schemas/Failure"}
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            if path.endswith(FILES):
                continue
            answers = [each for status, each in operation["responses"].items() if status < "300"]
            shapes = [each["content"]["application/json"]["schema"] for each in answers]
            assert all(shapes), (method, path)


def test_a_method_that_there_is_not_comes_with_those_that_there_are(place: Place) -> None:
    answer = httpx.delete(f"{place.address}/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (405, "bad-request")
    assert answer.headers["allow"]


def test_who_asks_for_the_head_alone_is_answered_by_the_api(place: Place) -> None:
    for path in ("/api/health", "/api/games", "/api/me", f"/api/tables/{place.tables[0]}"):
        head, whole = httpx.head(place.address + path), httpx.get(place.address + path)
        assert head.status_code == 200
        assert head.headers["content-type"] == whole.headers["content-type"] == "application/json"
        assert head.content == b""
    assert httpx.head(f"{place.address}/api/nothing").status_code == 404
