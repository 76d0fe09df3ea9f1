"""TableScreen: one table, wherever it is: board, seats, log, moves. It shows states and knows no rules."""

from collections.abc import Coroutine
from contextlib import aclosing
from typing import Any, ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from alcaide.core import AlcaideError, Said
from alcaide.protocol import Phase
from alcaide.terminal.app.board import BoardPanel
from alcaide.terminal.app.commands import COMMANDS
from alcaide.terminal.app.dialogs import YesNoDialog
from alcaide.terminal.app.moves import MovesPanel
from alcaide.terminal.app.panels import LogPanel, SeatsPanel
from alcaide.terminal.line_commands import nearest
from alcaide.terminal.match_runner import full_sentence
from alcaide.terminal.tables.open_table import OpenTable
from alcaide.terminal.tables.screen_state import ScreenState


class TableScreen(Screen[None]):
    """A table, and somebody who sits there or watches."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "command('help')", "Help", key_display="F1"),
        Binding("f2", "command('hint')", "Hint", key_display="F2"),
        Binding("f3", "command('undo')", "Undo", key_display="F3"),
        Binding("f4", "command('rules')", "Rules", key_display="F4"),
        Binding("f5", "command('save')", "Save", key_display="F5"),
        Binding("f6", "command('auto')", "Auto", show=False),
        Binding("f7", "command('theme')", "Light", show=False),
        Binding("f8", "enlarge", "Board", key_display="F8"),
        Binding("f9", "command('replay')", "Replay", key_display="F9"),
        Binding("f10,ctrl+q", "command('quit')", "Quit", key_display="F10"),
        Binding("ctrl+c", "command('quit')", show=False, priority=True),
        Binding("up", "mark(-1)", show=False),
        Binding("down", "mark(1)", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
        Binding("escape", "forget", show=False),
    ]

    def __init__(self, table: OpenTable, auto: bool = False) -> None:
        super().__init__()
        self.table = table
        self.auto = auto
        """Whether a move without an alternative plays itself."""
        self.state: ScreenState | None = None
        self.looking: int | None = None
        """Of several people who share the screen, the one who looks."""
        self.taken_back = -1
        """The turn to which somebody went back: nothing plays itself there."""
        self.asked_undo: YesNoDialog | None = None
        self.said = ""
        """The sentence above the board."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="notice")
        with Container(id="table"):
            yield BoardPanel()
            with Vertical(id="side"):
                yield SeatsPanel(id="seats")
                yield MovesPanel(COMMANDS)
            yield LogPanel()
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin to look."""
        self.moves.line.focus()
        self.follow()

    @work
    async def follow(self) -> None:
        """Show every state of the table, as it comes."""
        try:
            async with aclosing(self.table.states()) as states:
                async for state in states:
                    self.show(state)
        except AlcaideError as error:
            self.say(full_sentence(error))

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.table.close()

    # What is seen

    def show(self, state: ScreenState) -> None:
        """Show a moment; what another person on this screen may not see stays behind a curtain."""
        before, self.state = self.state, state
        private = state.is_private_to()
        if private is not None and private != self.looking:
            self.looking = None
            state = state.covered()
        self.query_one("#title", Static).update(self.title_of(state, private), layout=False)
        self.query_one("#title").set_class(bool(state.choices) or self.is_covered, "-asked")
        self.say(state.notice)
        if state.view is not None:
            self.query_one(BoardPanel).show(state.game, state.view, state.names)
        else:
            self.query_one(BoardPanel).cover(self.curtain(state, private))
        self.query_one(SeatsPanel).show(state)
        self.query_one(LogPanel).show(state.log)
        if before is None or state.turn != before.turn or state.choices != self.moves.choices:
            self.moves.show(state.choices)  # otherwise only something else has changed: what is typed stays
        self.ask_for_undo(state)
        if self.auto:
            self.play_itself(state)

    def title_of(self, state: ScreenState, private: int | None) -> Text:
        """The game, and who is to act."""
        text = Text(f" {state.game.title} ", "bold reverse", no_wrap=True, overflow="ellipsis").append(
            "  ", "not reverse"
        )
        return text.append(self.whose_move(state, private), "bold not reverse")

    def whose_move(self, state: ScreenState, private: int | None) -> str:
        """Who is to act, in a sentence."""
        if state.phase is Phase.OVER:
            return state.result
        if state.phase is Phase.WAITING:
            return "Waiting for players."
        if state.phase is Phase.REVEALING:
            return "Waiting for the words that seats add to the luck."
        if self.is_covered and private is not None:
            return f"▶ {state.names[private]} is to move"
        if state.to_act is None:
            return "▶ What does luck bring?" if state.choices else "Luck decides ..."
        name, seat = state.names[state.to_act], state.seats[state.to_act]
        if state.choices:
            return f"▶ Your move, {name}"
        return f"{name} is to move ..." if seat.who in ("you", "person", "away") else f"{name} is thinking ..."

    def curtain(self, state: ScreenState, private: int | None) -> str:
        """What stands where no board may be seen."""
        if private is None:
            return state.notice
        return f"The screen is for {state.names[private]} now.\n\nEnter, when nobody else looks."

    @property
    def is_covered(self) -> bool:
        """Whether the curtain is drawn."""
        private = self.state.is_private_to() if self.state is not None else None
        return private is not None and private != self.looking

    def say(self, sentence: str) -> None:
        """Show a sentence above the board; "" takes it away."""
        if sentence != self.said:
            self.said = sentence
            self.query_one("#notice", Static).update(Text(sentence))
            self.query_one("#notice").set_class(bool(sentence), "-said")

    @property
    def moves(self) -> MovesPanel:
        """The moves."""
        return self.query_one(MovesPanel)

    # What is done

    @on(MovesPanel.Chosen)
    def choose(self, event: MovesPanel.Chosen) -> None:
        """A move was picked."""
        self.act(event.choice.said)

    @on(MovesPanel.Typed)
    def understand(self, event: MovesPanel.Typed) -> None:
        """A line that is no legal move: the curtain, an command, or a move that gets its refusal."""
        command, _, rest = event.line.partition(" ")
        if self.is_covered:
            self.lift()
        elif command in COMMANDS:
            self.action_command(command, rest)
        elif event.line and self.state is not None:
            self.try_words(self.state, event.line)
        self.moves.line.value = ""

    def lift(self) -> None:
        """Open the curtain for who is asked."""
        assert self.state is not None
        self.looking = self.state.is_private_to()
        self.show(self.state)

    def try_words(self, state: ScreenState, line: str) -> None:
        """A move in words that is not in the list: have it refused with a reason."""
        vocabulary = state.game.actions if state.to_act is not None else state.game.luck
        try:
            said = vocabulary.parse(line, [choice.said for choice in state.choices])
        except AlcaideError as error:
            self.say(f"{error.sentence} {nearest(line, [choice.words for choice in state.choices])}")
        else:
            self.act(said)

    def act(self, said: Said) -> None:
        """Decide something."""
        if self.state is not None:
            self.say("")
            self.attempt(self.table.act(self.state, said))

    def play_itself(self, state: ScreenState) -> None:
        """Play a move that has no alternative, except where somebody has just gone back to."""
        if len(state.choices) == 1 and state.turn != self.taken_back:
            self.act(state.choices[0].said)

    @work(group="attempts")
    async def attempt(self, asked: Coroutine[Any, Any, object]) -> None:
        """Do something at the table; a refusal is a sentence on the screen."""
        try:
            await asked
        except AlcaideError as error:
            if error.code != "stale":  # a second Enter after the first is no news
                self.say(full_sentence(error))

    def action_mark(self, step: int) -> None:
        """Mark another move."""
        self.moves.mark(step)

    def action_scroll_board(self, pages: int) -> None:
        """Scroll the board."""
        board = self.query_one(BoardPanel)
        board.scroll_relative(y=pages * max(1, board.size.height - 1), animate=False)

    def action_forget(self) -> None:
        """Forget what was typed, and what was said; make a large board small again."""
        self.query_one("#table").remove_class("large")
        self.moves.line.value = ""
        self.moves.line.focus()
        self.say(self.state.notice if self.state else "")

    def action_enlarge(self) -> None:
        """Let the board fill the window, or make it small again."""
        self.query_one("#table").toggle_class("large")
        self.moves.line.focus()

    def action_command(self, command: str, rest: str = "") -> None:
        """Do what the table itself is told; before the first state one can only leave."""
        if self.state is not None:
            self.say("")
            COMMANDS[command].obey(self, self.state, rest)
        elif command == "quit":
            self.app.exit()

    def ask_for_undo(self, state: ScreenState) -> None:
        """Ask what another asks us; close the question when it is settled."""
        if self.asked_undo is not None and state.undo.asked_by is None:
            if self.asked_undo.is_current:
                self.asked_undo.dismiss(None)
            self.asked_undo = None
        elif self.asked_undo is None and state.undo.asked_by is not None:
            self.answer_undo(state)

    @work(exclusive=True, group="undo")
    async def answer_undo(self, state: ScreenState) -> None:
        """Let this person say whether somebody else may take back."""
        self.asked_undo = YesNoDialog(f"{state.undo.asked_by} asks to take back the last move. May that be?")
        allow = await self.app.push_screen_wait(self.asked_undo)
        if allow is not None and self.state is not None:
            self.attempt(self.table.allow_undo(self.state, allow))
