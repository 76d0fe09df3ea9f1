"""A table of the dice game, arranged in words: dice as "5 garden 3 tower", cells by their number, chips by name."""

from collections.abc import Mapping
from typing import cast

from alcaide import CHANCE, OVER
from alcaide.games.alhambra import GAME, Alhambra, codes
from alcaide.games.alhambra.names import CHIPS
from alcaide.games.alhambra.state import State
from alcaide.games.dicetable import codes as table_codes
from alcaide.games.dicetable.moves import DICE
from alcaide.games.dicetable.names import TYPES

Area = Mapping[str, Mapping[int, int]]
"""For some types, who has a marker on which cells."""
Stones = Mapping[str, list[tuple[int, int]]]
"""For some types, owners and how far up their stones stand, in the order in which they came there."""
Chips = Mapping[int, str]
"""For some owners, their chips."""

DIRK = table_codes.DIRK


class Table:
    """A match of the dice game that tests can arrange, play and read in words."""

    def __init__(
        self,
        players: int = 3,
        *,
        area: Area | None = None,
        chips: Chips | None = None,
        stones: Stones | None = None,
        bonus: str = "p1 p1 p1 p1 p1 p1",
        scores: list[int] | None = None,
        **given: object,
    ) -> None:
        """What is not given is as at the start; `given` goes into the state as it is."""
        self.position = cast(Alhambra, GAME.new(players))
        state = self.position.state()
        for kind, markers in (area or {}).items():
            for cell, owner in markers.items():
                state["area"][TYPES.index(kind)][cell] = owner + 1
        for owner, names in (chips or {}).items():
            for name in names.split():
                state["hands"][owner][CHIPS.index(name)] += 1
        for kind, arrivals in (stones or {}).items():
            for index, (owner, place) in enumerate(arrivals):
                state["stones"][TYPES.index(kind)][owner] = place
                state["under"][TYPES.index(kind)][owner] = [before for _, before in arrivals[:index]].count(place)
        state["bonus"] = [CHIPS.index(name) for name in bonus.split()]
        if "start" in bonus:
            state["start_column"] = bonus.split().index("start")
        state["points"] = scores or state["points"]
        self.position.restore({**state, **given})
        self.position.listen()

    # Playing

    def do(self, *lines: str) -> "Table":
        """Do what the words say, one line after the other; the rules must allow it."""
        for words in lines:
            action = GAME.actions.parse(words)
            assert action.code in self.position.legal(), f"{words!r} is not one of {self.legal}"
            self.position.play(action.code)
        return self

    def luck(self, *lines: str) -> "Table":
        """Luck brings what the words say; it must be possible."""
        for words in lines:
            outcome = GAME.luck.parse(words)
            assert self.position.possible(outcome.code), f"luck cannot bring {words!r}"
            self.position.play(outcome.code)
        return self

    def roll(self, dice: str) -> "Table":
        """The dice in the air fall like this."""
        return self.luck(f"rolled {dice}")

    # Reading

    @property
    def state(self) -> State:
        """The whole position."""
        return self.position.state()

    @property
    def legal(self) -> list[str]:
        """What may be done now, in words."""
        return [str(GAME.actions.decode(code)) for code in self.position.legal()]

    @property
    def chip_actions(self) -> list[str]:
        """What may be done now beside placing and rolling again."""
        return [words for words in self.legal if not words.startswith(("place", "reroll")) or "displacing" in words]

    @property
    def asked(self) -> str:
        """Who is asked what: "0 turn", "luck roll", "over"."""
        if self.position.to_act == OVER:
            return "over"
        who = "luck" if self.position.to_act == CHANCE else str(self.position.to_act)
        return f"{who} {GAME.view(self.position, None).json()['asked']}"

    @property
    def told(self) -> list[str]:
        """What the last action brought, in sentences."""
        return [str(event) for event in GAME.events(self.position)]

    @property
    def points(self) -> list[int]:
        """The points of all owners, Dirk's too."""
        return self.state["points"]

    def markers(self, kind: str) -> dict[int, int]:
        """Which cells of a column are taken, and by whom."""
        column = self.state["area"][TYPES.index(kind)]
        return {cell: holder - 1 for cell, holder in enumerate(column) if holder}

    def stones(self, kind: str) -> list[int]:
        """How far up the stones of a type stand, by owner."""
        return self.state["stones"][TYPES.index(kind)]

    def pile(self, kind: str, place: int) -> list[int]:
        """Whose stones lie on a cell of a track, from the lowest."""
        stones, under = self.state["stones"][TYPES.index(kind)], self.state["under"][TYPES.index(kind)]
        return sorted((owner for owner, there in enumerate(stones) if there == place), key=lambda owner: under[owner])

    def chips(self, owner: int) -> str:
        """An owner's chips."""
        return " ".join(CHIPS[chip] for chip, count in enumerate(self.state["hands"][owner]) for _ in range(count))


def counts(dice: str) -> list[int]:
    """Dice in words as six counts."""
    parsed = DICE.hear(dice)
    assert parsed is not None
    return list(parsed)


def turn(dice: str, rolls: int = 1, *, seat: int = 0, last: bool = False, players: int = 3, **given: object) -> Table:
    """A table where a seat has just rolled; with `last` it holds the only marker that is left."""
    if last:
        given["markers"] = [int(owner == seat) for owner in range(max(players, 3))]
    shown = {"dice": counts(dice), "former": counts(dice) if rolls > 1 else [0] * 6, "rolls": rolls, "fresh": True}
    return Table(
        players,
        **{"to_act": seat, "seat": seat, "stage": table_codes.TURN, **shown, **given},  # type: ignore[arg-type]
    )


def awards(area: Area, *, players: int = 3, **given: object) -> Table:
    """A table where all markers are placed, and the best one's owner is asked in the first column that has any."""
    first = min(map(TYPES.index, area))
    owner = area[TYPES[first]][min(area[TYPES[first]])]
    asked = {"stage": codes.AWARDING, "column": first, "to_act": owner, "markers": [0] * max(players, 3)}
    return Table(players, area=area, **{**asked, **given})  # type: ignore[arg-type]


def check_invariants(state: State, players: int) -> None:
    """What holds at every moment of every match."""
    each = {2: 5, 3: 5, 4: 4, 5: 3, 6: 3}[players]
    held = [holder for column in state["area"] for holder in column]
    for owner in range(max(players, 3)):
        assert state["markers"][owner] + state["fallen"][owner] + held.count(owner + 1) == each
        assert min(state["hands"][owner]) >= 0
    assert sum(state["dice"]) + state["thrown"] in (0, 8)
    for stones, under in zip(state["stones"], state["under"], strict=True):
        assert all(0 <= place <= codes.TRACK for place in stones)
        for place in range(1, codes.TRACK + 1):
            pile = sorted(under[owner] for owner, there in enumerate(stones) if there == place)
            assert pile == list(range(len(pile)))
