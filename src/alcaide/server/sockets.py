"""The socket of a listener: hello first, then messages in both directions."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from alcaide.core import AlcaideError, IllegalAction
from alcaide.protocol import (
    VERSION,
    Act,
    AllowUndo,
    AskHint,
    Commit,
    FromClient,
    Hello,
    No,
    React,
    Reveal,
    Say,
    Undo,
    encode,
)
from alcaide.server.accountant import Resource, TokenBucket
from alcaide.server.errors import Refused, not_yours, too_fast, too_long, trouble, unknown_version
from alcaide.server.inbox import Gone
from alcaide.server.incoming import address_of, check_json, check_origin, check_text, read_message, token_of
from alcaide.server.listener import AGAIN, SLOW, Listener
from alcaide.server.live_table import LiveTable
from alcaide.server.live_tables import LiveTables
from alcaide.server.tokens import trace

log = logging.getLogger(__name__)
HELLO = msgspec.json.Decoder(Hello)
MESSAGE = msgspec.json.Decoder(FromClient)
REFUSED = 4400
"""The code a socket is closed with when its hello was refused."""
TROUBLE = 1011
LATER = 1013
"""The code after a hello that was refused only for now: come back in a while, not all at once."""
TRANSIENT = ("too_fast", "trouble")
WAIT_FOR_HELLO = 10.0


class Sockets:
    """Every socket of this process."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.services = live_tables.services

    async def serve(self, socket: WebSocket) -> None:
        """Talk to one listener until it goes."""
        address = address_of(socket)
        check_origin(socket, self.services.settings.origins)
        accountant = self.services.accountant
        if not accountant.may_connect(address):
            raise too_fast()
        accountant.spend(Resource.REQUESTS, address)
        accountant.connect(address)
        try:
            await socket.accept()
            await Conversation(self, socket).hold()
        except WebSocketDisconnect:
            pass  # gone before hello
        finally:
            accountant.disconnect(address)


class Conversation:
    """One socket, from its hello to its end."""

    def __init__(self, sockets: Sockets, socket: WebSocket) -> None:
        self.live_tables = sockets.live_tables
        self.services = sockets.services
        self.socket = socket
        self.name: str = socket.path_params["table"]
        self.address = address_of(socket)
        self.limits = self.services.settings.limits
        self.bucket = TokenBucket(self.limits.messages, 4 * self.limits.messages)
        self.hinting: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Say hello, then listen and talk at once until one of both ends."""
        try:
            live, listener = await self.meet()
        except AlcaideError as error:
            await self.socket.send_text(self.refusal(error).decode())
            await self.socket.close(LATER if error.code in TRANSIENT else REFUSED)
            return
        tasks = {
            asyncio.create_task(self.talk(listener), name="talk"),
            asyncio.create_task(self.listen(live, listener), name="listen"),
            asyncio.create_task(end(listener), name="end"),
        }
        self.services.metrics.listeners.inc()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.services.metrics.listeners.dec()
            await self.part(live, listener)
            if self.hinting is not None:
                tasks.add(self.hinting)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                self.look_at(outcome, listener)
        await self.close(listener)

    async def meet(self) -> tuple[LiveTable, Listener]:
        """Take the hello, and let the listener in."""
        try:
            async with asyncio.timeout(WAIT_FOR_HELLO):
                hello = read_message(await self.receive(), HELLO, self.limits.message_bytes)
        except TimeoutError:
            raise Refused("Say hello first.", "no_hello", 400) from None
        if hello.version != VERSION:
            raise unknown_version(hello.version)
        token = hello.token or token_of(self.socket, self.name)

        async def enter(live: LiveTable) -> tuple[LiveTable, Listener]:
            seats = live.seats_of(token)
            if hello.token and not seats:
                raise not_yours()
            listener = Listener(seats, self.limits.outbox, self.address)
            await live.enter(listener)
            return live, listener

        return await self.live_tables.ask(self.name, enter, token)

    async def part(self, live: LiveTable, listener: Listener) -> None:
        """Leave the table, unless it has been put away."""
        try:
            await live.inbox.ask(lambda: live.leave(listener), bool(listener.seats))
        except (Gone, AlcaideError):
            live.audience.listeners.discard(listener)

    async def close(self, listener: Listener) -> None:
        """Close the socket, if the other side has not."""
        if not listener.ended.is_set():
            return
        if listener.code == SLOW:
            self.services.metrics.slow.inc()
        with suppress(RuntimeError, WebSocketDisconnect):  # the other side may have closed it already
            await self.socket.close(listener.code)

    def look_at(self, outcome: BaseException | None, listener: Listener) -> None:
        """How a task ended: everything but the end of a connection is our mistake."""
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            self.note(outcome)
            listener.end(TROUBLE)

    async def receive(self) -> str:
        """The next message."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise Refused("Messages are text, not bytes.", "bad_message", 400)
        if len(text) > self.limits.message_bytes:
            raise too_long(self.limits.message_bytes)
        return str(text)

    async def talk(self, listener: Listener) -> None:
        """Send what is in the outbox."""
        while True:
            message = await listener.outbox.get()
            await self.socket.send_text(message.decode())

    async def listen(self, live: LiveTable, listener: Listener) -> None:
        """Take one message after another; a refusal goes to this listener only."""
        while True:
            try:
                text = await self.receive()
                if wait := self.price(listener):
                    await asyncio.sleep(wait)  # nothing more is read meanwhile, so a flood stays with its sender
                with self.services.metrics.answering.time():
                    await self.take(live, listener, read_message(text, MESSAGE, self.limits.message_bytes))
            except AlcaideError as error:
                listener.send(self.refusal(error, live.log.turn if live.log else None))
            except Gone:
                listener.end(AGAIN)
                return
            except WebSocketDisconnect:
                raise
            except Exception as error:
                self.note(error)
                listener.send(self.refusal(trouble(), live.log.turn if live.log else None))

    def price(self, listener: Listener) -> float:
        """Let a message be paid for; how many seconds to wait before it is read."""
        accountant, wait = self.services.accountant, self.bucket.draw()
        if listener.seats and accountant.may_spend(Resource.SEATED_MESSAGES, self.name):
            return wait
        return max(wait, accountant.owe(Resource.MESSAGES, self.address))

    async def take(self, live: LiveTable, listener: Listener, message: FromClient) -> None:
        """Bring one message to the inbox of the table."""
        seats = listener.seats
        ask = partial(live.inbox.ask, seated=bool(seats))
        match message:
            case Act():
                check_json(message.action)
                await ask(lambda: live.act(seats, message))
            case Undo():
                await ask(lambda: live.undo(seats, message.turn))
            case AllowUndo():
                await ask(lambda: live.allow_undo(seats, message.turn, message.allow))
            case Say():
                await ask(lambda: live.say(listener, check_text(message.text, "text")))
            case React():
                await ask(lambda: live.react(listener, message.number, message.face))
            case Commit():
                await ask(lambda: live.sealing.commit(seats, message.seat, message.commitment))
            case Reveal():
                await ask(lambda: live.sealing.reveal(seats, message.seat, message.word))
            case AskHint():
                self.begin_hint(live, listener, message.turn)
            case _:
                assert_never(message)

    def begin_hint(self, live: LiveTable, listener: Listener, turn: int) -> None:
        """Let a bot think about a hint, one at a time; the listener may go on meanwhile."""
        if self.hinting is not None and not self.hinting.done():
            raise too_fast()
        self.hinting = asyncio.create_task(self.hint(live, listener, turn), name="hint")

    async def hint(self, live: LiveTable, listener: Listener, turn: int) -> None:
        """Send what a bot would do."""
        try:
            listener.send(encode(await live.bot_player.hint(listener, turn)))
        except AlcaideError as error:
            listener.send(self.refusal(error, live.log.turn if live.log else None))
        except Exception as error:
            self.note(error)
            listener.send(self.refusal(trouble(), live.log.turn if live.log else None))

    def note(self, error: BaseException) -> None:
        """Log a mistake of ours."""
        self.services.metrics.trouble.inc()
        log.error("conversation_failed", exc_info=error, extra={"table": trace(self.name)})

    def refusal(self, error: AlcaideError, turn: int | None = None) -> bytes:
        """A no, for the wire."""
        self.services.metrics.refused.labels(error.code).inc()
        rule = error.rule if isinstance(error, IllegalAction) else None
        return encode(No(code=error.code, sentence=error.sentence, rule=rule, turn=turn))


async def end(listener: Listener) -> None:
    """Wait until the socket is to be closed."""
    await listener.ended.wait()
