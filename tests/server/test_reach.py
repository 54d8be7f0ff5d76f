"""Addresses that others can reach: found, told to whoever sits at this machine, and no other names let in."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from coffret.cli.serve import announce_to_others, checked_url
from coffret.kernel.errors import OptionError
from coffret.server.command import Public, own_hosts
from coffret.server.http import reach
from coffret.server.http.app import make_app
from coffret.server.http.reach import Reach
from coffret.server.lobby.lobby import Lobby
from coffret.server.store.sqlite import SqliteStore

HERE = ("127.0.0.1", 50_000)
FRIEND = ("192.168.1.9", 50_000)


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine in two networks, and in one of its own."""
    found = ["192.168.1.5", "10.0.0.7", "127.0.1.1", "169.254.3.3"]
    monkeypatch.setattr(reach, "own_addresses", lambda host: found)


def told(path: Path, reach: Reach, called: str, client: tuple[str, int]) -> list[str]:
    """The addresses that the server tells somebody who calls it so."""
    app = make_app(Lobby(SqliteStore(path / "tables.db", sync="OFF")), reach=reach)
    with TestClient(app, base_url=f"http://{called}", client=client) as http:
        found: list[str] = http.get("/api/reach").json()["addresses"]
        return found


def test_a_server_for_all_networks_tells_the_addresses_of_its_machine(tmp_path: Path) -> None:
    found = told(tmp_path, Reach("0.0.0.0", 8765), "127.0.0.1:8765", HERE)
    assert found == ["http://192.168.1.5:8765/", "http://10.0.0.7:8765/"]


def test_a_server_for_this_machine_has_no_address_for_others(tmp_path: Path) -> None:
    assert told(tmp_path, Reach("127.0.0.1", 8765), "localhost:8765", HERE) == []


def test_a_server_at_one_address_tells_that_one(tmp_path: Path) -> None:
    found = told(tmp_path, Reach("192.168.1.5", 80, "/coffret"), "localhost", HERE)
    assert found == ["http://192.168.1.5:80/coffret/"]


def test_the_network_behind_the_server_is_told_to_nobody_from_elsewhere(tmp_path: Path) -> None:
    everywhere = Reach("0.0.0.0", 8765)
    assert told(tmp_path / "a", everywhere, "games.example.org", HERE) == []  # through a proxy on this machine
    assert told(tmp_path / "b", everywhere, "127.0.0.1", FRIEND) == []


def test_the_url_that_its_host_names_is_told_to_everybody(tmp_path: Path) -> None:
    behind = Reach("127.0.0.1", 8765, "", "https://games.example.org/")
    assert told(tmp_path, behind, "games.example.org", FRIEND) == ["https://games.example.org/"]


def test_this_machine_finds_addresses_of_the_right_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert all(":" not in each for each in reach.own_addresses("0.0.0.0"))
    assert reach.url_of("::1", 80) == "http://[::1]:80/"


def test_an_open_box_is_called_by_addresses_and_its_own_names_only(tmp_path: Path) -> None:
    hosts = own_hosts("0.0.0.0", Public(by_address=True))
    app = make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")), hosts, by_address=True)
    with TestClient(app) as http:
        statuses = [
            http.get("/health", headers={"host": host}).status_code
            for host in ("192.168.1.5:8765", "[fd00::5]:8765", "localhost", "evil.example.org")
        ]
    assert statuses == [200, 200, 200, 403]


def test_the_name_in_the_url_is_one_of_the_servers() -> None:
    hosts = own_hosts("127.0.0.1", Public(url="https://games.example.org/"))
    assert hosts is not None
    assert "games.example.org" in hosts


@pytest.mark.parametrize(
    ("given", "home"),
    [
        ("", ""),
        ("https://games.example.org", "https://games.example.org/"),
        ("https://example.org:8443/coffret/", "https://example.org:8443/coffret/"),
    ],
)
def test_a_url_is_read_with_or_without_its_slash(given: str, home: str) -> None:
    assert checked_url(given) == home


@pytest.mark.parametrize("given", ["games.example.org", "ftp://a", "https://a/?b", "https://u:p@a", "http://a:x"])
def test_what_is_no_url_is_refused(given: str) -> None:
    with pytest.raises(OptionError, match="not the address of a box"):
        checked_url(given)


def test_the_terminal_says_where_others_find_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    announce_to_others(["http://192.168.1.5:8765/", "http://10.0.0.7:8765/"], "en")
    announce_to_others(["https://games.example.org/"], "fr", "https://games.example.org/")
    announce_to_others([], "en")
    assert capsys.readouterr().out == (
        "Others in your network open http://192.168.1.5:8765/, http://10.0.0.7:8765/.\n"
        "Les autres ouvrent https://games.example.org/.\n"
    )
