"""What somebody is told while choosing: what is asked, how far the turn has come, what a choice
would change and what could come of it. The rules know nothing of it; a game brings what it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from serai.engine.action import Action
from serai.engine.dispatch import make_numbers, score
from serai.engine.seat import Seat


@dataclass(frozen=True)
class Said:
    """A message of the game's words, and its facts: text, whole numbers or names of things. A seat
    among them is its letter."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class History:
    """How a game came to where it is: the record before each ply, the number of what was played
    then, and the record now."""

    past: Sequence[Any]
    numbers: Sequence[int]
    now: Any

    def at(self, s: Any) -> History:
        """The same history, with another record now: as a seat imagines it."""
        return History(self.past, self.numbers, s)

    def then(self, number: int, after: Any) -> History:
        """The history one ply further on."""
        return History((*self.past, self.now), (*self.numbers, number), after)


# --- The turn ---------------------------------------------------------------------------------

State: TypeAlias = Literal["done", "now", "ahead", "skipped"]


@dataclass(frozen=True)
class Step:
    """A step of a turn: the message `step-{id}` with its facts. `icon` is what was done, in a word
    for the game's board to draw; `net` is what it brought of the game's own unit."""

    id: str
    state: State
    facts: Mapping[str, Any] = field(default_factory=dict)
    icon: str = ""
    net: int | None = None


@dataclass(frozen=True)
class Turn:
    """The shape of the turn under way: whose it is, its steps in order, and what is said of it as
    a whole. Everybody is told the same."""

    seat: Seat
    steps: Sequence[Step]
    title: Said | None = None


# --- What a choice brings ---------------------------------------------------------------------


@dataclass(frozen=True)
class Outlook:
    """What could come of a choice, or what it means: a message of the game's words. `about` is the
    thing that it speaks of, where a choice is about several; `gain` the most that could come of it,
    in the game's own unit."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    about: str = ""
    gain: int | None = None


def ask_plainly(history: History, seat: Seat | None) -> Said:  # noqa: ARG001
    """The question of a game that asks for every decision alike."""
    return Said("prompt")


def no_shape(history: History) -> Turn | None:  # noqa: ARG001
    """A game whose turns have no steps to be told."""
    return None


def has_points(s: Any, seat: Seat) -> Mapping[str, int]:
    """In a game that says nothing else, a seat has points."""
    return {"points": score(s, seat)}


def foresee_nothing(before: Any, action: Action, after: Any, seat: Seat) -> Sequence[Outlook]:  # noqa: ARG001
    """What a choice does is all there is to say of it."""
    return ()


def is_always_asked(s: Any, action: Action) -> bool:  # noqa: ARG001
    """Every choice is made by the player, even where there is only one."""
    return False


def never_sure(s: Any, action: Action) -> Said | None:  # noqa: ARG001
    """No choice is asked for twice."""
    return None


@dataclass(frozen=True)
class Choosing:
    """What a game tells those who choose.

    - `asks`: what is asked now, as this seat (None: a spectator) may know it;
    - `turn`: the steps of the turn under way;
    - `has`: what a seat has that choices change, by the name of its unit (`unit-{name}`), the
      game's own unit first. It is told to that seat alone;
    - `foresees`: what could come of a choice: the record before it as the seat knows it, the
      action, the record after it (None where a secret would show), the seat;
    - `makes_itself`: whether an action is played without asking where the same seat has nothing
      else to choose. That has to be so in all worlds that others think possible;
    - `doubts`: what is asked once more before an action is played, such as ending a turn early.
    """

    asks: Callable[[History, Seat | None], Said] = ask_plainly
    turn: Callable[[History], Turn | None] = no_shape
    has: Callable[[Any, Seat], Mapping[str, int]] = has_points
    foresees: Callable[[Any, Action, Any, Seat], Sequence[Outlook]] = foresee_nothing
    makes_itself: Callable[[Any, Action], bool] = is_always_asked
    doubts: Callable[[Any, Action], Said | None] = never_sure


def legal_actions(play: Any, s: Any) -> list[Action]:
    """Everything that may be played in this record."""
    numbers = make_numbers(play.space)
    count = play.legal(s, numbers)
    return [play.space.action(number) for number in numbers[:count].tolist()]
