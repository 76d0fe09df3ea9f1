"""The peers, in an environment of their own (`.bench`), each from the package index."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".bench"
PYTHON = HOME / "bin" / "python"
PACKAGES = {
    "openspiel": "open_spiel==2.0.2",
    "catan": "catanatron==3.2.1",
    "rlcard_env": "rlcard==1.2.0",
    "pettingzoo_env": "pettingzoo[classic]==1.27.0",
}
PLOTTER = "matplotlib==3.11.2"
"""For the pictures in the docs."""


def install() -> set[str]:
    """Make the environment once; the programs whose peer is missing."""
    if not PYTHON.exists():
        print("Making .bench for the peers ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
    return {program for program, package in PACKAGES.items() if not has(package)}


def has(package: str) -> bool:
    """Whether a package is there, or could be installed."""
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
    name, version = package.split("==")
    shown = subprocess.run([*pip, "show", name.split("[")[0]], capture_output=True, text=True, check=False)
    if f"Version: {version}" in shown.stdout:
        return True
    print(f"Installing {package} ...", flush=True)
    return subprocess.run([*pip, "install", "--quiet", package], check=False).returncode == 0
