"""The front door of a game: names, seat counts and options are checked, with a sentence that helps."""

import pytest

from alcaide import GAMES, Game, game_named
from alcaide.core import BadSetting, UnknownName
from alcaide.games.burgenland.events import ColourScored, DiceRolled
from alcaide.games.burgenland.moves import Rolled


@pytest.mark.parametrize(
    ("name", "meant"), [("burgenlnd", "burgenland"), ("Burgenland", "burgenland"), ("burgen land", "burgenland")]
)
def test_an_unknown_game_gets_the_nearest_one(name: str, meant: str) -> None:
    with pytest.raises(UnknownName) as refused:
        game_named(name)

    assert refused.value.code == "unknown_game"
    assert f"There is no game {name!r}. Did you mean {meant!r}?" in refused.value.sentence


def test_a_game_that_is_near_to_none_gets_the_whole_list() -> None:
    with pytest.raises(UnknownName) as refused:
        game_named("q" * 100_000)

    assert refused.value.sentence.endswith(f"There is: {', '.join(GAMES)}.")
    assert "Did you mean" not in refused.value.sentence
    assert len(refused.value.sentence) < 300


def test_an_unknown_option_gets_the_nearest_one() -> None:
    with pytest.raises(UnknownName) as refused:
        game_named("burgenland").new(tracks="A")

    assert refused.value.code == "unknown_option"
    assert refused.value.sentence == "There is no option 'tracks'. Did you mean 'track'? There is: track, crown."


@pytest.mark.parametrize("value", ["G", "a", "", 1, None, True, ["A"], {"A": 1}])
def test_a_value_that_does_not_fit_gets_those_that_do(value: object) -> None:
    with pytest.raises(BadSetting) as refused:
        game_named("burgenland").new(track=value)

    assert refused.value.code == "bad_option"
    assert refused.value.sentence == f"The option 'track' can be A, B, C, D, E, F, but not {value!r}."


@pytest.mark.parametrize("players", [0, 1, 3, -2, 2.0, True, "2", 10**100])
def test_a_wrong_number_of_seats_gets_the_right_one(players: object) -> None:
    with pytest.raises(BadSetting) as refused:
        game_named("burgenland").check_players(players)

    assert refused.value.code == "bad_players"
    assert refused.value.sentence.startswith("Burgen Land is for 2 players, not ")


def test_options_not_given_have_their_defaults() -> None:
    game = game_named("burgenland")

    assert game.settings({}) == {"track": "A", "crown": "blue"}
    assert game.settings({"crown": "red"}) == {"track": "A", "crown": "red"}


def test_only_options_that_differ_are_written() -> None:
    game = game_named("burgenland")

    assert game.differing(game.settings({"track": "A", "crown": "red"})) == {"crown": "red"}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_says_what_it_is(game: Game) -> None:
    assert game.name == game.name.lower()
    assert game.title
    assert game.about.endswith(".")
    assert all(option.about for option in game.options)
    assert all(option.default in option.values for option in game.options if option.values)
    assert all(option.check(option.default) == option.default for option in game.options)


def test_an_event_says_its_kind_and_its_fields_in_json() -> None:
    scored = ColourScored(2, (4, 7), "red", 1, 3).json()
    assert scored == {
        "event": "colour_scored", "colour": 2, "values": [4, 7], "colour_name": "red", "winner": 1, "gain": 3,
    }  # fmt: skip


def test_an_outcome_in_an_event_is_said_as_a_record_says_it() -> None:
    event = DiceRolled(0, Rolled(3, (1, 6)))

    assert event.json() == {"event": "dice_rolled", "seat": 0, "roll": {"chance": "roll", "own": 3, "red": [1, 6]}}
