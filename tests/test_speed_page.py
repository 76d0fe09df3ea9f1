"""No number about speed in the docs that the published run did not measure."""

import json

import pytest

from bench import publish

RUN = json.loads(publish.PUBLISHED.read_text())


def test_the_page_says_the_published_run() -> None:
    assert publish.PAGE.read_text() == publish.page(RUN)


def test_the_readme_says_the_published_run() -> None:
    text = publish.README.read_text()

    assert f"{publish.BEGIN}{publish.summary(RUN)}{publish.END}" in text


@pytest.mark.parametrize("picture", ["contest.png", "growth.png"])
def test_the_pictures_are_there(picture: str) -> None:
    assert (publish.PAGE.with_suffix("") / picture).stat().st_size > 10_000


def test_the_published_run_has_every_entry_that_a_target_needs() -> None:
    measured = publish.scores_of(RUN)
    missing = [str(target.ours) for target in publish.TARGETS if publish.ratio_of(target, measured) is None]

    assert missing == []
