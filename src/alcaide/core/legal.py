"""Legal: a list of actions that reads like a list of moves."""

from textwrap import fill

from alcaide.core.moves import Action

WIDTH = 100
GLUE = "\N{NO-BREAK SPACE}"


class Legal(list[Action]):
    """The actions one may choose from; at a prompt it shows their words."""

    def __repr__(self) -> str:
        words = ", ".join(str(action).replace(" ", GLUE) for action in self)
        return fill(f"[{words}]", WIDTH, subsequent_indent=" ", break_on_hyphens=False).replace(GLUE, " ")
