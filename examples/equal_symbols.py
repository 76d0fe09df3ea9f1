"""How likely are five, six, seven or eight equal symbols, for someone who wants nothing else from a turn?

Eight dice, three rolls, every decision the best one for that goal: `python examples/equal_symbols.py`.
"""

from alcaide.games.dicetable.codes import CELLS, DICE, TYPES
from alcaide.games.dicetable.exact_turn_solver import ExactTurnSolver
from alcaide.games.dicetable.rules import result_cell


def chance_of(symbols: int) -> float:
    """The chance of at least so many equal symbols under the best policy for it."""
    good_enough = [float(cell <= result_cell(symbols, 3)) for cell in range(CELLS)]
    return ExactTurnSolver([good_enough] * TYPES).worth_of_turn()


def main() -> None:
    """Print one line for each goal."""
    for symbols in range(5, DICE + 1):
        print(f"at least {symbols} equal symbols: {chance_of(symbols):.6f}")


if __name__ == "__main__":
    main()
