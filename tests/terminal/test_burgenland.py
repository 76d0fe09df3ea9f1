"""Burgen Land as it is drawn: everything a seat may know is there, in words, in 80 columns and without colours."""

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions

from alcaide import GAMES, SwiftLuck
from alcaide.games.burgenland.view import BurgenlandView, Castle
from alcaide.terminal import drawing_of

GAME = GAMES["burgenland"]
NAMES = ("Ada", "Ben")


def drawn(view: BurgenlandView, width: int = 80, height: int = 50, names: tuple[str, str] = NAMES) -> list[str]:
    console = Console(width=width, no_color=True, force_terminal=False, record=True, file=StringIO())
    console.print(drawing_of(GAME)(view, names, ConsoleDimensions(width, height)))
    return console.export_text().splitlines()


def views(seed: int) -> list[BurgenlandView]:
    """What is seen in one random match."""
    position, luck, seen = GAME.new(), SwiftLuck(seed), []
    while position.to_act != -2:
        seen.append(GAME.view(position, None))
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))
    return [*seen, GAME.view(position, None)]


def with_castles(**castles: tuple[str, ...]) -> BurgenlandView:
    """The first view with other castles of Ada's, by colour."""
    view = GAME.view(GAME.new(), None)
    mine = {**view.castles[0], **{colour: Castle(slots, 7) for colour, slots in castles.items()}}
    return BurgenlandView(**{**vars(view), "castles": (mine, view.castles[1])})


@pytest.mark.parametrize("width", [80, 100, 200])
@pytest.mark.parametrize("height", [24, 50])
def test_it_fits_the_window_in_every_position_of_a_match(width, height):
    for view in views(seed=1)[::10]:
        lines = drawn(view, width, height)

        assert max(map(cell_len, lines)) <= min(width, 100)
        assert len(lines) <= (18 if height == 24 else 24)


@pytest.mark.parametrize("width", [1, 20, 25, 79])
def test_a_window_that_is_too_narrow_breaks_lines_and_nothing_else(width):
    assert drawn(GAME.view(GAME.new(), None), width)


def test_every_space_is_named_and_the_dice_that_lead_there_stand_under_it():
    lines = drawn(GAME.view(GAME.new(), None))
    blue, below_blue = lines[1], lines[2]
    yellow, below_yellow = lines[4], lines[5]

    assert re.findall(r"[a-z/]+", blue) == [
        "blue",
        "wall",
        "wall",
        "crown",
        "wall",
        "w/crown",
        "tower",
        "house",
        "roofed",
    ]
    assert below_blue.index("♛") in range(blue.index("roofed"), blue.index("roofed") + 7)
    assert re.findall(r"\d", below_yellow) == list("123456")
    assert below_yellow.index("3") in range(yellow.index("crown"), yellow.index("crown") + 6)


def test_castles_show_their_cards_and_what_they_are_worth():
    lines = drawn(with_castles(red=("house", "wall", "roofed_tower", "wall", "open_tower")))

    assert any("7 =  H  W  R  W  T " in line for line in lines)


def test_a_hole_shows_its_slot():
    lines = drawn(with_castles(blue=("wall", "empty", "wall")))

    assert any("7 =  W ·1· W " in line for line in lines)


def test_cards_that_can_be_stolen_show_their_slots():
    view = with_castles(blue=("roofed_tower", "wall", "roofed_tower"))
    piles = {**view.piles, "blue": {**view.piles["blue"], "roofed_tower": 0}}
    lines = drawn(BurgenlandView(**{**vars(view), "piles": piles}))

    assert any("7 = R0  W R2 " in line for line in lines)


def test_a_castle_of_forty_slots_goes_on_below():
    slots = ("wall", *["empty"] * 38, "roofed_tower")
    text = "\n".join(drawn(with_castles(yellow=slots)))

    assert [int(slot) for slot in re.findall(r"·(\d+)", text)] == list(range(1, 39))


def test_an_empty_castle_is_said():
    assert any("0 = no castle" in line for line in drawn(with_castles(blue=())))


def test_points_dice_and_piles_are_told():
    view = GAME.view(GAME.new(), None)
    text = "\n".join(drawn(BurgenlandView(**{**vars(view), "scores": (12, 30), "red": (2, 0), "supply": 3})))

    assert re.search(r"points +12 +█{6}░{9} +30 +█{15}", text)
    assert re.search(r"red dice +◆◆ +on the board ◆◆◆", text)
    assert text.count("W7 T3 H3 R4") == 3


def test_whose_turn_it_is_has_a_mark():
    lines = drawn(GAME.view(GAME.new(), None))

    assert any("▶Ada" in line and "▶Ben" not in line for line in lines)
