"""How much a network wins against random players: `python -m training.measure silk.npz`."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from serai_learnt.network import Network, read_network

import serai
from serai import research

SEED = 1_000_000
"""Other games than those it has learnt from."""


def share_of_wins(network: Network, game_id: str, seat: int, games: int) -> float:
    """The network's part of the wins when it sits there and all others play at random."""
    batch = research.batch(game_id, n=games, seed=SEED, learner=seat)
    won, is_over = np.zeros(games), np.zeros(games, dtype=np.bool_)
    while not is_over.all():
        rows, masks = batch.observe()
        batch.step(network(rows, masks | batch.done[:, None]))
        won += np.where(is_over, 0.0, batch.rewards[:, seat])
        is_over |= batch.done
    return float(won.mean())


def main() -> None:
    """Tell the share from each seat."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    chosen = parser.parse_args()
    game = serai.game(chosen.network.stem)
    network, seats = read_network(chosen.network, game), game.seats[0]
    for seat in range(seats):
        share = share_of_wins(network, game.id, seat, chosen.games)
        told = (
            f"seat {seat}: {share:.1%} of {chosen.games} games, where chance gives {1 / seats:.1%}"
        )
        print(told)  # noqa: T201 (a program tells what it does)


if __name__ == "__main__":
    main()
