"""Playing in the terminal."""

from __future__ import annotations

import json
from random import Random

import pytest

import serai
from cli.running import POSITION, output, random_match, write_json
from serai.cli.look import make_console
from serai.cli.screen import Screen
from serai.cli.sitting import NAME_OF, ORDERS


def play(*words: object, typed: str = "", **how: object) -> str:
    """What the terminal shows while this is typed, line by line."""
    return output("play", "silk", "--seed", "7", *words, typed=typed, **how)


def test_a_whole_game_is_played_saved_and_verified(tmp_path):
    file = tmp_path / "game.json"
    numbers = Random(1)
    typed = "".join(f"{numbers.randint(1, 4)}\n" for _ in range(2000))
    shown = play("--players", "2", "--human", "A", "--save", file, typed=typed)
    assert "The game is over." in shown
    assert "wins with" in shown
    assert f"Saved in {file}." in shown.replace("\n", "")
    record = json.loads(file.read_text())
    assert record["result"]["winners"]
    assert "The record is good." in output("verify", file)


def test_the_same_seed_and_the_same_answers_make_the_same_game():
    assert play(typed="1\n2\n1\n") == play(typed="1\n2\n1\n")


def test_the_end_of_the_input_is_a_wish_to_leave():
    assert play().endswith("You leave the game after 24 plies.\n")


def test_what_the_others_did_is_told_in_words():
    shown = play(typed="1\n1\n")
    assert "B places a worm on the dry pasture B2." in shown
    assert "is laid" not in shown


def test_an_action_is_played_by_number_by_notation_and_by_its_last_part():
    for typed in ("1", "worm 0,1", "WORM  0,1", "0,1"):
        assert "You place a worm on the dry pasture B1." in play(typed=typed + "\n")


def test_a_last_part_that_fits_several_actions_is_asked_back():
    shown = output("play", "silk", "--from", POSITION, "--human", "B", typed="die 4 herd\nnorth\n")
    assert '"north" may be shepherd north, mastiff north. Which one?' in shown


def test_a_refusal_cites_the_clause_in_the_chosen_language():
    assert "[silk.setup.p1.4]" in play(typed="worm 0,0\n")
    shown = play("--lang", "es", typed="worm 0,0\n")
    assert "worm 0,0 no está permitido: " in shown
    assert "[silk.setup.p1.4]" in shown


def test_nonsense_is_answered_and_changes_nothing():
    shown = play(typed="fly away\n99\n\nworm 9,9\nwall h1,1\n")
    assert 'I do not know "fly away".' in shown
    assert "The list goes from 1 to 7." in shown
    assert 'I do not know "worm 9,9".' in shown
    assert "wall H1,1 is not allowed" in shown
    assert "after 24 plies" in shown


def test_why_explains():
    shown = play(typed="why worm 0,0\nwhy worm 0,1\nwhy\n")
    assert "worm 0,0 is not allowed" in shown
    assert "worm 0,1 is allowed now." in shown
    assert "Say what: why worm" in shown


def test_rules_are_looked_up_while_playing():
    shown = play(typed="rules silk.raise.2\nrules xyzzy\nrules\n")
    assert "two worms at most" in shown
    assert 'No clause is called "xyzzy"' in shown
    assert "Say what: rules R1" in shown


def test_one_can_go_back_but_not_past_another_player():
    shown = play(typed="undo\n1\nundo\n2\n1\nundo\n")
    assert shown.count("You can take back only your own last decision") == 2
    assert "Taken back: worm 0,1." in shown


def test_a_game_is_saved_and_goes_on_as_it_would_have(tmp_path):
    file = tmp_path / "game.json"
    typed = f"1\n1\nsave {file}\nsave\nsave {tmp_path}/no/where.json\n"
    shown = play("--human", "all", typed=typed)
    assert "Saved in" in shown
    assert "Say what: save game.json" in shown
    assert "Cannot write" in shown
    again = output("play", "silk", "--human", "all", "--from", file, typed="2\n2\n")
    onward = play("--human", "all", typed="1\n1\n2\n2\n")
    assert again.splitlines()[-20:] == onward.splitlines()[-20:]


def test_a_record_with_chance_by_hand_goes_on_from_its_position(tmp_path):
    match = serai.game("silk").new(players=2, chance="manual")
    for _ in range(30):
        match.play(match.legal()[0])
    file = write_json(tmp_path / "hand.json", match.record())
    assert "You leave the game" in output("play", "silk", "--from", file, "--seed", "1")


def test_a_position_is_played_from():
    shown = output("play", "silk", "--from", POSITION, "--human", "B", typed="die 4 graze\n")
    assert "Choose a tile to graze." in shown
    assert "You pay 1 Silk Point and use the rolled 4 to graze." in shown


def test_worms_in_hand_are_shown_with_the_question():
    typed = "die 4 graze\ngraze 1,3\n"
    shown = output("play", "silk", "--from", POSITION, "--human", "B", typed=typed)
    assert "Choose where the worm of A goes, 1 of 3 bumped. (~A ~B ~B from 1,3)" in shown


def test_a_finished_game_shows_its_result(tmp_path):
    file = write_json(tmp_path / "over.json", random_match().record())
    assert "The game is over." in output("play", "silk", "--from", file)


def test_all_seats_may_be_bots():
    shown = play("--human", "none")
    assert "The bot random plays all seats." in shown
    assert "The game is over." in shown


def test_help_lists_every_order_in_its_language():
    english, spanish = play(typed="help\n"), play("--lang", "es", typed="ayuda\n")
    for words in ORDERS.values():
        assert any(word in english for word in words)
        assert any(word in spanish for word in words[1:])


@pytest.mark.parametrize("order", ["options", "board", "opciones", "tablero"])
def test_the_list_and_the_board_are_shown_again(order):
    again, once = play(typed=order + "\n"), play()
    sign = "worm 0,1" if "op" in order[:2] else "OOKAMI"
    assert again.count(sign) == 2 * once.count(sign)


@pytest.mark.parametrize("game", serai.games())
def test_no_order_is_also_an_action(game):
    verbs = {kind.notation.split(" ")[0] for kind in serai.game(game).space.kinds}
    assert not verbs & set(NAME_OF)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "wins with 1 point."), ("es", "con 1 punto.")]
)
def test_one_point_is_a_point(language, told):
    match = serai.game("silk").new(players=2, seed=1)
    speaker = Screen(match, make_console(), language).speaker
    assert told in speaker.say("won", badges="A", winners=1, score=1)
