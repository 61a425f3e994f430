"""Levels, names, hints and their words."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import serai
from bots.playing import GAMES, new, play
from serai.bots import Bot, UnknownBot, look, make_bot, makers, registry, warm
from serai.bots.hint import OTHERS, TEMPO, WORDS, advise
from serai.bots.judging import knowledge_of
from serai.bots.levels import LEVELS
from serai.engine.jit import INTERPRETED
from serai.engine.text import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_levels_go_from_short_and_noisy_to_long_and_sure() -> None:
    assert [level.name for level in LEVELS] == ["beginner", "easy", "medium", "hard", "expert"]
    budgets = [level.iterations for level in LEVELS]
    noises = [level.temperature for level in LEVELS]
    assert budgets == sorted(budgets)
    assert noises == sorted(noises, reverse=True)


def test_every_bot_and_every_levels_budget_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in makers() if f"`{name}" not in page] == []
    for level in LEVELS:
        assert f"| `{level.name}` | {level.iterations:,} | {level.temperature:g} |" in page


@pytest.mark.parametrize(
    "written", ["nobody", "search:iterations=0", "greedy:courage=1", "search:x=1"]
)
def test_a_bot_that_there_is_not_is_refused(written: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(written, serai.game("silk"), 1)


class Last(Bot):
    """Plays its last offer; a package could bring it."""

    def __init__(self, game, seed):
        self.game = game

    def choose(self, sight):
        return sight.offers()[-1]


def test_a_package_adds_bots_by_an_entry_point(monkeypatch) -> None:
    point = EntryPoint("last", f"{__name__}:Last", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda self: Last)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    monkeypatch.setattr(registry, "makers", registry.makers.__wrapped__)
    match = new("silk", plies=14)
    assert play(match, ["last", "random"], 2)


def test_a_temperature_plays_other_things_too() -> None:
    match = new("silk", plies=14)
    sight = look(match)
    choices = {
        str(make_bot("search:iterations=8,temperature=2", match.game, seed).choose(sight))
        for seed in range(8)
    }
    assert len(choices) > 1


def test_a_level_can_be_given_threads() -> None:
    match = new("silk", plies=14)
    assert play(match, ["beginner:threads=2", "beginner"], 2)


# --- Hints ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_names_the_best_actions_with_chances_and_reasons(game_id: str) -> None:
    match = new(game_id, plies=30)
    while len(match.legal()) < 2:
        play(match, ["random"] * match.players, 1)
    advice = advise(look(match), iterations=8)
    assert 1 <= len(advice) <= 3
    assert all(hint.action in match.legal() for hint in advice)
    assert [hint.visits for hint in advice] == sorted((h.visits for h in advice), reverse=True)
    assert all(0 <= hint.chance <= 1 for hint in advice)
    assert all(reason.term != TEMPO for hint in advice for reason in hint.reasons)
    for language in LANGUAGES:
        assert all(len(hint.say(match.game, language)) == len(hint.reasons) for hint in advice)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_term_has_a_name_in_both_languages(game_id: str) -> None:
    terms = [f"{game_id}-term-{term}" for term in knowledge_of(serai.game(game_id)).TERMS]
    for language in LANGUAGES:
        assert [term for term in terms if not WORDS.has(language, term)] == []
        assert WORDS.has(language, f"term-{OTHERS}")


def test_interpreted_bots_need_no_warming() -> None:
    game = serai.game("silk")
    assert warm.is_warm(game) or not INTERPRETED
    if INTERPRETED:
        warm.warm(game, lambda: None)


def test_what_is_touched_ahead_has_a_choice() -> None:
    for game_id in GAMES:
        sight = warm._first_choice(serai.game(game_id))
        assert len(sight.offers()) > 1
