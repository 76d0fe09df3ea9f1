"""How bots play the dice game: squires solve a turn exactly, chips included."""

from typing import cast

from alcaide.core import Evaluator, Playbook, Position, Tunable
from alcaide.games.alhambra import Alhambra, codes
from alcaide.games.alhambra.crowd_evaluation import CROWDED, AlhambraCrowdEvaluator
from alcaide.games.alhambra.evaluation import WEIGHTS, AlhambraEvaluator
from alcaide.games.alhambra.moves import PlaceDisplacing
from alcaide.games.alhambra.state import State
from alcaide.games.dicetable.codes import CELLS, TURN, TYPES
from alcaide.games.dicetable.exact_turn_solver import ExactTurnSolver
from alcaide.games.dicetable.majorities import expected
from alcaide.games.dicetable.moves import Place
from alcaide.games.dicetable.result_values import column_worths, displacing_worth
from alcaide.games.dicetable.rules import result_cell

FOR_TWO = AlhambraEvaluator(**WEIGHTS)
UNTHINKABLE = -1000.0


def evaluator(position: Position) -> Evaluator:
    """In a crowd each thought has its own, which keeps notes of the turn it looks at."""
    return AlhambraCrowdEvaluator() if position.players > 2 else FOR_TWO


def solve_turn(position: Position, seat: int) -> int | None:
    """The exact best decision of a turn, as results are worth; None if no turn is asked."""
    table = cast(Alhambra, position)
    if table.stage != TURN:
        return None
    state = table.state()
    hand = state["hands"][seat]
    worths, displacing = all_worths(table, state, seat)
    best = [[max(pair) for pair in zip(*columns, strict=True)] for columns in zip(worths, displacing, strict=True)]
    turn = ExactTurnSolver(
        best,
        cancel_cost=FOR_TWO.chip_value(codes.CANCEL, state["round"]),
        black_cost=FOR_TWO.chip_value(codes.BLACK, state["round"]),
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
    prizes = [column_prizes(table, state, seat, kind) for kind in range(TYPES)]
    cost = FOR_TWO.chip_value(codes.DISPLACE, state["round"])
    displacing = [[UNTHINKABLE] * CELLS for _ in range(TYPES)]
    if state["hands"][seat][codes.DISPLACE]:
        for kind, column in enumerate(state["area"]):
            for cell, holder in enumerate(column):
                if holder not in (0, seat + 1):
                    displacing[kind][cell] = displacing_worth(table, kind, cell, seat, prizes[kind]) - cost
    return [column_worths(table, kind, seat, prizes[kind]) for kind in range(TYPES)], displacing


def column_prizes(table: Alhambra, state: State, seat: int, kind: int) -> tuple[float, float]:
    """The better award, and the other one (D25, D26)."""
    gains = []
    now = FOR_TWO.tallied(table, kind)
    for points in (1, 2):
        then = [place + points if owner == seat else place for owner, place in enumerate(now)]
        gains.append(expected(then, seat, kind, state["round"]) - expected(now, seat, kind, state["round"]))
    with_chip = gains[0] + FOR_TWO.chip_value(state["bonus"][kind], state["round"])
    return max(gains[1], with_chip), min(gains[1], with_chip)


PLAYBOOK = Playbook(
    evaluator=evaluator,
    solve=solve_turn,
    steps={"knight": 8_000, "alcaide": 100_000},
    review_turns=lambda position: 1 if position.players == 2 else 0,  # between two it speaks when a seat is asked
    fitted=Tunable(AlhambraEvaluator, WEIGHTS),
    found_by_play=Tunable(AlhambraCrowdEvaluator, CROWDED),
)
