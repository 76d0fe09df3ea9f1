"""A study: paired matches, kept in a file, played on after a stop, and what they show."""

from dataclasses import replace

import pytest

from alcaide.lab import BadStudy, Estimate, Folder, Observed, Study, explore, find, is_clear, tasks_left, write_report
from alcaide.lab.findings import jackknife

TRACKS = Study("burgenland", 2, ("random", "random"), 1, {}, "track", ("A", "B"))


def run(study: Study, folder: Folder, matches: int, workers: int = 1) -> list[Observed]:
    seen = folder.open(study)
    return [*seen, *explore(study, folder, tasks_left(study, matches, seen), workers)]


def observed(value: int, match: int, **changed: object) -> Observed:
    """A match of three seats."""
    usual = Observed(value, match, (10, 7, 3), (0,), 50, 2, "build", {"build": 3, "pass": 1}, {"built": 4}, None, None)
    return replace(usual, **changed)


def test_the_same_seed_writes_the_same_file_with_one_process_and_with_two(tmp_path):
    folders = [Folder(tmp_path / name) for name in ("one", "two")]
    for workers, folder in enumerate(folders, start=1):
        run(TRACKS, folder, 6, workers)

    assert folders[0].matches.read_bytes() == folders[1].matches.read_bytes()


def test_a_study_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path):
    whole, parts = Folder(tmp_path / "whole"), Folder(tmp_path / "parts")
    run(TRACKS, whole, 4)
    seen = parts.open(TRACKS)
    stopped = explore(TRACKS, parts, tasks_left(TRACKS, 4, seen))
    for _ in range(3):
        next(stopped)
    stopped.close()
    with parts.matches.open("a") as file:
        file.write('1,1,"[30, ')  # the fourth was being written
    left = tasks_left(TRACKS, 4, parts.open(TRACKS))
    run(TRACKS, parts, 4)

    assert len(left) == 5
    assert parts.matches.read_bytes() == whole.matches.read_bytes()


def test_what_is_read_back_is_what_was_seen(tmp_path):
    folder = Folder(tmp_path)
    seen = run(replace(TRACKS, reviewed=1), folder, 1)

    assert folder.read(2) == seen
    assert seen[0].luck is not None
    assert sum(seen[0].decisions.values()) <= seen[0].length
    assert seen[0].events["dice_rolled"] > 0


@pytest.mark.parametrize("change", [{"seed": 2}, {"values": ("A", "C")}, {"bots": ("squire", "random")}])
def test_the_folder_of_another_study_is_refused(tmp_path, change):
    folder = Folder(tmp_path)
    folder.open(TRACKS)

    with pytest.raises(
        BadStudy, match=r"has another study: its (seed|values|bots) is .*, not .* Choose another folder"
    ):
        folder.open(replace(TRACKS, **change))


def test_a_file_that_is_in_the_way_is_refused(tmp_path):
    folder = Folder(tmp_path)
    folder.matches.write_text("mine\n")

    with pytest.raises(BadStudy, match="belongs to no study"):
        folder.open(TRACKS)


@pytest.mark.parametrize("line", ["0,0,x", "7,0,[],[0],1,1,a,{},{},,", "0,0,[1],[0],1,1,a,{},{},,,extra"])
def test_a_garbled_line_is_named(tmp_path, line):
    folder = Folder(tmp_path)
    folder.open(TRACKS)
    with folder.matches.open("a") as file:
        file.write(f"{line}\n")

    with pytest.raises(BadStudy, match=r"matches\.csv, line 2: this is not a match of the study"):
        folder.open(TRACKS)


STUDY = Study("alcazar", 3, ("random",) * 3, 1, {}, "board", ("B", "A"))


def test_values_are_compared_pair_by_pair():
    lengths = ([100, 200, 300, 400], [101, 202, 301, 402])
    seen = [observed(value, match, length=length) for value in (0, 1) for match, length in enumerate(lengths[value])]
    seen.append(observed(0, 4, length=9_999))  # its pair was not played yet
    length = find(STUDY, seen)[0]

    assert [value.value for value in length.values] == [250, 251.5]
    assert length.differences[0].value == 1.5
    assert is_clear(length.differences[0])


def test_victories_endings_and_choices_are_shares():
    seen = [observed(value, match, winners=(0,) if match else (0, 1)) for value in (0, 1) for match in range(4)]
    found = {finding.name: finding for finding in find(STUDY, seen)}

    assert found["victories of seat 0"].values[0].value == pytest.approx(3.5 / 4)
    assert found["victories of seat 1"].values[0].value == pytest.approx(0.5 / 4)
    assert found["shared victories"].values[0].value == 0.25
    assert found["last decision: build"].values[0].value == 1
    assert found["pass"].values[0].value == 0.25
    assert found["built"].values[0].value == 4
    assert found["margin of victory"].values[0].value == 3


def test_the_luck_share_compares_the_squares_of_luck_and_skill():
    numbers = [(0.3, 0.1), (-0.3, 0.1), (0.3, -0.1), (-0.3, -0.1)]
    seen = [observed(value, m, luck=luck, skill=skill) for value in (0, 1) for m, (luck, skill) in enumerate(numbers)]
    (luck,) = [finding for finding in find(STUDY, seen) if finding.group == "luck"]

    assert luck.values[0] == Estimate(pytest.approx(0.9), pytest.approx(0.9), pytest.approx(0.9))
    assert luck.differences[0].value == 0


def test_the_jackknife_of_a_mean_is_the_interval_of_a_mean():
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    left_out = [(sum(values) - value) / 7 for value in values]
    interval = jackknife(5.0, left_out, 0.0, 10.0)

    assert interval.high - 5 == pytest.approx(1.96 * 2.1381 / 8**0.5, abs=1e-3)


def test_the_lead_changes_when_another_seat_is_alone_in_front(tmp_path):
    seen = run(TRACKS, Folder(tmp_path), 3)

    assert all(0 <= one.lead_changes < one.length for one in seen)
    assert any(one.lead_changes > 0 for one in seen)


def test_the_report_is_one_page_with_its_pictures_and_says_what_differs():
    seen = [observed(value, m, length=100 + 50 * value + m, events={"<b>": m}) for value in (0, 1) for m in range(5)]
    page = write_report(STUDY, seen, find(STUDY, seen))

    assert "length (decisions and luck): +50.00 ± 0.00 under <b>A</b>" in page
    assert page.count("<svg") == 6
    assert "&lt;b&gt;" in page
    assert "src=" not in page
    assert 'href="http' not in page
