"""The door to the network, from a second machine: a network namespace of its own with a cable to this one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.support import Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None,
        reason="only root can lay a cable, with Debian's iproute2",
    ),
]
FRIEND = "coffret-friend"
HERE, THERE = "198.51.100.1", "198.51.100.2"  # of documentation: no real network has them
PORTS = """
import socket, sys
for port in range(1, 65536):
    with socket.socket() as it:
        it.settimeout(0.2)
        if it.connect_ex((sys.argv[1], port)) == 0:
            print(port)
"""


def run(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True, timeout=600).stdout


def there(*words: str) -> str:
    """What a command says on the friend's machine."""
    return run("ip", "netns", "exec", FRIEND, *words)


@pytest.fixture
def cable() -> Iterator[None]:
    run("ip", "netns", "add", FRIEND)
    try:
        run("ip", "link", "add", "coffret0", "type", "veth", "peer", "name", "coffret1", "netns", FRIEND)
        run("ip", "addr", "add", f"{HERE}/24", "dev", "coffret0")
        run("ip", "link", "set", "coffret0", "up")
        there("ip", "addr", "add", f"{THERE}/24", "dev", "coffret1")
        there("ip", "link", "set", "coffret1", "up")
        yield
    finally:
        run("ip", "netns", "del", FRIEND)


def open_ports() -> set[int]:
    """The ports of this machine that the friend can reach."""
    return {int(each) for each in there(sys.executable, "-c", PORTS, HERE).split()}


def status(url: str, *more: str) -> str:
    """The status of an answer that the friend gets; 000: none."""
    said = subprocess.run(
        ["ip", "netns", "exec", FRIEND, "curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-m", "10", *more, url],
        capture_output=True,
        text=True,
        timeout=60,
    )
    return said.stdout


def test_the_door_opens_nothing_but_the_box(cable: None, tmp_path: Path) -> None:
    before = open_ports()
    with Server(tmp_path) as server:
        port = urlsplit(server.url).port
        outside = f"http://{HERE}:{port}"
        assert status(f"{outside}/health") == "000"
        server.ask("/api/network", {"open": True})
        assert open_ports() == before | {port}
        assert status(f"{outside}/health") == "200"
        json = ("-H", "Content-Type: application/json", "-d", '{"open": false}')
        assert status(f"{outside}/api/network", *json) == "403", "refused from elsewhere"
        assert status(f"{outside}/health", "-H", "Host: games.example.org") == "403"
        server.ask("/api/network", {"open": False})
        assert open_ports() == before
        server.ask("/api/network", {"open": True})
        server.stop()
        server.start()
        assert status(f"{outside}/health") == "000", "closed after a restart"
        server.ask("/api/network", {"open": True, "keep": True})
        server.stop()
        server.start()
        assert status(f"{server.url.replace('127.0.0.1', HERE)}/health") == "200", "told to be open at each start"
