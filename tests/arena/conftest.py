"""The toy is a game like the others here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arena.sitting import toy_table


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with toy_table():
        yield
