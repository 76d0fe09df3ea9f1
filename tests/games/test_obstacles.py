"""Nothing stands in the way of an action exactly where it is legal: a refusal and the legal list are of one mind."""

from typing import Protocol, cast

import pytest

from alcaide import CHANCE, GAMES, OVER, SwiftLuck
from alcaide.core import NotUnderstood

EXPLAINED = ["alcazar", "burgenland"]


class Explained(Protocol):
    """A position that says what stands in the way of an action."""

    def obstacle(self, action: int) -> int: ...


@pytest.mark.parametrize("name", EXPLAINED)
@pytest.mark.parametrize("seed", range(3))
def test_an_action_is_legal_exactly_where_nothing_stands_in_its_way(name: str, seed: int) -> None:
    game, luck = GAMES[name], SwiftLuck("obstacles", seed)
    position = game.new(game.seats[seed % len(game.seats)])
    met: set[int] = set()
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
            continue
        legal = position.legal()
        met |= set(legal)
        likely = sorted(met)
        tried = {luck.pick(game.actions.size) for _ in range(30)} | {likely[luck.pick(len(likely))] for _ in range(30)}
        for code in sorted(tried | set(legal)):
            try:
                action = game.actions.decode(code)
            except NotUnderstood:
                continue
            free = cast(Explained, position).obstacle(code) == 0
            assert free == (code in legal), (str(action), position.state())
            assert free or game.refuse(position, action).sentence.endswith(".")
        position.play(legal[luck.pick(len(legal))])
