"""One server for the tests that change nothing but their own tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from fastapi.testclient import TestClient

from server.postgres import cluster, database, or_skipped
from server.serving import Person, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def ann(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture
def ben(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A throwaway PostgreSQL; where there can be none, tests are skipped and say why."""
    with or_skipped(cluster()) as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'serai.db'}"
        return
    with database(request.getfixturevalue("postgres"), f"serai-{uuid4().hex}") as url:
        yield url
