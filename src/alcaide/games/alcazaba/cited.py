"""The rules that each kind of action rests on, for whoever asks what may be done and why."""

from alcaide.core import Action
from alcaide.games.alcazaba.moves import Build, Exchange, Give, Rebuild, Remove, TakeStart, TakeTile, ToReserve
from alcaide.games.dicetable.cited import CITED as AT_THE_TABLE
from alcaide.games.dicetable.moves import NameStart

CITED: dict[type[Action], tuple[str, ...]] = {
    **AT_THE_TABLE,
    NameStart: ("V11", "D39"),
    TakeTile: ("V9", "V10"),
    TakeStart: ("V9", "V11"),
    Build: ("V14",),
    ToReserve: ("V10", "V16"),
    Give: ("T14",),
    Rebuild: ("V8", "V18"),
    Remove: ("V8", "V18"),
    Exchange: ("V8", "V18"),
}
