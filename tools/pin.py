"""Write the pins: the exact versions of every library the project uses, with the hashes of its files.

`make pin` runs it. Each layer of pyproject.toml becomes a file in constraints/, whole in itself: play.txt is what the
package needs, the others are the dependency groups of their names. All layers but the documentation's, which has an
environment of its own, are resolved together first, so that one library has one version everywhere. They hold for
Linux, macOS and Windows and for every Python from the oldest supported one on. Versions that are pinned already stay
unless they must change; `make pin UPGRADE=1` takes the newest of all.

The files name versions and hashes only, never an address: whoever installs decides where from, and the
hashes say whether it is the same thing.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "constraints"
TOGETHER = ROOT / "build" / "pin" / "together.txt"
HEADER = """\
# Exact versions and hashes of everything that is installed to {purpose}.
# Written by `make pin` from pyproject.toml; used as: pip install --require-hashes -r constraints/{layer}.txt
"""
PURPOSES = {
    "play": "play",
    "build": "pack the wheel",
    "compile": "compile the rules",
    "research": "do research",
    "test": "test",
    "docs": "build the documentation",
}
APART = "docs"


def main() -> None:
    """Resolve the layers together, then each by itself."""
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv[1:] else []
    shared = [layer for layer in PURPOSES if layer != APART]
    TOGETHER.parent.mkdir(parents=True, exist_ok=True)
    TOGETHER.write_text("".join(pins_of(layer) for layer in shared), encoding="utf-8")
    resolve(TOGETHER, [word for layer in shared for word in wanted(layer)], upgrade)
    for layer in shared:
        write(layer, ["--constraint", str(TOGETHER)])
    write(APART, upgrade)


def write(layer: str, options: list[str]) -> None:
    """Write the file of a layer."""
    file = PINS / f"{layer}.txt"
    pins = resolve(file, wanted(layer), options)
    if "://" in pins:
        sys.exit(f"{file} would hold an address; is one set in pyproject.toml or in the environment?")
    file.write_text(HEADER.format(purpose=PURPOSES[layer], layer=layer) + pins, encoding="utf-8")
    libraries = [line for line in pins.splitlines() if line[:1].isalnum()]
    print(f"{file.relative_to(ROOT)}: {len(libraries)} libraries, {pins.count('--hash')} hashes")


def resolve(file: Path, sources: list[str], options: list[str]) -> str:
    """The pins as text. uv, unlike pip, resolves for all systems at once and keeps the pins that the file has."""
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "--quiet"),
        *(*sources, "--output-file", str(file)),
        *("--universal", "--python-version", oldest_python()),
        *("--generate-hashes", "--no-annotate", "--no-header"),
        *options,
    ]
    subprocess.run(command, cwd=ROOT, check=True)
    return file.read_text(encoding="utf-8")


def wanted(layer: str) -> list[str]:
    """Where uv finds what a layer asks for."""
    return ["pyproject.toml"] if layer == "play" else ["--group", layer]


def pins_of(layer: str) -> str:
    """What is pinned now."""
    file = PINS / f"{layer}.txt"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def oldest_python() -> str:
    """The oldest Python that pyproject.toml admits: what resolves for it resolves for the later ones."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["requires-python"]).removeprefix(">=")


if __name__ == "__main__":
    main()
