"""research.gpu_batch: what a GPU would do, done by Numba's simulator of one, are the same games. It
cannot run beside compiled rules, so it runs in a process of its own."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai import research
from serai.engine.gpu import NoGpu, cuda
from serai.research import sharing
from serai.research.sharing import share

IN_SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
N = 3
STEPS = 12


@pytest.mark.full
@pytest.mark.parametrize("game_id", serai.games())
def test_on_a_simulated_gpu_the_same_games_are_played_and_seen(game_id: str) -> None:
    told = subprocess.run(
        [sys.executable, Path(__file__), game_id],
        env=os.environ | IN_SIMULATOR,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (told.returncode, told.stdout) == (0, f"{STEPS} steps of {N} games are the same\n"), told


def compare(game_id: str) -> None:
    """What the process does: the same games on the simulated GPU and without."""
    ours, theirs = (made(game_id, n=N, seed=4) for made in (research.batch, research.gpu_batch))
    refused(theirs)
    for step in range(STEPS):
        actions = ours.choose_randomly(step)
        drawn = theirs.choose_randomly(step)
        for here, there in [
            ((actions,), (drawn,)),
            ((ours.actor,), (theirs.actor,)),
            (ours.observe(), theirs.observe()),
        ]:
            for one, other in zip(here, there, strict=True):
                assert (one == np.from_dlpack(other)).all(), step
        (ours_listed, ours_many), (listed, many) = ours.legal(), map(np.asarray, theirs.legal())
        assert (ours_many == many).all()
        for lane, count in enumerate(ours_many):
            assert (ours_listed[lane, :count] == listed[lane, :count]).all()
        ours.step(actions)
        theirs.step(drawn if step % 2 else actions)
        assert ours.state.tobytes() == theirs.state.tobytes()
        assert (ours.done == theirs.done).all()
        assert (ours.rewards == theirs.rewards).all()
    assert (ours.seeds == theirs.seeds).all()
    for batch in (ours, theirs):
        batch.reset([9, 4, 70])
    assert ours.state.tobytes() == theirs.state.tobytes()
    assert ours.seeds.tolist() == theirs.seeds.tolist() == [9, 4, 70]
    sys.stdout.write(f"{STEPS} steps of {N} games are the same\n")


def refused(batch: Any) -> None:
    """An action that may not be played is refused, and nothing is played."""
    before, actions = batch.state.tobytes(), np.asarray(batch.choose_randomly(0)).copy()
    legal, counts = map(np.asarray, batch.legal())
    actions[1] = min(set(range(500)) - set(legal[1, : counts[1]].tolist()))
    with pytest.raises(serai.IllegalAction):
        batch.step(actions)
    assert batch.state.tobytes() == before


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_it_is_said_what_is_missing() -> None:
    with pytest.raises(NoGpu, match="an NVIDIA GPU with its driver, and the package numba-cuda"):
        research.gpu_batch("silk")


@pytest.mark.parametrize("kind", [np.float32, np.int64, np.int16, np.bool_])
def test_an_array_is_taken_over_without_a_copy_and_given_back(kind: type) -> None:
    array = np.arange(12).reshape(3, 4).astype(kind)
    taken = np.from_dlpack(share(array))
    assert np.shares_memory(array, taken)
    assert (taken == array).all()
    assert taken.dtype == array.dtype
    lent = len(sharing._LENT)
    del taken
    gc.collect()
    assert len(sharing._LENT) == lent - 1


def test_a_capsule_that_nobody_took_over_keeps_nothing() -> None:
    lent = len(sharing._LENT)
    capsule = share(np.zeros(2)).__dlpack__()
    assert len(sharing._LENT) == lent + 1
    del capsule
    gc.collect()
    assert len(sharing._LENT) == lent


if __name__ == "__main__":
    compare(sys.argv[1])
