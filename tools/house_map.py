"""Draws the map of the house from its real imports: `python tools/house_map.py` writes docs/pictures/house.svg.

Bands are the layers of import-linter's contract, boxes are packages with their lines of code, and a line goes from a
package to each one that it imports, except where the way leads through another package anyhow.
"""

import ast
import tomllib
from collections import defaultdict
from html import escape
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "alcaide"
TARGET = ROOT / "docs" / "pictures" / "house.svg"

ABOUT = {
    "cli": "the command alcaide",
    "commands": "one module a sub-command",
    "envs": "PettingZoo, Gymnasium, OpenSpiel, vectorised",
    "server": "tables on the network",
    "terminal": "tables in the terminal",
    "lab": "many matches",
    "search": "bots, hints, reviews",
    "store": "logs of matches",
    "protocol": "messages on the wire",
    "games": "a folder each: rules, moves, events, view, observer, bot, terminal, picture",
    "stand_ins": "parts for games that bring none",
    "pictures": "shapes, SVG, pixels",
    "core": "what a game is: positions, luck, batches, matches, records",
}
WIDTH, BAND, BOX, MARGIN = 1000, 96, 58, 24
INK, PAPER, FAINT, FILL = "#2d2a26", "#f7f3ea", "#b9b0a2", "#e8dcc4"


def layers() -> list[list[str]]:
    """The packages from the top of the house to its ground, siblings side by side."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    rows = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[name.strip().removeprefix("alcaide.") for name in row.split("|")] for row in rows]


def modules() -> dict[str, list[Path]]:
    """The Python files of every package."""
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        found[path.relative_to(SOURCE).with_suffix("").parts[0]].append(path)
    return found


def imported(path: Path) -> set[str]:
    """The packages of ours that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("alcaide"):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name.split(".")[1] for name in names if name.startswith("alcaide.")}


def draw() -> str:
    """The whole map."""
    rows, files = layers(), modules()
    centres = {
        name: (WIDTH * (place + 1) / (len(row) + 1), MARGIN + BAND * level + BOX / 2)
        for level, row in enumerate(rows)
        for place, name in enumerate(row)
    }
    edges = {
        (package, other)
        for package, paths in files.items()
        for path in paths
        for other in imported(path)
        if package in centres and other in centres and package != other
    }
    edges = {edge for edge in edges if not leads_round(edges, *edge)}
    height = MARGIN * 2 + BAND * (len(rows) - 1) + BOX
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" role="img">'
    )
    title = "<title>The packages of Alcaide and what each of them imports: always downwards</title>"
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
    lines = [line(centres[above], centres[below]) for above, below in sorted(edges)]
    return "\n".join(
        [head, title, ground, *lines, *(box(name, centres[name], files[name]) for name in centres), "</svg>"]
    )


def leads_round(edges: set[tuple[str, str]], above: str, below: str) -> bool:
    """Whether one gets from a package to another through a third."""
    seen, waiting = set(), [other for package, other in edges if package == above and other != below]
    while waiting:
        package = waiting.pop()
        if package == below:
            return True
        if package not in seen:
            seen.add(package)
            waiting += [other for first, other in edges if first == package]
    return False


def line(above: tuple[float, float], below: tuple[float, float]) -> str:
    """One import, from the lower edge of a box to the upper edge of another, past whatever stands between."""
    bend = 0 if below[1] - above[1] <= BAND else -330 if above[0] <= WIDTH / 2 else 330
    middle = (above[1] + below[1]) / 2
    points = [
        (above[0], above[1] + BOX / 2),
        (above[0] + bend, middle),
        (below[0] + bend, middle),
        (below[0], below[1] - BOX / 2),
    ]
    start, *curve = [f"{x:.0f},{y:.0f}" for x, y in points]
    return f'<path d="M{start} C{" ".join(curve)}" fill="none" stroke="{FAINT}" stroke-width="1.6"/>'


def box(name: str, centre: tuple[float, float], paths: list[Path]) -> str:
    """One package: what it is called, what is in it, and how long it is."""
    size = sum(len(path.read_text().splitlines()) for path in paths)
    about = ABOUT[name]
    width = max(236, 6.4 * len(about) + 24)
    x, y = centre
    place = f'x="{x - width / 2:.0f}" y="{y - BOX / 2:.0f}" width="{width:.0f}" height="{BOX}"'
    return "\n".join([
        f'<rect {place} rx="6" fill="{FILL}" stroke="{INK}"/>',
        f'<text x="{x:.0f}" y="{y - 6:.0f}" text-anchor="middle" font-size="17" font-weight="bold" fill="{INK}">{name}'
        f'<tspan font-size="12" font-weight="normal"> {len(paths)} files, {size:,} lines</tspan></text>',
        f'<text x="{x:.0f}" y="{y + 15:.0f}" text-anchor="middle" font-size="12" fill="{INK}">{escape(about)}</text>',
    ])  # fmt: skip


if __name__ == "__main__":
    TARGET.write_text(draw() + "\n")
    print(f"{TARGET.relative_to(ROOT)} is drawn.")
