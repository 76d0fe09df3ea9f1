"""Bots choose legal actions, see only what their seat sees, and each level is better than the one below."""

import pytest

from alcaide import CHANCE, GAMES, OVER, Game, Position, SwiftLuck, compiled
from alcaide.core import UnknownName
from alcaide.core.bot import evaluator_of
from alcaide.lab import Plan, simulate
from alcaide.search import BOTS, Limit, bot_behind, bot_named, seat_names

GAME_LIST = list(GAMES.values())


def positions(game: Game, seed: int) -> list[Position]:
    """The positions of one random match at which a seat decides: every tenth, the last one among them.

    Every eightieth where nothing is compiled.
    """
    position, luck, found = game.new(), SwiftLuck(seed), []
    while position.to_act != OVER and len(found) < 600:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            found.append(position.copy())
            legal = position.legal()
            position.play(legal[luck.pick(len(legal))])
    return found[:: -10 if compiled else -80][::-1]


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.name)
@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)
def test_a_bot_chooses_a_legal_action_and_leaves_the_position_alone(bot, game):
    for position in positions(game, seed=3):
        before = position.state()
        chosen = bot.choose(position, position.to_act, SwiftLuck(1), Limit(600))

        assert chosen in position.legal()
        assert position.state() == before


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.name)
@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)
def test_the_same_luck_gives_the_same_choice(bot, game):
    for position in positions(game, seed=4):
        first = bot.choose(position, position.to_act, SwiftLuck("thought"), Limit(600))
        second = bot.choose(position, position.to_act, SwiftLuck("thought"), Limit(600))

        assert first == second


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.name)
@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)
def test_other_hidden_cards_give_the_same_choice(bot, game):
    for number, position in enumerate(positions(game, seed=5)[::3]):
        seat = position.to_act
        other = position.imagine(seat, SwiftLuck("other cards", number))
        choices = [
            bot.choose(table.imagine(seat, SwiftLuck("seat", number)), seat, SwiftLuck("thought"), Limit(600))
            for table in (position, other)
        ]

        assert choices[0] == choices[1]


def test_a_thought_has_fewer_steps_where_each_takes_longer():
    few, full = (bot_named("knight").limit_for(GAMES["alcazaba"].new(players)) for players in (4, 6))

    assert few == bot_named("knight").limit_for(GAMES["alcazaba"].new(2))
    assert full.steps < few.steps


def test_random_tries_every_legal_action():
    position = max(positions(GAMES["burgenland"], seed=5), key=lambda position: len(position.legal()))
    luck = SwiftLuck(1)
    chosen = {bot_named("random").choose(position, position.to_act, luck) for _ in range(200)}

    assert chosen == set(position.legal())


@pytest.mark.parametrize("seats", [("squire", "random"), ("random", "squire")])
def test_squire_beats_random_at_burgen_land_from_either_seat(seats):
    matches = list(simulate(Plan("burgenland", 2, seats, 11, {}), 8))
    won = sum(seats[match.winners[0]] == "squire" for match in matches)

    assert won == 8


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.name)
def test_a_won_match_is_worth_more_than_a_lost_one(game):
    position, luck = game.new(), SwiftLuck(6)
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
        else:
            legal = position.legal()
            position.play(legal[luck.pick(len(legal))])
    worth = evaluator_of(position).value_of
    winners = position.winners()
    losers = [seat for seat in range(position.players) if seat not in winners]

    assert all(worth(position, loser) == 0 for loser in losers)
    assert sum(worth(position, winner) for winner in winners) == pytest.approx(1)


def winning_actions(position: Position) -> list[int]:
    """The legal actions that win the match at once for the seat to act."""
    wins = []
    for action in position.legal():
        then = position.copy()
        then.play(action)
        if position.to_act in then.winners():
            wins.append(action)
    return wins


def test_squire_takes_a_win_at_once():
    game = GAMES["burgenland"]
    chances = [position for seed in range(60) for position in positions(game, seed)[-1:] if winning_actions(position)]

    assert chances
    for position in chances:
        assert bot_named("squire").choose(position, position.to_act, SwiftLuck(1)) in winning_actions(position)


def test_an_unknown_bot_is_answered_with_the_nearest():
    with pytest.raises(UnknownName, match="'squire'") as caught:
        bot_named("squre")

    assert caught.value.code == "unknown_bot"


def test_seats_are_told_apart_and_bots_found_behind_their_names():
    names = seat_names(["squire", "Ada", "squire"])

    assert names == ("squire A", "Ada", "squire C")
    assert [bot_behind(name, BOTS) for name in names] == ["squire", None, "squire"]
    assert bot_behind("random walker", BOTS) is None


def test_greedy_is_another_word_for_squire():
    assert bot_named("greedy") is BOTS["squire"]
