"""Train the Solitaire from nothing by masked PPO: `python train.py --minutes 28`. Writes the model and its curve."""

from __future__ import annotations

import argparse
import csv
from collections import deque
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import torch
from coffret_learned.policy import Policy
from coffret_learned.world import GAMMA, Solitaire
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv, VecEnv

OUT = Path("build", "learn-solitaire")
RATE, BATCH = 8e-4, 4096
LATELY = 200  # plays over which the curve is averaged


class Curve(BaseCallback):  # type: ignore[misc]
    """Writes a line after each batch of plays, and stops when the time is over."""

    def __init__(self, file: Path, minutes: float) -> None:
        super().__init__()
        self.file, self.minutes = file, minutes
        self.lately: deque[tuple[bool, int, int]] = deque(maxlen=LATELY)
        self.plays = 0
        self.begin, self.worked = monotonic(), process_time()
        self.rows: list[tuple[str, ...]] = [("minutes", "of_processor", "steps", "plays", "won", "score", "turns")]
        self.before = 0.0, 0.0
        if file.exists():  # it is trained further
            self.rows = [tuple(row) for row in csv.reader(file.read_text().splitlines())]
            self.before = float(self.rows[-1][0]), float(self.rows[-1][1])
            self.plays = int(self.rows[-1][3])

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "won" in info:
                self.lately.append((info["won"], info["score"], info["turns"]))
                self.plays += 1
        return monotonic() - self.begin < 60 * self.minutes

    def _on_rollout_end(self) -> None:
        if not self.lately:
            return
        won, score, turns = (sum(each) / len(self.lately) for each in zip(*self.lately))
        minutes = self.before[0] + (monotonic() - self.begin) / 60
        worked = self.before[1] + (process_time() - self.worked) / 60
        times = f"{minutes:.2f}", f"{worked:.2f}"
        self.rows.append(
            (*times, str(self.num_timesteps), str(self.plays), f"{won:.3f}", f"{score:.2f}", f"{turns:.2f}")
        )
        print(*self.rows[-1], sep="\t", flush=True)
        with self.file.open("w", newline="") as out:
            csv.writer(out).writerows(self.rows)


def falling(first: float, minutes: float) -> Callable[[float], float]:
    """Return a learning rate that falls with the time that is left."""
    begin = monotonic()
    return lambda left: first * max(min(left, 1 - (monotonic() - begin) / (60 * minutes)), 0.05)


def world(seed: int) -> Callable[[], Solitaire]:
    return lambda: Solitaire(seed)


def main() -> None:
    """Train, and leave the model in build/learn-solitaire."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=10_000_000, help="at most")
    asked.add_argument("--minutes", type=float, default=28.0)
    asked.add_argument("--plays", type=int, default=32, help="at once")
    asked.add_argument("--processes", action="store_true", help="play in processes of their own")
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--further", action="store_true", help="go on with the model that is there")
    given = asked.parse_args()
    torch.set_num_threads(given.threads)
    torch.distributions.Distribution.set_default_validate_args(False)  # it takes a third of the time
    OUT.mkdir(parents=True, exist_ok=True)
    worlds = [world(1000 * given.seed + number) for number in range(given.plays)]
    plays: VecEnv = SubprocVecEnv(worlds) if given.processes else DummyVecEnv(worlds)
    rate = falling(RATE, given.minutes)
    if given.further:
        model: Any = MaskablePPO.load(OUT / "model.zip", plays, custom_objects={"learning_rate": rate})
    else:
        (OUT / "curve.csv").unlink(missing_ok=True)
        model = new_model(plays, rate, given.seed)
    curve = Curve(OUT / "curve.csv", given.minutes)
    model.learn(given.steps, callback=curve, reset_num_timesteps=not given.further)
    model.save(OUT / "model.zip")
    print(f"{OUT / 'model.zip'} is written.")


def new_model(plays: VecEnv, rate: Callable[[float], float], seed: int) -> Any:
    """Return a model that knows nothing."""
    return MaskablePPO(
        Policy,
        plays,
        learning_rate=rate,
        n_steps=BATCH // plays.num_envs,
        batch_size=512,
        n_epochs=4,
        gamma=GAMMA,
        gae_lambda=0.95,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )


if __name__ == "__main__":
    main()
