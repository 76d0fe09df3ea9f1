"""A policy in plain numpy that learns Burgen Land, and its learning as a picture: `python masked_policy.py [UPDATES]`.

It has one weight for every action and every number of an observation, and looks at legal actions only: the vector
environment lists them, match after match. Advantage actor-critic, against rivals that play anything.
"""

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np

from alcaide.envs.vector import VectorTableEnv
from alcaide.pictures.pixels import paint_pixels
from alcaide.pictures.shapes import FAINT, INK, SEAT_INKS, Picture, Stroke, Words

MATCHES, STEPS, DISCOUNT, RATE = 128, 16, 0.97, 0.02
PICTURE = Path(__file__).with_name("masked_policy.png")


class Policy:
    """What it would do, and what it expects."""

    def __init__(self, tables: VectorTableEnv, rng: np.random.Generator) -> None:
        space = tables.single_observation_space
        self.scale = 1.0 / np.maximum(space.high, 1)
        self.weights = np.zeros((tables.single_action_space.n, len(self.scale)))
        self.value = np.zeros(len(self.scale))
        self.rng = rng

    def choose(self, tables: VectorTableEnv, seen: np.ndarray) -> tuple[np.ndarray, ...]:
        """An action for every match; with it the rows and actions it chose from, their odds, and which were chosen."""
        counts = np.diff(tables.first)
        rows = np.repeat(np.arange(len(counts)), counts)
        actions = tables.legal[: tables.first[-1]].copy()
        logits = np.einsum("pf,pf->p", self.weights[actions], seen[rows])
        odds = np.exp(logits - np.maximum.reduceat(logits, tables.first[:-1])[rows])
        odds /= np.add.reduceat(odds, tables.first[:-1])[rows]
        before = np.concatenate([[0.0], np.cumsum(odds)])[tables.first[:-1]]
        picked = np.searchsorted(np.cumsum(odds), before + self.rng.random(len(counts)) * 0.999999)
        return actions[picked], rows, actions, odds, picked

    def learn(self, course: list[tuple[np.ndarray, ...]], bootstrap: np.ndarray) -> None:
        """Make what went better than expected more likely, and expect it."""
        ahead = bootstrap
        for seen, choice, rewards, over in reversed(course):
            _, rows, actions, odds, picked = choice
            ahead = rewards + DISCOUNT * ahead * ~over
            advantage = ahead - seen @ self.value
            push = -odds
            push[picked] += 1.0
            step = RATE * (push * advantage[rows])[:, None] * seen[rows] / MATCHES
            np.add.at(self.weights, actions, step)
            self.value += RATE * advantage @ seen / MATCHES


def train(updates: int, seed: int = 1) -> list[float]:
    """The average margin of the matches that ended, update by update."""
    tables = VectorTableEnv("burgenland", MATCHES, reward="steps", masks=False, autoreset_mode="SameStep")
    policy = Policy(tables, np.random.default_rng(seed))
    observations, _ = tables.reset(seed=seed)
    total = np.zeros(MATCHES)
    curve: list[float] = []
    for _ in range(updates):
        course, ended = [], []
        for _ in range(STEPS):
            seen = observations * policy.scale
            choice = policy.choose(tables, seen)
            observations, rewards, over, _, _ = tables.step(choice[0])
            total += rewards
            ended += total[over].tolist()
            total[over] = 0.0
            course.append((seen, choice, rewards / 10.0, over))
        policy.learn(course, (observations * policy.scale) @ policy.value)
        curve.append(float(np.mean(ended)) if ended else curve[-1] if curve else 0.0)
    return curve


def draw(curve: list[float]) -> Picture:
    """The curve, smoothed, with a line where nobody is ahead."""
    picture = Picture(640, 320, "Learning curve of a masked policy in Burgen Land")
    smooth = [float(np.mean(curve[max(0, place - 9) : place + 1])) for place in range(len(curve))]
    low, high = min(0.0, *smooth), max(1.0, *smooth)
    points = [
        (50 + 570 * place / max(1, len(smooth) - 1), 280 - 240 * (value - low) / (high - low))
        for place, value in enumerate(smooth)
    ]
    zero = 280 + 240 * low / (high - low)
    picture.add(Stroke(50, zero, 620, zero, FAINT), Words(44, zero, "0", 12, INK, "end"))
    picture.add(
        Words(44, 40, f"{high:.0f}", 12, INK, "end"), Words(50, 20, "margin over rivals that play anything", 13)
    )
    picture.add(Words(620, 302, f"{len(curve)} updates of {MATCHES * STEPS:,} steps", 12, INK, "end"))
    for (x, y), (to_x, to_y) in pairwise(points):
        picture.add(Stroke(x, y, to_x, to_y, SEAT_INKS[0], 2))
    return picture


if __name__ == "__main__":
    learned = train(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    tenth = max(1, len(learned) // 10)
    print(f"margin: {np.mean(learned[:tenth]):+.1f} in the first tenth, {np.mean(learned[-tenth:]):+.1f} in the last")
    paint_pixels(draw(learned)).save(PICTURE)
    print(f"learning curve: {PICTURE}")
