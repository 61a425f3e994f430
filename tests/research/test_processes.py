"""The same seeds and actions give the same bytes in another process, and what is pickled in the
middle of a game goes on there."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import serai
from serai import research

STEPS = 8
"""So many before something is pickled, and so many after."""


def make(kind: str, game_id: str) -> Any:
    """An environment of this kind at the start of its games."""
    players = serai.game(game_id).seats[-1]
    if kind == "batch":
        return research.batch(game_id, players, n=3, seed=6, threads=2)
    if kind == "vector":
        env = research.vector(game_id, players, num_envs=2)
    else:
        env = research.aec(game_id, players)
    env.reset(seed=6)
    return env


def go_on_batch(batch: Any) -> bytes:
    """Some random steps, and what there is to see after them."""
    for step in range(STEPS):
        batch.step(batch.choose_randomly(step))
    rows, masks = batch.observe()
    return rows.tobytes() + masks.tobytes() + batch.state.tobytes() + batch.known().tobytes()


def go_on_vector(env: Any) -> bytes:
    """The same of a vector environment."""
    told = b""
    for step in range(STEPS):
        seen, rewards, *_, infos = env.step(env.batch.choose_randomly(step))
        told += seen.tobytes() + rewards.tobytes() + infos["action_mask"].tobytes()
    return told


def go_on_aec(env: Any) -> bytes:
    """The same of a PettingZoo environment."""
    told = b""
    for step in range(STEPS):
        numbers = env.match.legal_numbers()
        env.step(numbers[step % len(numbers)])
        for agent in env.agents:
            seen = env.observe(agent)
            told += seen["observation"].tobytes() + seen["action_mask"].tobytes()
    return told


GO_ON: dict[str, Callable[[Any], bytes]] = {
    "batch": go_on_batch,
    "vector": go_on_vector,
    "aec": go_on_aec,
}


def digest(told: bytes) -> str:
    """A word for so many bytes."""
    return hashlib.sha256(told).hexdigest()


def spiel_line(game_id: str) -> str:
    """A game of OpenSpiel after some plies, as the text that it is written as, and what is said of
    it."""
    game = research.spiel(game_id)
    state = game.new_initial_state()
    for ply in range(4 * STEPS):
        actions = state.legal_actions()
        state.apply_action(actions[ply % len(actions)])
    return digest((pyspiel.serialize_game_and_state(game, state) + str(state)).encode())


def tell(game_id: str, kept: dict[str, bytes]) -> str:
    """What comes of environments that are made here, and of those that were pickled."""
    lines = [f"spiel {spiel_line(game_id)}"]
    for kind, go_on in GO_ON.items():
        made = make(kind, game_id)
        begun = digest(go_on(made))
        env = pickle.loads(kept[kind]) if kept else made
        lines.append(f"{kind} {begun} {digest(go_on(env))}")
    return "\n".join(lines)


@pytest.mark.once
@pytest.mark.parametrize(
    "game_id",
    [
        pytest.param(game, marks=() if game == "silk" else pytest.mark.full)
        for game in serai.games()
    ],
)
def test_another_process_plays_the_same_games(game_id: str) -> None:
    kept = {}
    for kind, go_on in GO_ON.items():
        env = make(kind, game_id)
        go_on(env)
        kept[kind] = pickle.dumps(env)
    told = subprocess.run(
        [sys.executable, Path(__file__), game_id],
        input=pickle.dumps(kept),
        env=os.environ | {"PYTHONHASHSEED": "1"},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (told.returncode, told.stdout.decode()) == (0, tell(game_id, {})), told.stderr


if __name__ == "__main__":
    sys.stdout.write(tell(sys.argv[1], pickle.load(sys.stdin.buffer)))
