"""The application: a match played by keyboard and mouse, with everything one can ask of a table."""

import re

import pytest
from textual.widgets import Input, Static

from alcaide import GAMES
from alcaide.core import OVER, read_file
from alcaide.terminal import MatchRunner
from alcaide.terminal.app.commands import COMMANDS
from alcaide.terminal.app.dialogs import HintDialog, TextDialog
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.local import LocalTable
from tests.terminal.driving import (
    OPPONENT,
    at,
    do,
    enter,
    notice,
    opened,
    read,
    runner_of,
    sample,
    table_screen,
    title,
    until,
)

pytestmark = pytest.mark.anyio


SHORT = {"alcazar": ["up"], "alcazaba": [], "alhambra": [], "burgenland": ["up"]}
"""Keys before Enter that make for a short match: the first move is marked already, up marks the last one."""


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_match_of_every_game_is_played_by_keyboard(name):
    screen = table_screen(name, None, OPPONENT, auto=name == "alcazar")
    async with opened(screen, (80, 24)) as pilot:
        while screen.state.phase != "over":
            await enter(pilot, keys=SHORT[name])  # at Alcazar, moves without an alternative play themselves
        await pilot.pause()
        text = read(pilot)

        assert screen.table.match.position.to_act == OVER
        assert screen.state.result in text
        assert title(pilot).endswith(screen.state.result)
        assert screen.moves.choices == ()


async def test_a_click_on_a_move_plays_it():
    async with opened(table_screen("burgenland", None, "random")) as pilot:
        await enter(pilot, "roll")
        words = [choice.words for choice in at(pilot).moves.choices]
        await pilot.click("#list", offset=(4, 1))
        await until(pilot, lambda: at(pilot).table.match.turn > 2)

        assert str(at(pilot).table.match.lines[2].action) == words[1]


async def test_typing_shortens_the_list_and_enter_plays_the_best_that_fits():
    screen = table_screen("alhambra", None, "random")
    async with opened(screen) as pilot:
        await enter(pilot)
        await pilot.press(*"place")
        await pilot.pause()
        left = [screen.moves.choices[index].words for index in screen.moves.listed]

        assert 0 < len(left) < len(screen.moves.choices)
        assert all(words.startswith("place") for words in left)

        await pilot.press("escape")
        await pilot.pause()
        assert len(screen.moves.listed) == len(screen.moves.choices)

        third = screen.moves.choices[2].words
        turn = screen.state.turn
        await enter(pilot, "3")
        assert str(screen.table.match.lines[turn].action) == third


async def test_arrows_go_round_the_list_and_say_what_a_move_brings():
    screen = table_screen("burgenland", None, "random")
    async with opened(screen) as pilot:
        await enter(pilot)
        await pilot.press("down")
        assert screen.moves.marked() == screen.moves.choices[1]
        await pilot.press("up", "up")
        assert screen.moves.marked() == screen.moves.choices[-1]
        assert screen.moves.choices[-1].brings == str(screen.query_one("#brings", Static).content)


SENTENCES = {
    "stop": "The first roll of a turn is compulsory. (rule K11)",
    "roll with 3 red": "You own 0 red dice, not 3. (rule K12)",
    "xyzzy": "'xyzzy' is not a move of Burgen Land. You can: roll; or type help.",
    "undo": "There is nothing to take back since the last luck or bot's move.",
    "replay": "The match is not over yet; its replay would show what is secret.",
    "say hello": "There is nobody to talk to: everyone at this table sits before this screen.",
    "say": "Say what? For example: say hello",
    "save /no/such/folder/x": "It cannot be saved in '/no/such/folder/x': No such file or directory.",
    "save ~nobody-here/x": "There is no such home: ~nobody-here/x.",
}


async def test_what_cannot_be_done_is_a_sentence_and_the_match_goes_on():
    async with opened(table_screen("burgenland", None, "random")) as pilot:
        for typed, sentence in SENTENCES.items():
            await do(pilot, typed)
            await until(pilot, lambda sentence=sentence: notice(pilot) == sentence)
        assert at(pilot).table.match.turn == 0
        await enter(pilot, "roll")

        assert at(pilot).table.match.turn == 2
        assert notice(pilot) == ""


async def test_undo_takes_back_what_nothing_has_answered():
    screen = table_screen("burgenland", None, None)
    async with opened(screen) as pilot:
        await enter(pilot, "roll")
        first = screen.state.choices
        await enter(pilot, "take card")
        assert screen.state.undo.free
        await pilot.press("f3")
        await until(pilot, lambda: screen.state.choices == first)

        assert screen.table.match.turn == 2
        assert "Taken back." in read(pilot)


async def test_a_hint_explains_the_best_moves_and_plays_one():
    screen = table_screen("burgenland", None, "random")
    async with opened(screen) as pilot:
        await enter(pilot, "roll")
        await pilot.press("f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, HintDialog))
        hints = pilot.app.screen.hints
        best = hints[0].words
        assert len(hints) == len(screen.state.choices) == 3
        for hint in hints:
            assert re.search(rf"{re.escape(hint.chance)} +{re.escape(hint.words)}", read(pilot))
        chances = [int(re.search(r"\d+", hint.chance)[0]) for hint in hints]
        assert chances == sorted(chances, reverse=True)

        await pilot.press("escape", "f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, HintDialog))
        await pilot.press("enter")
        await until(pilot, lambda: screen.table.match.turn > 2)
        assert str(screen.table.match.lines[2].action) == best


async def test_after_a_hint_the_best_move_is_marked_whatever_was_typed_before():
    screen = table_screen("burgenland", None, "random")
    async with opened(screen) as pilot:
        await enter(pilot, "roll")
        for typed in ("", "zzz"):
            screen.moves.line.value = typed
            await pilot.pause()
            await pilot.press("f2")
            await until(pilot, lambda: isinstance(pilot.app.screen, HintDialog))
            best = pilot.app.screen.hints[0].words
            await pilot.press("escape")
            await until(pilot, lambda: pilot.app.screen is screen)

            assert screen.moves.marked().words == best
            assert screen.moves.line.value == ""


async def test_the_rules_of_the_game_at_hand_are_searched_by_a_word():
    async with opened(table_screen("burgenland", None, "random")) as pilot:
        await do(pilot, "rules bust")
        await until(pilot, lambda: isinstance(pilot.app.screen, TextDialog) and "K26" in read(pilot))
        assert "The rules of Burgen Land" in read(pilot)
        assert "bust" in read(pilot).lower()
        pilot.app.screen.query_one(Input).value = "dragons"
        await until(pilot, lambda: "Nothing here is about dragons" in " ".join(read(pilot).split()))
        await pilot.press("escape")
        await pilot.pause()

        assert pilot.app.screen is at(pilot)


async def test_help_tells_every_order():
    async with opened(table_screen("burgenland", None, "random"), (120, 60)) as pilot:
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, TextDialog))
        await pilot.pause()
        text = read(pilot)

        assert all(order in text for order in COMMANDS)


async def test_a_match_is_saved_and_taken_up_again_with_its_log(tmp_path):
    screen, path = table_screen("burgenland", None, "random"), tmp_path / "match.jsonl"
    async with opened(screen) as pilot:
        await enter(pilot, "roll")
        await pilot.press("f5")
        await until(pilot, lambda: pilot.app.screen is not screen)
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, lambda: notice(pilot).startswith("Saved."))
        await enter(pilot, "take dice")
        told, turn = screen.state.log, screen.table.match.turn
        assert screen.table.farewell() == f"You have left the match. Go on with: alcaide play --resume {path}"

    again = read_file(path, partial=True)
    assert again.turn == turn
    resumed = TableScreen(
        LocalTable(MatchRunner(again, runner_of(GAMES["burgenland"], [None, "random"]).bots, None, "x"))
    )
    async with opened(resumed) as pilot:
        assert resumed.state.log == told
        assert told[-1].split(";")[0][:30] in read(pilot)


async def test_moves_without_an_alternative_play_themselves_only_if_wanted():
    screen = table_screen("burgenland", None, "random")
    async with opened(screen) as pilot:
        assert screen.table.match.turn == 0
        await pilot.press("f6")
        await until(pilot, lambda: len(screen.moves.choices) > 1)
        assert screen.table.match.turn == 2

        await pilot.press("f6")
        await pilot.pause()
        assert notice(pilot) == "Moves without an alternative wait for you."


async def test_what_is_taken_back_does_not_play_itself_again():
    screen = table_screen("burgenland", None, None)
    async with opened(screen) as pilot:
        await enter(pilot, "roll")
        await enter(pilot, "take dice")
        await enter(pilot, "stop")
        screen.auto = True
        await pilot.press("f3")
        await until(pilot, lambda: "stop" in [choice.words for choice in screen.moves.choices])

        assert screen.table.match.turn == 3


async def test_bots_alone_can_be_watched_and_the_match_replayed():
    whole, runner = sample("burgenland"), runner_of(GAMES["burgenland"], ["random", "random"])
    runner.match.fold(whole.lines[:-12])
    screen = TableScreen(LocalTable(runner))
    async with opened(screen) as pilot:
        await until(pilot, lambda: screen.state.phase == "over")
        await pilot.press("f9")
        await until(pilot, lambda: f"step 0 of {runner.match.turn}" in read(pilot))
        await pilot.press("q")
        await until(pilot, lambda: pilot.app.screen is screen)


async def test_luck_can_be_typed():
    runner = runner_of(GAMES["burgenland"], [None, None])
    runner.luck = None
    screen = TableScreen(LocalTable(runner))
    async with opened(screen) as pilot:
        await enter(pilot, "roll")
        assert "What does luck bring?" in read(pilot)
        assert [choice.words for choice in screen.moves.choices] == [f"rolled {eye}" for eye in range(1, 7)]
        await do(pilot, "rolled 7")
        assert "is not a move of Burgen Land" in notice(pilot)
        await pilot.press("escape")
        await enter(pilot, "rolled 5")

        assert "Player A rolled 5" in read(pilot)


class Fails:
    """A bot that fails."""

    name = about = "fails"

    def choose(self, position, seat, luck, limit=None):
        raise ValueError("its own mistake")


async def test_a_bot_that_fails_is_told_and_squire_plays_on():
    runner = runner_of(GAMES["burgenland"], [None, "random"])
    runner.bots = [None, Fails()]
    async with opened(TableScreen(LocalTable(runner))) as pilot:
        await enter(pilot, "roll")
        await enter(pilot, "take dice")
        await enter(pilot, "stop")

        sentence = "The bot fails on seat 1 crashed ('ValueError: its own mistake'). squire plays on."
        assert sentence in at(pilot).state.log


async def test_the_board_can_fill_the_window_and_be_scrolled():
    async with opened(table_screen("alcazar", None, "random"), (80, 24)) as pilot:
        assert "hand:" not in read(pilot)
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert "hand:" in read(pilot)
        await pilot.press("f8")
        await pilot.pause()
        assert "Moves" not in read(pilot)
        assert "hand:" in read(pilot)
        await pilot.press("f8")
        await pilot.pause()
        await enter(pilot, "buy")


@pytest.mark.parametrize("size", [(20, 8), (80, 24), (200, 70)])
async def test_any_window_will_do(size):
    async with opened(table_screen("alcazaba", None, "random"), size) as pilot:
        await enter(pilot)
        await pilot.resize_terminal(100, 30)
        await enter(pilot)

        assert "Your move" in read(pilot)


async def test_light_and_dark():
    async with opened(table_screen("burgenland", None, "random")) as pilot:
        assert pilot.app.current_theme.dark
        await pilot.press("f7")
        assert not pilot.app.current_theme.dark


async def test_leaving_says_how_to_come_back():
    screen = table_screen("burgenland", None, "random")
    async with opened(screen) as pilot:
        await do(pilot, "quit")
        await pilot.pause()

        assert pilot.app.return_value == "You have left the match. It was not saved."


def test_an_order_is_no_move_of_any_game():
    for game in GAMES.values():
        for code in game.new().legal():
            assert str(game.actions.decode(code)).split()[0] not in COMMANDS
