"""Luck: where the outcomes at chance nodes come from.

```
Luck              one question: a number below n, every one as likely
├── SwiftLuck     for simulation: a small, fast generator with a seed
├── ScriptedLuck  for tests: the numbers are given
└── KeyedLuck     for real matches: HMAC-SHA256, so that anyone can check it afterwards
```
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from copy import deepcopy
from operator import index

import cython

from alcaide.core.errors import AlcaideError, BadSetting, WrongType, shorten

WORD = 0xFFFFFFFF
MOST = 0x7FFFFFFF
"""No question is about more numbers."""


class Luck:
    """A source of chance. It is handed to a position; a position never makes its own.

    Positions call `below`; a new kind of luck writes `number`. The generator of SwiftLuck stands here, so that compiled
    rules take its numbers inline (luck.pxd says the same in C); every other luck is `outside` and asked through Python.
    """

    if not cython.compiled:
        a: int
        b: int
        c: int
        counter: int

        def word(self) -> int:
            """The next 32 bits."""
            word = (self.a + self.b + self.counter) & WORD
            self.counter = (self.counter + 1) & WORD
            self.a = self.b ^ (self.b >> 9)
            self.b = (self.c + (self.c << 3)) & WORD
            self.c = (((self.c << 21) | (self.c >> 11)) + word) & WORD
            return word

        def sprout(self, root: "Luck") -> None:
            """Begin anew with three words of another generator, and leave out the first words, which are alike."""
            self.a = root.word()
            self.b = root.word()
            self.c = root.word()
            self.counter = 1
            for _ in range(12):
                self.word()

        def below(self, n: int) -> int:
            """A number from 0 to n - 1, by Daniel Lemire's multiplication, with rejection: none is favoured."""
            if self.outside:
                return self.ask(n)
            product = self.word() * n
            low = product & WORD
            if low < n:
                reject = (WORD - n + 1) % n
                while low < reject:
                    product = self.word() * n
                    low = product & WORD
            return product >> 32

        def __new__(cls, *args: object, **named: object) -> "Luck":
            made = super().__new__(cls)
            made.a = made.b = made.c = made.counter = 0
            made.__cinit__()
            return made

    def __cinit__(self) -> None:
        self.outside = True

    def ask(self, n: int) -> int:
        """`below`, where the luck is outside; what it says is checked, since the rules count on it."""
        with cython.gil:
            said = self.number(n)
            number = said if type(said) is int else whole_number(said)
            if not 0 <= number < n:
                raise BadSetting(f"This luck says {shorten(said)} where a number below {n} is asked.", "bad_luck")
            return number

    def number(self, n: int) -> int:
        """A number from 0 to n - 1; only a luck that is outside says one."""
        raise NoNumbers(f"{type(self).__name__} brings no numbers: a kind of luck writes `number`.", "bad_luck")

    def pick(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely."""
        return self.below(bound_of(n))

    def standing(self) -> tuple[object, ...]:
        """Everything that the numbers to come depend on."""
        return self.a, self.b, self.c, self.counter, bool(self.outside), getattr(self, "__dict__", {})

    def stand(self, standing: tuple[int, int, int, int, bool, dict[str, object]]) -> None:
        """Go on where another luck of this class was."""
        a, b, c, counter, outside, others = standing
        self.a = a & WORD
        self.b = b & WORD
        self.c = c & WORD
        self.counter = counter & WORD
        self.outside = outside
        for name, value in others.items():
            setattr(self, name, deepcopy(value))  # `copy` hands over what the other goes on with

    def __eq__(self, other: object) -> bool:
        """Whether both bring the same numbers from now on; a luck moves on, so that it has no hash."""
        return type(self) is type(other) and self.standing() == luck_of(other).standing()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        return luck_at, (type(self), self.standing())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


def luck_at(kind: type[Luck], standing: tuple[int, int, int, int, bool, dict[str, object]]) -> Luck:
    """A luck of that class which goes on where another was: how lucks are copied and pickled."""
    luck = kind.__new__(kind)
    luck.stand(standing)
    return luck


def whole_number(given: object) -> int:
    """Any kind of whole number as Python's; -1 for what is none."""
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        return -1


def bound_of(n: object) -> int:
    """How many numbers a question is about, if it can be asked."""
    number = n if type(n) is int else whole_number(n)
    if not 0 < number <= MOST:
        raise BadSetting(f"Luck picks one of 1 to {MOST} numbers, not of {shorten(n)}.", "bad_bound")
    return number


def luck_of(given: object) -> Luck:
    """What was given, if it is a luck."""
    if not isinstance(given, Luck):
        raise WrongType("a luck", given)
    return given


class SwiftLuck(Luck):
    """The sfc32 generator (Chris Doty-Humphrey's Small Fast Chaotic PRNG), seeded by a hash.

    >>> luck = SwiftLuck(1, "match", 7)
    >>> [luck.pick(6) for _ in range(8)]
    [3, 1, 3, 2, 5, 4, 2, 1]
    """

    def __init__(self, *seed: int | str) -> None:
        """Streams whose seeds differ in any part are independent."""
        digest = hashlib.sha256(repr(seed).encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.counter = 1
        self.outside = False

    def __repr__(self) -> str:
        return f"<{type(self).__name__} after {self.counter - 1} words>"


class NoNumbers(AlcaideError, NotImplementedError):
    """A luck that does not say where its numbers come from."""


class ScriptEnded(AlcaideError, IndexError):
    """A scripted luck has no numbers left."""


class ScriptedLuck(Luck):
    """Luck that brings the given numbers, and complains when they run out or do not fit."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)

    def number(self, n: int) -> int:
        if not self.numbers:
            raise ScriptEnded("The script of this luck is at its end.", "script_ended")
        if not 0 <= whole_number(self.numbers[0]) < n:
            said = shorten(self.numbers[0])
            raise BadSetting(f"The script says {said} where a number below {n} is asked.", "bad_luck")
        return self.numbers.pop(0)

    def __repr__(self) -> str:
        return f"ScriptedLuck({self.numbers})"


class KeyedLuck(Luck):
    """Luck that follows from a secret, the match, every seat's word, the turn and the draw.

    The same turn always brings the same numbers: taking a move back cannot re-roll.
    """

    def __init__(self, secret: bytes, match: str, words: Sequence[str]) -> None:
        if not isinstance(secret, bytes):
            raise WrongType("a secret of bytes", type(secret))
        self.secret = secret
        self.stem = "".join(f"{len(part)}:{part}|" for part in (match, *words))
        """Each part with its length before it, so that no two lists of parts read alike."""
        self.turn = 0
        self.draw = 0

    def at(self, turn: int) -> "KeyedLuck":
        """This luck, at the first draw of that turn (the lines of the record before it)."""
        self.turn = turn
        self.draw = 0
        return self

    def number(self, n: int) -> int:
        """The first of the digest's four 64-bit numbers that treats all n alike, modulo n."""
        fair = 2**64 - 2**64 % bound_of(n)
        while True:
            message = f"{self.stem}{self.turn}|{self.draw}".encode()
            self.draw += 1
            digest = hmac.digest(self.secret, message, "sha256")
            for start in range(0, 32, 8):
                candidate = int.from_bytes(digest[start : start + 8], "big")
                if candidate < fair:
                    return candidate % n

    def __repr__(self) -> str:
        return f"<KeyedLuck at turn {self.turn}, draw {self.draw}>"
