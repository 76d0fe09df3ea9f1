"""Proximal policy optimisation in one file, in the manner of CleanRL, in plain numpy: `python ppo.py [UPDATES]`.

The agent sits at one seat of Burgen Land, many matches at once, against rivals that play anything. Its
network has one hidden layer; masked-out actions get no probability.
"""

import sys

import numpy as np

from alcaide.envs.vector import VectorTableEnv

ENVS, STEPS, EPOCHS, PARTS = 32, 32, 2, 2
HIDDEN, RATE, GAMMA, LAMBDA, CLIP, ENTROPY = 64, 2e-3, 0.97, 0.95, 0.2, 0.003


class Agent:
    """A hidden layer that a policy and a value share, and Adam for all of them."""

    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        sizes = {"w": (features, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "v": (HIDDEN,)}
        spread = {"w": features**-0.5, "b": 0.0, "p": 0.01, "v": 0.01}
        self.weights = {name: np.float32(rng.normal(0.0, 1.0, size) * spread[name]) for name, size in sizes.items()}
        self.means = {name: np.zeros(size, np.float32) for name, size in sizes.items()}
        self.squares = {name: np.zeros(size, np.float32) for name, size in sizes.items()}
        self.steps = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, ...]:
        """The hidden layer, the actions that are legal anywhere, their odds, and the value."""
        hidden = np.tanh(seen @ self.weights["w"] + self.weights["b"])
        legal = np.flatnonzero(mask.any(axis=0))
        logits = np.where(mask[:, legal], hidden @ self.weights["p"][:, legal], np.float32(-1e9))
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, legal, odds / odds.sum(axis=1, keepdims=True), hidden @ self.weights["v"]

    def learn(self, seen, mask, actions, old_odds, advantages, returns) -> None:
        """One step of PPO's clipped objective with value loss and entropy, by hand-written back-propagation."""
        count = len(actions)
        rows = np.arange(count)
        hidden, legal, odds, values = self.forward(seen, mask)
        chosen = np.searchsorted(legal, actions)
        ratio = odds[rows, chosen] / old_odds
        clipped = ((advantages > 0) & (ratio > 1 + CLIP)) | ((advantages < 0) & (ratio < 1 - CLIP))
        pull = np.where(clipped, 0.0, ratio * advantages)
        logs = np.log(np.maximum(odds, np.float32(1e-12)))
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        on_logits = odds * pull[:, None] + ENTROPY * odds * (logs + entropy)
        on_logits[rows, chosen] -= pull
        on_values = 0.5 * (values - returns)
        on_hidden = (on_logits @ self.weights["p"][:, legal].T + on_values[:, None] * self.weights["v"]) * (
            1 - hidden**2
        )
        on_policy = np.zeros_like(self.weights["p"])
        on_policy[:, legal] = hidden.T @ on_logits
        self.descend(
            {"w": seen.T @ on_hidden, "b": on_hidden.sum(axis=0), "p": on_policy, "v": on_values @ hidden}, count
        )

    def descend(self, gradients: dict[str, np.ndarray], count: int) -> None:
        """Adam."""
        self.steps += 1
        for name, summed in gradients.items():
            gradient = summed / count
            self.means[name] = 0.9 * self.means[name] + 0.1 * gradient
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * gradient**2
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def main(updates: int, seed: int = 1) -> list[float]:
    """Train; the share of matches won, update by update."""
    rng = np.random.default_rng(seed)
    tables = VectorTableEnv("burgenland", ENVS, reward="steps", autoreset_mode="SameStep")
    scale = np.float32(1.0) / np.maximum(tables.single_observation_space.high, 1)
    agent = Agent(len(scale), int(tables.single_action_space.n), rng)
    observations, infos = tables.reset(seed=seed)
    total, won = np.zeros(ENVS), []
    for update in range(1, updates + 1):
        ended: list[float] = []
        shape = (STEPS, ENVS)
        seen, masks = (
            np.zeros((*shape, len(scale)), np.float32),
            np.zeros((*shape, int(tables.single_action_space.n)), bool),
        )
        actions, odds = np.zeros(shape, int), np.zeros(shape, np.float32)
        values = np.zeros((STEPS + 1, ENVS), np.float32)
        rewards, over = np.zeros(shape, np.float32), np.zeros(shape, bool)
        for step in range(STEPS):
            seen[step], masks[step] = observations * scale, infos["action_mask"]
            _, legal, chances, values[step] = agent.forward(seen[step], masks[step])
            drawn = (chances.cumsum(axis=1) < rng.random((ENVS, 1)) * 0.9999).sum(axis=1)
            actions[step], odds[step] = legal[drawn], chances[np.arange(ENVS), drawn]
            observations, gained, over[step], _, infos = tables.step(actions[step])
            rewards[step] = gained / 10.0
            total += gained
            ended += (total[over[step]] > 0).tolist()
            total[over[step]] = 0.0
        values[STEPS] = agent.forward(observations * scale, infos["action_mask"].astype(bool))[3]
        advantages, last = np.zeros(shape, np.float32), np.zeros(ENVS, np.float32)
        for step in reversed(range(STEPS)):
            alive = ~over[step]
            surprise = rewards[step] + GAMMA * values[step + 1] * alive - values[step]
            last = advantages[step] = surprise + GAMMA * LAMBDA * alive * last
        returns = advantages + values[:STEPS]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        flat = [
            part.reshape(STEPS * ENVS, *part.shape[2:]) for part in (seen, masks, actions, odds, advantages, returns)
        ]
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(STEPS * ENVS), PARTS):
                agent.learn(*(column[part] for column in flat))
        won.append(float(np.mean(ended)) if ended else won[-1] if won else 0.5)
        if update % 10 == 0:
            print(
                f"update {update:3}: {update * STEPS * ENVS:>8,} steps, {np.mean(won[-10:]):.0%} of matches won",
                flush=True,
            )
    return won


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
