"""What every store keeps: the same suite over memory, SQLite and a real PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import pytest

from alcaide.core import SeatWord, WordFrom
from alcaide.store import (
    Clocks,
    Conflict,
    Origin,
    Pace,
    Phase,
    SeatTaken,
    Store,
    StoredSeat,
    StoredTable,
    TimeLimit,
    UnknownChat,
    UnknownTable,
    open_store,
)
from tests.store.arranged import a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    yield store
    await store.close()


async def test_a_table_is_found_as_it_was_created(store: Store) -> None:
    await store.create(a_table())

    assert await store.table("bcd") == a_table()


async def test_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(UnknownTable) as refused:
        await store.table("nowhere")
    with pytest.raises(UnknownTable):
        await store.sit("nowhere", 0, StoredSeat(b"x"))

    assert refused.value.code == "unknown_table"


async def test_the_match_begins_with_the_last_open_seat(store: Store) -> None:
    await store.create(a_table("bcd", StoredSeat(), StoredSeat(bot="squire"), StoredSeat()))

    first = await store.sit("bcd", 2, StoredSeat(b"two", "Bo", "", None, 7.0))
    second = await store.sit("bcd", 0, StoredSeat(b"one", "Cy"))

    assert (first.phase, second.phase) == (Phase.WAITING, Phase.PLAYING)
    assert second.seats == (StoredSeat(b"one", "Cy"), StoredSeat(bot="squire"), StoredSeat(b"two", "Bo", "", None, 7.0))
    assert await store.table("bcd") == second


async def test_a_table_whose_seats_announced_words_waits_for_them(store: Store) -> None:
    sealed = StoredSeat(b"a", "Ada", word_from=WordFrom.SEAT)
    await store.create(a_table("bcd", sealed, StoredSeat()))

    full = await store.sit("bcd", 1, StoredSeat(bot="squire", word_from=WordFrom.HOUSE))

    assert (full.phase, full.awaited) == (Phase.REVEALING, [0])
    assert await store.table("bcd") == full


async def test_what_seats_add_to_the_luck_is_changed_all_or_nothing(store: Store) -> None:
    await store.create(a_table("bcd", StoredSeat(b"a", word_from=WordFrom.SEAT), StoredSeat(b"b")))
    committed = SeatWord(WordFrom.SEAT, "ab" * 32, "cd" * 32)

    def change(table: StoredTable) -> StoredTable:
        seats = (table.seats[0].adding(committed), table.seats[1])
        return replace(table, seats=seats, phase=Phase.REVEALING, revealing_since=2.5)

    def refuse(table: StoredTable) -> StoredTable:
        raise SeatTaken(1)

    after = await store.settle("bcd", change)
    with pytest.raises(SeatTaken):
        await store.settle("bcd", refuse)
    with pytest.raises(UnknownTable):
        await store.settle("nowhere", change)

    assert (after.seats[0].luck, after.phase, after.revealing_since) == (committed, Phase.REVEALING, 2.5)
    assert await store.table("bcd") == after


async def test_changes_of_the_luck_come_one_after_another(store: Store) -> None:
    await store.create(a_table("bcd", *(StoredSeat(bytes([n]), word_from=WordFrom.SEAT) for n in range(5))))

    def committing(seat: int) -> Callable[[StoredTable], StoredTable]:
        def change(table: StoredTable) -> StoredTable:
            seats = list(table.seats)
            seats[seat] = seats[seat].adding(SeatWord(WordFrom.SEAT, f"{seat}" * 64))
            return replace(table, seats=tuple(seats))

        return change

    await asyncio.gather(*(store.settle("bcd", committing(seat)) for seat in range(5)))

    assert [seat.word_commitment for seat in (await store.table("bcd")).seats] == [f"{n}" * 64 for n in range(5)]


async def test_a_seat_is_taken_once(store: Store) -> None:
    await store.create(a_table())
    sitters = [store.sit("bcd", 1, StoredSeat(bytes([number]))) for number in range(5)]

    results = await asyncio.gather(*sitters, return_exceptions=True)

    assert sum(isinstance(result, StoredTable) for result in results) == 1
    assert sum(isinstance(result, SeatTaken) for result in results) == 4


async def test_two_seats_taken_at_once_begin_the_match(store: Store) -> None:
    await store.create(a_table("bcd", StoredSeat(), StoredSeat()))

    await asyncio.gather(store.sit("bcd", 0, StoredSeat(b"a")), store.sit("bcd", 1, StoredSeat(b"b")))

    assert (await store.table("bcd")).phase == Phase.PLAYING


async def test_a_seat_is_lent_to_a_bot_and_given_back(store: Store) -> None:
    await store.create(a_table("bcd", StoredSeat(b"a", "Ada"), StoredSeat(b"b"), phase=Phase.PLAYING))

    lent = await store.lend("bcd", 0, "squire")
    back = await store.lend("bcd", 0, None)

    assert lent.seats[0] == StoredSeat(b"a", "Ada", bot="squire")
    assert back.seats[0] == StoredSeat(b"a", "Ada")
    assert back == await store.table("bcd")


async def test_presence_is_noted_seat_by_seat(store: Store) -> None:
    await store.create(a_table("bcd", StoredSeat(b"a"), StoredSeat(b"b")))
    await store.create(a_table("fgh", StoredSeat(b"a"), StoredSeat(b"b")))

    await store.attend([("bcd", 1), ("fgh", 0)], 50.5)
    await store.attend([], 99.0)

    assert [seat.here_until for seat in (await store.table("bcd")).seats] == [0.0, 50.5]
    assert [seat.here_until for seat in (await store.table("fgh")).seats] == [50.5, 0.0]


async def test_lines_come_back_in_order(store: Store) -> None:
    await store.create(a_table())

    await store.append("bcd", 0, ['{"a":1}', "line ☂"])
    await store.append("bcd", 2, ["third"])

    assert await store.lines("bcd") == ['{"a":1}', "line ☂", "third"]
    assert await store.lines("bcd", 2) == ["third"]
    assert await store.lines("bcd", 3) == []


async def test_the_second_writer_of_a_turn_gets_a_conflict_and_leaves_nothing(store: Store) -> None:
    await store.create(a_table())
    await store.append("bcd", 0, ["first"])

    with pytest.raises(Conflict):
        await store.append("bcd", 0, ["other", "lines"], over=True)

    assert await store.lines("bcd") == ["first"]
    assert (await store.table("bcd")).phase == Phase.WAITING


async def test_of_many_writers_of_one_turn_one_is_first(store: Store) -> None:
    await store.create(a_table())
    await store.create(a_table("fgh"))
    writers = [store.append("bcd", 0, [f"{number}"] * (1 + number % 3)) for number in range(8)]

    results = await asyncio.gather(*writers, store.append("fgh", 0, ["calm"]), return_exceptions=True)

    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert len(set(await store.lines("bcd"))) == 1
    assert await store.lines("fgh") == ["calm"]


async def test_a_table_is_over_with_its_last_line(store: Store) -> None:
    await store.create(a_table(phase=Phase.PLAYING))

    await store.append("bcd", 0, ["end"], over=True)

    assert (await store.table("bcd")).phase == Phase.OVER


async def test_strangers_find_listed_tables_that_are_not_over_newest_first(store: Store) -> None:
    await store.create(a_table("old", created=1.0))
    await store.create(a_table("new", created=3.0, phase=Phase.PLAYING))
    await store.create(a_table("mid", created=2.0))
    await store.create(a_table("hid", listed=False))
    await store.create(a_table("end", phase=Phase.OVER))

    assert [table.id for table in await store.listed(10)] == ["new", "mid", "old"]
    assert await store.listed(1) == [a_table("new", created=3.0, phase=Phase.PLAYING)]


async def test_what_is_said_comes_back_in_order(store: Store) -> None:
    await store.create(a_table())
    await store.create(a_table("fgh"))

    said = [await store.say("bcd", number % 2, f"word {number} ☂", 5.0 + number) for number in range(4)]
    await store.say("fgh", 0, "elsewhere", 6.0)

    assert await store.chats("bcd") == said
    assert await store.chats("bcd", after=said[1].number) == said[2:]
    assert await store.chats("bcd", most=1) == said[3:]
    assert [chat.seat for chat in said] == [0, 1, 0, 1]


async def test_a_table_keeps_its_pace_clocks_and_origin(store: Store) -> None:
    table = a_table(
        pace=Pace.DAYS, limit=TimeLimit(600, 5), clocks=Clocks((600.0, 12.5), 3.25), origin=Origin("old", 7, "oldest")
    )
    await store.create(table)

    assert await store.table("bcd") == table
    assert table.match == "oldest"
    assert a_table().match == "bcd"


async def test_a_table_may_begin_with_lines(store: Store) -> None:
    await store.create(a_table(), ["one", "two"])

    assert await store.lines("bcd") == ["one", "two"]
    with pytest.raises(Conflict):
        await store.append("bcd", 1, ["again"])


async def test_clocks_are_kept_with_lines_and_with_lending(store: Store) -> None:
    await store.create(a_table("bcd", StoredSeat(b"a"), StoredSeat(b"b"), phase=Phase.PLAYING))

    await store.append("bcd", 0, ["one"], clocks=Clocks((9.5, 8.0), 1.0))
    first = await store.table("bcd")
    await store.append("bcd", 1, ["two"])
    lent = await store.lend("bcd", 1, "squire", Clocks((9.5, 7.0), 2.0))
    with pytest.raises(Conflict):
        await store.append("bcd", 0, ["late"], clocks=Clocks((0.0, 0.0), 9.0))

    assert first.clocks == Clocks((9.5, 8.0), 1.0)
    assert lent.clocks == Clocks((9.5, 7.0), 2.0)
    assert (await store.table("bcd")).clocks == lent.clocks


async def test_an_address_is_forgotten_with_the_end(store: Store) -> None:
    await store.create(a_table("bcd", StoredSeat(b"a", mail="a@b"), StoredSeat(), phase=Phase.WAITING))
    await store.sit("bcd", 1, StoredSeat(b"b", mail="c@d"))
    before = await store.table("bcd")

    await store.append("bcd", 0, ["end"], over=True)

    assert [seat.mail for seat in before.seats] == ["a@b", "c@d"]
    assert [seat.mail for seat in (await store.table("bcd")).seats] == [None, None]


async def test_reactions_are_about_what_was_said(store: Store) -> None:
    await store.create(a_table())
    await store.create(a_table("fgh"))
    said = await store.say("bcd", 0, "hello", 1.0)
    reaction = await store.say("bcd", 1, "heart", 2.0, said.number)

    for table, about in (("fgh", said.number), ("bcd", reaction.number), ("bcd", said.number + 99)):
        with pytest.raises(UnknownChat):
            await store.say(table, 0, "heart", 3.0, about)

    assert await store.chats("bcd") == [said, reaction]
    assert reaction.about == said.number


async def test_tables_nobody_came_back_to_are_pruned_with_everything_about_them(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alcaide.store.sql.PRUNED_TOGETHER", 2)
    for number in range(5):
        await store.create(a_table(f"old{number}"), ["a line"])
        await store.say(f"old{number}", 0, "hello", 1.0)
    await store.create(a_table("new", created=3000.0))
    await store.create(a_table("visited", StoredSeat(b"hash"), StoredSeat(b"hash", here_until=2500.0)))
    await store.say("visited", 0, "still here", 1.0)

    pruned = await store.prune(2000.0)

    assert sorted(pruned) == [f"old{number}" for number in range(5)]
    for name in pruned:
        with pytest.raises(UnknownTable):
            await store.table(name)
    assert (await store.table("new")).id == "new"
    assert [chat.text for chat in await store.chats("visited")] == ["still here"]
    assert await store.prune(2000.0) == []
