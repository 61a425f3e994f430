"""Why a plan is good, in units of the game: what it changes that anybody could count."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from serai.bots.judging import knowledge_of
from serai.engine.choosing import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from serai.bots.line import Line
    from serai.engine.game import Game
    from serai.engine.seat import Seat
    from serai.engine.tally import SeatTally

Changed: TypeAlias = tuple[str, int, int]
"""A unit of `Choosing.has`, and how much the seat has of it before and after."""


def changes_of(game: Game, plan: Line, seat: Seat) -> tuple[Changed, ...]:
    """What the seat has more or less of after its plan."""
    had, has = (game.choosing.has(s, seat) for s in (plan.before, plan.after))
    return tuple((unit, had[unit], has[unit]) for unit in had if had[unit] != has[unit])


def because(game: Game, plan: Line, seat: Seat) -> tuple[Said, ...]:
    """What the plan means for the final scores as they would be now, and what the game's knowledge
    says of it. All of it is what the seat may know."""
    before, after = (game.tally(s, seat).seats for s in (plan.before, plan.after))
    found = list(_final_score(game.letters[seat], before[seat], after[seat]))
    for rival in range(len(before)):
        if rival != seat:
            found += _rival(game.letters[rival], before[rival], after[rival])
    speaks = getattr(knowledge_of(game), "because", None)
    return (*(speaks(plan.before, plan.after, seat) if speaks else ()), *found)


def _final_score(letter: str, before: SeatTally, after: SeatTally) -> Iterator[Said]:
    """What the seat would have if the game ended, where that is more than what it gets at once. Of
    a score below zero only the change is said: people do not count so."""
    gain = _gain(before, after)
    if _is_known(before) and _is_known(after) and gain not in (0, _scored(before, after)):
        if min(before.low or 0, after.low or 0) < 0:
            yield _would_have(letter, gain)
        else:
            yield Said("hint-ended", {"before": before.low, "after": after.low})


def _rival(letter: str, before: SeatTally, after: SeatTally) -> Iterator[Said]:
    if _is_known(before) and _is_known(after) and (gain := _gain(before, after)):
        yield _would_have(letter, gain)


def _would_have(letter: str, gain: int) -> Said:
    """How much more or less a seat would have."""
    message = "hint-costs" if gain < 0 else "hint-gives"
    return Said(message, {"seat": letter, "number": abs(gain)})


def _is_known(seat: SeatTally) -> bool:
    return seat.low is not None and seat.low == seat.high


def _gain(before: SeatTally, after: SeatTally) -> int:
    return (after.low or 0) - (before.low or 0)


def _scored(before: SeatTally, after: SeatTally) -> int | None:
    if before.score is None or after.score is None:
        return None
    return after.score - before.score
