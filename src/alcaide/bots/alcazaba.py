"""How the squire plays Alcazaba: a turn is solved exactly, everything else by what majorities and walls will bring."""

from typing import cast

from alcaide.bots.dice_turn import result_worths
from alcaide.bots.exact_turn import ExactTurn
from alcaide.bots.majorities import expected, scorings_left
from alcaide.games.alcazaba import Alcazaba, codes
from alcaide.games.alcazaba.position import State
from alcaide.games.dicetable.codes import MOST_ROLLS, TURN, TYPES
from alcaide.kernel import OVER, Position

WIN = 1000.0
WALL = 0.8
"""What a segment of the longest wall brings at every scoring to come."""
WALLED = 0.25
"""What a walled side of a tile on show promises for every scoring to come."""
RESERVED = 1.0
"""What a tile in the reserve is worth."""
START = 0.5


def worth(position: Position, seat: int) -> float:
    """How many points ahead of the best rival the seat is, or will be."""
    table = cast(Alcazaba, position)
    if table.to_act == OVER:
        return WIN if seat in table.winners() else -WIN
    worths = [estimate(table, owner) for owner in range(table.players)]
    return worths[seat] - max(other for owner, other in enumerate(worths) if owner != seat)


def estimate(table: Alcazaba, seat: int) -> float:
    """The points of a seat at the end, as it looks now."""
    majorities = sum(expected(counts(table, kind), seat, kind, table.round) for kind in range(TYPES))
    wall = WALL * table.wall(seat) * scorings_left(table.round)
    return table.scores()[seat] + majorities + wall + RESERVED * table.reserved(seat)


def counts(table: Alcazaba, kind: int) -> list[float]:
    """How many tiles of a type every owner has built, Dirk too."""
    return [float(table.tiles_in(owner, kind)) for owner in range(table.owners)]


def decide_turn(position: Position, seat: int) -> int | None:
    """The exact best decision of a turn, as results are worth, or a redesign worth more; None if no turn is asked."""
    table = cast(Alcazaba, position)
    if table.stage != TURN:
        return None
    state = table.state()
    prizes = [column_prizes(table, state, seat, kind) for kind in range(TYPES)]
    advice = ExactTurn(result_worths(state, seat, prizes)).advise(tuple(state["dice"]), state["rolls"])
    if table.rolls < MOST_ROLLS and table.reserved(seat):
        gain, redesign = best_building(table, seat)
        if gain > advice.worth:
            return redesign
    return advice.action.code


def column_prizes(table: Alcazaba, state: State, seat: int, kind: int) -> list[float]:
    """What the first, second, ... marker of a column may take: the tiles by their worth, then the start-player chip."""
    now = counts(table, kind)
    then = [count + 1 if owner == seat else count for owner, count in enumerate(now)]
    built = expected(then, seat, kind, table.round) - expected(now, seat, kind, table.round)
    walls = WALLED * scorings_left(table.round)
    tiles = sorted((built + walls * bin(state["walls"][tile]).count("1") for tile in state["show"][kind]), reverse=True)
    return tiles + [START] * (table.start_column == kind)


def best_building(table: Alcazaba, seat: int) -> tuple[float, int]:
    """What the best tile to build from the reserve brings, and its action; (0, 0) if there is none."""
    now = estimate(table, seat)
    best = (0.0, 0)
    for action in table.legal():
        if codes.REBUILD <= action < codes.EXCHANGE:
            then = cast(Alcazaba, table.copy())
            then.play(action)
            if then.round == table.round:
                best = max(best, (estimate(then, seat) - now, action))
    return best
