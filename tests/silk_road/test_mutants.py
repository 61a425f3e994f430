"""The proof of secrecy fails if any rule of hiding is broken: each is broken here in turn.

A mutant is a small change of the program: a field that `redact` forgets to wipe, an event that all
may hear, a view that shows too much, a guess that does not respect something that was seen. The
proof (`secrecy.py`) holds for all of SCENES (`test_secrets.py`); for each mutant the scene is named
in which the proof fails.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from serai import IllegalAction
from serai.engine.event import Event
from serai.engine.jit import INTERPRETED
from serai.engine.view import View
from serai.games.silk_road import events, majority, secrecy, story
from serai.games.silk_road.actions import PLAY
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GOODS, Phase
from silk_road.secrecy import prove_scene
from silk_road.stories import SCENES

pytestmark = pytest.mark.skipif(not INTERPRETED, reason="compiled rules cannot be patched")
Patch = pytest.MonkeyPatch
Change = Callable[[Patch], None]
MUTANTS: dict[str, tuple[Change, str]] = {}
"""What is broken: how, and the scene where it shows."""

QUIET, THEFT, NUMBER, HIDDEN = (
    "nothing happened",
    "a theft among others",
    "a number is pending",
    "somebody may buy from a hidden supply",
)
DRAWING, RAN_OUT = "goods are being drawn", "a hidden supply has run out"


def rules(name: str) -> Any:
    """A chapter of the rules. (A package hides a module whose name is also a function's.)"""
    return import_module(f"serai.games.silk_road.rules.{name}")


class Never:
    """No action is one of these."""


def mutant(name: str, scene: str) -> Callable[[Change], None]:
    """Add a mutant to the list."""

    def add(change: Change) -> None:
        MUTANTS[name] = (change, scene)

    return add


# --- The redacted record ----------------------------------------------------------------------

WIPED = {"goods": QUIET, "drawn": QUIET, "revealed": NUMBER, "stolen": THEFT, "supply": HIDDEN}
"""What `redact` wipes."""


def forgets_to_wipe(field: str) -> Change:
    """`redact` leaves this field as it is."""

    def change(patch: Patch) -> None:
        redact = PLAY.redact

        def leak(s: Any, observer: int) -> None:
            before = s[field].copy()
            redact(s, observer)
            s[field] = before

        patch.setattr(PLAY, "redact", leak)

    return change


for wiped, where in WIPED.items():
    MUTANTS[f"redact does not wipe {wiped}"] = (forgets_to_wipe(wiped), where)
MUTANTS["redact does not wipe the bag"] = (forgets_to_wipe("supply"), DRAWING)


def test_redact_wipes_these_fields_and_no_others() -> None:
    """road.info.1: so there is a mutant for each."""
    found = set()
    for match in SCENES.values():
        for seat in range(match.players):
            seen = match.redacted(seat)
            found |= {name for name in State.dtype.names if not _same(seen, match.state, name)}
    assert found == set(WIPED)


def _same(left: Any, right: Any, name: str) -> bool:
    return bool((left[name] == right[name]).all())


# --- Events -----------------------------------------------------------------------------------

SECRET_EVENTS = [kind for kind in events.EVENTS if "audience" in vars(kind)]


def everybody_hears(kind: type[Event]) -> Change:
    """An event has no audience of its own."""
    return lambda patch: patch.setattr(kind, "audience", None)


MUTANTS |= {
    f"everybody hears {kind.__name__}": (everybody_hears(kind), THEFT) for kind in SECRET_EVENTS
}


def test_some_events_are_secret() -> None:
    """road.info.3, road.setup.2"""
    assert {kind.__name__ for kind in SECRET_EVENTS} == {"DrawnGoodSeen", "StolenGoodSeen"}


@mutant("a number is told as soon as it is chosen", NUMBER)
def _tell_numbers(patch: Patch) -> None:
    tell = story.TELLERS["reveal"]

    def leak(change: Any) -> Any:
        yield from tell(change)
        yield events.BidMade(change.seat, change.action.number)

    patch.setitem(story.TELLERS, "reveal", leak)


# --- The view ---------------------------------------------------------------------------------


def sees_more(look: Callable[[Any], dict[str, Any]]) -> Change:
    """The view shows more."""

    def change(patch: Patch) -> None:
        rightful = View.__call__

        def leak(view: View, game: Any, s: Any, seat: int | None) -> dict[str, Any]:
            return rightful(view, game, s, seat) | look(s)

        patch.setattr(View, "__call__", leak)

    return change


MORE: dict[str, tuple[str, Callable[[Any], dict[str, Any]]]] = {
    "the goods of all": (QUIET, lambda s: {"stocks": s.goods.tolist()}),
    "the goods of another": (QUIET, lambda s: {"goods": {"A": s.goods[0].tolist()}}),
    "what everybody drew": (QUIET, lambda s: {"drawn": s.drawn.tolist()}),
    "the money of all": (
        QUIET,
        lambda s: {"money": dict(zip("ABC", s.money.tolist(), strict=False))},
    ),
    "how many goods all have": (QUIET, lambda s: {"totals": s.goods.sum(axis=1).tolist()}),
    "pending numbers": (NUMBER, lambda s: {"reveals": s.revealed.tolist()}),
    "what was stolen": (THEFT, lambda s: {"stolen": s.stolen.tolist()}),
    "a hidden supply": (HIDDEN, lambda s: {"supply": s.supply.tolist()}),
    "a hidden supply in what tiles bring": (
        HIDDEN,
        lambda s: {"brings": {"buyer silk": int(s.supply[1])}},
    ),
    "the bag": (DRAWING, lambda s: {"supply": s.supply.tolist()}),
}
MUTANTS |= {
    f"a view shows {what}": (sees_more(look), scene) for what, (scene, look) in MORE.items()
}


# --- Records, undo, scores, what is asked -----------------------------------------------------

MUTANTS |= {
    f"a record tells {name}": (lambda patch, name=name: patch.setattr(secrecy, name, Never), scene)
    for name, scene in (("DrawGood", QUIET), ("DrawStolen", THEFT), ("Reveal", NUMBER))
}


@mutant("undo takes back numbers that were shown", "all numbers are shown")
def _undo_reveal(patch: Patch) -> None:
    patch.setattr(secrecy, "Reveal", Never)


@mutant("undo takes back a look into a hidden supply", RAN_OUT)
def _undo(patch: Patch) -> None:
    patch.setattr(secrecy, "is_supply_open", lambda s: True)


@mutant("scores are told while the game runs", QUIET)
def _scores(patch: Patch) -> None:
    patch.setattr(PLAY, "score", lambda s, seat: int(s.goods[seat, 1:3].sum()))


@mutant("majorities are told by what all have", QUIET)
def _majorities(patch: Patch) -> None:
    look = majority.KnownGoods.__init__

    def leak(known: Any, s: Any, _: int | None) -> None:
        look(known, s, None)
        known.s, known.hidden = s, []

    patch.setattr(majority.KnownGoods, "__init__", leak)


@mutant("a hidden supply tells who has the most", HIDDEN)
def _hidden_majorities(patch: Patch) -> None:
    patch.setattr(majority, "redact", lambda s, seat: None)


@mutant("a hidden supply limits what one may ask for", HIDDEN)
def _hidden_supply(patch: Patch) -> None:
    patch.setattr(rules("tile"), "is_supply_open", lambda s: True)


@mutant("who has nothing to show is not asked", NUMBER)
def _forced_reveal(patch: Patch) -> None:
    vizier, turn = rules("vizier"), rules("turn")
    force = turn.force

    def skip(s: Any) -> bool:
        if s.phase == Phase.REVEAL and not s.goods[vizier.next_to_reveal(s), s.named]:
            s.chosen |= 1 << vizier.next_to_reveal(s)
        return bool(force(s))

    patch.setattr(turn, "force", skip)


# --- Guessing ---------------------------------------------------------------------------------


def in_guessing(name: str, answer: Callable[..., Any]) -> Change:
    """A question of the guess gets another answer."""

    def change(patch: Patch) -> None:
        for chapter in ("guessing", "dealing"):
            if hasattr(rules(chapter), name):
                patch.setattr(rules(chapter), name, answer)

    return change


SHOWN, TWO_THEFTS = "a theft, then both sell and give", "two thefts and a reveal"
ANSWERS: dict[str, tuple[str, str, Callable[..., Any]]] = {
    "forgets what was sold, given or shown": (SHOWN, "least_drawn", lambda *_: 0),
    "forgets what was done after a theft": (TWO_THEFTS, "has_enough", lambda *_: True),
    "forgets how many of a good were drawn": (RAN_OUT, "is_drawn_total_known", lambda *_: False),
    "draws what nobody can have drawn": (QUIET, "most_drawn", lambda *_: 0),
    "forgets one's own thefts": (THEFT, "takes_part", lambda *_: False),
    "steals what the victim lacks": (TWO_THEFTS, "agrees", lambda *_: True),
    "moves no loot": (THEFT, "move_loot", lambda *_: None),
    "forgets what came in the open": (SHOWN, "come_to_now", lambda *_: None),
    "leaves pending numbers out": (NUMBER, "guess_reveals", lambda *_: None),
}
MUTANTS |= {
    f"a guess {what}": (in_guessing(question, answer), scene)
    for what, (scene, question, answer) in ANSWERS.items()
}


@mutant("a guess changes one's own goods", QUIET)
def _own_goods(patch: Patch) -> None:
    guess = PLAY.guess
    patch.setattr(PLAY, "guess", lambda s, seat, seed: guess(s, -2, seed))


@mutant("a guess reveals more than there is", NUMBER)
def _reveals_more(patch: Patch) -> None:
    def change(s: Any, observer: int, seed: int) -> None:
        for seat in range(s.players):
            if seat != observer and int(s.chosen) >> seat & 1:
                s.revealed[seat] = s.goods[seat, s.named] + 1

    patch.setattr(rules("guessing"), "guess_reveals", change)


@mutant("a guess forgets that a supply ran out", RAN_OUT)
def _ran_out(patch: Patch) -> None:
    patch.setattr(rules("knowledge"), "has_run_out", lambda s, good: False)


@mutant("a guess forgets how much came out of a hidden supply", RAN_OUT)
def _peak(patch: Patch) -> None:
    guess = PLAY.guess

    def change(s: Any, observer: int, seed: int) -> None:
        peak = s.peak.copy()
        for good in range(1, GOODS + 1):
            s.peak[good] = 0
        guess(s, observer, seed)
        s.peak[:] = peak

    patch.setattr(PLAY, "guess", change)


# --- No mutant survives -----------------------------------------------------------------------


@pytest.mark.parametrize("name", MUTANTS)
def test_the_proof_fails_for_every_mutant(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """road.info.1 to .4"""
    change, scene = MUTANTS[name]
    change(monkeypatch)
    with pytest.raises((AssertionError, IllegalAction, IndexError)):
        prove_scene(SCENES[scene])
