"""A progress bar for whoever waits at a terminal."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Item = TypeVar("Item")


def watch(items: Iterable[Item], count: int, about: str = "playing") -> Iterator[Item]:
    """The items as they come, with a progress bar while somebody looks."""
    console = Console(stderr=True)
    columns = (TextColumn(about), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(items, total=count)
