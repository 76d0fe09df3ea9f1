"""What a screen gets: views and events say everything that is on the table."""

import json

from alcaide.core import OVER, SwiftLuck
from alcaide.games.alcazar import GAME
from alcaide.games.alcazar.board import BOARDS
from tests.games.alcazar.builder import BLUE, RED, arrange, baron, dealt, do, grande, play_boldly

BRIDGED = {
    "heights": {1: 4, 2: 5, 3: 4, 5: 1},
    "bridges": [((1, 2, 3), 4, 1)],
    "nobles": {2: grande(RED), 5: baron(BLUE)},
}


def test_columns_show_blocks_air_and_bridges() -> None:
    seen = GAME.view(arrange(**BRIDGED), None)
    columns = {column.cell: column for column in seen.columns}

    assert columns[1].parts == ("block", "block", "block", "bridge")
    assert columns[2].parts == ("block", "air", "air", "bridge", "block")
    assert columns["r1c1"].parts == ()
    assert (columns[2].owner, columns[2].noble) == (RED, "grande")
    assert (columns[5].owner, columns[5].noble) == (BLUE, "baron")
    assert columns[4].owner is None
    assert [(bridge.cells, bridge.level) for bridge in seen.bridges] == [((1, 2, 3), 4)]


def test_buildings_have_value_crest_and_place() -> None:
    seen = GAME.view(arrange(**BRIDGED), None)

    assert [(building.space, building.value, building.crest) for building in seen.buildings] == [(1, 25, 1), (5, 1, 0)]
    assert {column.building for column in seen.columns} == {0, 1, 2}


def test_columns_come_row_by_row() -> None:
    for board in BOARDS:
        columns = GAME.view(GAME.new(2, board=board.name), None).columns

        assert [(column.row, column.column) for column in columns] == [(r, c) for r in range(11) for c in range(11)]
        assert {column.cell: (column.row, column.column) for column in columns} == board.places


def test_view_is_plain_json() -> None:
    luck = SwiftLuck("json")
    position = GAME.new(3)
    while position.to_act != OVER:
        play_boldly(position, luck)
        seen = GAME.view(position, 1).json()

        assert json.loads(json.dumps(seen)).keys() == seen.keys()


def test_what_is_asked_is_said() -> None:
    position = dealt()
    assert GAME.view(position, 0).asked == "turn"

    do(position, "buy top")
    assert GAME.view(position, 0).asked == "draw"
    do(position, "card 60", "buy 21")
    assert GAME.view(position, 0).asked == "refill"
    do(position, "card 61", "found 8 on 7 8 9")
    seen = GAME.view(position, 0)
    assert (seen.asked, seen.built, seen.home) == ("noble", (7, 8, 9), 1)
    assert GAME.view(GAME.new(2), 0).asked == "deal"


def test_options_are_said() -> None:
    seen = GAME.view(GAME.new(2, board="A", merge_over_50="cap"), None)

    assert (seen.board, seen.merge_over_50) == ("A", "cap")


def test_money_moves_exactly_as_events_say() -> None:
    spending = ("CardBought", "TowerBought", "BridgeLaid", "NoblePlaced")
    for seed in range(6):
        luck = SwiftLuck("money", seed)
        position = GAME.new(2 + seed % 4, merge_over_50=("forbid", "cap")[seed % 2])
        position.listen()
        while position.to_act != OVER:
            before = position.state()["money"]
            play_boldly(position, luck)
            for event in GAME.events(position):
                name = type(event).__name__
                if name in spending:
                    before[event.seat] -= event.price
                elif name == "IncomeReceived":
                    before[event.seat] += event.amount
                elif name == "NobleReturned":
                    before[event.seat] += event.paid

            assert position.state()["money"] == before


def test_every_event_has_a_sentence() -> None:
    luck = SwiftLuck("sentences")
    said = set()
    for seed in range(12):
        position = GAME.new(2 + seed % 4, board="BA"[seed % 2])
        position.listen()
        while position.to_act != OVER:
            play_boldly(position, luck)
            for event in GAME.events(position):
                said.add(type(event).__name__)
                assert str(event) == str(event.told_to(0)) or event.told_to(0).card is None

    assert len(said) >= 18


def test_events_of_a_turn_read_well() -> None:
    position = arrange(heights={1: 2, 2: 1, 3: 2, 4: 1}, nobles={1: baron(RED), 4: grande(RED)}, towers={BLUE: 1})

    assert do(position, "withdraw 4") == ["{seat 0} withdraws the Grande on 4 and receives 16"]
    assert do(position, "bridge 1 2 3") == [
        "{seat 0} builds a bridge from 1 over 2 to 3 on level 3 for 15",
        "{seat 0} receives 17",
    ]
    assert do(position, "place grande on 3") == [
        "{seat 0} places a Grande on 3 for 34",
        "the turn of {seat 0} ends",
    ]
