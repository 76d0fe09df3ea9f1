"""Positions and views show themselves as SVG and as pixels, with the eyes of a spectator."""

import sys
from xml.etree import ElementTree

import pytest

import alcaide
from alcaide.core import CHANCE, OVER, Game, Position, SwiftLuck
from alcaide.pictures import picture_of, pixels_of, svg_of
from alcaide.pictures.pixels import NoPainter
from alcaide.pictures.shapes import Box, Disc, Stroke, Words

GAMES = pytest.mark.parametrize("game", alcaide.GAMES.values(), ids=lambda game: game.name)


def moments(game: Game, players: int) -> list[Position]:
    """Some positions of a random match, the last one too."""
    luck, position, shown = SwiftLuck("picture"), game.new(players), []
    step = 0
    while position.to_act != OVER and (alcaide.compiled or step < 60):
        if step % 40 == 0:
            shown.append(position.copy())
        step += 1
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            legal = position.legal()
            position.play(legal[luck.pick(len(legal))])
    return [*shown, position]


@GAMES
def test_every_moment_can_be_drawn_within_its_paper(game: Game) -> None:
    for players in {game.seats[0], game.seats[-1]}:
        for position in moments(game, players):
            picture = picture_of(position)
            svg = ElementTree.fromstring(svg_of(position))

            assert svg.tag.endswith("svg")
            assert len(svg) == 2 + len(picture.shapes)
            for shape in picture.shapes:
                right, low = shape.x, shape.y
                match shape:
                    case Box():
                        right, low = shape.x + shape.width, shape.y + shape.height
                    case Disc():
                        right, low = shape.x + shape.radius, shape.y + shape.radius
                    case Stroke():
                        right, low = shape.to_x, shape.to_y
                    case Words():
                        pass
                assert 0 <= shape.x <= right <= picture.width
                assert 0 <= shape.y <= low <= picture.height


@GAMES
def test_a_position_and_its_view_show_themselves_alike(game: Game) -> None:
    position = moments(game, game.seats[0])[1]

    assert position._repr_svg_() == game.view(position, None)._repr_svg_() == svg_of(position)


@GAMES
def test_pixels_have_the_size_of_the_picture(game: Game) -> None:
    position = moments(game, game.seats[-1])[-1]
    picture = picture_of(position)

    assert pixels_of(position).size == (picture.width, picture.height)


def test_nothing_hidden_is_drawn() -> None:
    game = alcaide.GAMES["alcazar"]
    luck = SwiftLuck("hidden")
    for position in moments(game, 3):
        assert svg_of(position.imagine(0, luck)) == svg_of(position)


def test_without_pillow_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(NoPainter, match="pip install pillow"):
        pixels_of(alcaide.GAMES["burgenland"].new())
