"""Player: lets the bot of the seat that is asked think, and brings its answer to the inbox like anyone's."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from alcaide.bots import Uniform
from alcaide.kernel import AlcaideError, IllegalAction, Position, SwiftLuck
from alcaide.records import Header
from alcaide.server.errors import Refused
from alcaide.server.inbox import Gone
from alcaide.server.messages import Hint
from alcaide.server.services import Services
from alcaide.server.thinker import Question
from alcaide.server.thinking import BotFailed
from alcaide.server.tokens import trace

if TYPE_CHECKING:
    from alcaide.server.table import LiveTable

log = logging.getLogger(__name__)
Thought = tuple[int, int, str]
"""A turn, the seat that is asked, and its bot."""
INSTEAD = Uniform()
"""Plays on where a bot failed. It needs no process, so it never fails."""
HINTS_BY = "squire"


class Player:
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
        if wanted is not None:
            self.thought = wanted
            self.task = asyncio.create_task(self.play(wanted), name="thought")

    def wanted(self) -> Thought | None:
        """What is to be thought about now."""
        match_log, seat = self.table.log, self.table.scene().to_act
        if match_log is None or seat is None:
            return None
        bot = self.table.table.seats[seat].bot
        return None if bot is None else (match_log.turn, seat, bot)

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
                await inbox.ask(lambda: self.table.replace_bot(turn, seat, bot, INSTEAD.name))
            else:
                await inbox.ask(lambda: self.table.bot_acts(turn, seat, code))
        except (Gone, AlcaideError):
            pass  # somebody was quicker; whoever it was has woken us again
        except Exception as error:
            self.table.give_up(error)

    async def choose(self, seat: int, bot: str) -> int:
        """What the bot does; where there is no choice, that."""
        assert self.table.log is not None
        position = self.table.log.match.position
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        if bot == INSTEAD.name:
            return INSTEAD.choose(position, seat, SwiftLuck(secrets.randbits(64)))
        code = await self.think(position, seat, bot, secrets.randbits(63))
        if code not in legal:
            raise BotFailed("illegal")
        return code

    async def think(self, position: Position, seat: int, bot: str, seed: int) -> int:
        """What a bot would do, found in a process of its own, from nothing but what the seat may know."""
        assert self.table.log is not None
        question = ask_about(self.table.log.match.header, position, seat, bot, seed)
        question.limit = self.services.settings.think
        began = time.monotonic()
        try:
            return await self.services.thinkers.choose(question)
        finally:
            self.services.metrics.thinking.labels(bot).observe(time.monotonic() - began)

    async def hint(self, seats: tuple[int, ...], turn: int) -> Hint:
        """What a bot would do for the seat that is asked, and what it would bring; asked again, it says the same."""
        match_log, scene = self.table.at_turn(turn), self.table.scene()
        seat = scene.to_act
        if seat is None or seat not in seats:
            raise IllegalAction("There is nothing for you to decide now.", "not_your_turn")
        position = match_log.match.position.copy()
        legal = position.legal()
        bot = self.services.check_bot(HINTS_BY)
        try:
            code = legal[0] if len(legal) == 1 else await self.think(position, seat, bot, turn)
        except BotFailed:
            code = -1
        if code not in legal:
            raise Refused("The bot has no idea either.", "no_hint")
        action = match_log.match.game.actions.decode(code)
        choice = scene.choice(position.imagine(seat, SwiftLuck("brings", turn)), action)
        if len(legal) == 1:
            sentence = "There is nothing else to do."
        else:
            sentence = "; ".join([f"{bot} would {choice.words}", *(str(event["words"]) for event in choice.brings)])
        return Hint(
            turn=turn, bot=bot, action=choice.action, words=choice.words, brings=choice.brings, sentence=sentence
        )


def ask_about(header: Header, position: Position, seat: int, bot: str, seed: int) -> Question:
    """The question that goes to a bot: the position as its seat may imagine it."""
    return Question(
        game=header.game.name,
        players=header.players,
        options=header.settings,
        state=dict(position.imagine(seat, SwiftLuck(seed, "imagine")).state()),
        seat=seat,
        bot=bot,
        seed=seed,
    )
