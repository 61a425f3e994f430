"""Many games in one array, as rules: each game is a lane. Nothing is allocated, and no lane touches
another, so that several threads can work on parts of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from serai.engine.dispatch import actor, apply, legal, observe, redact
from serai.engine.jit import rule
from serai.engine.layout import Ints, make_records
from serai.engine.sampling import below, random_action, random_word
from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.research.game_spec import Spec
from serai.research.idle import ALL, NONE

EVERY_SEAT: Seat = -3
"""Learns in a batch that plays for all seats."""
LISTED = 512
"""So many actions of a lane are listed. No position of our games comes near; `Batch` checks it."""
OTHERS = 1 << 20
"""What others choose at random is drawn from other words than chance: of plies that nobody
reaches."""


class Lanes(NamedTuple):
    """The lanes. `starts` is one record, the start of every game; `redacted` and `scratch` have a
    row for each thread; the rest has one for each lane."""

    states: Any
    starts: Any
    redacted: Any
    scratch: Ints
    seeds: Ints
    plies: Ints
    actors: Ints
    numbers: Ints
    counts: Ints


def make_lanes(spec: Spec, start: Any, n: int, seed: int, threads: int) -> Lanes:
    """Lanes of which no game has begun yet."""
    starts = make_records(spec.game.state, 1)
    starts[0] = start
    return Lanes(
        states=make_records(spec.game.state, n),
        starts=starts,
        redacted=make_records(spec.game.state, threads),
        scratch=np.zeros((threads, spec.num_actions), dtype=np.int16),
        seeds=np.arange(seed, seed + n, dtype=np.int64),
        plies=np.zeros(n, dtype=np.int64),
        actors=np.full(n, NOBODY, dtype=np.int64),
        numbers=np.zeros((n, min(LISTED, spec.num_actions)), dtype=np.int16),
        counts=np.zeros(n, dtype=np.int64),
    )


@rule
def go_on(s: Any, numbers: Ints, seed: int, ply: int, learner: Seat) -> int:
    """Let chance and whoever does not learn decide from this ply on, until the learner has to or
    the game is over; return the ply at which that is. Chance is what a match of the same seed
    draws."""
    who = actor(s)
    while who != NOBODY and not is_asked(who, learner):
        word = random_word(seed, ply if who == CHANCE else OTHERS + ply)
        apply(s, random_action(s, numbers, word))
        ply += 1
        who = actor(s)
    return ply


@rule
def is_asked(who: Seat, learner: Seat) -> bool:
    """Whether this decision is the learner's."""
    return who == learner or (learner == EVERY_SEAT and who != CHANCE)


@rule
def first_illegal(lanes: Lanes, actions: Ints, first: int, end: int) -> int:
    """The first of these lanes whose action may not be played; -1 if there is none. On a lane whose
    game is over any will do, since it is begun again."""
    for lane in range(first, end):
        if lanes.actors[lane] != NOBODY and not is_listed(lanes, lane, actions[lane]):
            return lane
    return -1


@rule
def is_listed(lanes: Lanes, lane: int, action: int) -> bool:
    """Whether this may be played on the lane."""
    for place in range(lanes.counts[lane]):
        if lanes.numbers[lane, place] == action:
            return True
    return False


@rule
def step(lanes: Lanes, actions: Ints, learner: Seat, thread: int, first: int, end: int) -> None:
    """Play an action on each of these lanes; where the game was over, begin the next one, with a
    seed that no lane has had."""
    for lane in range(first, end):
        if lanes.actors[lane] == NOBODY:
            begin_next(lanes, lane, thread, learner)
        else:
            apply(lanes.states[lane], actions[lane])
            ask(lanes, lane, thread, learner, lanes.plies[lane] + 1)


@rule
def begin_all(lanes: Lanes, learner: Seat, thread: int, first: int, end: int) -> None:
    """Begin a game on each of these lanes."""
    for lane in range(first, end):
        begin(lanes, lane, thread, learner)


@rule
def renew(lanes: Lanes, learner: Seat, thread: int, first: int, end: int) -> None:
    """Begin the next game on those of these lanes where the game is over."""
    for lane in range(first, end):
        if lanes.actors[lane] == NOBODY:
            begin_next(lanes, lane, thread, learner)


@rule
def begin_next(lanes: Lanes, lane: int, thread: int, learner: Seat) -> None:
    """Begin a game on this lane with a seed that no lane has had."""
    lanes.seeds[lane] += lanes.seeds.size
    begin(lanes, lane, thread, learner)


@rule
def begin(lanes: Lanes, lane: int, thread: int, learner: Seat) -> None:
    """Begin a game on this lane, and go on to the first decision."""
    lanes.states[lane] = lanes.starts[0]
    ask(lanes, lane, thread, learner, 0)


@rule
def ask(lanes: Lanes, lane: int, thread: int, learner: Seat, ply: int) -> None:
    """Go on from this ply to the learner's next decision, and list what may be played then."""
    s, scratch = lanes.states[lane], lanes.scratch[thread]
    lanes.plies[lane] = go_on(s, scratch, lanes.seeds[lane], ply, learner)
    lanes.actors[lane] = actor(s)
    lanes.counts[lane] = 0 if lanes.actors[lane] == NOBODY else legal(s, scratch)
    for place in range(min(lanes.counts[lane], lanes.numbers.shape[1])):
        lanes.numbers[lane, place] = scratch[place]


@rule
def onlooker(who: Seat, learner: Seat) -> Seat:
    """Who looks at a lane where this seat decides. At the end of a game the learner looks; where it
    plays all seats, the first one does."""
    return who if who != NOBODY else max(learner, 0)


@rule
def look(  # noqa: PLR0913, PLR0917 (what is written, who looks, which lanes)
    lanes: Lanes,
    rows: Ints,
    masks: Ints,
    learner: Seat,
    idle: int,
    thread: int,
    first: int,
    end: int,
) -> None:
    """Write what the onlooker of each of these lanes sees, and what may be played; where the game
    is over, `idle` says what the mask lets through (see `idle.py`)."""
    redacted = lanes.redacted[thread]
    for lane in range(first, end):
        seat = onlooker(lanes.actors[lane], learner)
        lanes.redacted[thread] = lanes.states[lane]
        redact(redacted, seat)
        rows[lane] = 0
        observe(redacted, seat, rows[lane])
        is_over = lanes.actors[lane] == NOBODY
        masks[lane] = is_over and idle == ALL
        masks[lane, 0] = is_over and idle != NONE
        for place in range(lanes.counts[lane]):
            masks[lane, lanes.numbers[lane, place]] = True


@rule
def know(
    lanes: Lanes,
    known: Any,
    learner: Seat,
    thread: int,  # noqa: ARG001 (what threads do is called alike)
    first: int,
    end: int,
) -> None:
    """Write the record of each of these lanes as its onlooker knows it."""
    for lane in range(first, end):
        known[lane] = lanes.states[lane]
        redact(known[lane], onlooker(lanes.actors[lane], learner))


@rule
def choose_randomly(lanes: Lanes, actions: Ints, seed: int, first: int, end: int) -> None:
    """Choose one of the legal actions of each of these lanes, evenly; 0 where the game is over."""
    for lane in range(first, end):
        actions[lane] = 0
        if lanes.counts[lane] > 0:
            at = below(random_word(seed, lane), lanes.counts[lane])
            actions[lane] = lanes.numbers[lane, at]
