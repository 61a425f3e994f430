"""The bot `learnt`: a small network that was trained by `make train` plays. It needs NumPy, and not
what it was trained with.

`learnt:network=FILE` plays the network in a file; without one, the network of the game in the
folder `networks`.
"""

from __future__ import annotations

from pathlib import Path

from serai.bots.policy import PolicyBot
from serai.engine.game import Game
from serai_learnt.network import Network, read_network

FOLDER = Path(__file__).parent / "networks"
__all__ = ["Network", "make", "read_network"]


def make(game: Game, seed: int, network: str = "") -> PolicyBot:  # noqa: ARG001 (see `Maker`)
    """The bot for a seat. It leaves nothing to chance, so that it needs no seed."""
    file = Path(network) if network else FOLDER / f"{game.id}.npz"
    return PolicyBot(game, read_network(file, game))
