"""No leak: two matches that differ only in what a listener may not know are byte-identical to it, at every door."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
import pytest

from alcaide import CHANCE, GAMES, OVER, Game, Position, SwiftLuck
from alcaide.core import AlcaideError, Chance, Decision, Event, Header, IllegalAction, Line, write_line
from alcaide.protocol import encode
from alcaide.protocol.table_events import tell_all
from alcaide.server.bot_player import advise, ask_about
from alcaide.server.bot_worker import BotQuestion, WeighedMove
from alcaide.server.lobby import history_of
from alcaide.server.match_log import MatchLog, header_of
from alcaide.server.snapshot import TableSnapshot
from alcaide.store import Clocks, Pace, Phase, StoredSeat, StoredTable, TimeLimit
from tests.server.house import House

STEPS = 60
TRIES = 40
"""How often another outcome is looked for that looks the same."""


def table_of(game: Game, players: int) -> StoredTable:
    seats = tuple(StoredSeat(bytes([number]) * 32, f"player {number}") for number in range(players))
    left = Clocks((600.0,) * players, 0.0)
    return StoredTable(
        "bcdfghjkmnpq", game.name, {}, game.rules, b"s" * 32, False, 0.0, seats, Phase.PLAYING, Pace.LIVE,
        TimeLimit(600, 5), left,
    )  # fmt: skip


@dataclass
class Twins:
    """Two matches that look the same to one seat (None: a spectator)."""

    game: Game
    seat: int | None
    one: Position
    two: Position

    def looks(self, position: Position, code: int) -> tuple[Position, bytes]:
        """What becomes of a position, and what the seat is told of it."""
        then = position.copy()
        then.listen()
        then.play(code)
        told = tell_all(list(self.game.events(then)), self.seat)
        return then, encode([self.game.view(then, self.seat), told])

    def other_outcome(self, outcome: int, luck: SwiftLuck) -> int | None:
        """What luck may bring to the second match, if possible something else, that looks the same to the seat."""
        _, seen = self.looks(self.one, outcome)
        drawn = [self.two.sample(luck) for _ in range(TRIES)] + [outcome]
        for other in sorted(drawn, key=lambda code: code == outcome):
            if self.two.possible(other) and self.looks(self.two, other)[1] == seen:
                return other
        return None

    def step(self, luck: SwiftLuck) -> tuple[Line, Line] | None:
        """One line of both records; None where they can no longer look alike."""
        position = self.one
        if position.to_act == CHANCE:
            code = position.sample(luck)
            other = self.other_outcome(code, luck)
            if other is None:
                return None
            lines: tuple[Line, Line] = Chance(self.game.luck.decode(code)), Chance(self.game.luck.decode(other))
        else:
            legal = position.legal()
            both = [code for code in legal if code in self.two.legal()]
            alike = [code for code in both if self.looks(self.one, code)[1] == self.looks(self.two, code)[1]]
            if not alike or (position.to_act == self.seat and legal != self.two.legal()):
                return None
            code = other = alike[luck.pick(len(alike))]
            decoded = self.game.actions.decode(code)
            lines = (
                Decision(position.to_act, decoded, len(legal)),
                Decision(position.to_act, decoded, len(self.two.legal())),
            )
        self.one, self.two = self.looks(self.one, code)[0], self.looks(self.two, other)[0]
        return lines


def walk(
    game: Game, players: int, seat: int | None, seed: int
) -> Iterator[tuple[TableSnapshot, TableSnapshot, list[Event], list[Event]]]:
    """Two matches, step by step, as a server folds them."""
    table = table_of(game, players)
    logs = MatchLog(header_of(table)), MatchLog(header_of(table))
    twins = Twins(game, seat, game.new(players), game.new(players))
    luck = SwiftLuck("leak", seed)
    for _ in range(STEPS):
        if twins.one.to_act == OVER:
            return
        lines = twins.step(luck)
        if lines is None:
            return
        heard = [log.fold(write_line(line.json())) for log, line in zip(logs, lines, strict=True)]
        here = (True,) * players
        yield TableSnapshot(table, logs[0], here), TableSnapshot(table, logs[1], here), heard[0], heard[1]


def refusals(snapshot: TableSnapshot, seat: int) -> list[tuple[str, str, str | None]]:
    """What a seat is told when it asks for what is not legal."""
    assert snapshot.log is not None
    match, told = snapshot.log.match, []
    for code in range(0, match.game.actions.size, max(1, match.game.actions.size // 200)):
        try:
            match.fork().act(seat, match.game.actions.decode(code))
        except IllegalAction as error:
            told.append((error.code, error.sentence, error.rule))
        except (AlcaideError, LookupError, ValueError, AssertionError):
            pass  # a code that is no action
    return told


def question(header: Header, position: Position, seat: int) -> BotQuestion:
    """What a bot is told that is to give a hint."""
    asked = ask_about(header, position, seat, "alcaide", 7)
    asked.explain = True
    return asked


def hint(snapshot: TableSnapshot, seat: int) -> bytes:
    """What a seat is told of the moves that a bot has weighed."""
    assert snapshot.log is not None
    position = snapshot.log.match.position
    weighed = [WeighedMove(code, 0.5, 0.1, 9, "Because.") for code in position.legal()[:3]]
    imagined = position.imagine(seat, SwiftLuck("brings", snapshot.log.turn))
    return encode(advise(snapshot, imagined, weighed))


CASES = [(game, seat) for game in GAMES.values() for seat in (None, *range(min(3, game.seats[-1])))]


@pytest.mark.parametrize(("game", "seat"), CASES, ids=lambda value: getattr(value, "name", str(value)))
def test_what_a_listener_may_not_know_changes_nothing_for_it(game: Game, seat: int | None) -> None:
    players = max(game.seats[0], (seat or 0) + 1)
    seats = () if seat is None else (seat,)
    differed = hidden = 0
    for seed in range(2):
        for one, two, heard, other in walk(game, players, seat, seed):
            assert one.log is not None
            assert two.log is not None
            positions = one.log.match.position, two.log.match.position
            differed += positions[0].state() != positions[1].state()
            hidden += hides(positions[0], seat)

            assert one.update(seats, heard) == two.update(seats, other)
            if seat is not None and positions[0].to_act == seat:
                questions = [question(one.log.match.header, each, seat) for each in positions]
                assert msgspec.json.encode(questions[0]) == msgspec.json.encode(questions[1])
                assert hint(one, seat) == hint(two, seat)
                assert refusals(one, seat) == refusals(two, seat)
        assert encode(history_of(one.log, seats)) == encode(history_of(two.log, seats))

    assert (differed > 0) == (hidden > 0)


def hides(position: Position, seat: int | None) -> bool:
    """Whether this position hides anything from the seat."""
    viewer = 0 if seat is None else seat
    return any(position.imagine(viewer, SwiftLuck("hides", n)).state() != position.state() for n in range(3))


def test_what_tells_everything_is_closed_while_a_match_runs(house: House) -> None:
    """Whatever the hands: the answers are the same bytes, to those who sit there and to strangers."""
    answers = set()
    for _ in range(2):
        place = house.set_up("you", "you", game="alcazar")
        wish = {"line": 0, "seats": [{"sits": "you"}, {"sits": "you"}]}
        for eyes in (place, place.watch()):
            for path in ("/record", "/replay", "/replay?sees=0", "/replay?sees=7", "/review"):
                answers.add((eyes.call("GET", path).status_code, eyes.call("GET", path).content))
            answers.add(
                (eyes.call("POST", "/branches", wish).status_code, eyes.call("POST", "/branches", wish).content)
            )

    assert len(answers) == 1


def test_nothing_that_anyone_is_told_of_a_running_match_holds_its_secret(house: House) -> None:
    place = house.set_up("you", "you", game="alcazar", clock={"seconds": 600})
    with place.listen() as ear, place.watch().listen() as watcher:
        ear.say(type="chat", text="hello")
        ear.say(type="react", number=ear.wait("chat")["number"], face="wow")
        ear.say(type="hint", turn=ear.latest["turn"])
        ear.wait("hint")
        for _ in range(12):
            turn = ear.latest["turn"]
            ear.act()
            ear.until(turn + 1)
        watcher.until(ear.latest["turn"])
        told = [json.loads(text) for text in (*ear.heard, *watcher.heard)]
    told += [eyes.call("GET", path).json() for eyes in (place, place.watch()) for path in ("", "/history")]

    assert all("hand" not in text["view"] or not text["view"]["hand"] for text in told if text.get("sees", 0) is None)
    assert not any(text["luck"]["secret"] for text in told if "luck" in text)
