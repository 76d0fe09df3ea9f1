"""Moves, each declared once: what a seat decides (`Action`) and what luck brings (`Outcome`).

From one declaration come the four faces of a move, which therefore agree: the int of the core (`code`), the class
itself, the JSON of a record (`json`) and a line of words (`str`). A `Vocabulary` reads three of them back.

```python
@move("roll", codes.ROLL, "roll[ with {red} red]", cites=("K11", "K12"))
class Roll(Action):
    red: Annotated[int, Numbers(0, 5)]
```

Every field says its domain and, where JSON calls it otherwise, its `Key`. The code is the given one plus the fields'
digits. Words in brackets are left out when their field has the first of its values. A move that is odd overrides
`number` and `numbered`, or gives a field a domain of its own; `check` refuses values that do not go together.
"""

import operator
import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, product
from typing import ClassVar, Generic, Self, TypeVar, cast, dataclass_transform, get_args, get_type_hints

from alcaide.core.domains import Domain, Maybe
from alcaide.core.errors import NotUnderstood, UnknownName, shorten
from alcaide.core.fields import JSON, Fields


class Key(str):
    """What JSON calls a field whose own name is another."""

    __slots__ = ()


class Said:
    """An action or an outcome: something that can be said in four ways."""

    __slots__ = ()

    key: ClassVar[str]
    """Under which key the JSON says what this is."""
    name: ClassVar[str]
    """What it is called in JSON."""
    declared: ClassVar["Declaration"]
    __match_args__: ClassVar[tuple[str, ...]]

    @property
    def code(self) -> int:
        """The int of the core."""
        return self.declared.code + self.number()

    def json(self) -> JSON:
        """As a record writes it."""
        return {self.key: self.name, **self.declared.json(self)}

    def __str__(self) -> str:
        """The line of words."""
        return self.declared.words(self)

    def number(self) -> int:
        """What the fields add to the code."""
        return self.declared.number(self)

    @classmethod
    def numbered(cls, number: int) -> Self:
        """The move whose fields add that to the code; LookupError if there is none."""
        return cls(**cls.declared.values(number))

    def check(self) -> None:
        """Refuse values that do not go together."""


class Action(Said):
    """What a seat decides."""

    __slots__ = ()
    key = "do"


class Outcome(Said):
    """What luck brings."""

    __slots__ = ()
    key = "chance"


SaidT = TypeVar("SaidT", bound=Said)


@dataclass_transform(frozen_default=True)
def move(
    name: str,
    code: int,
    words: str = "",
    *,
    cites: tuple[str, ...] = (),
    digits: tuple[str, ...] = (),
    constant: Mapping[str, object] | None = None,
) -> Callable[[type[SaidT]], type[SaidT]]:
    """Declare a move: its name in JSON, its first code, its words, the rules it rests on.

    `digits` are the fields from the most significant one, where that is not their order; `constant` is what the JSON
    always says beside the fields.
    """

    def declare(kind: type[SaidT]) -> type[SaidT]:
        made = dataclass(frozen=True, slots=True)(kind)
        made.name = name
        made.declared = Declaration(made, name, code, words or name, cites, digits, constant or {})
        return made

    return declare


@dataclass(frozen=True)
class Field:
    """One field of a move."""

    name: str
    key: str
    """In JSON."""
    domain: Domain[object]


@dataclass(frozen=True)
class Declaration:
    """All that is said about one kind of move."""

    kind: type[Said]
    name: str
    code: int
    template: str
    cites: tuple[str, ...]
    digits: tuple[str, ...]
    constant: Mapping[str, object]

    @cached_property
    def fields(self) -> dict[str, Field]:
        """The fields by name, in the order of the class."""
        hints = get_type_hints(self.kind, include_extras=True)
        found = {}
        for name in self.kind.__match_args__:
            extras = get_args(hints[name])[1:]
            domain = next(extra for extra in extras if isinstance(extra, Domain))
            found[name] = Field(name, next((str(extra) for extra in extras if isinstance(extra, Key)), name), domain)
        return found

    # The code

    @cached_property
    def places(self) -> tuple[Field, ...]:
        """The fields from the most significant digit."""
        return tuple(self.fields[name] for name in self.digits or self.fields)

    @cached_property
    def block(self) -> range:
        """The codes from the first to the last; not all of them need stand for a move."""
        low = high = 0
        for field in self.places:
            radix = field.domain.digits.stop
            low, high = low * radix + field.domain.digits[0], high * radix + radix - 1
        return range(self.code + low, self.code + high + 1)

    def number(self, said: Said) -> int:
        """The digits of the fields, put together."""
        number = 0
        for field in self.places:
            value = getattr(said, field.name)
            try:
                number = number * field.domain.digits.stop + field.domain.digit(value)
            except (LookupError, TypeError):
                raise NotUnderstood(f"{self.name!r} cannot have {shorten(value)} as {field.name!r}.") from None
        return number

    def values(self, number: int) -> dict[str, object]:
        """The fields, of their digits put together."""
        values = {}
        for field in reversed(self.places):
            number, digit = divmod(number, field.domain.digits.stop)
            values[field.name] = field.domain.value(digit)
        return values

    # JSON

    def json(self, said: Said) -> JSON:
        """What the JSON says beside the name."""
        given = {field.key: field.domain.json(getattr(said, field.name)) for field in self.fields.values()}
        left_out = {field.key for field in self.fields.values() if isinstance(field.domain, Maybe)}
        kept = {key: value for key, value in given.items() if value is not None or key not in left_out}
        return {**kept, **self.constant}

    def likeness(self, given: Mapping[str, object]) -> tuple[bool, int, int]:
        """How much a JSON object looks like this move, beside others of the same name."""
        needed = [field.key for field in self.fields.values() if not isinstance(field.domain, Maybe)]
        needed += self.constant
        found = sum(key in given for key in needed)
        as_always = sum(1 if given.get(key) == value else -1 for key, value in self.constant.items())
        return found == len(needed), found, as_always

    def read(self, given: Fields) -> Said:
        """The move that the other keys of a JSON object say."""
        values = {}
        for field in self.fields.values():
            missing = isinstance(field.domain, Maybe) and not given.has(field.key)
            values[field.name] = None if missing else field.domain.read(field.key, given.take(field.key))
        for key, value in self.constant.items():
            other = given.take(key)
            if type(other) is not type(value) or other != value:
                raise NotUnderstood(f"{key!r} can only be {value!r}, not {shorten(other)}; leave it out otherwise.")
        return self.kind(**values)

    # Words

    @cached_property
    def parts(self) -> tuple[tuple[str, bool], ...]:
        """The template in parts, each with whether it stands in brackets."""
        return tuple((part or bare, bool(part)) for part, bare in re.findall(r"\[([^]]*)\]|([^[]+)", self.template))

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What the words look like."""

        def group(found: re.Match[str]) -> str:
            return f"(?P<{found[1]}>{self.fields[found[1]].domain.pattern})"

        parts = [(re.sub(r"\\\{(\w+)\\\}", group, re.escape(part)), optional) for part, optional in self.parts]
        return re.compile("".join(f"(?:{part})?" if optional else part for part, optional in parts))

    def words(self, said: Said) -> str:
        """A move in words."""
        words = {name: field.domain.words(getattr(said, name)) for name, field in self.fields.items()}
        kept = [part for part, optional in self.parts if not (optional and self.is_left_out(part, said))]
        return "".join(kept).format(**words)

    def is_left_out(self, part: str, said: Said) -> bool:
        """Whether a part in brackets says nothing, since a field of it has the first of its values."""
        return any(getattr(said, name) == first_of(self.fields[name].domain) for name in named_in(part))

    def readings(self, text: str) -> list[Said]:
        """The moves that words may say, if they look like this kind: one, but where a field has several readings."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return []
        optional = [name for part, optional in self.parts if optional for name in named_in(part)]
        values = []
        for name, field in self.fields.items():
            first = first_of(field.domain) if name in optional else None
            said = [first] if found[name] is None else field.domain.readings(found[name])
            if found[name] is not None and name in optional and said == [first]:
                return []
            values.append(said)
        return [self.kind(*chosen) for chosen in product(*values)]


def first_of(domain: Domain[object]) -> object:
    """The value that words in brackets leave out."""
    return domain.value(domain.digits[0])


def named_in(part: str) -> list[str]:
    """The fields that a part of a template names."""
    return re.findall(r"\{(\w+)\}", part)


class Vocabulary(Generic[SaidT]):
    """The actions, or the outcomes, of one game: how each is read from a code, from JSON and from words."""

    def __init__(
        self,
        title: str,
        size: int,
        *kinds: type[SaidT],
        cites: Mapping[type[SaidT], tuple[str, ...]] | None = None,
    ) -> None:
        """`title` is the game's, `cites` says which rules a kind rests on where it is not as declared."""
        self.title = title
        self.size = size
        """Codes run from 0 to size - 1; not all of them need be in use."""
        self.kinds = kinds
        self.cited = {kind: kind.declared.cites for kind in kinds} | dict(cites or {})
        """For every kind of move the numbers of the rules that it rests on."""
        self.declared = sorted((kind.declared for kind in kinds), key=lambda each: each.block.start)
        self.starts = [each.block.start for each in self.declared]
        self.names: dict[str, list[Declaration]] = {}
        for kind in kinds:
            self.names.setdefault(kind.declared.name, []).append(kind.declared)
        self.key = kinds[0].key
        self.decoded: dict[int, SaidT] = {}
        self.what = "action" if self.key == "do" else "chance"
        assert all(one.block.stop <= other.block.start for one, other in pairwise(self.declared)), title
        assert 0 <= self.starts[0] <= self.declared[-1].block.stop <= size, title

    def decode(self, code: int) -> SaidT:
        """The move with that code."""
        if type(code) is int and code in self.decoded:
            return self.decoded[code]
        try:
            number = -1 if isinstance(code, bool) else operator.index(code)
        except TypeError:
            number = -1
        if not 0 <= number < self.size:
            raise NotUnderstood(f"A code is a whole number from 0 to {self.size - 1}, not {shorten(code)}.")
        try:
            declared = self.declared[bisect_right(self.starts, number) - 1]
            if number not in declared.block:
                raise LookupError(number)
            said = declared.kind.numbered(number - declared.code)
            said.check()
        except (LookupError, NotUnderstood):
            raise NotUnderstood(f"The code {number} stands for nothing in {self.title}.") from None
        return self.decoded.setdefault(number, cast(SaidT, said))

    def read(self, data: Mapping[str, object]) -> SaidT:
        """The move that a JSON object says; every key must be known."""
        fields = Fields(data)
        name = fields.text(self.key)
        if name not in self.names:
            raise UnknownName(self.what, name, self.names)
        said = max(self.names[name], key=lambda each: each.likeness(data)).read(fields)
        fields.done(name)
        said.check()
        return cast(SaidT, said)

    def parse(self, text: str, among: Collection[Said] = ()) -> SaidT:
        """The move that a line of words says; where they may mean several, one of those `among` which it must be."""
        words = " ".join(text.split())
        why = ""
        for kind in self.kinds:
            try:
                readings = kind.declared.readings(words)
                for said in readings:
                    said.check()
                if readings:
                    return cast(SaidT, next((said for said in readings if said in among), readings[0]))
            except NotUnderstood as error:
                why = f" {error.sentence}"
        raise NotUnderstood(f"{shorten(text)} is not a move of {self.title}.{why}")
