"""Through whose eyes a screen is shown a match: the same at a server's table and at one on this machine."""

from collections.abc import Sequence


def viewer_of(seats: Sequence[int], to_act: int | None) -> int | None:
    """The seat whose view a screen with these seats gets (None: a spectator's).

    Who holds one seat sees with it. At a screen for several seats the one that is asked looks; while none of them is,
    the secrets of all stay covered.
    """
    if len(seats) == 1:
        return seats[0]
    return to_act if to_act in seats else None
