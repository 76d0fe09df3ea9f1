"""`alcaide replay`, piped."""


def test_a_match_is_told_move_by_move(alcaide, sample):
    lines = alcaide("replay", sample).stdout.splitlines()

    assert lines[0] == "# Burgen Land: Player A, Player B"
    assert lines[2:5] == [
        "# Player A",
        "roll",
        "rolled 4                # Player A rolled 4; the crown moves to yellow 4",
    ]
    assert lines[-1] == "# Player B has won. Player A 25, Player B 30."


def test_an_unfinished_match_is_told_too(alcaide, sample, tmp_path):
    path = tmp_path / "unfinished.jsonl"
    path.write_text("\n".join(sample.read_text().splitlines()[:9]) + "\n")
    result = alcaide("replay", path)

    assert result.exit_code == 0
    assert result.stdout.endswith("# The match is not finished.\n")


def test_names_from_outside_cannot_move_the_cursor_or_smuggle_in_moves(alcaide, sample, tmp_path):
    path = tmp_path / "names.jsonl"
    header, *rest = sample.read_text().splitlines()
    names = r'"names":["\u001b[2J\nstop","' + "x" * 1000 + '"]'
    path.write_text("\n".join([f"{header[:-1]},{names}}}", *rest]) + "\n")
    text = alcaide("replay", path).stdout

    assert "\x1b" not in text
    assert "stop" in text.splitlines()[0]
    assert "x" * 25 not in text


def test_a_bad_record_is_named_with_its_line(alcaide, sample, tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_text(sample.read_text().replace('"own":4', '"own":7', 1))
    result = alcaide("replay", path)

    assert result.exit_code == 1
    assert result.stderr == f"{path}, line 3: 'own' must be a whole number from 1 to 6, not 7.\n"


def test_a_file_that_cannot_be_read_is_a_sentence(alcaide, tmp_path):
    missing, folder = alcaide("replay", tmp_path / "missing"), alcaide("replay", tmp_path)

    assert (missing.exit_code, missing.stderr) == (1, f"{tmp_path / 'missing'}: No such file or directory.\n")
    assert (folder.exit_code, folder.stderr) == (1, f"{tmp_path}: Is a directory.\n")
