"""What the pages about the rules promise: every numbered rule has a test that is named after it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NUMBER = re.compile(r"\*\*([A-Z]\d+[a-z]?)\*\*")


def numbers_in(page: Path) -> list[str]:
    """The rule numbers of a page, in the order in which they are explained."""
    return NUMBER.findall(page.read_text(encoding="utf-8"))


def numbers_tested_in(game: str) -> set[str]:
    """The numbers in the names of a game's tests: test_K23_..."""
    tests = (ROOT / "tests" / "games" / game).glob("test_*.py")
    return {number for test in tests for number in re.findall(r"def test_([A-Z]\d+[a-z]?)_", test.read_text())}


def test_there_is_a_page_for_every_folder_of_rule_tests() -> None:
    folders = {path.name for path in (ROOT / "tests" / "games").iterdir() if any(path.glob("test_*.py"))}
    folders.discard("dicetable")  # what two games share has no rulebook

    assert folders == {page.stem for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_a_test_named_after_it(page: Path) -> None:
    missing = [number for number in numbers_in(page) if number not in numbers_tested_in(page.stem)]

    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_is_explained_once(page: Path) -> None:
    numbers = numbers_in(page)

    assert numbers
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_that_the_code_cites_is_explained(page: Path) -> None:
    letters = "".join(sorted({number[0] for number in numbers_in(page)}))
    source = "\n".join(path.read_text() for path in (ROOT / "src" / "alcaide" / "games" / page.stem).glob("*.py"))
    cited = set(re.findall(rf"\b[{letters}]\d+[a-z]?\b", source))

    assert cited <= set(numbers_in(page))


def test_K_numbers_of_burgen_land_run_from_1_to_30() -> None:
    assert numbers_in(ROOT / "docs" / "rules" / "burgenland.md") == [f"K{number}" for number in range(1, 31)]
