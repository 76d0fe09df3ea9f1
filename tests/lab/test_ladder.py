"""The ladder: claims with intervals, played again from their seeds, and the same in every page that shows them."""

from pathlib import Path

import pytest

import alcaide
from alcaide import GAMES
from alcaide.core import Chance
from alcaide.lab import (
    BEGIN,
    END,
    LOOKS,
    BadLadder,
    Plan,
    Rung,
    as_markdown,
    climb,
    interval,
    measure,
    pace_of,
    play_match,
    read_ladder,
    rungs_of,
    settle,
    show_in,
    simulate,
    write_ladder,
)

ROOT = Path(__file__).parents[2]
LADDER = ROOT / "docs" / "ladder.json"
RUNG = Rung("burgenland", 2, "page", "random")


def test_the_same_seed_climbs_the_same_rung():
    assert list(climb(RUNG, 4, 7)) == list(climb(RUNG, 4, 7, workers=2))


def test_a_rung_that_was_left_goes_on_where_it_was():
    whole = list(climb(RUNG, 28, 7))

    assert whole[:3] + list(climb(RUNG, 28, 7, after=3)) == whole


def test_a_rung_that_goes_on_plays_no_match_again(monkeypatch):
    played = []

    def note(plan, numbers, workers):
        played.append((plan.bots, numbers))
        return simulate(plan, numbers, workers)

    monkeypatch.setattr("alcaide.lab.ladder.simulate", note)
    list(climb(RUNG, 5, 7, after=3))

    assert played == [(("page", "random"), range(3, 5)), (("random", "page"), range(3, 5))]


def test_both_sides_of_a_group_have_the_same_luck():
    rolls = []
    for seats in (("page", "random"), ("random", "page")):
        lines = play_match(Plan("burgenland", 2, seats, 3, {}), 0).lines
        rolls.append(next(str(line.outcome) for line in lines if isinstance(line, Chance)))

    assert rolls[0] == rolls[1]


def test_a_mirror_match_is_even_within_its_interval():
    rung = Rung("burgenland", 2, "page", "page")
    result = measure(rung, list(climb(rung, 40 if alcaide.compiled else 5, 1)), 1)

    assert rung.is_mirror
    assert result.low < 0.5 < result.high


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_page_beats_chance(game):
    rung = Rung(game.name, 2, "page", "random")

    assert sum(climb(rung, 3, 1)) / 3 > 0.6


def test_a_rung_ends_at_the_first_look_that_is_clear():
    rung = Rung("alcazar", 2, "squire", "page")
    won = list(settle(rung, iter([1.0] * 600), 1))
    lost = list(settle(rung, iter([0.0, 0.5] * 300), 1))

    assert (won[-1].groups, won[-1].verdict) == (LOOKS[1], "met")
    assert (lost[-1].groups, lost[-1].verdict) == (LOOKS[0], "missed")


def test_a_rung_near_its_bar_stays_open_to_the_end():
    last = list(settle(Rung("alcazar", 2, "knight", "squire"), iter([0.5, 0.5, 1.0, 0.5, 0.5] * 100), 1))[-1]

    assert (last.groups, last.verdict) == (LOOKS[-1], "open")


def test_what_came_after_the_last_look_does_not_count():
    rung = Rung("alcazar", 2, "knight", "squire")

    assert measure(rung, [1.0] * (LOOKS[0] - 1), 1).verdict == "open"
    assert measure(rung, [0.5] * LOOKS[0] + [1.0] * (LOOKS[1] - LOOKS[0] - 1), 1).verdict == "open"


def test_an_interval_counts_groups_and_not_matches_where_their_matches_end_alike():
    alike, mixed = interval([1.0, 0.0] * 20, 2), interval([0.5, 0.5, 1.0, 0.0] * 10, 2)

    assert alike.value == mixed.value == 0.5
    assert alike.high - alike.low == pytest.approx(0.385, abs=0.005)
    assert mixed.high - mixed.low < alike.high - alike.low


def test_a_ladder_in_a_file_reads_as_it_was(tmp_path):
    rung = Rung("alcazar", 4, "alcaide", "squire")
    measured = [measure(rung, [0.75, 0.25, 0.5, 0.5], 1, pace_of("page", "random", "burgenland", 2, 20, 1))]
    write_ladder(tmp_path / "ladder.json", measured)

    assert read_ladder(tmp_path / "ladder.json") == measured
    assert read_ladder(tmp_path / "none.json") == []


def test_a_file_that_holds_no_ladder_is_refused(tmp_path):
    (tmp_path / "ladder.json").write_text('{"rungs": [{"game": 1}]}')

    with pytest.raises(BadLadder, match=r"ladder\.json is not a ladder"):
        read_ladder(tmp_path / "ladder.json")


def test_a_page_shows_the_table_between_its_marks(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    show_in(page, [measure(RUNG, [1.0, 0.5], 1)])

    assert page.read_text().startswith(f"before\n{BEGIN}\n| game |")
    assert "old" not in page.read_text()
    assert page.read_text().endswith(f"{END}\nafter\n")


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md"])
def test_pages_show_the_ladder_of_the_file(page):
    text = (ROOT / page).read_text(encoding="utf-8")

    assert text.split(BEGIN)[1].split(END)[0].strip() == as_markdown(read_ladder(LADDER))


def test_the_file_holds_rungs_in_order_and_what_follows_from_their_groups():
    rows = read_ladder(LADDER)
    rungs = [rung for game in GAMES.values() for rung in rungs_of(game)]

    assert rows
    assert [row.rung for row in rows] == [rung for rung in rungs if any(row.rung == rung for row in rows)]
    for row in rows:
        assert row == measure(row.rung, row.shares, row.seed, row.pace)
