"""The words that this terminal adds to the luck of a table: made here, and revealed when all have committed.

The twin of web/src/luck/sealed.ts, held to tests/records/sealed_words.json.
"""

import os
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

import msgspec

from alcaide.core import WordFrom, commit_word, new_word
from alcaide.protocol import Commit, LuckFacts, Phase, Reveal


class Finding(StrEnum):
    """How the luck of a table looks from this terminal."""

    SEALED = "sealed"
    """It is not dealt yet."""
    USED = "used"
    """The own words are in it, and nothing was changed after they were revealed."""
    HOUSE_CHANGED = "house_changed"
    OWN_CHANGED = "own_changed"
    OTHERS_CHANGED = "others_changed"
    LEFT_OUT = "left_out"
    MISSED = "missed"


WARNINGS = {
    Finding.HOUSE_CHANGED: "The house shows another commitment for the luck than when you sat down: do not trust it.",
    Finding.OWN_CHANGED: "The house shows another commitment for your seat than you sent: do not trust its luck.",
    Finding.OTHERS_CHANGED: "Commitments for the luck were changed after you revealed your word: do not trust it.",
    Finding.LEFT_OUT: "You revealed your word for the luck, and the house left it out: it could choose between two.",
    Finding.MISSED: "The match began without your word for the luck: nobody waited for it any longer.",
}
"""What to say about all that is not as it should be."""


class SealedWords(msgspec.Struct, frozen=True):
    """What is kept of the luck of one table."""

    match: str
    commitment: str
    """Of the house, as it was told when the seat was taken."""
    words: dict[str, str]
    """The own words, by seat."""
    seen: list[str | None] | None = None
    """What all seats had committed to when the first own word was revealed; None before."""


class LuckAnswer(msgspec.Struct, frozen=True):
    """What to keep, then what to send, and what to think of it."""

    kept: SealedWords
    messages: list[Commit | Reveal]
    finding: Finding


def seal_words(luck: LuckFacts, seats: list[int]) -> SealedWords | None:
    """New words for these seats; None where the luck takes none."""
    if luck.scheme != 2 or luck.known_from is not None:
        return None
    return SealedWords(luck.match, luck.commitment, {str(seat): new_word() for seat in seats})


def answer_luck(kept: SealedWords, phase: Phase, luck: LuckFacts) -> LuckAnswer:
    """What to do when the server tells this of the luck."""
    if (luck.match, luck.commitment) != (kept.match, kept.commitment):
        return LuckAnswer(kept, [], Finding.HOUSE_CHANGED)
    if phase in (Phase.WAITING, Phase.REVEALING):
        return answer_before(kept, phase, luck)
    if kept.seen is not None and kept.seen != commitments(luck):
        return LuckAnswer(kept, [], Finding.OTHERS_CHANGED)
    used = all(luck.seats[int(seat)].word == word for seat, word in kept.words.items())
    finding = Finding.USED if used else Finding.LEFT_OUT if kept.seen is not None else Finding.MISSED
    return LuckAnswer(kept, [], finding)


def answer_before(kept: SealedWords, phase: Phase, luck: LuckFacts) -> LuckAnswer:
    """What to do before the match begins."""
    messages: list[Commit | Reveal] = []
    for seat, word in ((int(seat), word) for seat, word in kept.words.items()):
        shown, own = luck.seats[seat], commit_word(kept.match, seat, word)
        if shown.made_by == WordFrom.SEAT and shown.commitment is None:
            messages.append(Commit(seat=seat, commitment=own))
        elif shown.made_by == WordFrom.SEAT and shown.commitment != own:
            return LuckAnswer(kept, [], Finding.OWN_CHANGED)
    complete = all(seat.commitment is not None for seat in luck.seats if seat.made_by == WordFrom.SEAT)
    if phase != Phase.REVEALING or not complete:
        return LuckAnswer(kept, messages, Finding.SEALED)
    if kept.seen is not None and kept.seen != commitments(luck):
        return LuckAnswer(kept, [], Finding.OTHERS_CHANGED)
    messages += [Reveal(seat=int(seat), word=word) for seat, word in kept.words.items() if int(seat) in luck.waits_for]
    return LuckAnswer(msgspec.structs.replace(kept, seen=commitments(luck)), messages, Finding.SEALED)


def commitments(luck: LuckFacts) -> list[str | None]:
    """What every seat has committed to."""
    return [seat.commitment for seat in luck.seats]


# On disk, so that one can come back


def words_file(table: str) -> Path:
    """Where the words of a table are kept; only their owner may read them."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(state).expanduser() / "alcaide" / "words" / f"{table}.json"


def keep_words(table: str, kept: SealedWords) -> None:
    """Keep words on disk, where that is possible."""
    file = words_file(table)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft = file.with_suffix(".new")
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(msgspec.json.encode(kept))
        draft.replace(file)


def kept_words(table: str) -> SealedWords | None:
    """The words that were kept for a table."""
    try:
        return msgspec.json.decode(words_file(table).read_bytes(), type=SealedWords)
    except (OSError, msgspec.DecodeError):
        return None


def forget_words(table: str) -> None:
    """The match is over: its record has them."""
    with suppress(OSError):
        words_file(table).unlink(missing_ok=True)
