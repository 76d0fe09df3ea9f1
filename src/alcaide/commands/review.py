"""`alcaide review`: what luck did in a match, and what the players did."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from alcaide.commands.arguments import AsJson
from alcaide.commands.console import plain_console, titled_table, watch
from alcaide.core import BadRecord, Chance, Decision, Match, SwiftLuck, open_record
from alcaide.core.sentences import names_of
from alcaide.lab.plots import blank, plot_review
from alcaide.search import Limit, LineSwing, ReviewedMatch, conclude, review_lines
from alcaide.search.review import WHOLE

MOST_SWINGS = 5


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    steps: Annotated[
        int,
        typer.Option("--steps", metavar="N", min=1, help="Moves tried out for the whole match; more is surer."),
    ] = WHOLE.steps,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same numbers.")] = 1,
    partial: Annotated[
        bool, typer.Option("--partial", help="Also a match that is not finished; this tells what is hidden in it.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.png", help="Draw the chances; needs alcaide[lab].")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Say how lucky every player of a match was, and how much every player gave away.

    Example:  alcaide review match.jsonl

    The swing of luck is the chance to win after it less the mean over all that it could have brought. A decision
    gives away the chance after the best move less the chance after the chosen one.
    """
    match = open_record(file)
    if not match.is_over and not partial:
        raise BadRecord(f"{file}: The match is not finished; --partial reviews it so far, and tells what is hidden.")
    if plot is not None:
        blank(1, 1)  # before anybody waits for it in vain
    found = review_lines(match, SwiftLuck(seed, "review"), Limit(steps), running=partial)
    result = conclude(match, list(watch(found, len(match.lines), "reviewing")))
    if plot is not None:
        plot_review(result, [name.replace("$", r"\$") for name in names_of(match.header)], plot)
    if as_json:
        typer.echo(json.dumps(result.to_json()))
    else:
        show(match, result)


def show(match: Match, result: ReviewedMatch) -> None:
    """Print the table, a sentence for every seat and the biggest swings."""
    console = plain_console(markup=False)
    names = names_of(match.header)
    table = titled_table(f"{match.game.title}: luck and skill, in chances to win")
    table.add_column("player", style="bold", no_wrap=True)
    for column in ("start", "end", "luck", "given away", "decisions", "not the best"):
        table.add_column(column, justify="right", no_wrap=True)
    for seat, name in enumerate(names):
        own = [swing for swing in result.swings if swing.seat == seat]
        table.add_row(
            name,
            f"{result.chances[0][seat]:.1%}",
            f"{result.chances[-1][seat]:.1%}",
            f"{result.luck[seat]:+z.1%}",
            f"{result.lost[seat]:.1%}",
            str(len(own)),
            str(sum(bool(swing.lost) for swing in own)),
        )
    console.print(table)
    for seat, name in enumerate(names):
        console.print(f"{name}: luck gave you {result.luck[seat]:+z.0%}, you gave away {result.lost[seat]:.0%}.")
    console.print(f"(What luck gave is known to within {2 * result.error:.1%}.)\n", style="dim")
    biggest = sorted((swing for swing in result.swings if size(swing) > 0), key=lambda swing: -size(swing))
    for swing in biggest[:MOST_SWINGS]:
        console.print(tell(match, swing, names), soft_wrap=True)


def size(swing: LineSwing) -> float:
    """How much a line changed, for the seat that it changed most for."""
    return max(map(abs, swing.luck)) if swing.luck is not None else swing.lost or 0.0


def tell(match: Match, swing: LineSwing, names: Sequence[str]) -> str:
    """One swing in words; lines count from 1, the header being the first, as in the file."""
    line = match.lines[swing.line]
    place = f"Line {swing.line + 2}"
    match line:
        case Chance(outcome):
            gift, gained = max((gift, seat) for seat, gift in enumerate(swing.luck or ()))
            return f"{place}, {outcome}: luck gave {names[gained]} {gift:+.1%}."
        case Decision(seat, action):
            return f"{place}, {names[seat]} chose {action} and gave away {swing.lost:.1%}; best was {swing.best}."
