"""The page's types of the protocol are the server's."""

from pathlib import Path

from alcaide.protocol.schema import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_that_the_server_has_now() -> None:
    written = WIRE.read_text()

    assert written == typescript(), "Write it again: make protocol"
