"""RemoteTable: a table of a running server, over the protocol that the browser speaks too (docs/protocol.md)."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path
from typing import assert_never

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from alcaide.core import Action, AlcaideError, IllegalAction, Match, Said, read_record
from alcaide.core.sentences import clean, printable
from alcaide.protocol import (
    VERSION,
    Act,
    AllowUndo,
    AskHint,
    ChatLine,
    FromClient,
    FromServer,
    Hello,
    Hint,
    No,
    Phase,
    Reacted,
    Say,
    Undo,
    Update,
    encode,
)
from alcaide.terminal.match_runner import save_record
from alcaide.terminal.tables.from_protocol import read_hints, read_state, told
from alcaide.terminal.tables.screen_state import ScreenState, ShownHint
from alcaide.terminal.tables.sealed_words import WARNINGS, answer_luck, forget_words
from alcaide.terminal.tables.table_client import PATIENCE, TableClient, no_answer

FROM_SERVER = msgspec.json.Decoder(FromServer)
REFUSED = 4400
"""How a server closes a socket whose hello it refuses: coming back would not help."""
SHORTEST_WAIT, LONGEST_WAIT = 0.25, 10.0
"""Seconds before a lost connection is tried again."""
MOST_BYTES = 4_000_000
"""A message longer than this is none of ours."""


class RemoteTable:
    """A table on a server, behind a client."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.log: list[str] = []
        self.said: dict[int, str] = {}
        """What was said at the table, by number."""
        self.known = (0, 0)
        """The log was read in whole between these two turns; what updates tell of them is in it already."""
        self.state: ScreenState | None = None
        """The latest one."""
        self.socket: ClientConnection | None = None
        self.waiting: asyncio.Future[FromServer] | None = None
        """For the answer to what was sent last."""
        self.refusal: No | None = None
        """To what nobody waits for."""
        self.closed = False

    # What is seen

    async def states(self) -> AsyncGenerator[ScreenState]:
        """Every moment that the server tells; a lost connection is a state with a notice, and is tried again."""
        wait = SHORTEST_WAIT
        while not self.closed:
            try:
                async with connect(
                    self.client.link.socket, open_timeout=PATIENCE, close_timeout=1, max_size=MOST_BYTES
                ) as socket:
                    await self.greet(socket)
                    async for text in socket:
                        if (state := await self.hear(text)) is not None:
                            wait = SHORTEST_WAIT
                            yield state
            except (OSError, TimeoutError, WebSocketException) as error:
                self.give_up_if_refused(error)
            finally:
                self.hang_up()
            if not self.closed:
                yield self.lost()
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def greet(self, socket: ClientConnection) -> None:
        """Say hello."""
        await socket.send(encode(Hello(version=VERSION, token=self.client.token)), text=True)
        self.socket = socket
        self.known = (-1, -1)

    async def hear(self, text: str | bytes) -> ScreenState | None:
        """Take one message; the state it leads to, if any."""
        try:
            message = FROM_SERVER.decode(text)
        except msgspec.DecodeError:
            return None  # of a kind that we do not know
        match message:
            case Update():
                await self.follow(message)
                self.state = self.retell(message)
                self.answer(message)
                await self.add_to_luck(message)
                return self.state
            case ChatLine():
                return self.overhear(message)
            case Hint():
                self.answer(message)
                return None
            case Reacted():
                return None
            case No():
                return self.hear_no(message)
            case _:
                assert_never(message)

    def retell(self, update: Update) -> ScreenState:
        """The state that an update tells."""
        try:
            return read_state(update, tuple(self.log), str(self.client.link))
        except IndexError:
            raise AlcaideError(f"{self.client.link.host} tells of seats that do not exist.", "not_alcaide") from None

    async def add_to_luck(self, update: Update) -> None:
        """Do our part for the luck: commit, reveal when all have committed, and look whether all was kept."""
        if self.client.sealed is None or self.state is None:
            return
        answer = answer_luck(self.client.sealed, update.phase, update.luck)
        if answer.kept != self.client.sealed:
            self.client.keep(answer.kept)  # before anything is revealed
        if warning := WARNINGS.get(answer.finding):
            self.state = replace(self.state, notice=warning)
        for message in answer.messages:
            await self.send(message)
        if update.phase is Phase.OVER:
            forget_words(self.client.link.table)

    async def follow(self, update: Update) -> None:
        """Write down what an update tells; at the first one, and where several people look, read all of it again.

        Who shares a screen reads what a spectator may: an update tells each of them things of their own.
        """
        first, last = self.known
        if first < 0 or len(update.you) > 1:
            try:
                history = await self.client.history()
            except AlcaideError:
                return  # it is asked again at the next update
            names = [clean(seat.name) for seat in update.seats]
            self.log = [told(moment.events, names) for moment in history.moments] + list(self.said.values())
            self.known = (update.turn, history.turn)
        elif not first < update.turn <= last and update.events:
            self.log.append(told(update.events, [clean(seat.name) for seat in update.seats]))

    def overhear(self, said: ChatLine) -> ScreenState | None:
        """Write down what somebody said, once."""
        if said.number in self.said or self.state is None:
            return None
        line = f"{clean(said.name)} says: {printable(said.text)}"
        self.said[said.number] = line
        self.log.append(line)
        self.state = replace(self.state, log=tuple(self.log))
        return self.state

    def hear_no(self, no: No) -> ScreenState | None:
        """Bring a refusal to who waits for an answer; otherwise it is a notice, or the end."""
        if self.waiting is not None and not self.waiting.done():
            self.answer(no)
            return None
        self.refusal = no
        return replace(self.state, notice=printable(no.sentence)) if self.state is not None else None

    def give_up_if_refused(self, error: Exception) -> None:
        """Raise what the server said, if it does not let us in."""
        closed = error.rcvd if isinstance(error, ConnectionClosed) else None
        if closed is not None and closed.code == REFUSED:
            no = self.refusal or No(code="bad_message", sentence="The server does not let us in.")
            raise AlcaideError(printable(no.sentence), no.code)

    def lost(self) -> ScreenState:
        """The last state, with the news that nothing comes after it for now."""
        if self.state is None:
            raise no_answer(self.client.link)
        sentence = f"{no_answer(self.client.link).sentence} Trying again ..."
        return replace(self.state, choices=(), notice=sentence)

    def hang_up(self) -> None:
        """The connection has ended; who waits for an answer gets none."""
        self.socket = None
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(no_answer(self.client.link))

    # What is asked

    def answer(self, message: FromServer) -> None:
        """Bring an answer to who waits for one."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(message)

    async def ask(self, message: FromClient) -> FromServer:
        """Send something, and wait for its answer; one thing at a time."""
        if self.waiting is not None:
            raise AlcaideError("Wait until what you did before is answered.", "too_fast")
        self.waiting = asyncio.get_running_loop().create_future()
        try:
            await self.send(message)
            answer = await asyncio.wait_for(self.waiting, PATIENCE)
        except TimeoutError:
            raise no_answer(self.client.link) from None
        finally:
            self.waiting = None
        if isinstance(answer, No):
            raise IllegalAction(printable(answer.sentence), answer.code, answer.rule)
        return answer

    async def send(self, message: FromClient) -> None:
        """Send something."""
        if self.socket is None:
            raise no_answer(self.client.link)
        try:
            await self.socket.send(encode(message), text=True)
        except ConnectionClosed:
            raise no_answer(self.client.link) from None

    async def act(self, state: ScreenState, said: Said) -> None:
        """Decide something."""
        assert isinstance(said, Action)
        await self.ask(Act(turn=state.turn, action=said.json()))

    async def undo(self, state: ScreenState) -> None:
        """Take back, or ask the others."""
        await self.ask(Undo(turn=state.turn))

    async def allow_undo(self, state: ScreenState, allow: bool) -> None:
        """Answer somebody who asks."""
        await self.ask(AllowUndo(turn=state.turn, allow=allow))

    async def hints(self, state: ScreenState) -> list[ShownHint]:
        """The best few moves, as the server's bot weighs them."""
        answer = await self.ask(AskHint(turn=state.turn))
        if not isinstance(answer, Hint):  # the match went on meanwhile
            raise IllegalAction("The match has gone on since.", "stale")
        return read_hints(answer, state.names)

    async def say(self, text: str) -> None:
        """Say something to everyone at the table."""
        await self.send(Say(text=text))

    # What is kept

    async def record(self) -> Match:
        """The record, as the server has it."""
        return read_record((await self.client.record()).splitlines(), partial=True)

    async def save(self, path: Path | None) -> str:
        """Write the record to a file; until the match is over only the server has it."""
        match = await self.record()
        path = path or Path(f"{match.game.name}-{self.client.link.table}.jsonl")
        save_record(match, path)
        return f"Saved. Check it with: alcaide verify {path}"

    def farewell(self) -> str:
        """How to come back."""
        token = f" --token {self.client.token}" if self.client.token else " --watch"
        return f"You have left the table. Come back with: alcaide join {self.client.link}{token}"

    async def close(self) -> None:
        """Leave the table; the seat stays ours."""
        self.closed = True
        if self.socket is not None:
            await self.socket.close()
        await self.client.close()
