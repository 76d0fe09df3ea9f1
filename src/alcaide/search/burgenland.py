"""What a position of Burgen Land is worth: points, and what castles and red dice will bring.

The weights were measured, match against match. To weigh a castle more the sooner the crown comes by its colour
sounds wise and lost 70 of 100 matches; what a bust costs, the search itself sees.
"""

from typing import cast

from alcaide.core import OVER, Position
from alcaide.games.burgenland import Burgenland

WIN = 100.0
CASTLE = 1.3
"""Points that a castle brings over a match for each point it is ahead of the rival's."""
RED_DIE = 0.8


def worth(position: Position, seat: int) -> float:
    """How many points ahead the seat is, or will be."""
    table = cast(Burgenland, position)
    rival = 1 - seat
    scores = table.scores()
    if table.to_act == OVER:
        return WIN if scores[seat] > scores[rival] else -WIN
    castles = sum(table.castle_value(seat, colour) - table.castle_value(rival, colour) for colour in range(3))
    dice = table.red_dice(seat) - table.red_dice(rival)
    return scores[seat] - scores[rival] + CASTLE * castles + RED_DIE * dice
