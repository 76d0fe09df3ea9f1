"""The types of the page, written from ours: the messages in one file, and one file a game for all that it fills in."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, is_dataclass
from functools import cache
from pathlib import Path

from alcaide.core import Event, NotUnderstood, Vocabulary
from alcaide.core.moves import SaidT
from alcaide.protocol import VERSION
from alcaide.protocol.typed_fields import (
    ALL,
    SOCKET_IN,
    SOCKET_OUT,
    all_games,
    doc_of,
    event_types,
    fields_of,
    list_of,
    parts_of,
)

HEAD = "// Written by: make protocol"
HOME = "alcaide.games."
FILLED_IN = """\
/** What a game fills in: the wire.ts of its folder says with what. Here stands what all of them have. */
export interface GameTypes {
  view: { asked?: string; scores?: number[] };
  event: { event: string; words: string };
  action: { do: string };
  outcome: { chance: string };
}

/** What happened: in the game, or at the table beside it. */
export type Happening<G extends GameTypes = GameTypes> = G["event"] | TableEvent;"""
PLACES = {"View": 'G["view"]', "Happening": "Happening<G>", "Action": 'G["action"]'}
"""What depends on the game, as it stands inside a message."""


WORDS = ("Event", "Action", "Outcome")
LONGEST_TUPLE = 3
MOST_WORDS = 8


@cache
def typescript() -> dict[str, str]:
    """Every file of types, by its path in the folder of the page's source."""
    found = folders()
    files = {"protocol/wire.ts": messages()}
    files |= {f"games/{name}/wire.ts": folder_types(name, folder, found) for name, folder in found.items()}
    return {path: f"{HEAD}\n\n{text}\n" for path, text in files.items()}


def write_types(source: Path) -> None:
    """Write every file of types into the folder of the page's source."""
    for path, text in typescript().items():
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        (source / path).write_text(text)


# Messages


def messages() -> str:
    """What is said over the wire, whatever is played."""
    parts = [f"export const VERSION = {VERSION};", FILLED_IN]
    parts += [interface(kind) for kind in ALL]
    parts.append(union("TableEvent", [event_shape(kind) for kind in event_types(None)]))
    parts.append(union("FromClient", [kind.__name__ for kind in SOCKET_IN]))
    parts.append(union("FromServer", [kind.__name__ for kind in SOCKET_OUT]))
    return "\n\n".join(parts)


@cache
def dependent() -> frozenset[str]:
    """The messages that say something else in each game, by name."""
    words = {kind.__name__: {word for each in fields_of(kind) for word in names_in(each.type)} for kind in ALL}
    found = {name for name, used in words.items() if used & PLACES.keys()}
    while more := {name for name, used in words.items() if used & found} - found:
        found |= more
    return frozenset(found)


def names_in(kind: str) -> list[str]:
    """The types that are named in one of TypeScript."""
    return re.findall(r"\b[A-Z]\w*", kind)


def filled_in(kind: str) -> str:
    """A type inside a message, with the places that a game fills in."""
    return re.sub(r"\b[A-Z]\w*", lambda found: place_of(found[0]), kind)


def place_of(name: str) -> str:
    """One name inside a message."""
    return PLACES.get(name) or (f"{name}<G>" if name in dependent() else name)


def interface(kind: type) -> str:
    """One type of TypeScript."""
    own = is_dataclass(kind)
    base = kind.__base__ if own and is_dataclass(kind.__base__) else None
    inherited = {each.name for each in fields_of(base)} if base else set()
    name = kind.__name__
    if not own and name in dependent():
        name += "<G extends GameTypes = GameTypes>"
    head = f"{name} extends {base.__name__}" if base else name
    lines = [f"/** {doc_of(kind)} */", f"export interface {head} {{"]
    for each in fields_of(kind):
        if each.name not in inherited:
            about = f" // {each.about}" if each.about else ""
            mark = "?" if each.optional else ""
            lines.append(f"  {each.name}{mark}: {each.type if own else filled_in(each.type)};{about}")
    return "\n".join([*lines, "}"])


def event_shape(kind: type[Event]) -> str:
    """One kind of event, and what it tells."""
    fields = [
        f'event: "{kind.event}"',
        "words: string",
        *(f"{each.name}: {each.type}" for each in fields_of(kind)),
    ]
    return f"{{ {'; '.join(fields)} }} // {doc_of(kind).replace('None', 'null')}"


def union(name: str, kinds: Iterable[str]) -> str:
    """One of several."""
    return "\n  | ".join([f"export type {name} =", *kinds])


# Games


@dataclass
class Folder:
    """What the types of one folder say: of a game, or of what games share."""

    interfaces: dict[str, str] = field(default_factory=dict)
    """Views and their parts, by name."""
    unions: dict[str, dict[str, None]] = field(default_factory=lambda: {word: {} for word in WORDS})
    """What its events, actions and outcomes can be, in order."""
    uses: set[str] = field(default_factory=set)
    """Folders it shares."""
    view: str = ""
    """The name of its view, which is made of the others."""


def folders() -> dict[str, Folder]:
    """The folders of our games, and of what they share."""
    found: defaultdict[str, Folder] = defaultdict(Folder)
    for game in all_games():
        if not game.package.startswith(HOME):
            continue
        own = found[game.name]
        for kind in (each for part in parts_of(game.view_type) for each in reversed(part.__mro__)):
            if is_dataclass(kind):
                found[folder_of(kind)].interfaces[kind.__name__] = interface(kind)
                found[folder_of(kind)].view = kind.__name__
        for event in event_types(game):
            found[folder_of(event)].unions["Event"][event_shape(event)] = None
            own.uses |= {folder_of(event)} - {game.name}
        for action, shape in shapes_of(game.actions).items():
            found[folder_of(action)].unions["Action"][shape] = None
        for outcome, shape in shapes_of(game.luck).items():
            found[folder_of(outcome)].unions["Outcome"][shape] = None
    return found


def folder_of(kind: type) -> str:
    """The folder that a class stands in."""
    return kind.__module__.removeprefix(HOME).partition(".")[0]


def folder_types(name: str, folder: Folder, others: dict[str, Folder]) -> str:
    """The types of one folder; what it shares with others is imported."""
    title = name.capitalize()
    parts = []
    for used in sorted(folder.uses):
        bases = [each for each in others[used].interfaces if f"extends {each} " in "".join(folder.interfaces.values())]
        names = sorted([*bases, *(used.capitalize() + word for word in WORDS)])
        parts.append(f'import type {{ {", ".join(names)} }} from "../{used}/wire";')
    parts += folder.interfaces.values()
    for word, members in folder.unions.items():
        parts.append(union(title + word, [*members, *(used.capitalize() + word for used in sorted(folder.uses))]))
    fields = [f"  view: {folder.view};", *(f"  {word.lower()}: {title}{word};" for word in WORDS)]
    parts.append("\n".join([f"export interface {title} {{", *fields, "}"]))
    return "\n\n".join(parts)


# Actions and outcomes


def shapes_of(vocabulary: Vocabulary[SaidT]) -> dict[type[SaidT], str]:
    """The JSON of everything that can be said in a game, as types of TypeScript, by class."""
    seen: defaultdict[type[SaidT], defaultdict[str, list[object]]] = defaultdict(lambda: defaultdict(list))
    for said in everything(vocabulary):
        for key, value in said.json().items():
            seen[type(said)][key].append(value)
    return {kind: shape_of(values) for kind, values in seen.items()}


def everything(vocabulary: Vocabulary[SaidT]) -> Iterator[SaidT]:
    """Whatever can be said; not every code is in use."""
    for code in range(vocabulary.size):
        with suppress(NotUnderstood):
            yield vocabulary.decode(code)


def shape_of(values: Mapping[str, list[object]]) -> str:
    """An object of TypeScript, from the values that were seen under each key; the first key is always there."""
    count = max(map(len, values.values()))
    fields = [f"{key}{'?' if len(seen) < count else ''}: {type_of(seen)}" for key, seen in values.items()]
    return f"{{ {'; '.join(fields)} }}"


def type_of(values: Sequence[object]) -> str:
    """What all these values are, in the words of TypeScript; a few strings are named one by one."""
    lists = [value for value in values if isinstance(value, list)]
    if lists:
        length = len(lists[0])
        if 0 < length <= LONGEST_TUPLE and all(len(each) == length for each in lists):
            return f"[{', '.join(type_of(place) for place in zip(*lists, strict=True))}]"
        return list_of(type_of([value for each in lists for value in each]))
    words = sorted({value for value in values if isinstance(value, str)})
    kinds = ["true"] if any(value is True for value in values) else []
    kinds += [f'"{word}"' for word in words] if len(words) <= MOST_WORDS else ["string"]
    return " | ".join(kinds + (["number"] if any(type(value) is int for value in values) else []))
