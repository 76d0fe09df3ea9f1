"""Sample matches, played by another implementation of the same rules, replay exactly."""

from pathlib import Path

import pytest

from alcaide.core import verify_file

SAMPLES = sorted((Path(__file__).parent / "data").glob("*/*.jsonl"))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_sample_match_replays_exactly(path: Path) -> None:
    match = verify_file(path)

    assert match.is_over
