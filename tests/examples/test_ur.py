"""Ur is small and complete: its pages, words and rules agree, and random games end as they should.
Its own tests are beside it; tests/browser plays it from a wheel."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from serai_ur import GAME, story

import serai
from engine.process import COMPILED, INTERPRETED, run_python
from serai.bots import look, make_bot
from serai.engine.action import verb
from serai.engine.event import Event, name_of
from serai.engine.text import LANGUAGES

HOME = Path(__file__).parents[2] / "examples" / "ur"
PACKAGE = HOME / "serai_ur"
MOST_LINES = 400
ENDINGS = {".py", ".md", ".ftl", ".toml"}
GAMES = """
from serai.engine.dispatch import make_numbers
from serai.engine.sampling import play_randomly
from serai_ur import GAME
for seed in range(20):
    s, offers = GAME.start(2), make_numbers(GAME.space)
    print(play_randomly(s, offers, 0, seed, 10_000), s.tobytes().hex())
"""


def played(seed: int, **options: int) -> serai.Match:
    """A random game."""
    match, random = GAME.new(seed=seed, **options), Random(seed)
    while match.actor is not None:
        match.play(random.choice(match.legal()))
    return match


def clauses(page: str) -> list[str]:
    """The ids of a rules page, in their order."""
    return re.findall(r"^- \*\*(ur\.\S+)\*\*", (PACKAGE / page).read_text("utf-8"), re.MULTILINE)


def messages(language: str) -> set[str]:
    """The names of all messages of a catalogue that has no mistakes."""
    source = (PACKAGE / "words" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert all(isinstance(entry, ast.Message) for entry in body)
    return {entry.id.name for entry in body}


def test_it_is_complete_in_400_lines_with_its_tests() -> None:
    files = [file for file in HOME.rglob("*") if file.suffix in ENDINGS]
    assert {file.suffix for file in files} == ENDINGS
    assert sum(file.read_text("utf-8").count("\n") for file in files) <= MOST_LINES


def test_no_line_of_the_page_is_for_it() -> None:
    web = HOME.parents[1] / "web"
    sources = [
        file for file in (web / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".ftl")
    ]
    assert len(sources) > 100
    assert [file.name for file in sources if "serai_ur" in file.read_text("utf-8")] == []
    assert not (web / "src" / "boards" / "ur").exists()


def test_its_pages_have_the_same_clauses_and_rules_and_refusals_cite_them() -> None:
    known = clauses("rules.md")
    assert known == clauses("rules.es.md")
    assert len(known) == len(set(known)) > 10
    rules = (PACKAGE / "rules.py").read_text("utf-8") + (PACKAGE / "state.py").read_text("utf-8")
    cited = set(re.findall(r"ur\.[a-z]+\.\d", rules))
    assert set(known) - cited == {"ur.road.2"}, "which squares there are is no rule"
    assert cited <= set(known)


def test_everything_has_words_in_every_language_and_nothing_else_has() -> None:
    events = [kind for kind in vars(story).values() if isinstance(kind, type)]
    match = GAME.new(seed=1)
    fields = [name for name in match.view(0) if name not in ("game", "seat")] + ["start", "home"]
    expected = {
        *("game", "time", "weight", "begins"),
        "prompt",
        *(f"option-{option.name}" for option in GAME.options),
        *(f"refusal-{reason.word}" for reason in GAME.reasons if reason),
        *(f"action-{verb(kind)}" for kind in GAME.space.kinds),
        *(f"event-{name_of(kind)}" for kind in events if issubclass(kind, Event) and kind != Event),
        *(f"field-{name}" for name in fields),
    }
    for language in LANGUAGES:
        assert messages(language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    for event in played(seed=3).events():
        facts = event.to_json()
        sentence = GAME.words.say(language, f"event-{facts.pop('event')}", facts)
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@pytest.mark.parametrize("pieces", [3, 7])
def test_random_games_end_and_are_the_same_from_their_positions_and_records(pieces: int) -> None:
    match = played(seed=pieces, pieces=pieces)
    assert match.scores[match.winners[0]] == pieces
    assert GAME.replay(match.record()).position() == match.position()
    for ply in range(0, match.ply, 7):
        before = GAME.replay(match.record(), upto=ply)
        again = GAME.load(json.loads(json.dumps(before.position())))
        assert again.state.tobytes() == before.state.tobytes()


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"road": {"A": {"start": 6}}}, "ur.road.1"),
        ({"road": {seat: {"start": 6, "7": 1} for seat in "AB"}}, "ur.move.4"),
        ({"phase": "over"}, "ur.end.1"),
        ({"phase": "move", "steps": 2, "road": {"A": {"14": 1, "home": 6}}}, "ur.cast.2"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_clause(
    change: dict[str, object], clause: str
) -> None:
    with pytest.raises(serai.BadPosition) as refused:
        GAME.load(change)
    assert refused.value.clause == clause


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    won = 0
    for seed in range(6):
        match = GAME.new(seed=seed, pieces=3)
        bots = [make_bot("search:iterations=40", GAME, seed), make_bot("random", GAME, seed)]
        while match.actor is not None:
            match.play(bots[match.actor].choose(look(match)))
        won += match.winners == [0]
    assert won >= 5


@pytest.mark.full
def test_compiled_and_interpreted_games_end_in_the_same_bytes(tmp_path: Path) -> None:
    assert run_python(GAMES, HOME, **COMPILED) == run_python(GAMES, HOME, **INTERPRETED)
