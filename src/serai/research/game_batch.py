"""Many games in one array: stepped, looked at and begun again in compiled code."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.engine.errors import BadOption, BadSeed, IllegalAction
from serai.engine.game import Game
from serai.engine.layout import make_records
from serai.engine.refusal import Refusal
from serai.engine.seat import NOBODY, Seat
from serai.research.game_spec import Spec
from serai.research.idle import idle_number
from serai.research.lanes import (
    EVERY_SEAT,
    begin_all,
    choose_randomly,
    first_illegal,
    know,
    look,
    make_lanes,
    renew,
    step,
)
from serai.research.opponents import RANDOM, Opponents


class Batch:
    """`n` games at once, each on a lane of its own.

    - `observe()` answers with what whoever decides sees, a row for each lane, and with a mask of
      what may be played. Both arrays are the same ones every time: copy what you keep.
    - `legal()` answers with the same as lists: numbers of actions, and how many there are.
    - `step(actions)` plays one action a lane. A lane whose game was over before begins its next
      game instead, whatever its action is (Gymnasium calls that `NEXT_STEP`).
    - `actor` is who decides on each lane, `done` where the game is over, `rewards` what each seat
      got on lanes where the game has just ended (elsewhere 0).
    - `known()` answers with the records as whoever decides knows them, `state` with all there is:
      nothing is wiped from it, so that no learner may see it.

    Game number k of lane i is the one with the seed `seed + i + k * n`, and chance decides in it as
    in a match with that seed. With a `learner`, one seat decides and `opponents` for the others;
    without, all seats do. `threads` share the lanes; they do not wait for each other while compiled
    code runs, which is everything but what bots other than `random` do around their thoughts. The
    mask of a lane whose game is over lets through nothing (`none`), `all` actions, or `one`, as
    `idle_mask` says.

    Copies and pickles go on as the batch itself would.
    """

    def __init__(  # noqa: PLR0913 (one name for each setting)
        self,
        spec: Spec,
        n: int,
        seed: int = 0,
        threads: int = 1,
        options: Mapping[str, object] | None = None,
        learner: Seat | None = None,
        opponents: str = RANDOM,
        *,
        idle_mask: str = "none",
    ) -> None:
        if n < 1 or threads < 1:
            raise BadOption("a batch has at least one game and one thread")
        self.spec, self.n = spec, n
        start = spec.game.start(spec.players, options)
        self._threads, self._idle = min(threads, n), idle_number(idle_mask)
        self._make_ready()
        self._parts = _shares(n, self._threads)
        self._learner = EVERY_SEAT if learner is None else learner
        self._opponents: Opponents | None = None
        if learner is not None and opponents != RANDOM:
            self._opponents = Opponents(spec.game, opponents, learner)
        self._stops_at = EVERY_SEAT if self._opponents else self._learner
        self._lanes = make_lanes(spec, start, n, checked_seed(seed), self._threads)
        self._rows = np.zeros((n, spec.size), dtype=np.float32)
        self._masks = np.zeros((n, spec.num_actions), dtype=np.bool_)
        self._known = make_records(spec.game.state, n)
        self._asked = np.zeros(n, dtype=np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((n, spec.players), dtype=np.float32)
        """What each seat got on lanes where the last step ended the game; 0 elsewhere."""
        self.reset(seed)

    def __repr__(self) -> str:
        game = self.spec.game
        return f"<Batch of {self.n} games of {game.id} for {self.spec.players}>"

    def __getstate__(self) -> dict[str, Any]:
        held = vars(self).copy()
        del held["_pool"]
        return held

    def __setstate__(self, held: dict[str, Any]) -> None:
        vars(self).update(held)
        self._make_ready()

    def _make_ready(self) -> None:
        """What every process makes for itself."""
        _ = self.spec.observer  # the compiler has to know it before anybody looks
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    # --- What there is ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The records, one a lane, secrets and all: what a seat knows of them says `known()`. To
        change them is to play without rules."""
        return self._lanes.states

    @property
    def actor(self) -> NDArray[np.int64]:
        """The seat that decides on each lane; -2 where the game is over."""
        return self._lanes.actors

    @property
    def done(self) -> NDArray[np.bool_]:
        """Where the game is over."""
        over: NDArray[np.bool_] = self._lanes.actors == NOBODY
        return over

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of the game on each lane."""
        return self._lanes.seeds

    def legal(self) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
        """A row of numbers of actions for each lane, and how many of them are legal."""
        return self._lanes.numbers, self._lanes.counts

    def observe(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """What whoever decides sees of each lane, and a mask of what may be played. Where the game
        is over the learner looks, or the first seat."""
        self._share_out(look, self._rows, self._masks, self._learner, self._idle)
        return self._rows, self._masks

    def known(self) -> Any:
        """The records as whoever decides knows them, one a lane, in the same array every time: what
        that seat may not know is wiped. `known()["money"]` has a row a lane."""
        self._share_out(know, self._known, self._learner)
        return self._known

    # --- What is done -------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Begin anew on all lanes: lane i with `seed + i`, or with the i-th of these seeds; without
        a seed, with seeds that were not used before."""
        self._lanes.seeds[:] = first_seeds(seed, self._lanes.seeds)
        self._share_out(begin_all, self._stops_at)
        self.rewards[:] = 0
        self._go_on()

    def renew(self) -> None:
        """Begin the next game on all lanes whose game is over, before the next step would. Their
        `rewards` are kept until then."""
        self._share_out(renew, self._stops_at)
        self._go_on()

    def step(self, actions: Any) -> None:
        """Play an action on each lane; raises IllegalAction, and then nothing has been played."""
        numbers = np.asarray(actions, dtype=np.int64)
        if numbers.shape != (self.n,):
            raise BadOption(f"there is one action a lane, {self.n} of them, not {numbers.shape}")
        lane = first_illegal(self._lanes, numbers, 0, self.n)
        if lane >= 0:
            raise IllegalAction(refusal(self.spec.game, self.state[lane], int(numbers[lane])))
        self._share_out(step, numbers, self._stops_at)
        self._go_on()
        self._reward(self.done)  # a game that was over before has begun anew

    def choose_randomly(self, seed: int, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal action for each lane, drawn evenly; in this array, if one is given."""
        actions = np.zeros(self.n, dtype=np.int64) if out is None else out
        if actions.shape != (self.n,) or actions.dtype != np.int64:
            raise BadOption(f"actions are {self.n} numbers of the type int64")
        choose_randomly(self._lanes, actions, seed, 0, self.n)
        return actions

    # --- Inside -------------------------------------------------------------------------------

    def _share_out(self, work: Callable[..., None], *given: Any) -> None:
        """Do this work on all lanes."""
        if self._pool is None:
            work(self._lanes, *given, 0, 0, self.n)
            return
        jobs = [
            self._pool.submit(work, self._lanes, *given, thread, first, end)
            for thread, (first, end) in enumerate(self._parts)
        ]
        for job in jobs:
            job.result()

    def _go_on(self) -> None:
        """Let the opponents decide where they have to."""
        self._check_lists()
        if self._opponents:
            self._share_out(self._opponents.play, self._asked)
            self._check_lists()

    def _check_lists(self) -> None:
        most, room = int(self._lanes.counts.max()), self._lanes.numbers.shape[1]
        if most > room:
            raise BadOption(f"{most} actions are legal on a lane; {room} can be listed")

    def _reward(self, has_ended: NDArray[np.bool_]) -> None:
        self.rewards[:] = 0
        for lane in np.flatnonzero(has_ended):
            self.rewards[lane] = self.spec.rewards_of(self.state[lane])


def _shares(n: int, threads: int) -> list[tuple[int, int]]:
    """Lanes from the first to the last, in equal parts."""
    ends = [n * part // threads for part in range(threads + 1)]
    return list(itertools.pairwise(ends))


def checked_seed(seed: int) -> int:
    """A seed that leaves room for those of all games to come."""
    if type(seed) is not int or not 0 <= seed < 1 << 62:
        raise BadSeed(f"a seed lies between 0 and 2**62 - 1, not at {seed!r}")
    return seed


def first_seeds(seed: int | Sequence[int] | None, before: NDArray[np.int64]) -> NDArray[np.int64]:
    """A seed for each lane: from this one on, or these; if there are none, seeds that come after
    those before."""
    n = before.size
    if isinstance(seed, Sequence):
        if len(seed) != n:
            raise BadSeed(f"{n} lanes have {n} seeds, not {len(seed)}")
        return np.array([checked_seed(each) for each in seed], dtype=np.int64)
    first = int(before.max()) + 1 if seed is None else checked_seed(seed)
    return np.arange(first, first + n, dtype=np.int64)


def refusal(game: Game, s: Any, number: int) -> Refusal:
    """Why the action of this number may not be played."""
    reason = game.reasons(game.play.refuse(s, number))
    return Refusal(str(game.space.action(number)), reason.clause, reason.word, game.words)
