"""The protocol for other languages, and its page: made from the types, and in step with them."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from alcaide import GAMES, protocol
from alcaide.protocol.schema import json_schema, main, with_reference
from alcaide.protocol.typed_fields import ALL, event_types
from alcaide.protocol.typescript import typescript
from tests.server.house import PATIENCE, House
from tests.server.spawned import spawned

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()


def test_the_reference_of_the_page_is_the_present_one() -> None:
    """To write it again: make protocol."""
    assert with_reference(PAGE) == PAGE
    assert "**Update**" in PAGE


def test_every_message_is_described() -> None:
    structs = {
        value
        for value in vars(protocol).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__.startswith(protocol.__name__)
    }

    assert structs - set(ALL) == {protocol.Asked, protocol.Told}
    assert len(set(ALL)) == len(ALL)


def test_every_code_is_explained() -> None:
    source = "\n".join(path.read_text() for path in (ROOT / "src" / "alcaide" / "server").glob("*.py"))
    codes = set(re.findall(r'(?:Refused|IllegalAction)\(\s*f?"[^"]*",\s*"([a-z_]+)"', source))
    explained = set(re.findall(r"`([a-z_]+)`", PAGE.partition("## Codes")[2].partition("## Reference")[0]))

    assert len(codes) > 10
    assert codes <= explained


def test_the_schema_describes_real_messages(house: House) -> None:
    schema = json_schema()["$defs"]
    assert isinstance(schema, dict)
    place = house.set_up("you", "you", clock={"seconds": 60})
    with place.listen() as ear:
        update = ear.latest
        ear.say(type="undo", turn=99)
        refusal = ear.refused()
        ear.say(type="chat", text="hello")
        said = ear.wait("chat")
        ear.say(type="react", number=said["number"], face="clap")
        reaction = ear.wait("reaction")
        while len(ear.latest["legal"]) < 2:
            ear.act()
            ear.update()
        ear.say(type="hint", turn=ear.latest["turn"])
        hint = ear.wait("hint")
        ear.play(random.Random(1))
    replay = place.call("GET", "/replay").json()
    rules = house.client.get("/api/games/alcazar/rules").json()
    games = house.client.get("/api/games").json()
    told = [("Update", update), ("No", refusal), ("ChatLine", said), ("Reacted", reaction), ("Hint", hint)]
    told += [("AdvisedMove", hint["advice"][0]), ("Choice", update["legal"][0]), ("ClockFacts", update["clocks"])]
    told += [("Replay", replay), ("ReplayMoment", replay["moments"][5]), ("TableFacts", place.call("GET").json())]
    told += [("Rules", rules), ("RuleFacts", rules["rules"][0]), ("Catalogue", games), ("BotFacts", games["bots"][0])]
    told += [("OptionFacts", games["games"][0]["options"][0]), ("Later", place.call("GET", "/review").json())]

    for name, message in told:
        assert set(message) == set(schema[name]["properties"])
        assert set(schema[name]["required"]) <= set(message)
    assert schema["Act"]["additionalProperties"] is False


@pytest.mark.parametrize("path", typescript())
def test_typescript_names_no_type_that_it_does_not_know(path: str) -> None:
    text = re.sub(r"//.*|/\*\*.*|\"[^\"]*\"", "", typescript()[path])
    described = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    imported = re.findall(r"\w+", "".join(re.findall(r"^import type {(.*)}", text, re.MULTILINE)))
    used = set(re.findall(r"\b[A-Z]\w+", text))

    assert len(set(described)) == len(described)
    assert used - {*described, *imported} <= {"Record", "VERSION"}


@pytest.mark.parametrize("game", GAMES)
def test_typescript_knows_every_view_event_and_action(game: str) -> None:
    files = typescript()
    text = files[f"games/{game}/wire.ts"] + files["games/dicetable/wire.ts"]

    assert f"  view: {game.capitalize()}View;" in text
    for kind in event_types(GAMES[game]):
        assert f'event: "{kind.event}";' in text
    for vocabulary in (GAMES[game].actions, GAMES[game].luck):
        for name in vocabulary.names:
            assert f'{{ {vocabulary.key}: "{name}"' in text


def test_the_command_writes_what_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["schema", *arguments])
        main()
        return capsys.readouterr().out

    assert json.loads(run("--json")) == json_schema()
    run("--typescript", str(tmp_path))
    assert {str(path.relative_to(tmp_path)): path.read_text() for path in tmp_path.rglob("*.ts")} == typescript()
    with pytest.raises(SystemExit, match="--typescript"):
        run("--nonsense")


@pytest.mark.parametrize(
    "command", [[], [sys.executable, str(ROOT / "examples" / "outside_bot.py")]], ids=["random", "bot"]
)
def test_the_outside_player_of_the_examples_plays_a_match(command: list[str], tmp_path: Path) -> None:
    with spawned(str(tmp_path / "tables.sqlite")) as server:
        place = server.house.set_up("random", "open")
        link = f"http://{server.house.address}/table/{place.table}"
        program = [sys.executable, str(ROOT / "examples" / "outside_player.py"), link, *command]
        played = subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=True)

        assert "winners" in played.stdout.splitlines()[-1]
        assert place.call("GET").json()["phase"] == "over"
