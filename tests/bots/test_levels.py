"""Levels, names, hints and their words."""

from __future__ import annotations

import itertools
import re
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import serai
from bots.playing import GAMES, new, play
from serai.bots import Bot, UnknownBot, look, make_bot, makers, registry, search, warm
from serai.bots.hint import COUNTED, OTHERS, TEMPO, WORDS, advise
from serai.bots.judging import knowledge_of
from serai.bots.knowledge import plain
from serai.bots.levels import LEVELS
from serai.bots.search_settings import SearchSettings, make_search_settings
from serai.engine.game import Game
from serai.engine.jit import INTERPRETED
from serai.engine.text import LANGUAGES
from serai.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_levels_go_from_noisy_to_sure() -> None:
    assert [level.name for level in LEVELS] == ["beginner", "easy", "medium", "hard", "expert"]
    noises = [level.temperature for level in LEVELS]
    assert noises == sorted(noises, reverse=True)


@pytest.mark.parametrize("knowledge", [*(knowledge_of(serai.game(each)) for each in GAMES), plain])
def test_in_every_game_each_level_thinks_longer_than_the_one_below(knowledge: ModuleType) -> None:
    assert list(knowledge.BUDGETS) == [level.name for level in LEVELS]
    for below, above in itertools.pairwise(knowledge.BUDGETS.values()):
        assert 0 < below < above


def test_every_bot_and_every_levels_budget_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in makers() if f"`{name}" not in page] == []
    games = [serai.game(game_id) for game_id in GAMES]
    assert f"| level | {' | '.join(game.title for game in games)} | temperature |" in page
    for level in LEVELS:
        budgets = " | ".join(f"{level.budget(game):,}" for game in games)
        assert f"| `{level.name}` | {budgets} | {level.temperature:g} |" in page


def test_every_setting_of_a_search_is_documented_for_every_game() -> None:
    page = PAGE.read_text(encoding="utf-8")
    settings = [make_search_settings(serai.game(game_id)) for game_id in GAMES]
    for name in SearchSettings._fields:
        values = " | ".join(f"{getattr(each, name):g}" for each in settings)
        assert f"| `{name}` | {values} |" in page


def test_a_level_thinks_as_long_as_its_game_says() -> None:
    for game in map(serai.game, GAMES):
        for level in LEVELS:
            bot = level.make(game, 1)
            assert bot.iterations == knowledge_of(game).BUDGETS[level.name]
            assert bot.temperature == level.temperature


def test_hints_come_from_the_strongest_level() -> None:
    assert Settings(database="").adviser == LEVELS[-1].name


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("nobody", "there is no bot 'nobody'; there are beginner, easy"),
        ("greedy:courage=1", "courage"),
        ("greedy:nodes", "a setting is written name=value, not 'nodes'"),
        ("greedy:=1", "a setting is written name=value, not '=1'"),
        ("greedy:nodes=nan", "nodes is a whole number from 1 to 1,000,000,000, not nan"),
        ("greedy:worlds=0", "worlds is a whole number from 1 to 1,000,000,000, not 0"),
        ("search:x=1", "a search has no setting 'x'"),
        ("search:iterations=0", "iterations is a whole number from 1 to 1,000,000,000, not 0"),
        (
            "search:iterations=abc",
            "iterations is a whole number from 1 to 1,000,000,000, not 'abc'",
        ),
        ("search:iterations=inf", "iterations is a whole number from 1 to 1,000,000,000, not inf"),
        (
            "search:milliseconds=0.5",
            "milliseconds is a whole number from 0 to 1,000,000,000, not 0.5",
        ),
        (
            "search:iterations=1e300",
            "iterations is a whole number from 1 to 1,000,000,000, not 1e+300",
        ),
        ("search:threads=-1", "threads is a whole number from 1 to 256, not -1"),
        ("search:threads=100000", "threads is a whole number from 1 to 256, not 100000"),
        ("search:temperature=nan", "temperature is a number from 0 to 1,000,000,000, not nan"),
        ("search:temperature=inf", "temperature is a number from 0 to 1,000,000,000, not inf"),
        ("search:own_widening=-1", "own_widening is a number from 0 to 1,000,000,000, not -1"),
        (
            "search:rollout_depth=many",
            "rollout_depth is a whole number from 0 to 1,000,000,000, not 'many'",
        ),
        ("search:margin_weight=50", "margin_weight is a number from 0 to 1, not 50"),
        ("search:rollout_greedy=2", "rollout_greedy is 1 or 0, not 2"),
        ("expert:threads=no", "threads is a whole number from 1 to 256, not 'no'"),
    ],
)
def test_a_bot_that_there_is_not_is_refused(written: str, told: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(told)):
        make_bot(written, serai.game("silk"), 1)


def test_a_search_by_the_clock_thinks_even_if_the_time_is_up_at_once(monkeypatch) -> None:
    monkeypatch.setattr(search, "SLICE", 2)
    monkeypatch.setattr(search.time, "perf_counter", itertools.count().__next__)
    match = new("silk", plies=14)
    assert play(match, ["search:milliseconds=1"] * 2, 1)


def test_a_bot_that_fails_while_it_is_made_is_refused(monkeypatch) -> None:
    def fail(game: Game, seed: int) -> Bot:
        raise KeyError("weights")

    monkeypatch.setitem(makers(), "forgetful", fail)
    with pytest.raises(UnknownBot, match="'forgetful' cannot be made: KeyError: 'weights'"):
        make_bot("forgetful", serai.game("silk"), 1)


class Last(Bot):
    """Plays its last offer; a package could bring it."""

    def __init__(self, game, seed):
        self.game = game

    def choose(self, observation):
        return observation.offers()[-1]


def test_a_package_adds_bots_by_an_entry_point(monkeypatch) -> None:
    point = EntryPoint("last", f"{__name__}:Last", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda self: Last)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    monkeypatch.setattr(registry, "makers", registry.makers.__wrapped__)
    match = new("silk", plies=14)
    assert play(match, ["last", "random"], 2)


def test_a_package_that_is_broken_harms_only_its_own_bots(monkeypatch) -> None:
    point = EntryPoint("broken", "no_such_package:Bot", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    monkeypatch.setattr(registry, "makers", registry.makers.__wrapped__)
    game = serai.game("silk")
    assert make_bot("random", game, 1)
    with pytest.raises(UnknownBot, match="'broken' cannot be loaded: ModuleNotFoundError"):
        make_bot("broken", game, 1)


def test_a_temperature_plays_other_things_too() -> None:
    match = new("silk", plies=14)
    observation = look(match)
    choices = {
        str(make_bot("search:iterations=8,temperature=2", match.game, seed).choose(observation))
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
def test_every_term_has_a_sentence_in_both_languages(game_id: str) -> None:
    told = set(knowledge_of(serai.game(game_id)).TERMS) - COUNTED - {TEMPO}
    terms = [f"{game_id}-term-{term}" for term in told]
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
        observation = warm._first_choice(serai.game(game_id))
        assert len(observation.offers()) > 1
