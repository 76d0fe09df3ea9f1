"""The protocol for other languages: `python -m alcaide.protocol.schema --json | --typescript FOLDER | --page FILE`."""

import json
import sys
from pathlib import Path

import msgspec

from alcaide.core import JSON
from alcaide.protocol import typed_fields
from alcaide.protocol.typed_fields import doc_of, event_types, fields_of
from alcaide.protocol.typescript import write_types

ANYTHING = {"description": "Any JSON value."}
BEGIN, END = "<!-- Written by: make protocol -->\n", "<!-- end -->"
"""Between these stands the reference in docs/protocol.md."""
USAGE = "Say one of --json, --typescript FOLDER, --page FILE."


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
    parts += [section(kind, kind.event) for kind in event_types(None)]
    return "\n\n".join(parts) + "\n"


def section(kind: type, name: str | None = None) -> str:
    """One message in the reference."""
    title = f"**{name or kind.__name__}**: {doc_of(kind)}"
    rows = [
        f"| `{field.name}`{' (may be left out)' if field.optional else ''} "
        f"| `{field.type.replace('|', chr(92) + '|')}` | {field.about} |"
        for field in fields_of(kind)
    ]
    return "\n".join([title, "", "| field | type | |", "|---|---|---|", *rows]) if rows else title


def with_reference(page: str) -> str:
    """A page with the present reference between its two marks."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{markdown()}\n{END}{rest.partition(END)[2]}"


def main() -> None:
    """Write what is asked for."""
    match sys.argv[1:]:
        case ["--json"]:
            sys.stdout.write(json.dumps(json_schema(), indent=2) + "\n")
        case ["--typescript", folder]:
            write_types(Path(folder))
        case ["--page", name]:
            page = Path(name)
            page.write_text(with_reference(page.read_text()))
        case _:
            sys.exit(USAGE)


if __name__ == "__main__":
    main()
