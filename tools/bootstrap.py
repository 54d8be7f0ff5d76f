"""Set up what is asked for and no more: the system's packages, the layers of libraries, the wheel of Coffret.

    python -m tools.bootstrap system             what the tests need of the system
    python -m tools.bootstrap layer NAME         the libraries to play, research or test, in .venv
    python -m tools.bootstrap form               the form that the wheel would have, and the Python it would be for
    python -m tools.bootstrap wheel              the wheel for this machine, in build/wheel
    python -m tools.bootstrap dist               all wheels and the source archive, in dist

`make` runs it with the Python of the system. To play, nothing of the system is installed but pip, where Debian keeps it
apart, and nothing to compile is fetched where there is no C compiler: the rules then run interpreted.
"""

import sys

VERSION = ".".join(map(str, sys.version_info[:3]))
if sys.version_info < (3, 11):  # noqa: UP036  # whoever has an older one is told here
    sys.exit("Coffret needs Python 3.11 or newer, and this is " + VERSION + ". Try: make play PYTHON=python3.11")

import hashlib  # noqa: E402
import importlib.util  # noqa: E402
import os  # noqa: E402
import shutil  # noqa: E402
import subprocess  # noqa: E402
import sysconfig  # noqa: E402
from dataclasses import dataclass  # noqa: E402
from pathlib import Path  # noqa: E402

from tools import progress  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PINS = ROOT / "constraints"
TOOLS = ROOT / "build" / "tools"  # what the wheel is built with, so that whoever plays has none of it in .venv
LAYERS = {  # what each is made of; a file .NAME in .venv says that it is there
    "play": ("play",),
    "research": ("play", "research"),
    "test": ("play", "build", "compile", "research", "test"),
}
ASK_INDEX = """\
They come from the package index that pip is set to (`pip config list`): when it can be reached, the same command goes
on."""
DEBIAN_NAME = f"python{sys.version_info[0]}.{sys.version_info[1]}"


@dataclass(frozen=True)
class Need:
    """Something of the system: what it is for, and the packages of Debian that bring it (one row is enough)."""

    purpose: str
    choices: tuple[tuple[str, ...], ...]
    without: str

    @property
    def packages(self) -> str:
        """The packages to name."""
        return " ".join(self.choices[0])


PIP = Need("to make virtual environments", ((f"{DEBIAN_NAME}-venv",),), "Python cannot make virtual environments here")
COMPILER = Need(
    "to compile the rules",
    (("gcc", "libc6-dev", f"{DEBIAN_NAME}-dev"),),
    "No C compiler with the headers of Python: the rules run interpreted, several times slower",
)
BROWSER = Need(
    "for the browser tests",
    (("chromium-headless-shell",), ("chromium",)),
    "No Chromium: the browser tests are left out",
)
POSTGRES = Need(
    "for the tests of several servers", (("postgresql",),), "No PostgreSQL: the tests of several servers are left out"
)


def main(words: list[str]) -> None:
    """Do what the words ask for, and end with a sentence if it fails."""
    try:
        if words == ["system"]:
            see_to([need for need in (PIP, COMPILER, BROWSER, POSTGRES) if not is_here(need)])
        elif words[:1] == ["layer"] and words[1:] in [[name] for name in LAYERS]:
            install_layer(words[1])
        elif words == ["form"]:
            print("compiled" if compiles() else "interpreted", "table" if has_table() else "no table", sys.version)
        elif words == ["wheel"]:
            build_wheel()
        elif words == ["dist"]:
            build_dist()
        else:
            sys.exit(__doc__)
    except progress.Failed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit("Stopped. What is done is kept; the same command goes on from there.")


# The system


def see_to(needs: list[Need]) -> None:
    """Say what is missing, install it if that is allowed here, and otherwise say how."""
    if needs and may_install():
        print("Installing packages of the system with apt-get:")
        for need in needs:
            print(f"  {need.packages} ({need.purpose})", flush=True)
        apt("Reading the lists of packages", "update")
        needs = [need for need in needs if not any(installed(row) for row in need.choices)]
    for need in needs:
        print(f"{need.without}. To change that: sudo apt-get install {need.packages}", flush=True)


def is_here(need: Need) -> bool:
    """Whether the system has it already."""
    if need is PIP:
        return (VENV / "bin" / "pip").exists() or importlib.util.find_spec("ensurepip") is not None
    if need is COMPILER:
        return has_compiler()
    if need is BROWSER:
        return any(shutil.which(row[0]) for row in need.choices)
    return bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def has_compiler() -> bool:
    """A first look only; the build itself tries and decides."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return bool(shutil.which(command.split()[0])) and Path(sysconfig.get_path("include"), "Python.h").exists()


def may_install() -> bool:
    """Only root on a Debian system."""
    return bool(shutil.which("apt-get")) and os.geteuid() == 0


def installed(packages: tuple[str, ...]) -> bool:
    """Whether apt-get has installed them."""
    return apt(f"Installing {' '.join(packages)}", "install", "--no-install-recommends", *packages)


def apt(doing: str, *words: str) -> bool:
    """Call apt-get; whether it went well."""
    try:
        progress.run(doing, ["apt-get", "-qq", *words], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    except progress.Failed as failure:
        print(f"apt-get {words[0]} failed: {str(failure).splitlines()[-1]}")
        return False
    return True


# The layers


def install_layer(name: str) -> None:
    """Install a layer into .venv. What is there already stays as it is, so the order makes no difference."""
    make_environment()
    files = [PINS / f"{layer}.txt" for layer in LAYERS[name]]
    pip(f"Installing the libraries to {name}", PYTHON, files)
    for other, layers in LAYERS.items():
        if set(layers) <= set(LAYERS[name]):
            (VENV / f".{other}").touch()


def make_environment() -> None:
    """The virtual environment, if it is not there yet."""
    if (VENV / "bin" / "pip").exists():
        return
    if not is_here(PIP):
        if not (may_install() and apt("Reading the lists of packages", "update") and installed(PIP.choices[0])):
            sys.exit(f"{PIP.without}. Try: sudo apt-get install {PIP.packages}")
        importlib.invalidate_caches()
    command = [sys.executable, "-m", "venv", str(VENV)]
    progress.run(f"Making the virtual environment {VENV.name} with Python {VERSION}", command)


def pip(doing: str, python: Path, files: list[Path], *options: str) -> None:
    """Install what some files pin, each library with its hash."""
    rows = [word for file in files for word in ("-r", str(file.relative_to(ROOT)))]
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
    try:
        progress.run(doing, [*command, *options, *rows], ROOT)
    except progress.Failed as failure:
        names = " and ".join(file.stem for file in files)
        raise progress.Failed(f"{failure}\npip could not install the libraries of {names}. {ASK_INDEX}") from None


# The wheel


def compiles() -> bool:
    """Whether the rules are to be compiled."""
    return os.environ.get("COFFRET_NO_COMPILE", "0") == "0" and has_compiler()


def has_table() -> bool:
    """Whether the browser table belongs into the wheel."""
    return os.environ.get("COFFRET_NO_TABLE", "0") == "0"


def build_wheel() -> None:
    """Build the wheel that is installed here."""
    if not has_compiler():
        print(f"{COMPILER.without}.\nFor the fast form: sudo apt-get install {COMPILER.packages}", flush=True)
    build_table()
    shutil.rmtree(ROOT / "build" / "wheel", ignore_errors=True)
    doing = "Compiling the rules, which takes some minutes the first time" if compiles() else "Packing Coffret"
    hatchling(doing, ["--target", "wheel", "--directory", "build/wheel"])


def build_dist() -> None:
    """Build what is handed on: with the pins to play, whoever installs it has what was tested."""
    build_table()
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    hatchling("Building the wheel and the source archive", [])
    hatchling("Building the wheel for all others", ["--target", "wheel"], COFFRET_NO_COMPILE="1")
    shutil.copy(PINS / "play.txt", ROOT / "dist" / "play.txt")


def build_table() -> None:
    """Build the browser table, which says itself what it does."""
    if has_table():
        done = subprocess.run([str(PYTHON), "-m", "tools.build_table"], cwd=ROOT)
        if done.returncode:
            sys.exit(done.returncode)


def hatchling(doing: str, words: list[str], **env: str) -> None:
    """Call the builder with what it needs."""
    env = {**os.environ, **builders(), **env}
    progress.run(doing, [str(PYTHON), "-P", "-m", "hatchling", "build", *words], ROOT, env)


def builders() -> dict[str, str]:
    """What has to be set so that Python finds the builder: nothing if .venv has it, as it is there to test."""
    if (VENV / ".test").exists():
        return {}
    layers = ("build", "compile") if compiles() else ("build",)
    files = [PINS / f"{layer}.txt" for layer in layers]
    stamp, inputs = TOOLS / ".inputs", hashlib.sha256(sys.version.encode())
    for file in files:
        inputs.update(file.read_bytes())
    if not stamp.exists() or stamp.read_text() != inputs.hexdigest():
        shutil.rmtree(TOOLS, ignore_errors=True)
        pip(
            f"Fetching what Coffret is built with, into {TOOLS.relative_to(ROOT)}",
            PYTHON,
            files,
            "--target",
            str(TOOLS),
        )
        stamp.write_text(inputs.hexdigest())
    return {"PYTHONPATH": str(TOOLS)}


if __name__ == "__main__":
    main(sys.argv[1:])
