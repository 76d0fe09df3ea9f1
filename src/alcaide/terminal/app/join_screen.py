"""JoinScreen: before a table of a server: its link, a name, a seat or a token. What goes wrong is said here."""

from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Label, Static

from alcaide.core import AlcaideError
from alcaide.core.sentences import printable
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.join_request import JoinRequest
from alcaide.terminal.tables.remote import RemoteTable
from alcaide.terminal.tables.table_client import TableClient, enter_table, read_link


class JoinScreen(Screen[None]):
    """What has to be known before one can sit down or watch."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f10,ctrl+q,ctrl+c,escape", "app.quit", "Quit", key_display="F10", priority=True)
    ]

    def __init__(self, request: JoinRequest) -> None:
        super().__init__()
        self.request = request

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = "Join a table"
            for name, about, value in (
                ("link", "Link", self.request.link),
                ("name", "Your name", self.request.name),
                ("token", "Token", self.request.token),
            ):
                with Horizontal(classes="field"):
                    yield Label(about)
                    yield Input(value, id=name, placeholder=PLACEHOLDERS[name], compact=True)
            yield Static(id="notice")
            with Horizontal(classes="buttons"):
                yield Button("Sit down", id="sit", variant="primary", compact=True)
                yield Button("Watch", id="watch", compact=True)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Go in at once, if everything is known."""
        self.query_one("#name", Input).focus()
        if self.request.name or self.request.token or self.request.watch:
            self.enter(self.request.watch)
        else:
            self.look()

    def value(self, field: str) -> str:
        """What stands in a field."""
        return self.query_one(f"#{field}", Input).value.strip()

    def say(self, sentence: str) -> None:
        """Say something under the fields."""
        self.query_one("#notice", Static).update(Text(sentence))
        self.query_one("#notice").set_class(bool(sentence), "-said")

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        """Enter sits down."""
        self.enter(False)

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """Sit down, or watch."""
        self.enter(event.button.id == "watch")

    @work(exclusive=True)
    async def look(self) -> None:
        """Say what is going on at the table."""
        client = None
        try:
            client = TableClient(read_link(self.value("link")))
            facts = await client.facts()
            seated = ", ".join(printable(seat.name) for seat in facts.seats if not seat.open) or "nobody yet"
            free = sum(seat.open for seat in facts.seats)
            seats = (
                "no seat is open: you can watch" if not free else f"{free} seat{'s are' if free > 1 else ' is'} open"
            )
            self.say(f"{printable(facts.game).capitalize()}, {facts.phase.value}. There: {seated}; {seats}.")
        except AlcaideError as error:
            self.say(error.sentence)
        finally:
            if client is not None:
                await client.close()

    @work(exclusive=True)
    async def enter(self, watch: bool) -> None:
        """Go to the table, or say why that cannot be."""
        self.say("Connecting ...")
        link, name, token = self.value("link"), self.value("name"), self.value("token")
        try:
            client = await enter_table(replace(self.request, link=link, name=name, token=token, watch=watch))
        except AlcaideError as error:
            self.say(error.sentence)
        else:
            self.query_one("#token", Input).value = client.token or token
            self.say("")
            await self.app.push_screen(TableScreen(RemoteTable(client), self.request.auto))


PLACEHOLDERS = {
    "link": "http://127.0.0.1:8000/table/k7rmx2cdf9wz",
    "name": "how the others see you",
    "token": "only if you hold a seat already",
}
