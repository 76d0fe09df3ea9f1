"""The words for chips, the same in Python, JSON and on the screen."""

from typing import Literal, cast

Chip = Literal["p1", "p2", "p3", "swap", "displace", "cancel", "black", "start"]
CHIPS = ("none", "p1", "p2", "p3", "swap", "displace", "cancel", "black", "start")
"""By their codes."""

CHIP_NAMES = (
    "no chip", "1-point chip", "2-point chip", "3-point chip",
    "swap chip", "displace chip", "cancel chip", "black-die chip", "start-player chip",
)  # fmt: skip


def chip_named(code: int) -> Chip:
    """The chip with that code of the core, which is not that of none."""
    return cast(Chip, CHIPS[code])


CHIP_USES = {
    "p1": "1 point at every scoring",
    "p2": "2 points at every scoring",
    "p3": "3 points at every scoring",
    "swap": "take one building point in another type",
    "displace": "take the cell of another's marker",
    "cancel": "make a roll void",
    "black": "after the first roll, add the black die",
    "start": "name the next start player",
}
