"""Moves whose code, JSON and words are written out by hand, and a vocabulary that reads them with functions."""

from abc import abstractmethod
from collections.abc import Callable, Mapping

from alcaide.core.errors import NotUnderstood, UnknownName, shorten
from alcaide.core.fields import JSON, Fields
from alcaide.core.moves import Said, SaidT, Vocabulary


class ByHand(Said):
    """A move that says each of its faces itself."""

    __slots__ = ()

    @property
    @abstractmethod
    def code(self) -> int:
        """The int of the core."""

    @abstractmethod
    def fields(self) -> JSON:
        """What the JSON says beside the name."""

    def json(self) -> JSON:
        return {self.key: self.name, **self.fields()}


class ReadByHand(Vocabulary[SaidT]):
    """A vocabulary of such moves."""

    def __init__(
        self,
        size: int,
        decode: Callable[[int], SaidT],
        readers: Mapping[str, Callable[[Fields], SaidT]],
        parse: Callable[[str], SaidT],
        key: str = "do",
        cites: Mapping[type[SaidT], tuple[str, ...]] | None = None,
    ) -> None:
        self.size = size
        self.decoder = decode
        self.parse = parse  # type: ignore[method-assign, assignment]
        self.readers = readers
        self.key = key
        self.cited = dict(cites or {})

    def decode(self, code: int) -> SaidT:
        if type(code) is not int or not 0 <= code < self.size:
            raise NotUnderstood(f"A code is a whole number from 0 to {self.size - 1}, not {shorten(code)}.")
        return self.decoder(code)

    def read(self, data: Mapping[str, object]) -> SaidT:
        fields = Fields(data)
        name = fields.text(self.key)
        if name not in self.readers:
            raise UnknownName("action" if self.key == "do" else "chance", name, self.readers)
        said = self.readers[name](fields)
        fields.done(name)
        return said
