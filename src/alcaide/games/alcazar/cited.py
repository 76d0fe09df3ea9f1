"""The rules that each kind of action rests on, for whoever asks what may be done and why."""

from alcaide.core import Action
from alcaide.games.alcazar.moves import (
    Bridge,
    Build,
    BuyOpen,
    BuyTop,
    BuyTower,
    Done,
    Flag,
    Found,
    MoveNoble,
    Pass,
    PlaceNoble,
    SwapNobles,
    Tower,
    Withdraw,
)

CITED: dict[type[Action], tuple[str, ...]] = {
    BuyOpen: ("R23",),
    BuyTop: ("R23",),
    BuyTower: ("R24",),
    Found: ("R40", "R41", "R42", "R43", "R44"),
    Build: ("R46", "R48", "R49", "R50"),
    Tower: ("R52", "R53"),
    Bridge: ("R60", "R61", "R62", "R65"),
    Withdraw: ("R72",),
    Pass: ("R77", "R78"),
    Flag: ("R18", "R87"),
    PlaceNoble: ("R31", "R32", "R33"),
    MoveNoble: ("R34",),
    SwapNobles: ("R35",),
    Done: ("R30",),
}
