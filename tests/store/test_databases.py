"""What databases add: they outlive the process, agree with their migrations, and tell their neighbours."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from alcaide.core import BadSetting, WordFrom
from alcaide.store import Phase, Store, StoredSeat, open_store
from alcaide.store.opening import migrate, open_database, read_address
from alcaide.store.schema import metadata
from alcaide.store.sql import SqlStore
from tests.store.arranged import a_table

pytestmark = pytest.mark.anyio


async def test_a_store_opened_again_has_everything(lasting: str) -> None:
    first = await open_store(lasting)
    await first.create(a_table())
    await first.append("bcd", 0, ["one", "two"])
    chat = await first.say("bcd", 0, "hello", 1.0)
    await first.close()

    second = await open_store(lasting)

    assert await second.table("bcd") == a_table()
    assert await second.lines("bcd") == ["one", "two"]
    assert await second.chats("bcd") == [chat]
    await second.close()


async def test_several_processes_may_bring_it_up_to_date_at_once(postgres: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres) for _ in range(3)))

    assert await stores[0].listed(5) == []
    for store in stores:
        await store.close()


async def test_the_migrations_lead_to_the_tables_of_the_code(lasting: str) -> None:
    store = await open_store(lasting)
    assert isinstance(store, SqlStore)

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    found = await store.database.read(differences)
    await store.close()

    assert found == []


async def test_a_table_kept_by_an_older_server_keeps_its_words_and_the_first_scheme(lasting: str) -> None:
    database = open_database(lasting)

    def older(connection: Connection) -> None:
        migrate(connection, "0002")
        row = text(
            "INSERT INTO tables (id, game, options, rules, secret, listed, created, phase, pace) "
            "VALUES ('bcd', 'burgenland', '{}', '1', :secret, :listed, 5.0, 'waiting', 'live')"
        )
        connection.execute(row, {"secret": b"old secret", "listed": True})
        row = text('INSERT INTO seats ("table", seat, name, word, here_until, bot) VALUES (:t, :s, :n, :w, 0, :b)')
        connection.execute(row, {"t": "bcd", "s": 0, "n": "Ada", "w": "rain", "b": "squire"})
        connection.execute(row, {"t": "bcd", "s": 1, "n": "", "w": "", "b": None})

    await database.write(older)
    await database.close()
    store = await open_store(lasting)
    table = await store.sit("bcd", 1, StoredSeat(b"token", "Bo", word_from=WordFrom.SEAT))
    await store.close()

    assert (table.luck_scheme, table.phase, [seat.word for seat in table.seats]) == (1, Phase.PLAYING, ["rain", ""])


async def test_reading_from_sqlite_does_not_wait_for_a_writer(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    store = await open_store(str(file))
    await store.create(a_table())
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(60):
            read = await store.table("bcd")

    assert read == a_table()
    await store.close()


async def test_sqlite_moves_what_it_logged_into_its_file_while_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alcaide.store.sqlite.TIDY_AFTER", 5)
    file = tmp_path / "x.sqlite"
    store = await open_store(str(file))
    await store.create(a_table())
    for number in range(30):
        await store.append("bcd", number, [f"line {number}"])

    async def is_moved() -> bool:
        await asyncio.sleep(0.01)
        return b"line 9" in file.read_bytes()

    async with asyncio.timeout(60):
        while not await is_moved():
            pass
    await store.close()


async def test_sqlite_keeps_what_was_committed_through_a_power_cut(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "x.sqlite"))
    assert isinstance(store, SqlStore)

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

    found = await store.database.read(settings), await store.database.write(settings)
    await store.close()

    assert found == (["wal", 2, 1], ["wal", 2, 1])


async def test_many_writers_share_a_commit_and_each_has_its_own_fate(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "x.sqlite"))
    for number in range(20):
        await store.create(a_table(f"t{number}"))

    writes = [store.append(f"t{number}", number % 2, [f"{number}"]) for number in range(20)]
    again = [store.append(f"t{number}", 0, ["again"]) for number in range(0, 20, 2)]
    results = await asyncio.gather(*writes, *again, return_exceptions=True)

    assert [result is None for result in results] == [True] * 20 + [False] * 10
    assert await store.lines("t4") == ["4"]
    await store.close()


async def test_a_neighbour_hears_of_changes_and_not_of_its_own(postgres: str) -> None:
    here, there = await open_store(postgres), await open_store(postgres)
    await here.create(a_table())
    heard: list[str | None] = []
    listening = asyncio.create_task(note(there, heard))
    await until(lambda: heard == [None])
    await there.append("bcd", 0, ["mine"])
    await here.append("bcd", 1, ["theirs"])
    await here.say("bcd", 0, "hello", 1.0)

    await until(lambda: heard == [None, "bcd", "bcd"])
    listening.cancel()
    await here.close()
    await there.close()


async def test_one_of_two_processes_is_to_think(postgres: str) -> None:
    here, there = await open_store(postgres), await open_store(postgres)
    await here.create(a_table())
    both = await asyncio.gather(here.claim("bcd", 5, 100.0, 110.0), there.claim("bcd", 5, 100.0, 110.0))
    first, second = (here, there) if both[0] else (there, here)

    assert sorted(both) == [False, True]
    assert await first.claim("bcd", 5, 101.0, 111.0)
    assert not await second.claim("bcd", 5, 110.5, 120.0)
    assert await second.claim("bcd", 5, 111.5, 120.0)
    assert await first.claim("bcd", 6, 111.6, 120.0)
    assert not await second.claim("bcd", 5, 130.0, 140.0)  # it has not heard yet that the match went on
    await here.close()
    await there.close()


async def test_a_neighbour_listens_again_after_the_connection_was_lost(postgres: str) -> None:
    here, there = await open_store(postgres), await open_store(postgres)
    assert isinstance(here, SqlStore)
    await here.create(a_table())
    heard: list[str | None] = []
    listening = asyncio.create_task(note(there, heard))
    await until(lambda: heard == [None])
    ending = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await here.database.write(lambda connection: connection.execute(ending).all())
    await until(lambda: heard == [None, None])
    await here.append("bcd", 0, ["news"])

    await until(lambda: heard == [None, None, "bcd"])
    listening.cancel()
    await here.close()
    await there.close()


async def note(store: Store, heard: list[str | None]) -> None:
    """Write down what a store tells of its neighbours."""
    async for table in store.changes():
        heard += [table]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must happen soon."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("address", ["mysql://root:hunter2@host/db", "://hunter2", "sqlite://x/hunter2"])
def test_a_database_that_cannot_be_is_refused_without_repeating_a_password(address: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_address(address)

    assert refused.value.code == "bad_database"
    assert "hunter2" not in refused.value.sentence


KILLED = """
import asyncio, os, signal, sys
from alcaide.store import open_store
from tests.store.arranged import a_table

async def main():
    store = await open_store(sys.argv[1])
    await store.create(a_table())
    for turn in range(10_000):
        await store.append("bcd", turn, [f"line {turn}"])
        print(turn, flush=True)

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_kill_9(lasting: str) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED, lasting], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for turn in range(20):
            assert int(writer.stdout.readline()) == turn
        writer.kill()
        acknowledged = 20 + len(writer.stdout.readlines())

    store = await open_store(lasting)
    lines = await store.lines("bcd")
    await store.append("bcd", len(lines), ["on"])
    await store.close()

    assert len(lines) >= acknowledged
    assert lines == [f"line {turn}" for turn in range(len(lines))]


async def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("these are words, not a database\n" * 100)

    for address in (str(tmp_path / "words"), str(tmp_path), "postgresql://nobody:hunter2@127.0.0.1:9/none"):
        with pytest.raises(BadSetting) as refused:
            await open_store(address)

        assert refused.value.code == "bad_database"
        assert "hunter2" not in refused.value.sentence


async def test_a_database_of_a_newer_version_is_refused(lasting: str) -> None:
    store = await open_store(lasting)
    assert isinstance(store, SqlStore)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.database.write(lambda connection: connection.execute(newer).rowcount)
    await store.close()

    with pytest.raises(BadSetting, match="newer version"):
        await open_store(lasting)
