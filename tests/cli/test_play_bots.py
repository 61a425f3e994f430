"""Bots at the terminal: who sits there, what goes wrong with them, and what they advise."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from random import Random

import pytest

import serai
from cli import test_silk_road_board as road
from cli import test_silver_isle_board as isle
from cli.running import complaint, output, write_json
from cli.test_process import COMMAND, start
from serai.bots import Bot, Observation, look, makers
from serai.bots.judging import knowledge_of
from serai.bots.search import SearchBot
from serai.cli import bots, sitting, warming
from serai.cli.commands import play as command
from serai.engine.match import Match
from serai.server.settings import Settings


def play(*words: object, typed: str = "", game: str = "silk", **how: object) -> str:
    """What the terminal shows while this is typed, line by line, as one long line."""
    return " ".join(output("play", game, "--seed", "7", *words, typed=typed, **how).split())


def typed_for(decisions: int) -> str:
    """The first action of the list, so many times."""
    return "1\n" * decisions


@pytest.fixture
def seat_bot(monkeypatch):
    """Adds a bot that is asked for by `--bot mine`."""

    def add(choose, when_made=lambda seed: None):
        class Mine(Bot):
            def __init__(self, game, seed):
                when_made(seed)

            def choose(self, *given):
                return choose(*given)

        monkeypatch.setitem(makers(), "mine", Mine)

    return add


PATIENCE = 20.0
"""Seconds that a command here never takes."""


def press_ctrl_c() -> None:
    """What the keyboard sends to the whole process."""
    os.kill(os.getpid(), signal.SIGINT)


def think_on(*_, **how) -> None:
    """Somebody presses Ctrl-C, and whoever thinks does not care."""
    with contextlib.suppress(KeyboardInterrupt):
        press_ctrl_c()
        time.sleep(PATIENCE)
    time.sleep(PATIENCE)


# --- Who sits there ---------------------------------------------------------------------------


def test_the_welcome_says_who_plays_the_other_seats():
    assert "The bot greedy plays the other seat." in play("--bot", "greedy")
    assert "The bot random plays the other seats." in play("--bot", "random", "--players", "3")
    assert "The bot search:iterations=9 plays the other seat." in play("-b", "search:iterations=9")
    assert "You play all seats." in play("--human", "all")
    spanish = ("--lang", "es", "--bot", "random")
    assert "Al otro lo lleva el bot random." in play(*spanish)
    assert "A los demás los lleva el bot random." in play(*spanish, "--players", "3")
    assert "A todos los lleva el bot random." in play(*spanish, "--human", "none")


def test_help_names_the_levels_and_who_plays_unless_asked_otherwise():
    shown = " ".join(output("play", "--help").replace("│", " ").split())
    assert "beginner, easy, medium, hard, expert" in shown
    assert f"Without it: {Settings.default_bot}." in shown
    assert "still to come" not in shown


def test_who_plays_at_tables_of_the_server_plays_here_too():
    done = start("play", "silk", "--seed", "7", "--human", "B")
    assert f"The bot {Settings.default_bot} plays the other seat.".encode() in done.stdout


def test_a_level_thinks_about_its_decisions(monkeypatch):
    thought = []
    consider = SearchBot.consider
    monkeypatch.setattr(
        SearchBot,
        "consider",
        lambda bot, observation: (thought.append(bot), consider(bot, observation)),
    )
    monkeypatch.setitem(knowledge_of(serai.game("silk")).BUDGETS, "medium", 3)
    monkeypatch.setattr(command, "DEFAULT_BOT", "medium")
    shown = play(typed=typed_for(4))
    assert "The bot medium plays the other seat." in shown
    assert "B places a worm on" in shown
    assert {bot.iterations for bot in thought} == {3}


@pytest.mark.parametrize("bot", ["nobody", "", "search:iterations=0", "greedy:colour=red"])
def test_a_bot_that_there_is_not_is_refused_before_anything_is_compiled(bot, monkeypatch):
    monkeypatch.setattr(warming, "ensure_warm", lambda game: pytest.fail("compiled"))
    assert "bot" in complaint("play", "silk", "--bot", bot)


def test_a_bot_gets_what_its_seat_knows_and_nothing_else(seat_bot):
    seen = []

    def choose(*given):
        (observation,) = given
        seen.append(observation)
        return observation.offers()[0]

    seat_bot(choose)
    play("--bot", "mine", "--human", "B", game="silk-road", typed=typed_for(3))
    assert {observation.seat for observation in seen} == {0, 2}
    assert {type(observation) for observation in seen} == {Observation}
    for observation in seen:
        known = observation.state.tobytes()
        observation.game.play.redact(observation.state, observation.seat)
        assert observation.state.tobytes() == known


def test_each_bot_draws_from_a_seed_of_its_own_that_does_not_tell_the_dice(seat_bot):
    seeds = []
    seat_bot(lambda observation: observation.offers()[0], when_made=seeds.append)
    words = ("--bot", "mine", "--players", "4")
    play(*words, typed=typed_for(4))
    first = seeds[1:]  # one is made to see whether it can be
    assert len(set(first)) == 3
    assert min(first) > 2**32
    seeds.clear()
    play(*words, typed=typed_for(4))
    assert seeds[1:] == first


@pytest.mark.parametrize("bot", ["random", "greedy:nodes=4", "search:iterations=4"])
def test_the_same_seed_and_the_same_answers_make_the_same_game(bot):
    first, again = (play("--bot", bot, typed=typed_for(12)) for _ in range(2))
    assert first == again


def test_whoever_only_watches_is_told_at_once(seat_bot):
    left = [9]

    def choose(observation):
        left[0] -= 1
        if not left[0]:
            press_ctrl_c()
        return observation.offers()[0]

    seat_bot(choose)
    assert "places a worm on" in play("--bot", "mine", "--human", "none")


# --- Going back and going on ------------------------------------------------------------------


def test_what_is_taken_back_changes_nothing_about_bots_that_think(tmp_path):
    games = []
    for typed in ("1\n1\n2\n1\n", "2\nundo\n1\n1\n3\nundo\n2\n1\n"):
        file = tmp_path / "game.json"
        play("--bot", "search:iterations=6", "--save", file, typed=typed)
        games.append(json.loads(file.read_text())["actions"])
        assert "The record is good." in output("verify", file)
    assert games[0] == games[1]
    assert len(games[0]) == 32


def test_a_bot_whose_position_jumped_back_begins_anew():
    match = serai.game("silk").new(players=2, seed=7)
    bot = SearchBot(match.game, 1, iterations=40)
    seat = match.actor
    first = look(match)
    match.play(bot.choose(first))
    assert match.actor == seat
    match.play(bot.choose(look(match)))
    match.undo()
    match.undo()
    bot.search.begin(look(match))
    assert bot.search.visits() == 0
    assert bot.choose(look(match)) in first.offers()


def test_bots_go_on_with_a_saved_game(tmp_path):
    file = tmp_path / "game.json"
    play("--bot", "search:iterations=4", "--save", file, typed=typed_for(3))
    begun = json.loads(file.read_text())["actions"]
    how = ("play", "silk", "--from", file, "--bot", "search:iterations=4", "--save", file)
    assert "The bot search:iterations=4 plays" in " ".join(output(*how, typed="1\n" * 6).split())
    gone_on = json.loads(file.read_text())["actions"]
    assert gone_on[: len(begun)] == begun
    assert len(gone_on) > len(begun) + 6
    assert "The record is good." in output("verify", file)


# --- What goes wrong --------------------------------------------------------------------------


def crash(observation):
    """What a bot with a mistake in it does."""
    raise RuntimeError("my silver is 12")


FAILURES = {
    "crashes": (crash, "has failed (RuntimeError)"),
    "ends the program": (lambda observation: sys.exit(1), "has failed (SystemExit)"),
    "chooses what is illegal": (lambda observation: "worm 0,0", "chose what is not allowed"),
    "chooses what is nothing": (lambda observation: None, "chose what is not allowed"),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_bot_that_fails_is_told_of_once_and_goes_on_at_random(failure, seat_bot, tmp_path):
    choose, sentence = FAILURES[failure]
    seat_bot(choose)
    file = tmp_path / "game.json"
    numbers = Random(1)
    typed = "".join(f"{numbers.randint(1, 4)}\n" for _ in range(2000))
    shown = play("--bot", "mine", "--save", file, typed=typed)
    told = f"The bot mine {sentence}: ◆ B (vermilion) plays at random from now on."
    assert shown.count(told) == 1
    assert "my silver" not in shown
    assert "The game is over." in shown
    assert "The record is good." in output("verify", file)


def test_failures_are_told_in_spanish_too(seat_bot):
    seat_bot(crash)
    spanish = ("--lang", "es", "--bot", "mine")
    told = "El bot mine ha fallado (RuntimeError): desde ahora ◆ B (bermellón) juega al azar."
    assert told in play(*spanish, typed=typed_for(3))
    seat_bot(lambda observation: "worm 0,0")
    told = "El bot mine ha elegido algo no permitido: desde ahora ◆ B (bermellón) juega al azar."
    assert told in play(*spanish, typed=typed_for(3))


def test_a_bot_that_cannot_be_made_any_more_is_one_that_failed(seat_bot):
    seat_bot(crash, when_made=lambda seed: seed and crash(seed))
    assert "The bot mine has failed (" in play("--bot", "mine", typed=typed_for(3))


def test_everybody_at_a_shared_screen_is_told_of_a_failure(seat_bot):
    seat_bot(crash)
    shown = play("--bot", "mine", "--human", "A,B", game="silk-road", typed="\n1\n" * 6)
    _, *pages = shown.split("The screen is for ")
    told = {page.split()[1]: page.count("The bot mine has failed") for page in pages}
    assert len(pages) > 2
    assert told.keys() == {"A", "B"}
    assert shown.count("The bot mine has failed") == 2


# --- Leaving ----------------------------------------------------------------------------------


def test_ctrl_c_while_a_bot_thinks_leaves_and_saves(seat_bot, tmp_path):
    seat_bot(think_on)
    begun = time.monotonic()
    before = signal.getsignal(signal.SIGINT)
    file = tmp_path / "game.json"
    shown = play("--bot", "mine", "--human", "A", "--save", file, typed=typed_for(5))
    assert "You leave the game after" in shown
    assert "Saved in" in shown
    assert time.monotonic() - begun < PATIENCE
    assert "The record is good." in output("verify", file)
    assert signal.getsignal(signal.SIGINT) == before


def test_ctrl_c_just_before_a_bot_thinks_is_heard_too(seat_bot, monkeypatch):
    seat_bot(lambda observation: time.sleep(PATIENCE))
    monkeypatch.setattr(sitting, "look", lambda *asked: (press_ctrl_c(), look(*asked))[1])
    begun = time.monotonic()
    assert "You leave the game after" in play("--bot", "mine", "--human", "none")
    assert time.monotonic() - begun < PATIENCE


def test_ctrl_c_in_the_middle_of_a_ply_waits_until_it_is_played(monkeypatch, tmp_path):
    apply = Match._apply

    def interrupted(match, who, number):
        if match.ply == 40:
            signal.raise_signal(signal.SIGINT)
        apply(match, who, number)

    monkeypatch.setattr(Match, "_apply", interrupted)
    file = tmp_path / "game.json"
    shown = play("--bot", "random", "--human", "none", "--save", file)
    monkeypatch.setattr(Match, "_apply", apply)
    assert "You leave the game after" in shown
    assert len(json.loads(file.read_text())["actions"]) > 40
    assert "The record is good." in output("verify", file)


def test_ctrl_c_leaves_a_bot_that_would_think_for_ever(tmp_path):
    file = tmp_path / "game.json"
    words = ["--bot", "search:milliseconds=600000", "--human", "none", "--save", str(file)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*COMMAND, "play", "silk", "--seed", "7", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        process.stdout.readline()  # the welcome
        time.sleep(1)  # the first bot begins to think
        process.send_signal(signal.SIGINT)
        try:
            shown, complaints = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert complaints == b""
    assert process.returncode == 0
    assert b"You leave the game after" in shown
    assert "The record is good." in output("verify", file)


# --- Hints ------------------------------------------------------------------------------------


@pytest.fixture
def short_thought(monkeypatch):
    """Uncompiled, the strongest level would think about a hint for minutes."""
    for game in serai.games():
        monkeypatch.setitem(knowledge_of(serai.game(game)).BUDGETS, bots.ADVISER.name, 30)


@pytest.mark.usefixtures("short_thought")
def test_a_hint_shows_the_best_few_actions_with_chances_and_reasons():
    shown = output("play", "silk", "--seed", "7", typed="hint\n").partition("\n> ")[2]
    heading, *lines = shown.splitlines()
    assert heading.startswith("What the bot expert would do in your place, the best first")
    actions = [line for line in lines if "% to win" in line]
    assert len(actions) == 3
    offered = {str(number): f"worm {tile}" for number, tile in enumerate(
        ["0,1", "0,2", "0,3", "1,1", "1,2", "2,0", "2,4"], start=1)}  # fmt: skip
    for line in actions:
        number, verb, tile, *_ = line.split()
        assert offered[number] == f"{verb} {tile}"
    assert any("Your worms stand on better pastures." in line for line in lines)
    assert "after 24 plies" in shown


@pytest.mark.usefixtures("short_thought")
def test_a_hint_speaks_spanish():
    shown = play("--lang", "es", typed="pista\n")
    assert "Lo que haría el bot expert en tu lugar, lo mejor primero" in shown
    assert "% de probabilidad de ganar" in shown
    assert "Tus orugas están en mejores pastos." in shown


def test_hints_come_from_the_strongest_level_as_at_tables_of_the_server(monkeypatch):
    asked = []
    monkeypatch.setattr(
        bots, "advise", lambda observation, **how: asked.append((observation, how)) or []
    )
    play("--human", "B", "--bot", "random", typed="hint\n", game="silk-road")
    ((observation, how),) = asked
    budgets = knowledge_of(observation.game).BUDGETS
    assert how == {"iterations": max(budgets.values())} == {"iterations": budgets["expert"]}
    assert observation.seat == 1
    assert bots.ADVISER.name == Settings.adviser


SWAPPED_GOODS = road.others(road.position())["goods"]
"""Money stays: who remembers everything knows it, and so does the bot that is asked."""


@pytest.mark.usefixtures("short_thought")
@pytest.mark.parametrize(
    ("game", "seat", "twins"),
    [
        ("silk-road", "C", (road.position(), road.position(goods=SWAPPED_GOODS))),
        ("silver-isle", "S", (isle.SMALL, isle.swapped(isle.SMALL))),
    ],
)
def test_a_hint_tells_nothing_that_the_seat_cannot_know(game, seat, twins, tmp_path):
    first, second = (
        output(
            "play", game, "--seed", "1", "--human", seat, "--bot", "random", "--from",
            write_json(tmp_path / "twin.json", twin), typed="hint\n", columns=70,
        )
        for twin in twins
    )  # fmt: skip
    assert first == second
    assert "% to win" in first
    assert max(len(line.removeprefix("> ")) for line in first.splitlines()) <= 70


@pytest.mark.usefixtures("short_thought")
def test_ctrl_c_while_a_hint_is_thought_about_leaves(monkeypatch):
    monkeypatch.setattr(bots, "advise", think_on)
    begun = time.monotonic()
    assert play(typed="hint\n").endswith("You leave the game after 24 plies.")
    assert time.monotonic() - begun < PATIENCE
