"""What can go wrong in an environment: our sentence, in the class of error that its interface prescribes.

```
AlcaideError
└── IllegalAction
    ├── BadAction    AssertionError   an action outside the action space       bad_action
    ├── NotBegun     AssertionError   used before `reset`                      not_begun
    └── DeadAgent    ValueError       an agent whose match is over acts        match_over
```
"""

from operator import index

from alcaide.core import BadSetting, Game, IllegalAction, shorten


class BadAction(IllegalAction, AssertionError):
    """An action that is none in any position: PettingZoo and Gymnasium assert that it is in the action space."""

    def __init__(self, game: Game, action: object) -> None:
        last = game.actions.size - 1
        super().__init__(
            f"An action of {game.title} is a number from 0 to {last}, not {shorten(action)}.", "bad_action"
        )


class NotBegun(IllegalAction, AssertionError):
    """Something that is possible only after `reset`."""

    def __init__(self, what: str) -> None:
        super().__init__(f"Call reset() before {what}: no match has begun.", "not_begun")


class DeadAgent(IllegalAction, ValueError):
    """An agent whose match is over can only step with None."""

    def __init__(self, agent: str, action: object) -> None:
        sentence = f"The match is over for {agent}: it can only step with None, not with {shorten(action)}."
        super().__init__(sentence, "match_over")


def whole_number(thing: object) -> int:
    """Any kind of whole number as Python's; -1 for what is none, truth and falsehood included."""
    try:
        return -1 if isinstance(thing, bool) else index(thing)  # type: ignore[arg-type]
    except TypeError:
        return -1


def action_number(game: Game, action: object) -> int:
    """An action as a number of the action space; any kind of whole number is one."""
    if type(action) is int and 0 <= action < game.actions.size:  # nearly always
        return action
    number = whole_number(action)
    if not 0 <= number < game.actions.size:
        raise BadAction(game, action)
    return number


def seed_number(seed: object) -> int:
    """A seed as a number; any kind of whole number from 0 on is one."""
    number = whole_number(seed)
    if number < 0:
        raise BadSetting(f"A seed is a whole number from 0 on, or None, not {shorten(seed)}.", "bad_seed")
    return number
