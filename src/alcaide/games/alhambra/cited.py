"""The rules that each kind of action rests on, for whoever asks what may be done and why."""

from alcaide.core import Action
from alcaide.games.alhambra.moves import CancelRoll, Keep, PlaceDisplacing, SetBlack, SwapPoint, TakeAward
from alcaide.games.dicetable.cited import CITED as AT_THE_TABLE

CITED: dict[type[Action], tuple[str, ...]] = {
    **AT_THE_TABLE,
    PlaceDisplacing: ("D36",),
    CancelRoll: ("D37",),
    SetBlack: ("D38",),
    TakeAward: ("D25", "D26"),
    Keep: ("D35",),
    SwapPoint: ("D35",),
}
