"""Make the virtual environment, and see to what it needs from the system: pip, a C compiler, the headers.

`make setup` runs it with the Python of the system, before anything is installed. What a Debian system lacks
is installed when the user is root; otherwise a missing pip is an error that says what to do, and a missing
compiler only a note: the rules then run interpreted.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

OLDEST = (3, 11)
VERSION = ".".join(map(str, sys.version_info[:3]))
DEBIAN_NAME = f"python{sys.version_info[0]}.{sys.version_info[1]}"


def main() -> None:
    """Check the system and make the environment in the folder that is given; `--tests` sees to what tests need."""
    if sys.argv[1] == "--tests":
        want_browser()
        return want_postgres()
    folder = Path(sys.argv[1])
    if sys.version_info[:2] < OLDEST:
        sys.exit(f"Coffret needs Python 3.11 or newer, and this is {VERSION}. Try: make PYTHON=python3.11")
    if (folder / "bin" / "pip").exists():
        return
    need_pip()
    want_compiler()
    print(f"Making the virtual environment {folder} with Python {VERSION}.")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)


def need_pip() -> None:
    """Debian keeps the part of Python that puts pip into an environment in a package of its own."""
    package = f"{DEBIAN_NAME}-venv"
    if importlib.util.find_spec("ensurepip") or apt_installed(package):
        return
    sys.exit(f"Python cannot make virtual environments here. Try: sudo apt-get install {package}")


def want_compiler() -> None:
    """Compiled rules are several times faster, but nobody must have a compiler to play."""
    packages = ("gcc", "libc6-dev", f"{DEBIAN_NAME}-dev")
    if has_compiler() or apt_installed(*packages):
        return
    print("No C compiler with the headers of Python: Coffret will run interpreted, several times slower.")
    print(f"For the fast form: sudo apt-get install {' '.join(packages)}, then: make clean setup")


def want_browser() -> None:
    """The browser tests drive a Chromium of the system, best the one without windows."""
    names = ("chromium-headless-shell", "chromium")
    if not any(shutil.which(name) or apt_installed(name) for name in names):
        print("No Chromium: the browser tests are left out. For them: sudo apt-get install chromium-headless-shell")


def want_postgres() -> None:
    """The tests of several servers start a PostgreSQL of their own, in a temporary folder."""
    found = shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found and not apt_installed("postgresql"):
        print("No PostgreSQL: its tests are left out. For them: sudo apt-get install postgresql")


def has_compiler() -> bool:
    """A first look only; the build itself tries and decides."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return bool(shutil.which(command.split()[0])) and Path(sysconfig.get_path("include"), "Python.h").exists()


def apt_installed(*packages: str) -> bool:
    """Install packages of Debian if that is allowed here; whether they are there now."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    print(f"Installing {', '.join(packages)} with apt-get.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = ["apt-get", "update", "-qq"]
    install = ["apt-get", "install", "-qq", "--no-install-recommends", *packages]
    for command in (update, install):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL)
        if done.returncode:
            print(f"{' '.join(command)} failed.")
            return False
    importlib.invalidate_caches()
    return True


if __name__ == "__main__":
    main()
