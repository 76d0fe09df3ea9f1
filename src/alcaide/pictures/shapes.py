"""Shapes: what a picture is made of, before anybody paints it. Two painters follow: `svg` and `pixels`."""

from dataclasses import dataclass, field

PAPER = "#f7f3ea"
INK = "#2d2a26"
FAINT = "#b9b0a2"
SEAT_INKS = ("#1f6fb2", "#c2571a", "#2f8f4e", "#8a4fa3", "#0f8f8f", "#b3343f")
"""The colour of each seat; its number is always written too."""
DIRK_INK = "#77706a"


@dataclass(frozen=True)
class Box:
    """A rectangle, perhaps with round corners."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    edge: str = INK
    thick: float = 1.0
    round: float = 0.0


@dataclass(frozen=True)
class Disc:
    """A circle around a point."""

    x: float
    y: float
    radius: float
    fill: str
    edge: str = INK
    thick: float = 1.0


@dataclass(frozen=True)
class Stroke:
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    ink: str = INK
    thick: float = 1.0


@dataclass(frozen=True)
class Words:
    """Text whose middle line stands at y."""

    x: float
    y: float
    text: str
    size: float = 13.0
    ink: str = INK
    place: str = "start"
    """Where x is: start, middle or end."""


Shape = Box | Disc | Stroke | Words


@dataclass
class Picture:
    """Shapes on paper, from the back to the front."""

    width: int
    height: int
    title: str
    """What a screen reader says."""
    shapes: list[Shape] = field(default_factory=list)

    def add(self, *shapes: Shape) -> None:
        """Lay shapes over those that are there."""
        self.shapes.extend(shapes)

    def chip(self, x: float, y: float, radius: float, ink: str, text: str) -> None:
        """A disc with a word on it."""
        self.add(Disc(x, y, radius, ink), Words(x, y, text, radius * 1.2, "#ffffff", "middle"))

    def svg(self) -> str:
        """Painted as SVG."""
        from alcaide.pictures.svg import paint_svg  # noqa: PLC0415  # the painter knows the shapes

        return paint_svg(self)
