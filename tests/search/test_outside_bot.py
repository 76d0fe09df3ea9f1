"""Programs as bots: asked over their standard input, they get exactly the view; what they do wrong is a fault."""

import json
import sys
import time
from pathlib import Path

import pytest

from alcaide import GAMES, SwiftLuck
from alcaide.core import BadSetting
from alcaide.lab import Plan, play_match
from alcaide.search import BotFault, Limit, OutsideBot, ask, bot_named

EXAMPLE = f"run:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'outside_bot.py'}"


def program(tmp_path, body: str) -> OutsideBot:
    """A program with that body, which finds its question in `question`."""
    file = tmp_path / "bot.py"
    lines = [
        "import json, sys, time",
        "for line in sys.stdin:",
        "    question = json.loads(line)",
        *(f"    {line}" for line in body.splitlines()),
    ]
    file.write_text("\n".join(lines))
    return OutsideBot(f"{sys.executable} {file}")


def test_the_example_plays_a_whole_match():
    course = play_match(Plan("burgenland", 2, (EXAMPLE, "random"), 1, {}), 0)

    assert course.faults == []
    assert course.position.winners() == [0]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_program_gets_exactly_the_view_and_the_legal_moves(game, tmp_path):
    bot = program(
        tmp_path, f"open({str(tmp_path / 'asked')!r}, 'w').write(line)\nprint('{{\"choose\": 0}}', flush=True)"
    )
    position, luck = game.new(), SwiftLuck(2)
    while position.to_act < 0:
        position.play(position.sample(luck))
    seat = position.to_act
    chosen = bot.choose(position, seat, luck)
    bot.end()
    asked = json.loads((tmp_path / "asked").read_text())

    assert chosen == position.legal()[0]
    assert asked.keys() == {"game", "players", "seat", "view", "legal", "seconds"}
    assert asked["view"] == json.loads(json.dumps(game.view(position, seat).json()))
    assert asked["legal"] == [game.actions.decode(code).json() for code in position.legal()]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit(3)", "it ended without an answer"),
        ("print('roll', flush=True)", "answered 'roll'"),
        ("print('{\"choose\": 99}', flush=True)", "chose 99 of 1 moves"),
        ("print('{\"choose\": true}', flush=True)", "chose True of 1 moves"),
        ("print('[1]', flush=True)", "answered '[1]'"),
        ("print('x' * 20_000, end='', flush=True)", "answered a line without end"),
        ("time.sleep(60)", "no answer in time"),
    ],
)
def test_what_a_program_does_wrong_is_a_fault(body, said, tmp_path):
    bot = program(tmp_path, body)
    began = time.monotonic()
    with pytest.raises(BotFault) as caught:
        ask(bot, GAMES["burgenland"].new(), 0, SwiftLuck(1), Limit(1, seconds=2.0 if "sleep" in body else 20.0))

    took = time.monotonic() - began
    bot.end()

    assert said in caught.value.sentence
    assert took < 20


def test_a_program_that_cannot_be_started_is_a_fault():
    with pytest.raises(BotFault, match="FileNotFoundError"):
        ask(OutsideBot("/no/such/program"), GAMES["burgenland"].new(), 0, SwiftLuck(1))


def test_a_program_needs_a_command():
    with pytest.raises(BadSetting, match="Which program"):
        bot_named("run:")


def test_one_command_is_one_running_program():
    assert bot_named(EXAMPLE) is bot_named(EXAMPLE)
