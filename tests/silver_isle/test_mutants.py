"""Break a rule that hides or reveals something, and a test must notice."""

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from serai.engine.event import Event
from serai.engine.jit import INTERPRETED
from serai.games.silver_isle import secrecy, tables
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.rules import control, damage, fight, knowledge, movement, ship
from serai.games.silver_isle.rules import crew as crews
from serai.games.silver_isle.terms import NO_CREW
from silver_isle import test_clauses_crews, test_secrets, test_worlds

views = importlib.import_module("serai.games.silver_isle.view")
pytestmark = pytest.mark.skipif(not INTERPRETED, reason="compiled rules cannot be broken by hand")

Patch = tuple[Any, str, Any]


def nothing(*_: Any) -> None:
    """Instead of a rule that hides or reveals."""


def watch_a_game() -> None:
    """Everybody watches a random game in two worlds."""
    test_worlds.assert_game_is_secret(seed=0)


def redact_three(s: Any, seat: int) -> None:
    """Crowns' coins lie open."""
    for other in range(3):
        if other != seat:
            s.crews[other] = 0


def shown_crew(s: Any, *crew: Any, is_known: bool) -> Any:
    """A view with all values."""
    return HIDDEN_CREW(s, *crew, is_known=True)


def send_shown(s: Any, seat: int, crew: int, place: int, has_token: int) -> None:
    """A crew that is turned up when it leaves."""
    slot = crews.slot_leaving(s, seat, crew, place, has_token)
    knowledge.show(s, seat, slot)
    crews.send(s, seat, slot, place, has_token)


def leave_shown(s: Any, seat: int, slot: int) -> None:
    """A crew that is turned up when it is loaded."""
    knowledge.show(s, seat, slot)
    LEAVE_TOKEN(s, seat, slot)


def eliminate_shown(s: Any, seat: int, crew: int, is_shown: bool) -> None:
    """A crew that is turned up when it starves."""
    crews.eliminate(s, seat, crew, is_shown is not None)


def guess_blindly(s: Any, seat: int, seed: int) -> None:
    """A guess that forgets what has been seen."""
    for other in range(4):
        if other != seat:
            s.worlds[other] = tables.EVERY_WORLD
    GUESS(s, seat, seed)


def guess_the_first(s: Any, seat: int, _: int) -> None:
    """A guess that is always the same."""
    GUESS(s, seat, 0)


def narrow_to_the_crew(s: Any, seat: int, slot: int, _: int) -> None:
    """A replacement that is laid face up."""
    knowledge.show(s, seat, slot)


HIDDEN_CREW, LEAVE_TOKEN, GUESS = views._crew, crews.leave_token, PLAY.guess

MUTANTS: dict[str, tuple[list[Patch], Callable[[], None]]] = {
    "nothing is redacted": ([(PLAY, "redact", nothing)], watch_a_game),
    "one seat is not redacted": ([(PLAY, "redact", redact_three)], watch_a_game),
    "views show all values": ([(views, "_crew", shown_crew)], watch_a_game),
    "everybody hears everything": (
        [(Event, "is_heard_by", lambda *_: True)],
        watch_a_game,
    ),
    "records name every crew": (
        [(secrecy, "_crew_of", lambda _: NO_CREW)],
        test_secrets.test_the_record_for_another_seat_leaves_out_which_crew_it_was,
    ),
    "a crew shows itself when it steps": (
        [(movement, "send_crew", send_shown)],
        watch_a_game,
    ),
    "a crew shows itself when it is loaded": ([(ship, "leave_token", leave_shown)], watch_a_game),
    "a crew shows itself when it starves": (
        [(control, "eliminate", eliminate_shown)],
        test_clauses_crews.test_a_starved_crew_goes_unseen_and_its_token_stays,
    ),
    "a replacement shows itself": (
        [(damage, "narrow", narrow_to_the_crew)],
        test_secrets.test_a_replacement_after_a_removal_is_bounded_on_both_sides,
    ),
    "pools do not mix": (
        [(crews, "blend", nothing)],
        test_secrets.test_a_crew_is_followed_by_eye_until_it_mixes,
    ),
    "a crew cannot be followed by eye": (
        [(crews, "exchange", nothing)],
        test_secrets.test_a_crew_is_followed_by_eye_past_another,
    ),
    "a fight shows nothing": (
        [(fight, "show_pool", nothing), (crews, "show", nothing)],
        test_secrets.test_what_could_not_be_paid_tells_what_is_not_in_europe,
    ),
    "a payment tells nothing": (
        [(damage, "show_whether_in_europe", nothing)],
        test_secrets.test_what_could_not_be_paid_tells_what_is_not_in_europe,
    ),
    "a replacement tells nothing": (
        [(damage, "narrow", nothing)],
        test_secrets.test_a_replacement_after_a_removal_is_bounded_on_both_sides,
    ),
    "guesses forget what was seen": (
        [(PLAY, "guess", guess_blindly)],
        test_secrets.test_guesses_reach_every_world_about_equally_often,
    ),
    "guesses are always the same": (
        [(PLAY, "guess", guess_the_first)],
        test_secrets.test_guesses_reach_every_world_about_equally_often,
    ),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_rule_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """isle.info.1 to .11, isle.info.13"""
    patches, witness = MUTANTS[name]
    for target, attribute, mutant in patches:
        monkeypatch.setattr(target, attribute, mutant)
    with pytest.raises((AssertionError, StopIteration)):
        witness()


WITNESSES = {witness.__name__: witness for _, witness in MUTANTS.values()}


@pytest.mark.parametrize("witness", WITNESSES.values(), ids=WITNESSES)
def test_nothing_is_noticed_while_all_is_well(witness: Callable[[], None]) -> None:
    """isle.info.1"""
    witness()
