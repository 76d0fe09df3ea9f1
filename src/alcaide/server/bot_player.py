"""BotPlayer: lets the bot of the seat that is asked think, and brings its answer to the inbox like anyone's."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from alcaide.core import AlcaideError, Header, IllegalAction, Position, SwiftLuck
from alcaide.protocol import AdvisedMove, Hint
from alcaide.search import RandomBot
from alcaide.search.explain import RISKY, SAFE, leads_to_luck
from alcaide.server.accountant import Resource, network
from alcaide.server.bot_pool import BotFailed, BotPool
from alcaide.server.bot_worker import BotAnswer, BotQuestion, WeighedMove
from alcaide.server.errors import Refused, too_fast
from alcaide.server.inbox import Gone
from alcaide.server.listener import Listener
from alcaide.server.services import Services
from alcaide.server.snapshot import TableSnapshot, asked_at
from alcaide.server.tokens import trace

if TYPE_CHECKING:
    from alcaide.server.live_table import LiveTable

log = logging.getLogger(__name__)
Thought = tuple[int, int, str]
"""A turn, the seat that is asked, and its bot."""
INSTEAD = RandomBot()
"""Plays on where a bot failed. It needs no process, so it never fails."""
HINTS_BY = "alcaide"
MOST_HINTS = 20
"""That wait for one address."""
LOOK_AGAIN = 1.0
"""Seconds after which a process that was not first looks whether the first one is still there."""
AT_ONCE = 0.002
"""Seconds of the processor that a move costs for which no process is needed."""
GRACE = 5.0
"""Seconds beyond a bot's time after which its process counts as lost."""


class BotPlayer:
    """What plays the seats of one table that no person plays."""

    def __init__(self, table: "LiveTable", services: Services) -> None:
        self.table = table
        self.services = services
        self.thought: Thought | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Look whose turn it is: begin a thought, go on with it, or forget it."""
        wanted = self.wanted()
        if wanted == self.thought and self.is_thinking:
            return
        self.stop()
        if wanted is not None and not self.table.inbox.closed:
            self.thought = wanted
            self.task = asyncio.create_task(self.play(wanted), name="thought")

    def wanted(self) -> Thought | None:
        """What is to be thought about now."""
        match_log, seat = self.table.log, asked_at(self.table.log)
        if match_log is None or seat is None or (self.is_alone and not self.table.audience.listeners):
            return None
        bot = self.table.table.seats[seat].bot
        return None if bot is None else (match_log.turn, seat, bot)

    @property
    def is_alone(self) -> bool:
        """Whether bots play among themselves: they go on only while somebody watches."""
        return all(seat.bot is not None for seat in self.table.table.seats)

    def payer(self) -> tuple[BotPool, str]:
        """Where the bot of this table thinks, and whose budget pays: who is there and has the most left of it."""
        lanes, accountant, audience = self.services.bot_lanes, self.services.accountant, self.table.audience.listeners
        seated = {network(each.address) for each in audience if each.seats} if not self.is_alone else set()
        payers = seated or {network(each.address) for each in audience} or {f"table {self.table.table.id}"}
        account = max(payers, key=lambda each: accountant.left(Resource.THINKING, each))
        can_pay = accountant.left(Resource.THINKING, account) > 0
        return lanes.people if seated and can_pay else lanes.rest, account

    async def save_up(self) -> None:
        """Where bots play among themselves, wait until somebody who watches can pay for it."""
        while self.is_alone and self.services.accountant.left(Resource.THINKING, self.payer()[1]) <= 0:
            await asyncio.sleep(LOOK_AGAIN)

    def stop(self) -> None:
        """Forget a thought."""
        if self.task is not None:
            self.task.cancel()
        self.task = None
        self.thought = None

    async def play(self, thought: Thought) -> None:
        """Think, and act; if the bot fails, let another one play on."""
        turn, seat, bot = thought
        inbox = self.table.inbox
        try:
            try:
                code = await self.choose(seat, bot)
            except BotFailed as failure:
                self.services.metrics.bots_failed.labels(bot, str(failure)).inc()
                log.warning("bot_failed", extra={"table": trace(self.table.table.id), "bot": bot, "why": str(failure)})
                await inbox.ask(lambda: self.table.seating.replace_bot(turn, seat, bot, INSTEAD.name))
            else:
                await inbox.ask(lambda: self.table.bot_acts(turn, seat, code))
        except (Gone, AlcaideError):
            pass  # somebody was quicker; whoever it was has woken us again
        except Exception as error:
            await self.table.recover(error)
            asyncio.get_running_loop().call_later(LOOK_AGAIN, self.wake)

    async def choose(self, seat: int, bot: str) -> int:
        """What the bot does; where there is no choice, that."""
        assert self.table.log is not None
        position = self.table.log.match.position
        legal = position.legal()
        await self.save_up()
        if len(legal) == 1 or bot == INSTEAD.name:
            self.services.accountant.owe(Resource.THINKING, self.payer()[1], AT_ONCE)
        if len(legal) == 1:
            return legal[0]
        if bot == INSTEAD.name:
            return INSTEAD.choose(position, seat, SwiftLuck(secrets.randbits(64)))
        await self.claim()
        question = ask_about(self.table.log.match.header, position, seat, bot, secrets.randbits(63))
        pool, account = self.payer()
        code = (await self.think(question, pool, account)).action
        if code not in legal:
            raise BotFailed("illegal")
        return code

    async def claim(self) -> None:
        """Wait until this process is the one to think; if it is another, its answer will end the waiting."""
        assert self.table.log is not None
        turn, patience = self.table.log.turn, self.services.settings.think + GRACE
        if not self.table.audience.listeners and any(self.table.here()):
            await asyncio.sleep(LOOK_AGAIN)  # the process where somebody is thinks sooner
        now = self.services.clock()
        while not await self.services.store.claim(self.table.table.id, turn, now, now + patience):
            await asyncio.sleep(LOOK_AGAIN)
            now = self.services.clock()

    async def think(self, question: BotQuestion, pool: BotPool, account: str) -> BotAnswer:
        """What a bot says, in a process of its own, from nothing but what the seat may know."""
        question.limit = self.services.settings.think
        began = time.monotonic()
        try:
            return await pool.ask(question, account, self.table.table.id)
        finally:
            self.services.metrics.thinking.labels(question.bot).observe(time.monotonic() - began)

    async def hint(self, listener: Listener, turn: int) -> Hint:
        """What the strongest bot would do for the seat that is asked, and why."""
        match_log, snapshot = self.table.at_turn(turn), self.table.snapshot()
        seat = snapshot.to_act
        if seat is None or seat not in listener.seats:
            raise IllegalAction("There is nothing for you to decide now.", "not_your_turn")
        match, position = match_log.match, match_log.match.position.copy()
        legal = position.legal()
        imagined = position.imagine(seat, SwiftLuck("brings", turn))
        advice: list[AdvisedMove] = []
        if len(legal) > 1:
            pool, account = self.services.bot_lanes.hints, network(listener.address)
            if (
                self.services.accountant.left(Resource.THINKING, account) <= 0
                or pool.queue.waits(account) >= MOST_HINTS
            ):
                raise too_fast()
            question = ask_about(match.header, position, seat, HINTS_BY, turn)
            question.explain = True
            try:
                advice = advise(snapshot, imagined, (await self.think(question, pool, account)).weighed)
            except BotFailed:
                raise Refused("The bot has no idea either.", "no_hint") from None
        best = snapshot.choice(imagined, match.game.actions.decode(legal[0])) if not advice else advice[0]
        sentence = advice[0].sentence if advice else "There is nothing else to do."
        return Hint(
            turn=turn,
            bot=HINTS_BY,
            action=best.action,
            words=best.words,
            brings=best.brings,
            sentence=sentence,
            advice=advice,
        )


def advise(snapshot: TableSnapshot, imagined: Position, weighed: list[WeighedMove]) -> list[AdvisedMove]:
    """The best few moves with everything that helps to understand them."""
    assert snapshot.log is not None
    return [
        AdvisedMove(
            action=choice.action,
            words=choice.words,
            brings=choice.brings,
            rules=choice.rules,
            expected=each.expected,
            spread=each.spread,
            trials=each.trials,
            luck_next=leads_to_luck(imagined, each.action),
            risk="much" if each.spread >= RISKY else "some" if each.spread > SAFE else "little",
            behind=max(0.0, weighed[0].expected - each.expected),
            sentence=each.sentence,
        )
        for each in weighed
        for choice in [snapshot.choice(imagined, snapshot.log.match.game.actions.decode(each.action))]
    ]


def ask_about(header: Header, position: Position, seat: int, bot: str, seed: int) -> BotQuestion:
    """The question that goes to a bot: the position as its seat may imagine it."""
    return BotQuestion(
        game=header.game.name,
        players=header.players,
        options=header.settings,
        state=dict(position.imagine(seat, SwiftLuck(seed, "imagine")).state()),
        seat=seat,
        bot=bot,
        seed=seed,
    )
