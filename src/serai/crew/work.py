"""What is done many times over, by any process that has time for it."""

from __future__ import annotations

import pickle
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from serai.crew.errors import WorkerLost

Item = TypeVar("Item")
Result = TypeVar("Result")
Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)


class Work(Protocol[Item_contra, Result_co]):
    """Something to do with each of many items. It is pickled, since other processes do it; the same
    item has to give the same result in each of them."""

    def prepare(self) -> None:
        """What a process does once, before its first item."""

    def do(self, item: Item_contra) -> Result_co:
        """What is done with one item."""


def do_packed(packed: bytes, item: Any) -> Any:
    """Do this work, which comes pickled, with an item. Whatever would end this process ends the
    work; otherwise it would end the process that waits for the result."""
    try:
        return _unpack(packed).do(item)
    except SystemExit as error:
        raise WorkerLost(f"a worker was told to end at {item}: {error}") from error


@lru_cache(maxsize=1)
def _unpack(packed: bytes) -> Work[Any, Any]:
    """The work of this process, prepared."""
    work: Work[Any, Any] = pickle.loads(packed)
    work.prepare()
    return work
