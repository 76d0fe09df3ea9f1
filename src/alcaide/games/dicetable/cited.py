"""The rules that the actions of the dice table rest on, in both games that are played there."""

from alcaide.games.dicetable.actions import NameStart, Place, Reroll
from alcaide.kernel import Action

CITED: dict[type[Action], tuple[str, ...]] = {
    Place: ("D14", "D15", "D17", "D18"),
    Reroll: ("D13",),
    NameStart: ("D39",),
}
