"""A match shown again in the application: keys, slider, eyes."""

import pytest

from alcaide.terminal.app.replay_screen import ReplayScreen
from alcaide.terminal.app.slider import Slider
from tests.terminal.driving import opened, read, sample, until

pytestmark = pytest.mark.anyio


async def test_keys_lead_through_the_match():
    match = sample("burgenland")
    screen, last = ReplayScreen(match), len(match.lines)
    async with opened(screen) as pilot:
        assert f"step 0 of {last}" in read(pilot)
        for key, step in [
            ("right", 1), ("right", 2), ("left", 1), ("home", 0), ("left", 0), ("end", last), ("right", last),
        ]:  # fmt: skip
            await pilot.press(key)
            assert screen.stepper.at == step
        await until(pilot, lambda: "Player B has won." in read(pilot))

        assert f"step {last} of {last}" in read(pilot)


async def test_up_and_down_go_from_turn_to_turn():
    screen = ReplayScreen(sample("burgenland"))
    async with opened(screen) as pilot:
        await pilot.press("down")
        first = screen.stepper.at
        await pilot.press("down")
        second = screen.stepper.at
        await pilot.press("up")

        assert 0 < first < second
        assert screen.stepper.at == first
        assert screen.stepper.steps[first].seat != screen.stepper.steps[first - 2].seat


async def test_the_slider_is_clicked_and_dragged():
    match = sample("alhambra")
    screen, last = ReplayScreen(match), len(match.lines)
    async with opened(screen) as pilot:
        width = screen.query_one(Slider).size.width
        await pilot.click(Slider, offset=(width - 1, 0))
        await until(pilot, lambda: screen.stepper.at == last)
        await pilot.mouse_down(Slider, offset=(0, 0))
        await until(pilot, lambda: screen.stepper.at == 0)
        await pilot.hover(Slider, offset=(width // 2, 0))
        await until(pilot, lambda: abs(screen.stepper.at - last // 2) < last // 10)
        await pilot.mouse_up(Slider, offset=(width // 2, 0))
        at = screen.stepper.at
        await pilot.hover(Slider, offset=(1, 0))
        await pilot.pause()

        assert screen.stepper.at == at
        assert f"step {at} of {last}" in read(pilot)
        assert 0.4 < read(pilot).splitlines()[-2].index("●") / width < 0.6


async def test_it_runs_by_itself_until_space_or_the_end(monkeypatch):
    monkeypatch.setattr("alcaide.terminal.app.replay_screen.PACE", 0.01)
    match = sample("burgenland")
    screen = ReplayScreen(match)
    async with opened(screen) as pilot:
        await pilot.press("space")
        await until(pilot, lambda: screen.stepper.at > 2)
        await pilot.press("space")
        stopped = screen.stepper.at
        await pilot.pause(0.05)
        assert screen.stepper.at == stopped

        await pilot.press("end", "left", "space")
        await until(pilot, lambda: screen.running is None)
        assert screen.stepper.at == len(match.lines)


async def test_hidden_hands_are_seen_through_the_eyes_of_a_seat():
    screen = ReplayScreen(sample("alcazar"))
    async with opened(screen) as pilot:
        await pilot.press("end")
        assert "hand:" not in read(pilot)
        seen = []
        for _ in screen.stepper.names:
            await pilot.press("v")
            seen.append(screen.eyes)
            assert f"as {screen.stepper.names[screen.eyes]} sees it" in read(pilot)
        await pilot.press("v")

        assert seen == list(range(len(screen.stepper.names)))
        assert screen.eyes is None


async def test_where_nothing_is_hidden_there_are_no_other_eyes():
    screen = ReplayScreen(sample("burgenland"))
    async with opened(screen) as pilot:
        await pilot.press("v")

        assert screen.eyes is None


async def test_help_and_leaving():
    screen = ReplayScreen(sample("burgenland"))
    async with opened(screen) as pilot:
        await pilot.press("f1")
        await until(pilot, lambda: "one step back or on" in read(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.screen is screen)
        await pilot.press("q")
        await until(pilot, lambda: pilot.app.return_code == 0)
