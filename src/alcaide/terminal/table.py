"""Table: a match played line by line, by persons, bots and luck; for pipes, scripts and screen readers."""

from rich.table import Table as Grid
from rich.text import Text

from alcaide.kernel import CHANCE, AlcaideError
from alcaide.terminal.drawing import drawing_of
from alcaide.terminal.host import Host, full_sentence
from alcaide.terminal.orders import ORDERS, Left, nearest
from alcaide.terminal.replay import result
from alcaide.terminal.screen import Screen
from alcaide.terminal.tables.scene import Choice

MOST_LISTED = 30
"""Moves that are listed unasked."""
FEWEST_TOLD = 3
"""Lines of what happened that stay in sight in any window."""


class Table:
    """A match with its host, and the screen its persons share."""

    def __init__(self, host: Host, screen: Screen) -> None:
        self.host = host
        self.match = host.match
        self.names = host.names
        self.persons = host.persons
        self.screen = screen
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
            elif seat in self.persons:
                self.decide(seat)
            else:
                code, trouble = self.host.think(seat)
                self.happened(trouble)
                self.happened(self.host.act(seat, code))
        self.conclude()

    # What happens

    def deal(self) -> None:
        """Luck's turn: the dealer's, or what is typed."""
        if self.host.luck is not None:
            self.happened(self.host.deal())
            return
        if self.screen.is_live:
            self.screen.say(f"     Type what luck brings: {self.possible_luck()}", "dim")
        while True:
            line = self.listen("luck> ")
            try:
                if not self.obey(line):
                    self.happened(self.host.bring(self.match.game.luck.parse(line)))
                return
            except AlcaideError as error:
                self.screen.say(f"{error.sentence} Luck can bring: {self.possible_luck()}.", "yellow")

    def possible_luck(self) -> str:
        """A few examples of what luck may bring now."""
        possible = [choice.words for choice in self.host.outcomes()]
        examples = ", ".join(possible[:3])
        return f"{examples}, ... ({len(possible):,} in all)" if len(possible) > 3 else examples

    def happened(self, line: str) -> None:
        """Tell what happened, if anything is to be told."""
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
        self.list_moves()
        turn = self.match.turn
        while self.match.turn == turn:
            line = self.listen(f"{self.names[seat]}> ")
            try:
                if not self.obey(line):
                    self.happened(self.host.act(seat, self.understand(line)))
            except AlcaideError as error:
                self.screen.say(full_sentence(error), "yellow")

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

    def understand(self, line: str) -> int:
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

    def list_moves(self, most: int = MOST_LISTED) -> None:
        """The legal moves in words, with what each brings."""
        choices: list[Choice] = self.host.choices()
        grid = Grid.grid(padding=(0, 2))
        for number, choice in enumerate(choices[:most], start=1):
            grid.add_row(Text(f"{number:>3}", "cyan"), Text(choice.words, "bold"), Text(choice.brings, "dim"))
        self.screen.show(grid)
        if len(choices) > most:
            self.screen.say(f"     ... and {len(choices) - most} more; type moves to see all.")
        if self.screen.is_live:
            enter = "Enter, " if len(choices) == 1 else ""
            self.screen.say(f"     {enter}a number, the words; or {', '.join(ORDERS)}", "dim")

    def conclude(self) -> None:
        """Show the end of a match."""
        self.looking = None
        if self.screen.is_live:
            self.draw()
        self.screen.say(result(self.match), "bold")
