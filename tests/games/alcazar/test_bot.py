"""The bot squire plays Alcazar sensibly: nobles early and on top, lifts for its own, money not hoarded."""

import pytest

from alcaide import CHANCE, GAMES, OVER, SwiftLuck
from alcaide.lab import Plan, simulate
from alcaide.search import bot_named
from alcaide.search.expectimax import ExpectimaxBot
from tests.games.alcazar.builder import BLUE, RED, arrange, baron, dealt, grande

GAME = GAMES["alcazar"]
SQUIRE = bot_named("squire")


def chosen(position) -> str:
    seat = position.to_act
    luck = SwiftLuck("thought")
    return str(GAME.actions.decode(ExpectimaxBot().choose(position.imagine(seat, luck), seat, luck)))


@pytest.mark.parametrize("seats", [("squire", "random"), ("random", "squire")])
def test_squire_beats_random_at_alcazar_from_either_seat(seats):
    matches = list(simulate(Plan("alcazar", 2, seats, 11, {}), 4))
    won = [match.winners == (seats.index("squire"),) for match in matches]

    assert won == [True] * 4


def test_it_founds_early_and_puts_a_grande_on_top():
    position = dealt()
    first = chosen(position)
    assert first.startswith("found")

    position.play(GAME.actions.parse(first).code)
    assert chosen(position) == f"place grande on {first.split()[1]}"


def test_it_lifts_its_grande_rather_than_its_baron():
    position = arrange(
        heights={10: 2, 30: 2}, nobles={10: baron(RED), 30: grande(RED)}, towers={RED: 1}, hands={BLUE: [50]}, pile=[]
    )

    assert chosen(position) == "tower on 30"


def test_it_takes_the_bridge_that_lifts_two():
    position = arrange(
        heights={1: 2, 2: 1, 3: 2}, nobles={1: grande(RED), 3: baron(RED)}, hands={RED: [40], BLUE: [50]}, pile=[]
    )

    assert chosen(position) == "bridge 1 2 3"


def test_it_does_not_waste_tower_cards():
    """In a match against itself every tower card lifts an own noble, or prepares for one."""
    position, luck, towers, lifts = GAME.new(2), SwiftLuck("towers"), 0, 0
    while position.to_act != OVER:
        seat = position.to_act
        if seat == CHANCE:
            position.play(position.sample(luck))
            continue
        code = SQUIRE.choose(position.imagine(seat, luck), seat, luck)
        words = str(GAME.actions.decode(code))
        if words.startswith("tower on"):
            cells = {str(column.cell): column for column in GAME.view(position, seat).columns}
            towers += 1
            lifts += cells[words.removeprefix("tower on ")].owner == seat
        position.play(code)

    assert towers == 0 or lifts >= 0.8 * towers
