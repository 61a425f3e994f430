"""What `lanes.py` does, as kernels: on a GPU each thread has a lane."""

from __future__ import annotations

from typing import Any

from serai.engine.gpu import cuda, kernel
from serai.engine.layout import Ints
from serai.engine.seat import Seat
from serai.research.lanes import Lanes, begin, choose_randomly, first_illegal, look, step

THREADS = 128
"""So many threads are a block."""


@kernel
def begin_kernel(lanes: Lanes, learner: Seat) -> None:
    """Begin a game on every lane."""
    lane = cuda.grid(1)
    if lane < lanes.seeds.size:
        begin(lanes, lane, lane, learner)


@kernel
def check_kernel(lanes: Lanes, actions: Ints, refused: Ints) -> None:
    """Write into `refused` a lane whose action may not be played, if there is one."""
    lane = cuda.grid(1)
    if lane < lanes.seeds.size and first_illegal(lanes, actions, lane, lane + 1) >= 0:
        refused[0] = lane


@kernel
def step_kernel(lanes: Lanes, actions: Ints, learner: Seat) -> None:
    """Play an action on every lane."""
    lane = cuda.grid(1)
    if lane < lanes.seeds.size:
        step(lanes, actions, learner, lane, lane, lane + 1)


@kernel
def look_kernel(lanes: Lanes, rows: Any, masks: Any, learner: Seat, idle: int) -> None:
    """Write what whoever looks at each lane sees, and what may be played."""
    lane = cuda.grid(1)
    if lane < lanes.seeds.size:
        look(lanes, rows, masks, learner, idle, lane, lane, lane + 1)


@kernel
def choose_kernel(lanes: Lanes, actions: Ints, seed: int) -> None:
    """Choose one of the legal actions of each lane."""
    lane = cuda.grid(1)
    if lane < lanes.seeds.size:
        choose_randomly(lanes, actions, seed, lane, lane + 1)
