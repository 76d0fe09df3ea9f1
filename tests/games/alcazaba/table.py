"""A table of Alcazaba, arranged in words: tiles by name, places by x and y."""

from collections.abc import Mapping
from typing import cast

from alcaide import CHANCE, OVER
from alcaide.games.alcazaba import GAME, Alcazaba, codes
from alcaide.games.alcazaba.names import TILE_CODES, TILES, walls_name
from alcaide.games.alcazaba.state import State
from alcaide.games.dicetable import codes as table_codes
from alcaide.games.dicetable.moves import DICE
from alcaide.games.dicetable.names import TYPES
from tests.games.alcazaba import slow

At = tuple[int, int]
Area = Mapping[str, Mapping[int, int]]

DIRK = table_codes.DIRK
PLAIN = (
    "pavilion-07", "seraglio-07", "arcades-08", "arcades-09", "chambers-08",
    "chambers-09", "garden-09", "garden-10", "tower-09", "tower-10", "tower-12",
)  # fmt: skip
"""The tiles without walls."""


class Table:
    """A match of Alcazaba that tests can arrange, play and read in words."""

    def __init__(
        self,
        players: int = 3,
        *,
        built: Mapping[int, Mapping[At, str]] | None = None,
        reserve: Mapping[int, str] | None = None,
        dirk: str = "",
        show: str = "",
        area: Area | None = None,
        extra_walls: str = "",
        **given: object,
    ) -> None:
        """What is not given is as at the start; `given` goes into the state as it is."""
        self.position = cast(Alcazaba, GAME.new(players, extra_walls=extra_walls))
        state = self.position.state()
        for seat, tiles in (built or {}).items():
            for (x, y), name in tiles.items():
                tile = TILE_CODES[name]
                state["where"][tile], state["x"][tile], state["y"][tile] = codes.BUILT + seat, x, y
        for seat, names in (reserve or {}).items():
            for name in names.split():
                state["where"][TILE_CODES[name]] = codes.RESERVE + seat
        for name in dirk.split():
            state["where"][TILE_CODES[name]] = codes.BUILT + DIRK
        for name in show.split():
            state["where"][TILE_CODES[name]] = codes.SHOWN
            state["show"][TYPES.index(name.split("-")[0])].append(TILE_CODES[name])
        for kind, markers in (area or {}).items():
            for cell, owner in markers.items():
                state["area"][TYPES.index(kind)][cell] = owner + 1
        if given.get("taken"):
            state["where"][cast(int, given["taken"]) - 1] = codes.IN_HAND
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

    def why_not(self, words: str) -> tuple[str, str | None]:
        """The sentence and the rule that refuse an action."""
        action = GAME.actions.parse(words)
        assert action.code not in self.position.legal()
        refusal = GAME.refuse(self.position, action)
        return refusal.sentence, refusal.rule

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
    def redesigns(self) -> list[str]:
        """The redesigns that are legal now."""
        return [words.removeprefix("redesign ") for words in self.legal if words.startswith("redesign")]

    @property
    def places(self) -> set[At]:
        """Where the tile in hand may be built."""
        return {(int(words.split()[2]), int(words.split()[3])) for words in self.legal if words.startswith("build at")}

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

    def alhambra(self, seat: int) -> dict[At, str]:
        """The names of a seat's tiles by their places."""
        return alhambra(self.state, seat)

    def reserve(self, seat: int) -> str:
        """A seat's reserve."""
        return tiles_at(self.state, codes.RESERVE + seat)

    def shown(self, kind: str) -> str:
        """The tiles of a column, the lowest first."""
        return " ".join(TILES[tile] for tile in self.state["show"][TYPES.index(kind)])

    def markers(self, kind: str) -> dict[int, int]:
        """Which cells of a column are taken, and by whom."""
        column = self.state["area"][TYPES.index(kind)]
        return {cell: holder - 1 for cell, holder in enumerate(column) if holder}


def tiles_at(state: State, where: int) -> str:
    """The tiles that are somewhere."""
    return " ".join(TILES[tile] for tile, place in enumerate(state["where"]) if place == where)


def alhambra(state: State, seat: int) -> dict[At, str]:
    """The names of a seat's tiles by their places, without the fountain."""
    return {
        (state["x"][tile], state["y"][tile]): TILES[tile]
        for tile, where in enumerate(state["where"])
        if where == codes.BUILT + seat
    }


def walls_of(state: State, seat: int) -> dict[At, str]:
    """A seat's Alhambra by the walls of its tiles, the fountain included."""
    walls = {at: walls_name(state["walls"][TILE_CODES[name]]) for at, name in alhambra(state, seat).items()}
    return {(0, 0): "", **walls}


def turn(dice: str = "5 garden 3 tower", rolls: int = 1, *, seat: int = 0, players: int = 3, **given: object) -> Table:
    """A table where a seat has just rolled."""
    shown = {"dice": list(DICE.hear(dice)) if dice else [], "rolls": rolls}
    return Table(
        players,
        **{"to_act": seat, "seat": seat, "stage": table_codes.TURN, **shown, **given},  # type: ignore[arg-type]
    )


def awards(area: Area, *, players: int = 3, **given: object) -> Table:
    """A table where all markers are placed, and the best one's owner is asked in the first column that has any."""
    first = min(map(TYPES.index, area))
    owner = area[TYPES[first]][min(area[TYPES[first]])]
    asked = {"stage": codes.TAKING, "column": first, "to_act": owner, "markers": [0] * max(players, 3)}
    return Table(players, area=area, **{**asked, **given})  # type: ignore[arg-type]


def fitting(tile: str, built: Mapping[At, str], *, players: int = 3, **given: object) -> Table:
    """A table where seat 0 holds a tile it has taken."""
    arranged = {"stage": codes.FITTING, "to_act": 0, "column": 5, "taken": TILE_CODES[tile] + 1}
    return Table(players, built={0: built}, **{**arranged, **given})  # type: ignore[arg-type]


def plain(*places: At) -> dict[At, str]:
    """Tiles without walls on these places."""
    return dict(zip(places, PLAIN, strict=False))


def check_invariants(state: State, players: int) -> None:
    """What holds at every moment of every match."""
    each = {2: 5, 3: 5, 4: 4, 5: 3, 6: 3}[players]
    held = [holder for column in state["area"] for holder in column]
    for owner in range(max(players, 3)):
        placed = held.count(owner + 1) + state["resting"][owner]
        assert state["markers"][owner] + state["fallen"][owner] + placed == each
    assert sum(state["dice"]) + state["thrown"] in (0, 8)
    check_tiles(state)
    for seat in range(players):
        tiles = walls_of(state, seat)
        assert len(tiles) == 1 + state["where"].count(codes.BUILT + seat)
        assert slow.is_legal(tiles)


def check_tiles(state: State) -> None:
    """Every tile is somewhere, and what is unseen is what stacks and bag hold."""
    for kind, column in enumerate(state["show"]):
        here = [tile for tile, name in enumerate(TILES) if name.startswith(TYPES[kind])]
        assert sorted(column) == [tile for tile in here if state["where"][tile] == codes.SHOWN]
        unseen = sum(state["where"][tile] == codes.UNSEEN for tile in here if tile != codes.EXTRA)
        laying = state["stage"] == codes.STACK_DRAW and state["to_act"] == CHANCE and state["column"] <= kind
        assert unseen == state["bag"][kind] + 5 - state["round"] + int(laying)
    assert (tiles_at(state, codes.IN_HAND) != "") == (state["taken"] > 0)
    for tile, where in enumerate(state["where"]):
        built = where >= codes.BUILT
        assert built or (state["x"][tile], state["y"][tile]) == (0, 0)
