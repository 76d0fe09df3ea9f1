"""Who could have influenced the luck of a match: derived from what its header says, and from nothing else.

The page says the same (web/src/luck/influence.ts); tests/records/luck_vectors.json holds both to it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from alcaide.core.fairness import OPEN_WORDS, Fairness, WordFrom
from alcaide.core.fields import JSON


class Chooser(StrEnum):
    """Who could have chosen what luck brought."""

    HOUSE = "house"
    """The house alone."""
    HOUSE_BY_OMISSION = "house_by_omission"
    """The house, between a few lucks: with words that were committed to, or without them."""
    NO_ONE = "no_one"
    """No one, unless the house held every seat whose word was used."""


@dataclass(frozen=True)
class Influence:
    """What a record gives away about who could have influenced its luck."""

    chooser: Chooser
    added: tuple[int, ...]
    """The seats whose own words were used, and were committed to before any was revealed."""
    withheld: tuple[int, ...]
    """The seats that committed to a word that was not used."""
    open_words: bool
    """Whether the house heard the words as they were given: the first scheme."""
    known_from: int | None
    """After how many lines everyone could know what luck brings, because they go on from a finished match."""

    @property
    def lucks(self) -> int | None:
        """Between how many lucks the house could choose; None: among all."""
        return None if self.chooser == Chooser.HOUSE else 2 ** len(self.withheld)

    def json(self) -> JSON:
        """For programs."""
        return {
            "chooser": self.chooser.value,
            "added": list(self.added),
            "withheld": list(self.withheld),
            "open_words": self.open_words,
            "known_from": self.known_from,
        }

    @property
    def sentence(self) -> str:
        """In plain words, to stand after "luck checked: "."""
        said = self.choice_sentence
        if self.known_from is None:
            return said
        return (
            f"it is that of a finished match, so everyone could know what it brings after the first {self.known_from} "
            f"lines; in that match {said}"
        )

    @property
    def choice_sentence(self) -> str:
        """Who could have chosen."""
        held = f"unless the house also held {seat_list(self.added)}"
        left_out = f"{seat_list(self.withheld)} committed to a word and did not reveal it"
        match self.chooser:
            case Chooser.HOUSE if self.open_words:
                return "the house alone could have chosen it: it knew every word beforehand"
            case Chooser.HOUSE if self.withheld:
                return f"the house alone could have chosen it: {left_out}, and no other seat added one of its own"
            case Chooser.HOUSE:
                return "the house alone could have chosen it: no seat added a word of its own"
            case Chooser.HOUSE_BY_OMISSION:
                words, them = ("that word", "it") if len(self.withheld) == 1 else ("those words", "them")
                return (
                    f"{left_out}: the house, if it knew {words} and left {them} out, could choose between {self.lucks} "
                    f"lucks; beyond that no one could have chosen it, {held}"
                )
            case Chooser.NO_ONE:
                return f"no one could have chosen it, {held}"


def influence_on(luck: Fairness) -> Influence:
    """Who could have influenced the luck that a header tells of, if its words and its secret are as promised."""
    is_open = luck.scheme == OPEN_WORDS
    committed = [number for number, seat in enumerate(luck.seats) if seat.made_by == WordFrom.SEAT and not is_open]
    added = tuple(number for number in committed if luck.seats[number].word is not None)
    withheld = tuple(number for number in committed if number not in added)
    alone = Chooser.HOUSE_BY_OMISSION if withheld else Chooser.NO_ONE
    return Influence(alone if added else Chooser.HOUSE, added, withheld, is_open, luck.known_from)


def seat_list(seats: Sequence[int]) -> str:
    """Some seats in words: seat 0; seats 0 and 1; seats 0, 1 and 2."""
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}" if seats else "no seat"
