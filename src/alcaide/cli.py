"""The command line: `alcaide`, the front door of its commands, and where every error becomes a sentence."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import alcaide
from alcaide.commands import games, join, ladder, play, replay, review, serve, simulate, study, tournament, verify
from alcaide.core import AlcaideError, BadSetting, UnknownName

WRONG = 1
"""Exit: something was looked at, and it is wrong or cannot be had."""
MISUSED = 2
"""Exit: this cannot be asked."""
INTERRUPTED = 130
PIPE_CLOSED = 141

SLOW = "Alcaide runs uncompiled here, and slowly: it was installed without a C compiler."


class Front(TyperGroup):
    """All commands. What a user can do wrong ends in one sentence and an exit code, never in a traceback."""

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


app = typer.Typer(name="alcaide", cls=Front, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def front(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Which version this is.")
    ] = False,
) -> None:
    """Castle games, played exactly by their rulebooks.

    Play one now:  alcaide play burgenland

    Every command explains itself by example:  alcaide simulate --help
    """
    if not alcaide.compiled and context.invoked_subcommand != "serve":  # which logs it: its error output is JSON
        complain(SLOW)


app.command("games")(games.games)
app.command("join")(join.join)
app.command("ladder")(ladder.ladder)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("study")(study.study)
app.command("tournament")(tournament.tournament)
app.command("verify")(verify.verify)


def main() -> None:
    """Run `alcaide`; what a stream's encoding does not know becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
