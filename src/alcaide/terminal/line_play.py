"""LinePlay: any table, played line by line; for pipes, scripts and screen readers."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from alcaide.core import AlcaideError, Said
from alcaide.protocol import Phase
from alcaide.terminal.drawing import drawing_of
from alcaide.terminal.line_commands import COMMANDS, Left, nearest
from alcaide.terminal.match_runner import full_sentence
from alcaide.terminal.screen import Screen
from alcaide.terminal.tables.open_table import OpenTable
from alcaide.terminal.tables.screen_state import ScreenState
from alcaide.terminal.tables.table_thread import TableThread

MOST_LISTED = 30
"""Moves that are listed unasked."""
FEWEST_TOLD = 3
"""Lines of what happened that stay in sight in any window."""


class LinePlay:
    """An open table, and the screen that its persons share."""

    def __init__(
        self, thread: TableThread, table: OpenTable, screen: Screen, told: Sequence[str] = (), known: int = 0
    ) -> None:
        """`told` is said first; so many lines of the log are `known` already."""
        self.thread = thread
        self.table = table
        self.screen = screen
        self.told = list(told)
        """What happened since a person was last asked."""
        self.known = known
        """How much of the log was told."""
        self.notice = ""
        """What was said last of the table itself."""
        self.prompt = ""
        """What a person is asked just now."""
        self.looking: int | None = None
        """Which person has the screen, where not everyone may see the same."""

    def play(self) -> None:
        """Play or watch to the end; Left is raised when a person goes."""
        self.thread.look_at(self.table, self.overhear)
        if not self.screen.is_live:
            self.say_aloud(self.told)
        state = self.next()
        while state.phase is Phase.REVEALING:
            state = self.next()
        if not self.screen.is_live:
            self.draw(state)
        while state.phase is not Phase.OVER:
            asked = state.choices or state.undo.asked_by
            state = self.decide(state) if asked else self.next()
        self.conclude(state)

    # What happens

    def next(self) -> ScreenState:
        """The next state, with what happened told: at once, unless the person that is asked sees it under the board."""
        state = self.thread.next()
        news = self.news(state)
        self.told += news
        if not (self.screen.is_live and state.choices):
            self.say_aloud(news)
        return state

    def news(self, state: ScreenState) -> list[str]:
        """What a state tells that was not told yet."""
        lines = list(state.log[self.known :])
        self.known = max(self.known, len(state.log))
        if state.notice and state.notice != self.notice:
            lines.append(state.notice)
        self.notice = state.notice
        return lines

    def after(self, turn: int) -> ScreenState:
        """The first state in which the match has gone on."""
        state = self.next()
        while state.turn == turn and state.phase is not Phase.OVER:
            state = self.next()
        return state

    def overhear(self, state: ScreenState) -> None:
        """Tell a person that types what others do meanwhile; called beside."""
        if self.prompt and self.screen.is_live and (news := self.news(state)):
            self.screen.say("")
            self.say_aloud([*news, *undo_question(state)])
            self.screen.console.print(self.prompt, end="")

    def say_aloud(self, lines: Sequence[str]) -> None:
        """Say some lines."""
        for line in lines:
            self.screen.say(line)

    # What a person sees and types

    def decide(self, state: ScreenState) -> ScreenState:
        """Ask a person until the match goes on; the state that comes then."""
        self.hand_over(state)
        if self.screen.is_live:
            self.draw(state)
        self.list_moves(state)
        self.say_aloud(undo_question(state))
        while True:
            line = self.listen("luck> " if is_luck(state) else f"{self.person(state)}> ")
            try:
                if self.obey(state, line):
                    return self.after(state.turn)
            except AlcaideError as error:
                self.refuse(state, error)
            if self.thread.has_more():
                return self.next()

    def person(self, state: ScreenState) -> str:
        """Who is asked."""
        asked = state.to_act if state.choices and state.to_act is not None else state.mine[0]
        return state.names[asked]

    def listen(self, prompt: str) -> str:
        """The next line without its comment; a line that is nothing but a comment is passed over."""
        self.prompt = prompt
        try:
            while (line := self.screen.ask(prompt)) is not None:
                words, comment, _ = line.partition("#")
                if words.strip() or not comment:
                    return " ".join(words.split())
        finally:
            self.prompt = ""
        raise Left

    def obey(self, state: ScreenState, line: str) -> bool:
        """Do what the table itself is told (undo, hint, ...), or what is decided; whether the match goes on."""
        command, _, rest = line.partition(" ")
        if command in COMMANDS:
            return COMMANDS[command].obey(self, state, rest)
        self.thread.do(self.table.act(state, understand(state, line)))
        return True

    def refuse(self, state: ScreenState, error: AlcaideError) -> None:
        """Say why something cannot be, and where luck is typed, what can."""
        possible = f" Luck can bring: {possible_luck(state)}." if is_luck(state) else ""
        self.screen.say(f"{full_sentence(error)}{possible}", "yellow")

    def hand_over(self, state: ScreenState) -> None:
        """Where hands are hidden, let the last person look away before the next one looks."""
        private = state.is_private_to()
        if private is None:
            return
        before, self.looking = self.looking, private
        if before not in (None, private) and self.screen.is_live:
            self.screen.clear()
            self.screen.ask(f"The screen is for {state.names[private]} now. Enter, when nobody else looks: ")

    def draw(self, state: ScreenState) -> None:
        """Draw the table as the person who has the screen may see it, and under it what happened."""
        self.screen.clear()
        rows = 0
        if state.view is not None:
            drawing = drawing_of(state.game)(state.view, state.names, self.screen.room)
            rows = self.screen.rows(drawing)
            self.screen.show(drawing)
        if self.screen.is_live:
            moves = min(len(state.choices), MOST_LISTED)
            room = max(FEWEST_TOLD, self.screen.room.height - rows - moves - 2)
            for line in self.told[-room:]:
                self.screen.say(f"  {line}", "dim")
        self.told.clear()

    def list_moves(self, state: ScreenState, most: int = MOST_LISTED) -> None:
        """The legal moves in words, with what each brings; of luck that is typed, a few examples."""
        if is_luck(state):
            if self.screen.is_live:
                self.screen.say(f"     Type what luck brings: {possible_luck(state)}", "dim")
            return
        grid = Grid.grid(padding=(0, 2))
        for number, choice in enumerate(state.choices[:most], start=1):
            grid.add_row(Text(f"{number:>3}", "cyan"), Text(choice.words, "bold"), Text(choice.brings, "dim"))
        self.screen.show(grid)
        if len(state.choices) > most:
            self.screen.say(f"     ... and {len(state.choices) - most} more; type moves to see all.")
        if self.screen.is_live:
            enter = "Enter, " if len(state.choices) == 1 else ""
            self.screen.say(f"     {enter}a number, the words; or {', '.join(COMMANDS)}", "dim")

    def conclude(self, state: ScreenState) -> None:
        """Show the end of a match."""
        if self.screen.is_live:
            self.draw(state)
        self.screen.say(state.result, "bold")


def play_lines(thread: TableThread, table: OpenTable, screen: Screen, told: Sequence[str] = (), known: int = 0) -> None:
    """Play at a table until it is over or left; say how to come back, also where something goes wrong."""
    try:
        LinePlay(thread, table, screen, told, known).play()
    except Left:
        pass
    finally:
        if farewell := table.farewell():
            screen.console.print(Text(farewell), soft_wrap=True)  # a command in it can be copied
        thread.do(table.close())


def understand(state: ScreenState, line: str) -> Said:
    """What a line decides: a number of the list, nothing if there is no choice, or words."""
    choices = state.choices
    if is_luck(state):
        return state.game.luck.parse(line)
    if not line and len(choices) == 1:
        return choices[0].said
    if line.isdecimal() and 1 <= int(line[:9]) <= len(choices):
        return choices[int(line) - 1].said
    try:
        return state.game.actions.parse(line, [choice.said for choice in choices])
    except AlcaideError as error:
        near = nearest(line, [choice.words for choice in choices])
        raise AlcaideError(f"{error.sentence} {near}", error.code) from None


def is_luck(state: ScreenState) -> bool:
    """Whether somebody is to say what luck brings."""
    return bool(state.choices) and state.to_act is None


def possible_luck(state: ScreenState) -> str:
    """A few examples of what luck may bring now."""
    possible = [choice.words for choice in state.choices]
    examples = ", ".join(possible[:3])
    return f"{examples}, ... ({len(possible):,} in all)" if len(possible) > 3 else examples


def undo_question(state: ScreenState) -> list[str]:
    """What somebody asks who wants to take back; nothing if nobody does."""
    asking = state.undo.asked_by
    return [f"{asking} asks to take back the last move. May that be? Type yes or no."] if asking else []
