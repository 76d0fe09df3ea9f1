"""How bots play Alcazaba: squires solve a turn exactly, and redesign where that is worth more."""

from typing import cast

from alcaide.core import Evaluator, Playbook, Position, Tunable
from alcaide.games.alcazaba.codes import EXCHANGE, REBUILD
from alcaide.games.alcazaba.crowd_evaluation import AlcazabaCrowdEvaluator
from alcaide.games.alcazaba.evaluation import WEIGHTS, AlcazabaEvaluator
from alcaide.games.alcazaba.rules import Alcazaba
from alcaide.games.dicetable.codes import MOST_ROLLS, TURN
from alcaide.games.dicetable.exact_turn_solver import ExactTurnSolver

FOR_TWO = AlcazabaEvaluator(**WEIGHTS)


def evaluator(position: Position) -> Evaluator:
    """In a crowd each thought has its own, which keeps notes of the turn it looks at."""
    return AlcazabaCrowdEvaluator() if position.players > 2 else FOR_TWO


def solve_turn(position: Position, seat: int) -> int | None:
    """The exact best decision of a turn, as results are worth, or a redesign worth more; None if no turn is asked."""
    table = cast(Alcazaba, position)
    if table.stage != TURN:
        return None
    turn = ExactTurnSolver(FOR_TWO.result_values(table, seat))
    advice = turn.advise(tuple(table.table_state()["dice"]), table.rolls)
    if table.rolls < MOST_ROLLS and table.reserved(seat):
        gain, redesign = best_building(table, seat)
        if gain > advice.worth:
            return redesign
    return advice.action.code


def best_building(table: Alcazaba, seat: int) -> tuple[float, int]:
    """What the best tile to build from the reserve brings, and its action; (0, 0) if there is none."""
    now = FOR_TWO.estimate_of(table, seat)
    best = (0.0, 0)
    for action in table.legal():
        if REBUILD <= action < EXCHANGE:
            then = cast(Alcazaba, table.copy())
            then.play_unchecked(action)
            if then.round == table.round:
                best = max(best, (FOR_TWO.estimate_of(then, seat) - now, action))
    return best


PLAYBOOK = Playbook(
    evaluator=evaluator,
    solve=solve_turn,
    steps={"knight": 8_000, "alcaide": 100_000},
    fitted=Tunable(AlcazabaEvaluator, WEIGHTS),
)
