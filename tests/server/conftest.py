"""Servers for the tests."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, running


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    """A server in memory that many tests share; each sets up tables of its own."""
    with running() as house:
        yield house
