"""A language model on a seat: what it is told, what it may answer, and what happens where it does
not."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import serai
from bots.playing import GAMES, HIDDEN, new, seen_in, world
from llm.stub import Answer, Stub, last_offer, says, serving
from serai.arena import Setting, playing
from serai.arena.lineup_result import make_lineup_result
from serai.arena.wording import warnings
from serai.bots import Observation, UnknownBot, look, make_bot
from serai.bots.llm import bot as llm
from serai.bots.llm import purse
from serai.bots.llm.bot import LanguageModel
from serai.bots.observation import story_of

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
CLI = "from serai.cli import main; main()"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this machine's environment, and the whole day's tokens."""
    for name in (llm.ADDRESS, llm.MODEL, llm.KEY, purse.TOKENS_A_DAY):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(purse, "_of_day", [])
    monkeypatch.setattr(llm, "PAUSE", 0.0)


def make(stub: Stub, game_id: str = "silk", **settings: Any) -> LanguageModel:
    """The bot that asks this stub; where that does not decide, chance does."""
    usual = {"model": "parrot", "stand_in": "random", "seconds": 5}
    return LanguageModel(serai.game(game_id), 1, stub.address, **{**usual, **settings})


def decision(game_id: str = "silk", plies: int = 30) -> Observation:
    """A decision with several offers, as a bot that hears the story is told it."""
    match = new(game_id, plies=plies)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return look(match, story=True)


# --- What it is told, and plays ------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_told_the_story_the_view_and_the_offers_and_plays_the_one_it_names(
    game_id: str,
) -> None:
    seen = decision(game_id)
    with serving(last_offer) as stub:
        bot = make(stub, game_id)
        assert bot.choose(seen) == seen.offers()[-1]
    (asked,) = stub.asked
    system, user = (message["content"] for message in asked["messages"])
    assert asked["path"] == "/v1/chat/completions"
    assert asked["model"] == "parrot"
    assert seen.game.title in system
    assert seen.story
    assert all(f"- {sentence}" in user for sentence in seen.story)
    assert json.dumps(seen.view(), ensure_ascii=False) in user
    assert stub.offers() == [str(offer) for offer in seen.offers()]
    assert (bot.stand_ins, bot.note) == (0, "")


@pytest.mark.parametrize("game_id", HIDDEN)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(game_id: str) -> None:
    match = new(game_id, plies=40)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    seat = match.actor
    assert seat is not None
    seen = look(match)
    worlds = [world(seen, seed) for seed in range(6)]
    assert len({s.tobytes() for s in worlds}) > 1
    with serving(last_offer) as stub:
        for s in worlds:
            known = seen_in(match.game, s, seat)
            told = Observation(match.game, seat, known.state, story_of(match, seat))
            make(stub, game_id).choose(told)
    assert len(stub.asked) == len(worlds)
    assert len({json.dumps(asked) for asked in stub.asked}) == 1


def test_what_others_alone_know_is_not_in_what_it_is_told() -> None:
    """Silver Isle's crews have values that only their owner knows, until they are shown."""
    match = new("silver-isle", plies=24)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    seat = match.actor
    assert seat is not None
    with serving(last_offer) as stub:
        make(stub, "silver-isle").choose(look(match, story=True))
    told = stub.asked[0]["messages"][1]["content"]
    crews = json.loads(next(line for line in told.split("\n") if line.startswith("{")))["crews"]
    letters = match.game.letters
    owners = {owner for owner, crew in crews.items() if any(each["value"] for each in crew)}
    shown = {
        owner
        for owner, crew in match.view(None)["crews"].items()
        if any(each["value"] for each in crew)
    }
    assert owners - shown == {letters[seat]}


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    match = new("silk", plies=10)
    while len(match.legal()) > 1:
        match.play(match.legal()[0])
    with serving(last_offer) as stub:
        assert make(stub).choose(look(match)) == match.legal()[0]
    assert stub.asked == []


@pytest.mark.parametrize(
    "written",
    [
        "PLAY {}",
        "play: {}",
        "I think.\n**PLAY `{}`**",
        "PLAY nonsense\n\n> PLAY {}\n",
        '"PLAY {}."',
    ],
)
def test_the_line_that_it_plays_is_read_in_many_ways(written: str) -> None:
    seen = decision("silver-isle")
    offer = next(offer for offer in seen.offers() if str(offer).endswith((">", "]", "5")))
    with serving(lambda _: says(written.format(offer))) as stub:
        assert make(stub, "silver-isle").choose(seen) == offer


# --- What it may not answer ----------------------------------------------------------------------


def test_a_refusal_is_explained_back_with_its_clause() -> None:
    seen = decision()
    illegal = next(
        action
        for number in range(seen.game.space.size)
        if seen.why_not(action := seen.game.space.action(number))
    )
    refused = seen.why_not(illegal)
    assert refused is not None
    answers = iter([says(f"PLAY {illegal}"), says(f"PLAY {seen.offers()[0]}")])
    with serving(lambda _: next(answers)) as stub:
        bot = make(stub)
        assert bot.choose(seen) == seen.offers()[0]
    assert bot.stand_ins == 0
    *_, answer, explained = stub.asked[1]["messages"]
    assert answer == {"role": "assistant", "content": f"PLAY {illegal}"}
    assert explained["role"] == "user"
    assert refused.clause in explained["content"]
    assert refused.text() in explained["content"]


@pytest.mark.parametrize("text", ["", None, "I resign.", "PLAY", "PLAY all of them", "{" * 5000])
def test_garbage_is_refused_so_many_times_and_then_another_bot_decides(text: str | None) -> None:
    seen = decision()
    with serving(lambda _: says(text)) as stub:
        bot = make(stub, tries=2)
        assert bot.choose(seen) in seen.offers()
    assert len(stub.asked) == 2
    assert (bot.stand_ins, bot.note) == (1, "unusable")


NO_ANSWERS = {
    "not found": (Answer(b"no such model", 404), "refused", 1),
    "not allowed": (Answer(b"", 401), "refused", 1),
    "too many": (Answer(b"", 429), "refused", 3),
    "broken": (Answer(b"oh", 500), "refused", 3),
    "no JSON": (Answer(b"<html>"), "unreachable", 1),
    "other JSON": (Answer(b'{"choices": []}'), "unreachable", 1),
    "deep JSON": (Answer(b"[" * 200_000), "unreachable", 1),
    "endless": (Answer(b" " * (2 << 20)), "unreachable", 3),
    "elsewhere": (Answer(b"", 302, location="/v1/secret"), "refused", 1),
}


@pytest.mark.parametrize("kind", NO_ANSWERS)
def test_where_there_is_no_answer_another_bot_decides(kind: str) -> None:
    answer, why, asked = NO_ANSWERS[kind]
    seen = decision()
    with serving(lambda _: answer) as stub:
        bot = make(stub)
        assert bot.choose(seen) in seen.offers()
    assert (bot.stand_ins, bot.note) == (1, why)
    assert [each["path"] for each in stub.asked] == ["/v1/chat/completions"] * asked


def test_what_fails_now_may_be_answered_a_little_later() -> None:
    seen, answers = decision(), iter([Answer(b"", 503), Answer(b"", 429)])
    with serving(lambda asked: next(answers, None) or last_offer(asked)) as stub:
        bot = make(stub)
        assert bot.choose(seen) == seen.offers()[-1]
    assert bot.stand_ins == 0


@pytest.mark.parametrize("pause", [3.0, 0.05])
def test_a_decision_takes_no_longer_than_it_may_however_the_answer_drips_in(pause: float) -> None:
    seen, slow = decision(), says("PLAY " + "so slowly " * 100)
    slow.pause = pause
    with serving(lambda _: slow) as stub:
        bot = make(stub, seconds=0.4)
        begun = time.monotonic()
        assert bot.choose(seen) in seen.offers()
        assert time.monotonic() - begun < 2
    assert (bot.stand_ins, bot.note) == (1, "slow")


def test_who_does_not_answer_again_and_again_is_not_asked_any_more() -> None:
    seen = decision()
    with serving(lambda _: Answer(b"", 500)) as stub:
        bot = make(stub, tries=1)
        for _ in range(10):
            assert bot.choose(seen) in seen.offers()
    assert len(stub.asked) == llm.GIVES_UP_AFTER
    assert (bot.stand_ins, bot.note) == (10, "refused")


def test_nobody_at_the_address_is_no_reason_to_end_a_game() -> None:
    seen = decision()
    with serving(last_offer) as stub:
        bot = make(stub)
    assert bot.choose(seen) in seen.offers()
    assert (bot.stand_ins, bot.note) == (1, "unreachable")


# --- What it may cost ----------------------------------------------------------------------------


def test_a_game_costs_no_more_tokens_than_it_may() -> None:
    seen = decision()
    with serving(lambda asked: says(f"PLAY {seen.offers()[0]}", tokens=6000)) as stub:
        bot = make(stub, tokens=20_000)
        for _ in range(9):
            bot.choose(seen)
    assert len(stub.asked) == 3  # a fourth might have cost more than the 2,000 that were left
    assert (bot.stand_ins, bot.note) == (6, "spent")


def test_where_nobody_counts_tokens_they_are_guessed() -> None:
    seen = decision()
    with serving(lambda asked: says(f"PLAY {seen.offers()[0]}", tokens=None)) as stub:
        bot = make(stub)
        bot.choose(seen)
    signs = sum(len(message["content"]) for message in stub.asked[0]["messages"])
    assert signs / 4 < bot.purses[0].spent < signs


def test_all_games_of_a_day_share_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(purse.TOKENS_A_DAY, "20000")
    seen = decision()
    with serving(lambda asked: says(f"PLAY {seen.offers()[0]}", tokens=19_000)) as stub:
        first, second = make(stub), make(stub)
        first.choose(seen)
        second.choose(seen)
    assert (first.stand_ins, second.stand_ins) == (0, 1)
    assert second.note == "spent"
    assert first.purses[0].spent == 19_000
    assert second.purses[0].spent == 0
    monkeypatch.setattr(time, "monotonic", lambda now=time.monotonic: now() + purse.DAY + 1)
    assert second.purses[1].take(20_000)


def test_the_newer_name_of_the_limit_is_used_where_the_older_one_is_refused() -> None:
    seen = decision()
    told = b"Unsupported parameter: use 'max_completion_tokens' instead."

    def newer_only(asked: dict[str, Any]) -> Answer:
        return Answer(told, 400) if "max_tokens" in asked else last_offer(asked)

    with serving(newer_only) as stub:
        bot = make(stub, answer=77)
        bot.choose(seen)
        bot.choose(seen)
    assert bot.stand_ins == 0
    assert [asked.get("max_completion_tokens") for asked in stub.asked] == [None, 77, 77]


# --- How it is set up ----------------------------------------------------------------------------


def test_the_key_comes_from_the_environment_and_goes_to_the_address_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = decision()
    with serving(last_offer) as stub:
        make(stub).choose(seen)
        monkeypatch.setenv(llm.KEY, "hush")
        monkeypatch.setenv("ANOTHER", "softly")
        make(stub).choose(seen)
        make(stub, key="ANOTHER").choose(seen)
    assert stub.keys == [None, "Bearer hush", "Bearer softly"]
    assert "hush" not in json.dumps(stub.asked)


def test_address_and_model_may_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownBot, match=llm.ADDRESS):
        make_bot("llm", serai.game("silk"), 1)
    with serving(last_offer) as stub:
        monkeypatch.setenv(llm.ADDRESS, stub.address)
        monkeypatch.setenv(llm.MODEL, "parrot")
        seen = decision()
        assert make_bot("llm:stand_in=random", seen.game, 1).choose(seen) == seen.offers()[-1]


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ("address=file:///etc/passwd", "begins with http"),
        ("address=ftp://there/v1", "begins with http"),
        ("address=http://me:secret@there/v1", "stands in the environment"),
        ("address=http://there/v1,tries=0", "tries is a whole number"),
        ("address=http://there/v1,stand_in=llm", "cannot stand in"),
    ],
)
def test_wrong_settings_are_told(settings: str, told: str) -> None:
    with pytest.raises(UnknownBot, match=told):
        make_bot(f"llm:model=parrot,{settings}", serai.game("silk"), 1)


def test_it_plays_in_the_arena_and_what_it_did_not_decide_is_counted() -> None:
    good = iter(range(4))
    with serving(
        lambda asked: last_offer(asked) if next(good, None) is not None else says("?")
    ) as stub:
        written = f"llm:address={stub.address},model=parrot,stand_in=random,tries=1"
        setting = Setting("silk", 2, (written, "random"), 2, 3, is_lineup=True, cap=120)
        setting.check()
        games = [playing.play(setting, fixture) for fixture in setting.fixtures()]
    assert [game.forfeit for game in games] == [None, None]
    assert 0 < games[0].stand_ins[0] < games[0].decisions[0]
    assert games[0].stand_ins[1] == 0
    assert len(stub.asked) == 4 + 2 * llm.GIVES_UP_AFTER
    (told,) = (each for each in warnings(make_lineup_result(setting, games)) if "place" in each)
    ours = sum(game.stand_ins[game.bots.index(written)] for game in games)
    assert told.startswith(f"{ours} of the ")


def test_at_the_terminal_people_are_told_who_decided() -> None:
    with serving(lambda _: says("I had rather not.")) as stub:
        written = f"llm:address={stub.address},model=parrot,stand_in=random,tries=1"
        ran = subprocess.run(
            [sys.executable, "-c", CLI, "play", "silk", "--seed", "1", "--bot", written],
            input="1\n" * 12,
            capture_output=True,
            text=True,
            timeout=100,
            cwd=ROOT,
            check=False,
        )
    told = " ".join(ran.stdout.split())
    assert "has named no offer: another bot decided for" in told, ran.stdout + ran.stderr


def test_players_who_ask_no_model_load_nothing_of_it() -> None:
    code = (
        "import sys, serai; from serai.bots import look, make_bot; m = serai.game('silk').new();"
        "make_bot('random', m.game, 1).choose(look(m)); print(*sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name for name in ran.stdout.split() if name.startswith("serai.bots.llm")] == []
