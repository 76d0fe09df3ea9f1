"""A program that plays one game, and one call in ten is wrong: it ends well if all of those are refused in a sentence.

`python -m tests.ground.wrong_calls burgenland 7 3.0` plays with that seed for so many seconds.
"""

import faulthandler
import random
import sys
import time
from array import array
from collections import Counter
from collections.abc import Callable
from typing import cast

from alcaide.core import AlcaideError, Game, Luck, Match, Position, SwiftLuck, game_named, new_header, rollout, rollouts
from alcaide.core.batch import Batch
from alcaide.core.matches import Matches, deal, is_legal

WRONG = 0.1
ODD: tuple[object, ...] = (
    -1, -2, -3, 6, 7, 4095, 4096, 10**6, 2**31 - 1, 2**31, -(2**31), 2**32, 2**63, -(2**64), 10**40,
    None, "roll", b"\0", 0.5, float("nan"), float("inf"), (), [], {}, object(), int, array("i"), array("h", [1]),
)  # fmt: skip


class WildLuck(Luck):
    """Says what it likes."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def number(self, n: int) -> int:
        return cast(int, self.chance.choice(ODD)) if self.chance.random() < 0.5 else self.chance.randrange(n)


class Caller:
    """Calls everything that can be called, in any order."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = random.Random(seed)
        self.luck = SwiftLuck("fuzz", seed)
        self.counted: Counter[str] = Counter()
        self.begin()

    def begin(self) -> None:
        """New objects, for those at hand may be at their end."""
        self.players = self.chance.choice(list(self.game.seats))
        self.position = self.game.new(self.players)
        self.match = Match(new_header(self.game, self.players))
        self.batch = Batch(self.game, 3, self.players, masks=self.chance.random() < 0.5)
        self.size = self.game.actions.size
        self.width = self.game.observer.size(self.players)
        shape = (4, self.width)
        rows = memoryview(bytearray(8 * self.width)).cast("h", shape)
        marks = memoryview(bytearray(4 * self.size)).cast("b", (4, self.size))
        self.matches = Matches(self.position, self.game.observer, 4, rows, marks, self.chance.choice((-1, 0, 1)))

    # What is given: nine times of ten what is wanted

    def maybe(self, right: object) -> object:
        """What is right, or something odd."""
        if self.chance.random() >= WRONG:
            return right
        odd = self.chance.choice(ODD)
        return odd if self.chance.random() < 0.7 else self.chance.randrange(-3, 2 * self.size)

    def action(self, position: Position) -> object:
        """What can be played here."""
        if position.to_act >= 0:
            return self.maybe(self.chance.choice(position.legal()))
        return self.maybe(position.sample(self.luck) if position.outcomes() else 0)

    def source(self) -> object:
        """A luck."""
        return self.maybe(self.luck if self.chance.random() < 0.9 else WildLuck(self.chance))

    def row(self, kind: str, count: int) -> object:
        """An array."""
        return self.maybe(array(kind, [0] * (count if self.chance.random() > WRONG else self.chance.randrange(count))))

    def mangled(self, state: object) -> object:
        """A state with one thing in it that is another."""
        if isinstance(state, dict) and state:
            key = self.chance.choice(list(state))
            roll = self.chance.random()
            if roll < 0.03:
                return {name: part for name, part in state.items() if name != key}
            return {**state, key: self.mangled(state[key])}
        if isinstance(state, list) and state and self.chance.random() < 0.9:
            place = self.chance.randrange(len(state))
            return [*state[:place], self.mangled(state[place]), *state[place + 1 :]]
        if isinstance(state, int) and self.chance.random() < 0.8:
            return state + self.chance.choice((-2, -1, 1, 2, 5, 100))
        return self.chance.choice(ODD)

    # What is called

    def play(self) -> None:
        self.position.play(cast(int, self.action(self.position)))

    def ask(self) -> None:
        number = cast(int, self.maybe(0))
        for call in (self.position.possible, self.game.actions.decode, self.game.luck.decode):
            self.attempt(lambda call=call: call(number))  # type: ignore[misc]
        self.attempt(lambda: is_legal(cast(Position, self.maybe(self.position)), number))
        self.attempt(lambda: self.game.why_not(self.position, number))
        self.attempt(lambda: self.position.sample(cast(Luck, self.source())))
        self.attempt(self.position.outcomes)
        self.attempt(self.position.winners)

    def deal(self) -> None:
        deal(cast(Position, self.maybe(self.position)), cast(Luck, self.source()))

    def imagine(self) -> None:
        seat = cast(int, self.maybe(self.chance.randrange(self.players)))
        self.position.imagine(seat, cast(Luck, self.source()))
        self.game.view(self.position, seat)

    def finish(self) -> None:
        rollout(
            self.position.copy(), cast(Luck, self.source()), cast(int, self.chance.choice((20, 0, -1, None, 2**40)))
        )
        rollouts(cast(Position, self.maybe(self.position)), cast(Luck, self.source()), 1)

    def observe(self) -> None:
        seat = cast(int, self.maybe(self.chance.randrange(self.players)))
        out = cast(memoryview, self.row("h", self.width))
        position = cast(Position, self.maybe(self.position))
        self.attempt(lambda: self.game.observer.observe(position, seat, out))
        self.game.observer.look(position, seat, out, cast(memoryview, self.row("b", self.size)))

    def restore(self) -> None:
        state = self.position.state()
        arranged = self.position.copy()
        arranged.restore(cast(dict[str, object], self.mangled(state) if self.chance.random() < 0.5 else state))
        for _ in range(200):
            if arranged.to_act == -2:
                break
            arranged.play(arranged.sample(self.luck) if arranged.to_act < 0 else self.chance.choice(arranged.legal()))

    def step_batch(self) -> None:
        drawn = array("i", list(self.batch.drawn))
        if self.chance.random() < WRONG:
            drawn[self.chance.randrange(3)] = self.chance.randrange(-(2**31), 2**31 - 1)
        self.batch.legal_of(cast(int, self.maybe(1)))
        self.batch.step(cast("array[int]", self.maybe(drawn)))

    def step_matches(self) -> None:
        place = cast(int, self.maybe(self.chance.randrange(4)))
        roll = self.chance.random()
        if roll < 0.1:
            self.matches.begin(place, cast(Luck, self.source()), cast(Luck, self.source()))
        elif roll < 0.4:
            self.matches.look()
        elif roll < 0.6:
            actions = self.row("i", 4)
            self.attempt(lambda: self.matches.choose(cast("array[int]", actions), cast(Luck, self.source())))
            self.matches.step(cast("array[int]", actions), cast("array[int]", self.row("i", 4)))
        elif roll < 0.8:
            self.matches.play(place, cast(int, self.maybe(self.chance.randrange(self.size))))
        else:
            self.matches.allows(place, cast(int, self.maybe(3)))
            self.matches.position(place)

    def go_on(self) -> None:
        """The match with its record."""
        roll = self.chance.random()
        if roll < 0.1:
            lines = list(self.match.lines)
            if lines and self.chance.random() < 0.5:
                self.chance.shuffle(lines)
            self.match.fork().fold(cast(list[object], self.maybe(lines)))  # type: ignore[arg-type]
        elif self.match.position.to_act == -1:
            self.match.deal(cast(Luck, self.source()))
        elif roll < 0.2:
            self.match.undo(cast(int, self.maybe(0)))
        elif self.match.is_over:
            self.match.deal(self.luck)
        else:
            seat = cast(int, self.maybe(self.match.position.to_act))
            self.match.act(seat, self.chance.choice(self.match.legal()))

    def attempt(self, call: Callable[[], object]) -> None:
        """Call it, and count what came of it; anything but a sentence ends the program."""
        try:
            call()
        except AlcaideError as refusal:
            if not refusal.sentence.endswith((".", "?")):
                raise AssertionError(f"This is no sentence: {refusal.sentence}") from refusal
            self.counted["refused"] += 1
        else:
            self.counted["done"] += 1


def main(name: str, seed: int, seconds: float) -> None:
    """Call for so many seconds, then say how often."""
    faulthandler.enable()
    caller = Caller(game_named(name), seed)
    calls = [
        caller.play, caller.play, caller.play, caller.ask, caller.deal, caller.imagine, caller.finish, caller.observe,
        caller.restore, caller.step_batch, caller.step_matches, caller.step_matches, caller.go_on, caller.go_on,
    ]  # fmt: skip
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        caller.attempt(caller.chance.choice(calls))
        if caller.chance.random() < 0.002:
            caller.begin()
    print(caller.counted["done"], caller.counted["refused"])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
