"""The rules that each kind of action rests on, for whoever asks what may be done and why."""

from alcaide.core import Action
from alcaide.games.burgenland.moves import Lose, Move, Roll, Score, Stop, TakeCard, TakeDice

CITED: dict[type[Action], tuple[str, ...]] = {
    Roll: ("K11", "K12", "K13"),
    Stop: ("K11", "K17"),
    Move: ("K14", "K15", "K16"),
    TakeDice: ("K18", "K19", "K22"),
    TakeCard: ("K23", "K24"),
    Score: ("K21", "K26"),
    Lose: ("K28",),
}
