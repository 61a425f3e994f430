"""Environments for research: the games as other people's frameworks know them.

    from serai import research

Whoever only plays imports nothing of it. What a function needs besides Serai it imports itself;
`pip install "serai[research]"` installs it. Where OpenSpiel or Gymnasium is installed, it knows our
games from here on.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from serai.engine.game import find_game
from serai.research.dataset import Dataset, load
from serai.research.exporting import export
from serai.research.game_batch import Batch
from serai.research.game_spec import Spec

if TYPE_CHECKING:
    from serai.research.aec_env import SeraiAEC
    from serai.research.batch_on_gpu import GpuBatch
    from serai.research.rllib_env import SeraiMultiAgentEnv
    from serai.research.spiel_game import SpielGame
    from serai.research.vector_env import SeraiVectorEnv

__all__ = [
    "Batch",
    "Dataset",
    "Spec",
    "aec",
    "batch",
    "export",
    "gpu_batch",
    "load",
    "rllib",
    "spec",
    "spiel",
    "vector",
]

if find_spec("pyspiel"):
    import_module("serai.research.spiel_game")  # to import it registers our games
if find_spec("gymnasium"):
    import_module("serai.research.vector_env").register()


def spec(game_id: str, players: int | None = None) -> Spec:
    """What a learner sees of a game and what it may do: named slices, actions, rewards."""
    return Spec(find_game(game_id), players)


def batch(  # noqa: PLR0913 (one name for each setting)
    game_id: str,
    players: int | None = None,
    n: int = 1024,
    seed: int = 0,
    rewards: str = "win",
    threads: int = 1,
    *,
    learner: int | None = None,
    opponents: str = "random",
    idle_mask: str = "none",
    **options: object,
) -> Batch:
    """`n` games in one array, stepped, looked at and begun again in compiled code. You decide for
    all seats, or for the `learner` alone; then the others are played by `opponents`, a bot such as
    `greedy`. Masks of games that are over let through nothing (`none`), `all` actions, or `one`."""
    made = Spec(find_game(game_id), players, rewards)
    return Batch(made, n, seed, threads, options, learner, opponents, idle_mask=idle_mask)


def gpu_batch(
    game_id: str,
    players: int | None = None,
    n: int = 1024,
    seed: int = 0,
    rewards: str = "win",
    learner: int | None = None,
    idle_mask: str = "none",
    **options: object,
) -> GpuBatch:
    """The same games in the memory of a GPU; its arrays are taken over by DLPack. Opponents of a
    `learner` play at random."""
    from serai.research.batch_on_gpu import GpuBatch

    made = Spec(find_game(game_id), players, rewards)
    return GpuBatch(made, n, seed, options, learner, idle_mask)


def aec(
    game_id: str,
    players: int | None = None,
    rewards: str = "win",
    plain: bool = False,
    render_mode: str | None = None,
    idle_mask: str = "none",
    **options: object,
) -> SeraiAEC:
    """A PettingZoo environment, one agent a seat. Observations are dicts with an `action_mask`;
    with `plain` they are arrays, and the mask stands in `infos`. `render_mode` is `human`, `ansi`
    or `rgb_array`. The mask of agents who are not asked lets through nothing (`none`), `all`
    actions, or the first `one`, as `idle_mask` says."""
    from serai.research.aec_env import SeraiAEC

    made = Spec(find_game(game_id), players, rewards)
    return SeraiAEC(made, options, is_plain=plain, render_mode=render_mode, idle_mask=idle_mask)


def rllib(
    game_id: str,
    players: int | None = None,
    rewards: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> SeraiMultiAgentEnv:
    """An environment of RLlib, one agent a seat: `tune.register_env("serai", lambda config:
    research.rllib(**config))`."""
    from serai.research.rllib_env import SeraiMultiAgentEnv

    return SeraiMultiAgentEnv(Spec(find_game(game_id), players, rewards), options, render_mode)


def vector(  # noqa: PLR0913 (one name for each setting)
    game_id: str,
    players: int | None = None,
    num_envs: int = 1024,
    rewards: str = "win",
    self_play: bool = False,
    threads: int = 1,
    *,
    opponents: str = "random",
    autoreset: str = "next-step",
    idle_mask: str = "none",
    **options: Any,
) -> SeraiVectorEnv:
    """A Gymnasium vector environment. The learner sits on seat 0 and the others are played by
    `opponents`, a bot such as `greedy`; with `self_play` it decides for every seat, and is told
    which one in `infos`. A game that is over begins anew at the `next-step` or in the `same-step`,
    as `autoreset` says. Gymnasium knows it as `serai/silk-v1`, `serai/silk-road-v1` and
    `serai/silver-isle-v1`."""
    from serai.research.vector_env import LEARNER, SeraiVectorEnv

    made = Spec(find_game(game_id), players, rewards)
    seat = None if self_play else LEARNER
    games = Batch(made, num_envs, 0, threads, options, seat, opponents, idle_mask=idle_mask)
    return SeraiVectorEnv(games, autoreset)


def spiel(
    game_id: str,
    players: int | None = None,
    rewards: str = "zero-sum",
    horizon: int = 10_000,
    position: Mapping[str, Any] | None = None,
    **options: object,
) -> SpielGame:
    """An OpenSpiel game. It is cut off after `horizon` plies, chance among them; with a `position`
    it begins there, and everybody knows where it began."""
    from serai.research.spiel_game import SpielGame
    from serai.research.spiel_parameters import Parameters

    game = find_game(game_id)
    return SpielGame(Parameters.make(game, players, rewards, horizon, position, options))
