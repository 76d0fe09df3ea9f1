"""Tables for the tests of stores."""

from dataclasses import replace

from alcaide.store import Seat, Table


def a_table(name: str = "bcd", *seats: Seat, **facts: object) -> Table:
    table = Table(
        id=name,
        game="burgenland",
        options={"crown": "red", "points": {"light": [1, 2, 3]}},
        rules="1",
        secret=b"\x00secret\xff",
        listed=True,
        created=1000.25,
        seats=seats or (Seat(b"hash", "Ada", "a word ☂"), Seat()),
    )
    return replace(table, **facts)  # type: ignore[arg-type]
