"""Commands that show things: position, replay, verify, rules, games."""

from __future__ import annotations

import json

import pytest

import serai
import serai.pages
from cli.running import POSITION, complaint, output, random_match, write_json
from serai.cli import pages


@pytest.fixture(scope="module")
def finished():
    return random_match().record()


# --- position ---------------------------------------------------------------------------------


def test_a_position_is_shown_with_its_question_and_its_legal_actions():
    shown = output("position", "silk", POSITION)
    assert "◆ B (vermilion)  Choose what to use the 4 for." in shown
    assert "die 4 nursery" not in shown
    assert "die 4 graze" in shown


def test_a_price_is_shown_beside_the_action():
    shown = output("position", "silk", POSITION)
    assert next(line for line in shown.splitlines() if "die 4 raise" in line).endswith("-3 points")


def test_a_position_comes_from_stdin():
    assert "OOKAMI" in output("position", "silk", "-", typed=POSITION.read_text())


def test_why_names_the_clause():
    shown = output("position", "silk", POSITION, "--why", "graze 2,3")
    assert "[silk.turn.dice.1]" in shown


def test_why_speaks_spanish():
    shown = output("position", "silk", POSITION, "--why", "graze 2,3", "--lang", "es")
    assert shown.startswith("graze 2,3 no está permitido: ")


def test_why_says_that_an_action_is_allowed():
    shown = output("position", "silk", POSITION, "--why", "die 4 wall")
    assert shown == "die 4 wall is allowed now.\n"


def test_nothing_is_rolled_when_a_position_waits_for_chance(tmp_path):
    position = json.loads(POSITION.read_text()) | {"phase": "roll", "dice": []}
    shown = output("position", "silk", write_json(tmp_path / "roll.json", position))
    assert "Chance decides next." in shown
    assert "6-6" in shown


# --- replay and verify ------------------------------------------------------------------------


def test_a_replay_tells_the_story_and_the_result(finished, tmp_path):
    shown = output("replay", write_json(tmp_path / "game.json", finished))
    assert "The den tile is laid on" in shown
    assert "rolls" in shown
    assert "The game is over." in shown


def test_a_replay_stops_where_it_is_told_and_draws_nothing(finished, tmp_path):
    file = write_json(tmp_path / "game.json", finished)
    assert "Chance decides next." in output("replay", file, "--upto", "5", "--no-story")
    assert "›" not in output("replay", file, "--no-story")


def test_a_replay_speaks_spanish(finished, tmp_path):
    file = write_json(tmp_path / "game.json", finished)
    assert "La partida ha terminado." in output("replay", file, "--lang", "es")


def test_verify_says_what_was_checked(finished, tmp_path):
    shown = output("verify", write_json(tmp_path / "game.json", finished))
    assert f"All {len(finished['actions'])} plies are legal" in shown
    assert "drawn again from the seed" in shown
    assert "The final scores and the winners are as recorded." in shown


def test_verify_knows_fair_dice_whose_secret_is_still_kept(tmp_path):
    match = serai.game("silk").new(players=2, chance="fair")
    match.play(match.legal()[0])
    shown = output("verify", write_json(tmp_path / "fair.json", match.record()))
    assert "secret is not shown yet" in shown
    assert "The game is not over" in shown


def test_verify_knows_chance_played_by_hand(tmp_path):
    match = serai.game("silk").new(players=2, chance="manual")
    match.play(match.legal()[0])
    shown = output("verify", write_json(tmp_path / "hand.json", match.record()))
    assert "played by hand" in shown


def test_verify_finds_a_roll_that_chance_did_not_make(tmp_path):
    record = random_match(plies=30).record()
    rolls = [action for action in record["actions"] if action["do"] == "lay_tile"]
    first = next(action for action in rolls if action["pasture"] != "leafy")
    first["pasture"] = "leafy"
    assert "chance drew" in complaint("verify", write_json(tmp_path / "false.json", record))


# --- rules ------------------------------------------------------------------------------------


def test_the_rules_are_rendered():
    shown = output("rules", "silk")
    assert "The rules of Silk" in shown
    assert "**" not in shown


def test_a_clause_is_found_by_its_id_with_or_without_the_game():
    assert "two worms at most" in output("rules", "silk", "silk.raise.2")
    assert output("rules", "silk", "raise.2") == output("rules", "silk", "silk.raise.2")


def test_the_beginning_of_an_id_finds_all_clauses_below():
    shown = output("rules", "silk", "silk.raise.rescue")
    assert [word for word in shown.split() if word.startswith("silk.")] == [
        "silk.raise.rescue.1",
        "silk.raise.rescue.2",
        "silk.raise.rescue.3",
    ]


def test_a_ruling_is_found_by_its_number():
    assert "two tile sides" not in output("rules", "silk", "R8")
    assert "R8" in output("rules", "silk", "r8")


def test_a_word_is_found_without_its_accents():
    assert "silk.sm.3" in output("rules", "silk", "mastin", "--lang", "es")


def test_a_word_is_not_found_inside_another():
    assert "silk.setup.8" not in output("rules", "silk", "ring")


def test_every_clause_of_both_pages_is_read():
    for language in ("en", "es"):
        page = pages.read_page("silk", language)
        found = [clause.id for clause in pages.read_clauses(page)]
        assert len(found) == len(set(found))
        assert sum(name.startswith("silk.") for name in found) == page.count("\n- **silk.")


def test_an_installed_package_brings_its_own_pages(tmp_path, monkeypatch):
    (tmp_path / "rules_pages").mkdir()
    (tmp_path / "rules_pages" / "silk.md").write_text("# Silk\n\n- **silk.a.1** You win.\n")
    monkeypatch.setattr(serai.pages, "PACKAGE", tmp_path)
    assert "You win." in output("rules", "silk", "silk.a.1")


# --- games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", serai.games())
def test_the_switches_of_a_game_are_listed_with_values_and_meaning(game: str):
    shown = " ".join(output("games", game, columns=300).split())
    for option in serai.game(game).options:
        for part in (f"{option.name} {', '.join(option.words)}", option.meaning):
            assert (part in shown) == option.is_offered


LOBBY = {
    "silk": ("silkworm pasture wall land wolf", "oruga pasto cerca lobo"),
    "silk-road": ("bid lead caravan Antioch trade", "puja caravana Antioquía"),
    "silver-isle": ("land mine silver ship home", "desembarca plata mina casa"),
}


@pytest.mark.parametrize("game", LOBBY)
def test_the_rules_are_found_by_the_words_of_the_lobby(game: str):
    for lang, words in zip(("en", "es"), LOBBY[game], strict=True):
        for word in words.split():
            assert output("rules", game, word, "--lang", lang)


def test_games_are_listed_with_their_players_and_options():
    shown = output("games")
    assert "silk" in shown
    assert "2 to 4" in shown
    assert "tie_break" in shown
