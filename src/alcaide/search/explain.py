"""Explanations: the best few moves of a decision, with what they bring, how sure that is, and why, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from alcaide.core import CHANCE, Action, Event, Game, Limit, Luck, Position
from alcaide.search.levels import ALCAIDE

ENOUGH = Limit(20_000, seconds=0.5)
"""What a hint may think."""
SAFE, RISKY = 0.04, 0.12
"""Spreads of a win chance below and above which a move is called so."""
CLOSE = 0.005
"""Two moves nearer than this are equally good."""


@dataclass(frozen=True)
class Explanation:
    """One move, weighed."""

    action: Action
    expected: float
    """The share of the victory it brings, from 0 to 1."""
    spread: float
    """How far single trials lie apart: one standard deviation."""
    trials: int
    sentence: str
    """What it brings at once, what it risks, what it gives away; {seat 0} stands where a name belongs."""


def explain(
    game: Game, position: Position, seat: int, luck: Luck, most: int = 3, limit: Limit = ENOUGH
) -> list[Explanation]:
    """The best few moves of the seat that is to act, from the best down; it sees what the seat sees."""
    imagined = position.imagine(seat, luck)
    ranked = ALCAIDE.think(imagined, seat, luck, limit)
    best = ranked[0][1]
    return [
        Explanation(
            game.actions.decode(code),
            expected,
            spread,
            trials,
            say(events_of(game, imagined, seat, code), leads_to_luck(imagined, code), spread, best - expected),
        )
        for code, expected, spread, trials in ranked[:most]
    ]


def events_of(game: Game, position: Position, seat: int, code: int) -> list[Event]:
    """What a move brings at once, as its seat may know it."""
    then = position.copy()
    then.listen()
    then.play(code)
    return [known for event in game.events(then) if (known := event.told_to(seat)) is not None]


def leads_to_luck(position: Position, code: int) -> bool:
    """Whether luck answers a move."""
    then = position.copy()
    then.play(code)
    return then.to_act == CHANCE


def say(events: Sequence[Event], luck_next: bool, spread: float, given_away: float) -> str:
    """A sentence about a move."""
    parts = [str(event).removesuffix(".") for event in events]
    if luck_next:
        parts.append("luck decides what it brings")
    if spread >= RISKY:
        parts.append("much can still go wrong, or right")
    elif 0.0 < spread <= SAFE:
        parts.append("hardly any risk")
    if given_away >= CLOSE:
        parts.append(f"it gives away {given_away:.1%}")
    sentence = "; ".join(parts) or "nothing happens at once"
    return f"{sentence[0].upper()}{sentence[1:]}."
