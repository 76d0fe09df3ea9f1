"""No number about speed in the docs that the published run did not measure; before there is one, none at all."""

import pytest

from bench import publish

RUN = publish.published()


def test_the_page_says_the_published_run() -> None:
    said = publish.PAGE.read_text() if publish.PAGE.exists() else None

    assert said == (None if RUN is None else publish.page(RUN))


def test_the_readme_says_the_published_run() -> None:
    said = "" if RUN is None else publish.summary(RUN)

    assert f"{publish.BEGIN}{said}{publish.END}" in publish.README.read_text()


@pytest.mark.parametrize("picture", ["contest.png", "growth.png"])
def test_the_pictures_belong_to_the_published_run(picture: str) -> None:
    assert (publish.PAGE.with_suffix("") / picture).exists() == (RUN is not None)


def test_the_published_run_has_every_entry_that_a_target_needs() -> None:
    measured = {} if RUN is None else publish.scores_of(RUN)
    ratios = [publish.ratio_of(target, measured) for target in publish.TARGETS]

    assert (None in ratios) == (RUN is None)
