"""The games for Gymnasium: one learner against bots of its choice, or for all seats.

Importing this module registers every game as `alcaide/NAME-v1`, for `gymnasium.make` and, many matches at once, for
`gymnasium.make_vec`.

>>> import gymnasium
>>> import alcaide.envs.gymnasium
>>> name = next(iter(alcaide.GAMES))
>>> table = gymnasium.make(f"alcaide/{name}-v1", rivals="random")
>>> observation, info = table.reset(seed=1)
>>> over = False
>>> while not over:
...     action = table.action_space.sample(info["action_mask"])
...     observation, reward, terminated, truncated, info = table.step(action)
...     over = terminated or truncated
"""

from typing import Any, Literal

from alcaide.core import MissingExtra
from alcaide.envs.errors import action_number

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ImportError as missing:
    raise MissingExtra("gymnasium", "The environments for Gymnasium") from missing

from alcaide.core import GAMES, IllegalAction, Luck, UnknownName
from alcaide.envs.episodes import Episodes, observation_of, rival_luck
from alcaide.envs.rendering import RENDER_MODES, Rendering
from alcaide.envs.rivals import Named, Rivals

Illegal = Literal["end", "raise"]
ILLEGAL: tuple[Illegal, ...] = ("end", "raise")


class NeedsReset(IllegalAction, ResetNeeded):
    """A step before a match has begun, or after it has ended."""

    def __init__(self, why: str) -> None:
        super().__init__(f"{why}: call reset() before the next step().", "match_over")


class LearnerEnv(gymnasium.Env[Any, Any]):
    """A table of one game with one learner.

    `rivals` are the bots on the other seats; None makes the learner act for whoever is to act, and the reward is that
    of the seat that acted. A masked-out action ends the match with `illegal_reward` (`illegal="end"`) or is refused
    (`illegal="raise"`); the match is the same as before either way.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self, game: str, players: int | None = None, *, rivals: Named = "random", seat: int = 0,
        reward: str = "margin", observation: str = "vector", illegal: str = "end", illegal_reward: float = -1.0,
        render_mode: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        if illegal not in ILLEGAL:
            raise UnknownName("illegal", illegal, ILLEGAL)
        self.episodes = Episodes(game, players, reward, observation, options)
        self.rivals = Rivals(rivals, self.episodes.players, seat)
        self.rendering = Rendering(self.episodes.game, render_mode)
        self.render_mode = render_mode
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self.observation_space = self.episodes.layout.space()
        self.action_space = spaces.Discrete(self.episodes.game.actions.size)
        self.luck: Luck
        self.closed_by: str | None = "No match has begun"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        begun = self.episodes.begin(
            int(self.np_random.integers(2**32)) if self.episodes.luck is None and seed is None else seed
        )
        if begun is not None:
            self.luck = rival_luck(begun)
        self.let_rivals_play()
        self.episodes.rewards()
        self.closed_by = None
        return self.look()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.closed_by:
            raise NeedsReset(self.closed_by)
        number = action_number(self.episodes.game, action)
        if not self.episodes.allows(number):
            return self.refuse(number)
        actor = self.episodes.position.to_act
        self.episodes.play_unchecked(number)
        self.let_rivals_play()
        rewards = self.episodes.rewards()
        over = self.episodes.is_over
        if over:
            self.closed_by = "The match is over"
        observation, info = self.look()
        info["rewards"] = rewards
        return observation, rewards[actor], over, False, info

    def let_rivals_play(self) -> None:
        """Until the learner is to act, or the match is over."""
        position = self.episodes.position
        while position.to_act >= 0 and position.to_act in self.rivals.bots:
            self.episodes.play(self.rivals.choose(position, self.luck))

    def refuse(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What comes of an action that is not legal."""
        sentence = self.episodes.refusal(action)
        if self.illegal == "raise":
            raise IllegalAction(sentence)
        self.closed_by = "The match was ended by an illegal action"
        observation, info = self.look()
        info["action_mask"][:] = 0
        return observation, self.illegal_reward, True, False, {**info, "illegal": sentence}

    def look(self) -> tuple[Any, dict[str, Any]]:
        """What the learner knows and may do."""
        seat = self.rivals.learner if self.rivals.learner >= 0 else max(self.episodes.position.to_act, 0)
        vector, mask = self.episodes.look(seat)
        return observation_of(self.episodes.layout, vector), {"action_mask": mask, "seat": seat}

    def render(self) -> Any:
        """What a spectator sees, as text (`ansi`) or as a picture (`rgb_array`)."""
        return self.rendering.show(self.episodes.position)


def register() -> None:
    """Tell Gymnasium the games by name."""
    for name in GAMES:
        gymnasium.register(
            f"alcaide/{name}-v1",
            entry_point="alcaide.envs.gymnasium:LearnerEnv",
            vector_entry_point="alcaide.envs.vector:VectorTableEnv",
            kwargs={"game": name},
        )


register()
