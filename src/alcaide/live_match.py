"""The front door: a match that runs itself, for a prompt, a notebook or a script."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from html import escape
from pathlib import Path
from textwrap import fill
from types import NoneType

from alcaide.core import (
    CHANCE,
    Action,
    BadSetting,
    Decision,
    Event,
    Fairness,
    Game,
    Header,
    IllegalAction,
    Legal,
    Line,
    Match,
    NotUnderstood,
    Position,
    SwiftLuck,
    UnknownName,
    View,
    game_named,
    new_header,
    open_record,
    shorten,
    write_file,
)
from alcaide.core.game import refuse_plainly
from alcaide.core.sentences import name_seats, names_of, outcome_sentence, tell
from alcaide.pictures.text import draw_text, width_here
from alcaide.search import ALIASES, BOTS, Bot, ask, bot_behind, bot_named, explain, seat_names

AnyForm = str | int | Action | Mapping[str, object]
"""A move in any of its four faces: its words, the int of the core, the action, or the JSON of a record."""
PERSON = "Player"
MOST_SHOWN = 12
"""Moves that a refusal lists."""


class Log(list[str]):
    """Sentences; at a prompt it shows one on a line."""

    def __repr__(self) -> str:
        return "\n".join(self)


class LiveMatch:
    """A match in which luck is dealt and bots answer by themselves: a person is to decide, or it is over."""

    def __init__(self, match: Match, bots: Mapping[int, str | Bot], fairness: Fairness | None = None) -> None:
        """Go on with a match. `fairness` settles the luck where the match itself does not say."""
        settled = match.header.luck or fairness
        if settled is None or settled.secret is None:
            settled = promise(match.header.players, None)
            match.header = replace(match.header, luck=None)
        self.match = match
        self.bots = {check_seat(match.header, seat): find_bot(bot) for seat, bot in bots.items()}
        self.fairness = settled
        """Luck, and what bots think, follow from it and the turn: the same move taken again brings the same."""
        self.names = names_of(match.header)
        self.happened = match.fold(match.lines)
        """What happened at every line of the record."""
        self.asked = match.turn
        """The turn of the last decision of a person that was carried out."""
        self.run()

    # What can be seen

    @property
    def game(self) -> Game:
        """What is played."""
        return self.match.game

    @property
    def position(self) -> Position:
        """The position, as one's own copy."""
        return self.match.position.copy()

    @property
    def to_act(self) -> int:
        """The seat that is to decide; OVER after the end."""
        return self.match.position.to_act

    @property
    def legal(self) -> Legal:
        """What may be done now."""
        return self.match.legal()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.is_over

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.match.position.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the match is over."""
        return self.match.position.winners() if self.over else []

    @property
    def events(self) -> list[Event]:
        """What happened since the last decision of a person, that decision included, as `viewer` may know it."""
        new = [event.told_to(self.viewer) for events in self.happened[self.asked :] for event in events]
        return [event for event in new if event is not None]

    @property
    def log(self) -> Log:
        """What happened so far, in sentences."""
        return self.tell_from(0)

    @property
    def viewer(self) -> int | None:
        """With whose eyes the match shows itself: those of the only person; otherwise a spectator's."""
        persons = [seat for seat in range(self.match.header.players) if seat not in self.bots]
        return persons[0] if len(persons) == 1 else None

    def view(self, seat: int | None = None) -> View:
        """The table as a seat, or a spectator (None), sees it."""
        return self.game.view(self.match.position, None if seat is None else check_seat(self.match.header, seat))

    def __iter__(self) -> Iterator[Line]:
        """The record line by line: every Decision, and every Chance."""
        return iter(tuple(self.match.lines))

    # What can be done

    def do(self, move: AnyForm) -> Log:
        """Carry out a move, and tell what came of it; what cannot be done is refused with what can."""
        self.run()
        turn = self.match.turn
        try:
            self.happened.append(self.match.act(self.to_act, self.read(move)))
        except IllegalAction as error:
            rule = f" (rule {error.rule})" if error.rule else ""
            more = "" if self.game.refuse is refuse_plainly else self.possible()
            raise IllegalAction(f"{error.sentence}{rule}{more}", error.code, error.rule) from None
        except (NotUnderstood, UnknownName) as error:
            near = get_close_matches(move, map(str, self.legal), n=1) if isinstance(move, str) else ()
            raise NotUnderstood(
                f"{error.sentence}{f' Did you mean {near[0]!r}?' if near else self.possible()}"
            ) from None
        self.asked = turn
        self.run()
        return self.tell_from(turn)

    def run(self) -> None:
        """Deal luck and let bots answer until a person is to decide. A bot that fails is asked again next time."""
        while (seat := self.to_act) == CHANCE or seat in self.bots:
            if seat == CHANCE:
                self.happened.append(self.match.deal(self.fairness.luck()))
            else:
                self.happened.append(self.match.act(seat, self.ask(self.bots[seat])))

    def undo(self, decisions: int = 1) -> None:
        """Take back the last decisions of persons, and all that followed. Luck stays: it follows from the turn."""
        own = [turn for turn, line in enumerate(self) if isinstance(line, Decision) and line.seat not in self.bots]
        if type(decisions) is not int or not 1 <= decisions <= len(own):
            most = f"Take back 1 to {len(own)} decisions, not {shorten(decisions)}."
            raise IllegalAction(most if own else "There is no decision to take back yet.", "no_undo")
        self.asked = own[-decisions]
        self.happened = self.match.fold(self.match.lines[: self.asked])

    def ask(self, bot: str | Bot) -> Action:
        """What a bot would do for the seat to act; it sees what that seat sees."""
        seat = self.check_running()
        return self.game.actions.decode(ask(find_bot(bot), self.match.position, seat, self.thought(seat)))

    def hint(self) -> Log:
        """The best few moves with what they are worth, and why."""
        advices = explain(self.game, self.match.position, self.check_running(), self.thought("hint"))
        return Log(
            f"{advice.action}: {advice.expected:.0%} to win. {name_seats(advice.sentence, self.names)}"
            for advice in advices
        )

    def save(self, path: str | Path) -> None:
        """Write the record: `alcaide.load` takes it up again, and `alcaide verify` checks it."""
        write_file(self.match, Path(path))

    def copy(self) -> "LiveMatch":
        """The same match on its own, with the same luck to come."""
        return LiveMatch(self.match.fork(), self.bots, self.fairness)

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "LiveMatch":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Matches are equal when their records are."""
        return isinstance(other, LiveMatch) and self.match == other.match

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[type["LiveMatch"], tuple[Match, dict[int, str | Bot], Fairness]]:
        bots = {seat: bot.name if BOTS.get(bot.name) is bot else bot for seat, bot in self.bots.items()}
        return LiveMatch, (self.match, bots, self.fairness)

    # How it shows itself

    def __repr__(self) -> str:
        width = width_here()
        drawn = draw_text(self.game, self.shown(), self.names, width=width)
        return f"{self.game.title}\n\n{drawn}\n\n{fill(self.standing(), width)}"

    def _repr_svg_(self) -> str | None:
        return self.shown()._repr_svg_()

    def _repr_html_(self) -> str | None:
        """The picture with a line about it below; None where nobody can draw the game."""
        svg = self._repr_svg_()
        return None if svg is None else f"<div>{svg}<p>{escape(self.standing())}</p></div>"

    def shown(self) -> View:
        """What a prompt shows: what the only person sees; where several share it, who is to act."""
        return self.view(self.viewer if self.viewer is not None or self.to_act < 0 else self.to_act)

    def standing(self) -> str:
        """Who is to do what, or how it ended."""
        if self.over:
            return outcome_sentence(self.names, self.scores, self.winners)
        return f"{self.names[self.to_act]} to act: {list_some(self.legal)}"

    def tell_from(self, turn: int) -> Log:
        """What happened since a turn, in sentences."""
        told = [self.tell_line(line, self.happened[turn + n]) for n, line in enumerate(self.match.lines[turn:])]
        return Log([*told, *([self.standing()] if self.over else [])])

    def tell_line(self, line: Line, events: Sequence[Event]) -> str:
        """One line of the record as a sentence."""
        told = tell(events, self.names, self.viewer)
        if isinstance(line, Decision):
            words = f"{self.names[line.seat]}: {line.action}"
            return told if told.startswith(words) else f"{words} ({told})" if told else words
        return told or "Luck decides."

    # What stands behind

    def read(self, move: AnyForm) -> Action:
        """The action that is meant."""
        if isinstance(move, self.game.actions.kinds):
            return move
        if isinstance(move, str):
            return self.game.actions.parse(move, self.legal)
        if isinstance(move, Mapping):
            return self.game.actions.read(move)
        if type(move) is int and move in self.match.position.legal():
            return self.game.actions.decode(move)
        raise NotUnderstood(f"{shorten(move)} is no move that is possible here.")

    def possible(self) -> str:
        """What can be done instead, for a refusal."""
        return "" if self.over else f" Possible: {list_some(self.legal)}"

    def check_running(self) -> int:
        """The seat to act, if there is one."""
        if self.over:
            raise IllegalAction("The match is over.", "match_over")
        return self.to_act

    def thought(self, whose: int | str) -> SwiftLuck:
        """What chance a bot has for its thoughts at this turn."""
        assert self.fairness.secret is not None
        return SwiftLuck(self.fairness.secret.hex(), whose, self.match.turn)


def play(
    game: str | Game, players: int | None = None, *, seed: int | None = None,
    bots: Mapping[int, str | Bot] | str | None = None, names: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
) -> LiveMatch:  # fmt: skip
    """Begin a match.

    `bots` says which bot sits where, `{1: "knight"}`; one name sits everywhere but on seat 0; all other seats are
    yours. The same seed brings the same luck, and the same moves of the bots, as in `alcaide play --seed`.
    """
    check_kind("The game", game, "a name or a Game", str, Game)
    check_kind("bots", bots, 'a name, or who sits where, as in {1: "knight"}', str, Mapping, NoneType)
    check_kind("options", options, 'their values by name, as in {"name": "value"}', Mapping, NoneType)
    check_kind("names", names, "a list, one name a seat", list, tuple, NoneType)
    chosen = game if isinstance(game, Game) else game_named(game)
    header = new_header(chosen, chosen.seats[0] if players is None else players, dict(options or {}))
    seated = dict.fromkeys(range(1, header.players), bots) if isinstance(bots, str) else dict(bots or {})
    found = {check_seat(header, seat): find_bot(bot) for seat, bot in seated.items()}
    if names is not None and (len(names) != header.players or not all(isinstance(name, str) for name in names)):
        raise BadSetting(f"Give {header.players} names, one a seat, not {shorten(names)}.", "bad_players")
    if names is None and found:
        names = seat_names([found[seat].name if seat in found else PERSON for seat in range(header.players)])
    luck = promise(header.players, seed)
    return LiveMatch(Match(replace(header, names=None if names is None else tuple(names), luck=luck)), found)


def load(path: str | Path, bots: Mapping[int, str | Bot] | None = None) -> LiveMatch:
    """Take up the match in a file, its moves and its luck checked; unless told otherwise, its bots play on."""
    match = open_record(Path(path), luck=True)
    return LiveMatch(match, seated_bots(match.header) if bots is None else bots)


def seated_bots(header: Header) -> dict[int, Bot]:
    """The bots of a saved match, which are known by their names."""
    behind = [bot_behind(name, (*BOTS, *ALIASES)) for name in header.names or ()]
    return {seat: bot_named(name) for seat, name in enumerate(behind) if name is not None}


def find_bot(bot: str | Bot) -> Bot:
    """A bot, by its name or as it is."""
    if isinstance(bot, str):
        return bot_named(bot)
    if not callable(getattr(bot, "choose", None)):
        raise BadSetting(f"A bot is a name, or something that can choose, not {shorten(bot)}.", "bad_bot")
    return bot


def promise(players: int, seed: int | None) -> Fairness:
    """The luck of a new match: from a fresh secret, or from one that follows from a seed."""
    words = ("",) * players
    if seed is None:
        return Fairness.commit(secrets.token_hex(8), words)
    return Fairness.commit(f"seed {seed}", words, hashlib.sha256(f"alcaide play {seed}".encode()).digest())


def check_seat(header: Header, seat: object) -> int:
    """A seat, if the match has it."""
    if type(seat) is not int or not 0 <= seat < header.players:
        raise BadSetting(f"There is no seat {shorten(seat)}; there are seats 0 to {header.players - 1}.", "bad_players")
    return seat


def check_kind(what: str, given: object, wanted: str, *kinds: type) -> None:
    """Refuse what is nothing of the kind that is wanted."""
    if not isinstance(given, kinds):
        raise BadSetting(f"{what} must be {wanted}, not {shorten(given)}.")


def list_some(legal: Legal) -> str:
    """The first moves of a list, and how many more there are."""
    more = f" and {len(legal) - MOST_SHOWN} more" if len(legal) > MOST_SHOWN else ""
    return f"{', '.join(map(str, legal[:MOST_SHOWN]))}{more}."
