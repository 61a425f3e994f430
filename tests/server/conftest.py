"""One server for the tests that change nothing but their own tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

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
