"""Episodes: one match after another as an environment plays them, luck dealt and choices checked."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from alcaide.core import OVER, Game, Luck, Position, SwiftLuck, UnknownName, game_named
from alcaide.core.matches import deal, is_legal
from alcaide.envs.errors import seed_number
from alcaide.envs.rewards import Reward, check_reward, returns

Vector = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Named = dict[str, npt.NDArray[np.int16]]

OBSERVATIONS = ("vector", "dict")


def match_luck(seed: int) -> Luck:
    """The luck of the matches that a seed gives, the same in every environment."""
    return SwiftLuck(seed, "match")


def rival_luck(seed: int) -> Luck:
    """The luck of the bots in them."""
    return SwiftLuck(seed, "rivals")


class Layout:
    """What observations of one game with so many seats look like."""

    def __init__(self, game: Game, players: int, kind: str = "vector") -> None:
        if kind not in OBSERVATIONS:
            raise UnknownName("observation", kind, OBSERVATIONS)
        self.fields = game.observer.fields(players)
        self.size = game.observer.size(players)
        self.named = kind == "dict"

    def space(self) -> spaces.Box | spaces.Dict:
        """The space of observations."""
        if self.named:
            boxes: dict[str, spaces.Space[Any]] = {
                field.name: spaces.Box(field.low, field.high, field.shape, np.int16) for field in self.fields
            }
            return spaces.Dict(boxes)
        low = np.concatenate([np.full(field.size, field.low, np.int16) for field in self.fields])
        high = np.concatenate([np.full(field.size, field.high, np.int16) for field in self.fields])
        return spaces.Box(low, high, dtype=np.int16)

    def name(self, vector: Vector) -> Named:
        """The parts of a vector by the names of their fields; they share its memory."""
        parts = {}
        at = 0
        for field in self.fields:
            parts[field.name] = vector[at : at + field.size].reshape(field.shape)
            at += field.size
        return parts


class Episodes:
    """The match that is being played, and what the next ones need."""

    def __init__(self, game: str, players: int | None, reward: str, kind: str, options: Mapping[str, object]) -> None:
        self.game = game_named(game)
        self.reward: Reward = check_reward(reward)
        self.start = self.game.new(players, **options)
        self.players = self.start.players
        self.layout = Layout(self.game, self.players, kind)
        self.position: Position = self.start.copy()
        self.luck: Luck | None = None
        self.brought = [0.0] * self.players

    def begin(self, seed: object = None) -> int | None:
        """Start a match; with a seed its luck starts anew, otherwise it goes on. The seed, if the luck is new."""
        number = None
        if seed is not None or self.luck is None:
            number = randbits(32) if seed is None else seed_number(seed)
            self.luck = match_luck(number)
        assert self.luck is not None
        self.position = self.start.copy()
        deal(self.position, self.luck)
        self.brought = returns(self.position, self.reward)
        return number

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.position.to_act == OVER

    def allows(self, action: int) -> bool:
        """Whether the seat to act may do this."""
        return is_legal(self.position, action)

    def refusal(self, action: int) -> str:
        """Why it may not, in a sentence."""
        return self.game.why_not(self.position, action).sentence

    def play(self, action: int) -> int:
        """Carry out a legal action and the luck after it; who is to act then."""
        self.position.play(action)
        return self.deal()

    def play_unchecked(self, action: int) -> int:
        """The same for an action that `allows` has allowed."""
        self.position.play_unchecked(action)
        return self.deal()

    def deal(self) -> int:
        """Let luck decide until a seat is to act, or the match is over; who is to act then."""
        assert self.luck is not None
        return deal(self.position, self.luck)

    def rewards(self) -> list[float]:
        """What each seat gained since this was asked last."""
        now = returns(self.position, self.reward)
        gained = [after - before for after, before in zip(now, self.brought, strict=True)]
        self.brought = now
        return gained

    def look(self, seat: int) -> tuple[Vector, Mask]:
        """What a seat knows, and ones for what it may do now."""
        vector = np.empty(self.layout.size, np.int16)
        mask = np.zeros(self.game.actions.size, np.int8)
        self.game.observer.look(self.position, seat, vector, mask)
        return vector, mask


def mask_space(game: Game) -> spaces.Box:
    """The space of action masks."""
    return spaces.Box(0, 1, (game.actions.size,), np.int8)


def observation_of(layout: Layout, vector: Vector) -> Any:
    """A vector as the environment gives it out: itself, or by the names of its fields."""
    return layout.name(vector) if layout.named else vector
