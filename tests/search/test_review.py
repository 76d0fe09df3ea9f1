"""Luck and skill: what luck gave and what decisions gave away, in chances to win."""

import json

import pytest

import alcaide
from alcaide import GAMES, SwiftLuck, game_named
from alcaide.core import CHANCE, OVER, Chance, Decision, Game, IllegalAction, Match, new_header
from alcaide.games.burgenland.codes import GOAL
from alcaide.search import Limit, conclude, review
from alcaide.search.review import Reviewer
from alcaide.search.win_chances import WinChances
from tests.records.sample import play

QUICK = Limit(20_000 if alcaide.compiled else 2_000)
MATCHES = 40 if alcaide.compiled else 6
LINES = 120 if alcaide.compiled else 12
"""Of a match that may stay unfinished."""
FIRST = LINES if alcaide.compiled else 2
"""Of a match of any game: a turn of dice takes long to solve uncompiled."""


def played(game: Game, seed: int, players: int | None = None, most: int = 10_000) -> Match:
    """A match played at random, or its first lines."""
    return play(Match(new_header(game, players or game.seats[0])), seed, most)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_line_has_chances_that_add_up(game):
    match = played(game, 1, game.seats[-1 if alcaide.compiled else 0], FIRST)
    result = review(match, SwiftLuck(1), QUICK, running=True)

    assert [swing.line for swing in result.swings] == list(range(len(match.lines)))
    assert len(result.chances) == len(match.lines) + 1
    assert all(sum(shares) == pytest.approx(1) for shares in result.chances)
    assert all(
        (swing.seat, swing.lost is None) == ((line.seat, False) if isinstance(line, Decision) else (None, True))
        for swing, line in zip(result.swings, match.lines, strict=True)
    )


def luck_of(match: Match, seed: int) -> float:
    """What all luck of a match gave seat 0."""
    reviewer = Reviewer(match, seed, QUICK)
    total = 0.0
    for number, line in enumerate(match.lines):
        if isinstance(line, Chance):
            total += reviewer.weigh_luck(number, line.outcome.code)[0].luck[0]
            reviewer.position.play(line.outcome.code)
        else:
            reviewer.position.play(line.action.code)
    return total


def test_over_many_matches_luck_gives_nobody_anything():
    gifts = [luck_of(played(game_named("burgenland"), seed, most=LINES), seed) for seed in range(MATCHES)]
    mean = sum(gifts) / len(gifts)
    error = (sum((gift - mean) ** 2 for gift in gifts) / len(gifts) / (len(gifts) - 1)) ** 0.5

    assert abs(mean) < 3 * error
    assert max(map(abs, gifts)) > 0.01


def test_where_luck_can_bring_little_its_mean_is_exactly_nothing():
    match = played(game_named("burgenland"), 1)
    at = next(number for number, line in enumerate(match.lines) if isinstance(line, Chance))
    reviewer = Reviewer(match, 1, QUICK)
    for line in match.lines[:at]:
        reviewer.position.play(line.action.code)
    odds = reviewer.position.outcomes()
    swings = [(chance, reviewer.weigh_luck(at, outcome)[0].luck[0]) for outcome, chance in odds]

    assert len(odds) == 6
    assert sum(chance * gift for chance, gift in swings) == pytest.approx(0, abs=1e-12)
    assert max(gift for _, gift in swings) > 0.001


def test_what_luck_gives_to_one_it_takes_from_the_others():
    result = review(played(game_named("alhambra"), 3, 3, most=FIRST), SwiftLuck(1), QUICK, running=True)

    assert sum(result.luck) == pytest.approx(0)


def nearly_won() -> Match:
    """Seat 0 stands on a wall/crown space, and scoring wins at once."""
    match = played(game_named("burgenland"), 0, most=0)
    luck = SwiftLuck("nearly won")
    while True:
        if match.position.to_act == CHANCE:
            match.deal(luck)
            continue
        state = dict(match.position.state())
        legal = match.legal()
        if any(action.name == "score" for action in legal) and match.position.to_act == 0:
            state["points"] = [GOAL - 1, GOAL - 1]
            ahead = match.position.copy()
            ahead.restore(state)
            ahead.play(next(action for action in legal if action.name == "score").code)
            if ahead.to_act == OVER and ahead.winners() == [0]:
                match.position.restore(state)
                return match
        match.act(match.position.to_act, legal[luck.pick(len(legal))])


def test_a_blunder_is_found_and_so_is_what_should_have_been_played():
    match = nearly_won()
    at, winning = match.turn, next(action for action in match.legal() if action.name == "score")
    dice = next(action for action in match.legal() if action.name == "dice")
    reviewer = Reviewer(match, 1, QUICK)
    reviewer.position.restore(match.position.state())
    lost, best = reviewer.weigh_move(at, Decision(0, dice, len(match.legal())))
    nothing, same = reviewer.weigh_move(at, Decision(0, winning, len(match.legal())))

    assert lost > 0.01
    assert best == winning
    assert (nothing, same) == (0.0, winning)


def test_a_forced_move_gives_nothing_away():
    match = played(game_named("burgenland"), 2, most=LINES)
    result = review(match, SwiftLuck(1), QUICK, running=True)
    forced = [
        swing
        for swing, line in zip(result.swings, match.lines, strict=True)
        if isinstance(line, Decision) and line.legal == 1
    ]

    assert forced
    assert all(swing.lost == 0 and swing.best == match.lines[swing.line].action for swing in forced)


@pytest.mark.parametrize(("name", "players"), [("alcazaba", 2), ("alcazaba", 3), ("alhambra", 3)])
def test_luck_is_weighed_at_the_end_of_the_turn_where_an_evaluator_speaks_between_turns(name, players):
    position = played(game_named(name), 6, players, 30).position
    steps = []
    for turns in (position.game.playbook.review_turns(position), 1, 2):
        chances = WinChances(position, turns)
        chances.play_on(position, SwiftLuck(1))
        steps.append(chances.greedy.steps)

    assert position.game.playbook.review_turns(position) == 0
    assert steps[0] < steps[1] < steps[2]


def test_a_decided_position_is_certain():
    match = played(game_named("alhambra"), 4, 3)
    winners = match.position.winners()

    assert WinChances(match.position).judge(match.position) == [
        1 / len(winners) if seat in winners else 0 for seat in range(3)
    ]


def test_the_last_chances_are_the_result():
    match = played(game_named("burgenland"), 5)

    assert conclude(match, []).chances == (tuple(float(seat in match.position.winners()) for seat in (0, 1)),)


def test_no_move_gives_away_less_than_nothing_or_more_than_there_is():
    result = review(played(game_named("burgenland"), 5, most=LINES), SwiftLuck(1), QUICK, running=True)

    assert all(swing.lost is None or 0 <= swing.lost <= 1 for swing in result.swings)
    assert result.lost[0] == sum(swing.lost for swing in result.swings if swing.seat == 0)


def test_the_same_luck_finds_the_same_and_other_luck_something_else():
    match = played(game_named("burgenland"), 6, most=LINES)
    results = [review(match, SwiftLuck(seed), QUICK, running=True).to_json() for seed in (1, 1, 2)]

    assert json.dumps(results[0]) == json.dumps(results[1])
    assert results[0] != results[2]


def test_a_running_match_is_refused_unless_that_is_allowed():
    match = played(game_named("burgenland"), 7, most=30)

    with pytest.raises(IllegalAction, match="not over") as refused:
        review(match, SwiftLuck(1), QUICK)
    assert refused.value.code == "not_over"
