"""Work on a Ray cluster. Programs that use Ray run in processes of their own, since it is set up
once a process."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from crew.works import Square
from serai.crew import NoCluster, spread

TESTS = Path(__file__).parents[1]
LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F"}
"""127.0.0.1 as /proc writes it, alone and as IPv6."""
SQUARES = [number * number for number in range(40)]

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def seen_by(program: str, **settings: str) -> Any:
    """What a program of ours tells."""
    ran = subprocess.run(
        [sys.executable, TESTS / "crew" / program],
        env=os.environ | {"PYTHONPATH": str(TESTS), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


@pytest.mark.once
def test_without_ray_one_is_told_how_to_install_it(monkeypatch):
    monkeypatch.setattr("serai.crew.cluster.find_spec", lambda _: None)
    with pytest.raises(NoCluster, match=r'not installed: pip install "serai\[cluster\]"'):
        next(spread(Square(), range(4), ray="local"))


@pytest.mark.once
def test_nobody_imports_ray_unasked():
    code = "import sys, serai, serai.cli.app, serai.arena, serai.crew; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "serai.crew.cluster" in ran.stdout.split()
    assert "ray" not in ran.stdout.split()


@pytest.mark.full
@pytest.mark.parametrize("address", ["nowhere", "host:", ":6379", "host:port", "host:65536"])
def test_what_is_no_address_is_refused(address):
    with pytest.raises(NoCluster, match=r"is no cluster: it is local, auto or HOST:PORT"):
        next(spread(Square(), range(4), ray=address))


@pytest.mark.full
def test_where_nobody_listens_there_is_no_cluster():
    with pytest.raises(NoCluster, match=r"no Ray cluster at 127\.0\.0\.1:1: .*refused"):
        next(spread(Square(), range(4), ray="127.0.0.1:1"))


@pytest.mark.full
@needs_linux
def test_a_local_cluster_is_reached_from_this_machine_only_and_leaves_nothing():
    seen = seen_by("a_local_cluster.py")
    assert seen["results"] == [number * number for number in range(100)]
    assert seen["workers"] >= 1
    assert set(seen["addresses"]) <= LOOPBACK
    assert (seen["left"], seen["folders"]) == ([], [])


@pytest.mark.full
def test_a_cluster_does_all_the_work_though_nodes_and_workers_die():
    with tempfile.TemporaryDirectory(prefix="ray-") as folder:  # pytest's is too long for sockets
        seen = seen_by(
            "a_shared_cluster.py",
            RAY_AUTH_MODE="token",
            RAY_AUTH_TOKEN=secrets.token_hex(32),
            RAY_DEDUP_LOGS_SKIP_REGEX=".",
            RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",
            RAY_TMPDIR=folder,
            RAY_USAGE_STATS_ENABLED="0",
        )
    assert seen == {
        "nodes die": SQUARES,
        "left": True,
        "afterwards": SQUARES,
        "workers die once": SQUARES[:2],
        "workers die": "WorkerLost: one worker after the other died at 7 (WorkerCrashedError)",
        "workers leave": "WorkerLost: a worker was told to end at 7: 3",
        "work fails": "LookupError: no square of 7",
        "stayed": True,
    }
