"""A policy on a seat: as a bot it plays what it plays in a batch."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest
from serai_learnt import FOLDER, Network, read_network
from serai_learnt.network import write_network

import serai
from serai import research
from serai.arena import Setting, playing
from serai.bots import UnknownBot, look, make_bot, makers
from serai.bots.policy import Masks, PolicyBot, Rows
from server.serving import Person, serving

HERE = Path(__file__).parents[1]
PLIES = 25


def linear(game_id: str, seed: int = 1) -> Network:
    """A network that has learnt nothing: the numbers are drawn."""
    spec, rng = research.spec(game_id), np.random.default_rng(seed)
    sizes = [(spec.size, 8), (8, spec.num_actions)]
    weights = tuple(rng.normal(size=size).astype(np.float32) for size in sizes)
    return Network(weights, tuple(np.zeros(size[1], dtype=np.float32) for size in sizes))


@pytest.fixture
def _installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The package as if it were installed, with such a network for each game."""
    written = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    (value,) = re.findall(r'^learnt = "(.+)"$', written, re.MULTILINE)
    monkeypatch.setitem(makers(), "learnt", EntryPoint("learnt", value, "serai.bots"))
    monkeypatch.setattr("serai_learnt.FOLDER", tmp_path)
    for game_id in serai.games():
        write_network(tmp_path / f"{game_id}.npz", linear(game_id), serai.game(game_id))


@pytest.mark.parametrize("game_id", serai.games())
def test_a_bot_plays_what_its_policy_plays_in_a_batch(game_id: str) -> None:
    policy = linear(game_id)
    batch = research.batch(game_id, n=2, seed=5)
    matches = [serai.game(game_id).new(seed=5 + lane) for lane in range(2)]
    bot = PolicyBot(serai.game(game_id), policy)
    for _ in range(PLIES):
        actions = policy(*batch.observe())
        for match, number in zip(matches, actions.tolist(), strict=True):
            action = bot.choose(look(match))
            assert match.game.space.number(action) == number
            match.play(action)
        batch.step(actions)


def test_a_policy_is_given_a_row_and_a_mask_of_what_it_may_play() -> None:
    match, given = serai.game("silk-road").new(players=3, seed=2), []

    def last(rows: Rows, masks: Masks) -> list[int]:
        given.append((rows.copy(), masks.copy()))
        return [int(np.flatnonzero(masks[0])[-1])]

    bot = PolicyBot(match.game, last)
    for _ in range(PLIES):
        match.play(bot.choose(look(match)))
    for row, mask in given:
        assert row.dtype == np.float32
        assert mask.dtype == np.bool_
        assert row.shape == (1, research.spec("silk-road").size)
        assert mask.shape == (1, match.game.space.size)


def test_a_network_is_kept_and_read_and_plays_only_its_own_game(tmp_path: Path) -> None:
    game, network = serai.game("silk"), linear("silk")
    write_network(tmp_path / "n.npz", network, game)
    found = read_network(tmp_path / "n.npz", game)
    rows = research.batch("silk", n=4).observe()[0]
    assert np.allclose(found.rate(rows), network.rate(rows), atol=0.1)
    with pytest.raises(ValueError, match="this network plays silk 1, not silk-road"):
        read_network(tmp_path / "n.npz", serai.game("silk-road"))


@pytest.mark.usefixtures("_installed")
def test_it_plays_in_the_arena() -> None:
    setting = Setting("silk", 2, ("learnt", "random"), 2, 3, is_lineup=True, cap=60)
    setting.check()
    games = [playing.play(setting, fixture) for fixture in setting.fixtures()]
    assert [game.forfeit for game in games] == [None, None]
    assert all(min(game.decisions) > 5 for game in games)


@pytest.mark.once
@pytest.mark.usefixtures("_installed")
def test_it_plays_at_a_table(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        ann = Person(client)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "learnt"}]
        table = ann.post("/tables", game="silk", seats=seats).json()["table"]["id"]
        played = 0
        while played < 60:
            now = ann.moment(table)
            played = now["ply"]
            if now["offers"]:
                assert ann.play_first(table).status_code == 200
        record = ann.moment(table)
        assert record["ply"] >= 60


def test_a_file_that_is_no_network_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"there is no network none\.npz for Silk"):
        read_network(tmp_path / "none.npz", serai.game("silk"))


@pytest.mark.usefixtures("_installed")
def test_wrong_settings_are_told() -> None:
    with pytest.raises(UnknownBot, match="there is no network"):
        make_bot("learnt:network=nowhere.npz", serai.game("silk"), 1)


def test_the_networks_that_are_shipped_play_these_rules() -> None:
    for file in FOLDER.glob("*.npz"):
        game = serai.game(file.stem)
        policy, batch = read_network(file, game), research.batch(game.id, n=3)
        for _ in range(5):
            batch.step(policy(*batch.observe()))
