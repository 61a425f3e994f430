"""A program that makes a cluster of three nodes, works there in ways that go wrong, and tells as
JSON what came of it."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from crew.works import Die, DieOnce, Fail, Leave, Slow, Square
from serai.crew import CrewError, Work, spread

EVERY = range(40)


def on_dying_nodes(cluster: Any) -> list[int]:
    """The results of work while two of three nodes die."""
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    done = []
    for result in spread(Slow(), EVERY, ray=cluster.address):
        done.append(result)
        if len(done) in (10, 20):
            cluster.remove_node(nodes.pop(), allow_graceful=False)
    return sorted(done)


def error(work: Work[int, int]) -> str:
    """How this work ends."""
    try:
        return str(list(spread(work, [7], ray="auto")))
    except (CrewError, LookupError) as wrong:
        return f"{type(wrong).__name__}: {wrong}"


if __name__ == "__main__":
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    seen: dict[str, Any] = {"nodes die": on_dying_nodes(cluster)}
    seen["left"] = not ray.is_initialized()
    os.environ["RAY_ADDRESS"] = cluster.address
    seen["afterwards"] = sorted(spread(Square(), EVERY, ray="auto"))
    ray.init()
    with tempfile.TemporaryDirectory() as folder:
        seen["workers die once"] = sorted(spread(DieOnce(Path(folder)), range(2), ray="auto"))
    seen["workers die"] = error(Die())
    seen["workers leave"] = error(Leave())
    seen["work fails"] = error(Fail())
    seen["stayed"] = ray.is_initialized()
    ray.shutdown()
    cluster.shutdown()
    json.dump(seen, sys.stdout)
