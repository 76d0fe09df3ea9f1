"""Builds the compiled core where there is a compiler; everything else stands in pyproject.toml."""

import ast
import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

PACKAGE = Path("src/alcaide")
CORES = os.cpu_count() or 1
CORE = sorted(
    path.with_suffix(".py") for path in PACKAGE.glob("**/*.pxd") if path.stem != "codes"
)  # every module whose C types stand beside it
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "auto_pickle": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}

FLAGS = ["-fno-tree-slp-vectorize", "-falign-functions=64", "-ffp-contract=off"] if os.name == "posix" else []
"""A luck's numbers are stored one by one, which is faster than packed; functions begin a line of the cache; and a
product is rounded before it is added to anything, as in Python, so that bots play the same on every machine."""


def write_codes(source: Path) -> None:
    """Write the constants of a `codes.py` as a C enum, so that they stand in one place only."""
    constants = [
        f"    {node.targets[0].id} = {ast.literal_eval(node.value)}"
        for node in ast.parse(source.read_text()).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    text = "\n".join([f"# Written by setup.py from {source.name}.", "cdef enum:", *constants, ""])
    target = source.with_suffix(".pxd")
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


def copy_rules() -> None:
    """Take the rules along in the package, where the table can show them."""
    for source in Path("docs/rules").glob("*.md"):
        target = PACKAGE / "rules" / source.name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(source.read_bytes())


def extensions() -> list[Extension]:
    """The compiled modules, each of them optional."""
    for source in PACKAGE.glob("**/codes.py"):
        write_codes(source)
    modules = [
        Extension(".".join(path.relative_to("src").with_suffix("").parts), [str(path)], extra_compile_args=FLAGS)
        for path in CORE
    ]
    annotate = bool(os.environ.get("ANNOTATE"))
    built = cythonize(modules, compiler_directives=DIRECTIVES, annotate=annotate, nthreads=CORES)
    for module in built:
        module.optional = True  # cythonize() drops what Extension() was told
    return built


if __name__ == "__main__":
    copy_rules()
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": CORES}})
