"""engine/dispatch.py: the type of a record picks the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.playing import GAMES, SILK, TOY
from engine.process import COMPILED, INTERPRETED, run_python
from serai.engine.dispatch import actor, apply, legal, make_numbers, rules_of, score, weight
from serai.engine.game import Game
from serai.engine.sampling import play_randomly
from serai.engine.seat import CHANCE, NOBODY

GENERIC = """
from serai.engine.dispatch import actor, score
from serai.engine.jit import rule

@rule
def glance(s):
    return 10 * actor(s) + score(s, 0)
"""
PLAY = """
import serai
from engine.toy import GAME
from serai.engine.dispatch import make_numbers
from serai.engine.sampling import play_randomly
for game in (GAME, serai.game("silk")):
    for seed in range(3):
        s = game.start(2)
        decisions = play_randomly(s, make_numbers(game.space), seed, 0, 10_000)
        print(game.id, seed, decisions, s.tobytes().hex())
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_finds_the_rules_of_its_game(game: Game) -> None:
    assert rules_of(game.start(2)) is game.play


def test_two_games_answer_the_same_questions_side_by_side() -> None:
    toy, silk = TOY.start(2), SILK.start(2)
    offers = make_numbers(TOY.space)
    assert actor(toy) == actor(silk) == CHANCE
    assert legal(toy, offers) == 4
    assert [weight(toy, offers[i]) for i in range(4)] == [4, 3, 2, 1]
    assert legal(silk, make_numbers(SILK.space)) == 20
    assert (score(toy, 0), score(silk, 0)) == (0, 5)
    apply(toy, 0)
    assert toy.cards[0] == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_generic_function_plays_every_game_to_its_end(game: Game) -> None:
    s = game.start(2)
    decisions = play_randomly(s, make_numbers(game.space), 5, 0, 10_000)
    assert actor(s) == NOBODY
    assert decisions > 0


@pytest.mark.full
def test_one_generic_compiled_function_serves_two_games_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "generic.py").write_text(GENERIC)
    code = """
import serai
from engine.toy import GAME
from generic import glance
records = [GAME.start(2), serai.game("silk").start(2)]
print([glance(s) for s in records], len(glance.signatures))
"""
    cache = {"SERAI_CACHE": str(tmp_path / "cache")}
    assert run_python(code, tmp_path, **COMPILED, **cache) == "[-10, -5] 2"


@pytest.mark.full
def test_compiled_and_interpreted_play_of_both_games_end_in_the_same_bytes() -> None:
    assert run_python(PLAY, **COMPILED) == run_python(PLAY, **INTERPRETED)
