"""The same seed, the same match: compiled, uncompiled, under every Python beside this one, and with fused arithmetic.

The matches are pinned move by move in `pinned.json`; `python tests/ground/pinned.py` asks every decision again, these
tests some of them where nothing is compiled. The interpreters used are in the names of the tests.
"""

import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import alcaide
from tests.ground import pinned

ROOT = Path(__file__).parents[2]
PACKAGE = Path(alcaide.__file__).parent
SCRIPT = Path(__file__).with_name("pinned.py")
METADATA = "Metadata-Version: 2.1\nName: alcaide\nVersion: 0\n"
FLOATING = ("core/arithmetic", "core/evaluator", "games/*/*evaluation", "games/*/*turn*", "games/*/network",
            "games/*/majorities", "games/*/result_values", "search/*")  # fmt: skip
"""Compiled modules that compute with fractions; the others know whole numbers only."""


def versions() -> list[Path]:
    """The interpreters from 3.11 on beside this one: pyenv's, and those on the path, one of each minor version."""
    places = [*Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/3.*/bin/python")]
    places += [Path(found) for minor in range(11, 20) if (found := shutil.which(f"python3.{minor}"))]
    found: dict[tuple[int, int], Path] = {}
    for place in sorted(places):
        asked = "import sys; print(*sys.version_info[:2])"
        said = subprocess.run([place, "-c", asked], capture_output=True, text=True, check=False)
        if said.returncode == 0:
            major, minor = map(int, said.stdout.split())
            if (major, minor) >= (3, 11) and (major, minor) != sys.version_info[:2]:
                found.setdefault((major, minor), place)
    return list(found.values())


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, with nothing compiled among them."""
    folder = tmp_path_factory.mktemp("bare")
    shutil.copytree(PACKAGE, folder / "alcaide", ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__", "web"))
    return with_metadata(folder)


def with_metadata(folder: Path) -> Path:
    """A folder whose package is taken for an installed one."""
    (folder / "alcaide-0.dist-info").mkdir()
    (folder / "alcaide-0.dist-info" / "METADATA").write_text(METADATA)
    return folder


def ask_again(python: Path | str, folder: Path, *arguments: str) -> str:
    """What the script says, with the package of a folder and the standard library only."""
    run = subprocess.run(
        [python, "-s", "-S", SCRIPT, *arguments],
        env={"PYTHONPATH": str(folder), "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr[-4000:]
    return run.stdout


@pytest.mark.skipif(
    not alcaide.compiled, reason="whole matches take minutes uncompiled; some decisions are asked below"
)
@pytest.mark.parametrize("name", pinned.names())
def test_a_match_is_what_it_was(name: str) -> None:
    assert pinned.play(name) == pinned.pinned()[name]


def test_every_game_and_level_is_pinned() -> None:
    assert list(pinned.pinned()) == pinned.names()


def test_uncompiled_decides_the_same(bare: Path) -> None:
    assert "uncompiled" in ask_again(sys.executable, bare, "--asked", "1")


@pytest.mark.parametrize("python", versions(), ids=lambda place: place.parents[1].name + "/" + place.name)
def test_another_python_decides_the_same(python: Path, bare: Path) -> None:
    said = ask_again(python, bare, "--asked", "1")

    assert "uncompiled" in said
    assert f"Python {sys.version.split()[0]}," not in said


def knows_fma() -> bool:
    """Whether this is an x86 processor that can fuse a product and a sum."""
    flags = Path("/proc/cpuinfo")
    return platform.machine() == "x86_64" and flags.exists() and " fma " in flags.read_text()


@pytest.mark.skipif(not knows_fma() or shutil.which("gcc") is None, reason="needs gcc, and a processor with FMA")
@pytest.mark.skipif(not alcaide.compiled, reason="needs the C sources of a build")
def test_a_build_that_may_fuse_products_and_sums_plays_the_same(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "alcaide", ignore=shutil.ignore_patterns("*.c", "__pycache__", "web"))
    sources = sorted(
        {c for pattern in FLOATING for c in PACKAGE.glob(f"{pattern}.c") if c.with_suffix(".pxd").exists()}
    )
    flags = runpy.run_path(str(ROOT / "setup.py"))["FLAGS"]

    def compile_again(source: Path) -> subprocess.CompletedProcess[str]:
        built = (tmp_path / "alcaide" / source.relative_to(PACKAGE)).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
        assert built.exists()
        include = f"-I{sysconfig.get_path('include')}"
        command = ["gcc", "-shared", "-fPIC", "-DNDEBUG", "-w", "-O3", "-mfma", *flags, include, source, "-o", built]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [run.stderr for run in pool.map(compile_again, sources) if run.returncode]
    said = "" if failed else ask_again(sys.executable, with_metadata(tmp_path))

    assert len(sources) >= 17
    assert not failed
    assert ", compiled, " + str(tmp_path) in said
