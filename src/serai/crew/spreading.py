"""Work for many processes, wherever they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from serai.crew.cluster import on_cluster
from serai.crew.cores import cores, on_cores
from serai.crew.work import Item, Result, Work


def spread(
    work: Work[Item, Result],
    items: Iterable[Item],
    *,
    workers: int | None = None,
    ray: str | None = None,
) -> Iterator[Result]:
    """Do the work with every item; the results come as they are ready, in no order. `ray` is the
    address of a cluster (see `serai.crew.cluster`); without it this machine's cores do it, or so
    many `workers`. You may stop at any time, and what is being done is then given up."""
    if ray is None:
        return on_cores(work, list(items), workers or cores())
    return on_cluster(work, items, ray, workers)
