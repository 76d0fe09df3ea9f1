"""Alcazar, part 15: what is true after every step of random matches, for every number of seats, board and option."""

from itertools import product

import pytest

from alcaide.core import CHANCE, OVER, SwiftLuck
from alcaide.games.alcazar import GAME, Alcazar, codes
from alcaide.games.alcazar.board import CELLS, LINES, NUMBERS
from alcaide.games.alcazar.names import owner_of, rank_of
from alcaide.games.alcazar.state import State
from tests.games.alcazar.builder import columns, groups, play_boldly, play_on, worth

KINDS = list(product((2, 3, 4, 5), ("B", "A"), ("forbid", "cap")))
MATCHES = 3


def check_supply(state: State, lost: int, towers_played: int) -> None:
    """Blocks, bridges, cards, towers, nobles are neither lost nor made."""
    spans = [(LINES[site], level, under) for site, level, under in state["bridges"]]
    high = {cell: levels for cell, levels in zip(CELLS, state["height"], strict=True) if levels}
    parts = columns(high, spans)

    assert sum(column.count("block") for column in parts.values()) + state["blocks"] + lost == codes.BLOCKS
    assert len({cells for cells, _, _ in spans}) == len(spans) <= codes.BRIDGES
    assert state["tower_pile"] + sum(state["towers"]) + towers_played == codes.TOWERS
    assert min(state["money"]) >= 0
    assert all(0 <= holder <= codes.DISCARDED for holder in state["holder"])
    for cell, noble in enumerate(state["noble"]):
        assert not noble or (state["height"][cell] > 0 and owner_of(noble) < state["players"])
    for seat in range(state["players"]):
        ranks = [rank_of(noble) for noble in state["noble"] if noble and owner_of(noble) == seat]
        assert ranks.count(codes.BARON) <= codes.BARONS
        assert ranks.count(codes.GRANDE) <= codes.GRANDES


def check_buildings(state: State) -> None:
    """The buildings and their values are those that a fresh look at the board finds."""
    spans = [(LINES[site], level, under) for site, level, under in state["bridges"]]
    high = {cell: levels for cell, levels in zip(CELLS, state["height"], strict=True) if levels}
    parts = columns(high, spans)
    found = {}
    for group in groups(high, spans):
        numbers = {state["building"][NUMBERS[cell]] for cell in group}
        assert len(numbers) == 1
        found[numbers.pop()] = worth(group, parts, spans)

    assert 0 not in found
    assert found == {number: value for number, value in enumerate(state["value"]) if value}
    assert [cell for cell in CELLS if state["building"][NUMBERS[cell]]] == [cell for cell in CELLS if cell in high]


def check_crests(state: State) -> None:
    """Every pair is free or on one castle; no palace worth 5 waits while one is free, unless it is asked for."""
    crests = [crest for crest in state["crest"] if crest]
    waiting = [number for number, value in enumerate(state["value"]) if value >= 5 and not state["crest"][number]]

    assert len(set(crests)) == len(crests) <= 8
    assert all(state["value"][number] >= 5 for number, crest in enumerate(state["crest"]) if crest)
    assert len(crests) == 8 or not waiting or (state["stage"] == codes.FLAGGING and len(waiting) > 1)


def check_turn(position: Alcazar, state: State) -> None:
    """What is asked can be answered, in order, and nothing is left over from the turn before."""
    legal = position.legal()
    assert legal == sorted(set(legal))
    assert (position.to_act >= 0) == bool(legal)
    if state["stage"] in (codes.TURN, codes.DEALING):
        assert (state["built"], state["home"], state["places"], state["placed"]) == ([], 0, 0, False)
    if position.to_act == CHANCE:
        assert sum(odds for _, odds in position.outcomes()) == pytest.approx(1)
    if position.to_act != OVER:
        assert position.winners() == []
    if state["stage"] == codes.TURN and codes.PILE in state["holder"][1:]:
        assert state["holder"].count(codes.OPEN) == codes.OPEN_CARDS
    known = [card for card in range(codes.CARDS) if state["known"][card]]
    assert all(codes.HAND <= state["holder"][card] < codes.OPEN for card in known)


@pytest.mark.parametrize(("players", "board", "merge"), KINDS)
def test_invariants_hold_after_every_step(players: int, board: str, merge: str) -> None:
    for seed in range(MATCHES):
        luck = SwiftLuck("invariants", players, board, merge, seed)
        position = GAME.new(players, board=board, merge_over_50=merge)
        assert isinstance(position, Alcazar)
        position.listen()
        gone = dict.fromkeys((codes.BLOCK_LOST, codes.TOWER_LAID), 0)
        while position.to_act != OVER:
            play_on(position, luck) if seed % 2 else play_boldly(position, luck)
            for note in position.heard():
                if note[0] in gone:
                    gone[note[0]] += 1
            state = position.state()
            check_supply(state, gone[codes.BLOCK_LOST], gone[codes.TOWER_LAID])
            check_buildings(state)
            check_crests(state)
            check_turn(position, state)


@pytest.mark.parametrize(("players", "board", "merge"), KINDS)
def test_state_restores_the_position(players: int, board: str, merge: str) -> None:
    luck = SwiftLuck("restore", players, board, merge)
    position = GAME.new(players, board=board, merge_over_50=merge)
    other = GAME.new(5)
    while position.to_act != OVER:
        play_on(position, luck)
        other.restore(position.state())

        assert other.state() == position.state()
        assert other.legal() == position.legal()
        assert other.scores() == position.scores()


def test_a_copy_is_independent() -> None:
    luck = SwiftLuck("copy")
    position = GAME.new(3)
    while position.to_act != OVER:
        twin = position.copy()
        before = position.state()
        play_on(twin, luck)

        assert position.state() == before
        play_on(position, luck)


def test_a_position_fits_in_two_kilobytes() -> None:
    assert GAME.new(5).__sizeof__() <= 2048
