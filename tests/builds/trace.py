"""Plays matches of every game from fixed seeds and prints what every step led to, in whatever build it runs."""

import hashlib
import json
import sys

import alcaide
from alcaide.kernel import CHANCE, OVER, Position, SwiftLuck

MOST_STEPS = 3000


def digest(position: Position) -> str:
    """A short word for everything one can ask a position."""
    told = [position.state(), position.legal(), position.scores(), position.winners(), position.heard()]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def trace(name: str, players: int, options: dict[str, object], match: int) -> None:
    """One match, a line a step."""
    luck = SwiftLuck("trace", name, players, match)
    position = alcaide.GAMES[name].new(players, **options)
    position.listen()
    for step in range(MOST_STEPS):
        if position.to_act == OVER:
            break
        if position.to_act == CHANCE:
            action = position.sample(luck)
        else:
            legal = position.legal()
            action = legal[luck.pick(len(legal))]
        position.play(action)
        print(name, players, match, step, action, digest(position))


def main(matches: int) -> None:
    """Every game, every seat count, every value of an option that is a word."""
    print("compiled" if alcaide.compiled else "uncompiled")
    for name, game in alcaide.GAMES.items():
        for players in game.seats:
            for match in range(matches):
                trace(name, players, {}, match)
        for option in game.options:
            for value in option.values[1:]:
                trace(name, game.seats[0], {option.name: value}, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
