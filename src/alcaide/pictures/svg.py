"""Paints a picture as SVG."""

from html import escape

from alcaide.pictures.shapes import PAPER, Box, Disc, Picture, Shape, Stroke, Words


def paint_svg(picture: Picture) -> str:
    """The picture as one SVG element."""
    size = f'width="{picture.width}" height="{picture.height}" viewBox="0 0 {picture.width} {picture.height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif">'
    paper = f'<rect width="{picture.width}" height="{picture.height}" fill="{PAPER}"/>'
    return "\n".join([head, f"<title>{escape(picture.title)}</title>", paper, *map(element, picture.shapes), "</svg>"])


def element(shape: Shape) -> str:
    """One shape."""
    match shape:
        case Box():
            place = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}"'
            return f'<rect {place} rx="{shape.round:g}" {edged(shape)}/>'
        case Disc():
            return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" {edged(shape)}/>'
        case Stroke():
            ends = f'x1="{shape.x:g}" y1="{shape.y:g}" x2="{shape.to_x:g}" y2="{shape.to_y:g}"'
            return f'<line {ends} stroke="{shape.ink}" stroke-width="{shape.thick:g}" stroke-linecap="round"/>'
        case Words():
            place = f'x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}" text-anchor="{shape.place}"'
            return f'<text {place} fill="{shape.ink}" dominant-baseline="central">{escape(shape.text)}</text>'


def edged(shape: Box | Disc) -> str:
    """How it is filled and edged."""
    return f'fill="{shape.fill}" stroke="{shape.edge}" stroke-width="{shape.thick:g}"'
