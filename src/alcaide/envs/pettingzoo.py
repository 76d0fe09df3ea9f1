"""The games for PettingZoo: agents act one after another (AEC).

>>> from alcaide import GAMES
>>> from alcaide.envs.pettingzoo import env
>>> table = env(next(iter(GAMES)))
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
>>> table.agents
[]
"""

from typing import Any

from alcaide.core import MissingExtra
from alcaide.envs.errors import DeadAgent, NotBegun, action_number

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as missing:
    raise MissingExtra("pettingzoo", "The environments for PettingZoo") from missing

from alcaide.envs.episodes import Episodes, mask_space, observation_of
from alcaide.envs.rendering import RENDER_MODES, Rendering

Observation = dict[str, Any]


class TableEnv(AECEnv[str, Observation, int | None]):
    """A table of one game; the agents are its seats.

    `reward` is margin, win or steps; `observation` vector or dict. A masked-out action ends the match for all, as
    PettingZoo's TerminateIllegalWrapper prescribes: its agent gets `illegal_reward`, the others nothing.
    """

    def __init__(
        self, game: str, players: int | None = None, *, reward: str = "margin", observation: str = "vector",
        illegal_reward: float = -1.0, render_mode: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        super().__init__()
        self.episodes = Episodes(game, players, reward, observation, options)
        self.rendering = Rendering(self.episodes.game, render_mode)
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.metadata = {"name": f"alcaide_{game}_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episodes.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.begun = False
        self.observation_spaces = {agent: self.make_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.episodes.game.actions.size) for agent in self.possible_agents}

    def make_space(self) -> spaces.Space[Observation]:
        """The space of one agent's observations."""
        return spaces.Dict({"observation": self.episodes.layout.space(), "action_mask": mask_space(self.episodes.game)})

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episodes.begin(seed)
        self.begun = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episodes.position.to_act]
        self.rewarded = False
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        if not self.begun:
            raise NotBegun("observe()")
        vector, mask = self.episodes.look(self.seats[agent])
        if agent not in self.terminations or self.terminations[agent]:
            mask[:] = 0
        return {"observation": observation_of(self.episodes.layout, vector), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.begun:
            raise NotBegun("step()")
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise DeadAgent(agent, action)
            self._was_dead_step(None)
            return
        number = action_number(self.episodes.game, action)
        if not self.episodes.allows(number):
            self.forfeit(agent, number)
            return
        acting = self.episodes.play_unchecked(number)
        if acting >= 0:
            self.agent_selection = self.possible_agents[acting]
        self.reckon(agent)

    def legal_actions(self) -> list[int]:
        """What the agent to act may do, ascending, without a look at its mask."""
        if not self.begun:
            raise NotBegun("legal_actions()")
        over = not self.agents or self.terminations[self.agent_selection]
        return [] if over else self.episodes.position.legal()

    def reckon(self, agent: str) -> None:
        """Hand out what the action of an agent brought; most actions bring nothing."""
        over = self.episodes.is_over
        if self.rewarded:
            self._clear_rewards()
            self.rewarded = False
        self._cumulative_rewards[agent] = 0.0
        if over or self.episodes.reward == "steps":
            self.rewards = dict(zip(self.possible_agents, self.episodes.rewards(), strict=True))
            self.rewarded = True
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def forfeit(self, agent: str, action: int) -> None:
        """End the match because of an action that is not legal; the position stays as it was."""
        EnvLogger.warn_on_illegal_move()
        self.infos[agent] = {"illegal": self.episodes.refusal(action)}
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = self.illegal_reward
        self.rewarded = True
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self.begun:
            raise NotBegun("agent_iter()")
        return super().agent_iter(max_iter)

    def render(self) -> Any:
        """What a spectator sees, as text (`ansi`) or as a picture (`rgb_array`)."""
        if not self.begun:
            raise NotBegun("render()")
        return self.rendering.show(self.episodes.position)

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, players: int | None = None, **settings: Any) -> TableEnv:
    """A table of that game, ready to `reset`; the smallest number of seats unless one is given."""
    return TableEnv(game, players, **settings)
