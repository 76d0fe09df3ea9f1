"""What holds after every step of every match: markers, tiles, and every Alhambra legal."""

import sys

import pytest

from alcaide import OVER, SwiftLuck
from alcaide.games.alcazaba import GAME, Alcazaba, codes
from tests.games.alcazaba import slow
from tests.games.alcazaba.table import check_invariants, walls_of

RARE = codes.REMOVE
"""The first code of a redesign."""


@pytest.mark.parametrize("players", range(2, 7))
def test_markers_tiles_and_alhambras_keep_their_laws(players: int) -> None:
    for seed in range(5):
        position = GAME.new(players)
        assert isinstance(position, Alcazaba)
        luck = SwiftLuck("laws", players, seed)
        before = position.state()
        while position.to_act != OVER:
            legal = position.legal()
            position.play(prefer_redesigns(legal, luck) if legal else position.sample(luck))
            state = position.state()
            if state["where"] != before["where"] or state["round"] != before["round"]:
                check_invariants(state, players)
                for seat in range(players):
                    assert position.wall(seat) == slow.longest_wall(walls_of(state, seat))
            assert len(legal) < 1000
            before = state
        check_invariants_at_the_end(position)


def prefer_redesigns(legal: list[int], luck: SwiftLuck) -> int:
    """At random, but with a taste for redesigns: they are rarely the best thing to do."""
    rare = [code for code in legal if code >= RARE]
    choices = rare if rare and luck.pick(3) == 0 else legal
    return choices[luck.pick(len(choices))]


def check_invariants_at_the_end(position: Alcazaba) -> None:
    """All 55 tiles have come, and the bag is empty (V3)."""
    state = position.state()
    assert codes.UNSEEN not in state["where"]
    assert state["bag"] == [0] * 6


def test_imagining_changes_nothing_for_nothing_is_hidden() -> None:
    position = GAME.new(3)
    luck = SwiftLuck("imagine")
    for _ in range(200):
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))] if legal else position.sample(luck))

    assert position.imagine(1, luck).state() == position.state()


def test_a_position_fits_in_four_kibibytes() -> None:
    assert sys.getsizeof(GAME.new(6)) <= 4096


def test_the_furthest_tile_and_the_most_choices_fit() -> None:
    """A seat wins 25 tiles at most, so none lies further than 25 away; the bound of codes.py is 532 redesigns."""
    most = max(a + a * (25 - a) + (25 - a) * (2 * a + 4) for a in range(26))

    assert codes.CENTRE == 25 + 1
    assert codes.WIDTH == 2 * codes.CENTRE + 1
    assert codes.SITES == codes.WIDTH**2
    assert most + 149 < 4096
    assert codes.ACTIONS == codes.EXCHANGE + codes.SITES * codes.TILES
    assert codes.EXCHANGE == codes.REBUILD + codes.SITES * codes.TILES
