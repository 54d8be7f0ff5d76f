"""The door to the network: whoever sits at the machine opens and closes it, and while it is closed nobody gets in."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from coffret.server.command import Public, Server, configured, listen, own_hosts
from coffret.server.http.app import make_app
from coffret.server.http.network import Network
from tests.server.support import opened
from tests.waiting import PATIENCE

OUTSIDE = "127.0.0.2"  # stands for the machine's address in its network: whoever calls it so comes from there


class Box:
    """A server for its own machine that runs in this process."""

    def __init__(self, network: Network, port: int) -> None:
        self.network = network
        self.port = port

    async def ask(self, host: str, path: str, data: object = None, **headers: str) -> tuple[int, Any]:
        """Ask at an address; the status of the answer, and what it says."""
        return await asyncio.to_thread(self.asked, host, path, data, headers)

    def asked(self, host: str, path: str, data: object, headers: dict[str, str]) -> tuple[int, Any]:
        connection = HTTPConnection(host, self.port, timeout=PATIENCE, source_address=(host, 0))
        try:
            body = None if data is None else json.dumps(data)
            kind = {} if data is None else {"Content-Type": "application/json"}
            connection.request("GET" if data is None else "POST", path, body, {**kind, **headers})
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    async def door(self, opened: bool, keep: bool = False, **headers: str) -> tuple[int, Any]:
        """Wish the door open or closed, from the machine itself."""
        return await self.ask("127.0.0.1", "/api/network", {"open": opened, "keep": keep}, **headers)


@asynccontextmanager
async def box(folder: Path, addresses: list[str], door: bool = True) -> AsyncIterator[Box]:
    """A server, until it is told to stop."""
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        network = Network(port, "", folder / "tables.db.network", addresses=lambda: addresses)
        async with opened(folder) as lobby:
            app = make_app(lobby, own_hosts("127.0.0.1", Public()), network=network if door else None)
            ready = asyncio.Event()
            server = Server(configured(app), "", lambda where: ready.set(), False, network)
            running = asyncio.create_task(server.serve([listening]))
            await ready.wait()
            try:
                yield Box(network, port)
            finally:
                server.should_exit = True
                await running


def test_the_door_lets_the_network_in_and_shuts_it_out_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with box(tmp_path, [OUTSIDE]) as here:
            assert (await here.ask("127.0.0.1", "/api/reach"))[1] == {
                "addresses": [],
                "door": {"open": False, "kept": False, "yours": True},
            }
            with pytest.raises(ConnectionRefusedError):
                await here.ask(OUTSIDE, "/health")
            status, told = await here.door(True)
            assert status == 200
            assert told["addresses"] == [f"http://{OUTSIDE}:{here.port}/"]
            assert (await here.ask(OUTSIDE, "/health"))[0] == 200
            # whoever came by it is told that it is open, and nothing of the network
            assert (await here.ask(OUTSIDE, "/api/reach"))[1] == {
                "addresses": [],
                "door": {"open": True, "kept": False, "yours": False},
            }
            assert (await here.door(True))[0] == 200, "it is open already"
            stays = HTTPConnection(OUTSIDE, here.port, timeout=PATIENCE)
            await asyncio.to_thread(stays.request, "GET", "/health")
            await asyncio.to_thread(lambda: stays.getresponse().read())
            assert (await here.door(False))[1]["door"]["open"] is False
            with pytest.raises(ConnectionRefusedError):
                await here.ask(OUTSIDE, "/health")
            assert stays.sock is not None
            assert await asyncio.to_thread(stays.sock.recv, 1) == b"", "who was in is out"
            stays.close()
            assert (await here.ask("127.0.0.1", "/health"))[0] == 200, "who sits at the machine stays"
            assert (await here.door(True))[0] == 200, "it can be opened once more"
            assert (await here.ask(OUTSIDE, "/health"))[0] == 200

    asyncio.run(run())


def test_nobody_opens_or_closes_it_from_elsewhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with box(tmp_path, [OUTSIDE]) as here:
            evil = f"http://evil.example:{here.port}"
            assert (await here.door(True, Origin=evil))[1]["code"] == "origin", "a page of another site"
            assert (await here.door(True, Host="evil.example"))[1]["code"] == "name", "a name that points here"
            assert not here.network.open_at
            await here.door(True)
            status, no = await here.ask(OUTSIDE, "/api/network", {"open": False})
            assert (status, no["code"]) == (403, "elsewhere")
            status, no = await here.ask(OUTSIDE, "/api/network", {"open": True, "keep": True})
            assert (status, no["code"]) == (403, "elsewhere")
            assert here.network.open_at == [OUTSIDE]
            assert not here.network.kept.exists()
            # the door opens no name but the machine's own
            assert (await here.ask(OUTSIDE, "/health", Host="evil.example"))[0] == 403

    asyncio.run(run())


def test_it_is_closed_after_a_restart_unless_it_is_kept_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with box(tmp_path, [OUTSIDE]) as here:
            await here.door(True)
        async with box(tmp_path, [OUTSIDE]) as here:
            assert not here.network.open_at
            assert (await here.door(True, keep=True))[1]["door"]["kept"] is True
        async with box(tmp_path, [OUTSIDE]) as here:
            assert (await here.ask(OUTSIDE, "/health"))[0] == 200
            await here.door(False)
        async with box(tmp_path, []) as here:
            assert not here.network.open_at
            status, no = await here.door(True, keep=True)
            assert (status, no["code"]) == (409, "network"), "this machine is in no network"
            assert not here.network.kept.exists()

    asyncio.run(run())


def test_a_machine_that_has_left_its_network_starts_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with box(tmp_path, [OUTSIDE]) as here:
            await here.door(True, keep=True)
        async with box(tmp_path, ["192.0.2.77"]) as here:  # no address of this machine
            assert not here.network.open_at
            assert here.network.kept.exists(), "it is asked for again at the next start"
            assert (await here.ask("127.0.0.1", "/health"))[0] == 200

    asyncio.run(run())


def test_a_box_that_is_reached_in_another_way_has_no_door(tmp_path: Path) -> None:
    async def run() -> None:
        async with box(tmp_path, [OUTSIDE], door=False) as here:
            assert (await here.ask("127.0.0.1", "/api/reach"))[1] == {"addresses": [], "door": None}
            assert (await here.door(True))[1]["code"] == "network"

    asyncio.run(run())
