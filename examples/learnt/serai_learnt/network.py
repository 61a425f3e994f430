"""A small network as arrays: layers one after the other, each but the last followed by tanh."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.engine.game import Game

Array: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Network:
    """Rates every action of an observation; a policy plays the best one that may be played."""

    weights: tuple[Array, ...]
    biases: tuple[Array, ...]

    def rate(self, rows: Array) -> Array:
        """How good each action is, a row for each observation."""
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            rows = np.tanh(rows @ weight + bias)
        rated: Array = rows @ self.weights[-1] + self.biases[-1]
        return rated

    def __call__(self, rows: Array, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The best action of each row."""
        return np.where(masks, self.rate(rows), -np.inf).argmax(axis=1)


def write_network(file: Path, network: Network, game: Game) -> None:
    """Keep a network, with the game whose actions it rates. Half of the usual precision does."""
    layers = {f"weight{at}": weight for at, weight in enumerate(network.weights)}
    layers |= {f"bias{at}": bias for at, bias in enumerate(network.biases)}
    halves = {name: layer.astype(np.float16) for name, layer in layers.items()}
    about = f"{game.id} {game.rules_version}"
    np.savez_compressed(file, about=np.array(about), **halves)  # type: ignore[arg-type]


def read_network(file: Path, game: Game) -> Network:
    """The network in a file; raises ValueError if it was not made for these rules."""
    if not file.is_file():
        raise ValueError(f"there is no network {file.name} for {game.title}")
    with np.load(file, allow_pickle=False) as kept:
        about, wanted = str(kept["about"]), f"{game.id} {game.rules_version}"
        if about != wanted:
            raise ValueError(f"this network plays {about}, not {wanted}")
        number = sum(name.startswith("weight") for name in kept.files)
        weights = tuple(kept[f"weight{at}"].astype(np.float32) for at in range(number))
        biases = tuple(kept[f"bias{at}"].astype(np.float32) for at in range(number))
    return Network(weights, biases)
