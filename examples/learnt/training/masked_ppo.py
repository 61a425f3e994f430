"""Masked PPO in one file, in the manner of CleanRL: `python -m training.masked_ppo silk`.

The learner sits on the first seat of many games at once and the others play at random. Actions are
rated only where they may be played: a batch lists them, and a list is much shorter than a mask.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import torch
from serai_learnt.network import Network, write_network
from torch import Tensor, nn

import serai
from serai import research
from serai.research import Batch
from training.curve import COLUMNS

Samples: TypeAlias = dict[str, Tensor]
NEVER = -1e9
"""The rating of what may not be played."""


@dataclass(frozen=True)
class Settings:
    """What is trained, and how. Names as in the paper of PPO."""

    game: str = "silk"
    players: int | None = None
    minutes: float = 4.0
    seed: int = 1
    lanes: int = 256
    steps: int = 64
    hidden: int = 64
    learning_rate: float = 1e-3
    gamma: float = 0.999
    gae_lambda: float = 0.97
    epochs: int = 2
    minibatches: int = 8
    clip: float = 0.2
    entropy: float = 0.003
    value_share: float = 0.5
    max_norm: float = 0.5


class Learner(nn.Module):
    """Two layers that a policy and a value share. At first all actions are rated alike."""

    def __init__(self, size: int, num_actions: int, hidden: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(size, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh()
        )
        self.weights = nn.Embedding(num_actions, hidden)
        self.biases = nn.Embedding(num_actions, 1)
        self.value = nn.Linear(hidden, 1)
        for part in (self.weights, self.biases):
            nn.init.zeros_(part.weight)

    def forward(self, rows: Tensor, listed: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each listed action's chance, and how much of a win is expected."""
        known = self.trunk(rows)
        rated = torch.einsum("nah,nh->na", self.weights(listed), known)
        rated = rated + self.biases(listed).squeeze(-1)
        is_listed = torch.arange(listed.shape[1]) < counts[:, None]
        chances = rated.masked_fill(~is_listed, NEVER).log_softmax(dim=1)
        return chances, self.value(known).squeeze(-1)

    def network(self) -> Network:
        """What plays, in NumPy."""
        layers = [layer for layer in self.trunk if isinstance(layer, nn.Linear)]
        weights = [layer.weight.detach().T.numpy() for layer in layers]
        biases = [layer.bias.detach().numpy() for layer in layers]
        last = self.weights.weight.detach().T.numpy(), self.biases.weight.detach()[:, 0].numpy()
        return Network((*weights, last[0]), (*biases, last[1]))


def look(batch: Batch) -> Samples:
    """What the learner sees and may play, as copies: the batch writes into the same arrays."""
    numbers, counts = batch.legal()
    widest = max(1, int(counts.max()))
    return {
        "rows": torch.from_numpy(batch.observe()[0].copy()),
        "listed": torch.from_numpy(numbers[:, :widest].astype(np.int64)),
        "counts": torch.from_numpy(np.maximum(counts, 1)),
    }


def roll_out(learner: Learner, batch: Batch, settings: Settings) -> tuple[Samples, list[float]]:
    """Play some steps in all games; what was seen and done, and how games ended meanwhile."""
    steps: list[Samples] = []
    ends: list[float] = []
    for _ in range(settings.steps):
        seen, is_over = look(batch), batch.done.copy()
        with torch.no_grad():
            chances, value = learner(**seen)
        place = torch.multinomial(chances.exp(), 1)
        batch.step(seen["listed"].gather(1, place).squeeze(1).numpy())
        reward = batch.rewards[:, 0].copy()
        ends += reward[batch.done].tolist()
        steps.append(
            seen
            | {
                "place": place,
                "chance": chances.gather(1, place).squeeze(1),
                "value": value,
                "reward": torch.from_numpy(reward),
                "ended": torch.from_numpy(batch.done.copy()),
                "counted": torch.from_numpy(~is_over),  # what begins a new game is no decision
            }
        )
    with torch.no_grad():
        beyond = learner(**look(batch))[1]
    return with_advantages(steps, beyond, settings), ends


def with_advantages(steps: list[Samples], beyond: Tensor, settings: Settings) -> Samples:
    """All samples in a row, with what each earned more than was expected (GAE)."""
    advantage = torch.zeros_like(beyond)
    for step in reversed(steps):
        goes_on = (~step["ended"]).float()
        surprise = step["reward"] + settings.gamma * beyond * goes_on - step["value"]
        advantage = surprise + settings.gamma * settings.gae_lambda * goes_on * advantage
        advantage = advantage * step["counted"]
        step["advantage"], step["earned"] = advantage, advantage + step["value"]
        beyond = step["value"]
    widest = max(step["listed"].shape[1] for step in steps)
    for step in steps:
        room = widest - step["listed"].shape[1]
        step["listed"] = nn.functional.pad(step["listed"], (0, room))
    samples = {name: torch.cat([step[name] for step in steps]) for name in steps[0]}
    counted = samples.pop("counted")
    return {name: values[counted] for name, values in samples.items()}


def loss_of(learner: Learner, part: Samples, settings: Settings) -> Tensor:
    """PPO's loss of a minibatch."""
    chances, value = learner(part["rows"], part["listed"], part["counts"])
    ratio = (chances.gather(1, part["place"]).squeeze(1) - part["chance"]).exp()
    gain = part["advantage"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    policy = torch.minimum(ratio * gain, clipped * gain).mean()
    entropy = -(chances.exp() * chances.clamp(min=-30.0)).sum(dim=1).mean()
    missed = (value - part["earned"]).pow(2).mean()
    return settings.value_share * missed - policy - settings.entropy * entropy


def improve(
    learner: Learner, optimizer: torch.optim.Optimizer, samples: Samples, settings: Settings
) -> None:
    """Some epochs over what was played."""
    size = len(samples["place"])
    for _ in range(settings.epochs):
        for chosen in torch.randperm(size).chunk(settings.minibatches):
            part = {name: values[chosen] for name, values in samples.items()}
            loss = loss_of(learner, part, settings)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(learner.parameters(), settings.max_norm)
            optimizer.step()


def train(settings: Settings) -> Iterator[tuple[dict[str, Any], Learner]]:
    """Train for some minutes of processor time; after each round, what was won in it, and the
    learner so far."""
    torch.manual_seed(settings.seed)
    batch = research.batch(
        settings.game, settings.players, settings.lanes, settings.seed, learner=0
    )
    learner = Learner(batch.spec.size, batch.spec.num_actions, settings.hidden)
    optimizer = torch.optim.Adam(learner.parameters(), settings.learning_rate, eps=1e-5)
    begin, seconds, decisions, games = time.process_time(), 0.0, 0, 0
    while seconds < settings.minutes * 60:
        samples, ends = roll_out(learner, batch, settings)
        improve(learner, optimizer, samples, settings)
        decisions += len(samples["place"])
        games += len(ends)
        seconds = round(time.process_time() - begin, 1)
        told = (decisions, games, seconds, round(float(np.mean(ends)), 4) if ends else "")
        yield dict(zip(COLUMNS, told, strict=True)), learner


def read_settings() -> tuple[Settings, Path, Path]:
    """The settings of the command line, and where the network and the curve go."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=serai.games())
    for name in ("minutes", "entropy", "learning_rate"):
        parser.add_argument(f"--{name}", type=float, default=getattr(Settings, name))
    for name in ("players", "seed", "lanes", "steps", "hidden", "epochs"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Settings, name))
    parser.add_argument("--network", type=Path, help="where the network goes, an .npz")
    parser.add_argument("--curve", type=Path, help="where the learning curve goes, a .csv")
    chosen = vars(parser.parse_args())
    network, curve = chosen.pop("network"), chosen.pop("curve")
    settings = Settings(**chosen)
    return settings, network or Path(f"{settings.game}.npz"), curve or Path(f"{settings.game}.csv")


def main() -> None:
    """Train, tell each round, keep the curve and the network. Ctrl-C ends it sooner."""
    settings, network, curve = read_settings()
    torch.set_num_threads(1)
    with curve.open("w", newline="", encoding="utf-8") as file:
        rows = csv.DictWriter(file, COLUMNS)
        rows.writeheader()
        try:
            for told, learner in train(settings):
                rows.writerow(told)
                file.flush()
                print(told, flush=True)  # noqa: T201 (a program tells what it does)
                write_network(network, learner.network(), serai.game(settings.game))
        except KeyboardInterrupt:
            print("stopped; what was learnt so far is kept")  # noqa: T201 (as above)


if __name__ == "__main__":
    main()
