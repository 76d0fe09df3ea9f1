"""# Keep

A dice game for two to four: build the highest keep, or keep what you have.

- **F1** On your turn three dice are thrown. Lay one of them on your scaffold: the first may be any, each later one must
  be higher than the one before.
- **F2** After laying a die, throw again or stop. A scaffold of one, two, three, four ... dice adds 1, 3, 6, 10 ...
  floors to your keep when you stop.
- **F3** Everyone has two beams. Instead of laying a die you may prop your scaffold with a beam: the dice are thrown
  again. The beam is gone.
- **F4** If no die fits and you have no beam, the scaffold falls, and your turn is over.
- **F5** When a keep is as high as agreed (low 12, middle 20, high 40 floors), the round is played to its end. The
  highest keep wins.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Annotated

from alcaide.core import CHANCE, OVER, Action, Game, Outcome, PythonPosition, Settings, Vocabulary, choice, move
from alcaide.core.domains import Ascending, Numbers

DICE = 3
BEAMS = 2
HEIGHTS = {"middle": 20, "low": 12, "high": 40}


@move("lay", 0, "lay {die}", cites=("F1",))
class Lay(Action):
    """Lay a die on the scaffold."""

    die: Annotated[int, Numbers(1, 6)]


@move("prop", 7, cites=("F3",))
class Prop(Action):
    """Give a beam for another throw."""


@move("throw", 8, cites=("F2",))
class Throw(Action):
    """Throw the dice again."""


@move("stop", 9, cites=("F2",))
class Stop(Action):
    """Turn the scaffold into floors."""


@move("dice", 0, "the dice show {dice}")
class Thrown(Outcome):
    """How the dice fell."""

    dice: Annotated[tuple[int, ...], Ascending(Numbers(1, 6), DICE)]


@cache
def throws() -> Counter[Outcome]:
    """Every throw, with the number of ways to throw it: 1 2 3 is six times as likely as 1 1 1."""
    return Counter(Thrown(tuple(sorted(dice))) for dice in product(range(1, 7), repeat=DICE))


class Keep(PythonPosition):
    """A moment in a match."""

    def __init__(self, players: int, settings: Settings) -> None:
        super().__init__(players, to_act=CHANCE)
        self.goal = HEIGHTS[str(settings["height"])]
        self.seat = 0
        self.floors = [0] * players
        self.beams = [BEAMS] * players
        self.dice = [0] * DICE  # zeros: none lie on the table
        self.laid = 0  # how many dice the scaffold has
        self.top = 0  # the last of them

    def fitting(self) -> list[int]:
        """The dice that may be laid."""
        return [die for die in self.dice if die > self.top]

    def moves(self) -> Iterator[Action]:
        """Dice on the table ask to be laid; otherwise throw or stop."""
        if not any(self.dice):
            yield from (Throw(), Stop())
            return
        yield from map(Lay, self.fitting())
        if self.beams[self.seat]:
            yield Prop()

    def act(self, action: Action) -> int:
        """Carry out a move; who is next."""
        match action:
            case Lay(die):
                self.top = die
                self.laid += 1
                self.dice = [0] * DICE
                return self.seat
            case Prop():
                self.beams[self.seat] -= 1
                return CHANCE
            case Stop():
                gain = self.laid * (self.laid + 1) // 2
                self.floors[self.seat] += gain
                self.tell(f"the keep of {{seat {self.seat}}} grows by {gain}")
                return self.pass_on()
            case _:
                return CHANCE

    def chances(self) -> Counter[Outcome]:
        """Luck throws the dice."""
        return throws()

    def bring(self, outcome: Outcome) -> int:
        """The dice lie on the table; if none of them fits, the scaffold may fall."""
        assert isinstance(outcome, Thrown)
        self.dice = list(outcome.dice)
        if self.fitting() or self.beams[self.seat]:
            return self.seat
        self.tell(f"the scaffold of {{seat {self.seat}}} falls with {self.laid} dice")
        return self.pass_on()

    def pass_on(self) -> int:
        """The next seat's turn begins with a throw, unless the last round is over."""
        self.seat = (self.seat + 1) % self.players
        self.dice = [0] * DICE
        self.laid = self.top = 0
        return OVER if self.seat == 0 and max(self.floors) >= self.goal else CHANCE

    def score(self, seat: int) -> int:
        """The floors of a keep."""
        return self.floors[seat]


GAME = Game(
    name="keep",
    title="Keep",
    about="Lay dice on a scaffold as high as you dare, then turn it into floors of your keep.",
    seats=range(2, 5),
    options=(choice("height", "how high a keep must be for the last round", *HEIGHTS),),
    position=Keep,
    start=Keep,
    actions=Vocabulary("Keep", 10, Lay, Prop, Throw, Stop),
    luck=Vocabulary("Keep", 7**DICE, Thrown),
    page=__doc__,
)
