"""Some seconds of what `tests/attack/kill.py` does for hours."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from attack.kill import HARMS, attack, told
from server.postgres import NoPostgres, cluster_user, programs

pytestmark = [pytest.mark.once, pytest.mark.postgres]
SECONDS, SEED, WORKERS = 6.0, 23, 2


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where PostgreSQL may put its socket: an address of one may not be long."""
    try:
        programs()
        cluster_user()
    except NoPostgres as reason:
        pytest.skip(str(reason))
    with tempfile.TemporaryDirectory(prefix="serai-kill-") as found:
        yield Path(found)


def test_whatever_is_killed_and_cut_nothing_is_lost_and_every_table_goes_on(folder: Path) -> None:
    attacked = asyncio.run(attack(SECONDS, SEED, WORKERS, folder, dict.fromkeys(HARMS, 1)))
    assert attacked.moves > 20, told(attacked)
    assert min(attacked.counts[name] for name in HARMS) >= 1, told(attacked)
    assert attacked.proxy.lost >= 1, told(attacked)
