"""Whatever fails inside one message refuses that message; the table and those who look at it stay."""

from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest

from alcaide.protocol import FromClient, Hello, NewBranch, NewSeat, NewTable
from alcaide.protocol.base import MOST
from alcaide.store import MemoryStore
from bench.siege import huge_number
from tests.server.house import Ear, running


def test_a_number_without_bounds_throws_nobody_off(database: str) -> None:
    outcome = huge_number.siege(database)

    assert outcome.held, outcome.now


def test_the_greatest_number_is_no_trouble_either(database: str) -> None:
    with running(database=database) as house, house.set_up("you", "open").listen() as ear:
        ear.say(type="react", number=MOST, face="wow")

        assert ear.refused()["code"] == "unknown_chat"
        assert house.measure("alcaide_trouble_total") == 0


def test_every_number_that_is_asked_has_bounds() -> None:
    """A new message cannot forget them."""

    def numbers(kind: msgspec.inspect.Type, where: str) -> Iterator[tuple[str, msgspec.inspect.IntType]]:
        match kind:
            case msgspec.inspect.IntType():
                yield where, kind
            case msgspec.inspect.UnionType(types=parts):
                for part in parts:
                    yield from numbers(part, where)
            case msgspec.inspect.ListType(item_type=item):
                yield from numbers(item, where)
            case msgspec.inspect.StructType(fields=fields, cls=cls):
                for each in fields:
                    yield from numbers(each.type, f"{cls.__name__}.{each.name}")

    found = dict(
        pair for kind in (FromClient, Hello, NewTable, NewSeat, NewBranch) for pair in numbers(type_of(kind), "")
    )

    assert len(found) > 8
    for where, number in found.items():
        assert number.ge is not None, where
        assert number.le is not None, where
        assert number.le <= MOST, where


def type_of(kind: object) -> msgspec.inspect.Type:
    return msgspec.inspect.type_info(kind)


@pytest.mark.parametrize("method", ["say", "append"])
def test_what_fails_inside_one_message_refuses_that_message(monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """A disk that is full for a moment: everyone stays, and the match goes on when it is not any more."""
    with running() as house, ExitStack() as stack:
        place = house.set_up("you", "you")
        ear, watcher = (stack.enter_context(each.listen()) for each in (place, place.watch()))
        with monkeypatch.context() as patch:
            patch.setattr(MemoryStore, method, broken)
            for message in failing(ear, method):
                ear.say(**message)
                assert ear.refused()["code"] == "trouble"
        ear.act()

        assert ear.until(1)["turn"] == watcher.until(1)["turn"]
        assert house.measure("alcaide_trouble_total") > 0


def failing(ear: Ear, method: str) -> list[dict[str, object]]:
    """Messages that need a method of the store."""
    act = {"type": "act", "turn": ear.latest["turn"], "action": ear.latest["legal"][0]["action"]}
    chat = {"type": "chat", "text": "hello"}
    return {"say": [chat, chat], "append": [act, act]}.get(method, [])


async def broken(*_: object, **__: object) -> None:
    raise OSError("no space left on device")


def test_a_bot_plays_on_after_a_moment_without_a_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    with running() as house, house.set_up("you", "random").listen() as ear:
        append, failures = MemoryStore.append, []

        async def fails_once(*arguments: object, **named: object) -> None:
            if not failures and ear.latest["turn"]:
                failures.append(1)
                raise OSError
            await append(*arguments, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(MemoryStore, "append", fails_once)
        for _ in range(5):
            while not ear.latest["legal"]:
                ear.update()
            ear.act()
            if ear.hear()["type"] == "refused":
                ear.act()
                ear.update()

    assert failures
