"""The shape of a turn: a worm, then two dice. In the set-up, what is placed now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from serai.engine.choosing import History, State, Step, Turn
from serai.engine.moment import ByPhase, counting_now
from serai.engine.seat import letter
from serai.games.silk import terms
from serai.games.silk.actions import SPACE, LoseDie, RaiseWorm, UseDie
from serai.games.silk.parts import BOARD_ACTION
from serai.games.silk.rules.placement import worms_placed
from serai.games.silk.terms import Face, Phase

NO_ACTION = "none"


def turn_of(history: History) -> Turn | None:
    """The turn under way; none while chance lays the tiles, and none when the game is over."""
    steps = next(counting_now(STEPS, history.now), None)
    return None if steps is None else Turn(int(history.now.turn), [*steps(history)])


def _placing_worms(history: History) -> Iterator[Step]:
    yield Step("worms", "now", worms_to_place(history.now))


def _placing_pieces(_: History) -> Iterator[Step]:
    yield Step("pieces", "now")


def _turn(history: History) -> Iterator[Step]:
    yield from _worm(history)
    yield from _dice(history)
    yield from _next(history.now)


STEPS: ByPhase[Callable[[History], Iterator[Step]]] = (
    ((Phase.WORMS,), _placing_worms),
    ((Phase.PIECES,), _placing_pieces),
    (range(Phase.RAISE, Phase.OVER), _turn),
)
"""What a turn consists of."""


def worms_to_place(s: Any) -> dict[str, int]:
    """silk.setup.p1.2 Which worm of a placement is placed now, and of how many: the seventh comes
    alone."""
    placed = worms_placed(s, int(s.turn))
    at_once = terms.WORMS_PER_PLACEMENT
    of = min(at_once, terms.FIRST_WORMS - placed + placed % at_once)
    return {"number": placed % at_once + 1, "of": of}


def plies_of_turn(history: History) -> range:
    """The plies of the turn under way."""
    seat, first = history.now.turn, len(history.past)
    while first > 0 and _is_in_turn(history.past[first - 1], seat):
        first -= 1
    return range(first, len(history.past))


def _is_in_turn(s: Any, seat: int) -> bool:
    return bool(s.turn == seat and s.phase in terms.AFTER_SETUP)


# --- The worm before the roll -----------------------------------------------------------------


def _worm(history: History) -> Iterator[Step]:
    raised = [ply for ply in plies_of_turn(history) if history.past[ply].phase == Phase.RAISE]
    if history.now.phase == Phase.RAISE:
        yield Step("worm", "now")
    elif raised and isinstance(SPACE.action(history.numbers[raised[0]]), RaiseWorm):
        net = _points(history, raised[0] + 1) - _points(history, raised[0])
        yield Step("worm", "done", icon="raise", net=net)
    else:
        yield Step("worm", "skipped")


def _points(history: History, ply: int) -> int:
    """The points of whose turn it is, before a ply."""
    s = history.past[ply] if ply < len(history.past) else history.now
    return int(s.points[history.now.turn])


# --- The dice ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class UsedDie:
    """A die that was used in this turn, at a ply, or given up."""

    ply: int
    face: Face
    action: str


def used_dice(history: History) -> list[UsedDie]:
    """The dice that were used in this turn, in that order."""
    found = []
    for ply in plies_of_turn(history):
        action = SPACE.action(history.numbers[ply])
        if isinstance(action, UseDie):
            found.append(UsedDie(ply, action.face, BOARD_ACTION.write(action.deed)))
        elif isinstance(action, LoseDie):
            found.append(UsedDie(ply, action.face, NO_ACTION))
    return found


def _dice(history: History) -> list[Step]:
    s, used = history.now, used_dice(history)
    ends = [*(die.ply for die in used[1:]), len(history.past)]
    steps = [_used(history, die, end) for die, end in zip(used, ends, strict=False)]
    is_resolving = s.phase in terms.MID_ACTION
    if steps and is_resolving:
        steps[-1] = Step("die", "now", steps[-1].facts, steps[-1].icon, steps[-1].net)
    is_choosing = s.phase == Phase.DICE
    for place in range(terms.DICE):
        if s.dice[place]:
            state: State = "now" if is_choosing and place == 0 else "ahead"
            steps.append(_die(state, int(s.dice[place])))
    if s.phase in (Phase.RAISE, Phase.ROLL):
        steps = [_die("ahead", 0)] * terms.DICE
    # A position may begin in the middle of a turn: what was done before it is not known.
    unknown = [_die("now" if is_resolving and not used else "done", 0)]
    steps = [*unknown * (terms.DICE - len(steps)), *steps]
    return [_numbered(step, number) for number, step in enumerate(steps, 1)]


def _used(history: History, die: UsedDie, end: int) -> Step:
    if die.action == NO_ACTION:
        return _die("skipped", die.face)
    net = _points(history, end) - _points(history, die.ply)
    return Step("die", "done", {"face": die.face, "action": die.action}, die.action, net)


def _die(state: State, face: Face) -> Step:
    return Step("die", state, {"face": face, "action": NO_ACTION})


def _numbered(step: Step, number: int) -> Step:
    return Step(step.id, step.state, {**step.facts, "number": number}, step.icon, step.net)


def _next(s: Any) -> Iterator[Step]:
    following = (int(s.turn) + 1) % int(s.players)
    if s.ended_by != following:
        yield Step("next", "ahead", {"seat": letter(following)})
