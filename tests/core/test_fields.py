"""Fields: JSON is taken as it is said, and nothing else."""

import pytest

from alcaide.core import Fields, NotUnderstood
from alcaide.core.fields import check_ascending


@pytest.mark.parametrize("value", [1.0, True, "1", None, [1], {"1": 1}, -1, 6, 10**30, 1e400])
def test_only_a_whole_number_in_the_range_is_an_integer(value: object) -> None:
    with pytest.raises(NotUnderstood) as refused:
        Fields({"red": value}).integer("red", 0, 5)

    assert refused.value.sentence.startswith("'red' must be a whole number from 0 to 5, not ")
    assert refused.value.code == "not_understood"


@pytest.mark.parametrize("value", [0, 5])
def test_both_ends_of_the_range_belong_to_it(value: int) -> None:
    assert Fields({"red": value}).integer("red", 0, 5) == value


@pytest.mark.parametrize("value", [1, "1", None, {}, (1,), [1, 2, 3, 4], [1.0], [True], [9], [[1]]])
def test_only_a_short_list_of_whole_numbers_is_one(value: object) -> None:
    with pytest.raises(NotUnderstood):
        Fields({"dice": value}).integers("dice", 1, 6, most=3)


def test_a_list_keeps_its_order() -> None:
    assert Fields({"dice": [3, 1, 2]}).integers("dice", 1, 6, most=3) == (3, 1, 2)


def test_a_list_that_is_a_set_must_be_sorted() -> None:
    assert check_ascending("dice", (1, 1, 2)) == (1, 1, 2)
    with pytest.raises(NotUnderstood, match=r"must be sorted ascending, not \[2, 1\]"):
        check_ascending("dice", (2, 1))


@pytest.mark.parametrize("value", [1, None, True, ["left"], {"left": 1}])
def test_only_a_string_is_text(value: object) -> None:
    with pytest.raises(NotUnderstood, match="'end' must be a string"):
        Fields({"end": value}).text("end")


def test_text_is_one_of_the_allowed_ones() -> None:
    assert Fields({"end": "left"}).text("end", ("left", "right")) == "left"
    with pytest.raises(NotUnderstood, match="'end' must be one of left, right, not 'Left'"):
        Fields({"end": "Left"}).text("end", ("left", "right"))


def test_a_missing_key_is_named() -> None:
    with pytest.raises(NotUnderstood, match="The key 'red' is missing"):
        Fields({"Red": 1}).integer("red", 0, 5)


def test_a_key_can_be_taken_once() -> None:
    fields = Fields({"red": 1})
    fields.integer("red", 0, 5)

    assert not fields.has("red")
    with pytest.raises(NotUnderstood):
        fields.integer("red", 0, 5)


def test_what_is_left_is_unknown() -> None:
    fields = Fields({"red": 1, "blue": 2, "g" * 1000: 3})
    fields.integer("red", 0, 5)

    with pytest.raises(NotUnderstood) as refused:
        fields.done("roll")
    assert refused.value.sentence.startswith("'roll' has no key 'blue', 'ggg")
    assert len(refused.value.sentence) < 100


def test_what_was_given_is_not_changed() -> None:
    data = {"red": 1}
    Fields(data).integer("red", 0, 5)

    assert data == {"red": 1}
