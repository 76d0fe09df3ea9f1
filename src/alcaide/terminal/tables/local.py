"""LocalTable: a match that runs in this program, with bots that think beside the screen."""

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from alcaide.core import CHANCE, Action, AlcaideError, IllegalAction, Match, Outcome, Said
from alcaide.protocol import Phase
from alcaide.protocol.viewer import viewer_of
from alcaide.terminal.match_runner import MatchRunner
from alcaide.terminal.replay import result
from alcaide.terminal.tables.screen_state import MenuEntry, ScreenState, SeatLabel, ShownHint, UndoOffer

T = TypeVar("T")


class LocalTable:
    """A match of this machine as its screen sees it."""

    def __init__(self, runner: MatchRunner, told: tuple[str, ...] = (), pause: float = 0.0) -> None:
        """`told` stands at the top of the log; after each move of a bot there is a pause, in seconds, to follow it."""
        self.runner = runner
        self.match = runner.match
        self.log = [*told, *runner.tell_again()]
        self.pause = pause
        self.changed = asyncio.Event()
        self.closed = False

    # What is seen

    async def states(self) -> AsyncGenerator[ScreenState]:
        """Every moment; bots and the dealer go on by themselves in between."""
        bot_seen: int | None = None
        while not self.closed:
            self.changed.clear()
            self.deal()
            seat = self.match.position.to_act
            bot = seat if seat >= 0 and seat not in self.runner.persons else None
            if bot is None or bot != bot_seen or self.pause:  # without a pause nobody could follow each of its moves
                yield self.state()
            bot_seen = bot
            if bot is not None and not self.closed:
                await self.let_choose(bot)
            else:
                await self.changed.wait()

    def state(self) -> ScreenState:
        """The present moment."""
        match, asked = self.match, self.match.position.to_act
        viewer = viewer_of(self.runner.persons, asked)
        return ScreenState(
            game=match.game,
            phase=Phase.OVER if match.is_over else Phase.PLAYING,
            turn=match.turn,
            seats=self.seats(),
            mine=self.runner.persons,
            viewer=viewer,
            view=match.game.view(match.position, viewer),
            to_act=asked if asked >= 0 else None,
            choices=self.choices(asked),
            log=tuple(self.log),
            undo=UndoOffer(free=not match.is_over and self.runner.last_person() is not None),
            result=result(match) if match.is_over else "",
        )

    def choices(self, asked: int) -> tuple[MenuEntry, ...]:
        """What is to be decided from this screen: by a person, or of luck that is typed."""
        if asked == CHANCE:
            return tuple(self.runner.outcomes())
        return tuple(self.runner.choices()) if asked in self.runner.persons else ()

    def seats(self) -> tuple[SeatLabel, ...]:
        """Who sits where."""
        person = "you" if len(self.runner.persons) == 1 else "person"
        return tuple(
            SeatLabel(name, person if bot is None else bot.name)
            for name, bot in zip(self.runner.names, self.runner.bots, strict=True)
        )

    # What happens

    def deal(self) -> None:
        """Let the dealer bring what luck has to decide now."""
        while self.runner.luck is not None and self.match.position.to_act == CHANCE:
            self.tell(self.runner.deal())

    async def let_choose(self, seat: int) -> None:
        """A bot's turn; what it thought out is forgotten if a person took a move back meanwhile."""
        position = self.match.position
        code, trouble = await beside(lambda: self.runner.think(seat))
        if self.pause:
            await asyncio.sleep(self.pause)
        if position is self.match.position and not self.closed:
            self.tell(trouble)
            self.tell(self.runner.act(seat, code))

    def tell(self, line: str) -> None:
        """Write a line of the log, if there is something to tell."""
        if line:
            self.log.append(line)

    async def act(self, state: ScreenState, said: Said) -> None:
        """Decide something, or say what luck brings."""
        if state.turn != self.match.turn:
            raise IllegalAction("The match has gone on since.", "stale")
        if isinstance(said, Outcome):
            self.tell(self.runner.bring(said))
        else:
            assert isinstance(said, Action)
            self.tell(self.runner.act(self.asked_person(), said.code))
        self.changed.set()

    def asked_person(self) -> int:
        """The person that is asked."""
        seat = self.match.position.to_act
        if self.match.is_over:
            raise IllegalAction("The match is over.", "match_over")
        if seat not in self.runner.persons:
            raise IllegalAction("Somebody else is to decide now.", "not_your_turn")
        return seat

    async def undo(self, state: ScreenState) -> None:
        """Take back a decision that nothing has answered."""
        self.tell(self.runner.undo())
        self.changed.set()

    async def allow_undo(self, state: ScreenState, allow: bool) -> None:
        """Nobody asks: those who share a screen talk to each other."""
        raise IllegalAction("Nobody asks to take back.", "nobody_asks")

    async def hints(self, state: ScreenState) -> list[ShownHint]:
        """The best few moves of the person that is asked."""
        if self.match.position.to_act >= 0:
            self.asked_person()
        return await beside(self.runner.hints)

    async def say(self, text: str) -> None:
        """There is nobody to hear it."""
        raise AlcaideError("There is nobody to talk to: everyone at this table sits before this screen.", "nobody_here")

    # What is kept

    async def record(self) -> Match:
        """The match, when it is over."""
        if not self.match.is_over:
            raise IllegalAction("The match is not over yet; its replay would show what is secret.", "match_running")
        return self.match

    async def save(self, path: Path | None) -> str:
        """Write the match to a file, and from now on every move."""
        return self.runner.save(path)

    def farewell(self) -> str:
        """How to go on."""
        file = self.runner.file
        if self.match.is_over:
            return f"Check the record with: alcaide verify {file}" if file else ""
        return (
            f"You have left the match. {f'Go on with: alcaide play --resume {file}' if file else 'It was not saved.'}"
        )

    async def close(self) -> None:
        """Stop; whoever still thinks thinks for nobody."""
        self.closed = True
        self.changed.set()


async def beside(work: Callable[[], T]) -> T:
    """Have something done in a thread of its own, for which nobody waits when the program ends."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(finish: Callable[[], None]) -> None:
        def unless_given_up() -> None:
            if not future.done():
                finish()

        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(unless_given_up)

    def run() -> None:
        try:
            answer = work()
        except Exception as error:
            failure = error
            settle(lambda: future.set_exception(failure))
        else:
            settle(lambda: future.set_result(answer))

    threading.Thread(target=run, daemon=True, name="thinking").start()
    return await future
