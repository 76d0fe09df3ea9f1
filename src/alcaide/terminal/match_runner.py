"""MatchRunner: who runs a match on this machine: asks the bots, deals the luck, keeps the record."""

from collections.abc import Sequence
from pathlib import Path

from alcaide.core import (
    CHANCE,
    AlcaideError,
    BadSetting,
    Decision,
    Event,
    IllegalAction,
    Luck,
    Match,
    Outcome,
    SwiftLuck,
    shorten,
    write_file,
)
from alcaide.core.sentences import name_seats, names_of, tell
from alcaide.search import BOTS, Bot, BotFault, ask, explain
from alcaide.terminal.tables.screen_state import MenuEntry, ShownHint, chance_to_win

STAND_IN = BOTS["squire"]
"""Plays on where a bot does something wrong."""


class MatchRunner:
    """A match, who sits where, where luck comes from, and where the record is written."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], luck: Luck | None, thoughts: str, file: Path | None = None
    ) -> None:
        """`bots` has None where a person sits; without `luck`, what luck brings is typed."""
        self.match = match
        self.bots = bots
        self.luck = luck
        self.thoughts = thoughts
        """What the bots' chance follows from; at the same turn of the same match they think the same."""
        self.file = file
        """Where the match was saved last, or is to be."""
        self.names = names_of(match.header)
        self.persons = tuple(seat for seat, bot in enumerate(bots) if bot is None)

    # What happens; each tells it in words, "" if nothing is to be told

    def think(self, seat: int) -> tuple[int, str]:
        """What the bot of a seat does, and, if it did something wrong so that another stood in, what that was."""
        bot, position = self.bots[seat], self.match.position
        assert bot is not None
        luck = SwiftLuck(self.thoughts, seat, self.match.turn)
        try:
            return ask(bot, position, seat, luck), ""
        except BotFault as fault:
            return ask(STAND_IN, position, seat, luck), f"{fault.sentence} {STAND_IN.name} plays on."

    def act(self, seat: int, code: int) -> str:
        """Carry out a decision."""
        action = self.match.game.actions.decode(code)
        events = self.match.act(seat, action)
        self.keep()
        answered = self.match.position.to_act == CHANCE
        return self.tell(events, "" if answered else f"{self.names[seat]}: {action}")

    def deal(self) -> str:
        """Let the dealer's luck decide."""
        assert self.luck is not None
        events = self.match.deal(self.luck)
        self.keep()
        return self.tell(events)

    def bring(self, outcome: Outcome) -> str:
        """Carry out what luck was typed to bring."""
        events = self.match.bring(outcome)
        self.keep()
        return self.tell(events)

    def undo(self) -> str:
        """Take back the last decision of a person, as far as nothing has answered it."""
        seat = self.last_person()
        if seat is None:
            raise IllegalAction("There is nothing to take back since the last luck or bot's move.", "no_undo")
        self.match.undo(seat)
        self.keep()
        return "Taken back."

    def tell(self, events: Sequence[Event], otherwise: str = "") -> str:
        """What happened, as whoever looks may know it; in other words if there were no events."""
        viewer = self.persons[0] if len(self.persons) == 1 else None
        return tell(events, self.names, viewer) if events else otherwise

    def tell_again(self) -> list[str]:
        """What happened so far."""
        again = Match(self.match.header)
        told = []
        for line in self.match.lines:
            if isinstance(line, Decision):
                told.append(self.tell(again.act(line.seat, line.action)))
            else:
                told.append(self.tell(again.bring(line.outcome)))
        return [line for line in told if line]

    # What is kept

    def keep(self) -> None:
        """Write the match down, where a file is known: saved before told, so that nothing told is ever lost."""
        if self.file is not None:
            write_file(self.match, self.file)

    def save(self, path: Path | None) -> str:
        """Write the match to a file, from which it can be taken up again."""
        path = path or self.file or Path(f"{self.match.game.name}.jsonl")
        save_record(self.match, path)
        self.file = path
        return f"Saved. Take it up again with: alcaide play --resume {path}"

    # What can be decided, and what is good

    def choices(self) -> list[MenuEntry]:
        """What the seat to act may do, with what each brings; nothing where luck decides, or nobody."""
        seat = self.match.position.to_act
        actions = self.match.legal() if seat >= 0 else []
        return [MenuEntry(action, str(action), self.brings(seat, action.code)) for action in actions]

    def outcomes(self) -> list[MenuEntry]:
        """What luck may bring now."""
        if self.match.position.to_act != CHANCE:
            return []
        outcomes = [self.match.game.luck.decode(code) for code, _ in self.match.position.outcomes()]
        return [MenuEntry(outcome, str(outcome), "") for outcome in outcomes]

    def brings(self, seat: int, code: int) -> str:
        """What an action would bring, as far as the seat can know."""
        imagined = self.match.position.imagine(seat, SwiftLuck("what it brings"))
        imagined.listen()
        imagined.play(code)
        return tell(self.match.game.events(imagined), self.names, seat)

    def hints(self) -> list[ShownHint]:
        """The best few moves of the seat that is asked, with what each is worth and why."""
        seat = self.match.position.to_act
        if seat < 0:
            raise IllegalAction("Nobody can advise luck." if seat == CHANCE else "The match is over.", "not_your_turn")
        luck = SwiftLuck(self.thoughts, "hint", self.match.turn)
        return [
            ShownHint(
                str(advice.action),
                name_seats(advice.sentence, self.names),
                chance_to_win(advice.expected, advice.spread, advice.trials),
            )
            for advice in explain(self.match.game, self.match.position, seat, luck)
        ]

    def last_person(self) -> int | None:
        """The person who decided last, if nothing has happened since."""
        last = self.match.lines[-1] if self.match.lines else None
        return last.seat if isinstance(last, Decision) and last.seat in self.persons else None


def save_record(match: Match, path: Path) -> None:
    """Write a match to a file, or say why that cannot be."""
    try:
        write_file(match, path)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadSetting(f"It cannot be saved in {shorten(str(path))}: {why}.") from None


def full_sentence(error: AlcaideError) -> str:
    """What an error says, with the number of the rule where one says so."""
    rule = f" (rule {error.rule})" if isinstance(error, IllegalAction) and error.rule else ""
    return f"{error.sentence}{rule}"
