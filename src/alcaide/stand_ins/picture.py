"""The picture of a game that has none: its view, written out line by line."""

from collections.abc import Iterator

from alcaide.core import View
from alcaide.pictures.shapes import INK, Picture, Words

LINE = 22
INDENT = 18
LETTER = 7.5
MOST_LETTERS = 90


def draw(view: View) -> Picture:
    """Every field of a view with its value."""
    lines = list(written(view.json()))
    longest = max((depth * INDENT + LETTER * len(text) for depth, text in lines), default=0.0)
    picture = Picture(max(240, round(longest) + 40), LINE * len(lines) + 30, "A table, written out")
    for number, (depth, text) in enumerate(lines):
        picture.add(Words(20 + INDENT * depth, 26 + LINE * number, text, 14, INK))
    return picture


def written(value: object, depth: int = 0) -> Iterator[tuple[int, str]]:
    """The lines that say a value, each with its depth."""
    parts = value if isinstance(value, dict) else dict(enumerate(value)) if isinstance(value, list | tuple) else {}
    for key, part in parts.items():
        name = str(key).replace("_", " ")
        if isinstance(part, dict) or is_nested(part):
            yield depth, name
            yield from written(part, depth + 1)
        else:
            yield depth, f"{name}: {flat(part)}"


def is_nested(value: object) -> bool:
    """Whether a list has lists or tables in it."""
    return isinstance(value, list | tuple) and any(isinstance(part, list | tuple | dict) for part in value)


def flat(value: object) -> str:
    """A value on one line that is not too long."""
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else "-" if value is None else str(value)
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 3]}..."
