"""A process in which bots think: a question a line on the standard input, an answer a line on the standard output.

It gets positions imagined for the seat that is asked, so a bot finds no secret, whatever it does. A thought that
never ends ends the process.
"""

import faulthandler
import importlib
import os
import sys
import time
from collections.abc import Mapping

import msgspec

from alcaide.core import JSON, BadSetting, Position, SwiftLuck, game_named
from alcaide.search import Bot, explain

GRACE = 5.0
"""Seconds beyond the limit after which a process ends itself, if whoever started it did not."""


class BotQuestion(msgspec.Struct):
    """What would this bot do? Or: which moves are the best, and why?"""

    game: str
    players: int
    options: JSON
    state: JSON
    """Of a position imagined for the seat."""
    seat: int
    bot: str
    seed: int
    limit: float = 10.0
    """Seconds."""
    explain: bool = False
    """Whether the strongest bot is to weigh the best few moves, instead of `bot` choosing one."""


class WeighedMove(msgspec.Struct):
    """One of the best moves."""

    action: int
    expected: float
    spread: float
    trials: int
    sentence: str


class BotAnswer(msgspec.Struct):
    """The code of an action, or the best few moves from the best down, or what went wrong."""

    action: int = -1
    weighed: list[WeighedMove] = []
    error: str = ""
    seconds: float = 0.0
    """Of the processor."""


def find_bots(place: str) -> Mapping[str, Bot]:
    """The bots in `module:NAME`."""
    module, _, name = place.partition(":")
    try:
        bots: Mapping[str, Bot] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError):
        raise BadSetting(f"There are no bots in {place!r}; it must be module:NAME.", "bad_bots") from None
    return bots


def answer(bots: Mapping[str, Bot], question: BotQuestion) -> BotAnswer:
    """Let a bot think."""
    try:
        position = game_named(question.game).new(question.players, **question.options)
        position.restore(question.state)
        luck = SwiftLuck(question.seed)
        if question.explain:
            return weigh(position, question, luck)
        action = bots[question.bot].choose(position, question.seat, luck)
    except Exception as error:
        return BotAnswer(error=type(error).__name__)
    return BotAnswer(action=action)


def weigh(position: Position, question: BotQuestion, luck: SwiftLuck) -> BotAnswer:
    """The best few moves, and why."""
    advice = explain(game_named(question.game), position, question.seat, luck)
    weighed = [WeighedMove(each.action.code, each.expected, each.spread, each.trials, each.sentence) for each in advice]
    return BotAnswer(action=weighed[0].action, weighed=weighed)


def main() -> None:
    """Answer until the input ends."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    os.nice(int(sys.argv[2]))
    bots = find_bots(sys.argv[1])
    replies.write(b"ready\n")
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=BotQuestion)
        faulthandler.dump_traceback_later(question.limit + GRACE, exit=True)
        began = time.process_time()
        reply = answer(bots, question)
        reply.seconds = time.process_time() - began
        faulthandler.cancel_dump_traceback_later()
        replies.write(msgspec.json.encode(reply) + b"\n")


if __name__ == "__main__":
    main()
