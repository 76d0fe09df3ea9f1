"""The rules beside the board: every legal action can say on which it rests."""

from contextlib import suppress

import pytest

from alcaide import GAMES, Game
from alcaide.core import AlcaideError
from alcaide.core.rulebook import numbered, rules_of
from tests.server.house import House


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_kind_of_action_rests_on_rules_that_exist(game: Game) -> None:
    numbers = {rule.number for rule in rules_of(game.name)}
    kinds = set()
    for code in range(game.actions.size):
        with suppress(AlcaideError, LookupError, ValueError, AssertionError):  # a code that is no action
            kinds.add(type(game.actions.decode(code)))

    assert kinds == set(game.actions.cited)
    assert {number for cited in game.actions.cited.values() for number in cited} <= numbers
    assert all(game.actions.cited.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_told_one_by_one(house: House, game: str) -> None:
    told = house.client.get(f"/api/games/{game}/rules").json()

    assert told["title"] == GAMES[game].title
    assert len(told["rules"]) > 25
    assert all(rule["number"] and rule["section"] and rule["text"] for rule in told["rules"])
    assert len({rule["number"] for rule in told["rules"]}) == len(told["rules"])
    assert not any("](" in rule["text"] for rule in told["rules"])


def test_a_list_within_a_rule_stays_a_list() -> None:
    [rule] = numbered("# A\n\n## B\n\n- **K24** Where:\n  - a wall:\n    here;\n  - a tower.\n\n| x |\n")

    assert (rule.number, rule.section) == ("K24", "B")
    assert rule.text == "Where:\n  - a wall: here;\n  - a tower."


def test_the_rules_of_an_unknown_game_are_refused(house: House) -> None:
    answer = house.client.get("/api/games/chess/rules")

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "unknown_game")


def test_a_choice_says_its_rules(house: House) -> None:
    with house.set_up("you", "you").listen() as ear:
        assert ear.latest["legal"][0]["rules"] == ["K11", "K12", "K13"]
