"""JoinRequest: what somebody says who wants to join a server's table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class JoinRequest:
    """How somebody wants to come to a table."""

    link: str
    name: str = ""
    """Asked for if it is empty, unless there is a token or one only watches."""
    seat: int | None = None
    """The first open one if it is None."""
    token: str = ""
    """What holds a seat already."""
    watch: bool = False
    auto: bool = False
