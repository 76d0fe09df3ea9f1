"""How the squire plays the dice game: a turn is solved exactly, everything else by what tracks and chips will bring."""

from typing import cast

from alcaide.core import OVER, Position
from alcaide.games.alhambra import Alhambra, codes
from alcaide.games.alhambra.moves import PlaceDisplacing
from alcaide.games.alhambra.rules import State
from alcaide.games.dicetable.codes import CELLS, ROUNDS, TURN, TYPES
from alcaide.games.dicetable.moves import Place
from alcaide.games.dicetable.rules import result_cell
from alcaide.search.dice_turn import column_worths, displacing_worth
from alcaide.search.exact_turn import ExactTurn
from alcaide.search.majorities import expected, scorings_left

WIN = 1000.0
USES = {codes.SWAP: 2.0, codes.DISPLACE: 1.5, codes.CANCEL: 2.0, codes.BLACK: 3.0}
"""What a chip to use brings while there are rounds to use it in."""
START = 0.5


def worth(position: Position, seat: int) -> float:
    """How many points ahead of the best rival the seat is, or will be."""
    table = cast(Alhambra, position)
    if table.to_act == OVER:
        return WIN if seat in table.winners() else -WIN
    state = table.state()
    worths = [estimate(state, owner) for owner in range(table.players)]
    return worths[seat] - max(other for owner, other in enumerate(worths) if owner != seat)


def estimate(state: State, owner: int) -> float:
    """The points of an owner at the end, as it looks now."""
    tracks = sum(expected(heights(state, kind), owner, kind, state["round"]) for kind in range(TYPES))
    chips = sum(count * chip_worth(chip, state["round"]) for chip, count in enumerate(state["hands"][owner]))
    return state["points"][owner] + tracks + chips


def heights(state: State, kind: int) -> list[float]:
    """How far up the stones of a type stand; a little less for each stone under them (D41)."""
    return [place - 0.1 * under for place, under in zip(state["stones"][kind], state["under"][kind], strict=True)]


def chip_worth(chip: int, number: int) -> float:
    """What a chip will bring from this round on."""
    if chip == codes.START:
        return START
    if chip <= codes.POINT_3:
        return float(chip * scorings_left(number))
    return USES[chip] * (ROUNDS - number) / ROUNDS


def decide_turn(position: Position, seat: int) -> int | None:
    """The exact best decision of a turn, as results are worth; None if no turn is asked."""
    table = cast(Alhambra, position)
    if table.stage != TURN:
        return None
    state = table.state()
    hand = state["hands"][seat]
    worths, displacing = all_worths(table, state, seat)
    best = [[max(pair) for pair in zip(*columns, strict=True)] for columns in zip(worths, displacing, strict=True)]
    turn = ExactTurn(
        best,
        cancel_cost=chip_worth(codes.CANCEL, state["round"]),
        black_cost=chip_worth(codes.BLACK, state["round"]),
    )
    action = turn.advise(
        tuple(state["dice"]),
        state["rolls"],
        black=state["black"] - 1 if state["black"] else None,
        cancels=hand[codes.CANCEL],
        black_chip=hand[codes.BLACK] > 0,
        fresh=state["fresh"],
        former=tuple(state["former"]) if state["rolls"] > 1 else None,
    ).action
    if isinstance(action, Place):
        cell = result_cell(table.shows(action.kind), table.rolls)
        if displacing[action.kind][cell] > worths[action.kind][cell]:
            return PlaceDisplacing(action.kind).code
    return action.code


def all_worths(table: Alhambra, state: State, seat: int) -> tuple[list[list[float]], list[list[float]]]:
    """What every result is worth, placed as it is and with a displace chip (less than nothing without one)."""
    prizes = [column_prizes(state, seat, kind) for kind in range(TYPES)]
    cost = chip_worth(codes.DISPLACE, state["round"])
    displacing = [[-WIN] * CELLS for _ in range(TYPES)]
    if state["hands"][seat][codes.DISPLACE]:
        for kind, column in enumerate(state["area"]):
            for cell, holder in enumerate(column):
                if holder not in (0, seat + 1):
                    displacing[kind][cell] = displacing_worth(table, kind, cell, seat, prizes[kind]) - cost
    return [column_worths(table, kind, seat, prizes[kind]) for kind in range(TYPES)], displacing


def column_prizes(state: State, seat: int, kind: int) -> tuple[float, float]:
    """The better award, and the other one (D25, D26)."""
    gains = []
    now = heights(state, kind)
    for points in (1, 2):
        then = [place + points if owner == seat else place for owner, place in enumerate(now)]
        gains.append(expected(then, seat, kind, state["round"]) - expected(now, seat, kind, state["round"]))
    with_chip = gains[0] + chip_worth(state["bonus"][kind], state["round"])
    return max(gains[1], with_chip), min(gains[1], with_chip)
