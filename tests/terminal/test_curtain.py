"""Several people before one screen: nobody sees a hand that is not theirs."""

import re

import pytest

from alcaide import GAMES, SwiftLuck
from alcaide.core import Match, new_header
from alcaide.terminal import MatchRunner
from alcaide.terminal.app.table_screen import TableScreen
from alcaide.terminal.tables.local import LocalTable
from tests.terminal.driving import enter, opened, read, table_screen

pytestmark = pytest.mark.anyio
ALCAZAR = GAMES["alcazar"]


def hand_on(text: str) -> list[int]:
    """The cards that a screen shows as somebody's hand."""
    found = re.search(r"hand: ([\d ]+)", text)
    return [int(card) for card in found[1].split()] if found else []


async def test_the_curtain_falls_between_two_people_and_hides_hand_and_moves():
    screen = table_screen("alcazar", None, None)
    async with opened(screen) as pilot:
        position = screen.table.match.position
        hands = [ALCAZAR.view(position, seat).hand for seat in range(2)]
        before = read(pilot)
        assert "The screen is for Player A now." in before
        assert (hand_on(before), screen.moves.choices) == ([], ())
        assert "*" not in before

        await pilot.press("enter")
        await pilot.pause()
        assert hand_on(read(pilot)) == list(hands[0])

        while screen.state.viewer == 0:
            await enter(pilot)
        covered = read(pilot)
        assert "The screen is for Player B now." in covered
        assert (hand_on(covered), screen.moves.choices) == ([], ())
        assert "*" not in covered

        await pilot.press("enter")
        await pilot.pause()
        assert hand_on(read(pilot)) == list(ALCAZAR.view(screen.table.match.position, 1).hand)


async def test_a_covered_screen_is_the_same_whatever_the_hands_are():
    shown = []
    for seed in (1, 2):
        match = Match(new_header(ALCAZAR, 2))
        while match.position.to_act < 0:
            match.deal(SwiftLuck("dealt"))
        match.position = match.position.imagine(1, SwiftLuck(seed)) if seed > 1 else match.position
        table = LocalTable(MatchRunner(Match(new_header(ALCAZAR, 2)), [None, None], SwiftLuck(1), "x"))
        table.match = table.runner.match = match
        async with opened(TableScreen(table)) as pilot:
            shown.append((read(pilot), ALCAZAR.view(match.position, 0).hand))

    assert shown[0][0] == shown[1][0]
    assert shown[0][1] != shown[1][1]


async def test_orders_reveal_nothing_behind_the_curtain():
    screen = table_screen("alcazar", None, None)
    async with opened(screen) as pilot:
        await pilot.press("f2")
        await pilot.pause()
        assert pilot.app.screen is screen
        await pilot.press("f6")
        await pilot.pause()

        assert hand_on(read(pilot)) == []
        assert screen.table.match.position.to_act == 0


async def test_who_plays_alone_against_bots_always_sees_their_own_hand():
    screen = table_screen("alcazar", None, "random")
    async with opened(screen) as pilot:
        assert hand_on(read(pilot)) == list(ALCAZAR.view(screen.table.match.position, 0).hand)


async def test_where_nothing_is_hidden_there_is_no_curtain():
    screen = table_screen("burgenland", None, None)
    async with opened(screen) as pilot:
        assert "Your move, Player A" in read(pilot)
