"""Burgen Land, a turn looked through: against plain arithmetic over every roll, and within its budget."""

import json
from itertools import islice

import pytest

import alcaide
from alcaide import CHANCE, GAMES, OVER, SwiftLuck
from alcaide.games.burgenland.codes import ROLLING, STOP
from alcaide.games.burgenland.network import shipped
from alcaide.games.burgenland.training import Schedule, fit, newborn, write_weights
from alcaide.games.burgenland.turn_search import NetworkBudget, TurnSearch, deepen
from alcaide.search import Limit

GAME = GAMES["burgenland"]
PLENTY = 10**9
ENOUGH = 200_000 if alcaide.compiled else 5_000


def moments(seed, many):
    """Positions of a random match at which somebody may roll with red dice, or do something else."""
    position, luck, found = GAME.new(), SwiftLuck(seed), []
    while position.to_act != OVER and len(found) < many:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
            continue
        legal = position.legal()
        if len(legal) > 2:
            found.append(position.copy())
        position.play(legal[luck.pick(len(legal))])
    return found


def by_arithmetic(position, seat, rolls):
    """The chance to win, with every roll that can fall, one by one."""
    if position.to_act == OVER:
        return float(seat in position.winners())
    if position.to_act == CHANCE:
        return sum(odds * by_arithmetic(after(position, code), seat, rolls) for code, odds in position.outcomes())
    if position.seat != seat:
        return 1.0 - shipped("alcaide").value_of(position)
    if position.stage == ROLLING and rolls == 0:
        stopped = 1.0 - shipped("alcaide").value_of(after(position, STOP))
        return stopped if position.crown % 8 == 7 else max(stopped, shipped("alcaide").value_of(position))
    rolls -= position.stage == ROLLING
    return max(by_arithmetic(after(position, action), seat, rolls) for action in position.legal())


def after(position, code):
    then = position.copy()
    then.play(code)
    return then


@pytest.mark.parametrize("rolls", [0, 1])
def test_a_turn_is_worth_what_arithmetic_over_every_roll_says(rolls):
    positions = [position for position in moments(3, 12) if sum(map(position.red_dice, range(2))) <= 2][: 4 - 2 * rolls]

    assert positions
    for position in positions:
        turn = TurnSearch(position, shipped("alcaide"), NetworkBudget(PLENTY), rolls)
        for action in position.legal():
            expected = by_arithmetic(after(position, action), position.seat, rolls)

            assert turn.weigh(position, action) == pytest.approx(expected, abs=1e-6)


def test_only_a_roll_that_follows_at_once_swings():
    for position in moments(4, 6):
        turn = TurnSearch(position, shipped("alcaide"), NetworkBudget(PLENTY), 0)
        for action in position.legal():
            turn.weigh(position, action)

            assert (turn.swing > 0) == (after(position, action).to_act == CHANCE)


def test_a_small_budget_keeps_what_was_looked_through_before():
    positions = [position for position in moments(5, 12) if sum(map(position.red_dice, range(2))) <= 1]

    assert positions
    for position in positions[: 6 if alcaide.compiled else 2]:
        nearest = deepen(position, "knight", Limit(0))
        enough = deepen(position, "knight", Limit(200_000))

        assert {weighed.trials for weighed in nearest} == {1}
        assert {weighed.trials for weighed in enough} == {
            len({weighed.trials for weighed in enough}) * enough[0].trials
        }
        assert enough[0].trials > 1
        assert sorted(weighed.action for weighed in nearest) == position.legal()


def test_time_ends_a_thought_too():
    position = moments(6, 8)[-1]

    assert deepen(position, "knight", Limit(10**12, seconds=1e-9))[0].trials == 1


def test_a_network_moves_towards_what_it_is_taught():
    network, position = newborn(SwiftLuck(1)), GAME.new()
    before = network.value_of(position)
    for _ in range(50):
        network.learn(network.inputs_of(position), 0.9, 0.1)

    assert abs(network.value_of(position) - 0.9) < abs(before - 0.9)


def test_the_same_seed_learns_the_same_weights(tmp_path):
    schedule = Schedule(matches=2 if alcaide.compiled else 1, sample=1)
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        *_, network = fit(schedule, 7)
        write_weights(file, network)

    assert files[0].read_bytes() == files[1].read_bytes()
    assert json.loads(files[0].read_text()) == network.weights()


def test_a_network_learns_the_same_from_the_same_seed() -> None:
    schedule = Schedule(matches=40, sample=4)

    first, again, other = (list(islice(fit(schedule, seed), 2))[-1].weights() for seed in (3, 3, 4))

    assert first == again
    assert first != other
