"""All commands of `alcaide` together: how they read their words, explain themselves and fail."""

import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import alcaide
from alcaide.commands import games, join, ladder, play, replay, review, serve, simulate, study, tournament, verify
from alcaide.commands.examples import fill_in
from alcaide.core import AlcaideError, BadSetting, UnknownName

WRONG = 1
"""Exit: something was looked at, and it is wrong or cannot be had."""
MISUSED = 2
"""Exit: this cannot be asked."""
INTERRUPTED = 130
PIPE_CLOSED = 141

SLOW = "Alcaide runs uncompiled here, and slowly: it was installed without a C compiler."

WIDEST = 100
"""Columns of a help text."""
FORMER = {
    "ladder": {"--write": "--out", "--bot": "--bots"},
    "play": {"--record": "--out"},
    "serve": {"--bots": "--bots-from"},
    "simulate": {"--games": "--matches", "--record": "--out", "--seconds": "--think"},
    "tournament": {"--seconds": "--think"},
}
"""Options under the names they had once, which are still understood."""


class Command(TyperCommand):
    """One command. Its examples name a game that is there, and it understands former names of its options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        former = FORMER.get(self.name or "", {})
        for number, word in enumerate(args):
            option, equals, value = word.partition("=")
            if word == "--":
                break
            args[number] = f"{former.get(option, option)}{equals}{value}"
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = fill_in(self.help or "")
        for param in self.params:
            if param.param_type_name == "argument":
                vars(param)["display_type_rich"] = lambda ctx: None  # "GAME <str>" says nothing that GAME does not
        super().format_help(ctx, formatter)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """GAME, [GAME] where it may be left out, FILE... where there may be several."""
        shown = [param for param in self.params if param.param_type_name == "argument" and not vars(param)["hidden"]]
        names = (each.metavar if each.required else f"[{each.metavar}]" for each in shown)
        return [
            "[OPTIONS]",
            *(f"{name}{'' if each.nargs == 1 else '...'}" for name, each in zip(names, shown, strict=True)),
        ]

    def get_short_help_str(self, limit: int = WIDEST) -> str:
        return super().get_short_help_str(WIDEST)


class Front(TyperGroup):
    """All commands. What a user can do wrong ends in one sentence and an exit code, never in a traceback."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = fill_in(self.help or "")
        super().format_help(ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        """Run one command."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except AlcaideError as error:
            complain(error.sentence)
            raise typer.Exit(MISUSED if isinstance(error, UnknownName | BadSetting) else WRONG) from None
        except BrokenPipeError:
            give_up_output()
            raise typer.Exit(PIPE_CLOSED) from None
        except OSError as error:
            give_up_output()
            complain(f"{error.filename or 'The output'}: {error.strerror or error}.")
            raise typer.Exit(WRONG) from None
        except KeyboardInterrupt:
            complain("Stopped.")
            raise typer.Exit(INTERRUPTED) from None
        return result


def complain(sentence: str) -> None:
    """Say on the error output what is wrong."""
    typer.echo(sentence, err=True)


def give_up_output() -> None:
    """If nobody reads the output any more, or it cannot be written, let the rest of it go nowhere."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def show_version(asked: bool) -> None:
    """Print the version, and that is all."""
    if asked:
        typer.echo(f"alcaide {alcaide.__version__}{'' if alcaide.compiled else ' (uncompiled)'}")
        raise typer.Exit


app = typer.Typer(
    name="alcaide",
    cls=Front,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # which would take [words] for its own
    context_settings={"max_content_width": WIDEST},
)


@app.callback()
def front(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Which version this is.")
    ] = False,
) -> None:
    """Castle games, played exactly by their rulebooks.

    Play one now:  alcaide play {game}

    Every command explains itself by example:  alcaide simulate --help
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
    elif not alcaide.compiled and context.invoked_subcommand != "serve":  # which logs it: its error output is JSON
        complain(SLOW)


for command in (
    games.games,
    join.join,
    ladder.ladder,
    play.play,
    replay.replay,
    review.review,
    serve.serve,
    simulate.simulate,
    study.study,
    tournament.tournament,
    verify.verify,
):
    app.command(cls=Command)(command)
