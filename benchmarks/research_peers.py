"""Other people's environments, stepped at random as their pages say: each decision is observed,
with what may be played, and an action is drawn evenly from that.

A step is one decision of one player. Rates are by the processor time of all threads of this
process; what is compiled is compiled before.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from peers import load

LANES = 1024
"""Games at once, where a peer plays many."""
FEW = 16
"""Games at once in OpenSpiel's vector environment, which steps them one after the other."""
Steps = Callable[[], int]
"""Makes some steps and tells how many."""


def peer_rate(peer: Callable[[], Steps], seconds: float) -> float:
    """Millions of steps a second of processor time."""
    steps, done = peer(), 0
    steps()  # the first call may compile
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += steps()
    return done / spent / 1e6


@cache
def openspiel_game() -> Steps:
    """OpenSpiel's backgammon (C++) from Python: a tensor of the position, the legal actions."""
    pyspiel = load("pyspiel", package="open_spiel")
    game, lot = pyspiel.load_game("backgammon"), random.Random(1)

    def play() -> int:
        state, decided = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(outcomes, weights)[0])
                continue
            state.observation_tensor()
            state.apply_action(lot.choice(state.legal_actions()))
            decided += 1
        return decided

    return play


@cache
def openspiel_vector() -> Steps:
    """OpenSpiel's vector environment, of the same game."""
    load("pyspiel", package="open_spiel")
    one = importlib.import_module("open_spiel.python.rl_environment")
    many = importlib.import_module("open_spiel.python.vector_env").SyncVectorEnv
    chosen = importlib.import_module("open_spiel.python.rl_agent").StepOutput
    tables = many([one.Environment("backgammon") for _ in range(FEW)])
    lot, now = random.Random(1), tables.reset()

    def step() -> int:
        nonlocal now
        seen = [each.observations for each in now]
        legal = [told["legal_actions"][told["current_player"]] for told in seen]
        actions = [chosen(action=lot.choice(offers), probs=None) for offers in legal]
        now = tables.step(actions, reset_if_done=True)[0]
        return FEW

    return step


@cache
def pettingzoo_classic() -> Steps:
    """PettingZoo's Connect Four, an AEC environment with a mask."""
    env = load("pettingzoo.classic.connect_four_v3", package="pettingzoo[classic]").env()
    lot, games = random.Random(1), iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(games))
        decided = 0
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(lot.choice(seen["action_mask"].nonzero()[0]))
            decided += 1
        return decided

    return play


@cache
def pgx_backgammon() -> Steps:
    """Pgx's backgammon, many games in one array, compiled by JAX for the CPU."""
    load("pgx", package="pgx")
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env, rounds = pgx.make("backgammon"), 20
    auto_reset = importlib.import_module("pgx.experimental.wrappers").auto_reset
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, None]:
        choosing, stepping = jax.random.split(key)
        ratings = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, ratings, axis=-1)
        return step_all(state, actions, jax.random.split(stepping, LANES)), None

    some = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, rounds))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), LANES))
    keys = iter(range(10**9))

    def steps() -> int:
        nonlocal state
        state = some(state, jax.random.PRNGKey(next(keys)))
        jax.block_until_ready(state.observation)
        return LANES * rounds

    return steps


@cache
def catanatron_gym() -> Steps:
    """Catanatron's Gymnasium environment: one player learns, the others play at random, and only
    the learner's decisions are counted."""
    load("catanatron_gym", package="catanatron_gym")
    env = importlib.import_module("gymnasium").make("catanatron_gym:catanatron-v1")
    lot, games = random.Random(1), iter(range(10**9))

    def play() -> int:
        _, info = env.reset(seed=next(games))
        decided, is_over = 0, False
        while not is_over:
            action = lot.choice(info["valid_actions"])
            _, _, terminated, truncated, info = env.step(action)
            decided, is_over = decided + 1, terminated or truncated
        return decided

    return play


PEERS: dict[str, Callable[[], Steps]] = {
    "OpenSpiel backgammon, state by state": openspiel_game,
    "OpenSpiel backgammon, SyncVectorEnv": openspiel_vector,
    "PettingZoo connect_four_v3, AEC": pettingzoo_classic,
    "Pgx backgammon, CPU": pgx_backgammon,
    "Catanatron, Gymnasium": catanatron_gym,
}
