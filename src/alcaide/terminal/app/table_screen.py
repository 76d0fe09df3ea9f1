"""TableScreen: one table, wherever it is: board, seats, log, moves. It shows scenes and knows no rules."""

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
from alcaide.terminal.app.board import Board
from alcaide.terminal.app.moves import Moves
from alcaide.terminal.app.orders import ORDERS
from alcaide.terminal.app.pages import Question
from alcaide.terminal.app.panels import Log, Seats
from alcaide.terminal.host import full_sentence
from alcaide.terminal.orders import nearest
from alcaide.terminal.tables.scene import Phase, Scene
from alcaide.terminal.tables.table import OpenTable


class TableScreen(Screen[None]):
    """A table, and somebody who sits there or watches."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "order('help')", "Help", key_display="F1"),
        Binding("f2", "order('hint')", "Hint", key_display="F2"),
        Binding("f3", "order('undo')", "Undo", key_display="F3"),
        Binding("f4", "order('rules')", "Rules", key_display="F4"),
        Binding("f5", "order('save')", "Save", key_display="F5"),
        Binding("f6", "order('auto')", "Auto", show=False),
        Binding("f7", "order('theme')", "Light", show=False),
        Binding("f8", "enlarge", "Board", key_display="F8"),
        Binding("f9", "order('replay')", "Replay", key_display="F9"),
        Binding("f10,ctrl+q", "order('quit')", "Quit", key_display="F10"),
        Binding("ctrl+c", "order('quit')", show=False, priority=True),
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
        self.scene: Scene | None = None
        self.looking: int | None = None
        """Of several people who share the screen, the one who looks."""
        self.taken_back = -1
        """The turn to which somebody went back: nothing plays itself there."""
        self.asked_undo: Question | None = None
        self.said = ""
        """The sentence above the board."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="notice")
        with Container(id="table"):
            yield Board()
            with Vertical(id="side"):
                yield Seats(id="seats")
                yield Moves(ORDERS)
            yield Log()
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin to look."""
        self.moves.line.focus()
        self.follow()

    @work
    async def follow(self) -> None:
        """Show every scene of the table, as it comes."""
        try:
            async with aclosing(self.table.scenes()) as scenes:
                async for scene in scenes:
                    self.show(scene)
        except AlcaideError as error:
            self.say(full_sentence(error))

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.table.close()

    # What is seen

    def show(self, scene: Scene) -> None:
        """Show a moment; what another person on this screen may not see stays behind a curtain."""
        before, self.scene = self.scene, scene
        private = scene.is_private_to()
        if private is not None and private != self.looking:
            self.looking = None
            scene = scene.covered()
        self.query_one("#title", Static).update(self.title_of(scene, private), layout=False)
        self.query_one("#title").set_class(bool(scene.choices) or self.is_covered, "-asked")
        self.say(scene.notice)
        if scene.view is not None:
            self.query_one(Board).show(scene.game, scene.view, scene.names)
        else:
            self.query_one(Board).cover(self.curtain(scene, private))
        self.query_one(Seats).show(scene)
        self.query_one(Log).show(scene.log)
        if before is None or scene.turn != before.turn or scene.choices != self.moves.choices:
            self.moves.show(scene.choices)  # otherwise only something else has changed: what is typed stays
        self.ask_for_undo(scene)
        if self.auto:
            self.play_itself(scene)

    def title_of(self, scene: Scene, private: int | None) -> Text:
        """The game, and who is to act."""
        text = Text(f" {scene.game.title} ", "bold reverse", no_wrap=True, overflow="ellipsis").append(
            "  ", "not reverse"
        )
        return text.append(self.whose_move(scene, private), "bold not reverse")

    def whose_move(self, scene: Scene, private: int | None) -> str:
        """Who is to act, in a sentence."""
        if scene.phase is Phase.OVER:
            return scene.result
        if scene.phase is Phase.WAITING:
            return "Waiting for players."
        if self.is_covered and private is not None:
            return f"▶ {scene.names[private]} is to move"
        if scene.to_act is None:
            return "▶ What does luck bring?" if scene.choices else "Luck decides ..."
        name, seat = scene.names[scene.to_act], scene.seats[scene.to_act]
        if scene.choices:
            return f"▶ Your move, {name}"
        return f"{name} is to move ..." if seat.who in ("you", "person", "away") else f"{name} is thinking ..."

    def curtain(self, scene: Scene, private: int | None) -> str:
        """What stands where no board may be seen."""
        if private is None:
            return scene.notice
        return f"The screen is for {scene.names[private]} now.\n\nEnter, when nobody else looks."

    @property
    def is_covered(self) -> bool:
        """Whether the curtain is drawn."""
        private = self.scene.is_private_to() if self.scene is not None else None
        return private is not None and private != self.looking

    def say(self, sentence: str) -> None:
        """Show a sentence above the board; "" takes it away."""
        if sentence != self.said:
            self.said = sentence
            self.query_one("#notice", Static).update(Text(sentence))
            self.query_one("#notice").set_class(bool(sentence), "-said")

    @property
    def moves(self) -> Moves:
        """The moves."""
        return self.query_one(Moves)

    # What is done

    @on(Moves.Chosen)
    def choose(self, event: Moves.Chosen) -> None:
        """A move was picked."""
        self.act(event.choice.said)

    @on(Moves.Typed)
    def understand(self, event: Moves.Typed) -> None:
        """A line that is no legal move: the curtain, an order, or a move that gets its refusal."""
        order, _, rest = event.line.partition(" ")
        if self.is_covered:
            self.lift()
        elif order in ORDERS:
            self.action_order(order, rest)
        elif event.line and self.scene is not None:
            self.try_words(self.scene, event.line)
        self.moves.line.value = ""

    def lift(self) -> None:
        """Open the curtain for who is asked."""
        assert self.scene is not None
        self.looking = self.scene.is_private_to()
        self.show(self.scene)

    def try_words(self, scene: Scene, line: str) -> None:
        """A move in words that is not in the list: have it refused with a reason."""
        vocabulary = scene.game.actions if scene.to_act is not None else scene.game.luck
        try:
            said = vocabulary.parse(line)
        except AlcaideError as error:
            self.say(f"{error.sentence} {nearest(line, [choice.words for choice in scene.choices])}")
        else:
            self.act(said)

    def act(self, said: Said) -> None:
        """Decide something."""
        if self.scene is not None:
            self.say("")
            self.attempt(self.table.act(self.scene, said))

    def play_itself(self, scene: Scene) -> None:
        """Play a move that has no alternative, except where somebody has just gone back to."""
        if len(scene.choices) == 1 and scene.turn != self.taken_back:
            self.act(scene.choices[0].said)

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
        board = self.query_one(Board)
        board.scroll_relative(y=pages * max(1, board.size.height - 1), animate=False)

    def action_forget(self) -> None:
        """Forget what was typed, and what was said; make a large board small again."""
        self.query_one("#table").remove_class("large")
        self.moves.line.value = ""
        self.moves.line.focus()
        self.say(self.scene.notice if self.scene else "")

    def action_enlarge(self) -> None:
        """Let the board fill the window, or make it small again."""
        self.query_one("#table").toggle_class("large")
        self.moves.line.focus()

    def action_order(self, order: str, rest: str = "") -> None:
        """Do what the table itself is told; before the first scene one can only leave."""
        if self.scene is not None:
            self.say("")
            ORDERS[order].obey(self, self.scene, rest)
        elif order == "quit":
            self.app.exit()

    def ask_for_undo(self, scene: Scene) -> None:
        """Ask what another asks us; close the question when it is settled."""
        if self.asked_undo is not None and scene.undo.asked_by is None:
            if self.asked_undo.is_current:
                self.asked_undo.dismiss(None)
            self.asked_undo = None
        elif self.asked_undo is None and scene.undo.asked_by is not None:
            self.answer_undo(scene)

    @work(exclusive=True, group="undo")
    async def answer_undo(self, scene: Scene) -> None:
        """Let this person say whether somebody else may take back."""
        self.asked_undo = Question(f"{scene.undo.asked_by} asks to take back the last move. May that be?")
        allow = await self.app.push_screen_wait(self.asked_undo)
        if allow is not None and self.scene is not None:
            self.attempt(self.table.allow_undo(self.scene, allow))
