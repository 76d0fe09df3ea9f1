"""The rules that the actions of the dice table rest on, in both games that are played there."""

from alcaide.core import Action
from alcaide.games.dicetable.moves import NameStart, Place, Reroll

CITED: dict[type[Action], tuple[str, ...]] = {
    Place: ("D14", "D15", "D17", "D18"),
    Reroll: ("D13",),
    NameStart: ("D39",),
}
