"""What holds after every step of every match: markers, dice, piles and chips."""

import sys
from collections import Counter

import pytest

from alcaide import CHANCE, OVER, SwiftLuck
from alcaide.core import Action
from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.moves import CancelRoll, PlaceDisplacing, SetBlack, SwapPoint
from alcaide.games.alhambra.names import CHIPS
from alcaide.games.alhambra.rules import Alhambra
from alcaide.games.alhambra.state import State
from tests.games.alhambra.table import check_invariants

SPENDS = {CancelRoll: "cancel", PlaceDisplacing: "displace", SetBlack: "black", SwapPoint: "swap"}


def chips_in(state: State) -> Counter[str]:
    """Every chip that is still in the game."""
    counted: Counter[str] = Counter()
    for hand in [*state["unseen"], *state["hands"]]:
        counted.update({CHIPS[chip]: count for chip, count in enumerate(hand) if count})
    counted.update(CHIPS[chip] for chip in state["bonus"] if CHIPS[chip] not in ("none", "start"))
    return counted


def may_leave(before: State, after: State, action: Action | None, told: list[str]) -> Counter[str]:
    """The chips that this step may take out of the game: spent, useless to Dirk, or not awarded at a round's end."""
    leaving: Counter[str] = Counter()
    if type(action) in SPENDS:
        leaving[SPENDS[type(action)]] += 1
    if before["round"] != after["round"] or after["to_act"] == OVER or any("leaves the game" in line for line in told):
        leaving.update(CHIPS[chip] for chip in before["bonus"] if CHIPS[chip] not in ("none", "start"))
    return leaving


@pytest.mark.parametrize("players", range(2, 7))
def test_markers_dice_piles_and_chips_keep_their_laws(players: int) -> None:
    for seed in range(4):
        position = GAME.new(players)
        assert isinstance(position, Alhambra)
        position.listen()
        luck = SwiftLuck("laws", players, seed)
        before = position.state()
        while position.to_act != OVER:
            chance = position.to_act == CHANCE
            legal = position.legal()
            code = position.sample(luck) if chance else prefer_chips(legal, luck)
            position.play(code)
            state = position.state()
            check_invariants(state, players)
            gone = chips_in(before) - chips_in(state)
            told = [str(event) for event in GAME.events(position)]
            assert gone <= may_leave(before, state, None if chance else GAME.actions.decode(code), told)
            assert not chips_in(state) - chips_in(before)
            assert all(now >= then for now, then in zip(state["points"], before["points"], strict=True))
            before = state


def prefer_chips(legal: list[int], luck: SwiftLuck) -> int:
    """At random, but with a taste for chips: they are rare."""
    rare = [code for code in legal if code > 3014]
    choices = rare if rare and luck.pick(3) else legal
    return choices[luck.pick(len(choices))]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_match_pays_what_the_tables_hold_at_most(players: int) -> None:
    for seed in range(20):
        position = GAME.new(players)
        luck = SwiftLuck("paid", players, seed)
        while position.to_act != OVER:
            legal = position.legal()
            position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))

        assert sum(position.state()["points"]) <= 300 + 3 * 31  # type: ignore[call-overload]


def test_imagining_changes_nothing_for_nothing_is_hidden() -> None:
    position = GAME.new(3)
    luck = SwiftLuck("imagine")
    for _ in range(100):
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))

    assert position.imagine(1, luck).state() == position.state()


def test_a_position_fits_in_two_kibibytes() -> None:
    assert sys.getsizeof(GAME.new(6)) <= 2048
