"""Broken positions and records. Whoever loads a file gets a match or one sentence, never a failure
of ours; what was loaded can be shown and played on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import serai
from attack.mutate import Mutator
from attack.report import Report, kept
from serai.engine.errors import SeraiError
from serai.engine.fairness import verify
from serai.engine.jit import INTERPRETED
from serai.engine.match import Match

PLAYED_ON = 4
SLOW = 10.0
"""A file that takes so many seconds of the processor is a fault too."""


def attack_files(report: Report, rng: random.Random, seconds: float) -> None:
    """Load broken files for so long; first those of the corpus."""
    mutator = Mutator(rng)
    if not INTERPRETED:
        compile_all()
    until = time.monotonic() + seconds
    for what, load in LOADERS.items():
        for tried in kept(what):
            judge(report, what, tried, load)
    while time.monotonic() < until:
        match = some_match(rng)
        for what, load in LOADERS.items():
            whole = match.position() if what == "position" else match.record()
            for _ in range(5):
                judge(report, what, [match.game.id, mutator.json(whole, most=2)], load)


def compile_all() -> None:
    """Load a whole file of each game: that rules are compiled first is not the fault of a file."""
    for game in map(serai.game, serai.games()):
        match = game.new(seed=1)
        match.play(match.legal()[0])
        load_position(game.id, match.position())
        load_record(game.id, match.record())


def some_match(rng: random.Random) -> Match:
    """A match of some game, played at random for a while."""
    game = serai.game(rng.choice(serai.games()))
    match = game.new(players=rng.choice(game.seats), seed=rng.randrange(2**31))
    for _ in range(rng.randrange(60)):
        if match.actor is None:
            break
        match.play(rng.choice(match.legal()))
    return match


def judge(report: Report, what: str, tried: Any, load: Callable[[str, Any], str]) -> None:
    """Try one, and write down what came of it."""
    began = time.process_time()
    try:
        outcome = load(*tried)
    except SeraiError:
        outcome = "refused"
    except Exception as error:  # noqa: BLE001 (whatever it is, it should have been a sentence)
        report.fault(what, tried, f"{type(error).__name__}: {error}")
        return
    if time.process_time() - began > SLOW:
        report.fault(what, tried, "slow")
    else:
        report.count(what, outcome)


def load_position(game: str, position: Any) -> str:
    """Load a position, show it to everybody, and play on."""
    match = serai.game(game).load(position)
    for seat in (None, *range(match.players)):
        match.view(seat)
    for _ in range(PLAYED_ON):
        if match.actor is None:
            break
        legal = match.legal()
        match.play(legal[len(legal) // 2])
    serai.game(game).load(match.position())
    return "loaded"


def load_record(game: str, record: Any) -> str:
    """Replay a record, and check its dice."""
    found = serai.game(game)
    match = found.replay(record)
    match.record()
    verify(found, record)
    return "replayed"


LOADERS: dict[str, Callable[[str, Any], str]] = {
    "position": load_position,
    "record": load_record,
}
