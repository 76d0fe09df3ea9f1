"""The table itself: a window a person sits at, hidden hands, games that nobody has drawn."""

import contextlib
from dataclasses import dataclass, replace
from importlib import import_module
from io import StringIO
from types import ModuleType

from rich.console import Console

from alcaide import GAMES, SwiftLuck
from alcaide.core import Event, Game, Match, Position, View, new_header
from alcaide.search import bot_named
from alcaide.stand_ins import terminal
from alcaide.terminal import Left, MatchRunner, Screen, drawing_of
from alcaide.terminal.line_commands import COMMANDS
from alcaide.terminal.line_play import LinePlay
from alcaide.terminal.tables.local import LocalTable
from alcaide.terminal.tables.table_thread import TableThread

GAME = GAMES["burgenland"]


class Window(Screen):
    """A screen that a person seems to sit at; what is typed is given."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__(Console(width=100, height=40, record=True, force_terminal=True, file=StringIO()))
        self.is_live = True
        self.typed = typed
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        return self.typed.pop(0) if self.typed else None

    def text(self) -> str:
        return self.console.export_text()


@dataclass(frozen=True)
class Hand(View):
    """What a seat sees of a game with hidden hands."""

    seat: int | None
    score: int


EVENTS = import_module("alcaide.games.burgenland.events")


def part(**functions: object) -> ModuleType:
    """A part of a game with these functions in it."""
    module = ModuleType("part")
    vars(module).update(functions)
    return module


def hidden_game() -> Game:
    """Burgen Land, as if every seat saw something of its own."""

    def view(position: Position, seat: int | None) -> View:
        return Hand(seat, position.scores()[0])

    return replace(GAME, name="hidden", hidden=True, package="", parts={"view": part(view=view), "events": EVENTS})


def sit(game: Game, typed: list[str], bots: list[str | None]) -> Window:
    """Play until the typed lines are at their end."""
    window = Window(typed)
    seated = [bot_named(bot) if bot else None for bot in bots]
    table = LocalTable(MatchRunner(Match(new_header(game, 2)), seated, SwiftLuck(1), "thoughts"))
    with contextlib.suppress(Left), TableThread() as thread:
        LinePlay(thread, table, window).play()
    return window


def test_a_window_shows_board_events_and_moves_at_every_decision():
    window = sit(GAME, ["roll", "take dice", "stop"], [None, "random"])
    text = window.text()

    assert text.count("on the board") == 4
    assert "Player A takes" in text
    assert "Player B rolled" in text
    assert window.prompts == ["Player A> "] * 4


def test_where_hands_are_hidden_the_screen_is_handed_over():
    window = sit(hidden_game(), ["roll", "take dice", "stop", "", "roll"], [None, None])
    handed = [prompt for prompt in window.prompts if "nobody else looks" in prompt]

    assert handed == ["The screen is for Player B now. Enter, when nobody else looks: "]


def test_where_nothing_is_hidden_nobody_looks_away():
    window = sit(GAME, ["roll", "take dice", "stop", "roll"], [None, None])

    assert not any("nobody else looks" in prompt for prompt in window.prompts)


class Secret(Event):
    """What only the seat itself may know."""

    seat: int
    says = "{@seat} has a secret"

    def told_to(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


def test_what_a_bot_does_in_secret_is_told_to_nobody_else():
    game = hidden_game()
    game = replace(game, parts={**game.parts, "events": part(events=lambda position: [Secret(1)])})
    window = sit(game, ["roll", "take dice", "stop"], [None, "random"])

    assert "Player B" not in window.text()


def test_a_single_person_sees_their_own_hand_from_the_start():
    window = sit(hidden_game(), [], ["random", None])
    text = window.text()

    assert "seat" in text
    assert "None" not in text


def test_a_game_that_nobody_has_drawn_is_written_out():
    assert drawing_of(hidden_game()) is terminal.draw
    assert drawing_of(GAME) is not terminal.draw


def test_many_moves_are_listed_in_part_unless_asked_for():
    match = Match(new_header(GAME, 2))
    window = Window([])
    table = LocalTable(MatchRunner(match, [None, None], SwiftLuck(1), "thoughts"))
    match.act(0, GAME.actions.parse("roll"))
    match.bring(GAME.luck.parse("rolled 1"))
    with TableThread() as thread:
        LinePlay(thread, table, window).list_moves(table.state(), most=2)
    text = window.text()

    assert "1  take dice" in text
    assert "take card right" not in text
    assert "... and 1 more; type moves to see all." in text


def test_a_word_of_the_table_is_no_move_of_any_game():
    for game in GAMES.values():
        for code in game.new().legal():
            assert str(game.actions.decode(code)).split()[0] not in COMMANDS
