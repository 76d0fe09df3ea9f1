"""Lines in coloured characters, as drawings for a terminal are made of: rich's, or without it the bare characters."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.console import ConsoleDimensions, Group, RenderableType
    from rich.text import Text
else:
    try:
        from rich.console import ConsoleDimensions, Group, RenderableType
        from rich.text import Text
    except ImportError:

        class ConsoleDimensions(NamedTuple):
            """The size of a window, in characters."""

            width: int
            height: int

        class Text:
            """A line, without its colours."""

            def __init__(self, text: str = "", style: str = "") -> None:
                self.plain = text

            def append(self, text: str, style: str = "") -> "Text":
                """Add characters."""
                self.plain += text
                return self

            def append_text(self, text: "Text") -> "Text":
                """Add another line's characters."""
                return self.append(text.plain)

            def rstrip(self) -> None:
                """Take the blanks at the end away."""
                self.plain = self.plain.rstrip()

            def __len__(self) -> int:
                return len(self.plain)

        class Group:
            """Lines, one below the other."""

            def __init__(self, *renderables: Text) -> None:
                self.renderables = renderables

        RenderableType = Text | Group

COLOURED = Text.__module__.startswith("rich.")
"""Whether rich is here, which knows colours."""

__all__ = ["COLOURED", "ConsoleDimensions", "Group", "RenderableType", "Text"]
