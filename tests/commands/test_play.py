"""`alcaide play`, with scripted input: piped, as a program would."""

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from alcaide import GAMES
from alcaide.core import read_file

FIRST = "1\n" * 3000
"""Always the first move: ends a match sooner or later."""
OUTSIDE_BOT = Path(__file__).parents[2] / "examples" / "outside_bot.py"
RANDOM = ("--bots", "random", "--seed", 7)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.fixture
def finished(alcaide, tmp_path) -> Path:
    """The record of a whole match against a bot."""
    path = tmp_path / "finished.jsonl"
    result = alcaide("play", "burgenland", *RANDOM, "--out", path, typed=FIRST)
    assert result.exit_code == 0
    return path


def test_a_whole_match_is_played_told_and_recorded(alcaide, tmp_path):
    path = tmp_path / "match.jsonl"
    result = alcaide("play", "burgenland", *RANDOM, "--out", path, typed=FIRST)
    match = read_file(path)

    assert result.exit_code == 0
    assert "the crown moves to" in result.stdout
    assert " has won. Player " in result.stdout
    assert match.is_over
    assert match.header.names == ("Player", "random")
    assert "luck checked: the house alone could have chosen it" in alcaide("verify", path).stdout


def test_the_secret_of_the_luck_is_promised_before_the_first_move_and_revealed_in_the_record(alcaide, tmp_path):
    path = tmp_path / "match.jsonl"
    text = alcaide("play", "burgenland", "--out", path, typed="").stdout
    luck = lines_of(path)[0]["luck"]

    assert f"Its SHA-256: {hashlib.sha256(bytes.fromhex(luck['secret'])).hexdigest()}" in text.split("Player>")[0]


def test_the_board_and_what_each_move_brings_are_shown(alcaide):
    text = alcaide("play", "burgenland", "--seed", 1, typed="roll\nroll\n").stdout

    assert "♛" in text
    assert "W7 T3 H3 R4" in text
    assert "2  stop  the turn of Player ends" in text


def test_a_move_is_a_number_its_words_or_enter_where_there_is_no_choice(alcaide):
    by_number = alcaide("play", "burgenland", "--seed", 1, typed="1\n2\n").stdout
    by_words = alcaide("play", "burgenland", "--seed", 1, typed="roll\nstop\n").stdout
    by_enter = alcaide("play", "burgenland", "--seed", 1, typed="\nstop\n").stdout

    told = [[line for line in text.splitlines() if not line.startswith("Player>")] for text in (by_number, by_words)]
    assert told[0] == told[1]
    assert "squire rolled" in by_enter


def test_input_that_ends_ends_the_match_cleanly(alcaide):
    result = alcaide("play", "burgenland", "--seed", 1, typed="roll\n")

    assert result.exit_code == 0
    assert result.stdout.endswith("You have left the match. It was not saved.\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("rol", "'rol' is not a move of Burgen Land. Did you mean 'roll'?"),
        ("xyzzy", "You can: roll; or type help."),
        ("stop", "The first roll of a turn is compulsory. (rule K11)"),
        ("roll with 3 red", "You own 0 red dice, not 3. (rule K12)"),
        ("take card left", "Now is the time to roll, or to stop after an action."),
        ("99", "'99' is not a move of Burgen Land."),
        ("0", "'0' is not a move of Burgen Land."),
        ("9" * 5000, "is not a move of Burgen Land."),
        ("undo", "There is nothing to take back"),
        ("hnt", "Did you mean 'hint'?"),
        ("hint", "roll: 5"),
        ("help", "take back your last decision"),
    ],
)
def test_a_word_typed_wrong_is_answered_and_the_match_goes_on(alcaide, typed, answer):
    result = alcaide("play", "burgenland", "--seed", 1, typed=f"{typed}\nroll\nroll\n")

    assert result.exit_code == 0
    assert answer in result.stdout
    assert "Player rolled" in result.stdout


def test_undo_takes_back_a_decision_that_nothing_has_answered(alcaide):
    typed = "roll\nroll\ntake card left\nundo\ntake card right\nquit\n"
    text = alcaide("play", "burgenland", "--seed", 1, typed=typed).stdout

    assert "Taken back." in text
    assert text.index("lays a yellow house on the left\n") < text.index("Taken back.")
    assert "Player lays a yellow house on the right\n" in text.split("Taken back.")[1]


def test_undo_cannot_cross_luck_or_a_bot(alcaide):
    after_luck = alcaide("play", "burgenland", "--seed", 1, typed="roll\nundo\n").stdout
    after_bot = alcaide("play", "burgenland", "--seed", 1, typed="roll\nstop\nundo\n").stdout

    assert "There is nothing to take back since the last luck or bot's move." in after_luck
    assert "There is nothing to take back since the last luck or bot's move." in after_bot


def test_undo_of_another_person_on_the_same_screen_gives_the_turn_back(alcaide):
    text = alcaide("play", "burgenland", "--bots", "none", "--seed", 1, typed="roll\nstop\nundo\nquit\n").stdout

    assert "Player B> undo" in text
    assert text.split("Taken back.")[1].count("Player A>") == 1


def test_a_saved_match_goes_on_with_the_same_dice(alcaide, tmp_path, finished):
    saved, rest = tmp_path / "saved.jsonl", tmp_path / "rest.jsonl"
    alcaide("play", "burgenland", *RANDOM, typed=f"1\n1\n1\nsave {saved}\n1\n1\nquit\n")
    assert len(lines_of(saved)) > 8, "leaving after `save` keeps what was played since"
    alcaide("play", "--resume", saved, "--out", rest, typed=FIRST)

    assert rest.read_bytes() == finished.read_bytes()
    assert not read_file(saved, partial=True).is_over


def test_resuming_writes_to_the_same_file_unless_told_otherwise(alcaide, tmp_path, finished):
    saved = tmp_path / "saved.jsonl"
    alcaide("play", "burgenland", *RANDOM, "--out", saved, typed="1\n1\n1\n")
    result = alcaide("play", "burgenland", "--resume", saved, typed=FIRST)

    assert "alcaide verify" in result.stdout
    assert saved.read_bytes() == finished.read_bytes()


def test_a_saved_match_with_changed_dice_is_refused(alcaide, tmp_path):
    saved = tmp_path / "saved.jsonl"
    alcaide("play", "burgenland", *RANDOM, "--out", saved, typed="1\n")
    lines = saved.read_text().splitlines()
    dice = json.loads(lines[2])
    dice["own"] = dice["own"] % 6 + 1
    saved.write_text("\n".join([*lines[:2], json.dumps(dice)]) + "\n")
    result = alcaide("play", "--resume", saved)

    assert result.exit_code == 1
    assert f"{saved}, line 3: By the secret, luck brings" in result.stderr


def test_a_saved_match_without_its_secret_goes_on_with_other_luck(alcaide, tmp_path, sample):
    saved = tmp_path / "saved.jsonl"
    saved.write_text("\n".join(sample.read_text().splitlines()[:30]) + "\n")
    result = alcaide("play", "--resume", saved, "--bots", "random", typed=FIRST)

    assert result.exit_code == 0
    assert "without the secret of its luck" in result.stdout
    assert alcaide("verify", saved).stdout == "The record is right; luck not checked: no secret is revealed.\n"


def test_the_words_of_a_replay_typed_back_give_the_same_record(alcaide, tmp_path, sample):
    told = alcaide("replay", sample).stdout
    again = tmp_path / "again.jsonl"
    result = alcaide("play", "burgenland", "--bots", "none", "--luck", "typed", "--out", again, typed=told)

    assert result.exit_code == 0
    assert again.read_bytes() == sample.read_bytes()


def test_a_replay_says_itself_how_it_is_typed_back(program, tmp_path):
    asked = "--bots squire,random --seed 9 -o track=E -o crown=red"
    program(shell=f"alcaide simulate burgenland --matches 1 --workers 1 {asked} --out {tmp_path}")
    original, again = tmp_path / "burgenland-9-000000.jsonl", tmp_path / "again.jsonl"
    command = program("replay", original).stdout.splitlines()[1].split(" into: ")[1]
    result = program(shell=f"alcaide replay {original} | {command} --out {again}")

    assert (result.returncode, result.stderr) == (0, "")
    assert again.read_bytes() == original.read_bytes()


def test_typed_luck_that_cannot_be_is_answered_with_what_can(alcaide):
    asked = ("play", "burgenland", "--bots", "none", "--luck", "typed")
    result = alcaide(*asked, typed="roll\nrolled 7\nrolled 2 and red 3\nhelp\nrolled 3\nquit\n")

    assert "'rolled 7' is not a move of Burgen Land. 7 is not a number from 1 to 6. Luck can bring: rolled 1, " in (
        result.stdout
    )
    assert "Luck cannot bring 'rolled 2 and red 3' now." in result.stdout
    assert "Player A rolled 3" in result.stdout


def test_a_hint_lists_the_best_moves_by_their_numbers(alcaide):
    text = alcaide("play", "burgenland", "--seed", 1, typed="roll\nhint\n").stdout
    hints = re.findall(r"^ +(\d)  (.+): (\d+)% ± \d+% to win\. [A-Z].+\.$", text, re.MULTILINE)

    assert re.search(r"^  1  roll +\n  2  stop ", text, re.MULTILINE)
    assert {(number, words) for number, words, _ in hints} == {("1", "roll"), ("2", "stop")}
    assert int(hints[0][2]) >= int(hints[1][2])


def test_an_undo_before_the_dice_are_typed_is_possible(alcaide):
    asked = ("play", "burgenland", "--bots", "none", "--luck", "typed")
    result = alcaide(*asked, typed="roll\nundo\nhint\nroll\nhint\nrolled 3\nquit\n")

    assert "Taken back." in result.stdout
    assert "Nobody can advise luck." in result.stdout
    assert "Player A rolled 3" in result.stdout


def test_persons_are_called_as_they_wish(alcaide):
    one = alcaide("play", "burgenland", "--name", "Ada", "--seat", 1, "--bots", "random", "--seed", 2, typed="").stdout
    two = alcaide("play", "burgenland", "--bots", "none", "--name", "Ada", "--name", "Ben", typed="roll\n").stdout

    assert "random rolled" in one
    assert "Ada rolled" in two


def test_bots_alone_can_be_watched(alcaide):
    result = alcaide("play", "burgenland", "--bots", "squire,random", "--seed", 5)

    assert "squire has won." in result.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], f"Which game? There is: {', '.join(GAMES)}."),
        (["burgenland", "--seat", "2"], "There is no seat 2; there are seats 0 to 1."),
        (["burgenland", "--seat", "-1"], "There is no seat -1; there are seats 0 to 1."),
        (["burgenland", "--seat", "0", "--bots", "squire,you"], "--seat puts you on seat 0, but --bots puts squire"),
        (["burgenland", "--bots", "you,squiree"], "There is no bot 'squiree'. Did you mean 'squire'?"),
        (["burgenland", "--name", "Ada", "--name", "Ben", "--name", "Cy"], "There are 1 persons, but 3 names"),
        (["burgenland", "--name", "\x1b[2J"], "A name must be something one can print"),
        (["burgenland", "--luck", "bent"], "--luck"),
    ],
)
def test_what_cannot_be_sat_down_to_exits_2(alcaide, words, sentence):
    result = alcaide("play", *words)

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_file_that_cannot_be_written_is_said_before_the_match(alcaide, tmp_path):
    result = alcaide("play", "burgenland", "--out", tmp_path / "no" / "such" / "folder", typed=FIRST)

    assert result.exit_code == 1
    assert result.stderr == f"{tmp_path / 'no' / 'such' / 'folder'}: No such file or directory.\n"
    assert result.stdout == ""


@pytest.mark.parametrize("name", ["/", ".", "/no/such/folder/x", "x" * 300, "a\0b"])
def test_a_save_that_fails_is_a_sentence_and_the_match_goes_on(alcaide, name):
    result = alcaide("play", "burgenland", "--seed", 1, typed=f"save {name}\nroll\n")

    assert result.exit_code == 0
    assert "It cannot be saved in " in result.stdout
    assert "Player rolled" in result.stdout


def test_a_resume_that_cannot_be_is_a_sentence(alcaide, tmp_path, sample, finished):
    broken = tmp_path / "broken.jsonl"
    broken.write_text(sample.read_text()[:300])
    over = alcaide("play", "--resume", finished)
    typed = tmp_path / "typed.jsonl"
    alcaide("play", "burgenland", *RANDOM, "--out", typed, typed="1\n")

    assert (over.exit_code, "is over; see it with: alcaide replay" in over.stderr) == (2, True)
    assert alcaide("play", "--resume", tmp_path).stderr == f"{tmp_path}: Is a directory.\n"
    assert alcaide("play", "--resume", tmp_path / "none").exit_code == 1
    assert f"{broken}, line " in alcaide("play", "--resume", broken).stderr
    assert alcaide("play", "--resume", typed, "--luck", "typed").exit_code == 2
    assert alcaide("play", "--resume", typed, "--option", "track=B").exit_code == 2
    assert alcaide("play", "chess", "--resume", typed).exit_code == 2


def test_rules_are_shown_whole_or_about_a_word(alcaide, monkeypatch, tmp_path):
    (tmp_path / "burgenland.md").write_text("# Rules\n\n- **K1** Cards.\n- **K27** A bust\n  ends the turn.\n")
    monkeypatch.setattr("alcaide.core.rulebook.RULES", tmp_path)
    text = alcaide("play", "burgenland", "--seed", 1, typed="rules\nrules BUST\nrules dragons\n").stdout
    whole, about, missing = text.split("Player> ")[1:4]

    assert "K1" in whole
    assert "K27" in whole
    assert "ends the turn" in about
    assert "K1" not in about
    assert "The rules do not mention 'dragons'." in missing


def test_a_game_whose_rules_did_not_come_along_says_so(alcaide, monkeypatch, tmp_path):
    monkeypatch.setattr("alcaide.core.rulebook.RULES", tmp_path)

    assert "did not come with this installation" in alcaide("play", "burgenland", typed="rules\n").stdout


def test_bytes_that_are_no_text_do_not_end_the_match(program):
    result = program(shell="printf '\\xff\\xfe\\nroll\\n' | alcaide play burgenland --seed 1")

    assert (result.returncode, result.stderr) == (0, "")
    assert "Player rolled" in result.stdout


def test_a_terminal_without_unicode_gets_question_marks(program):
    result = program(shell="PYTHONIOENCODING=ascii alcaide play burgenland --seed 1 < /dev/null")

    assert (result.returncode, result.stderr) == (0, "")
    assert "W7 T3 H3 R4" in result.stdout


def test_a_table_of_a_server_is_set_already(alcaide):
    result = alcaide("play", "http://127.0.0.1:8000/table/abc", "--players", 2)

    assert result.exit_code == 2
    assert "give --name, --seat or --auto only" in result.stderr


def test_what_is_plain_on_purpose_is_as_in_a_pipe(alcaide):
    asked = ("play", "burgenland", "--seed", 1)

    assert alcaide(*asked, "--plain", typed="roll\n").stdout == alcaide(*asked, typed="roll\n").stdout


def test_the_application_is_loaded_only_where_it_opens(program):
    loaded = "import sys, alcaide.cli; print([name for name in sys.modules if name.partition('.')[0] in {wanted}])"
    wanted = "('asyncio', 'textual', 'httpx', 'websockets')"
    result = program(shell=f'python -c "{loaded.replace("{wanted}", wanted)}"')

    assert result.stdout == "[]\n"


def test_a_program_of_ones_own_can_be_played_against(alcaide):
    result = alcaide("play", "burgenland", "--seed", 1, "--bots", f"run:{sys.executable} {OUTSIDE_BOT}", typed=FIRST)

    assert result.exit_code == 0
    assert " has won. " in result.stdout
    assert "plays on" not in result.stdout
