"""How a game declares its play: the stages it goes through, and the actions that come at each.

A class of actions is the noun, with its notation and its parts. Each `@at` above it is one meaning:
when it may come, the rule that says why not, the rule that does it. `play.py` makes of all this the
questions that every game answers.

A rule gets its arguments by name: `s`, the record; `seat`, who decides; the action's parts; and
what `@at` gives besides, such as `piece=mastiff_of`. Where rules call a part by another name than
records do, the action's `in_rules` says so: `{"tile": "face"}`. Where they count it by other
numbers, the part's type names the rule that gets one from the other: `Annotated[int, SPOT,
place_of_spot]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from serai.engine.reason import Reasons
from serai.engine.seat import Seat

Rule: TypeAlias = Callable[..., Any]
"""A function decorated with `@rule`."""
Values: TypeAlias = Rule | str
"""Which values of a part are worth asking about: a rule that answers with a set, or the name of
something given that is one."""
Kind = TypeVar("Kind", bound=type)


class BadDeclaration(TypeError):
    """A game declares something that cannot be, such as a rule that asks for what there is not.
    Raised while the game is imported."""


@dataclass(frozen=True)
class Stage:
    """What holds at one moment of the game, which in most games is a phase of the record: who
    decides, what any other action has to wait for, and what follows by itself when something was
    done. Who decides is CHANCE, NOBODY or a rule that answers with a seat; what to wait for may be
    a rule too."""

    by: Seat | Rule
    waits_for: Reasons | Rule
    then: Rule | None = None


AS_THE_STAGE_SAYS: Any = object()
"""In place of `then`: what follows is what the stage says."""


@dataclass(frozen=True)
class Meaning:
    """What an action means at some moments. `at` says what each field is."""

    moments: tuple[int, ...] = ()
    ask: Rule | None = None
    do: Rule | None = None
    among: Values | tuple[Values | None, ...] | None = None
    between: tuple[Rule, Rule] | None = None
    upwards: bool = False
    listed_by: Rule | None = None
    weight: Rule | None = None
    then: Rule | None = AS_THE_STAGE_SAYS
    given: Mapping[str, Rule] = field(default_factory=dict)


def at(  # noqa: PLR0913 (one name for each thing that can be said)
    *moments: int,
    ask: Rule | None = None,
    do: Rule | None = None,
    among: Values | tuple[Values | None, ...] | None = None,
    between: tuple[Rule, Rule] | None = None,
    upwards: bool = False,
    listed_by: Rule | None = None,
    weight: Rule | None = None,
    then: Rule | None = AS_THE_STAGE_SAYS,
    **given: Rule,
) -> Callable[[Kind], Kind]:
    """This kind of action may come at these moments.

    `ask` says why not (without it, it always may), `do` does it, `then` is what follows by itself.

    What is worth asking about, when all legal actions are listed: every value of each part, unless
    `among` gives a set of them (one for each part, None for all). With `between`, the numbers from
    the lowest to the highest are all legal. With `upwards`, where one value is refused so are all
    above. `listed_by` is a rule that lists by itself: it writes into `numbers` from place `count`
    on, `first` being the number of the first action of this kind, and returns the new count.

    `weight` is how likely an outcome of chance is. What else is `given` are rules whose answers
    the other rules may ask for by name; they are found once, not for every value of a part.
    """
    meaning = Meaning(moments, ask, do, among, between, upwards, listed_by, weight, then, given)

    def declare(kind: Kind) -> Kind:
        kind.meanings = (meaning, *vars(kind).get("meanings", ()))  # type: ignore[attr-defined]
        return kind

    return declare
