"""Both dice games as they are drawn: everything is there, in words, in 100 columns and without colours."""

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions

from alcaide import GAMES, OVER, Position, SwiftLuck
from alcaide.games.alcazaba.terminal import ground, short
from alcaide.games.alcazaba.view import AlcazabaView, Tile
from alcaide.terminal import drawing_of
from tests.games.alcazaba import table as alcazaba
from tests.games.alcazaba.slow import OPPOSITE, beside
from tests.games.alhambra import table as alhambra

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


def drawn(name: str, position: Position, width: int = 300, window: int = 100) -> list[str]:
    console = Console(width=width, no_color=True, force_terminal=False, record=True, file=StringIO())
    view = GAMES[name].view(position, None)
    console.print(drawing_of(GAMES[name])(view, NAMES[: position.players], ConsoleDimensions(window, 60)))
    return console.export_text().splitlines()


def moments(name: str, players: int, stride: int) -> Iterator[Position]:
    """Some positions of one random match, the last one among them."""
    position, luck, number = GAMES[name].new(players), SwiftLuck("drawn", name, players), 0
    while position.to_act != OVER:
        if number % stride == 0:
            yield position
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))
        number += 1
    yield position


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", ["alhambra", "alcazaba"])
@pytest.mark.parametrize("width", [80, 100])
def test_it_fits_the_window_in_every_position_of_a_match(width: int, name: str, players: int) -> None:
    """Drawn on wide paper for a window of that width, so that a line too long is not broken but seen."""
    for position in moments(name, players, 40):
        lines = drawn(name, position, window=width)
        text = "\n".join(lines)

        assert max(cell_len(line.rstrip()) for line in lines) <= width
        assert all(player in text for player in NAMES[:players])
        assert ("Dirk" in text) == (players == 2)
        if name == "alhambra":
            assert len(lines) <= 30


@pytest.mark.parametrize("width", [1, 30, 79])
@pytest.mark.parametrize("name", ["alhambra", "alcazaba"])
def test_a_window_that_is_too_narrow_breaks_lines_and_nothing_else(name: str, width: int) -> None:
    assert drawn(name, GAMES[name].new(2), width, width)


def test_dice_are_drawn_as_dice_the_black_one_apart() -> None:
    lines = drawn("alhambra", alhambra.turn("5 garden 3 tower", 2, black=5).position)

    assert lines[1].count("╭───╮") == 8
    assert lines[2].split("roll 2")[1].split() == ["│", "G", "│"] * 5 + ["│", "T", "│"] * 3 + ["┃", "G", "┃"]


def test_dice_in_the_air_are_empty() -> None:
    table = alhambra.turn("5 garden 3 tower").do("reroll 3 tower")

    assert drawn("alhambra", table.position)[2].count("│   │") == 3


def test_markers_stand_in_their_cells() -> None:
    table = alhambra.turn("8 tower", players=2, area={"pavilion": {0: 0}, "tower": {5: 1, 23: alhambra.DIRK}})
    rows = [line for line in drawn("alhambra", table.position) if " equal " in line]
    cells = [re.findall(r"[·01D]", row[8:]) for row in rows]

    assert [len(row) for row in cells] == [18] * 8
    assert (cells[0][0], cells[1][17], cells[7][17]) == ("0", "1", "D")
    assert sum(row.count("·") for row in cells) == 144 - 3


def test_piles_on_the_tracks_show_the_lowest_stone_first() -> None:
    table = alhambra.turn("8 tower", stones={"garden": [(2, 3), (0, 3), (1, 12)]})
    line = next(line for line in drawn("alhambra", table.position) if line.startswith(" garden"))

    assert line.split() == ["garden", "·", "·", "20", *["·"] * 8, "1"]


def test_chips_and_markers_are_told() -> None:
    table = alhambra.turn(
        "8 tower", chips={1: "p1 p1 swap"}, bonus="p1 start p3 swap cancel black", markers=[5, 3, 5], fallen=[0, 1, 0]
    )
    text = "\n".join(drawn("alhambra", table.position))

    assert re.search(r" 1 Ben +0 points +●●●○ +p1 p1 swap", text)
    assert re.search(r" p1 +start +p3 +swap +cancel +black", text)
    assert "▶0 Ada" in text


def test_the_column_being_awarded_has_a_mark() -> None:
    assert any("▶garden" in line for line in drawn("alhambra", alhambra.awards({"garden": {0: 1}}).position))


def walled_edges(tiles: tuple[Tile, ...]) -> int:
    """How many lines the walls of an Alhambra make; a wall on both sides of an edge is one line."""
    edges = set()
    for tile in tiles:
        for side in tile.walls:
            ends = sorted([((tile.x, tile.y), side), (beside((tile.x, tile.y), side), OPPOSITE[side])])
            edges.add(tuple(ends))
    return len(edges)


def test_every_tile_and_every_wall_of_an_alhambra_is_drawn() -> None:
    for players in (2, 6):
        for position in moments("alcazaba", players, 60):
            view = GAMES["alcazaba"].view(position, None)
            assert isinstance(view, AlcazabaView)
            for seat, tiles in enumerate(view.alhambras):
                lines = [line.plain for line in ground(view, NAMES, seat)]
                grid = "\n".join(line for line in lines if not line.startswith((" reserve", " " * 9 + "P")))

                assert grid.count("━━━") + grid.count("┃") == walled_edges(tiles)
                assert all(short(tile.tile) in grid for tile in tiles)


def test_a_small_alhambra() -> None:
    built = {(1, 0): "pavilion-06", (0, -1): "pavilion-05"}
    view = GAMES["alcazaba"].view(alcazaba.turn(built={0: built}, reserve={0: "tower-12 garden-03"}).position, None)
    assert isinstance(view, AlcazabaView)

    assert [line.plain.rstrip() for line in ground(view, NAMES, 0)] == [
        " 0 Ada",
        "      0   1",
        "    +━━━+",
        " -1  P05",
        "    +   +   +",
        "  0   ◉  P06┃",
        "    +   +   +",
        " reserve G03 NE, T12",
    ]


def test_an_alhambra_of_26_in_a_row_fits_too() -> None:
    built = {(x, 0): name for x, name in zip(range(1, 26), (*alcazaba.PLAIN, *alcazaba.TILES[:14]), strict=True)}
    state = alcazaba.turn(built={0: built})

    assert max(map(cell_len, drawn("alcazaba", state.position))) <= 100


def test_tiles_on_show_and_in_hand_are_named_with_their_walls() -> None:
    table = alcazaba.awards({"garden": {0: 1}}, show="garden-03 garden-09", start_column=4)
    text = "\n".join(drawn("alcazaba", table.position))

    assert "on show: garden-03 NE  garden-09" in text
    assert "2 + start" in text[: text.index("8 equal")]
    assert "in hand: garden-03 NE" in "\n".join(drawn("alcazaba", table.do("take garden-03").position))
