"""Plays matches of every game from fixed seeds and prints what every step led to, and what a search says."""

import hashlib
import json
import sys

import alcaide
from alcaide.core import CHANCE, OVER, Position, SwiftLuck
from alcaide.core.bot import evaluator_of
from alcaide.games.dicetable.exact_turn_solver import ExactTurnSolver
from alcaide.search.flat_monte_carlo import FlatMonteCarlo
from alcaide.search.tree_search import TreeSearch

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
        if position.to_act == CHANCE and step % 8 == 0:
            print(name, players, match, step, odds(position))


def odds(position: Position) -> str:
    """A short word for what luck may bring."""
    return hashlib.sha256(json.dumps(position.outcomes()).encode()).hexdigest()


def think(name: str, players: int) -> None:
    """What a search says at a few moments of a match."""
    luck = SwiftLuck("think", name, players)
    position = alcaide.GAMES[name].new(players)
    for step in range(160):
        if position.to_act == OVER:
            break
        if position.to_act == CHANCE:
            position.play(position.sample(luck))
            continue
        if step % 8 == 0:
            for kind in (FlatMonteCarlo, TreeSearch):
                trials = kind(position, position.to_act, evaluator_of(position), luck)
                best = trials.think(120, 6)
                told = [tuple(move) for move in trials.ranking()]
                print(name, players, step, best, told)
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))])


def step_together(name: str) -> None:
    """What a batch says after each of its steps."""
    game = alcaide.GAMES[name]
    batch = alcaide.Batch(game, 3, game.seats[-1], seed="trace", masks=game.actions.size < 10_000)
    for step in range(60):
        batch.step(batch.drawn)
        print(name, "batch", step, batch.to_act.tolist(), [batch.legal_of(index) for index in range(batch.count)])


def solve() -> None:
    """What exact turns are worth."""
    worth = [[(24 - rank) / (1 + kind) for rank in range(24)] for kind in range(6)]
    turn = ExactTurnSolver(worth, cancel_cost=0.7, black_cost=0.3, dice=4)
    for cancels in range(3):
        print("turn", cancels, turn.worth_of_turn(cancels=cancels, black_chip=cancels == 1))


def main(matches: int) -> None:
    """Every game, every seat count, every value of an option that is a word."""
    print("compiled" if alcaide.compiled else "uncompiled")
    for name, game in alcaide.GAMES.items():
        for players in game.seats:
            for match in range(matches):
                trace(name, players, {}, match)
            think(name, players)
        step_together(name)
        for option in game.options:
            for value in option.values[1:] if option.kind == "choice" else ():
                trace(name, game.seats[0], {option.name: value}, 0)
    solve()


if __name__ == "__main__":
    main(int(sys.argv[1]))
