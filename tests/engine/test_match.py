"""engine/match.py: chance drawn when somebody asks, playing, undoing, telling."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.playing import SILK, TOY, dealt, play_out
from engine.toy import events
from engine.toy.actions import Deal, Keep, Swap
from engine.toy.events import CardDealt, CardKept, CardReturned, CardSeen, CardShown
from serai.engine.action import verb
from serai.engine.errors import BadNotation, BadPlayers, CannotUndo, IllegalAction
from serai.engine.event import Event, name_of
from serai.engine.match import Match
from serai.engine.seat import CHANCE
from serai.engine.text import LANGUAGES


def swapped() -> Match:
    """Seat A has swapped its card and nobody has asked yet what comes next."""
    match = TOY.new(players=2, seed=3)
    match.play("swap")
    return match


# --- Chance -----------------------------------------------------------------------------------


def test_after_a_decision_position_and_state_show_that_decision_alone() -> None:
    match = swapped()
    assert "A" not in match.position()["cards"]
    assert match.state.cards[0] == 0
    assert match.ply == 3


@pytest.mark.parametrize(
    "ask",
    [
        lambda match: match.actor,
        lambda match: match.legal(),
        lambda match: match.view(0),
        lambda match: match.events(),
        lambda match: match.why_not("keep"),
    ],
    ids=["actor", "legal", "view", "events", "why_not"],
)
def test_asking_what_comes_next_draws_chance(ask: Any) -> None:
    match = swapped()
    ask(match)
    assert match.ply == 4
    assert "A" in match.position()["cards"]


def test_asking_whether_the_game_has_ended_draws_nothing() -> None:
    match = swapped()
    assert not match.ended
    assert match.scores == [0, 0]
    assert match.winners == []
    assert match.record()["actions"][-1] == {"do": "swap"}
    assert match.ply == 3


def test_a_new_match_has_settled_all_chance_before_the_first_decision() -> None:
    match = TOY.new(players=3, seed=1)
    assert match.ply == 3
    assert len(match.position()["cards"]) == 3


def test_chance_drawn_late_is_what_it_would_have_been_at_once() -> None:
    asked, quiet = TOY.new(players=3, seed=8), TOY.new(players=3, seed=8)
    for move in ("swap", "keep", "swap", "keep", "keep"):
        asked.view(0)
        asked.play(move)
        quiet.play(move)
    assert asked.record() == quiet.record()


def test_manual_chance_waits_for_its_outcomes_and_tells_their_weights() -> None:
    match = TOY.new(players=2, chance="manual")
    assert match.actor == CHANCE
    assert match.legal() == [Deal(1), Deal(2), Deal(3), Deal(4)]
    assert match.weights() == [4, 3, 2, 1]
    match.play("deal 4")
    assert match.legal() == [Deal(1), Deal(2), Deal(3)]
    match.play(Deal(1))
    assert match.actor == 0
    assert [who for who, _ in match.log] == [CHANCE, CHANCE]


def test_a_loaded_position_draws_nothing_until_it_is_asked() -> None:
    match = TOY.load({"players": 2, "cards": {"B": 2}, "turn": "A"}, seed=1)
    assert match.position()["cards"] == {"B": 2}
    assert match.actor == 0
    assert set(match.position()["cards"]) == {"A", "B"}


# --- Playing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("move", [Swap(), "swap", {"do": "swap"}], ids=repr)
def test_an_action_is_played_as_object_text_or_json(move: Any) -> None:
    match = dealt(1, 2)
    assert match.play(move) == Swap()
    assert match.position()["swaps_left"] == {"A": 0, "B": 1}


def test_an_action_that_is_not_allowed_is_refused_with_its_clause_and_changes_nothing() -> None:
    match = dealt(1, 2)
    before = match.state.tobytes(), match.ply
    with pytest.raises(IllegalAction) as refused:
        match.play("deal 3")
    refusal = refused.value.refusal
    assert (refusal.clause, refusal.reason) == ("toy.turn.1", "seats-decide")
    assert refusal.text("en") == "Nobody is waiting for a card."
    assert refusal.text("es") == "Nadie espera una carta."
    assert refusal.to_json() == {
        "action": "deal 3",
        "clause": "toy.turn.1",
        "reason": "seats-decide",
        "en": "Nobody is waiting for a card.",
        "es": "Nadie espera una carta.",
    }
    assert str(refused.value) == "deal 3: Nobody is waiting for a card. [toy.turn.1]"
    assert (match.state.tobytes(), match.ply) == before


def test_why_not_is_none_exactly_for_what_is_legal() -> None:
    match = dealt(1, 2)
    legal = match.legal()
    for _, action in TOY.space.named():
        assert (match.why_not(action) is None) == (action in legal)


def test_every_refusal_action_and_event_has_words_in_every_language() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    told = [name_of(kind) for kind in kinds if issubclass(kind, Event) and kind is not Event]
    needed = [f"refusal-{reason.word}" for reason in TOY.reasons if reason]
    needed += [f"action-{verb(kind)}" for kind in TOY.space.kinds]
    needed += [f"event-{name}" for name in told]
    for language in LANGUAGES:
        assert [message for message in needed if not TOY.words.has(language, message)] == []


def test_what_names_no_action_is_refused_as_such() -> None:
    with pytest.raises(BadNotation):
        dealt(1, 2).play("fold")


def test_a_typing_mistake_draws_no_chance() -> None:
    match = swapped()
    with pytest.raises(BadNotation):
        match.play("keeep")
    assert match.ply == 3


def test_when_the_game_is_over_nobody_acts_and_nothing_is_legal() -> None:
    match = dealt(2, 2)
    match.play("keep")
    match.play("keep")
    assert match.over
    assert match.actor is None
    assert match.legal() == []
    assert (match.scores, match.winners) == ([2, 2], [0, 1])
    assert match.why_not("keep").clause == "toy.end.1"  # type: ignore[union-attr]


@pytest.mark.parametrize("players", [0, 1, 4, "2", [], True], ids=repr)
def test_a_game_is_played_by_as_many_as_it_says(players: Any) -> None:
    with pytest.raises(BadPlayers, match="The toy is played by 2, 3, not by"):
        TOY.new(players=players)


def test_a_number_of_players_is_whole() -> None:
    with pytest.raises(BadPlayers):
        TOY.new(players=2.0)  # type: ignore[arg-type]


def test_an_option_reaches_the_rules() -> None:
    match = dealt(1, 1, swaps=2)
    for move in ("swap", "deal 2", "swap", "deal 3"):
        match.play(move)
    assert match.legal() == [Keep()]
    assert match.why_not("swap").reason == "no-swap-left"  # type: ignore[union-attr]


# --- Undo -------------------------------------------------------------------------------------


def test_a_decision_is_taken_back_to_the_very_bytes_before_it() -> None:
    match = dealt(1, 2)
    before = match.state.tobytes()
    match.play("keep")
    assert match.undo() == Keep()
    assert match.state.tobytes() == before
    assert (match.ply, match.actor) == (2, 0)


def test_a_decision_that_leads_to_chance_is_taken_back_until_somebody_asks() -> None:
    match = swapped()
    assert match.undo(seat=0) == Swap()
    match.play("swap")
    assert match.actor == 0
    with pytest.raises(CannotUndo, match="what chance has decided"):
        match.undo(seat=0)


def test_what_is_played_after_taking_back_draws_the_same_chance() -> None:
    straight, wavering = swapped(), swapped()
    wavering.undo()
    wavering.play("swap")
    assert straight.view(0) == wavering.view(0)


def test_chance_is_not_taken_back_even_when_played_by_hand() -> None:
    with pytest.raises(CannotUndo, match="what chance has decided"):
        dealt(1, 2).undo()


def test_nobody_takes_back_another_seats_decision() -> None:
    match = dealt(1, 2)
    match.play("keep")
    with pytest.raises(CannotUndo, match="only your own"):
        match.undo(seat=1)
    assert match.undo(seat=0) == Keep()


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="nothing to take back"):
        TOY.new(players=2, chance="manual").undo()


def test_several_decisions_are_taken_back_one_by_one() -> None:
    match = dealt(1, 2)
    match.play("keep")
    match.play("keep")
    assert match.over
    assert [match.undo(), match.undo()] == [Keep(), Keep()]
    with pytest.raises(CannotUndo):
        match.undo()


# --- Telling ----------------------------------------------------------------------------------


def test_events_are_told_from_a_ply_on() -> None:
    match = dealt(1, 2)
    match.play("swap")
    match.play("deal 3")
    assert match.events(since=2) == [CardReturned("A"), CardDealt("A")]
    assert match.events(since=3, seat=0) == [CardDealt("A"), CardSeen("A", 3)]
    assert match.events(since=match.ply) == []


def test_each_seat_hears_its_own_cards_and_spectators_hear_none() -> None:
    match = dealt(1, 2)
    assert match.events(seat=0) == [CardDealt("A"), CardSeen("A", 1), CardDealt("B")]
    assert match.events(seat=1) == [CardDealt("A"), CardDealt("B"), CardSeen("B", 2)]
    assert match.events() == [CardDealt("A"), CardDealt("B")]


def test_the_end_is_told_to_everybody() -> None:
    match = dealt(1, 2)
    match.play("keep")
    match.play("keep")
    for seat in (None, 0, 1):
        assert match.events(since=3, seat=seat) == [
            CardKept("B"),
            CardShown("A", 1),
            CardShown("B", 2),
        ]
    assert CardShown("B", 2).to_json() == {"event": "card-shown", "seat": "B", "card": 2}


def test_events_tell_the_same_after_a_replay() -> None:
    match = play_out(TOY.new(players=3, seed=4))
    again = TOY.replay(match.record())
    for seat in (None, 0, 1, 2):
        assert again.events(seat=seat) == match.events(seat=seat)


def test_a_match_keeps_the_record_before_every_ply() -> None:
    match = play_out(SILK.new(players=2, seed=2))
    assert len(match.past) == match.ply
    for ply in (0, 1, match.ply // 2, match.ply - 1):
        again = SILK.replay(match.record(), upto=ply)
        assert again.state.tobytes() == match.past[ply].tobytes()


def test_a_game_that_chance_ends_is_over_before_anybody_is_asked() -> None:
    """Both dice of the last turn can be lost, as with this seed: then the roll ends the game."""
    match = SILK.new(players=2, seed=21)
    choices = random.Random(21)
    while not match.over:
        match.play(choices.choice(match.legal()))
    assert match.log[-1][0] == CHANCE
