"""Many games in one array on a GPU: the rules of `lanes.py`, with a thread for each lane."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.engine.errors import BadOption, IllegalAction
from serai.engine.gpu import check_gpu, cuda
from serai.engine.seat import NOBODY, Seat
from serai.research import kernels
from serai.research.game_batch import checked_seed, first_seeds, refusal
from serai.research.game_spec import Spec
from serai.research.idle import idle_number
from serai.research.lanes import EVERY_SEAT, LISTED, Lanes, make_lanes
from serai.research.sharing import Shared, share

Array = NDArray[Any]


class GpuBatch:
    """`n` games at once in the memory of a GPU; the same games as those of a `Batch` with the same
    seed. What you ask for every step stays there, and other libraries take it over by DLPack:

    - `observe()`, `legal()` and `actor` are as in `Batch`, and the same arrays every time;
    - `step(actions)` and `choose_randomly(seed)` take and give such arrays. NumPy's are copied;
    - `done`, `rewards` and `state` are copies in this machine's memory, made when you ask.

    With a `learner` the others play at random. Bots do not think on a GPU.
    """

    def __init__(
        self,
        spec: Spec,
        n: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        learner: Seat | None = None,
        idle_mask: str = "none",
    ) -> None:
        check_gpu()
        if n < 1:
            raise BadOption("a batch has at least one game")
        self.spec, self.n = spec, n
        self._observer = spec.observer  # the compiler has to know it before anybody looks
        self._learner = EVERY_SEAT if learner is None else learner
        self._idle = idle_number(idle_mask)
        self._lanes: Any = _on_gpu(spec, options, n, checked_seed(seed))
        self._actions = cuda.to_device(np.zeros(n, dtype=np.int64))
        self._refused = cuda.to_device(np.full(1, -1, dtype=np.int64))
        self._rows = cuda.to_device(np.zeros((n, spec.size), dtype=np.float32))
        self._masks = cuda.to_device(np.zeros((n, spec.num_actions), dtype=np.bool_))
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<GpuBatch of {self.n} games of {self.spec.game.id} for {self.spec.players}>"

    # --- What there is ------------------------------------------------------------------------

    @property
    def actor(self) -> Shared:
        """The seat that decides on each lane; -2 where the game is over."""
        return share(self._lanes.actors)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Where the game is over."""
        over: NDArray[np.bool_] = self._lanes.actors.copy_to_host() == NOBODY
        return over

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each seat got on lanes where the last step ended the game; 0 elsewhere."""
        earned = np.zeros((self.n, self.spec.players), dtype=np.float32)
        ended = np.flatnonzero(self.done)
        if ended.size:
            records = self.state
            for lane in ended:
                earned[lane] = self.spec.rewards_of(records[lane])
        return earned

    @property
    def state(self) -> Any:
        """The records, one a lane."""
        return self._lanes.states.copy_to_host()

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of the game on each lane."""
        found: NDArray[np.int64] = self._lanes.seeds.copy_to_host()
        return found

    def legal(self) -> tuple[Shared, Shared]:
        """A row of numbers of actions for each lane, and how many of them are legal."""
        return share(self._lanes.numbers), share(self._lanes.counts)

    def observe(self) -> tuple[Shared, Shared]:
        """What whoever decides sees of each lane, and a mask of what may be played."""
        self._launch(kernels.look_kernel, self._rows, self._masks, self._learner, self._idle)
        return share(self._rows), share(self._masks)

    # --- What is done -------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Begin anew on all lanes: lane i with `seed + i`, or with the i-th of these seeds; without
        a seed, with seeds that were not used before."""
        self._lanes.seeds.copy_to_device(first_seeds(seed, self.seeds))
        self._launch(kernels.begin_kernel, self._learner)

    def step(self, actions: Any) -> None:
        """Play an action on each lane; raises IllegalAction, and then nothing has been played."""
        numbers = self._take(actions)
        self._launch(kernels.check_kernel, numbers, self._refused)
        lane = int(self._refused.copy_to_host()[0])
        if lane >= 0:
            self._refused.copy_to_device(np.full(1, -1, dtype=np.int64))
            played = int(numbers.copy_to_host()[lane])
            raise IllegalAction(refusal(self.spec.game, self.state[lane], played))
        self._launch(kernels.step_kernel, numbers, self._learner)

    def choose_randomly(self, seed: int) -> Shared:
        """A legal action for each lane, drawn evenly."""
        self._launch(kernels.choose_kernel, self._actions, seed)
        return share(self._actions)

    # --- Inside -------------------------------------------------------------------------------

    def _launch(self, kernel: Any, *given: Any) -> None:
        """Do this on all lanes."""
        kernel[-(-self.n // kernels.THREADS), kernels.THREADS](self._lanes, *given)

    def _take(self, actions: Any) -> Any:
        """Numbers of actions in the GPU's memory, one for each lane."""
        if isinstance(actions, Shared):
            actions = actions.owner
        if tuple(actions.shape) != (self.n,):
            raise BadOption(f"there is one action a lane, {self.n} of them, not {actions.shape}")
        if hasattr(actions, "__cuda_array_interface__"):
            return cuda.as_cuda_array(actions)
        if hasattr(actions, "copy_to_host"):  # an array of the simulator
            return actions
        return cuda.to_device(np.asarray(actions, dtype=np.int64))


def _on_gpu(spec: Spec, options: Mapping[str, object] | None, n: int, seed: int) -> Lanes:
    """Lanes of which no game has begun yet. Each has a list of its own to write into."""
    lanes = make_lanes(spec, spec.game.start(spec.players, options), n, seed, 1)
    spare = -(-spec.num_actions // LISTED)  # a list that were too long would end in one of these
    room = np.zeros((n + spare, lanes.numbers.shape[1]), dtype=np.int16)
    redacted = np.repeat(lanes.starts, n)
    return Lanes(*map(cuda.to_device, lanes._replace(scratch=room, redacted=redacted)))
