"""What commands print: tables, numbers with their intervals, progress for whoever waits at a terminal."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from alcaide.lab import Estimate

Item = TypeVar("Item")


def plain_console(markup: bool = True) -> Console:
    """The output, without colours for what looks like a number; without `markup`, names are printed as they are."""
    return Console(highlight=False, markup=markup)


def titled_table(title: str | None = None) -> Table:
    """A table with lines under its head only."""
    return Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, collapse_padding=True)


def percent(share: Estimate) -> str:
    """A share with its interval.

    >>> percent(Estimate(0.5, 0.447, 0.56))
    '50.0% (44.7-56.0%)'
    """
    return f"{share.value:.1%} ({100 * share.low:.1f}-{share.high:.1%})"


def number(mean: Estimate) -> str:
    """A mean with half the width of its interval."""
    return f"{mean.value:.1f} ± {mean.high - mean.value:.1f}"


def watch(items: Iterable[Item], count: int, about: str = "playing") -> Iterator[Item]:
    """The items as they come, with a progress bar while somebody looks."""
    console = Console(stderr=True)
    columns = (TextColumn(about), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(items, total=count)
