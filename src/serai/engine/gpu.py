"""Rules on a GPU: what `jit.py` is for the processor. A rule is called from a kernel, one thread a
game, and compiled once more for that. It needs a GPU and the package numba-cuda, or the simulator
(`NUMBA_ENABLE_CUDASIM=1` with `NUMBA_DISABLE_JIT=1`), which is slow and for tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda as numba_cuda
from numba.core.config import ENABLE_CUDASIM  # type: ignore[attr-defined]  # made at run time

from serai.engine.errors import SeraiError
from serai.engine.jit import widened

__all__ = ["NoGpu", "check_gpu", "cuda", "kernel"]

cuda: Any = numba_cuda
"""Numba's, which has no types that hold for the simulator too."""


class NoGpu(SeraiError):
    """There is no GPU, or nothing that compiles for it."""


def check_gpu() -> None:
    """Raise NoGpu where kernels cannot run."""
    if not cuda.is_available():
        raise NoGpu(
            "there is no GPU here that Numba can use: it takes an NVIDIA GPU with its driver, and "
            "the package numba-cuda"
        )


def kernel(function: Callable[..., None]) -> Any:
    """Compile a function that begins on the GPU once for each thread."""
    made = cuda.jit(function)
    if not ENABLE_CUDASIM:
        _take_whole_numbers(type(made))
    return made


def _take_whole_numbers(dispatcher: Any) -> None:
    """Let functions on the GPU take signed integers of every width, and constants, as 64 bits, as
    rules do on the processor: each is compiled once, not once for every combination."""
    if getattr(dispatcher, "takes_whole_numbers", False):
        return
    resolve = dispatcher.get_call_template
    dispatcher.get_call_template = lambda self, args, kws: resolve(
        self, tuple(map(widened, args)), kws
    )
    dispatcher.takes_whole_numbers = True
