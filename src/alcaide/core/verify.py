"""Verifying: does a record keep the rules, did its luck keep what was promised, and who could have influenced it?"""

from pathlib import Path

from alcaide.core.errors import BadRecord
from alcaide.core.influence import Influence, influence_on, seat_list
from alcaide.core.match import Chance, Match
from alcaide.core.record_files import read_file


def verify_file(path: Path, *, partial: bool = False) -> Match:
    """The match in a file, its rules and (if its secret is revealed) its luck checked."""
    match = read_file(path, partial=partial)
    verify_luck(match)
    return match


def open_record(path: Path, *, luck: bool = False) -> Match:
    """The match in a file, finished or not, checked, its luck too if wanted; an error names file and line."""
    try:
        match = read_file(path, partial=True)
        if luck:
            verify_luck(match)
    except BadRecord as error:
        line = f", line {error.line}" if error.line else ""
        raise BadRecord(f"{path}{line}: {error.sentence}", error.line) from None
    return match


def verify_luck(match: Match) -> Influence | None:
    """Deal again every outcome of a match; who could have influenced it, None if no secret is revealed to check it."""
    promise = match.header.luck
    if promise is None or promise.secret is None:
        return None
    if not promise.keeps_promise():
        raise BadRecord("The revealed secret is not the promised one: its SHA-256 differs.", 1)
    if broken := promise.broken_words():
        raise BadRecord(f"What {seat_list(broken)} added to the luck is not what was committed to.", 1)
    luck = promise.luck()
    again = Match(match.header)
    for line in match.lines:
        if isinstance(line, Chance):
            dealt = again.game.luck.decode(again.position.sample(luck.at(again.turn)))
            if dealt != line.outcome:
                raise BadRecord(
                    f"By the secret, luck brings {str(dealt)!r} here, not {str(line.outcome)!r}.", again.turn + 2
                )
            again.bring(line.outcome)
        else:
            again.act(line.seat, line.action)
    return influence_on(promise)
