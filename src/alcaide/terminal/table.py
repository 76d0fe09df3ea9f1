"""Table: any table, played line by line; for pipes, scripts and screen readers."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from alcaide.core import AlcaideError, Said
from alcaide.terminal.drawing import drawing_of
from alcaide.terminal.host import full_sentence
from alcaide.terminal.orders import ORDERS, Left, nearest
from alcaide.terminal.screen import Screen
from alcaide.terminal.tables.scene import Phase, Scene
from alcaide.terminal.tables.table import OpenTable
from alcaide.terminal.tables.usher import Usher

MOST_LISTED = 30
"""Moves that are listed unasked."""
FEWEST_TOLD = 3
"""Lines of what happened that stay in sight in any window."""


class Table:
    """An open table, and the screen that its persons share."""

    def __init__(
        self, usher: Usher, table: OpenTable, screen: Screen, told: Sequence[str] = (), known: int = 0
    ) -> None:
        """`told` is said first; so many lines of the log are `known` already."""
        self.usher = usher
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
        self.usher.look_at(self.table, self.overhear)
        if not self.screen.is_live:
            self.say_aloud(self.told)
        scene = self.next()
        if not self.screen.is_live:
            self.draw(scene)
        while scene.phase is not Phase.OVER:
            asked = scene.choices or scene.undo.asked_by
            scene = self.decide(scene) if asked else self.next()
        self.conclude(scene)

    # What happens

    def next(self) -> Scene:
        """The next scene, with what happened told: at once, unless the person that is asked sees it under the board."""
        scene = self.usher.next()
        news = self.news(scene)
        self.told += news
        if not (self.screen.is_live and scene.choices):
            self.say_aloud(news)
        return scene

    def news(self, scene: Scene) -> list[str]:
        """What a scene tells that was not told yet."""
        lines = list(scene.log[self.known :])
        self.known = max(self.known, len(scene.log))
        if scene.notice and scene.notice != self.notice:
            lines.append(scene.notice)
        self.notice = scene.notice
        return lines

    def after(self, turn: int) -> Scene:
        """The first scene in which the match has gone on."""
        scene = self.next()
        while scene.turn == turn and scene.phase is not Phase.OVER:
            scene = self.next()
        return scene

    def overhear(self, scene: Scene) -> None:
        """Tell a person that types what others do meanwhile; called beside."""
        if self.prompt and self.screen.is_live and (news := self.news(scene)):
            self.screen.say("")
            self.say_aloud([*news, *undo_question(scene)])
            self.screen.console.print(self.prompt, end="")

    def say_aloud(self, lines: Sequence[str]) -> None:
        """Say some lines."""
        for line in lines:
            self.screen.say(line)

    # What a person sees and types

    def decide(self, scene: Scene) -> Scene:
        """Ask a person until the match goes on; the scene that comes then."""
        self.hand_over(scene)
        if self.screen.is_live:
            self.draw(scene)
        self.list_moves(scene)
        self.say_aloud(undo_question(scene))
        while True:
            line = self.listen("luck> " if is_luck(scene) else f"{self.person(scene)}> ")
            try:
                if self.obey(scene, line):
                    return self.after(scene.turn)
            except AlcaideError as error:
                self.refuse(scene, error)
            if self.usher.has_more():
                return self.next()

    def person(self, scene: Scene) -> str:
        """Who is asked."""
        asked = scene.to_act if scene.choices and scene.to_act is not None else scene.mine[0]
        return scene.names[asked]

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

    def obey(self, scene: Scene, line: str) -> bool:
        """Do what the table itself is told (undo, hint, ...), or what is decided; whether the match goes on."""
        order, _, rest = line.partition(" ")
        if order in ORDERS:
            return ORDERS[order].obey(self, scene, rest)
        self.usher.do(self.table.act(scene, understand(scene, line)))
        return True

    def refuse(self, scene: Scene, error: AlcaideError) -> None:
        """Say why something cannot be, and where luck is typed, what can."""
        possible = f" Luck can bring: {possible_luck(scene)}." if is_luck(scene) else ""
        self.screen.say(f"{full_sentence(error)}{possible}", "yellow")

    def hand_over(self, scene: Scene) -> None:
        """Where hands are hidden, let the last person look away before the next one looks."""
        private = scene.is_private_to()
        if private is None:
            return
        before, self.looking = self.looking, private
        if before not in (None, private) and self.screen.is_live:
            self.screen.clear()
            self.screen.ask(f"The screen is for {scene.names[private]} now. Enter, when nobody else looks: ")

    def draw(self, scene: Scene) -> None:
        """Draw the table as the person who has the screen may see it, and under it what happened."""
        self.screen.clear()
        rows = 0
        if scene.view is not None:
            drawing = drawing_of(scene.game)(scene.view, scene.names, self.screen.room)
            rows = self.screen.rows(drawing)
            self.screen.show(drawing)
        if self.screen.is_live:
            moves = min(len(scene.choices), MOST_LISTED)
            room = max(FEWEST_TOLD, self.screen.room.height - rows - moves - 2)
            for line in self.told[-room:]:
                self.screen.say(f"  {line}", "dim")
        self.told.clear()

    def list_moves(self, scene: Scene, most: int = MOST_LISTED) -> None:
        """The legal moves in words, with what each brings; of luck that is typed, a few examples."""
        if is_luck(scene):
            if self.screen.is_live:
                self.screen.say(f"     Type what luck brings: {possible_luck(scene)}", "dim")
            return
        grid = Grid.grid(padding=(0, 2))
        for number, choice in enumerate(scene.choices[:most], start=1):
            grid.add_row(Text(f"{number:>3}", "cyan"), Text(choice.words, "bold"), Text(choice.brings, "dim"))
        self.screen.show(grid)
        if len(scene.choices) > most:
            self.screen.say(f"     ... and {len(scene.choices) - most} more; type moves to see all.")
        if self.screen.is_live:
            enter = "Enter, " if len(scene.choices) == 1 else ""
            self.screen.say(f"     {enter}a number, the words; or {', '.join(ORDERS)}", "dim")

    def conclude(self, scene: Scene) -> None:
        """Show the end of a match."""
        if self.screen.is_live:
            self.draw(scene)
        self.screen.say(scene.result, "bold")


def play_plainly(usher: Usher, table: OpenTable, screen: Screen, told: Sequence[str] = (), known: int = 0) -> None:
    """Play at a table until it is over or left; say how to come back, also where something goes wrong."""
    try:
        Table(usher, table, screen, told, known).play()
    except Left:
        pass
    finally:
        if farewell := table.farewell():
            screen.console.print(Text(farewell), soft_wrap=True)  # a command in it can be copied
        usher.do(table.close())


def understand(scene: Scene, line: str) -> Said:
    """What a line decides: a number of the list, nothing if there is no choice, or words."""
    choices = scene.choices
    if is_luck(scene):
        return scene.game.luck.parse(line)
    if not line and len(choices) == 1:
        return choices[0].said
    if line.isdecimal() and 1 <= int(line[:9]) <= len(choices):
        return choices[int(line) - 1].said
    try:
        return scene.game.actions.parse(line)
    except AlcaideError as error:
        near = nearest(line, [choice.words for choice in choices])
        raise AlcaideError(f"{error.sentence} {near}", error.code) from None


def is_luck(scene: Scene) -> bool:
    """Whether somebody is to say what luck brings."""
    return bool(scene.choices) and scene.to_act is None


def possible_luck(scene: Scene) -> str:
    """A few examples of what luck may bring now."""
    possible = [choice.words for choice in scene.choices]
    examples = ", ".join(possible[:3])
    return f"{examples}, ... ({len(possible):,} in all)" if len(possible) > 3 else examples


def undo_question(scene: Scene) -> list[str]:
    """What somebody asks who wants to take back; nothing if nobody does."""
    asking = scene.undo.asked_by
    return [f"{asking} asks to take back the last move. May that be? Type yes or no."] if asking else []
