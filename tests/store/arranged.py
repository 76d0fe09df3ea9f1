"""Tables for the tests of stores."""

from dataclasses import replace

from alcaide.store import StoredSeat, StoredTable


def a_table(name: str = "bcd", *seats: StoredSeat, **facts: object) -> StoredTable:
    table = StoredTable(
        id=name,
        game="burgenland",
        options={"crown": "red", "points": {"light": [1, 2, 3]}},
        rules="1",
        secret=b"\x00secret\xff",
        listed=True,
        created=1000.25,
        seats=seats or (StoredSeat(b"hash", "Ada", "a word ☂"), StoredSeat()),
    )
    return replace(table, **facts)  # type: ignore[arg-type]
