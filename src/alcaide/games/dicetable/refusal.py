"""Why a shared action is not legal at a dice table. It explains; the position has already judged."""

from alcaide.core import Refusal
from alcaide.games.dicetable import codes
from alcaide.games.dicetable.moves import NameStart, Place, Reroll
from alcaide.games.dicetable.names import TYPES
from alcaide.games.dicetable.rules import DiceTable


def refuse_at_table(table: DiceTable, action: Place | Reroll | NameStart) -> Refusal:
    """Why this shared action is not in the legal list, though its kind is asked."""
    match action:
        case Place():
            return Refusal(f"No die shows {TYPES[action.kind]}.", "D14")
        case Reroll():
            if table.rolls == codes.MOST_ROLLS:
                return Refusal("Three rolls already count: the marker must be placed.", "D13")
            return Refusal("Not all of those dice lie on the table.", "D13")
        case NameStart():
            return Refusal(f"There are {table.players} seats, numbered from 0.", "D39")
