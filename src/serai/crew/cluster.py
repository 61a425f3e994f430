"""Work on a Ray cluster. Ray decides which node does what, and does an item again, three times
unless told otherwise, that died with its worker or its node.

An address is `local` (a cluster of this machine's cores, made for this work alone and on loopback
only), or that of a cluster of which this machine is a node: `HOST:PORT`, or `auto`.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from secrets import token_hex
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from serai.crew.cores import ONE_THREAD, cores, environment
from serai.crew.errors import NoCluster, WorkerLost
from serai.crew.work import Item, Result, Work, do_packed

LOCAL, AUTO = "local", "auto"
LAST_PORT = 65535
WAITING = 256
"""So many items are with Ray at a time: enough for as many cores, and Ray stays quick."""
PATIENCE = 5.0
"""Seconds within which a cluster has to answer; Ray itself would ask it for minutes."""
OBJECT_STORE = 80 * 2**20
"""Bytes, about as few as Ray allows: items and results are small."""
SILENCE: Mapping[str, str] = {"RAY_DEDUP_LOGS_SKIP_REGEX": "."}
"""Ray would tell of workers that died on stdout, where results may go."""
QUIET: Mapping[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}


def on_cluster(
    work: Work[Item, Result], items: Iterable[Item], address: str, workers: int | None
) -> Iterator[Result]:
    """Results as they come. At most so many `workers` at a time, or as many as the cluster has
    cores. Whoever has already called `ray.init` stays on that cluster."""
    with _joined(address, workers) as ray:
        yield from _by_tasks(ray, work, items, workers or WAITING)


def _by_tasks(
    ray: ModuleType, work: Work[Item, Result], items: Iterable[Item], most: int
) -> Iterator[Result]:
    """An item is a task of Ray's. As many as `most` are with Ray at a time."""
    task = ray.remote(do_packed)
    packed = ray.put(ray.cloudpickle.dumps(work))
    promised: dict[Any, Item] = {}
    try:
        for item in items:
            if len(promised) >= most:
                yield _next(ray, promised)
            promised[task.remote(packed, item)] = item
        while promised:
            yield _next(ray, promised)
    finally:
        for given_up in promised:
            ray.cancel(given_up, force=True)


def _next(ray: ModuleType, promised: dict[Any, Item]) -> Any:
    """The next result; raises what the work raised, or WorkerLost."""
    (done,), _ = ray.wait(list(promised))
    item = promised.pop(done)
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        kind = type(error).__name__
        raise WorkerLost(f"one worker after the other died at {item} ({kind})") from error


@contextmanager
def _joined(address: str, workers: int | None) -> Iterator[ModuleType]:
    """Ray, connected to this cluster; raises NoCluster."""
    need_ray()
    with environment(_for_us_alone() if address == LOCAL else SILENCE):
        ray = import_module("ray")
    if ray.is_initialized():
        yield ray
        return
    with _private(ray, workers) if address == LOCAL else _shared(ray, address):
        try:
            yield ray
        finally:
            ray.shutdown()


def need_ray() -> None:
    """Raise NoCluster unless Ray is installed."""
    if find_spec("ray") is None:
        raise NoCluster('Ray is not installed: pip install "serai[cluster]"')


@contextmanager
def _private(ray: ModuleType, workers: int | None) -> Iterator[None]:
    """A cluster of this machine's cores for us alone. Its folder's name is short, since the paths
    of its sockets must be."""
    with TemporaryDirectory(prefix="ray-") as folder:
        with environment(_for_us_alone()):
            ray.init(
                address=LOCAL,
                num_cpus=workers or cores(),
                include_dashboard=False,
                object_store_memory=OBJECT_STORE,
                _temp_dir=folder,
                **QUIET,
            )
        yield


@cache
def _for_us_alone() -> Mapping[str, str]:
    """How a cluster of our own is begun. Ray reads some of it when it is imported, and keeps the
    first token that a process has had."""
    return {
        **ONE_THREAD,
        **SILENCE,
        "RAY_AUTH_TOKEN": token_hex(32),  # whoever comes is asked for it
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray's name for "on loopback only"
        "RAY_USAGE_STATS_ENABLED": "0",
    }


@contextmanager
def _shared(ray: ModuleType, address: str) -> Iterator[None]:
    """A cluster that others have begun and go on with."""
    _knock(address)
    try:
        ray.init(address=address, runtime_env={"env_vars": dict(ONE_THREAD)}, **QUIET)
    except ConnectionError as error:
        raise NoCluster(f"no Ray cluster at {address}: {_first_line(error)}") from error
    yield


def _knock(address: str) -> None:
    """Raise NoCluster if nobody listens at an address with a port."""
    if address == AUTO:
        return
    host, _, port = address.rpartition(":")
    if not (host and port.isdecimal() and int(port) <= LAST_PORT):
        raise NoCluster(f"{address!r} is no cluster: it is {LOCAL}, {AUTO} or HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise NoCluster(f"no Ray cluster at {address}: {error}") from error


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
