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

try:
    import cython
except ImportError:  # uncompiled, and without Cython
    from alcaide.core import plain as cython

WORD = 0xFFFFFFFF


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

    def __init__(self) -> None:
        self.outside = True

    def ask(self, n: int) -> int:
        """`below`, where the luck is outside."""
        with cython.gil:
            return self.number(n)

    def number(self, n: int) -> int:
        """A number from 0 to n - 1; only a luck that is outside says one."""
        raise NotImplementedError

    def pick(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely."""
        return self.below(n)


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


class ScriptedLuck(Luck):
    """Luck that brings the given numbers, and complains when they run out or do not fit."""

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def number(self, n: int) -> int:
        if not self.numbers:
            raise IndexError("the script of this luck is at its end")
        number = self.numbers.pop(0)
        if not 0 <= number < n:
            raise ValueError(f"the script says {number} where a number below {n} is asked")
        return number


class KeyedLuck(Luck):
    """Luck that follows from a secret, the match, every seat's word, the turn and the draw.

    The same turn always brings the same numbers: taking a move back cannot re-roll.
    """

    def __init__(self, secret: bytes, match: str, words: Sequence[str]) -> None:
        super().__init__()
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
        fair = 2**64 - 2**64 % n
        while True:
            message = f"{self.stem}{self.turn}|{self.draw}".encode()
            self.draw += 1
            digest = hmac.digest(self.secret, message, "sha256")
            for start in range(0, 32, 8):
                candidate = int.from_bytes(digest[start : start + 8], "big")
                if candidate < fair:
                    return candidate % n
