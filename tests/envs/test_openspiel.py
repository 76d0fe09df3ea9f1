"""OpenSpiel's own tests and algorithms run on the games unchanged."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import alcaide
import alcaide.envs.openspiel
from alcaide.core import AlcaideError, BadSetting, IllegalAction, SwiftLuck

PLAYED = list(alcaide.GAMES) if alcaide.compiled else ["burgenland"]
"""Whole matches take long uncompiled, so the shortest game stands for all."""
NAMES = [f"python_alcaide_{name}" for name in PLAYED]
TABLES = [(name, players) for name in PLAYED for players in alcaide.GAMES[name].seats]


class Quick(mcts.Evaluator):
    """Says nothing about a position, so that a search costs nothing but itself."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def luck_decides(state: pyspiel.State, luck: SwiftLuck) -> None:
    """Draw an outcome by its odds."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(outcomes[int(np.searchsorted(np.cumsum(odds), luck.pick(10**6) / 10**6))])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_passes_the_random_simulation_test(
    name: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    game = pyspiel.load_game(f"python_alcaide_{name}(players={players})")
    pyspiel.random_sim_test(
        game, num_sims=1, serialize=False, verbose=False, mask_test=game.num_distinct_actions() < 10_000
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_state_survives_being_written_down(name: str) -> None:
    game = pyspiel.load_game(name)
    state, luck = game.new_initial_state(), SwiftLuck("serialize")
    for _ in range(60):
        if state.is_chance_node():
            luck_decides(state, luck)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[luck.pick(len(legal))])
    again = game.deserialize_state(state.serialize())
    twin = state.clone()

    assert again.trajectory.position.state() == twin.trajectory.position.state() == state.trajectory.position.state()
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)
    assert state.action_to_string(state.legal_actions()[0]) if not state.is_chance_node() else True


def play_match(game: pyspiel.Game, bot: pyspiel.Bot) -> pyspiel.State:
    """A whole match of a bot that searches against one that plays anything."""
    state, luck = game.new_initial_state(), SwiftLuck("match")
    while not state.is_terminal():
        if state.is_chance_node():
            luck_decides(state, luck)
        elif state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[luck.pick(len(legal))])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_its_tree_search_plays_a_whole_match(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = mcts.MCTSBot(game, 2.0, 3, Quick(), random_state=np.random.RandomState(1))

    assert sum(play_match(game, bot).returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_its_information_set_search_plays_a_whole_match(name: str) -> None:
    game = pyspiel.load_game(f"{name}(imperfect_information=True)")
    bot = ismcts.ISMCTSBot(game, Quick(), 2.0, 3, random_state=np.random.RandomState(1))

    assert sum(play_match(game, bot).returns()) == pytest.approx(0)


def test_information_states_say_what_a_seat_was_told_and_nothing_else() -> None:
    game = pyspiel.load_game("python_alcaide_alcazar")
    state, luck = game.new_initial_state(), SwiftLuck("told")
    while state.is_chance_node():
        luck_decides(state, luck)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))

    assert other.trajectory.position.state() != state.trajectory.position.state()
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.information_state_string(1) != state.information_state_string(1)
    assert other.observation_string(0) == state.observation_string(0)
    assert state.information_state_string(0).startswith("seat 0 ? ? ?")


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("python_alcaide_burgenland").new_initial_state()
    for action, sentence in ((14, "Now is the time to roll"), (5000, "from 0 to 1738")):
        before = state.trajectory.position.state()
        with pytest.raises(IllegalAction, match=sentence):
            state.apply_action(action)

        assert state.trajectory.position.state() == before
        assert state.history() == []
    state.apply_action(0)
    with pytest.raises(IllegalAction, match="Luck cannot bring 7"):
        state.apply_action(7)
    assert state.history() == [0]


def test_parameters_are_checked() -> None:
    assert pyspiel.load_game("python_alcaide_alcazar(players=4,board=A,reward=win)").num_players() == 4
    for given in ("players=7", "reward=steps", "board=Z"):
        with pytest.raises(AlcaideError, match=r"[A-Z].*\."):
            pyspiel.load_game(f"python_alcaide_alcazar({given})")
    with pytest.raises(BadSetting, match="margin or win"):
        pyspiel.load_game("python_alcaide_alcazar(reward=steps)")
