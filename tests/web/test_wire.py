"""The page's types of the protocol and of every game are ours."""

from pathlib import Path

from alcaide.protocol.typescript import typescript

SOURCE = Path(__file__).parents[2] / "web" / "src"


def test_the_page_has_the_types_that_the_server_has_now() -> None:
    written = {str(path.relative_to(SOURCE)): path.read_text() for path in SOURCE.rglob("wire.ts")}

    assert written == typescript(), "Write them again: make protocol"
