"""Examples in pages and docstrings write their files where nobody minds."""

import pytest


@pytest.fixture(autouse=True)
def elsewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run every doctest in a folder of its own."""
    if isinstance(request.node, pytest.DoctestItem):
        monkeypatch.chdir(request.getfixturevalue("tmp_path"))
