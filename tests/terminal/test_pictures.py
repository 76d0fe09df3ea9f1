"""Pictures of the application for a person to look at, in build/screenshots/terminal; and what must be in each."""

from pathlib import Path

import pytest

from alcaide import GAMES, SwiftLuck
from alcaide.core import Match, read_file
from alcaide.search import bot_named
from alcaide.terminal import MatchRunner
from alcaide.terminal.app.join_screen import JoinScreen
from alcaide.terminal.app.replay_screen import ReplayScreen
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.join_request import JoinRequest
from alcaide.terminal.tables.local import LocalTable
from tests.terminal.driving import SAMPLES, opened, read, sample, table_screen, until

pytestmark = pytest.mark.anyio
PICTURES = Path(__file__).parents[2] / "build" / "screenshots" / "terminal"
RECORDS = {
    "alcazar": "alcazar-B-forbid-4p-mix-104",
    "alhambra": "alhambra-p4-mixed-204-0",
    "alcazaba": "alcazaba-p3-mixed-303-0",
    "burgenland": "burgenland_101_00000_uniform_A",
}
SIZES = [(80, 24), (120, 40)]


def moments(name: str) -> dict[str, TableScreen]:
    """A match when seat 0 is first asked, in its middle, and when it is over."""
    whole = read_file(SAMPLES / name / f"{RECORDS[name]}.jsonl")
    screens = {}
    for moment, part in (("first", 0.0), ("middle", 0.5), ("last", 1.0)):
        match = Match(whole.header)
        match.fold(whole.lines[: int(part * len(whole.lines))])
        while not match.is_over and match.position.to_act != 0:
            match.fold(whole.lines[: match.turn + 1])
        bots = [None, *[bot_named("squire")] * (whole.header.players - 1)]
        screens[moment] = TableScreen(LocalTable(MatchRunner(match, bots, SwiftLuck(1), "thoughts")))
    return screens


def take(pilot, name: str) -> str:
    """Take a picture; what is to be read on it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}.svg").write_text(pilot.app.export_screenshot())
    return read(pilot)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GAMES)
async def test_every_game_in_its_first_a_middle_and_its_last_moment(name, size):
    for moment, screen in moments(name).items():
        async with opened(screen, size) as pilot:
            pilot.app.theme = "textual-light" if moment == "middle" else "textual-dark"
            await pilot.pause()
            text = take(pilot, f"{name}-{moment}-{size[0]}x{size[1]}")

            assert GAMES[name].title in text
            assert ("has won" if moment == "last" else "Your move, Player A") in text
            assert all(f" {panel} " in text for panel in ("Moves", "Log"))
            assert all(choice.words in text for choice in screen.state.choices[:4])
            assert "Quit" in text.splitlines()[-1]
            assert len(text.splitlines()) == size[1]


@pytest.mark.parametrize("size", SIZES)
async def test_hint_rules_curtain_replay_and_door(size):
    at_size = f"{size[0]}x{size[1]}"
    async with opened(moments("alcazar")["middle"], size) as pilot:
        await pilot.press("f2")
        await until(pilot, lambda: "to win" in read(pilot))
        assert "Enter plays it" in take(pilot, f"hint-{at_size}")
    async with opened(table_screen("burgenland", None, "squire"), size) as pilot:
        await pilot.press("f4")
        await until(pilot, lambda: "find a word" in read(pilot) and "Two players each build" in read(pilot))
        assert "The rules of Burgen Land" in take(pilot, f"rules-{at_size}")
    async with opened(table_screen("alcazar", None, None), size) as pilot:
        assert "The screen is for Player A now." in take(pilot, f"curtain-{at_size}")
    async with opened(ReplayScreen(sample("alcazar")), size) as pilot:
        await pilot.press("end", "up", "up")
        await pilot.pause()
        assert "●" in take(pilot, f"replay-{at_size}")
    async with opened(JoinScreen(JoinRequest("http://127.0.0.1:1/table/abc", name="Ada")), size) as pilot:
        await until(pilot, lambda: "does not answer" in read(pilot))
        assert "Sit down" in take(pilot, f"door-{at_size}")
