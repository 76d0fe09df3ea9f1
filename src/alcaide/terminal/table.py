"""Table: a match played in the terminal, by persons, bots and luck."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from alcaide.bots import Bot
from alcaide.kernel import CHANCE, AlcaideError, Event, IllegalAction, Luck, SwiftLuck
from alcaide.records import Decision, Match, write_file
from alcaide.terminal.drawing import drawing_of
from alcaide.terminal.orders import ORDERS, Left, nearest
from alcaide.terminal.replay import result
from alcaide.terminal.screen import Screen
from alcaide.terminal.words import names_of, tell

MOST_LISTED = 30
"""Moves that are listed unasked."""
FEWEST_TOLD = 3
"""Lines of what happened that stay in sight in any window."""


class Table:
    """A match, who sits where, and the screen they share."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        screen: Screen,
        luck: Luck | None,
        thoughts: str,
        file: Path | None = None,
    ) -> None:
        """`bots` has None where a person sits; without `luck`, what luck brings is typed."""
        self.match = match
        self.bots = bots
        self.screen = screen
        self.luck = luck
        self.thoughts = thoughts
        """What the bots' chance follows from; at the same turn of the same match they think the same."""
        self.file = file
        """Where the match was saved last, or is to be."""
        self.names = names_of(match.header)
        self.persons = [seat for seat, bot in enumerate(bots) if bot is None]
        self.told: list[str] = []
        """What happened since a person was last asked."""
        self.looking: int | None = None
        """Which person has the screen."""

    def play(self) -> None:
        """Play to the end; Left is raised when a person goes."""
        if not self.screen.is_live:
            self.draw()
        while not self.match.is_over:
            seat = self.match.position.to_act
            if seat == CHANCE:
                self.deal()
            elif (bot := self.bots[seat]) is not None:
                self.let_choose(bot, seat)
            else:
                self.decide(seat)
        self.conclude()

    # What happens

    def let_choose(self, bot: Bot, seat: int) -> None:
        """A bot's turn: it gets what its seat may know."""
        luck = SwiftLuck(self.thoughts, seat, self.match.turn)
        code = bot.choose(self.match.position.imagine(seat, luck), seat, luck)
        self.act(seat, code)

    def act(self, seat: int, code: int) -> None:
        """Carry out a decision, and tell of it."""
        action = self.match.game.actions.decode(code)
        events = self.match.act(seat, action)
        self.keep()
        if events or self.match.position.to_act != CHANCE:
            self.happened(events, f"{self.names[seat]}: {action}")

    def deal(self) -> None:
        """Luck's turn: the dealer's, or what is typed."""
        if self.luck is not None:
            events = self.match.deal(self.luck)
            self.keep()
            self.happened(events, "")
            return
        if self.screen.is_live:
            self.screen.say(f"     Type what luck brings: {self.possible_luck()}", "dim")
        while True:
            line = self.listen("luck> ")
            try:
                if not self.obey(line):
                    events = self.match.bring(self.match.game.luck.parse(line))
                    self.keep()
                    self.happened(events, "")
                return
            except AlcaideError as error:
                self.screen.say(f"{error.sentence} Luck can bring: {self.possible_luck()}.", "yellow")

    def possible_luck(self) -> str:
        """A few examples of what luck may bring now."""
        codes = [code for code, _ in self.match.position.outcomes()]
        examples = ", ".join(str(self.match.game.luck.decode(code)) for code in codes[:3])
        return f"{examples}, ... ({len(codes):,} in all)" if len(codes) > 3 else examples

    def keep(self) -> None:
        """Write the match down, where a file is known: saved before told, so that nothing told is ever lost."""
        if self.file is not None:
            write_file(self.match, self.file)

    def happened(self, events: Sequence[Event], otherwise: str) -> None:
        """Tell what happened, as whoever looks may know it; in other words if there were no events."""
        viewer = self.persons[0] if len(self.persons) == 1 else None
        line = tell(events, self.names, viewer) if events else otherwise
        if not line:
            return
        self.told.append(line)
        if not self.screen.is_live or not self.persons:
            self.screen.say(line)

    # What a person sees and types

    def decide(self, seat: int) -> None:
        """Ask a person until the match goes on."""
        self.hand_over(seat)
        if self.screen.is_live:
            self.draw()
        self.list_moves(seat)
        turn = self.match.turn
        while self.match.turn == turn:
            line = self.listen(f"{self.names[seat]}> ")
            try:
                if not self.obey(line):
                    self.act(seat, self.understand(seat, line))
            except AlcaideError as error:
                rule = f" (rule {error.rule})" if isinstance(error, IllegalAction) and error.rule else ""
                self.screen.say(f"{error.sentence}{rule}", "yellow")

    def listen(self, prompt: str) -> str:
        """The next line without its comment; a line that is nothing but a comment is passed over."""
        while (line := self.screen.ask(prompt)) is not None:
            words, comment, _ = line.partition("#")
            if words.strip() or not comment:
                return " ".join(words.split())
        raise Left

    def obey(self, line: str) -> bool:
        """Do what the table itself is told (undo, hint, ...); False if the line is none of that."""
        order, _, rest = line.partition(" ")
        if order not in ORDERS:
            return False
        ORDERS[order].obey(self, rest)
        return True

    def understand(self, seat: int, line: str) -> int:
        """The action that a line means: a number of the list, nothing if there is no choice, or words."""
        legal = self.match.position.legal()
        if not line and len(legal) == 1:
            return legal[0]
        if line.isdecimal() and 1 <= int(line[:9]) <= len(legal):
            return legal[int(line) - 1]
        try:
            return self.match.game.actions.parse(line).code
        except AlcaideError as error:
            moves = [str(action) for action in self.match.legal()]
            raise AlcaideError(f"{error.sentence} {nearest(line, moves)}", error.code) from None

    def hand_over(self, seat: int) -> None:
        """Where hands are hidden, let the last person look away before the next one looks."""
        before, self.looking = self.looking, seat
        view = self.match.game.view
        hidden = view(self.match.position, seat) != view(self.match.position, None)
        if hidden and before not in (None, seat) and self.screen.is_live:
            self.screen.clear()
            self.screen.ask(f"The screen is for {self.names[seat]} now. Enter, when nobody else looks: ")

    def draw(self) -> None:
        """Draw the table as the person who has the screen may see it, and under it what happened."""
        viewer = self.looking if self.looking is not None else self.persons[0] if len(self.persons) == 1 else None
        view = self.match.game.view(self.match.position, viewer)
        drawing = drawing_of(self.match.game)(view, self.names, self.screen.room)
        self.screen.clear()
        self.screen.show(drawing)
        if self.screen.is_live:
            moves = min(len(self.match.position.legal()), MOST_LISTED)
            room = max(FEWEST_TOLD, self.screen.room.height - self.screen.rows(drawing) - moves - 2)
            for line in self.told[-room:]:
                self.screen.say(f"  {line}", "dim")
            self.told.clear()

    def list_moves(self, seat: int, most: int = MOST_LISTED) -> None:
        """The legal moves in words, with what each brings."""
        legal = self.match.position.legal()
        grid = Grid.grid(padding=(0, 2))
        for number, code in enumerate(legal[:most], start=1):
            words = str(self.match.game.actions.decode(code))
            grid.add_row(Text(f"{number:>3}", "cyan"), Text(words, "bold"), Text(self.brings(seat, code), "dim"))
        self.screen.show(grid)
        if len(legal) > most:
            self.screen.say(f"     ... and {len(legal) - most} more; type moves to see all.")
        if self.screen.is_live:
            enter = "Enter, " if len(legal) == 1 else ""
            self.screen.say(f"     {enter}a number, the words; or {', '.join(ORDERS)}", "dim")

    def brings(self, seat: int, code: int) -> str:
        """What an action would bring, as far as the seat can know."""
        imagined = self.match.position.imagine(seat, SwiftLuck("what it brings"))
        imagined.listen()
        imagined.play(code)
        return tell(self.match.game.events(imagined), self.names, seat)

    def last_person(self) -> int | None:
        """The person who decided last, if nothing has happened since."""
        last = self.match.lines[-1] if self.match.lines else None
        return last.seat if isinstance(last, Decision) and last.seat in self.persons else None

    def conclude(self) -> None:
        """Show the end of a match."""
        self.looking = None
        if self.screen.is_live:
            self.draw()
        self.screen.say(result(self.match), "bold")
