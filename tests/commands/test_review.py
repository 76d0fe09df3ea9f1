"""`alcaide review`."""

import json

import pytest

STEPS = ("--steps", 2_000)


@pytest.fixture
def part(sample, tmp_path):
    """The first lines of a match."""
    path = tmp_path / "part.jsonl"
    path.write_text("".join(sample.read_text().splitlines(keepends=True)[:41]))
    return path


def test_it_says_what_luck_gave_and_what_was_given_away(alcaide, sample):
    text = alcaide("review", sample, *STEPS).output

    assert "Burgen Land: luck and skill" in text
    assert "luck gave you +" in text
    assert "luck gave you -" in text
    assert "you gave away" in text
    assert text.count("\nLine ") == 5


def test_as_json_the_same_seed_gives_the_same_numbers(alcaide, part):
    texts = [alcaide("review", part, "--partial", *STEPS, "--json", "--seed", seed).output for seed in (4, 4)]
    data = json.loads(texts[0])

    assert texts[0] == texts[1]
    assert set(data) == {"chances", "swings", "luck", "lost", "error"}
    assert len(data["chances"]) == len(data["swings"]) + 1 == 41
    assert data["swings"][0]["kind"] == "move"
    assert data["swings"][0]["best"] == {"do": "roll", "red": 0}
    assert sum(data["luck"]) == pytest.approx(0, abs=1e-4)


def test_it_draws_a_picture(alcaide, part, tmp_path):
    result = alcaide("review", part, "--partial", *STEPS, "--plot", tmp_path / "chances.png")

    assert result.exit_code == 0
    assert (tmp_path / "chances.png").read_bytes().startswith(b"\x89PNG")


def test_another_kind_of_picture_is_a_sentence(alcaide, part, tmp_path):
    result = alcaide("review", part, "--partial", *STEPS, "--plot", tmp_path / "chances.txt")

    assert (result.exit_code, result.stderr) == (2, "A picture is written as .png or .svg, not as 'chances.txt'.\n")


def test_an_unfinished_match_is_a_sentence_and_can_be_asked_for(alcaide, part):
    refused, shown = alcaide("review", part, *STEPS), alcaide("review", part, *STEPS, "--partial")

    assert refused.exit_code == 1
    assert refused.stderr.endswith(
        "The match is not finished; --partial reviews it so far, and tells what is hidden.\n"
    )
    assert shown.exit_code == 0
    assert "luck gave you" in shown.output


def test_a_garbled_record_is_a_sentence(alcaide, tmp_path):
    (tmp_path / "bad.jsonl").write_text("{}\n")
    result = alcaide("review", tmp_path / "bad.jsonl")

    assert result.exit_code == 1
    assert "bad.jsonl, line 1: The header has no 'record'" in result.stderr


@pytest.mark.parametrize("name", ["[/x]", "[bold]", "\x1b[31mred", "$x^$"])
def test_a_name_is_printed_as_it_is_and_does_nothing(alcaide, part, tmp_path, name):
    header, *lines = part.read_text().splitlines()
    part.write_text("\n".join([json.dumps({**json.loads(header), "names": [name, "Bo"]}), *lines]) + "\n")
    text = alcaide("review", part, "--partial", "--steps", 200, "--plot", tmp_path / "x.png").output

    assert name.replace("\x1b", "?") in text
    assert "\x1b" not in text
