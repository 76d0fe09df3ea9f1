"""Many tables of one game in one Gymnasium vector environment, stepped together inside the compiled core.

Match i of a seed goes exactly as the single environment with the seed + i.

>>> from alcaide import GAMES
>>> from alcaide.envs.vector import VectorTableEnv
>>> tables = VectorTableEnv(next(iter(GAMES)), num_envs=4)
>>> observations, infos = tables.reset(seed=1)
>>> actions = infos["action_mask"].argmax(axis=1)
>>> observations, rewards, terminated, truncated, infos = tables.step(actions)
>>> len(observations), infos["action_mask"].shape == (4, tables.single_action_space.n)
(4, True)
"""

from collections.abc import Sequence
from typing import Any

from alcaide.core import MissingExtra
from alcaide.envs.errors import BadAction, NotBegun, seed_number

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise MissingExtra("gymnasium", "The environments for Gymnasium") from missing

from alcaide.core import OVER, BadSetting, Luck, game_named, shorten
from alcaide.core.matches import Matches
from alcaide.envs.episodes import Layout, match_luck, rival_luck
from alcaide.envs.rewards import check_reward, returns
from alcaide.envs.rivals import Named, Rivals

Infos = dict[str, Any]
LEFT_ALONE = -1


class VectorTableEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` tables with one learner; `rivals`, `seat` and `reward` as in the single environment.

    Masked-out actions end their matches with `illegal_reward`. With `copy=False` observations and masks are the
    environment's own memory, written over by the next step; with `masks=False` there are none (the ragged lists in
    `legal` and `first` are always there).
    """

    def __init__(
        self, game: str, num_envs: int = 1, players: int | None = None, *, rivals: Named = "random", seat: int = 0,
        reward: str = "margin", illegal_reward: float = -1.0, autoreset_mode: AutoresetMode | str = "NextStep",
        masks: bool = True, copy: bool = True, **options: object,
    ) -> None:  # fmt: skip
        if type(num_envs) is not int or num_envs < 1:
            raise BadSetting(f"There must be at least one environment, not {shorten(num_envs)}.")
        self.game = game_named(game)
        self.num_envs = num_envs
        self.reward = check_reward(reward)
        self.illegal_reward = illegal_reward
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode}
        self.copy = copy
        start = self.game.new(players, **options)
        self.players = start.players
        self.rivals = Rivals(rivals, start.players, seat)
        layout = Layout(self.game, start.players)
        self.single_observation_space = layout.space()
        self.single_action_space = spaces.Discrete(self.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations = np.zeros((num_envs, layout.size), np.int16)
        self.masks = np.zeros((num_envs, self.game.actions.size), np.int8) if masks else None
        self.matches = Matches(
            start, self.game.observer, num_envs, self.observations, self.masks, self.rivals.learner
        )  # fmt: skip
        self.seats = np.asarray(self.matches.to_act)
        self.lucks: list[Luck] = []
        self.over = np.zeros(num_envs, np.bool_)
        self.brought = [[0.0] * start.players for _ in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], Infos]:
        chosen = self.read_reset_mask(options)
        seeds = self.read_seeds(seed)
        for index in np.flatnonzero(chosen):
            self.begin(int(index), seeds[index])
        self.matches.look()
        return self.look(), self.infos()

    def read_seeds(self, seed: object) -> list[int | None]:
        """A seed for every match: given, counted up from the first, or drawn if there was none before."""
        if isinstance(seed, Sequence) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise BadSetting(
                    f"There must be {self.num_envs} seeds, one for each match, not {len(seed)}.", "bad_seed"
                )
            return [None if one is None else seed_number(one) for one in seed]
        if seed is None and self.lucks:
            return [None] * self.num_envs
        first = int(self.np_random.integers(2**32)) if seed is None else seed_number(seed)
        return [first + index for index in range(self.num_envs)]

    def read_reset_mask(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_]:
        """Which matches to start anew: those of `options["reset_mask"]`, otherwise all."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if (
            not isinstance(mask, np.ndarray)
            or mask.shape != (self.num_envs,)
            or mask.dtype != np.bool_
            or not mask.any()
        ):
            raise BadSetting(f"reset_mask must be an array of {self.num_envs} booleans, at least one of them True.")
        return mask

    def begin(self, index: int, seed: int | None) -> None:
        """Start one match, with new luck if there is a seed."""
        if not self.lucks:
            self.lucks = [rival_luck(0)] * self.num_envs
        if seed is None:
            self.matches.begin(index)
        else:
            self.lucks[index] = rival_luck(seed)
            uniform = self.rivals.are_uniform and self.rivals.learner >= 0
            self.matches.begin(index, match_luck(seed), self.lucks[index] if uniform else None)
        self.let_rivals_play(index)
        self.over[index] = False
        self.brought[index] = returns(self.matches.position(index), self.reward)

    def step(
        self, actions: Any
    ) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]:
        if not self.lucks:
            raise NotBegun("step()")
        chosen = self.check(actions)
        resting = self.leave_alone(chosen)
        actors = self.watching()
        illegal = np.zeros(self.num_envs, np.int32)
        refused = self.matches.step(chosen, illegal)
        if not self.rivals.are_uniform:
            for index in np.flatnonzero((self.seats != self.rivals.learner) & (self.seats >= 0)).tolist():
                self.let_rivals_play(index)
        terminated = self.seats == OVER
        terminated[resting] = False
        gained, rewards = self.pay(terminated, actors)
        if refused:
            terminated |= illegal != 0
            rewards[illegal != 0] = self.illegal_reward
        infos = self.go_on(terminated, resting)
        self.matches.look()
        if refused and self.masks is not None and self.mode != AutoresetMode.SAME_STEP:
            self.masks[illegal != 0] = 0
        infos.update(self.infos(), rewards=gained, illegal=illegal != 0)
        return self.look(), rewards, terminated, np.zeros(self.num_envs, np.bool_), infos

    def leave_alone(self, chosen: npt.NDArray[np.int32]) -> list[int]:
        """The matches that are over already: nothing is played in them."""
        resting: list[int] = np.flatnonzero(self.over).tolist()
        if resting and self.mode == AutoresetMode.DISABLED:
            raise NotBegun(f"step(): match {resting[0]} is over, and autoreset is disabled")
        chosen[resting] = LEFT_ALONE
        return resting

    def pay(
        self, terminated: npt.NDArray[np.bool_], actors: npt.NDArray[np.int32]
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """What the step brought every seat of every match, and what it brought who acted."""
        gained = np.zeros((self.num_envs, self.players))
        rewards = np.zeros(self.num_envs)
        for index in range(self.num_envs) if self.reward == "steps" else np.flatnonzero(terminated).tolist():
            gained[index] = self.gain(index)
            rewards[index] = gained[index, actors[index]]
        return gained, rewards

    def go_on(self, terminated: npt.NDArray[np.bool_], resting: list[int]) -> Infos:
        """Start matches anew as the mode says; how those ended that started at once."""
        for index in resting:
            self.begin(index, None)
        if self.mode == AutoresetMode.SAME_STEP:
            return self.restart(terminated)
        self.over = terminated.copy()
        return {}

    def check(self, actions: Any) -> npt.NDArray[np.int32]:
        """The actions as the core takes them, if all are in the action space."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadAction(self.game, actions)
        chosen = given.astype(np.int32)
        outside = self.matches.find_outside(chosen, self.game.actions.size)
        if outside >= 0 or (given.dtype.itemsize > chosen.dtype.itemsize and (given != chosen).any()):
            raise BadAction(self.game, given[(given < 0) | (given >= self.game.actions.size)][0])
        return chosen

    def let_rivals_play(self, index: int) -> None:
        """Let the bots of one match act until the learner is to, or the match is over."""
        acting = self.matches.to_act[index]
        while acting >= 0 and acting in self.rivals.bots:
            position = self.matches.position(index)
            acting = self.matches.play(index, self.rivals.choose(position, self.lucks[index]))

    def gain(self, index: int) -> list[float]:
        """What the step brought every seat of a match."""
        now = returns(self.matches.position(index), self.reward)
        gained = [after - before for after, before in zip(now, self.brought[index], strict=True)]
        self.brought[index] = now
        return gained

    def restart(self, terminated: npt.NDArray[np.bool_]) -> Infos:
        """Start the matches that ended anew, at once; how they ended."""
        ended = np.flatnonzero(terminated).tolist()
        if not ended:
            return {}
        last = np.full(self.num_envs, None, dtype=object)
        for index in ended:
            vector = np.empty(self.observations.shape[1], np.int16)
            seat = max(self.rivals.learner, 0)
            self.game.observer.observe(self.matches.position(index), seat, vector)
            last[index] = vector
            self.begin(index, None)
        return {"final_obs": last, "_final_obs": terminated.copy()}

    def look(self) -> npt.NDArray[np.int16]:
        """What the learners know."""
        return self.observations.copy() if self.copy else self.observations

    def infos(self) -> Infos:
        """Whose eyes each observation has, and what may be done."""
        infos: Infos = {"seat": self.watching()}
        if self.masks is not None:
            infos["action_mask"] = self.masks.copy() if self.copy else self.masks
        return infos

    def watching(self) -> npt.NDArray[np.int32]:
        """Whose eyes each observation has: the learner's, or those of who is to act."""
        seats: npt.NDArray[np.int32] = np.maximum(self.seats, 0)
        if self.rivals.learner >= 0:
            seats.fill(self.rivals.learner)
        return seats

    @property
    def legal(self) -> npt.NDArray[np.int32]:
        """The legal actions of all matches, one after another: match i has those from `first[i]` to `first[i + 1]`."""
        return np.asarray(self.matches.legal)

    @property
    def first(self) -> npt.NDArray[np.int32]:
        """Where each match begins in `legal`."""
        return np.asarray(self.matches.first)
