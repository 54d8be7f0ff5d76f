"""Write the pins: the exact versions of every library the project uses, with the hashes of its files.

`make pin` runs it. The lists come from pyproject.toml: constraints.txt is what the package needs and the dev
group, docs/constraints.txt the docs group. They hold for Linux, macOS and Windows and for every Python from
the oldest supported one on. Versions that are pinned already stay unless they must change; `make pin UPGRADE=1`
takes the newest of all.

The files name versions and hashes only, never an address: whoever installs decides where from, and the
hashes say whether it is the same thing.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = """\
# Exact versions and hashes of everything that is installed for {purpose}.
# Written by `make pin` from pyproject.toml; used as: pip install --require-hashes -r {file}
"""
PINS = {
    "constraints.txt": ("playing and for working on the project", ("pyproject.toml", "--group", "dev")),
    "docs/constraints.txt": ("building the documentation", ("--group", "docs")),
}


def oldest_python() -> str:
    """The oldest Python that pyproject.toml admits: what resolves for it resolves for the later ones."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["requires-python"]).removeprefix(">=")


def resolve(file: str, wanted: tuple[str, ...], upgrade: bool) -> str:
    """The pins as text. uv, unlike pip, resolves for all systems at once and keeps the pins it is shown."""
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "--quiet"),
        *(*wanted, "--output-file", file),
        *("--universal", "--python-version", oldest_python()),
        *("--generate-hashes", "--no-annotate", "--no-header"),
        *(("--upgrade",) if upgrade else ()),
    ]
    subprocess.run(command, cwd=ROOT, check=True)
    return (ROOT / file).read_text(encoding="utf-8")


def main() -> None:
    """Resolve, refuse any address, and write each file with its header."""
    for file, (purpose, wanted) in PINS.items():
        pins = resolve(file, wanted, upgrade="--upgrade" in sys.argv[1:])
        if "://" in pins:
            sys.exit(f"{file} would hold an address; is one set in pyproject.toml or in the environment?")
        (ROOT / file).write_text(HEADER.format(purpose=purpose, file=file) + pins, encoding="utf-8")
        libraries = [line for line in pins.splitlines() if line[:1].isalnum()]
        print(f"{file}: {len(libraries)} libraries, {pins.count('--hash')} hashes")


if __name__ == "__main__":
    main()
