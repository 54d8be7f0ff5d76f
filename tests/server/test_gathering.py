"""Gathering at one link: first come, first seated; seats are chosen and swapped, and nobody gets into a taken one."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coffret.server.lobby.joining import Held, Joining, join
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.interface import SPECTATOR, TABLE
from coffret.server.store.links import Links, new_token
from tests.server.support import Line, opened, sat_down, table


async def come(lobby: Lobby, links: Links, **more: Any) -> Held:
    """Sit down by the link of the table."""
    (held,) = await join(lobby, Joining(links.guests, more.pop("secret", new_token()), **more))
    return held


async def refused(lobby: Lobby, links: Links, **more: Any) -> str:
    """Why nobody is seated by the link."""
    with pytest.raises(Refusal) as no:
        await come(lobby, links, **more)
    return no.value.code


def told(line: Line) -> list[str]:
    """What the table has told so far."""
    return [each["event"] for each in line.mirror.chat if each.get("event")]


def names(line: Line) -> list[str]:
    """Who sits where, as a person is told."""
    assert line.mirror.table
    return [seat["name"] for seat in line.mirror.table["seats"]]


def test_who_comes_first_by_the_tables_link_is_seated_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pooo")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            first = await come(lobby, links, name="Bea")
            chosen = await come(lobby, links, name="Cy", seat=3)
            assert (first.role, chosen.role) == (1, 3)
            assert await refused(lobby, links, seat=3) == "taken"
            assert await refused(lobby, links, seat=0) == "taken"
            assert (await come(lobby, links, name="Di")).role == 2
            assert await refused(lobby, links) == "taken"
            await host.drain()
            assert names(host) == ["person0", "Bea", "Di", "Cy"]
            assert told(host) == ["joined"] * 3

    asyncio.run(run())


def test_the_tables_link_opens_nothing_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            await come(lobby, links)
            line = await Line(lobby, links.guests).open()
            assert line.session.closed
            assert not line.mirror.table

    asyncio.run(run())


def test_an_answer_that_was_lost_is_given_again_also_after_a_swap(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            secret = new_token()
            first = await come(lobby, links, secret=secret)
            assert await come(lobby, links, secret=secret) == first
            await host.ask(t="host", do="swap", seat=1, **{"with": 2})
            again = await come(lobby, links, secret=secret)
            assert (again.token, again.role) == (first.token, 2)

    asyncio.run(run())


def test_a_seat_taken_by_the_tables_link_is_closed_to_its_own_invitation(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            await come(lobby, links)
            with pytest.raises(Refusal) as no:
                await sat_down(lobby, links, 1)
            assert no.value.code == "void"
            assert await sat_down(lobby, links, 2)  # the other invitation works as ever
            assert await refused(lobby, links) == "taken"

    asyncio.run(run())


def test_after_the_deal_the_tables_link_seats_nobody_but_lets_watch(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            await host.ask(t="host", do="start")
            assert await refused(lobby, links) == "begun"
            assert await refused(lobby, links, seat=1) == "begun"
            held = await come(lobby, links, seat=SPECTATOR)
            watcher = await Line(lobby, held.token).open()
            assert watcher.mirror.table
            assert watcher.mirror.table["you"] == []

    asyncio.run(run())


def test_a_new_link_for_the_table_replaces_the_old_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            held = await come(lobby, links)
            answer = await host.ask(t="host", do="invite", seat=TABLE)
            assert answer["t"] == "link"
            assert await refused(lobby, links) == "void"
            assert await refused(lobby, links, seat=SPECTATOR) == "void"
            guest = await Line(lobby, held.token).open()  # who sat down by the old one stays
            assert guest.mirror.table
            links.guests = answer["token"]
            assert (await come(lobby, links)).role == 2

    asyncio.run(run())


def test_a_guest_changes_to_a_free_seat_and_asks_for_a_taken_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pooo")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            bea = await Line(lobby, (await come(lobby, links, name="Bea")).token).open()
            assert (await bea.ask(t="sit", seat=1, to=3))["t"] == "ack"
            await host.drain()
            assert names(host)[3] == "Bea"
            assert "swapped" in told(host)
            assert (await bea.ask(t="sit", seat=3, to=0))["t"] == "ack"
            await host.drain()
            assert names(host)[0] == "person0"  # not before the other agrees
            await host.consent(0, True)
            await bea.drain()
            assert [names(bea)[0], names(bea)[3]] == ["Bea", "person0"]
            assert bea.mirror.table
            assert bea.mirror.table["you"] == [0]

    asyncio.run(run())


def test_seats_are_not_changed_by_a_refusal_by_others_or_after_the_deal(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            bea = await Line(lobby, (await come(lobby, links, name="Bea")).token).open()
            await bea.ask(t="sit", seat=1, to=0)
            await host.consent(0, False)
            await bea.drain()
            assert names(bea)[0] == "person0"
            assert (await bea.ask(t="sit", seat=0, to=2))["code"] == "seat"
            assert (await bea.ask(t="sit", seat=1, to=7))["code"] == "seat"
            await host.ask(t="host", do="start")
            assert (await bea.ask(t="sit", seat=1, to=2))["code"] == "state"

    asyncio.run(run())


def test_the_deal_waits_for_a_host_who_wants_it_to(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            await host.ask(t="host", do="hold")
            bea = await Line(lobby, (await come(lobby, links)).token).open()
            assert bea.mirror.table
            assert (bea.mirror.table["state"], bea.mirror.table["hold"]) == ("gathering", True)
            await host.ask(t="host", do="hold", on=False)
            await bea.drain()
            assert bea.mirror.table["state"] == "playing"

    asyncio.run(run())


def test_people_talk_and_react_before_the_deal_and_spectators_do_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            host = await Line(lobby, links.host, links.seats[0].token).open()
            bea = await Line(lobby, (await come(lobby, links, name="Bea")).token).open()
            await bea.ask(t="chat", seat=1, text="hello")
            await bea.ask(t="react", seat=1, sign="clap")
            heard = await host.drain()
            assert {"t": "react", "seat": 1, "sign": "clap"} in heard
            assert (await bea.ask(t="typing", seat=1))["t"] == "ack"
            assert await host.drain() == [{"t": "typing", "seat": 1, "on": True}]
            assert (await bea.ask(t="typing", seat=0))["code"] == "seat"
            assert host.mirror.chat[-1]["text"] == "hello"
            assert (await bea.ask(t="react", seat=0, sign="clap"))["code"] == "seat"
            assert (await bea.ask(t="react", seat=1, sign="bomb"))["code"] == "message"
            watcher = await Line(lobby, links.spectator).open()
            assert (await watcher.ask(t="react", seat=-3, sign="clap"))["code"] == "seat"

    asyncio.run(run())
