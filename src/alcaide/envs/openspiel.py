"""The games for OpenSpiel, as Python games with explicit luck.

Importing this module registers every game as `python_alcaide_NAME`. Parameters: `players`, `reward` (margin or win),
the options of the game, and `imperfect_information`, which declares a game in which nothing is hidden as one where
something could be, for algorithms that insist (information-set search).

>>> import pyspiel
>>> import alcaide.envs.openspiel
>>> name = next(iter(alcaide.GAMES))
>>> game = pyspiel.load_game(f"python_alcaide_{name}(players=2)")
>>> game.num_players(), game.new_initial_state().is_terminal()
(2, False)
"""

import json
from collections.abc import Callable
from typing import Any

from alcaide.core import MissingExtra
from alcaide.envs.errors import BadAction

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise MissingExtra("openspiel", "The environments for OpenSpiel") from missing

from alcaide.core import CHANCE, GAMES, OVER, BadSetting, Game, IllegalAction, Luck, Position
from alcaide.core.matches import is_legal
from alcaide.envs.rewards import Reward, check_reward, returns

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_POINTS = 1000.0
"""No margin is larger."""
MOST_STEPS = 100_000
"""No match is longer."""
PREFIX = "python_alcaide_"


class Trajectory:
    """The position of a state, and what everybody was told on the way to it; OpenSpiel clones a state by copying it."""

    __slots__ = ("game", "position", "reward", "told")

    def __init__(self, game: Game, reward: Reward, position: Position, told: list[str]) -> None:
        self.game = game
        self.reward = reward
        self.position = position
        self.told = told

    def __deepcopy__(self, memo: dict[int, Any]) -> "Trajectory":
        return Trajectory(self.game, self.reward, self.position.copy(), self.told.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """How OpenSpiel writes a state down."""
        return take_up, (self.game.name, self.reward, self.position.players, self.position.state(), self.told)


def take_up(name: str, reward: Reward, players: int, state: dict[str, Any], told: list[str]) -> Trajectory:
    """The trajectory that was written down."""
    position = GAMES[name].new(players)
    position.restore(state)
    return Trajectory(GAMES[name], reward, position, told)


class SampledLuck(Luck):
    """Luck from OpenSpiel's own sampler of numbers between 0 and 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        super().__init__()
        self.sampler = sampler

    def number(self, n: int) -> int:
        return min(int(self.sampler() * n), n - 1)


def defaults(game: Game) -> dict[str, Any]:
    """The parameters that a game can be loaded with; an option that is no word is written as JSON."""
    options = {
        option.name: option.default if isinstance(option.default, str) else json.dumps(option.default)
        for option in game.options
    }
    hides = game.hidden
    return {"players": game.seats[0], "reward": "margin", "imperfect_information": hides, **options}


def game_type(game: Game, imperfect: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Alcaide {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if imperfect else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


class SpielGame(pyspiel.Game):
    """One of our games, loaded with its parameters."""

    played: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.played), **(params or {})}
        self.reward = check_reward(given["reward"])
        if self.reward == "steps":
            raise BadSetting("OpenSpiel pays at the end of a match: the reward can be margin or win, but not steps.")
        options = {
            option.name: given[option.name] if isinstance(option.default, str) else json.loads(given[option.name])
            for option in self.played.options
        }
        self.start = self.played.new(given["players"], **options)
        most = 1.0 if self.reward == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.actions.size,
            max_chance_outcomes=self.played.luck.size,
            num_players=given["players"],
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(game_type(self.played, given["imperfect_information"]), info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The start of a match, before any luck."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Who says what a seat knows; with perfect recall also how it came about."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.played, self.num_players(), recalls)


class SpielState(pyspiel.State):
    """A moment in a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.trajectory = Trajectory(game.played, game.reward, game.start.copy(), [])

    def current_player(self) -> int:
        """A seat, luck, or nobody."""
        acting = self.trajectory.position.to_act
        return TERMINAL if acting == OVER else acting

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.trajectory.position.to_act == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.trajectory.position.legal() if player == self.trajectory.position.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring now, with its odds."""
        return self.trajectory.position.outcomes()

    def _apply_action(self, action: int) -> None:
        trajectory = self.trajectory
        position = trajectory.position
        acting = position.to_act
        if acting >= 0 and is_legal(position, action):
            trajectory.told.append(f"{acting}:{action}")
        elif acting == CHANCE and position.possible(action):
            hidden = trajectory.game.observer.witness(position) >= 0
            trajectory.told.append("?" if hidden else f"*{action}")
        else:
            raise self.refusal(action)
        position.play_unchecked(action)

    def refusal(self, action: int) -> IllegalAction:
        """Why this cannot be, so that nothing can spoil a match."""
        game, position = self.trajectory.game, self.trajectory.position
        if position.to_act == OVER:
            return IllegalAction("The match is over.", "match_over")
        if position.to_act == CHANCE:
            return IllegalAction(f"Luck cannot bring {action} now.", "impossible")
        if not 0 <= action < game.actions.size:
            return BadAction(game, action)
        return IllegalAction(game.why_not(position, action).sentence)

    def _action_to_string(self, player: int, action: int) -> str:
        vocabulary = self.trajectory.game.luck if player == CHANCE else self.trajectory.game.actions
        return str(vocabulary.decode(action))

    def returns(self) -> list[float]:
        """What the match has brought each seat: nothing until it is over."""
        return returns(self.trajectory.position, self.trajectory.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one, with what it cannot see dealt anew."""
        other: SpielState = self.clone()
        other.trajectory.position = self.trajectory.position.imagine(player, SampledLuck(sampler))
        return other

    def __str__(self) -> str:
        return f"{self.trajectory.game.name} {self.history_str()}"


class SpielObserver:
    """What a seat knows as a tensor, by fields, and as a string."""

    def __init__(self, game: Game, players: int, recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.numbers = np.zeros(game.observer.size(players), np.int16)
        self.tensor = np.zeros(len(self.numbers), np.float32)
        self.dict = {}
        at = 0
        for field in game.observer.fields(players):
            self.dict[field.name] = self.tensor[at : at + field.size].reshape(field.shape)
            at += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor, and with it the fields."""
        self.game.observer.observe(state.trajectory.position, player, self.numbers)
        self.tensor[:] = self.numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows now; with perfect recall after everything that everybody was told."""
        told = f"seat {player} " + " ".join(state.trajectory.told) if self.recalls else ""
        if self.recalls and not self.game.hidden:
            return told
        self.game.observer.observe(state.trajectory.position, player, self.numbers)
        return f"{told} {self.numbers.tolist()}"


def register() -> None:
    """Tell OpenSpiel the games by name."""
    for game in GAMES.values():
        kind = type(f"{game.name.title()}Game", (SpielGame,), {"played": game})
        pyspiel.register_game(game_type(game, game.hidden), kind)


register()
