"""Alcazar as it is drawn: everything a seat may know is there, in words, in 80 columns and without colours."""

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions

from alcaide import GAMES, OVER, SwiftLuck
from alcaide.games.alcazar.view import AlcazarView
from alcaide.terminal import drawing_of
from tests.games.alcazar.builder import BLUE, RED, arrange, baron, dealt, do, grande, play_boldly

GAME = GAMES["alcazar"]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def drawn(view: AlcazarView, width: int = 100, height: int = 60) -> list[str]:
    console = Console(width=width, no_color=True, force_terminal=False, record=True, file=StringIO())
    console.print(drawing_of(GAME)(view, NAMES, ConsoleDimensions(width, height)))
    return console.export_text().splitlines()


@pytest.mark.parametrize("width", [80, 100, 200])
@pytest.mark.parametrize("height", [24, 60])
def test_it_fits_the_window_in_every_position_of_a_match(width, height):
    position, luck, step = GAME.new(5), SwiftLuck("drawn"), 0
    while position.to_act != OVER:
        play_boldly(position, luck)
        step += 1
        if step % 20 == 0:
            lines = drawn(GAME.view(position, 0), width, height)

            assert max(map(cell_len, lines)) <= min(width, 100)
            assert len(lines) <= (32 if height == 24 else 42)


def test_every_space_has_its_place():
    for board in ("B", "A"):
        lines = drawn(GAME.view(GAME.new(2, board=board), None))
        rows = [list(map(int, re.findall(r"\d+", line))) for line in lines[0:22:2]]
        places = {column.cell: column.row for column in GAME.view(GAME.new(2, board=board), None).columns}

        assert {number: row for row, numbers in enumerate(rows) for number in numbers} == {
            cell: row for cell, row in places.items() if isinstance(cell, int)
        }


BRIDGED = {
    "heights": {1: 3, 2: 3, 3: 3, 7: 12, 17: 2, "r1c6": 2, 20: 1},
    "bridges": [((1, 2, 3), 3, 0), ((7, "r1c6", 17), 2, 0)],
    "nobles": {1: grande(RED), 7: baron(BLUE)},
    "hands": {RED: [5], BLUE: [50]},
    "open_cards": [60],
}


def test_heights_values_bridges_and_nobles_are_drawn():
    numbers, below, gap, under_gap = drawn(GAME.view(arrange(**BRIDGED), RED))[:4]

    assert numbers.startswith("  1 ⚑15   2 ⚑15   3 ⚑15   4       5*      6       7 ⚑28 ")
    assert below.startswith("  3═♛A═══ 3══════ 3═")
    assert "12║♟B" in below
    assert "⚑28" in gap
    assert "2║" in under_gap


def test_a_low_window_lists_values_and_keeps_heights_and_nobles():
    lines = drawn(GAME.view(arrange(**BRIDGED), RED), 80, 24)

    assert lines[0].startswith("  1 3♛A═ 2 3═══ 3 3    4      5*     6      7 12♟B")
    assert any("buildings: 1⚑15 7⚑28 20⌂1" in line for line in lines)


def test_seats_stock_and_hand_are_told():
    position = dealt(3)
    do(position, "buy 31", "card 60")
    text = "\n".join(drawn(GAME.view(position, 0)))

    assert re.search(r"▶B Ben +0 points +40 reales +♛2 ♟6 in reserve +10 cards, 0 towers", text)
    assert re.search(r" A Ada +0 points +35 reales +♛2 ♟6 in reserve +11 cards, 0 towers\n +seen: 31", text)
    assert "open: 32 33 34 35 36 60" in text
    assert "hand: 1 2 3 4 5 6 7 8 9 10 31" in text
    assert "left: 35 cards at 5 · 20 towers at 10 · 20 bridges at 15 · 84 blocks · 8 crests" in text


def test_a_spectator_sees_no_hand():
    text = "\n".join(drawn(GAME.view(dealt(), None)))

    assert "hand:" not in text
    assert "*" not in text.replace("8* in hand", "")


def test_bridges_are_listed_with_their_levels():
    assert any("bridges: 1-3 on 3, 7-17 on 2" in line for line in drawn(GAME.view(arrange(**BRIDGED), None)))
