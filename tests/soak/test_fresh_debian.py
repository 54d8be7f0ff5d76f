"""The commands of the README and the page about hosting in a fresh minimal Debian: no compiler, no Node, no pip.

It needs root, debootstrap (`apt-get install debootstrap`), Debian's mirror and the package indexes. The machine's own
settings of pip, npm and apt are taken along. `make test` runs COFFRET_SOAK_TESTS (all: the word `all`).
COFFRET_SOAK_DEBIAN names a folder in which pristine systems are kept from run to run.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

REPOSITORY = Path(__file__).parents[2]
MIRROR = "http://deb.debian.org/debian"
SUITES = {"bookworm": "python3.11", "trixie": "python3.13"}
TESTS = os.environ.get("COFFRET_SOAK_TESTS", "tests/kernel/test_step.py tests/test_bootstrap.py tests/cli/test_help.py")
HOUR = 3600
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
SETTINGS = [Path("/etc/pip.conf"), *Path("/etc/apt/apt.conf.d").glob("99*"), CERTIFICATES]
NPM = [Path("/etc/npmrc"), Path("/usr/etc/npmrc"), Path.home() / ".npmrc"]
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
HOMES = {"root": Path("/root"), "player": Path("/home/player")}
MOST = 200  # MB of an environment to play

# Words: the folder, the user, HOME, folders to mount, --, the command. Mounts and processes end with its namespaces.
ENTER = f"""
root=$1 user=$2 home=$3; shift 3
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
while [ "$1" != -- ]; do mkdir -p "$root$1"; mount --bind "$1" "$root$1"; shift; done
exec chroot --userspec="$user" "$root" env -i PATH={PATH} HOME="$home" sh -ec "$2"
"""

# Runs `make play` until the box answers, and says how long that took.
PLAY = r"""
import os, re, signal, subprocess, sys, time, urllib.request
begin, log = time.monotonic(), "play.log"
with open(log, "w") as file:
    box = subprocess.Popen(["make", "play"], stdout=file, stderr=file, start_new_session=True)
while box.poll() is None:
    time.sleep(0.2)
    if found := re.search(r"http://127\.0\.0\.1:\d+/", open(log).read()):
        assert b'"ok"' in urllib.request.urlopen(found[0] + "health").read()
        print(f"the box answers after {time.monotonic() - begin:.0f} s", flush=True)
        os.killpg(box.pid, signal.SIGTERM)
        box.wait()
        break
else:
    sys.exit(open(log).read())
print(open(log).read())
"""

# Waits until the server answers, and makes a table if it is told to.
VISIT = r"""
import json, sys, time, urllib.request
base = f"http://127.0.0.1:{sys.argv[1]}"
seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "name": name, "bot": "thumb"} for name in "BCD")]
def ask(path, **more):
    request = urllib.request.Request(base + path, headers={"Content-Type": "application/json"}, **more)
    return json.load(urllib.request.urlopen(request))
for _ in range(300):
    try:
        ask("/health")
        break
    except OSError:
        time.sleep(0.2)
if sys.argv[2] == "make":
    ask("/api/tables", data=json.dumps({"game": "time-bomb", "seats": seats}).encode())
print(ask("/health"))
"""

# What the page calls of systemd: it starts the unit's command in the background, and ends it.
SYSTEMCTL = r"""#!/bin/sh -e
unit=/etc/systemd/system/coffret.service
stop() { kill "$(cat /tmp/pid)"; while kill -0 "$(cat /tmp/pid)" 2>/dev/null; do sleep 0.1; done; rm /tmp/pid; }
start() {
    mkdir -p /var/lib/coffret
    export $(sed -n 's/^Environment=//p' $unit)
    $(sed -n 's/^ExecStart=//p' $unit) >>/tmp/coffret.log 2>&1 & echo $! >/tmp/pid
}
case "$*" in
    "enable --now coffret"|"start coffret") start;;
    "stop coffret") stop;;
    *) echo "systemctl $*: what is that?" >&2; exit 1;;
esac
"""


PIP_OF_USER = (Path(".config/pip/pip.conf"), Path(".pip/pip.conf"))


class Debian:
    """A minimal Debian in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.run("apt-get update -qq && apt-get install -qq --no-install-recommends make python3 ca-certificates")
        self.run("useradd --create-home player")
        for file in SETTINGS:
            if file.exists():
                self.put(file, file.read_text())
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=REPOSITORY, check=True, capture_output=True).stdout
        for user, home in HOMES.items():
            self.put(home / ".npmrc", "".join(file.read_text() for file in NPM if file.exists()))
            for file in PIP_OF_USER:
                if (Path.home() / file).exists():
                    self.put(home / file, (Path.home() / file).read_text())
            (self.inside(home) / "coffret").mkdir()
            subprocess.run(["tar", "x", "-C", str(self.inside(home) / "coffret")], input=archive, check=True)
            self.run(f"chown -R {user}: {home}")

    def inside(self, path: Path) -> Path:
        """Where a path of the system is seen from here."""
        return self.folder / path.relative_to("/")

    def put(self, path: Path, text: str) -> None:
        """Write a file of the system."""
        self.inside(path).parent.mkdir(parents=True, exist_ok=True)
        self.inside(path).write_text(text)

    def run(self, command: str, user: str = "root", code: int = 0) -> str:
        """What a command says that runs inside, with an empty environment."""
        own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
        words = [str(self.folder), user, str(HOMES[user]), *folders_of_pip(), "--", command]
        done = subprocess.run(
            [*own, "sh", "-ec", ENTER, "enter", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=2 * HOUR,
        )
        assert done.returncode == code, done.stdout[-8000:]
        return done.stdout

    def play(self, user: str) -> str:
        """What `make play` says until the box answers."""
        self.put(Path("/tmp/play.py"), PLAY)
        return self.run("cd ~/coffret && python3 /tmp/play.py", user)

    def size(self, path: str, user: str) -> int:
        """Megabytes."""
        return int(self.run(f"du -sm {path}", user).split()[0])


def folders_of_pip() -> list[str]:
    """The folders of this machine in which pip is set to look for libraries."""
    files = [Path("/etc/pip.conf"), *(Path.home() / file for file in PIP_OF_USER)]
    text = "\n".join(file.read_text() for file in files if file.exists())
    named = [Path(path) for path in re.findall(r"(?:(?<=file://)|(?<=\s))/[\w/.-]+", text)]
    return sorted({str(path.parent if path.name == "simple" else path) for path in named if path.is_dir()})


@pytest.fixture(scope="module", params=SUITES)
def debian(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Debian]:
    """A system of its own for each suite; the tests of this file build on one another."""
    if os.geteuid() or not shutil.which("debootstrap"):
        pytest.skip("needs root and debootstrap: sudo apt-get install debootstrap")
    if subprocess.run(["unshare", "--mount", "--pid", "--fork", "true"], capture_output=True).returncode:
        pytest.skip("namespaces are not allowed here")
    kept = Path(os.environ.get("COFFRET_SOAK_DEBIAN") or tmp_path_factory.mktemp("pristine"))
    pristine = kept / request.param
    if not pristine.exists():
        command = ["debootstrap", "--variant=minbase", request.param, str(kept / f"{request.param}.part"), MIRROR]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            pytest.skip(f"debootstrap failed: {done.stdout[-300:]}")
        (kept / f"{request.param}.part").rename(pristine)
    folder = tmp_path_factory.mktemp("debian") / request.param
    subprocess.run(["cp", "-a", str(pristine), str(folder)], check=True)
    yield Debian(folder)
    shutil.rmtree(folder)


def test_a_user_plays_interpreted(debian: Debian) -> None:
    told = debian.run("cd ~/coffret && make play", "player", code=2)
    assert "sudo apt-get install python3" in told
    debian.run("apt-get install -qq --no-install-recommends python3-venv")
    told = debian.play("player")
    print(told)
    assert "installed, interpreted" in told
    assert debian.size("~/coffret/.venv", "player") < MOST


def test_a_user_tests_what_can_be_tested(debian: Debian) -> None:
    told = debian.run(f"cd ~/coffret && make test ARGS='{chosen()}'", "player")
    print(told)
    assert re.search(r"sudo apt-get install gcc libc6-dev python3\S+-dev", told)
    assert "sudo apt-get install chromium" in told
    assert "sudo apt-get install postgresql" in told
    assert len(re.findall(r"\d+ passed", told)) == 2


def test_root_plays_interpreted(debian: Debian) -> None:
    told = debian.play("root")
    print(told)
    assert "installed, interpreted" in told
    assert debian.size("~/coffret/.venv", "root") < MOST


def test_root_tests_compiled(debian: Debian) -> None:
    told = debian.run(f"cd ~/coffret && make test ARGS='{chosen()}'")
    print(told)
    assert told.index("Installing packages of the system") < told.index("Compiling the rules")
    assert "Testing the installed package, compiled." in told
    assert len(re.findall(r"\d+ passed", told)) == 2


def chosen() -> str:
    """The tests to run; nothing means all of them."""
    return "" if TESTS == "all" else TESTS


def test_the_page_about_hosting_does_what_it_says(debian: Debian) -> None:
    page = (REPOSITORY / "docs" / "hosting.md").read_text(encoding="utf-8")
    install, start, upgrade, copies = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    (unit,) = re.findall(r"^```ini\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    port = 18765
    debian.put(Path("/etc/systemd/system/coffret.service"), unit.replace(" serve ", f" serve --port {port} "))
    debian.put(Path("/usr/local/bin/systemctl"), SYSTEMCTL)
    debian.put(Path("/tmp/visit.py"), VISIT)
    debian.run("chmod +x /usr/local/bin/systemctl; cd ~/coffret && make build && cp -r dist /srv/dist")
    compiled = len(list(debian.inside(Path("/srv/dist")).glob("*.whl"))) == 2
    newer = """sed -i 's/^version = .*/version = "99.0"/' pyproject.toml"""
    debian.run(f"cd ~/coffret && {newer} && COFFRET_NO_COMPILE=1 make build && cp -r dist /srv/next")
    form = """/opt/coffret/bin/python -c 'import coffret.kernel.stack as s; print("runs", s.__file__[-3:])'"""
    visit = f"/opt/coffret/bin/python /tmp/visit.py {port}"
    verify = "/opt/coffret/bin/coffret verify --json /var/lib/coffret/tables.db"
    steps = ["cd /srv", install, form, start, f"{visit} make", "rm -r dist; mv next dist", upgrade, f"{visit} look"]
    steps += [copies, f"{visit} look", verify]
    told = debian.run("\n".join(steps))
    print(told)
    assert ("runs .so" if compiled else "runs .py") in told
    assert "Successfully installed coffret-99.0" in told
    assert '"tables": 1,' in told
    assert debian.size("/opt/coffret", "root") < MOST
