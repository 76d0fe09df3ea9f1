"""`alcaide ladder` and `alcaide tournament`."""

import json

import pytest

from alcaide.commands.ladder import show
from alcaide.lab import BEGIN, END, Rung, ThinkingTime, measure

SHORT = ("ladder", "burgenland", "--bot", "squire", "--against", "page", "--workers", 1)


def test_a_ladder_is_written_and_shown_in_a_page(alcaide, tmp_path):
    file, page = tmp_path / "ladder.json", tmp_path / "page.md"
    page.write_text(f"{BEGIN}\n{END}\n")
    text = alcaide(*SHORT, "--groups", 2, "--paced", 5, "--out", file, "--page", page).output
    (row,) = json.loads(file.read_text())["rungs"]

    assert "85%: open" in text
    assert (row["bot"], row["others"], row["groups"], row["seed"]) == ("squire", "page", 2, 1)
    assert row["pace"]["p99"] > 0
    assert "| burgenland | 2 | squire | page |" in page.read_text()


def test_a_ladder_can_be_read_on_eighty_columns(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    pace = ThinkingTime(decisions=300, mean=500.0, p99=999.9)
    rungs = [Rung("alcazaba", 4, "alcaide", "squire"), Rung("alcazaba", 2, "squire", "squire")]
    show([measure(rung, [0.5, 1.0] * 50, 1, pace) for rung in rungs])
    text = capsys.readouterr().out

    assert "3 squires" in text
    assert "even: missed" in text
    assert "999.9 ms" in text
    assert "…" not in text


def test_a_ladder_asked_again_goes_on_where_it_was(alcaide, tmp_path):
    file, other = tmp_path / "ladder.json", tmp_path / "other.json"
    for groups in (1, 3):
        alcaide(*SHORT, "--groups", groups, "--paced", 0, "--out", file)
    alcaide(*SHORT, "--groups", 3, "--paced", 0, "--out", other)

    assert json.loads(file.read_text())["rungs"] == json.loads(other.read_text())["rungs"]


def test_a_rung_that_is_in_the_file_is_not_played_unless_asked_again(alcaide, tmp_path):
    file = tmp_path / "ladder.json"
    alcaide(*SHORT, "--groups", 2, "--paced", 0, "--out", file)
    one = json.loads(alcaide(*SHORT, "--groups", 1, "--paced", 0, "--out", file, "--json").output)
    anew = json.loads(alcaide(*SHORT, "--groups", 1, "--paced", 0, "--out", file, "--json", "--again").output)

    assert [one[0]["groups"], anew[0]["groups"]] == [2, 1]


def test_a_file_that_holds_no_ladder_is_refused(alcaide, tmp_path):
    (tmp_path / "ladder.json").write_text("[]")
    result = alcaide(*SHORT, "--groups", 1, "--out", tmp_path / "ladder.json")

    assert result.exit_code == 1
    assert "is not a ladder" in result.output


def test_a_page_without_marks_is_refused(alcaide, tmp_path):
    (tmp_path / "page.md").write_text("nothing here")
    result = alcaide(*SHORT, "--groups", 1, "--paced", 0, "--page", tmp_path / "page.md")

    assert result.exit_code == 1
    assert "page.md has no place for a ladder" in result.output


def test_a_tournament_rates_every_bot(alcaide):
    data = json.loads(
        alcaide("tournament", "burgenland", "page", "random", "--groups", 2, "--workers", 1, "--json").output
    )

    assert [standing["bot"] for standing in data["standings"]] == ["page", "random"]
    assert [standing["matches"] for standing in data["standings"]] == [4, 4]
    assert data["faults"] == []


def test_a_tournament_of_one_bot_is_refused(alcaide):
    result = alcaide("tournament", "burgenland", "page", "page")

    assert result.exit_code == 2
    assert "two or more different bots" in result.output


@pytest.mark.parametrize(
    ("asked", "sentence"), [(("--bots", "nobody"), "There is no bot 'nobody'"), (("--players", 9), "no such rung")]
)
def test_a_ladder_without_rungs_is_refused(alcaide, asked, sentence):
    result = alcaide("ladder", "burgenland", *asked)

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_matches_of_a_ladder_and_of_a_tournament_are_counted(alcaide):
    rungs = json.loads(alcaide(*SHORT, "--matches", 3, "--paced", 0, "--json").output)
    asked = ("tournament", "burgenland", "--bots", "page,random", "--matches", 3, "--workers", 1, "--json")
    standings = json.loads(alcaide(*asked).output)["standings"]

    assert [rung["groups"] for rung in rungs] == [2] * len(rungs)
    assert [standing["matches"] for standing in standings] == [4, 4]
