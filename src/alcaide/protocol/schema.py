"""The protocol for other languages: `python -m alcaide.protocol.schema --json | --typescript | --page FILE`."""

import json
import sys
from pathlib import Path

import msgspec

from alcaide.core import JSON, Event, event_name
from alcaide.protocol import typed_fields
from alcaide.protocol.typed_fields import all_games, event_types, fields_of, type_name

HEAD = "// Written by: python -m alcaide.protocol.schema --typescript"
ANYTHING = {"description": "Any JSON value."}
BEGIN, END = "<!-- Written by: make protocol -->\n", "<!-- end -->"
"""Between these stands the reference in docs/protocol.md."""
USAGE = "Say one of --json, --typescript, --page FILE."


def json_schema() -> JSON:
    """Every message as JSON Schema."""
    _, components = msgspec.json.schema_components(
        typed_fields.ALL, schema_hook=lambda _: dict(ANYTHING), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Alcaide",
        "$defs": components,
    }


def typescript() -> str:
    """Every message, view and event as types of TypeScript."""
    parts = [HEAD, *(interface(kind) for kind in typed_fields.ALL)]
    parts.append(union("FromClient", typed_fields.SOCKET_IN))
    parts.append(union("FromServer", typed_fields.SOCKET_OUT))
    written: set[type] = set()
    events: list[type[Event]] = []
    for game in all_games():
        for kind in typed_fields.parts_of(game.view_type):
            if kind not in written:
                written.add(kind)
                parts.append(interface(kind))
        events += [kind for kind in event_types(game) if kind not in events]
    events += event_types(None)
    parts += [event_interface(kind) for kind in events]
    views = [f"  {game.name}: {type_name(game.view_type)};" for game in all_games()]
    parts.append("\n".join(["export interface Views {", *views, "}"]))
    parts.append("export type View = Views[keyof Views];")
    parts.append(union("Happening", tuple(events)))
    return "\n\n".join(parts) + "\n"


def interface(kind: type, extra: tuple[str, ...] = ()) -> str:
    """One type of TypeScript."""
    lines = [f"/** {doc_of(kind)} */", f"export interface {type_name(kind)} {{", *extra]
    for field in fields_of(kind):
        about = f" // {field.about}" if field.about else ""
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {field.type};{about}")
    return "\n".join([*lines, "}"])


def event_interface(kind: type[Event]) -> str:
    """One kind of event."""
    return interface(kind, (f'  event: "{event_name(kind)}";', "  words: string;"))


def union(name: str, kinds: tuple[type, ...]) -> str:
    """One of several."""
    return f"export type {name} = {' | '.join(type_name(kind) for kind in kinds)};"


def markdown() -> str:
    """The reference of the messages, for docs/protocol.md."""
    groups = {
        "Over the socket, from the client": typed_fields.SOCKET_IN,
        "Over the socket, from the server": typed_fields.SOCKET_OUT,
        "Parts of these": typed_fields.PARTS,
        "Over HTTP, from the client": typed_fields.HTTP_IN,
        "Over HTTP, from the server": typed_fields.HTTP_OUT,
    }
    parts = []
    for title, kinds in groups.items():
        parts.append(f"### {title}")
        parts += [section(kind) for kind in kinds]
    parts.append("### Events of the table")
    parts += [section(kind, event_name(kind)) for kind in event_types(None)]
    return "\n\n".join(parts) + "\n"


def section(kind: type, name: str | None = None) -> str:
    """One message in the reference."""
    title = f"**{name or type_name(kind)}**: {doc_of(kind)}"
    rows = [
        f"| `{field.name}`{' (may be left out)' if field.optional else ''} "
        f"| `{field.type.replace('|', chr(92) + '|')}` | {field.about} |"
        for field in fields_of(kind)
    ]
    return "\n".join([title, "", "| field | type | |", "|---|---|---|", *rows]) if rows else title


def doc_of(kind: type) -> str:
    """The docstring of a type on one line."""
    return " ".join((kind.__doc__ or "").split())


def with_reference(page: str) -> str:
    """A page with the present reference between its two marks."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{markdown()}\n{END}{rest.partition(END)[2]}"


def main() -> None:
    """Write what is asked for."""
    match sys.argv[1:]:
        case ["--json"]:
            sys.stdout.write(json.dumps(json_schema(), indent=2) + "\n")
        case ["--typescript"]:
            sys.stdout.write(typescript())
        case ["--page", name]:
            page = Path(name)
            page.write_text(with_reference(page.read_text()))
        case _:
            sys.exit(USAGE)


if __name__ == "__main__":
    main()
