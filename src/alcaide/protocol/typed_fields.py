"""The types of the protocol with what their docstrings say: schema, TypeScript and reference are made of this."""

import ast
import inspect
import sys
import textwrap
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import get_args, get_type_hints

import msgspec.inspect as types
from msgspec import Struct

from alcaide.core import GAMES, Event, Game, Outcome, View
from alcaide.protocol import history, lobby, socket_messages, table_events
from alcaide.protocol.base import Asked, Told
from alcaide.protocol.socket_messages import FromServer, Result


def messages_in(module: ModuleType, base: type) -> tuple[type, ...]:
    """The messages of a module that are asked, or told."""
    kinds = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, base)]
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__)


SOCKET_IN: tuple[type, ...] = messages_in(socket_messages, Asked)
SOCKET_OUT: tuple[type, ...] = get_args(FromServer)
PARTS = (*(kind for kind in messages_in(socket_messages, Told) if kind not in SOCKET_OUT), Result)
HTTP_IN = messages_in(lobby, Asked)
HTTP_OUT = (*messages_in(lobby, Told), *messages_in(history, Told))
ALL = (*SOCKET_IN, *SOCKET_OUT, *PARTS, *HTTP_IN, *HTTP_OUT)

KNOWN = {
    "view": "View",
    "events": "Happening[]",
    "brings": "Happening[]",
    "action": "Action",
    "best": "Action",
}
"""Fields of messages whose type depends on the game."""


def known_type(kind: type, field: str) -> str | None:
    """The type of a field of a message that depends on the game."""
    if field not in KNOWN or not issubclass(kind, Struct):
        return None
    return f"{KNOWN[field]} | null" if type(None) in get_args(get_type_hints(kind)[field]) else KNOWN[field]


@dataclass(frozen=True)
class Described:
    """One field of a type."""

    name: str
    type: str
    """In TypeScript."""
    optional: bool
    about: str


def fields_of(kind: type) -> list[Described]:
    """The fields of a message, a view or a part of one."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType | types.DataclassType | types.TypedDictType)
    about = docs_of(kind)
    told = issubclass(kind, Told | View | dict) or isinstance(info, types.DataclassType)
    found = [
        Described(
            field.encode_name,
            known_type(kind, field.name) or name_type(field.type),
            not field.required and not told,
            about.get(field.name, ""),
        )
        for field in info.fields
    ]
    tag = info.tag if isinstance(info, types.StructType) else None
    return [Described("type", f'"{tag}"', False, ""), *found] if tag else found


def doc_of(kind: type) -> str:
    """The docstring of a type on one line."""
    return " ".join((kind.__doc__ or "").split())


@cache
def docs_of(kind: type) -> dict[str, str]:
    """What stands under the fields of a class, and of those it inherits from."""
    about: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("alcaide."):
            about |= own_docs(each)
    return about


def own_docs(kind: type) -> dict[str, str]:
    """What stands under the fields that a class declares itself."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    about = {}
    for before, after in pairwise(tree.body):
        match before, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                about[name] = " ".join(words.split()).replace("None", "null")
    return about


SIMPLE: dict[type[types.Type], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
}


def name_type(info: types.Type) -> str:
    """A type in the words of TypeScript."""
    match info:
        case types.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case types.EnumType(cls=kind):
            return " | ".join(f'"{each.value}"' for each in kind)
        case types.UnionType(types=parts):
            return " | ".join(name_type(part) for part in parts)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return list_of(name_type(item))
        case types.TupleType(item_types=items):
            return f"[{', '.join(name_type(item) for item in items)}]"
        case types.DictType(key_type=key, value_type=value):
            return f"Record<{name_type(key)}, {name_type(value)}>"
        case types.StructType(cls=kind) | types.DataclassType(cls=kind) | types.TypedDictType(cls=kind):
            return (
                f"{kind.__module__.split('.')[2].capitalize()}Outcome" if issubclass(kind, Outcome) else kind.__name__
            )
        case _:
            return SIMPLE.get(type(info), "unknown")


def list_of(item: str) -> str:
    """A list in the words of TypeScript."""
    return f"({item})[]" if " | " in item else f"{item}[]"


def parts_of(kind: type) -> list[type]:
    """The dataclasses that a view is made of, itself last."""
    found: dict[type, None] = {}

    def look(info: types.Type) -> None:
        for part in nested(info):
            look(part)
        if isinstance(info, types.DataclassType):
            found[info.cls] = None

    look(types.type_info(kind))
    return list(found)


def nested(info: types.Type) -> list[types.Type]:
    """The types that stand in a type."""
    match info:
        case types.DataclassType(fields=fields):
            return [field.type for field in fields]
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return [item]
        case types.TupleType(item_types=items):
            return list(items)
        case types.UnionType(types=parts):
            return list(parts)
        case types.DictType(value_type=value):
            return [value]
        case _:
            return []


def event_types(game: Game | None) -> list[type[Event]]:
    """Every kind of event of a game, or (None) of the table beside it."""
    if game is None:
        return events_in(table_events.__name__)
    part = game.part("events")
    if part is None:
        return []
    module = part.__name__
    shared = {getattr(value, "__module__", "") for value in vars(sys.modules[module]).values()}
    modules = sorted(name for name in {module, *shared} if name.startswith("alcaide.games.") and "event" in name)
    return [kind for name in modules for kind in events_in(name)]


def events_in(module: str) -> list[type[Event]]:
    """The kinds of event that a module defines."""
    return [
        value
        for value in vars(sys.modules[module]).values()
        if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module
    ]


def all_games() -> list[Game]:
    """Every game of ours; the types of others are not written down."""
    return [GAMES[name] for name in GAMES.ours]
