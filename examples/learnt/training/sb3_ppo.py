"""MaskablePPO of sb3-contrib on one seat: `python -m training.sb3_ppo silk`."""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import serai
from training.curve import COLUMNS
from training.seat_env import SeatEnv


class Curve(BaseCallback):
    """Writes a row of the learning curve after each round, and ends the training in time."""

    def __init__(self, rows: csv.DictWriter[str], minutes: float) -> None:
        super().__init__()
        self.rows, self.minutes = rows, minutes
        self.begin, self.games = time.process_time(), 0
        self.ends: list[float] = []

    def _on_step(self) -> bool:
        """Count the games that have ended."""
        ended = np.flatnonzero(self.locals["dones"])
        self.ends += self.locals["rewards"][ended].tolist()
        return time.process_time() - self.begin < self.minutes * 60

    def _on_rollout_end(self) -> None:
        """Tell the round."""
        self.games += len(self.ends)
        seconds = round(time.process_time() - self.begin, 1)
        share = round(float(np.mean(self.ends)), 4) if self.ends else ""
        told = dict(zip(COLUMNS, (self.num_timesteps, self.games, seconds, share), strict=True))
        self.rows.writerow(told)
        print(told, flush=True)  # noqa: T201 (a program tells what it does)
        self.ends = []


def make_model(game_id: str, tables: int, seed: int, **settings: Any) -> MaskablePPO:
    """A model that has learnt nothing yet."""
    tables_of = make_vec_env(lambda: SeatEnv(game_id), n_envs=tables, seed=seed)
    return MaskablePPO("MlpPolicy", tables_of, seed=seed, device="cpu", **settings)


def main() -> None:
    """Train for some minutes of processor time; keep the curve and the model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=serai.games())
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", type=Path, help="where the model goes, a .zip")
    parser.add_argument("--curve", type=Path, help="where the learning curve goes, a .csv")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    model = make_model(
        chosen.game, chosen.tables, chosen.seed, n_steps=256, gamma=0.999, ent_coef=0.003
    )
    name = f"{chosen.game}-sb3"
    with (chosen.curve or Path(f"{name}.csv")).open("w", newline="", encoding="utf-8") as file:
        rows = csv.DictWriter(file, COLUMNS)
        rows.writeheader()
        model.learn(10**9, callback=Curve(rows, chosen.minutes))
    model.save(chosen.model or Path(f"{name}.zip"))


if __name__ == "__main__":
    main()
